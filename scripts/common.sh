# What ./play and ./check have in common: install what is missing, and build. Sourced by them.
# shellcheck shell=bash disable=SC2034

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
log_folder=$root/build

packages_to_play=(
    g++ cmake ninja-build
    libsdl2-dev libsdl2-ttf-dev libcereal-dev libcli11-dev libpng-dev zlib1g-dev
    libexpat1-dev libjansson-dev
    pkg-config libdbus-1-dev libxcb1-dev libcairo2-dev libspeechd-dev
    fonts-inter fonts-dejavu-core
)
packages_to_check=(
    "${packages_to_play[@]}"
    libgtest-dev libbenchmark-dev
    clang-format-19 clang-19 libclang-rt-19-dev lld-19 gettext
    xvfb xauth xdotool xclip imagemagick dbus-daemon
    libegl1 libgl1 libgl1-mesa-dri
    groff-base parallel poppler-utils
    desktop-file-utils appstream librsvg2-bin libharfbuzz-bin
)
packages_to_package=(
    "${packages_to_play[@]}"
    desktop-file-utils appstream librsvg2-bin libharfbuzz-bin
    dpkg-dev file patchelf
)
packages_to_check_packages=(
    "${packages_to_package[@]}"
    lintian debootstrap
)

say() { printf '%s\n' "$*" >&2; }

stop() {
    say "$*"
    exit 1
}

# The packages of a list that this machine does not have.
missing_of() {
    local package
    for package in "$@"; do
        [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
            printf '%s\n' "$package"
    done
}

# as_root COMMAND: a line for the shell. Without sudo, su asks for the password where it is seen,
# so nothing of it may go to a log; and as it keeps our PATH, root's own folders are put before.
as_root() {
    if [[ $(id -u) == 0 ]]; then
        sh -c "$1"
    elif command -v sudo >/dev/null; then
        sudo sh -c "$1"
    else
        say "The password of root is needed to install packages."
        su root -c "PATH=/usr/local/sbin:/usr/sbin:/sbin:\$PATH; export PATH; $1"
    fi
}

install_missing() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not a Debian system: please install what these packages hold yourself: $*"
        return
    fi
    local missing
    mapfile -t missing < <(missing_of "$@")
    [[ ${#missing[@]} == 0 ]] && return
    say "Installing ${#missing[@]} packages (only this once): ${missing[*]}"
    local log
    log=$(printf '%q' "$log_folder/install.log")
    : >"$log_folder/install.log"
    # A broken foreign package source must not stop us; if it matters, the install says so.
    as_root "export DEBIAN_FRONTEND=noninteractive
        { apt-get -qq update || true
          apt-get -qq -y --no-install-recommends -o DPkg::Lock::Timeout=300 install ${missing[*]}
        } >>$log 2>&1 </dev/null" || {
        tail -n 5 "$log_folder/install.log" >&2
        stop "The packages could not be installed. Please run as root:" \
            "apt-get update && apt-get install --no-install-recommends ${missing[*]}"
    }
}

prepare_log_folder() {
    mkdir -p "$log_folder" 2>/dev/null || true
    [[ -w $log_folder ]] ||
        stop "Can't write to $log_folder: please make this folder writable for you."
}

# configure PRESET [cmake options]: also starts anew when the source tree has moved.
configure() {
    local preset=$1 folder=$log_folder/$1
    if [[ -f $folder/CMakeCache.txt ]] &&
        ! grep -qFx "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        rm -rf "$folder"
    fi
    shift
    (cd "$root" && cmake --preset "$preset" "$@")
}

# build PRESET [targets]
build() {
    local preset=$1 targets=("${@:2}")
    (cd "$root" && cmake --build --preset "$preset" ${targets:+--target "${targets[@]}"})
}

# What a log of Ninja or ctest says last of how far it is, as "41 90".
progress_of() {
    tail -n 50 "$1" 2>/dev/null |
        sed -nE 's,^\[([0-9]+)/([0-9]+)\].*,\1 \2,p; s,^ *([0-9]+)/([0-9]+) Test .*,\1 \2,p' |
        tail -n 1
}

# follow LOG NAME: on a terminal, one line that says how far the log is and about how long the rest
# takes, until it is killed.
follow() {
    local log=$1 name=$2 start=$SECONDS at all left
    while kill -0 $$ 2>/dev/null; do
        sleep 1
        read -r at all < <(progress_of "$log") || continue
        left=$(((SECONDS - start) * (all - at) / (at > 0 ? at : 1)))
        ((SECONDS - start >= 5)) || left=
        printf '\r\e[K%s: %s of %s%s' "$name" "$at" "$all" \
            "${left:+, about $((left / 60)):$(printf %02d $((left % 60))) left}" >&2
    done
}

# watched LOG COMMAND: runs it with its output in the log, and shows on a terminal how far it is.
watched() {
    local log=$1 status=0 follower=
    shift
    : >"$log"
    if [[ -t 2 ]]; then
        follow "$log" "$(basename "$log" .log)" &
        follower=$!
    fi
    "$@" >"$log" 2>&1 || status=$?
    if [[ -n $follower ]]; then
        kill "$follower" 2>/dev/null || true
        wait "$follower" 2>/dev/null || true
        printf '\r\e[K' >&2
    fi
    return $status
}

# quietly LOG COMMAND: runs it; if it fails, shows the end of what it said.
quietly() {
    local log=$log_folder/$1
    shift
    if ! watched "$log" "$@"; then
        tail -n 40 "$log" >&2
        say "This failed; all of it is in $log."
        return 1
    fi
}
