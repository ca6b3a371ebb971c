#pragma once
// The benchmark program, started with this option, shows the title in a window and ends.

namespace game::bench {

constexpr char first_picture_option[] = "--first-picture";

} // namespace game::bench
