#!/usr/bin/env bash
# The first lesson with real keys, from the title to its win, the initials and the first game.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

settings_say() { grep -qx "$1" "$saves/settings.txt"; }

start_display
{
    echo "wait 300"
    echo "expect First time? Learn it in a minute"
    echo "key F"
    echo "wait 300"
    echo "key Right 2"
    echo "key 3"
    echo "key Down 2"
    echo "key Left 2"
    echo "key Shift+2"
    echo "key Ctrl+Z"
    echo "key H"
    echo "wait 600"
    echo "key Esc"
    echo "wait 300"
    echo "expect Now finish it"
    for step in 2 "Right 3" 3 Down "Left 2" 3 Right 2 "Up 2" 1 "Left 2" 3; do
        echo "key $step"
    done
    echo "wait 2500"
    echo "expect Your first board"
    echo "expect First win"
    echo "type ANA"
    echo "wait 300"
    echo "screenshot $work/lesson.png"
    echo "key Enter"
    echo "wait 300"
    echo "key Enter" # 6x6 Beginner has the focus
    echo "wait 1500"
    echo "expect 6×6 Beginner"
    echo "quit"
} >"$work/lesson.script"
play_script lesson
settings_say "initials = ANA" || fail "the initials are kept"
[[ ! -e $saves/records.book ]] || ! grep -q '"category"' "$saves/records.book" ||
    fail "a lesson is no run"
proves "the lesson leads to a real win with initials, and that to the first game"
