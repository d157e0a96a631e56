/// The part of the fish script that is the same for every program.
func fishRuntime(function: String, program: String) -> String {
    #"""
    # The words before the cursor, the program's name left out.
    function \#(function)_typed
        set -l words (commandline -opc)
        printf '%s\n' $words[2..-1]
    end

    # Walks the words before the cursor and prints: the command, how many arguments it has, and the option that waits
    # for a value, if one does.
    function \#(function)_walk
        set -l path \#(program)
        set -l position 0
        set -l pending ''
        set -l literal ''
        for word in (commandline -opc)[2..-1]
            if test -n "$pending"
                set pending ''
            else if test -n "$literal"; or not string match -q -- '-?*' "$word"
                if \#(function)_descends $path "$word"
                    set path "$path $word"
                else
                    set position (math $position + 1)
                end
            else if test "$word" = --
                set literal 1
            else if string match -q -- '--*' $word
                if not string match -q -- '*=*' $word; and \#(function)_takes_value $path $word
                    set pending $word
                end
            else
                # Of short options together, the last that takes a value waits for it.
                set -l letters (string split '' -- $word)
                for index in (seq 2 (count $letters))
                    if \#(function)_takes_value $path -$letters[$index]
                        if test $index -eq (count $letters)
                            set pending -$letters[$index]
                        end
                        break
                    end
                end
            end
        end
        printf '%s\n' $path $position $pending
    end

    # Whether the words stand in a command.
    function \#(function)_in --argument-names path
        set -l state (\#(function)_walk)
        test "$state[1]" = "$path"
    end

    # Whether the words stand in a command or below it.
    function \#(function)_under --argument-names path
        set -l state (\#(function)_walk)
        string match -q -- "$path *" "$state[1] "
    end

    # Whether the cursor is at an argument of a command; without a position, at any.
    function \#(function)_at --argument-names path position onwards
        set -l state (\#(function)_walk)
        test "$state[1]" = "$path" -a -z "$state[3]"; or return 1
        test -z "$position"; and return 0
        test $state[2] -eq $position; and return 0
        test -n "$onwards" -a $state[2] -gt $position
    end

    # Offers the options that the words typed so far bring, or the values of the one that waits for its value.
    function \#(function)_offer_brought
        set -l state (\#(function)_walk)
        set -l typed (commandline -ct)
        if test -n "$state[3]"
            \#(function)_brought $state[1] | string replace -f -r -- "^$state[3]=(?=[^\t])" ''
        else if string match -q -- '-*' "$typed"
            if string match -q -- '--*=*' $typed
                \#(function)_brought $state[1]
            else
                \#(function)_brought $state[1] | string match -r -v -- '^[^\t]*=[^\t]' | string replace -r -- '=(?=\t|$)' ''
            end
        end
    end

    """#
}
