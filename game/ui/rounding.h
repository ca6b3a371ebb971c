#pragma once
// The roundings of engine/base under short names, as drawing uses them everywhere.

#include "engine/base/rounding.h"

namespace game {

using engine::ratio;
using engine::rounded;
using engine::rounded_down;
using engine::rounded_up;

} // namespace game
