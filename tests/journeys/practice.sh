#!/usr/bin/env bash
# Learning with real keys: a technique is looked at, practised with an answer, a hint and a
# second position, and the progress is kept.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

practised() { grep -q "^practice = $1:" "$saves/settings.txt"; }

start_display
start_game
key_to_next_screen t
shoot learn
before=$(look_of)
key space
until_true "Space shows another worked position" looks_different "$before"
proves "the list of techniques opens, and the page of a technique shows several positions"

before=$(look_of)
key Return
until_true "Enter leads to a position to solve" looks_different "$before"
wait_until_still 600x600+40+100
shoot task

# The full house of the first position to solve, which is the same on every machine.
key Down Down Down Down Right Right Right 4
until_true "the answer is counted" practised full_house:1:0
shoot solved
proves "a technique is found with the keyboard, and the progress is kept"

before=$(look_of)
key Return
until_true "Enter leads to the next position" looks_different "$before"
wait_until_still 600x600+40+100
key h
until_true "a hint counts as missed" practised full_house:1:1
key h
sleep 0.3
shoot shown
key Return
proves "a hint shows where, then the step, and another position follows"

key Escape Escape q
wait_for_end
equal "the exit status" "$game_status" 0

{
    echo "key T"
    echo "expect 1/10"
    echo "key Enter"
    echo "expect Full House"
    echo "quit"
} >"$work/later.script"
play_script later
proves "the progress is there after a restart"
