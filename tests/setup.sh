#!/usr/bin/env bash
# What scripts/common.sh does on other systems than this one: which packages it installs there, what it
# does without root, which tools it refuses. A system is a folder of commands that only say what they
# would do, and a file as /etc/os-release.
# shellcheck disable=SC2016,SC2317 # commands are written, and called by expect
set -euo pipefail

here=$(dirname "$(readlink -f "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0

proves() { echo "ok      $1"; }
fails() {
    echo "FAILED  $1"
    sed 's/^/        /' "$work/said" "$work/done" 2>/dev/null || true
    failed=1
}

# command_is NAME SCRIPT: a command of the system, which also writes down how it was called.
command_is() {
    printf '#!/bin/bash\nprintf "%%s\\n" "%s $*" >>%q\n%s\n' "$1" "$work/done" "$2" >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

# system_is ID LIKE MANAGER: nothing is installed, g++ and CMake aside; whoever installs is root.
system_is() {
    rm -rf "${work:?}"/{bin,done,tree}
    mkdir -p "$work/bin" "$work/tree/build"
    cp -r "$here/../scripts" "$work/tree"
    local tool
    for tool in bash sh awk cat dirname head mkdir readlink sed sort tail; do
        ln -s "$(command -v "$tool")" "$work/bin/$tool"
    done
    printf 'ID=%s\nID_LIKE="%s"\nNAME=Any\n' "$1" "$2" >"$work/os-release"
    command_is cmake "echo 'cmake version 3.28.3'"
    command_is g++ "echo 13"
    command_is c++ "echo 13"
    command_is id "echo 0"
    command_is dpkg-query false
    command_is rpm false
    command_is pkg-config false
    # pacman says by -T what is missing.
    [[ -z $3 ]] || command_is "$3" '[[ $1 != -T ]]'
}

# runs COMMAND: of scripts/common.sh, on that system.
runs() {
    CRONODOKU_OS_RELEASE=$work/os-release PATH=$work/bin bash -c \
        'set -euo pipefail; unset CXX; source "$0/scripts/common.sh"; eval "$1"' "$work/tree" "$1" \
        >"$work/said" 2>&1
}
was_done() { grep -qE -- "$1" "$work/done"; }
was_said() { grep -qE -- "$1" "$work/said"; }
is_installed_by() { runs "prepare play" && was_done "$1" && ! was_done "install .* -( |$)"; }

# expect WHAT COMMAND...
expect() {
    local what=$1
    shift
    if "$@"; then proves "$what"; else fails "$what"; fi
}

system_is ubuntu debian apt-get
expect "Ubuntu installs by Debian's names" is_installed_by '^apt-get .* install .*libsdl2-dev .*fonts-inter'
expect "what is there by another way is not installed" eval '! was_done "install .*cmake"'
system_is fedora "" dnf
expect "Fedora installs by its own" is_installed_by '^dnf .* install .*SDL2-devel .*dejavu-sans-fonts'
system_is endeavouros arch pacman
expect "a relative of Arch installs by Arch's" is_installed_by '^pacman -S .*sdl2 .*ttf-dejavu'
expect "each package is named once" eval \
    'runs "family=arch; missing_for check" && [[ $(grep -cx clang "$work/said") == 1 ]]'

system_is haiku "" ""
expect "an unknown system is told what is missing" eval 'runs "prepare play" && was_said libsdl2-dev'
system_is debian "" dnf
expect "a Debian without its own installer is unknown" eval 'runs "prepare play" && ! was_done "^dnf"'

system_is debian "" apt-get
command_is pkg-config "[[ \$1 == --exists ]] || echo 2.26.5"
command_is ninja true
command_is dpkg-query '[[ $* != *fonts* ]] || echo installed'
command_is id "echo 1000"
expect "who has everything but no root goes on" eval \
    'runs "has_cereal() { true; }; prepare play" && ! was_done "^apt-get"'
command_is pkg-config false
command_is su false
expect "who lacks something is told what root would run" eval \
    '! runs "prepare play" && was_said "as root: apt-get"'

# is_refused NAME VERSION: with one sentence.
is_refused() {
    ! runs refuse_old_tools && was_said "^$1 $2 is too old: .* or newer" &&
        [[ $(wc -l <"$work/said") == 1 ]]
}
system_is ubuntu debian apt-get
expect "what is new enough is not refused" runs refuse_old_tools
command_is cmake "echo 'cmake version 3.22.1'"
expect "CMake of Ubuntu 22.04 is refused" is_refused CMake 3.22.1
command_is cmake "echo 'cmake version 3.25.1'"
command_is c++ "echo 11"
expect "g++ 11 is refused" is_refused "g\+\+" 11
command_is c++ '[[ $1 == --version ]] && echo "clang version 15.0.7" || echo 15.0.7'
expect "clang 15 is refused" is_refused clang 15.0.7
command_is c++ "echo 12"
command_is pkg-config '[[ $* == "--modversion sdl2" ]] && echo 2.0.20'
expect "SDL2 of Ubuntu 22.04 is refused" is_refused SDL2 2.0.20

# finds FUNCTION WORD: what it prints.
finds() { runs "$1 || true" && [[ $(<"$work/said") == "$2" ]]; }
system_is ubuntu debian apt-get
command_is clang++-15 "echo 15.0.7"
expect "clang 15 is not for the sanitizers" finds clang_here ""
command_is clang++-16 "echo 16.0.6"
expect "clang 16 is" finds clang_here clang++-16
command_is clang++-17 '[[ $1 == -dumpversion ]] && echo 17.0.6'
expect "a clang without sanitizers is passed over" finds clang_here clang++-16
command_is clang++-19 "echo 19.1.7"
expect "clang 19 is better" finds clang_here clang++-19
command_is clang-format "echo 'clang-format version 18.1.3'"
expect "another formatter is none" finds formatter ""
command_is clang-format "echo 'Fedora clang-format version 19.1.7'"
expect "the same one by another name is" finds formatter clang-format

exit "$failed"
