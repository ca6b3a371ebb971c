#!/usr/bin/env bash
# The puzzle that is played is printed with real keys: a PDF whose digits can be read as text.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

for tool in pdftotext pdfinfo; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing: ./check installs it."
        exit 77
    }
done

page() { find "$saves/pages" -name '*.pdf' 2>/dev/null; }
is_printed() { [[ $(page | wc -l) == 1 && -s $(page) ]]; }

start_display
start_play
key_to_next_screen ctrl+p
wait_until_still
shoot print
key Return
wait_until_still
[[ -z $(page) ]] || fail "printed before the answer"
key Left Return # the focus is on the answer that prints nothing
until_true "the page is written" is_printed
saved_log | grep -q copyout || fail "the run does not know of it"
proves "a puzzle is printed to a file after a question, which ends its clean run"

equal "the number of pages" "$(pdfinfo "$(page)" | sed -n 's/^Pages: *//p')" 1
# Words of one digit, in reading order by their places.
digits=$(pdftotext -bbox "$(page)" - |
    sed -nE 's/.*xMin="([0-9.]+)" yMin="([0-9.]+)".*>([1-9])<\/word>.*/\2 \1 \3/p' |
    sort -k1,1n -k2,2n | cut -d ' ' -f 3 | tr -d '\n')
[[ $digits == *"${puzzle//./}"* ]] || fail "the digits on the page are $digits"
proves "its digits are the givens, as text"

key Escape
until_true "the play goes on" bookmarked "$puzzle"
