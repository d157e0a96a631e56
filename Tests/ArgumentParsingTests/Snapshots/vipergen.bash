# bash completion for vipergen, for bash 3.2 and later.

# Steps down to a subcommand; fails where the word is none.
_vipergen_descend() {
    case "$command $1" in
        'vipergen gen' | 'vipergen template' | 'vipergen template list' | 'vipergen template show' | 'vipergen template new' | 'vipergen template lint' | 'vipergen check' | 'vipergen init' | 'vipergen completions') command="$command $1" ;;
        *) return 1 ;;
    esac
}

# Whether an option of the command takes a value.
_vipergen_takes_value() {
    case "$command $1" in
        'vipergen --version') return 1 ;;
        'vipergen gen --on-conflict') return 0 ;;
        'vipergen gen -n' | 'vipergen gen --dry-run') return 1 ;;
        'vipergen gen --diff') return 1 ;;
        'vipergen gen --header') return 0 ;;
        'vipergen template new --from') return 0 ;;
        'vipergen check -x' | 'vipergen check --exclude') return 0 ;;
        'vipergen check --format') return 0 ;;
        'vipergen'*' -C' | 'vipergen'*' --project') return 0 ;;
        'vipergen'*' --format') return 0 ;;
        'vipergen'*' -q' | 'vipergen'*' --quiet') return 1 ;;
        'vipergen'*' -h' | 'vipergen'*' --help') return 1 ;;
    esac
    _vipergen_ask && [[ $'\n'$lines == *$'\n'"$1="* ]]
}

# Offers the values of an option.
_vipergen_values() {
    case "$command $1" in
        'vipergen gen --on-conflict') _vipergen_offer 'fail' 'skip' 'overwrite' 'prompt' ;;
        'vipergen gen --header') _vipergen_paths -f ;;
        'vipergen template new --from') _vipergen_offer_lines "$(vipergen __complete sets -- "${words[@]:1}" 2>/dev/null)" ;;
        'vipergen check -x' | 'vipergen check --exclude') _vipergen_offer 'Pods' 'Carthage' ;;
        'vipergen check --format') _vipergen_offer 'text' 'json' 'sarif' ;;
        'vipergen'*' -C' | 'vipergen'*' --project') _vipergen_paths -d ;;
        'vipergen'*' --format') _vipergen_offer 'text' 'json' ;;
        *) _vipergen_ask && _vipergen_offer_lines "$lines" "$1=" ;;
    esac
}

# Offers the words that may stand where the cursor is; fails where none may.
_vipergen_arguments() {
    case "$command $position" in
        'vipergen '[0-9]*) _vipergen_offer 'gen' 'template' 'check' 'init' 'completions' ;;
        'vipergen gen 0') : ;;
        'vipergen gen 1') _vipergen_offer_lines "$(vipergen __complete sets -- "${words[@]:1}" 2>/dev/null)" ;;
        'vipergen template '[0-9]*) _vipergen_offer 'list' 'show' 'new' 'lint' ;;
        'vipergen template show 0') _vipergen_offer_lines "$(vipergen __complete sets -- "${words[@]:1}" 2>/dev/null)" ;;
        'vipergen template new 0') : ;;
        'vipergen template lint '[0-9]*) _vipergen_paths -d ;;
        'vipergen check '[0-9]*) _vipergen_paths -f ;;
        'vipergen completions 0') _vipergen_offer 'bash' 'zsh' 'fish' ;;
        *) return 1 ;;
    esac
}

# Offers the options of the command.
_vipergen_options() {
    case "$command" in
        'vipergen') _vipergen_offer '--version' '--project' '--format' '--quiet' '--help' ;;
        'vipergen gen') _vipergen_offer '--on-conflict' '--dry-run' '--diff' '--header' '--project' '--format' '--quiet' '--help' ;;
        'vipergen template') _vipergen_offer '--project' '--format' '--quiet' '--help' ;;
        'vipergen template list') _vipergen_offer '--project' '--format' '--quiet' '--help' ;;
        'vipergen template show') _vipergen_offer '--project' '--format' '--quiet' '--help' ;;
        'vipergen template new') _vipergen_offer '--from' '--project' '--format' '--quiet' '--help' ;;
        'vipergen template lint') _vipergen_offer '--project' '--format' '--quiet' '--help' ;;
        'vipergen check') _vipergen_offer '--exclude' '--format' '--project' '--quiet' '--help' ;;
        'vipergen init') _vipergen_offer '--project' '--format' '--quiet' '--help' ;;
        'vipergen completions') _vipergen_offer '--project' '--quiet' '--help' ;;
    esac
    _vipergen_ask && _vipergen_offer_options "$lines"
}

