#pragma once
// cronodoku layouts and cronodoku formats: the layouts, and which rules can be mixed; the formats
// of puzzles, and what each can tell.

#include <string>

#include "engine/formats/formats.h"
#include "game/command_line/commands.h"

namespace game {

int list_layouts(Streams streams, const engine::Translations& texts);
int list_formats(Streams streams, const engine::Translations& texts);

// "Name. Layouts: ... Tells: ... Limits", for one format.
std::string facts_of(const engine::Format& format, const engine::Translations& texts);

} // namespace game
