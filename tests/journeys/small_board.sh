#!/usr/bin/env bash
# A 4x4 from the New Game screen to the record, with real key presses.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

small=$("$game" generate --layout 4x4 --level beginner --seed "$seed")
solved=$("$game" solve "$small")
equal "a 4x4 has 16 cells" "${#small}${#solved}" 1616
equal "check reads it back" "$("$game" check "$small")" "one solution"

start_display
start_game --seed "$seed" --layout 4x4 --level beginner
key_to_next_screen n
shoot new-game
key Return
until_true "a 4x4 is saved" bookmarked "$small"
proves "Enter on New Game starts the layout that was chosen"

keys=(Home)
for ((row = 0; row < 4; ++row)); do
    for ((column = 0; column < 4; ++column)); do
        [[ ${small:row * 4 + column:1} != . ]] || keys+=("${solved:row * 4 + column:1}")
        keys+=(Right)
    done
    keys+=(Down)
done
key "${keys[@]}"
until_true "the record is in the book" in_book '"category": "4x4'
shoot win
proves "four rows of digits end the play and write the record"

sleep 0.8
key f o u Return
until_true "the initials are in the book" in_book '"initials": "FOU"'
until_true "the finished game is no longer a saved game" no_saved_game
proves "the record has a name, and no game is left open"
