# What ./play and ./check have in common: install what is missing, and build. Sourced by them.
# shellcheck shell=bash disable=SC2034

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")
log_folder=$root/build

# What is needed, one thing a line: to play, to check, to install with all that belongs to it, to make packages,
# to try these, or to make and try the page for browsers; a sign that it is there, whatever the system calls its package (a command, a module of
# pkg-config, or a function of this file; "-": there is none); and its package in Debian and Ubuntu, in
# Fedora, and in Arch ("-": it comes with another, or is not used).
needs() {
    cat <<'END'
play    c++                   g++                 gcc-c++                  gcc
play    cmake                 cmake               cmake                    cmake
play    ninja                 ninja-build         ninja-build              ninja
play    pkg-config            pkg-config          pkgconf-pkg-config       pkgconf
play    sdl2                  libsdl2-dev         SDL2-devel               sdl2
play    SDL2_ttf              libsdl2-ttf-dev     SDL2_ttf-devel           sdl2_ttf
play    has_cereal            libcereal-dev       cereal-devel             cereal
play    CLI11                 libcli11-dev        cli11-devel              cli11
play    libpng                libpng-dev          libpng-devel             libpng
play    zlib                  zlib1g-dev          zlib-devel               zlib
play    expat                 libexpat1-dev       expat-devel              expat
play    jansson               libjansson-dev      jansson-devel            jansson
play    dbus-1                libdbus-1-dev       dbus-devel               dbus
play    xcb                   libxcb1-dev         libxcb-devel             libxcb
play    cairo-ft              libcairo2-dev       cairo-devel              cairo
play    speech-dispatcher     libspeechd-dev      speech-dispatcher-devel  libspeechd
play    -                     fonts-inter         rsms-inter-fonts         -
play    -                     fonts-dejavu-core   dejavu-sans-fonts        ttf-dejavu
check   gtest                 libgtest-dev        gtest-devel              gtest
check   benchmark             libbenchmark-dev    google-benchmark-devel   benchmark
check   formatter             clang-format-19     clang-tools-extra        clang
check   clang_here            clang-19            clang                    clang
check   clang_here            libclang-rt-19-dev  compiler-rt              compiler-rt
check   ld.lld                lld-19              lld                      lld
check   xgettext              gettext             gettext                  gettext
check   Xvfb                  xvfb                xorg-x11-server-Xvfb     xorg-server-xvfb
check   xauth                 xauth               xorg-x11-xauth           xorg-xauth
check   xdotool               xdotool             xdotool                  xdotool
check   xclip                 xclip               xclip                    xclip
check   convert               imagemagick         ImageMagick              imagemagick
check   dbus-daemon           dbus-daemon         dbus-daemon              dbus
check   -                     libegl1             libglvnd-egl             libglvnd
check   -                     libgl1              libglvnd-glx             libglvnd
check   -                     libgl1-mesa-dri     mesa-dri-drivers         mesa
check   groff                 groff-base          groff-base               groff
check   -                     parallel            parallel                 parallel
check   pdftotext             poppler-utils       poppler-utils            poppler
install desktop-file-validate desktop-file-utils  desktop-file-utils       desktop-file-utils
install appstreamcli          appstream           appstream                appstream
install rsvg-convert          librsvg2-bin        librsvg2-tools           librsvg
install hb-subset             libharfbuzz-bin     harfbuzz-devel           harfbuzz-utils
package dpkg-shlibdeps        dpkg-dev            -                        -
package file                  file                -                        -
package patchelf              patchelf            -                        -
try     lintian               lintian             -                        -
try     debootstrap           debootstrap         -                        -
web     debootstrap           debootstrap         debootstrap              debootstrap
web     python3               python3             python3                  python
web     chromium              chromium            chromium                 chromium
web     chromedriver          chromium-driver     chromedriver             -
END
}

say() { printf '%s\n' "$*" >&2; }

stop() {
    say "$*"
    exit 1
}

has_cereal() { [[ -f /usr/include/cereal/cereal.hpp ]]; }

# The formatter of the version that all files were formatted by: others put some breaks elsewhere.
formatter() {
    local name
    for name in clang-format-19 clang-format; do
        [[ $("$name" --version 2>/dev/null) == *"version 19."* ]] && echo "$name" && return
    done
    return 1
}

# The compiler of the sanitizers: a clang from 16 on that has them; 19 is tried most.
clang_here() {
    local name
    for name in clang++-19 clang++ clang++-{30..16}; do
        [[ $("$name" -dumpversion 2>/dev/null) =~ ^(1[6-9]|[2-9][0-9])\. ]] &&
            "$name" -fsanitize=address,undefined -x c++ -o /dev/null - <<<'int main() {}' >/dev/null 2>&1 &&
            echo "$name" && return
    done
    return 1
}

