/// The part of the bash script that is the same for every program.
func bashRuntime(function: String, program: String) -> String {
    #"""
    # Offers the words that begin with what is typed.
    \#(function)_offer() {
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
    \#(function)_offer_lines() {
        local line
        while IFS= read -r line; do
            line=${line%%$'\t'*}
            if [[ $line == "$2"* ]]; then \#(function)_offer "${line#"$2"}"; fi
        done <<<"$1"
    }

    # Offers the options in lines such as '--flag', '--option=' and '--option=choice'.
    \#(function)_offer_options() {
        local line
        while IFS= read -r line; do
            line=${line%%$'\t'*}
            if [[ $line != *=?* ]]; then \#(function)_offer "${line%=}"; fi
        done <<<"$1"
    }

    # Offers names of files (-f) or directories (-d).
    \#(function)_paths() {
        local path
        while IFS= read -r path; do
            if [[ -n $path ]]; then COMPREPLY+=("$head$path"); fi
        done <<<"$(compgen "$1" -- "$cur")"
        if type compopt >/dev/null 2>&1; then compopt -o filenames 2>/dev/null; fi
    }

    # Puts the words before the cursor into 'words', and what is typed of the one at the cursor into 'cur'. COMP_WORDS is
    # broken at '=' and ':' too; COMP_LINE tells which pieces belong together.
    \#(function)_words() {
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
    \#(function)_trim() {
        local mark part start=
        for mark in = :; do
            part=${1%"${1##*$mark}"}
            if [[ $COMP_WORDBREAKS == *$mark* && ${#part} -gt ${#start} ]]; then start=$part; fi
        done
        if [[ -n $start && ${#COMPREPLY[@]} -gt 0 ]]; then COMPREPLY=("${COMPREPLY[@]#"$start"}"); fi
    }

    # Counts in a word of short options; the last letter that takes a value waits for it.
    \#(function)_letters() {
        local letter
        for ((letter = 1; letter < ${#1}; letter++)); do
            if \#(function)_takes_value "-${1:letter:1}"; then
                if ((letter + 1 == ${#1})); then pending=-${1:letter:1}; fi
                return
            fi
        done
    }

    \#(function)() {
        local words cur whole head= command='\#(program)' position=0 pending= literal= asked= lines= index word
        COMPREPLY=()
        \#(function)_words
        for ((index = 1; index < ${#words[@]}; index++)); do
            word=${words[index]}
            if [[ -n $pending ]]; then
                pending=
            elif [[ -n $literal || $word != -?* ]]; then
                \#(function)_descend "$word" || position=$((position + 1))
            elif [[ $word == -- ]]; then
                literal=1
            elif [[ $word == --* ]]; then
                if [[ $word != *=* ]] && \#(function)_takes_value "$word"; then pending=$word; fi
            else
                \#(function)_letters "$word"
            fi
        done

        whole=$cur
        if [[ -n $pending ]]; then
            \#(function)_values "$pending"
        elif [[ -z $literal && $cur == --*=* ]]; then
            head=${cur%%=*}=
            cur=${cur#*=}
            \#(function)_values "${head%=}"
        elif [[ -z $literal && $cur == -* ]]; then
            \#(function)_options
        elif ! \#(function)_arguments && [[ -z $literal ]]; then
            \#(function)_options
        fi
        \#(function)_trim "$whole"
        return 0
    }

    # Without compopt the answers cannot be called file names one by one.
    if type compopt >/dev/null 2>&1; then
        complete -F \#(function) '\#(program)'
    else
        complete -o filenames -F \#(function) '\#(program)'
    fi

    """#
}
