#!/usr/bin/env bash
# A link that was copied in another program: pasted with real keys on the title, and another one in
# play, which stays among the saved games.
# shellcheck source=tests/journeys/journey.sh
source "$(dirname "$0")/journey.sh"

command -v xclip >/dev/null || {
    echo "xclip is missing: ./check installs it."
    exit 77
}

newspaper=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
another=72.....15..35...921.5...4..3...4.....1...8....7.63..4..62.....9......2515..7...3.

# copy TEXT: as a browser would; until others see it.
copy() {
    printf '%s' "$1" | xclip -selection clipboard >/dev/null 2>&1
    until_true "the clipboard holds the text" clipboard_is "$1"
}
clipboard_is() { [[ $(timeout 5 xclip -o -selection clipboard) == "$1" ]]; }
copy_link() { copy "$("$game" convert --to fpuzzles <<<"$1")"; }
saved_games_are() { [[ $(find "$saves/games" -name '*.game' 2>/dev/null | wc -l) == "$1" ]]; }

start_display
copy_link "$newspaper"
start_game
key ctrl+v
until_true "the puzzle of the link is played" bookmarked "$newspaper"
proves "a link that was copied elsewhere is played with one key on the title"

copy_link "$another"
key ctrl+v
until_true "the other puzzle is played" bookmarked "$another"
until_true "both games are saved" saved_games_are 2
proves "in play, too, and the game that was played before is saved"

copy 'https://sudokupad.app/1234567'
before=$(look_of)
key ctrl+v
until_true "a sentence says that the link holds no puzzle" looks_different "$before"
until_true "the same puzzle is played on" bookmarked "$another"
saved_games_are 2 || fail "another game was begun"
proves "a link that is only a number on a server is refused"
