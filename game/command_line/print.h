#pragma once
// cronodoku print: pages of puzzles as PDF, SVG or PNG.

#include "game/command_line/commands.h"
#include "game/command_line/print_options.h"

namespace game {

// Prints the puzzles that are given, or makes new ones if options order any. Nothing is written
// unless all pages are drawn.
int print(const PrintArguments& asked, Streams streams, const engine::Translations& texts);

} // namespace game
