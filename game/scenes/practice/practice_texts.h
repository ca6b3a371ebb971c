#pragma once
// What a family of techniques is called, and what it is, for the practice.

#include <string>

#include "engine/steps/technique.h"
#include "engine/text/translations.h"

namespace game {

std::string family_name(const engine::Translations& texts, engine::TechniqueFamily family);
// A paragraph.
std::string about_family(const engine::Translations& texts, engine::TechniqueFamily family);

} // namespace game
