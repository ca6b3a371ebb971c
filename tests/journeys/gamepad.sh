#!/usr/bin/env bash
# A 4x4 from the title to saved initials, with a gamepad alone.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

small=$("$game" generate --layout 4x4 --level beginner --seed "$seed")
solved=$("$game" solve "$small")

# Where the digits are on the wheel.
ways=("" "-1 -1" "0 -1" "1 -1" "-1 0")

# All cells in reading order; the right end of a row leads to its left end.
write_digits() {
    local row column
    echo "pad Up" # to the first cell
    for ((row = 0; row < 4; ++row)); do
        for ((column = 0; column < 4; ++column)); do
            if [[ ${small:row * 4 + column:1} == . ]]; then
                echo "stick right ${ways[${solved:row * 4 + column:1}]}"
                echo "pad A"
                echo "stick right 0 0"
            fi
            echo "pad Right"
        done
        echo "pad Down"
    done
}

start_display
{
    echo "pad plug playstation"
    echo "wait 300"
    echo "pad A" # Play
    echo "wait 300"
    echo "pad Menu"
    echo "expect Paused"
    echo "pad A" # Resume
    echo "wait 300"
    echo "pad unplug"
    echo "pad plug xbox" # another one, while the game runs
    write_digits
    echo "wait 3000"
    echo "pad Up"
    echo "pad Right 2"
    echo "pad Up 2"
    echo "screenshot $work/win.png"
    echo "pad A" # saves them
    echo "pad B" # to the title
    echo "wait 300"
    echo "expect Quit"
    echo "quit"
} >"$work/gamepad.script"
play_script gamepad --seed "$seed" --layout 4x4 --level beginner
in_book '"category": "4x4' || fail "no record is in the book"
in_book '"initials": "BAC"' || fail "the record has other initials"
in_book '"wrong_entries": 0' || fail "there was no wrong entry"
no_saved_game || fail "the finished game is still a saved game"
proves "a gamepad alone leads from the title to a record with initials"