# Asks once for the options that the words typed so far bring to the command; fails where there are none.
_vipergen_ask() {
    if [[ $asked != "$command" ]]; then
        asked=$command
        lines=
        case "$command" in
            'vipergen gen') lines=$(vipergen __complete gen-options -- "${words[@]:1}" 2>/dev/null) ;;
        esac
    fi
    [[ -n $lines ]]
}

# Offers the words that begin with what is typed.
_vipergen_offer() {
    local word
    for word; do
        if [[ -n $word && $word == "$cur"* ]]; then
            # Words from elsewhere may hold what the shell would run. Without compopt, readline quotes them.
            if type compopt >/dev/null 2>&1; then printf -v word %q "$word"; fi
            COMPREPLY+=("$head$word")
        fi
    done
}

# Offers the first columns of lines. With a second word: of those that begin with it, without it.
_vipergen_offer_lines() {
    local line
    while IFS= read -r line; do
        line=${line%%$'\t'*}
        if [[ $line == "$2"* ]]; then _vipergen_offer "${line#"$2"}"; fi
    done <<<"$1"
}

# Offers the options in lines such as '--flag', '--option=' and '--option=choice'.
_vipergen_offer_options() {
    local line
    while IFS= read -r line; do
        line=${line%%$'\t'*}
        if [[ $line != *=?* ]]; then _vipergen_offer "${line%=}"; fi
    done <<<"$1"
}

# Offers names of files (-f) or directories (-d).
_vipergen_paths() {
    local path
    while IFS= read -r path; do
        if [[ -n $path ]]; then COMPREPLY+=("$head$path"); fi
    done <<<"$(compgen "$1" -- "$cur")"
    if type compopt >/dev/null 2>&1; then compopt -o filenames 2>/dev/null; fi
}

# Puts the words before the cursor into 'words', and what is typed of the one at the cursor into 'cur'. COMP_WORDS is
# broken at '=' and ':' too; COMP_LINE tells which pieces belong together.
_vipergen_words() {
    local line=${COMP_LINE:0:COMP_POINT} gap piece index last=-1
    words=()
    for ((index = 0; index <= COMP_CWORD; index++)); do
        piece=${COMP_WORDS[index]}
        gap=${line%%[![:space:]]*}
        line=${line#"$gap"}
        if ((index == COMP_CWORD)); then piece=$line; fi
        if [[ -n $gap || $last == -1 ]]; then
            last=$((last + 1))
            words[last]=$piece
        else
            words[last]=${words[last]}$piece
        fi
        line=${line#"$piece"}
    done
    for ((index = 0; index <= last; index++)); do
        words[index]=${words[index]//[\\\'\"]/}
    done
    cur=${words[last]}
    unset "words[last]"
}

# Leaves out of the answers what stands before the last '=' or ':', where these break words for readline.
_vipergen_trim() {
    local mark part start=
    for mark in = :; do
        part=${1%"${1##*$mark}"}
        if [[ $COMP_WORDBREAKS == *$mark* && ${#part} -gt ${#start} ]]; then start=$part; fi
    done
    if [[ -n $start && ${#COMPREPLY[@]} -gt 0 ]]; then COMPREPLY=("${COMPREPLY[@]#"$start"}"); fi
}

# Counts in a word of short options; the last letter that takes a value waits for it.
_vipergen_letters() {
    local letter
    for ((letter = 1; letter < ${#1}; letter++)); do
        if _vipergen_takes_value "-${1:letter:1}"; then
            if ((letter + 1 == ${#1})); then pending=-${1:letter:1}; fi
            return
        fi
    done
}

_vipergen() {
    local words cur whole head= command='vipergen' position=0 pending= literal= asked= lines= index word
    COMPREPLY=()
    _vipergen_words
    for ((index = 1; index < ${#words[@]}; index++)); do
        word=${words[index]}
        if [[ -n $pending ]]; then
            pending=
        elif [[ -n $literal || $word != -?* ]]; then
            _vipergen_descend "$word" || position=$((position + 1))
        elif [[ $word == -- ]]; then
            literal=1
        elif [[ $word == --* ]]; then
            if [[ $word != *=* ]] && _vipergen_takes_value "$word"; then pending=$word; fi
        else
            _vipergen_letters "$word"
        fi
    done

    whole=$cur
    if [[ -n $pending ]]; then
        _vipergen_values "$pending"
    elif [[ -z $literal && $cur == --*=* ]]; then
        head=${cur%%=*}=
        cur=${cur#*=}
        _vipergen_values "${head%=}"
    elif [[ -z $literal && $cur == -* ]]; then
        _vipergen_options
    elif ! _vipergen_arguments && [[ -z $literal ]]; then
        _vipergen_options
    fi
    _vipergen_trim "$whole"
    return 0
}

# Without compopt the answers cannot be called file names one by one.
if type compopt >/dev/null 2>&1; then
    complete -F _vipergen 'vipergen'
else
    complete -o filenames -F _vipergen 'vipergen'
fi
