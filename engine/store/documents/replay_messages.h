#pragma once
// The messages about replays for the player: what is wrong with one, and where.

#include <string>
#include <string_view>

#include "engine/base/message.h"
#include "engine/base/play_time.h"
#include "engine/play/proven_run.h"

namespace engine {

// "4:05.123", "1:04:05.123".
std::string exact_time(PlayTime time);

// The name of a class in messages and in the first line of a replay: "clean", "assisted" ...
const char* name_of(RunClass run_class);

// `entry` is the action as it is in the log.
Message why_impossible(const ImpossibleAction& action, std::string_view entry);

} // namespace engine
