#include "tests/engine/replay_scene.h"

#include <utility>

namespace engine {

void finish(Session& session)
{
    PlayTime now = session.last_action_at();
    session.act(Resume{}, now);
    session.act(RevertMistakes{}, now);
    for (Cell cell : session.grid().cells()) {
        now += PlayTime{1000};
        if (session.board()[cell].digit == no_digit)
            session.act(PlaceDigit{{cell}, session.puzzle().solution[cell.index]}, now);
    }
}

std::string layout_with(const Grid& grid)
{
    const std::string squares = std::to_string(grid.size()) + "x" + std::to_string(grid.size());
    const std::string id =
        *make_grid(*find_layout(squares)) == grid ? squares : squares + "+diagonals";
    return find_layout(id)->id;
}

Replay replay_of(const Session& session, const std::string& id)
{
    const ProvenRun proven = proven_run(session);
    SavedGame game{.id = id,
                   .spec = PuzzleSpec{.layout = layout_with(session.grid()),
                                      .level = Level::Easy,
                                      .seed = 0x4f2a91c3},
                   .session = session,
                   .elapsed = proven.time,
                   .input = {},
                   .started = 1'795'230'000,
                   .saved = 1'795'230'120};
    const Record run{.category = category_of(game.spec),
                     .initials = "LYN",
                     .time = proven.time,
                     .date = 1'795'230'120,
                     .stats = proven.stats,
                     .seed = "4F2A-91C3",
                     .fill_times = proven.fill_times,
                     .game = id};
    return {run, std::move(game)};
}

Replay clean_replay(const std::string& id)
{
    Scenario scenario;
    scenario.play("r1c2?2 r1c2=4 r1c2=2 pause resume r1c4=4");
    finish(scenario.session);
    return replay_of(scenario.session, id);
}

ReplayDocument document_of(const Replay& replay)
{
    return {replay.run, to_document(replay.game, SavedLog::Whole)};
}

std::string forged(const ReplayDocument& document)
{
    std::string text = "Cronodoku replay, version 1: 0:00.001, 4x4 easy, clean\n";
    const auto game = replayed_from(document.game, document.run.game);
    if (game) {
        text = to_text(Replay{document.run, *game});
        text.resize(text.find('\n') + 1);
    }
    return text + "[\n" + to_lines(compressed(to_json(document))) + "]\n";
}

std::string file_of(const Replay& replay)
{
    const auto actions = static_cast<std::int64_t>(replay.game.session.log().size());
    return seal(Envelope{"replay", version_needed(replay), actions}, code_of(replay));
}

std::string why_not(const std::string& text)
{
    const auto replay = replay_from(text);
    return replay ? "" : in_english(replay.why());
}

} // namespace engine
