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

# Newer versions miss the address of a page, and older ones do not know that; the project has none.
is_valid_description() {
    appstreamcli validate --no-net "$1" ||
        appstreamcli validate --no-net --override=url-homepage-missing=info "$1"
}
for file in cronodoku/assets/text/es.po.gz applications/cronodoku.desktop mime/packages/cronodoku.xml man/man6/cronodoku.6.gz \
    bash-completion/completions/cronodoku zsh/vendor-completions/_cronodoku \
    fish/vendor_completions.d/cronodoku.fish doc/cronodoku/copyright cronodoku/LICENSE \
    icons/hicolor/scalable/apps/cronodoku.svg icons/hicolor/symbolic/apps/cronodoku-symbolic.svg \
    icons/hicolor/{16x16,48x48,512x512}/apps/cronodoku.png; do
    [[ -s $prefix/share/$file ]] || fail "$file is installed"
done
[[ ! -e $assets/text/cronodoku.pot ]] || fail "what only translators need is not installed"
desktop-file-validate "$prefix/share/applications/cronodoku.desktop" || fail "the launcher is valid"
is_valid_description "$prefix"/share/metainfo/*.xml || fail "its description is valid"
bash -n "$prefix/share/bash-completion/completions/cronodoku" || fail "bash can complete commands"
proves "a desktop finds launcher, icon, description and manual"

mv "$prefix" "$work/elsewhere"
prefix=$work/elsewhere
game=$prefix/bin/cronodoku
assets=$prefix/share/cronodoku/assets
draws || fail "the installed program draws its title"
CRONODOKU_FONTS=$assets/fonts draws || fail "it needs no font of the system"
[[ $("$game" generate --level diabolical --seed "$seed") == [.1-9]* ]] ||
    fail "it has its prepared puzzles"
proves "it plays with what was installed with it, wherever that is moved"

for part in . themes text data fonts; do
    chmod o+w "$assets/$part"
    refuses "everybody on this machine can write to it"
    chmod o-w "$assets/$part"
done
chmod o+w "$assets/data"
"$game" generate --level diabolical --seed "$seed" >"$work/out" 2>"$work/said.txt" &&
    fail "it makes a puzzle of a file that others could have written"
grep -q "everybody on this machine" "$work/said.txt" || fail "it says why"
CRONODOKU_ASSETS=$assets draws || fail "CRONODOKU_ASSETS is believed"
chmod o-w "$assets/data"
proves "it reads nothing where others can write, and says so"

if [[ $(id -u) == 0 ]] && command -v setpriv >/dev/null; then
    chmod a+rx "$work"
    echo "expect Nothing can be saved" >"$work/told.script"
    SDL_VIDEODRIVER=dummy setpriv --reuid=65534 --clear-groups timeout 60 "$game" --lang en \
        --data-dir /nowhere --script "$work/told.script" >"$work/said.txt" 2>&1 ||
        fail "it plays where no folder can be made"
    proves "it plays on where no folder for saved games may be made, and says so"
fi

rm -r "$prefix/share"
refuses "were not found near"
proves "it does not look for its files in the folders that it was built in"
