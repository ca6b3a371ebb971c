#!/usr/bin/env bash
# A second start with damaged files: the backup is restored, a notice says so, nothing is thrown
# away.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

damaged() { find "$saves" -name "$1.damaged-1"; }
# The pixels of the notice's own colour.
shows_notice() {
    local gold
    shoot seen
    gold=$(convert "$work/seen.png" -fill black +opaque '#FFEFC4' -fill white -opaque '#FFEFC4' \
        -format '%[fx:mean*w*h]' info:)
    [[ ${gold%.*} -gt 500 ]]
}

start_display
start_play --theme paper
enter_rows 2
until_true "two rows are saved" digits_are "$(after_rows 2)"
shows_notice && fail "a notice shows though nothing is wrong"
sleep 0.5
kill_game

file=$(saved_game)
printf 'XXXX' | dd of="$file" bs=1 seek=2000 conv=notrunc status=none
cp "$file" "$work/hurt"
start_game --theme paper
until_true "the damaged file is set aside" test -n "$(damaged '*.game')"
cmp -s "$work/hurt" "$(damaged '*.game')" || fail "the damaged file was changed"
until_true "a notice shows" shows_notice
shoot notice
proves "a damaged game is set aside untouched and a notice says so"

digits=$(saved_digits)
for ((cell = 0, lost = 0; cell < 81; ++cell)); do
    [[ ${digits:cell:1} == "$(after_rows 2 | cut -c $((cell + 1)))" ]] || lost=$((lost + 1))
done
[[ $lost -le 1 ]] || fail "the backup lacks $lost digits: $digits"
shows_no_notice() { ! shows_notice; }
key Escape
until_true "Esc answers the notice" shows_no_notice
key_to_next_screen c
click_cell 1 1
enter_rows 9
until_true "the restored game can be played to its end" \
    grep -qF "\"seed\": \"$seed\"" "$saves/records.book"
proves "the backup lacks at most the last action and plays on"

sleep 0.8
key a b c Return
until_true "the initials are in the book" grep -qF '"initials": "ABC"' "$saves/records.book"
sleep 0.3
kill_game
truncate -s 100 "$saves/records.book"
start_game --theme paper
until_true "the damaged book is set aside" test -n "$(damaged records.book)"
grep -qF "\"seed\": \"$seed\"" "$saves/records.book" || fail "the record was lost"
until_true "a notice shows" shows_notice
proves "a truncated book of records comes back from its backup"
kill_game

printf 'theme = nonsense\nlanguage = \xff\xfe\nhello world\n' >"$saves/settings.txt"
start_game
proves "nonsense in the settings does not stop the start"
