#pragma once
// Whose runs a play is compared with, on a machine on which several people play.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/records.h"
#include "engine/text/translations.h"
#include "game/ui/settings.h"

namespace game {

// Of the runs of a category, those of the player with these initials count. If the player wants to
// be compared with everybody, or has no run there that can be raced yet, all runs do: then this is
// empty. The run `left_out` is not looked at.
std::string compared_initials(const Settings& settings,
                              const engine::RecordBook& book,
                              const std::string& category,
                              const std::string& initials,
                              std::optional<std::size_t> left_out = {});

// The initials in the book, those with the most runs first; not those of runs that were saved
// without any.
std::vector<std::string> named_players(const engine::RecordBook& book);

// "Runs of ABC"; for empty initials "Everybody's runs", for no_initials "Runs without initials".
std::string whose_runs(const engine::Translations& texts, const std::string& initials);

} // namespace game
