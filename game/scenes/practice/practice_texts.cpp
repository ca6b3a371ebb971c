#include "game/scenes/practice/practice_texts.h"

#include <array>

#include "engine/base/table.h"

namespace game {

using engine::N_;

namespace {

// In the order of engine::TechniqueFamily.
constexpr std::array families = {
    N_("Singles"),
    N_("Direct steps"),
    N_("Intersections"),
    N_("Subsets"),
    N_("Uniqueness"),
    N_("Wings"),
    N_("Single-digit patterns"),
    N_("Fish"),
    N_("Colouring"),
    N_("Exclusion"),
    N_("Sets"),
    N_("Chains"),
    N_("Almost locked sets"),
    N_("Forcing chains"),
    N_("Nets"),
};
static_assert(families.size() == static_cast<std::size_t>(engine::TechniqueFamily::Nets) + 1);

} // namespace

std::string family_name(const engine::Translations& texts, engine::TechniqueFamily family)
{
    return texts.tr(families[engine::index_of(family)]);
}

} // namespace game
