#include "game/scenes/collections/collection_rows.h"

#include <algorithm>

#include "engine/base/message.h"
#include "engine/base/plain_text.h"
#include "game/scenes/work/pending.h"
#include "game/ui/names.h"
#include "game/widgets/board/thumbnail.h"
#include "game/widgets/cards/game_card.h"
#include "game/widgets/draw_text.h"

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

void draw_puzzle_row(Canvas& canvas,
                     Rect area,
                     const OpenCollection& collection,
                     std::size_t index,
                     const engine::Translations& texts,
                     Scale scale)
{
    const int side = std::min(area.height - scale.px(12), scale.px(52));
    const int x = area.x + scale.px(12);
    if (const auto printed = collection.printed(index))
        draw_thumbnail(canvas, Rect{x, area.centre().y - side / 2, side, side}, *printed->grid,
                       printed->givens, ThumbnailTints{.dot = Paint::Given});
    const bool is_solved = collection.state(index).kind == PuzzleState::Kind::Solved;
    const std::string state = state_text(collection, index, texts);
    const TextLook state_look{.size = 13,
                              .weight = is_solved ? Weight::SemiBold : Weight::Medium,
                              .tint = is_solved ? Paint::Ok : Paint::Ink2,
                              .align = Align::Right};
    const int left = x + side + scale.px(14);
    const int right = area.right() - scale.px(12);
    const int line = scale.font(22);
    const int top = area.centre().y - line;
    draw_text(canvas, number_and_name(collection, index), Rect{left, top, right - left, line},
              TextLook{.size = 15, .weight = Weight::SemiBold}, scale);
    const int width =
        std::min((right - left) * 6 / 10, canvas.width_of(state, font_of(state_look, scale)));
    const bool is_faulty = collection.puzzle(index).fault.has_value();
    draw_text(canvas, level_text(collection, index, texts),
              Rect{left, top + line, right - left - width - scale.px(8), line},
              TextLook{.size = 13, .tint = is_faulty ? Paint::Error : Paint::Ink2}, scale);
    draw_text(canvas, state, Rect{right - width, top + line, width, line}, state_look, scale);
}

void draw_run_row(Canvas& canvas,
                  Rect area,
                  std::size_t place,
                  const engine::Record& run,
                  const std::string& puzzle,
                  Scale scale)
{
    const Rect row{area.x + scale.px(12), area.y, area.width - scale.px(24), area.height};
    const TextLook time_look{
        .size = 16, .weight = Weight::SemiBold, .align = Align::Right, .face = Face::Numerals};
    const std::string time = clock_text(run.time);
    const int number = scale.font(32);
    const int initials = scale.font(64);
    const int width = canvas.width_of(time, font_of(time_look, scale)) + scale.px(12);
    draw_number(canvas, std::to_string(place + 1), Rect{row.x, row.y, number, row.height},
                TextLook{.size = 15, .tint = Paint::Ink2, .face = Face::Numerals}, scale);
    draw_text(canvas, run.initials, Rect{row.x + number, row.y, initials, row.height},
              TextLook{.size = 15, .weight = Weight::SemiBold}, scale);
    const int x = row.x + number + initials;
    draw_text(canvas, puzzle, Rect{x, row.y, row.right() - width - x, row.height},
              TextLook{.size = 14, .tint = Paint::Ink2}, scale);
    draw_number(canvas, time, Rect{row.right() - width, row.y, width, row.height}, time_look,
                scale);
}

std::string
shortened_name(const OpenCollection& collection, const TextMeasure& measure, int room, Font font)
{
    std::string name = collection.name();
    for (std::size_t size = name.size(); size > 1 && measure.width_of(name, font) > room; --size)
        name = engine::first_bytes(collection.name(), size - 1) + "…";
    return name;
}

void draw_rating(Canvas& canvas,
                 Rect text,
                 Rect bar,
                 const OpenCollection& collection,
                 const engine::Translations& texts,
                 Scale scale)
{
    draw_text(canvas, rating_text(collection, texts), text,
              TextLook{.size = 13, .tint = Paint::Ink2}, scale);
    if (collection.is_rating())
        draw_bar(canvas, bar,
                 static_cast<double>(collection.rated()) /
                     static_cast<double>(std::max<std::size_t>(collection.to_rate(), 1)),
                 Paint::Accent);
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

} // namespace game
