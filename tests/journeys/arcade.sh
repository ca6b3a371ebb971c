#!/usr/bin/env bash
# The arcade with real keys: from the title to the lobby and its tables, a run on 4x4 boards over a pause
# to its initials, and after the program was killed a loss, beside which the table is still there. What
# each mode does is in arcade_hands.sh.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

seed=4F2A-91C3
small=$("$game" generate --layout 4x4 --level beginner --seed "$seed")
solved=$("$game" solve "$small")

in_table() { grep -q "\"initials\": \"$1\"" "$saves/arcade.tables"; }

# Each run that has ended is the last one of its mode, also without a score.
remember_runs() { cp "$saves/arcade.tables" "$work/runs"; }
another_run_has_ended() { ! cmp -s "$saves/arcade.tables" "$work/runs"; }

# Starts a run from the lobby with its number, beyond the countdown.
begin_run() {
    local before
    before=$(look_of)
    key "$1"
    until_true "its number starts the run" looks_different "$before"
    sleep 0.5
    key Return # goes at once
    sleep 0.5
}

start_display
start_game --seed "$seed"
key_to_next_screen a
wait_until_still
shoot lobby
key_to_next_screen t
wait_until_still
shoot tables
key_to_next_screen Escape
wait_until_still
proves "A on the title leads to the lobby, and T to the tables"

begin_run 4
shoot small-boards
for ((cell = 0; cell < 16; ++cell)); do # Tab goes to the next empty cell
    [[ ${small:cell:1} == [1-9] ]] || key "${solved:cell:1}" Tab
done
sleep 1 # the wave
key Escape
wait_until_still
shoot pause
key q
sleep 4 # the end is deaf at first, and its tally counts
type_text FOU
key Return
until_true "the result is in the table with its initials" in_table FOU
shoot end
no_saved_game || fail "an arcade run is saved as a game"
kill_game
proves "4x4 boards are played, paused, ended and kept in their table, and not among the games"

start_game --seed "$seed"
key_to_next_screen a
wait_until_still
shoot best
begin_run 2
remember_runs
key 1 2 3 4 # one of them may be right
until_true "the run is over" another_run_has_ended
sleep 2
shoot lost-hearts
in_table FOU || fail "the table is lost"
proves "three wrong digits end the Gauntlet, and the table is there after the program was killed"
