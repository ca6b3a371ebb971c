#!/usr/bin/env bash
# The installed program: it plays with what was installed, and with nothing that others could put there.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

built=$game
prefix=$work/prefix
cmake --install "$(dirname "$built")" --prefix "$prefix" >/dev/null
game=$prefix/bin/cronodoku
assets=$prefix/share/cronodoku/assets
export LC_ALL=C.UTF-8

draws() {
    SDL_VIDEODRIVER=dummy timeout 60 "$game" --data-dir "$saves" --lang es --theme ink \
        --screenshot "$work/a.png" >"$work/said.txt" 2>&1
}
refuses() {
    ! draws || fail "it draws, though it should refuse: $1"
    equal "lines said" "$(wc -l <"$work/said.txt")" 1
    grep -q -- "$1" "$work/said.txt" || fail "it does not say \"$1\""
}

draws || fail "the installed program draws its title"
[[ $("$game" generate --level diabolical --seed "$seed") == [.1-9]* ]] ||
    fail "it has its prepared puzzles"
proves "it plays with what was installed with it"

for part in . themes text data; do
    chmod o+w "$assets/$part"
    refuses "everybody on this machine can write to it"
    chmod o-w "$assets/$part"
done
chmod o+w "$assets/data"
"$game" generate --level diabolical --seed "$seed" >"$work/out" 2>"$work/said.txt" &&
    fail "it makes a puzzle of a file that others could have written"
grep -q "everybody on this machine" "$work/said.txt" || fail "it says why"
CRONODOKU_ASSETS=$assets draws || fail "CRONODOKU_ASSETS is believed"
proves "it reads nothing where others can write, and says so"

rm -r "$prefix/share"
refuses "were not found near"
proves "it does not look for its files in the folders that it was built in"
