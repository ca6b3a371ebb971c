// A replay, as text or as the document in its code. If it is read, it is written again and must be
// the same, and what it claims is compared with its log.

#include "engine/store/documents/pasted_bytes.h"
#include "engine/store/documents/replay.h"
#include "tests/fuzz/fuzz.h"

namespace {

void read_replay(const engine::Result<engine::Replay>& replay)
{
    using namespace engine;
    if (!replay)
        return;
    const ProvenRun proven = proven_run(replay->game.session);
    if (disagreements(*replay).empty()) {
        insist(replay->run.time == proven.time);
        insist(replay->run.stats == proven.stats);
    }
    const auto again = replay_from_code(code_of(*replay));
    insist(again.operator bool());
    insist(again->run == replay->run);
    insist(again->game.session.log() == replay->game.session.log());
    insist(proven_run(again->game.session) == proven);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const std::string_view text = text_of(bytes, count);
    read_replay(engine::replay_from(text));
    read_replay(engine::replay_from_code(engine::to_lines(engine::compressed(text))));
    return 0;
}
