/// The part of the zsh script that is the same for every program.
func zshRuntime(function: String, program: String) -> String {
    #"""
    # Offers words: a title, then each word with its description, which may be empty.
    \#(function)_offer() {
        local title=$1
        local -a items
        shift
        while (( $# > 0 )); do
            items+=("${1//:/\\:}${2:+:$2}")
            shift 2
        done
        _describe -t values "$title" items
    }

    # Asks a command for words, a line each, with an optional tab and description: a title, then the command.
    \#(function)_ask() {
        local title=$1 answer
        local -a answers
        shift
        for answer in "${(@f)$("$@" -- "${(@)typed}" 2>/dev/null)}"; do
            [[ -n $answer ]] && answers+=("${answer%%$'\t'*}" "${${(M)answer#*$'\t'}:+${answer#*$'\t'}}")
        done
        \#(function)_offer "$title" "${(@)answers}"
    }

    # Asks a command for the options that the words typed so far bring, and makes specs of them.
    \#(function)_bring() {
        local answer word help
        lines=("${(@f)$("$@" -- "${(@)typed}" 2>/dev/null)}")
        for answer in "${(@)lines}"; do
            word=${answer%%$'\t'*}
            help=${${answer#"$word"}#$'\t'}
            help=${${${${help//\\/\\\\}//\[/\\[}//\]/\\]}//:/\\:}
            case $word in
                (--*=?*) ;;
                (--*=) brought+=("*${word}[${help}]:value: \#(function)_brought_values ${(q)word}") ;;
                (--?*) brought+=("*${word}[${help}]") ;;
            esac
        done
    }

    # Offers the values of an option that was asked for.
    \#(function)_brought_values() {
        local answer
        local -a answers
        for answer in "${(@)lines}"; do
            if [[ ${answer%%$'\t'*} == "$1"?* ]]; then
                answer=${answer#"$1"}
                answers+=("${answer%%$'\t'*}" "${${answer#"${answer%%$'\t'*}"}#$'\t'}")
            fi
        done
        \#(function)_offer value "${(@)answers}"
    }

    \#(function)() {
        local -a typed
        typed=("${(@Q)words[2,CURRENT-1]}")
        \#(function)_root
    }

    # The file is both autoloaded by its name and sourced.
    if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        \#(function) "$@"
    else
        compdef \#(function) \#(program)
    fi

    """#
}
