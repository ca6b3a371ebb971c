#!/usr/bin/env bash
# A run is won, its replay watched and left in the middle, practised from there, copied and proved.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

count_runs() { grep -o '"initials"' "$saves/records.book" | wc -l; }

start_display
{
    echo "wait 300"
    echo "key Enter"
    echo "wait 300"
    solving_steps "$puzzle" "$solution"
    echo "wait 3000"
    echo "type ABC"
    echo "key Enter"
    echo "wait 300"
    echo "press Records"
    echo "expect Watch this run"
    echo "quit"
} >"$work/win.script"
play_script win --seed "$seed"
in_book '"initials": "ABC"' || fail "the record is not in the book"
replay=$(find "$saves/replays" -name '*.replay')
[[ $(wc -l <<<"$replay") == 1 && -s $replay ]] || fail "there is not exactly one replay"
proves "a run that is won is kept as one replay, which the records offer"

"$game" replay "$replay" >"$work/said.txt" || fail "the replay is not proved"
grep -q "9x9 easy, clean" "$work/said.txt" || fail "the command does not say what the log yields"
grep -q "What is claimed agrees with the log" "$work/said.txt" || fail "the claims do not agree"
! grep -q "That the puzzle is" "$work/said.txt" || fail "its level is not proved by its code"
proves "the command works out the same time and class from the log, and the puzzle from its code"

{
    echo "wait 300"
    echo "key R"
    echo "expect Watch this run"
    echo "key W"
    echo "expect Before the first action"
    echo "key Right 5"
    echo "key Space"
    echo "wait 400"
    echo "key Space"
    echo "press Play on from here"
    echo "wait 300"
    echo "solve 3"
    echo "wait 300"
    echo "key Esc"
    echo "expect Copy as text"
    echo "key Esc"
    echo "expect Watch this run"
    echo "key Esc"
    echo "wait 300"
    echo "quit"
} >"$work/watch.script"
play_script watch
equal "the number of runs" "$(count_runs)" 1
equal "the number of saved games" "$(find "$saves/games" -name '*.game' | wc -l)" 0
equal "the number of replays" "$(find "$saves/replays" -name '*.replay' | wc -l)" 1
proves "a replay is left in the middle, and practice from there leaves no trace"

"$game" replay --text "$replay" >"$work/message.txt"
sed 's/^/> /' "$work/message.txt" | "$game" replay >"$work/said.txt" || fail "the text is not proved"
{
    echo "wait 300"
    echo "drop $work/message.txt"
    echo "expect Before the first action"
    echo "quit"
} >"$work/friend.script"
"$game" --data-dir "$work/friend" --size 1280x800 --script "$work/friend.script"
proves "a friend watches the text of a run, and it is proved there too"

sed '4s/./!/20' "$work/message.txt" >"$work/damaged.txt"
status=0
"$game" replay "$work/damaged.txt" 2>"$work/said.txt" || status=$?
equal "the status for a damaged replay" "$status" 1
grep -q "line 2 of its code" "$work/said.txt" || fail "the place of the damage is not named"
proves "damage is refused with its place"
