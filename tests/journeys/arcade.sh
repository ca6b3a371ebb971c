#!/usr/bin/env bash
# The arcade with real keys: from the title to the lobby, each mode from its number to its end, with
# initials where something was scored, a pause, losses, and the tables, which are there again after a
# restart.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

seed=4F2A-91C3

in_table() { grep -q "\"initials\": \"$1\"" "$saves/arcade.tables"; }

# Each run that has ended is the last one of its mode, also without a score.
remember_runs() { cp "$saves/arcade.tables" "$work/runs"; }
another_run_has_ended() { ! cmp -s "$saves/arcade.tables" "$work/runs"; }

# puzzle_of LAYOUT: the first board of a run with this seed, and its solution: $puzzle, $solution.
puzzle_of() {
    puzzle=$("$game" generate --layout "$1" --level beginner --seed "$seed" | head -n 1)
    solution=$("$game" solve "$puzzle" | grep -oE "^[1-9]{${#puzzle}}$" | head -n 1)
    [[ -n $solution ]] || fail "the solution of $puzzle is not known"
}

# Starts the program with that seed and a run of this number, beyond the countdown.
begin_run() {
    start_game --seed "$seed"
    key_to_next_screen a
    wait_until_still
    local before
    before=$(look_of)
    key "$1"
    until_true "its number starts the run" looks_different "$before"
    sleep 0.5
    key Return # goes at once
    sleep 0.5
}

# Writes every digit of the board: Tab goes to the next empty cell.
solve_board() {
    local cell
    for ((cell = 0; cell < ${#puzzle}; ++cell)); do
        [[ ${puzzle:cell:1} == [1-9] ]] || key "${solution:cell:1}" Tab
    done
    sleep 1 # the wave
}

# write_wrong COUNT: wrong digits in the empty cells, one after another.
write_wrong() {
    local cell digit left=$1
    for ((cell = 0; cell < ${#puzzle} && left > 0; ++cell)); do
        [[ ${puzzle:cell:1} == [1-9] ]] && continue
        for ((digit = 1; digit <= 9 && left > 0; ++digit)); do
            [[ $digit != "${solution:cell:1}" ]] || continue
            key "$digit"
            left=$((left - 1))
        done
        key Tab
    done
}

# end_run INITIALS: pauses, ends the run and enters them.
end_run() {
    key Escape
    wait_until_still
    shoot "pause-$1"
    key q
    sleep 4 # the end is deaf at first, and its tally counts
    type_text "$1"
    key Return
    until_true "the result is in the table with its initials" in_table "$1"
    shoot "end-$1"
}

leave() {
    key Escape
    sleep 0.3
    kill_game
}

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
kill_game
proves "A on the title leads to the lobby, and T to the tables"

puzzle_of 4x4
begin_run 4
shoot small-boards
solve_board
end_run FOU
no_saved_game || fail "an arcade run is saved as a game"
leave
proves "4x4 boards are played, paused, ended and kept in their table, and not among the games"

puzzle_of 9x9
begin_run 1
solve_board
shoot time-attack
end_run TIM
leave
proves "a board of the Time attack is solved, and the run is in its table"

begin_run 2
solve_board
shoot gauntlet
end_run GAU
leave
proves "a board of the Gauntlet is solved, and the run is in its table"

begin_run 2
remember_runs
write_wrong 3
shoot no-hearts
until_true "the run is over" another_run_has_ended
sleep 4
shoot lost-hearts
leave
proves "three wrong digits end the Gauntlet"

begin_run 1
remember_runs
write_wrong 37
shoot no-time
until_true "the run is over" another_run_has_ended
sleep 4
shoot lost-time
leave
proves "the time of the Time attack runs out"

begin_run 3
shoot sprint
key Right Return # an answer, right or wrong
sleep 1
remember_runs
key Escape
wait_until_still
key q
until_true "the run is over" another_run_has_ended
sleep 4
shoot sprint-end
leave
proves "the Technique sprint is answered and ended"

start_game
key_to_next_screen a
wait_until_still
shoot best
for initials in FOU TIM GAU; do
    in_table "$initials" || fail "the table of $initials is lost"
done
proves "the tables are there after the program was killed"
