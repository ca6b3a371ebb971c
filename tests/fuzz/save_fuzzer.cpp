// A saved game: the file as a whole, and the content of the envelope. If it opens, it is saved
// again and must be the same, and a hint for its board can be requested. Changes that a stranger
// made to the puzzle make it unreadable, or leave a valid board.

#include "engine/hints/hint.h"
#include "engine/store/disk/envelope.h"
#include "engine/store/documents/game_document.h"
#include "engine/store/documents/json.h"
#include "engine/store/folder/save_files.h"
#include "tests/fuzz/fuzz.h"
#include "tests/hostile_puzzle.h"

namespace {

// A random generator whose numbers are the bytes, from the end on, because these change most.
class BytesFromTheEnd {
public:
    explicit BytesFromTheEnd(std::string_view bytes) : bytes_(bytes) {}

    int below(int limit)
    {
        if (bytes_.empty())
            return 0;
        const auto roll = static_cast<unsigned char>(bytes_.back());
        bytes_.remove_suffix(1);
        return roll % limit;
    }

private:
    std::string_view bytes_;
};

// The techniques search the whole board; the hardest ones would take too long.
void ask_for_hint(const engine::SavedGame& game)
{
    using namespace engine;
    const Chart chart(game.session.puzzle().grid);
    const HintPosition position{game.session.puzzle(), game.session.board()};
    if (find_wrong_digit(position) || find_missing_note(position))
        return;
    const Candidates candidates = candidates_for_hint(chart, position);
    const HintOptions wish{.teaching = {.hardest_level = Level::Medium}};
    for (const Step& step : steps_for_hint(candidates, wish))
        (void)subject_of(chart, step);
}

void read_spoiled(engine::GameDocument document, std::string_view bytes)
{
    BytesFromTheEnd dice(bytes);
    engine::PuzzleSpoiler(dice).spoil(document.puzzle);
    if (const auto game = engine::from_document(document, "one"))
        ask_for_hint(*game);
}

void read_game(std::string_view json)
{
    using namespace engine;
    (void)summary_from(json, "one");
    const auto document = from_json<GameDocument>(json);
    const auto game = document ? from_document(*document, "one") : std::nullopt;
    if (!game)
        return;
    ask_for_hint(*game);
    read_spoiled(*document, json);
    const auto again = from_json<GameDocument>(to_json(to_document(*game, SavedLog::Whole)));
    insist(again.has_value());
    const auto same = from_document(*again, "one");
    insist(same.has_value());
    insist(same->session.board() == game->session.board());
    insist(same->session.log() == game->session.log());
    insist(same->session.stats() == game->session.stats());
    insist(same->session.fill_times() == game->session.fill_times());
    insist(same->elapsed == game->elapsed && same->input == game->input);
    insist(same->rebuilt == game->rebuilt);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count)
{
    const std::string_view text = text_of(bytes, count);
    read_game(text);
    (void)engine::read_envelope(text);
    if (const auto content = engine::open_envelope(text))
        read_game(*content);
    return 0;
}
