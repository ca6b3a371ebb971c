#!/usr/bin/env bash
# Each mode of the arcade from the lobby over its loss to saved initials and once more, by keyboard, by
# gamepad and by finger: the three hands at once, with a program for each mode, whose first board the
# seed tells.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

# With it the first step of the Technique sprint is in the first cell, which is open.
seed=4F2A-92C2

# take_board LAYOUT: the first board of a run, its solution, and how many cells a row has.
declare -A made solved
for layout in 4x4 9x9; do
    made[$layout]=$("$game" generate --layout $layout --level beginner --seed $seed | head -n 1)
    solved[$layout]=$("$game" solve "${made[$layout]}" | head -n 1)
done
take_board() { puzzle=${made[$1]} solution=${solved[$1]} size=${1%x*}; }

# Where the middles of cells and of keys of the pad are: cell_at ROW COLUMN, from 0; key_at DIGIT.
lines_of_4=(121 297 477 653)
cell_at() {
    if ((size == 4)); then
        echo "$((lines_of_4[$2] + 246)) ${lines_of_4[$1]}"
    else
        echo "$((315 + $2 * 159 / 2)) $((70 + $1 * 159 / 2))"
    fi
}
key_at() {
    if ((size == 4)); then
        echo "$((1090 + ($1 - 1) % 2 * 114)) $((77 + ($1 - 1) / 2 * 114))"
    else
        echo "$((1072 + ($1 - 1) % 3 * 76)) $((194 + ($1 - 1) / 3 * 76))"
    fi
}

# Where the digits are on the wheel; for 5, in its middle, the open wheel takes the pressed stick.
ways=("" "-1 -1" "0 -1" "1 -1" "-1 0" "-1 0" "1 0" "-1 1" "0 1" "1 1")

# What each hand does, as steps of a script; names of modes are for fingers.
keyboard() {
    case $1 in
        lobby) steps "key A" ;;
        mode) steps "key $2" ;;
        cell) ;; # the next one is selected
        digit) steps "key $2" ;;
        next) steps "key Right" ;;
        down) steps "key Down" ;;
        step) steps "key Enter" ;;
        initials) steps "type KEY" "wait 100" "key Enter" ;;
        again) steps "key Space" ;;
        stop) steps "key Esc" "wait 300" "key Q" ;;
        back) steps "key Esc" ;;
    esac
}
gamepad() {
    case $1 in
        lobby) steps "pad plug xbox" "wait 300" "pad Down 2" "pad Right" "pad A" ;;
        mode)
            steps "pad Left 3"
            (($2 == 1)) || steps "pad Right $(($2 - 1))"
            steps "pad A"
            ;;
        cell) ;;
        digit)
            steps "stick right ${ways[$2]}" "stick right 0 0"
            (($2 != 5)) || steps "pad R3"
            steps "pad A"
            ;;
        next) steps "pad Right" ;;
        down) steps "pad Down" ;;
        step) steps "pad A" ;;
        initials) # those of the last run are there
            (($2 > 1)) || steps "pad Up 2"
            steps "pad A 3"
            ;;
        again) steps "pad A" ;;
        stop) steps "pad Menu" "wait 300" "pad Down" "pad Right" "pad A" ;;
        back) steps "pad B" ;;
    esac
}
finger() {
    case $1 in
        lobby) steps "touch Arcade" ;;
        mode) steps "touch $3" ;;
        cell) steps "tap $(cell_at "$2" "$3")" ;;
        digit) steps "tap $(key_at "$2")" ;;
        next | down) ;;
        step) steps "tap $(cell_at 0 0)" ;;
        initials) (($2 > 1)) || steps "tap 1038 262" ;; # up; leaving saves them
        again) steps "touch Play again" ;;
        stop) steps "touch Pause" "wait 300" "touch End the run" ;;
        back) steps "touch Arcade" ;;
    esac
}
steps() { printf '%s\n' "$@"; }

# write_rows HAND COUNT: from the first open cell on, which is selected, to the last open one.
write_rows() {
    local first=${puzzle%%.*} row column at left=${puzzle:0:$2 * size}
    left=${left//[1-9]/}
    for ((row = ${#first} / size; row < $2; ++row)); do
        for ((column = 0; column < size; ++column)); do
            at=$((row * size + (${#first} + column) % size))
            if [[ ${puzzle:at:1} == . ]]; then
                "$1" cell $row $((at % size))
                "$1" digit "${solution:at:1}"
                left=${left#.}
                [[ -n $left ]] || return 0 # the next board may be there
            fi
            "$1" next
        done
        "$1" down
    done
}

# play HAND NUMBER NAME: a run that scores and is lost. Only waiting takes the run's time, so that it
# is known to the millisecond when its clock has run out.
play() {
    local hand=$1 digit
    steps "wait 300"
    "$hand" lobby
    steps "wait 300"
    "$hand" mode "$2" "$3"
    steps "wait 2400"
    take_board 9x9
    case $2 in
        1)
            write_rows "$hand" 1
            steps "wait 188000" "expect Time!"
            ;;
        2)
            write_rows "$hand" 9
            steps "wait 3000"
            for digit in 1 2 3 4; do # one of them may be right
                "$hand" digit $digit
            done
            steps "expect No hearts left"
            ;;
        3)
            "$hand" step
            steps "wait 60000" "expect Time!"
            ;;
        4)
            take_board 4x4
            write_rows "$hand" 4
            steps "wait 60600" "expect Time!"
            ;;
    esac
    steps "wait 1000" "wait 4000" "expect First on this table"
    "$hand" initials "$2"
    steps "wait 300"
    "$hand" again
    steps "wait 2400"
    "$hand" stop
    steps "wait 5000" "expect Nothing scored this time."
    "$hand" back
    steps "wait 300" "expect Last run" "quit"
}

# all_modes HAND INITIALS
all_modes() {
    local names=("" "Time attack" "Gauntlet" "Technique sprint" "One-minute 4×4") mode saves=$work/$1
    for mode in 1 2 3 4; do
        play "$1" $mode "${names[mode]}" >"$work/$1.script"
        play_script "$1" --seed $seed || return 1
        [[ $(grep -c "\"initials\": \"$2\"" "$saves/arcade.tables") -ge $mode ]] || return 1
    done
}

start_display
all_modes keyboard KEY >"$work/keyboard.txt" 2>&1 &
by_keyboard=$!
all_modes gamepad CAA >"$work/gamepad.txt" 2>&1 &
by_gamepad=$!
all_modes finger BAA >"$work/finger.txt" 2>&1 &
by_finger=$!
wait $by_keyboard || fail "all modes by keyboard: $(<"$work/keyboard.txt")"
wait $by_gamepad || fail "all modes by gamepad: $(<"$work/gamepad.txt")"
wait $by_finger || fail "all modes by finger: $(<"$work/finger.txt")"
proves "each mode is played, lost, signed and begun again by keyboard, gamepad and finger"
