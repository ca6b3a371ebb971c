#pragma once
// If started with this option, the benchmark program shows the title in a window and ends.

namespace game::bench {

constexpr char first_picture_option[] = "--first-picture";

} // namespace game::bench
