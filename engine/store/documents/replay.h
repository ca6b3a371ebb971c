#pragma once
// A finished run as it is kept and shared: its puzzle, the log of its actions, and what is claimed
// of it. Everything that is shown of it is worked out from the log.
//
// As text that can be pasted:
//   Cronodoku replay, version 3: 4:05.123, 9x9 easy, clean
//   [
//   eNq1V...   its code: the document, compressed, see engine/store/documents/pasted_bytes.h
//   ]
// What stands before and after it is ignored. A kept file has the code after its envelope.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/cancel.h"
#include "engine/base/result.h"
#include "engine/play/proven_run.h"
#include "engine/play/records.h"
#include "engine/store/documents/saved_game.h"

namespace engine {

struct Replay {
    Record run;     // what is claimed: category, time, statistics, initials, date
    SavedGame game; // the log's session is at its end; its id is that of the run
};

// Whether the log can be kept: it has actions, and not too many.
bool has_replay(const SavedGame& game);

std::string to_text(const Replay& replay);
std::string code_of(const Replay& replay);
// Nothing if its document is longer than replay_from_code() reads.
std::optional<std::string> readable_code_of(const Replay& replay);
// Whether the code is that of the same run under other initials.
bool is_renamed(std::string_view code, const Replay& replay);
// The oldest format version that can express it.
int version_needed(const Replay& replay);

// Whether the text holds something that was written as a replay, perhaps damaged.
bool holds_replay(std::string_view text);
// The parts of a text that holds several replays, each from where one begins to the next; the whole
// text if it holds one or none. Kept files that follow each other are told apart too.
std::vector<std::string_view> split_replays(std::string_view text);
// Reads a replay that stands in a text or in a kept file, and does its log again. The failure says
// what is wrong, and in which line or action. A replay whose grid is not that of its layout fails.
// Doing the log again may take seconds; cancelled, it fails.
Result<Replay> replay_from(std::string_view text, const Cancel& cancel = {});
// The same for the code alone.
Result<Replay> replay_from_code(std::string_view code, const Cancel& cancel = {});

// What is wrong with a text for which replay_from() fails, for what can be done about it.
enum class ReplayFault {
    Absent,  // there is none in it
    Damaged, // or incomplete
    Newer,   // of a version of the game that is not known yet
    Invalid, // whole, but impossible: it was changed after it was written
};
ReplayFault fault_of(std::string_view text);

// In which points the log, or the recipe if it gives the puzzle, yields something else than what is
// claimed, as sentences; none if all agrees. A claim that the log can't prove is none of them, see
// unproven_claims().
std::vector<Message> disagreements(const Replay& replay);
// What is claimed and can't be worked out from the log; the last sentence names what never can.
std::vector<Message> unproven_claims(const Replay& replay);

} // namespace engine
