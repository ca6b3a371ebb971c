#!/usr/bin/env bash
# The day's board with real keys: from the title to its medals, which are there after a restart.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

day=$("$game" generate --day "$(date +%F)" --layout 9x9 --level medium)
solved=$("$game" solve "$day")

start_display
{
    echo "wait 300"
    echo "expect Play today's board"
    echo "key D"
    echo "wait 1000"
    echo "expect Today's board"
    solving_steps "$day" "$solved"
    echo "wait 3000"
    echo "type DAY"
    echo "wait 300"
    echo "key Enter"
    echo "wait 300"
    echo "key Esc"
    echo "wait 300"
    echo "expect 3 medals"
    echo "quit"
} >"$work/day.script"
play_script day
grep -qF '"category": "9x9 medium"' "$saves/records.book" || fail "no record is in the book"
no_saved_game || fail "the finished game is still a saved game"
proves "one key plays today's board, and solving it earns its medals"

{
    echo "wait 300"
    echo "expect 3 medals"
    echo "expect Play it again"
    echo "quit"
} >"$work/again.script"
play_script again
proves "the medals are there after a restart"
