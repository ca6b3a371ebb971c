// A saved game: the file as a whole, and what is in the envelope. What opens is saved again and
// must come back the same.

#include "engine/store/envelope.h"
#include "engine/store/game_document.h"
#include "engine/store/json.h"
#include "tests/fuzz/fuzz.h"

namespace {

void read_game(std::string_view json)
{
    using namespace engine;
    if (const auto head = parse_summary(json))
        (void)from_document(*head, "one");
    const auto document = parse_game(json);
    const auto game = document ? from_document(*document, "one") : std::nullopt;
    if (!game)
        return;
    const auto again = parse_game(to_json(to_document(*game, LogKept::Whole)));
    insist(again.has_value());
    const auto same = from_document(*again, "one");
    insist(same.has_value());
    insist(same->session.board() == game->session.board());
    insist(same->session.log() == game->session.log());
    insist(same->session.facts() == game->session.facts());
    insist(same->session.fill_times() == game->session.fill_times());
    insist(same->elapsed == game->elapsed && same->hand == game->hand);
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
