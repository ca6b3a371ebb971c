#!/usr/bin/env bash
# A stopped program (SIGSTOP), whose window stays with the board in it: that time counts, and the
# play goes on as if nothing had been. Promise 9 of docs/PROMISE.md.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

milliseconds() { date +%s%3N; }

start_display
start_play
# Nothing of the time before the first action was saved counts here.
before=$(milliseconds)
enter_rows 1
until_true "a row is saved" digits_are "$(after_rows 1)"
elapsed=$(saved_elapsed)

kill -STOP "$game_id"
sleep 9
kill -CONT "$game_id"
click_cell 2 1
key Home
now=$(saved_digits)
digits=$now
for ((column = 9; column < 18; ++column)); do
    [[ ${now:column:1} == . ]] || {
        key Right
        continue
    }
    key "${solution:column:1}"
    digits=${now:0:column}${solution:column:1}${now:column+1}
    break
done
until_true "the next digit is saved" digits_are "$digits"
passed=$(($(milliseconds) - before))
counted=$(($(saved_elapsed) - elapsed))
[[ $counted -ge 0 ]] || fail "time ran backwards: $counted ms"
[[ $counted -ge 9000 && $counted -le $passed ]] ||
    fail "$counted ms were counted of $passed, nine seconds of them stopped"
! find "$saves" -name '*.damaged*' | grep -q . || fail "a file was damaged"
! saved_log | grep -q interrupted || fail "the run says that it was interrupted"
proves "nine seconds stopped are play time ($counted ms of $passed)"

key p
until_true "the pause is saved" log_ends_with pause
key q
proves "the play goes on after that"
