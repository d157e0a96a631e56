#compdef vipergen
# zsh completion for vipergen.

_vipergen_root() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(--version)--version[Show the version]'
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'''
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
        ': :->command'
        '*:: :->arguments'
    )
    _arguments -s -S -A '-*' -C $specs $brought && result=0
    case $state in
        command)
            _vipergen_offer command \
                'gen' 'Write a module' \
                'template' 'List, show, make and check template sets' \
                'check' 'Check modules' \
                'init' 'Write .vipergen.json' \
                'completions' 'Print the completions of a shell' && result=0
            ;;
        arguments)
            case $line[1] in
                'gen') _vipergen_gen && result=0 ;;
                'template') _vipergen_template && result=0 ;;
                'check') _vipergen_check && result=0 ;;
                'init') _vipergen_init && result=0 ;;
                'completions') _vipergen_completions && result=0 ;;
            esac
            ;;
    esac
    return result
}

_vipergen_gen() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(--on-conflict)--on-conflict=[What to do with a file that is there and differs]:ACTION: _vipergen_offer '\''ACTION'\'' '\''fail'\'' '\''Change nothing'\'' '\''skip'\'' '\''Keep the file that is there'\'' '\''overwrite'\'' '\''Don'\''\'\'''\''t keep it\: write the new one'\'' '\''prompt'\'' '\''Ask'\'''
        '(-n --dry-run)-n[Show what would be written and write nothing]'
        '(-n --dry-run)--dry-run[Show what would be written and write nothing]'
        '(--diff)--diff[With --dry-run\: show differences \[unified\]]'
        '(--header)--header=[A file with the header]:FILE:_files'
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'''
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
        '1:NAME: '
        '2::SET: _vipergen_ask '\''SET'\'' vipergen __complete sets'
    )
    _vipergen_bring vipergen __complete gen-options
    _arguments -s -S -C $specs $brought && result=0
    return result
}

_vipergen_template() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'''
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
        ': :->command'
        '*:: :->arguments'
    )
    _arguments -s -S -A '-*' -C $specs $brought && result=0
    case $state in
        command)
            _vipergen_offer command \
                'list' 'List the sets that can be found' \
                'show' 'Show what a set writes' \
                'new' 'Begin a set of your own' \
                'lint' 'Check sets for mistakes' && result=0
            ;;
        arguments)
            case $line[1] in
                'list') _vipergen_template_list && result=0 ;;
                'show') _vipergen_template_show && result=0 ;;
                'new') _vipergen_template_new && result=0 ;;
                'lint') _vipergen_template_lint && result=0 ;;
            esac
            ;;
    esac
    return result
}

_vipergen_template_list() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'''
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
    )
    _arguments -s -S -C $specs $brought && result=0
    return result
}

_vipergen_template_show() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'''
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
        '1:SET: _vipergen_ask '\''SET'\'' vipergen __complete sets'
    )
    _arguments -s -S -C $specs $brought && result=0
    return result
}

_vipergen_template_new() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(--from)--from=[The set to begin with]:SET: _vipergen_ask '\''SET'\'' vipergen __complete sets'
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'''
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
        '1:NAME: '
    )
    _arguments -s -S -C $specs $brought && result=0
    return result
}

_vipergen_template_lint() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'''
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
        '*:DIR:_files -/'
    )
    _arguments -s -S -C $specs $brought && result=0
    return result
}

_vipergen_check() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '*-x+[Leave these out]:PATTERN: _vipergen_offer '\''PATTERN'\'' '\''Pods'\'' '\'''\'' '\''Carthage'\'' '\'''\'''
        '*--exclude=[Leave these out]:PATTERN: _vipergen_offer '\''PATTERN'\'' '\''Pods'\'' '\'''\'' '\''Carthage'\'' '\'''\'''
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'' '\''sarif'\'' '\'''\'''
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
        '*:PATH:_files'
    )
    _arguments -s -S -C $specs $brought && result=0
    return result
}

_vipergen_init() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(--format)--format=[Output format]:FORMAT: _vipergen_offer '\''FORMAT'\'' '\''text'\'' '\'''\'' '\''json'\'' '\'''\'''
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
    )
    _arguments -s -S -C $specs $brought && result=0
    return result
}

_vipergen_completions() {
    local curcontext=$curcontext state state_descr line result=1
    typeset -A opt_args
    local -a specs brought lines
    specs=(
        '(-C --project)-C+[The project'\''s directory]:DIR:_files -/'
        '(-C --project)--project=[The project'\''s directory]:DIR:_files -/'
        '(-q --quiet)-q[Print errors only]'
        '(-q --quiet)--quiet[Print errors only]'
        '(-h --help)-h[Show this help]'
        '(-h --help)--help[Show this help]'
        '1:SHELL: _vipergen_offer '\''SHELL'\'' '\''bash'\'' '\'''\'' '\''zsh'\'' '\'''\'' '\''fish'\'' '\'''\'''
    )
    _arguments -s -S -C $specs $brought && result=0
    return result
}

# Offers words: a title, then each word with its description, which may be empty.
_vipergen_offer() {
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
_vipergen_ask() {
    local title=$1 answer
    local -a answers
    shift
    for answer in "${(@f)$("$@" -- "${(@)typed}" 2>/dev/null)}"; do
        [[ -n $answer ]] && answers+=("${answer%%$'\t'*}" "${${(M)answer#*$'\t'}:+${answer#*$'\t'}}")
    done
    _vipergen_offer "$title" "${(@)answers}"
}

# Asks a command for the options that the words typed so far bring, and makes specs of them.
_vipergen_bring() {
    local answer word help
    lines=("${(@f)$("$@" -- "${(@)typed}" 2>/dev/null)}")
    for answer in "${(@)lines}"; do
        word=${answer%%$'\t'*}
        help=${${answer#"$word"}#$'\t'}
        help=${${${${help//\\/\\\\}//\[/\\[}//\]/\\]}//:/\\:}
        case $word in
            (--*=?*) ;;
            (--*=) brought+=("*${word}[${help}]:value: _vipergen_brought_values ${(q)word}") ;;
            (--?*) brought+=("*${word}[${help}]") ;;
        esac
    done
}

# Offers the values of an option that was asked for.
_vipergen_brought_values() {
    local answer
    local -a answers
    for answer in "${(@)lines}"; do
        if [[ ${answer%%$'\t'*} == "$1"?* ]]; then
            answer=${answer#"$1"}
            answers+=("${answer%%$'\t'*}" "${${answer#"${answer%%$'\t'*}"}#$'\t'}")
        fi
    done
    _vipergen_offer value "${(@)answers}"
}

_vipergen() {
    local -a typed
    typed=("${(@Q)words[2,CURRENT-1]}")
    _vipergen_root
}

# The file is both autoloaded by its name and sourced.
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _vipergen "$@"
else
    compdef _vipergen vipergen
fi
