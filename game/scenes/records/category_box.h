#pragma once
// A category in the list of them: its board, its name and its best time.

#include <string>

#include "engine/play/records.h"
#include "engine/text/translations.h"
#include "game/widgets/boxes/box.h"

namespace game {

enum class Chosen { No, Yes };

// `best` is null if no run counts.
Box category_box(const engine::Translations& texts,
                 const std::string& category,
                 const engine::Record* best,
                 Chosen chosen);

} // namespace game
