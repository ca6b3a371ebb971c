#!/usr/bin/env bash
# Lists of runs as spreadsheets save them: read on the page of the data, with semicolons, and with
# columns that tell nothing of help, whose runs are then not clean.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

mkdir -p "$saves/exports"
{
    echo "category;initials;time_ms;date;wrong_entries;checks;note_fills;pauses;hints;mistakes_revealed;notes_struck;given_up;singles_fills;possible_shown"
    echo "4x4 beginner;EVA;21000;1700000000;0;0;0;0;0;0;0;0;0;0"
    echo "4x4 beginner;LEO;23000;1700000100;0;0;0;0;0;0;0;0;0;0"
} >"$saves/exports/decimal-comma.csv"
{
    echo "category,initials,time_ms,date"
    echo "6x6 easy,IDA,95000,1700000200"
} >"$saves/exports/four-columns.csv"

start_display
{
    echo "wait 300"
    echo "key F10"
    echo "key PgDn 5"
    echo "wait 300"
    echo "press decimal-comma.csv"
    echo "expect Added games: 0, records: 2."
    echo "press four-columns.csv"
    echo "expect Added games: 0, records: 1."
    echo "key Esc"
    echo "wait 300"
    echo "key R"
    echo "wait 300"
    echo "expect EVA"
    echo "expect LEO"
    echo "key Right"
    echo "wait 300"
    echo "expect No clean run here yet."
    echo "key A"
    echo "wait 300"
    echo "expect IDA"
    echo "quit"
} >"$work/lists.script"
play_script lists
proves "lists of other programs are read, and what they do not tell is not taken for clean"
