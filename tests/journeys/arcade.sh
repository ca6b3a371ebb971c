#!/usr/bin/env bash
# An arcade mode with real keys: from the title to the lobby, a run with digits, a pause, the end
# with initials, and the table, which is there again after a restart.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

in_table() { grep -q "\"initials\": \"$1\"" "$saves/arcade.tables"; }

# The board, beside which the clock runs.
arcade_board=640x640+315+105

start_display
start_game
key_to_next_screen a
wait_until_still
shoot lobby
key_to_next_screen t
wait_until_still
shoot tables
key_to_next_screen Escape
wait_until_still
proves "A on the title leads to the lobby, and T to the tables"

before=$(look_of)
key 4
until_true "its number starts the run" looks_different "$before"
wait_until_still "$arcade_board"
# Every digit in every cell of the first row: one of them is right, and wrong ones cost time.
for _ in 1 2 3 4; do
    key 1 2 3 4 Right
done
shoot run
key Escape
wait_until_still
shoot pause
key Down
wait_until_still
key Return
sleep 2 # the end is deaf at first
wait_until_still
type_text EVA
key Return
until_true "the result is in the table with its initials" in_table EVA
shoot end
no_saved_game || fail "an arcade run is saved as a game"
proves "a run is paused, ended and kept in its table, and not among the games"

key Escape
sleep 0.3
kill_game
start_game
key_to_next_screen a
wait_until_still
shoot best
in_table EVA || fail "the table is lost"
proves "the table is there after the program was killed"
