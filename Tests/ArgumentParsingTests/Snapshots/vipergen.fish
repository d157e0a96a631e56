# fish completion for vipergen.

# Whether a word steps down from a command to a subcommand.
function __vipergen_descends --argument-names path word
    switch "$path $word"
        case 'vipergen gen' 'vipergen template' 'vipergen template list' 'vipergen template show' 'vipergen template new' 'vipergen template lint' 'vipergen check' 'vipergen init' 'vipergen completions'
            return 0
    end
    return 1
end

# Whether an option of a command takes a value.
function __vipergen_takes_value --argument-names path option
    switch "$path $option"
        case 'vipergen --version'
            return 1
        case 'vipergen gen --on-conflict'
            return 0
        case 'vipergen gen -n' 'vipergen gen --dry-run'
            return 1
        case 'vipergen gen --diff'
            return 1
        case 'vipergen gen --header'
            return 0
        case 'vipergen template new --from'
            return 0
        case 'vipergen check -x' 'vipergen check --exclude'
            return 0
        case 'vipergen check --format'
            return 0
        case 'vipergen* -C' 'vipergen* --project'
            return 0
        case 'vipergen* --format'
            return 0
        case 'vipergen* -q' 'vipergen* --quiet'
            return 1
        case 'vipergen* -h' 'vipergen* --help'
            return 1
    end
    __vipergen_brought $path | string match -q -- "$option="\t'*'
end

# What a command is told of the options that the words typed so far bring, a line each.
function __vipergen_brought --argument-names path
    switch "$path"
        case 'vipergen gen'
            vipergen __complete gen-options -- (__vipergen_typed) 2>/dev/null
    end
end

# The words before the cursor, the program's name left out.
function __vipergen_typed
    set -l words (commandline -opc)
    printf '%s\n' $words[2..-1]
end

# Walks the words before the cursor and prints: the command, how many arguments it has, and the option that waits
# for a value, if one does.
function __vipergen_walk
    set -l path vipergen
    set -l position 0
    set -l pending ''
    set -l literal ''
    for word in (commandline -opc)[2..-1]
        if test -n "$pending"
            set pending ''
        else if test -n "$literal"; or not string match -q -- '-?*' "$word"
            if __vipergen_descends $path "$word"
                set path "$path $word"
            else
                set position (math $position + 1)
            end
        else if test "$word" = --
            set literal 1
        else if string match -q -- '--*' $word
            if not string match -q -- '*=*' $word; and __vipergen_takes_value $path $word
                set pending $word
            end
        else
            # Of short options together, the last that takes a value waits for it.
            set -l letters (string split '' -- $word)
            for index in (seq 2 (count $letters))
                if __vipergen_takes_value $path -$letters[$index]
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
function __vipergen_in --argument-names path
    set -l state (__vipergen_walk)
    test "$state[1]" = "$path"
end

# Whether the words stand in a command or below it.
function __vipergen_under --argument-names path
    set -l state (__vipergen_walk)
    string match -q -- "$path *" "$state[1] "
end

# Whether the cursor is at an argument of a command; without a position, at any.
function __vipergen_at --argument-names path position onwards
    set -l state (__vipergen_walk)
    test "$state[1]" = "$path" -a -z "$state[3]"; or return 1
    test -z "$position"; and return 0
    test $state[2] -eq $position; and return 0
    test -n "$onwards" -a $state[2] -gt $position
end

# Offers the options that the words typed so far bring, or the values of the one that waits for its value.
function __vipergen_offer_brought
    set -l state (__vipergen_walk)
    set -l typed (commandline -ct)
    if test -n "$state[3]"
        __vipergen_brought $state[1] | string replace -f -r -- "^$state[3]=(?=[^\t])" ''
    else if string match -q -- '-*' "$typed"
        if string match -q -- '--*=*' $typed
            __vipergen_brought $state[1]
        else
            __vipergen_brought $state[1] | string match -r -v -- '^[^\t]*=[^\t]' | string replace -r -- '=(?=\t|$)' ''
        end
    end
end

