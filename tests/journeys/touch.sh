#!/usr/bin/env bash
# A 4x4 from the title to saved initials, by fingers alone.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

small=$("$game" generate --layout 4x4 --level beginner --seed "$seed")
solved=$("$game" solve "$small")

# Where the middle of a cell of the 4x4 is: cell_at ROW COLUMN, from 0; of a key of its pad: key_at
# DIGIT.
columns=(367 544 724 900)
rows=(121 297 477 653)
cell_at() { echo "${columns[$2]} ${rows[$1]}"; }
key_at() { echo $((1090 + ($1 - 1) % 2 * 114)) $((194 + ($1 - 1) / 2 * 76)); }

# Two digits by selecting the cell first, the others by locking the digit first.
write_digits() {
    local row column digit written=0
    for ((row = 0; row < 4; ++row)); do
        for ((column = 0; column < 4; ++column)); do
            [[ ${small:row * 4 + column:1} == . ]] || continue
            digit=${solved:row * 4 + column:1}
            if ((written < 2)); then
                echo "tap $(cell_at $row $column)"
                echo "tap $(key_at "$digit")"
            else
                echo "tap 1150 340" # beside everything: nothing is selected
                echo "tap $(key_at "$digit")"
                echo "tap $(cell_at $row $column)"
                echo "tap $(key_at "$digit")" # no longer locked
            fi
            ((++written))
        done
    done
}

# The first open cell, and its digit: written a second time it would be erased, if it were not undone.
for ((first = 0; first < 16; ++first)); do
    [[ ${small:first:1} != . ]] || break
done
digit=${solved:first:1}
first=($((first / 4)) $((first % 4)))

start_display
{
    echo "wait 300"
    echo "touch Play"
    echo "wait 300"
    echo "tap $(cell_at "${first[@]}")"
    echo "tap $(key_at "$digit")"
    echo "tap 1150 340 two" # undo
    echo "wait 300"
    write_digits
    echo "wait 3000"
    echo "tap 1040 230" # the first initial, up
    echo "tap 1200 230 double" # the third
    echo "screenshot $work/win.png"
    echo "touch Main menu"
    echo "wait 300"
    echo "quit"
} >"$work/touch.script"
play_script touch --seed "$seed" --layout 4x4 --level beginner
in_book '"category": "4x4' || fail "no record is in the book"
in_book '"initials": "BAC"' || fail "the record has other initials"
in_book '"wrong_entries": 0' || fail "there was no wrong entry"
no_saved_game || fail "the finished game is still a saved game"
proves "fingers alone lead from the title to a record with initials"
