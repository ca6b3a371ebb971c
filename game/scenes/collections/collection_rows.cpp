#include "game/scenes/collections/collection_rows.h"

#include <algorithm>

#include "engine/base/message.h"
#include "game/scenes/waiting/pending.h"
#include "game/ui/names.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/boxes/leaves.h"

namespace game {

using engine::Message;
using engine::N_;

std::string number_and_name(const OpenCollection& collection, std::size_t index)
{
    const std::string number = std::to_string(index + 1);
    const std::string& name = collection.puzzle(index).name;
    return name.empty() ? number : number + " · " + name;
}

std::string
level_text(const OpenCollection& collection, std::size_t index, const engine::Translations& texts)
{
    const engine::CollectedPuzzle& puzzle = collection.puzzle(index);
    if (puzzle.fault)
        return texts.tr("can't be played");
    return puzzle.level ? level_name(texts, *puzzle.level) : texts.tr("not rated yet");
}

std::string
state_text(const OpenCollection& collection, std::size_t index, const engine::Translations& texts)
{
    if (collection.puzzle(index).fault)
        return "";
    const PuzzleState& state = collection.state(index);
    const std::string time = short_clock_text(state.time);
    switch (state.kind) {
    case PuzzleState::Kind::New:
        return texts.trc("a puzzle that was not played yet", "new");
    case PuzzleState::Kind::Begun:
        return texts.tr(Message{N_("begun, {time}"), {{"time", time}}});
    case PuzzleState::Kind::Solved:
        return texts.tr(Message{N_("solved, {time}"), {{"time", time}}});
    }
    return "";
}

std::string
row_in_words(const OpenCollection& collection, std::size_t index, const engine::Translations& texts)
{
    const std::string state = state_text(collection, index, texts);
    return number_and_name(collection, index) + ", " + level_text(collection, index, texts) +
           (state.empty() ? "" : ", " + state);
}

std::string rating_text(const OpenCollection& collection, const engine::Translations& texts)
{
    if (!collection.is_rating())
        return texts.tr("Not all puzzles are rated");
    const std::size_t next = std::min(collection.rated() + 1, collection.to_rate());
    return with_time(texts,
                     texts.tr(Message{N_("Rating {n} of {all}"),
                                      {{"n", std::to_string(next)},
                                       {"all", std::to_string(collection.to_rate())}}}),
                     collection.rating_progress());
}

Box puzzle_row(const OpenCollection& collection,
               std::size_t index,
               const engine::Translations& texts)
{
    using namespace box;
    const bool is_solved = collection.state(index).kind == PuzzleState::Kind::Solved;
    const bool is_faulty = collection.puzzle(index).fault.has_value();
    const auto draw_board = [printed = collection.printed(index)](Canvas& canvas, Rect area,
                                                                  Scale) {
        if (printed)
            draw_thumbnail(canvas, area, *printed->grid, printed->givens,
                           ThumbnailTints{.dot = Paint::Given});
    };
    const TextLook state_look{.size = 13,
                              .weight = is_solved ? Weight::SemiBold : Weight::Medium,
                              .tint = is_solved ? Paint::Ok : Paint::Ink2};
    return row({
                   picture(draw_board).size(52).across(52).then(14),
                   column({
                              space().grow(),
                              text(number_and_name(collection, index),
                                   {.size = 15, .weight = Weight::SemiBold}),
                              row({
                                  text(level_text(collection, index, texts),
                                       {.size = 13, .tint = is_faulty ? Paint::Error : Paint::Ink2})
                                      .size(0)
                                      .grow()
                                      .then(8),
                                  text(state_text(collection, index, texts), state_look),
                              }),
                              space().grow(),
                          })
                       .size(0)
                       .grow(),
               })
        .padding(12, 0);
}

Box run_row(std::size_t place, const engine::Record& run, const std::string& puzzle)
{
    using namespace box;
    return row({
                   number(std::to_string(place + 1),
                          {.size = 15, .tint = Paint::Ink2, .face = Face::Numerals})
                       .size(with_text(32)),
                   text(run.initials, {.size = 15, .weight = Weight::SemiBold}).size(with_text(64)),
                   text(puzzle, {.size = 14, .tint = Paint::Ink2}).size(0).grow().then(12),
                   number(clock_text(run.time),
                          {.size = 16, .weight = Weight::SemiBold, .face = Face::Numerals}),
               })
        .padding(12, 0);
}

std::optional<std::size_t>
place_in_list(Key key, std::size_t chosen, std::size_t count, std::size_t page)
{
    const std::size_t last = count - 1;
    if (key == Key::Up && chosen > 0)
        return chosen - 1;
    if (key == Key::Down)
        return std::min(chosen + 1, last);
    if (key == Key::PageUp)
        return chosen - std::min(chosen, page);
    if (key == Key::PageDown)
        return std::min(chosen + page, last);
    if (key == Key::Home)
        return 0;
    return key == Key::End ? std::optional(last) : std::nullopt;
}

std::string sentence_for(const OpenCollection& collection,
                         bool is_all_solved,
                         bool shows_puzzles,
                         const engine::Translations& texts)
{
    if (const auto& failure = collection.failure())
        return texts.tr(*failure);
    if (!collection.is_loaded())
        return texts.tr(waiting_for_disk);
    if (is_all_solved)
        return texts.tr("All puzzles of this collection are solved.");
    return shows_puzzles ? texts.tr("No puzzle matches the search.")
                         : texts.tr("No runs yet. The best times of its puzzles will appear here.");
}

namespace {

// Whether a game of the puzzle waits, as far as that is known yet.
bool may_wait(const OpenCollection& collection, std::size_t index)
{
    return !collection.has_states() || !collection.state(index).game.empty();
}

} // namespace

void CollectionPreview::show(const OpenCollection& collection, std::optional<std::size_t> index)
{
    const PreviewOf what =
        index && may_wait(collection, *index) ? PreviewOf::WaitingGame : PreviewOf::NothingSecret;
    if (index && index == index_ && what == what_)
        return;
    index_ = index;
    what_ = what;
    board_.clear();
    const auto printed = index ? collection.printed(*index) : std::nullopt;
    if (printed)
        board_.show(printed->grid, engine::Board(printed->givens), what);
}

Box CollectionPreview::card(const OpenCollection& collection,
                            const engine::Translations& texts,
                            std::vector<Box> foot)
{
    using namespace box;
    const TextLook quiet{.size = 14, .tint = Paint::Ink2};
    std::vector<Box> all{board_.board().then(16)};
    if (index_) {
        const auto& fault = collection.puzzle(*index_).fault;
        all.push_back(text(number_and_name(collection, *index_),
                           {.size = 20, .weight = Weight::Bold, .face = Face::Numerals})
                          .size(with_text(28)));
        all.push_back(paragraph(fault ? texts.tr(*fault) : level_text(collection, *index_, texts),
                                {.size = 14, .tint = fault ? Paint::Error : Paint::Ink2}));
        all.push_back(text(state_text(collection, *index_, texts), quiet));
    }
    all.push_back(space(12).grow());
    all.insert(all.end(), foot.begin(), foot.end());
    return box::card(all).padding(24, 24);
}

} // namespace game