complete --command vipergen --erase
complete --command vipergen --no-files
complete --command vipergen --condition '__vipergen_at \'vipergen\'' --arguments 'gen' --description 'Write a module'
complete --command vipergen --condition '__vipergen_at \'vipergen\'' --arguments 'template' --description 'List, show, make and check template sets'
complete --command vipergen --condition '__vipergen_at \'vipergen\'' --arguments 'check' --description 'Check modules'
complete --command vipergen --condition '__vipergen_at \'vipergen\'' --arguments 'init' --description 'Write .vipergen.json'
complete --command vipergen --condition '__vipergen_at \'vipergen\'' --arguments 'completions' --description 'Print the completions of a shell'
complete --command vipergen --condition '__vipergen_in \'vipergen\'' --long-option version --description 'Show the version'
complete --command vipergen --short-option C --long-option project --exclusive --arguments '(__fish_complete_directories)' --description 'The project\'s directory'
complete --command vipergen --condition 'not contains -- (__vipergen_walk)[1] \'vipergen completions\'' --long-option format --exclusive --arguments '\'text\' \'json\'' --description 'Output format'
complete --command vipergen --short-option q --long-option quiet --description 'Print errors only'
complete --command vipergen --short-option h --long-option help --description 'Show this help'
complete --command vipergen --condition '__vipergen_at \'vipergen gen\' 1' --arguments '(vipergen __complete sets -- (__vipergen_typed) 2>/dev/null)' --description 'SET'
complete --command vipergen --condition '__vipergen_in \'vipergen gen\'' --long-option on-conflict --exclusive --arguments '\'fail\'\\t\'Change nothing\' \'skip\'\\t\'Keep the file that is there\' \'overwrite\'\\t\'Don\\\'t keep it: write the new one\' \'prompt\'\\t\'Ask\'' --description 'What to do with a file that is there and differs'
complete --command vipergen --condition '__vipergen_in \'vipergen gen\'' --short-option n --long-option dry-run --description 'Show what would be written and write nothing'
complete --command vipergen --condition '__vipergen_in \'vipergen gen\'' --long-option diff --description 'With --dry-run: show differences [unified]'
complete --command vipergen --condition '__vipergen_in \'vipergen gen\'' --long-option header --require-parameter --force-files --description 'A file with the header'
complete --command vipergen --condition '__vipergen_in \'vipergen gen\'' --arguments '(__vipergen_offer_brought)'
complete --command vipergen --condition '__vipergen_at \'vipergen template\'' --arguments 'list' --description 'List the sets that can be found'
complete --command vipergen --condition '__vipergen_at \'vipergen template\'' --arguments 'show' --description 'Show what a set writes'
complete --command vipergen --condition '__vipergen_at \'vipergen template\'' --arguments 'new' --description 'Begin a set of your own'
complete --command vipergen --condition '__vipergen_at \'vipergen template\'' --arguments 'lint' --description 'Check sets for mistakes'
complete --command vipergen --condition '__vipergen_at \'vipergen template show\' 0' --arguments '(vipergen __complete sets -- (__vipergen_typed) 2>/dev/null)' --description 'SET'
complete --command vipergen --condition '__vipergen_in \'vipergen template new\'' --long-option from --exclusive --arguments '(vipergen __complete sets -- (__vipergen_typed) 2>/dev/null)' --description 'The set to begin with'
complete --command vipergen --condition '__vipergen_at \'vipergen template lint\' 0 onwards' --arguments '(__fish_complete_directories)' --description 'DIR'
complete --command vipergen --condition '__vipergen_at \'vipergen check\' 0 onwards' --force-files --description 'PATH'
complete --command vipergen --condition '__vipergen_in \'vipergen check\'' --short-option x --long-option exclude --exclusive --arguments '\'Pods\' \'Carthage\'' --description 'Leave these out'
complete --command vipergen --condition '__vipergen_in \'vipergen check\'' --long-option format --exclusive --arguments '\'text\' \'json\' \'sarif\'' --description 'Output format'
complete --command vipergen --condition '__vipergen_at \'vipergen completions\' 0' --arguments '\'bash\' \'zsh\' \'fish\'' --description 'SHELL'
