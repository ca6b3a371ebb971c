#!/usr/bin/env bash
# A file with many puzzles: opened as a collection, one solved, the next one begun, both found so.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

cat >"$work/newspaper.sdm" <<'END'
53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
buy bread and milk
72.....15..35...921.5...4..3...4.....1...8....7.63..4..62.....9......2515..7...3.
673..8..4..94.....5.26.97...9...5....14.629.33....4.764..2.38..8....1629..158....
END

start_display
{
    echo "wait 300"
    echo "drop $work/newspaper.sdm"
    echo "expect 0 of 3 solved"
    echo "key N"
    echo "wait 3000"
    echo "solve"
    echo "wait 3000"
    echo "type ANA"
    echo "key Enter"
    echo "wait 300"
    echo "key Space"
    echo "wait 3000"
    echo "solve 3"
    echo "wait 300"
    echo "key P"
    echo "expect Paused"
    echo "key Q"
    echo "expect 1 of 3 solved"
    echo "expect Next unsolved"
    echo "quit"
} >"$work/play.script"
play_script play
grep -q "elsewhere" "$saves/records.book" || fail "no record of its kind is in the book"
[[ $(ls "$saves/collections" | grep -c '\.collection$') == 1 ]] || fail "no collection is kept"
[[ $(ls "$saves/games" | grep -c '\.game$') == 1 ]] || fail "the next puzzle is not among the games"
proves "a puzzle of a collection is solved, the next unsolved one begun with one key, and left for it"

{
    echo "wait 300"
    echo "key O"
    echo "key C"
    echo "expect newspaper.sdm"
    echo "key F2"
    echo "expect Rename the collection"
    echo "type 2"
    echo "key Enter"
    echo "expect newspaper.sdm2"
    echo "key Enter"
    echo "expect 1 of 3 solved"
    echo "expect can't be played"
    echo "quit"
} >"$work/again.script"
play_script again
proves "it is found solved after a restart, and the other begun; the collection can be renamed"
