#pragma once
// What a family of techniques is called, for the practice.

#include <string>

#include "engine/steps/technique.h"
#include "engine/text/translations.h"

namespace game {

std::string family_name(const engine::Translations& texts, engine::TechniqueFamily family);

} // namespace game