# Whose names of packages are used here: Debian's, Fedora's or Arch's; nothing where none are known.
family_of_system() {
    local word words
    # shellcheck source=/dev/null
    words=$(. "${CRONODOKU_OS_RELEASE:-/etc/os-release}" 2>/dev/null && echo "${ID:-} ${ID_LIKE:-}") || true
    for word in $words; do
        case $word in
            debian | ubuntu) ! command -v apt-get >/dev/null || { echo debian && return; } ;;
            fedora | rhel) ! command -v dnf >/dev/null || { echo fedora && return; } ;;
            arch) ! command -v pacman >/dev/null || { echo arch && return; } ;;
        esac
    done
}

is_installed() {
    case $family in
        debian) [[ $(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null) == installed ]] ;;
        fedora) rpm -q --quiet --whatprovides "$1" >/dev/null 2>&1 ;;
        arch) pacman -T "$1" >/dev/null 2>&1 ;;
        *) return 1 ;;
    esac
}

# has SIGN: of a line of `needs`. What has none is believed to be there where packages are not known.
has() {
    case $1 in
        -) [[ -z $family ]] ;;
        has_cereal | formatter | clang_here) "$1" >/dev/null ;;
        *) command -v "$1" >/dev/null || pkg-config --exists "$1" 2>/dev/null ;;
    esac
}

# missing_for PURPOSE...: the packages that hold what is not here; Debian's where none are known.
missing_for() {
    # shellcheck disable=SC2034 # those of other families
    local purpose sign debian fedora arch package
    while read -r purpose sign debian fedora arch; do
        package=${family:-debian}
        package=${!package}
        [[ " $* " != *" $purpose "* || $package == - ]] || is_installed "$package" || has "$sign" ||
            printf '%s\n' "$package"
    done < <(needs) | awk '!seen[$0]++'
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

# install_line PACKAGE...: what root runs. A broken foreign package source must not stop us; if it
# matters, the install says so.
install_line() {
    case $family in
        debian)
            echo "apt-get update; DEBIAN_FRONTEND=noninteractive apt-get -y --no-install-recommends" \
                "-o DPkg::Lock::Timeout=300 install $*"
            ;;
        fedora) echo "dnf -y --setopt=install_weak_deps=False install $*" ;;
        arch) echo "pacman -S --needed --noconfirm $*" ;;
    esac
}

# install_missing PURPOSE...
install_missing() {
    local family missing log
    family=$(family_of_system)
    mapfile -t missing < <(missing_for "$@")
    [[ ${#missing[@]} == 0 ]] && return
    if [[ -z $family ]]; then
        say "The packages of this system are not known here. Missing is what Debian has in: ${missing[*]}"
        return
    fi
    say "Installing ${#missing[@]} packages (only this once): ${missing[*]}"
    log=$(printf '%q' "$log_folder/install.log")
    : >"$log_folder/install.log"
    as_root "{ $(install_line "${missing[@]}"); } >>$log 2>&1 </dev/null" || {
        tail -n 5 "$log_folder/install.log" >&2
        stop "The packages could not be installed. Please run as root: $(install_line "${missing[@]}")"
    }
}

# refuse_older NAME VERSION OLDEST: nothing is said of what is not here; CMake will.
refuse_older() {
    [[ -z $2 || $(printf '%s\n' "$2" "$3" | sort -V | head -n 1) == "$3" ]] ||
        stop "$1 $2 is too old: Cronodoku needs $3 or newer, as Debian 12 and Ubuntu 24.04 have it."
}

refuse_old_tools() {
    local compiler=${CXX:-c++} name=g++ oldest=12
    [[ $("$compiler" --version 2>/dev/null) != *clang* ]] || { name=clang && oldest=16; }
    refuse_older "$name" "$("$compiler" -dumpversion 2>/dev/null)" "$oldest"
    refuse_older CMake "$(cmake --version 2>/dev/null | sed -n '1s/.*version //p')" 3.25
    refuse_older SDL2 "$(pkg-config --modversion sdl2 2>/dev/null)" 2.24
    refuse_older SDL2_ttf "$(pkg-config --modversion SDL2_ttf 2>/dev/null)" 2.20
}

prepare_log_folder() {
    mkdir -p "$log_folder" 2>/dev/null || true
    [[ -w $log_folder ]] ||
        stop "Can't write to $log_folder: please make this folder writable for you."
}

# prepare PURPOSE...: what the lines of `needs` with one of these purposes name is here afterwards.
prepare() {
    prepare_log_folder
    install_missing "$@"
    refuse_old_tools
}

# configure PRESET [cmake options]: also starts anew when the source tree has moved.
configure() {
    local preset=$1 folder=$log_folder/$1
    if [[ -f $folder/CMakeCache.txt ]] &&
        ! grep -qFx "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        rm -rf "$folder"
    fi
    shift
    case $preset in
        sanitize | thorough) set -- -DCMAKE_CXX_COMPILER="$(clang_here || echo clang++-19)" "$@" ;;
    esac
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
