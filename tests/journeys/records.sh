#!/usr/bin/env bash
# Two people win a small board. From the win the loser finds the run of the other one in the table and
# watches its replay; then everybody's runs, by real keys, after a restart.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

# win SECONDS SEED INITIALS: the steps of a play that takes about so long.
win() {
    local small
    small=$("$game" generate --layout 4x4 --level beginner --seed "$2")
    echo "wait 300"
    echo "key P"
    echo "wait ${1}000"
    solving_steps "$small" "$("$game" solve "$small")"
    echo "wait 3000"
    echo "type $3"
    echo "key Enter"
    echo "wait 300"
}

# play SEED NAME
play() { play_script "$2" --lang en --layout 4x4 --level beginner --seed "$1"; }

start_display
{
    win 10 1 ANA
    echo "quit"
} >"$work/first.script"
play 1 first
{
    win 30 2 BEA
    echo "press Records"
    echo "wait 300"
    echo "expect 1 of 2"
    echo "key Down"
    echo "expect 2 of 2"
    echo "key I"
    echo "expect 1 of 1"
    echo "key S"
    echo "expect Runs of ANA"
    echo "key B"
    echo "expect Runs of ANA"
    echo "key Enter"
    echo "expect Before the first action"
    echo "key Right"
    echo "key Esc"
    echo "expect Runs of ANA"
    echo "expect 1 of 1"
    echo "key Esc"
    echo "wait 300"
    echo "expect Main menu"
    echo "quit"
} >"$work/records.script"
play 2 records
equal "the number of runs" "$(grep -o '"initials"' "$saves/records.book" | wc -l)" 2
proves "from a win the other one's run is found in the table and watched, and the way back is the same"

start_game --layout 4x4 --level beginner
key_to_next_screen r
wait_until_still
shoot records
key Down
sleep 0.2
key_to_next_screen Return
shoot replay
key_to_next_screen Escape
key_to_next_screen s
shoot statistics
key_to_next_screen Escape
key q
wait_for_end
equal "exit status" "$game_status" 0
equal "what the program said" "$(<"$work/said.txt")" ""
proves "after a restart the second run is watched with Enter, by real keys"
