#include "game/scenes/arcade/result_table.h"

#include <algorithm>
#include <functional>
#include <span>
#include <utility>

#include "engine/base/count.h"
#include "engine/base/message.h"
#include "game/scenes/arcade/arcade_texts.h"
#include "game/scenes/arcade/rank_ladder.h"
#include "game/scenes/arcade/rank_texts.h"
#include "game/scenes/runs/days.h"
#include "game/ui/names.h"
#include "game/ui/rounding.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/gem.h"
#include "game/widgets/play/run_result.h"

namespace game {
namespace {

using engine::ArcadeMode;
using engine::ArcadeResult;
using engine::Message;
using engine::N_;
using engine::PlayTime;
using engine::Translations;

constexpr const char* no_place = "–";

// By how much one result is ahead of another: in points or boards, or else in time.
std::string ahead_text(const Translations& texts,
                       const ArcadeMode& mode,
                       const ArcadeResult& better,
                       const ArcadeResult& worse)
{
    if (better.score > worse.score)
        return amount_text(texts, mode, better.score - worse.score);
    return clock_text(std::max(PlayTime{0}, worse.time - better.time));
}

PlaceWords first_words(const Translations& texts, const ResultPlace& place)
{
    if (place.table.size() < 2)
        return {texts.tr("First on this table"), texts.tr("Now there is a result to beat.")};
    const std::string ahead = ahead_text(texts, *place.end->mode, place.result, place.table[1]);
    return {texts.tr("First place"),
            texts.tr(Message{N_("{amount} ahead of the old best."), {{"amount", ahead}}})};
}

PlaceWords place_words(const Translations& texts, const ResultPlace& place)
{
    const ArcadeResult& above = place.table[*place.place - 1];
    const bool is_as_good = above.score == place.result.score && above.time == place.result.time;
    const char* sentence = is_as_good ? N_("As good as {initials} on place {n}, but later.")
                                      : N_("{amount} behind {initials} on place {n}.");
    return {
        texts.tr(Message{N_("Place {n} in the table"), {{"n", std::to_string(*place.place + 1)}}}),
        texts.tr(Message{sentence,
                         {{"amount", ahead_text(texts, *place.end->mode, above, place.result)},
                          {"initials", above.initials},
                          {"n", std::to_string(*place.place)}}})};
}

PlaceWords outside_words(const Translations& texts, const ResultPlace& place)
{
    const ArcadeMode& mode = *place.end->mode;
    const ArcadeResult& last = place.table.back();
    const std::string tenth = std::to_string(place.table.size());
    PlaceWords words;
    // Where all boards are solved, only the time is missing in the end.
    if (engine::counts_boards(mode) && last.score < engine::count_of(mode.levels)) {
        const int missing = last.score - place.result.score + 1;
        words.headline = missing == 1
                             ? texts.tr("One more board puts you in the table")
                             : texts.tr(Message{N_("{number} more boards put you in the table"),
                                                {{"number", std::to_string(missing)}}});
    } else {
        words.headline = texts.tr(
            Message{N_("{amount} short of place {n}"),
                    {{"amount", ahead_text(texts, mode, last, place.result)}, {"n", tenth}}});
    }
    words.sentence = mistake_text(texts, *place.end);
    if (words.sentence.empty())
        words.sentence =
            texts.tr(Message{N_("Place {n} has {amount}."),
                             {{"n", tenth}, {"amount", result_text(texts, mode, last)}}});
    return words;
}

// What is missing for the first points and, if that ended the run, what was wrong.
PlaceWords nothing_words(const Translations& texts, const ArcadeEnd& end)
{
    const ArcadeMode& mode = *end.mode;
    PlaceWords words{texts.tr("Nothing scored this time."), {}};
    const auto with_points = [&](const char* text, int points) {
        return texts.tr(Message{text, {{"points", amount_text(texts, mode, points)}}});
    };
    if (engine::has_gems(mode))
        words.sentence = with_points(N_("The first step is {points}."), mode.points_for_house);
    else if (engine::counts_boards(mode))
        words.sentence = texts.tr("The first solved board counts.");
    else if (mode.points_for_digit > 0)
        words.sentence = with_points(N_("The first digit is {points}."), mode.points_for_digit);
    else
        words.sentence =
            with_points(N_("The first row, column or box is {points}."), mode.points_for_house);
    if (const std::string mistake = mistake_text(texts, end); !mistake.empty())
        words.sentence += " " + mistake;
    return words;
}

// A row of the table, before it is drawn.
struct ShownRow {
    std::size_t place = 0; // from 0
    const ArcadeResult* result = nullptr;
    bool is_own = false;
    bool is_inside = true; // otherwise it is the run that is not in the table
};

std::vector<ShownRow> shown_rows(const ResultPlace& place, const ResultTableLook& look)
{
    const std::size_t room = static_cast<std::size_t>(std::max(1, look.rows));
    const bool is_inside = look.is_told && place.place.has_value();
    const bool is_outside = look.is_told && !place.place && place.result.score > 0;
    // The run is in the table already, but not told yet.
    std::vector<ShownRow> all;
    for (const ArcadeResult& result : place.table) {
        const bool is_own = result.id == place.result.id;
        if (!is_own || is_inside)
            all.push_back({all.size(), &result, is_own, true});
    }
    if (is_outside)
        all.push_back({all.size(), &place.result, true, false});
    while (all.size() < std::min(room, engine::arcade_table_length))
        all.push_back({.place = all.size()});
    if (all.size() <= room)
        return all;
    const auto own = std::ranges::find(all, true, &ShownRow::is_own);
    const std::size_t at = own == all.end() ? 0 : own->place;
    const std::size_t end = at < room ? room : std::min(at + (room > 3 ? 2 : 1), all.size());
    const auto shown = std::span(all).subspan(end - room, room);
    return {shown.begin(), shown.end()};
}

// The boards that were solved, or the time if all were.
std::string
score_in_row(const Translations& texts, const ArcadeMode& mode, const ArcadeResult& result)
{
    if (!engine::counts_boards(mode))
        return number_text(texts, result.score);
    return result.score >= engine::count_of(mode.levels) ? clock_text(result.time)
                                                         : amount_text(texts, mode, result.score);
}

class RowBoxes {
public:
    RowBoxes(const Services& services, const ResultPlace& place, const ResultTableLook& look)
        : services_(services), place_(place), look_(look), mode_(*place.end->mode)
    {
    }

    Box box(const ShownRow& shown) const
    {
        if (shown.result == nullptr)
            return open_place(shown.place);
        using namespace game::box;
        const bool is_gold = shown.is_own && place_.is_celebrated();
        const Paint strong = is_gold ? Paint::Gold : Paint::Ink;
        const Paint quiet = is_gold ? Paint::Gold : shown.is_own ? Paint::Ink : Paint::Ink2;
        const Box score = number(score_in_row(services_.texts, mode_, *shown.result),
                                 {.size = look_.is_small ? 15.0 : 17.0,
                                  .weight = Weight::SemiBold,
                                  .tint = strong,
                                  .align = Align::Right,
                                  .face = Face::Numerals});
        const Box first = row_of(shown, quiet, strong);
        const Box when = text(when_of(shown), {.size = 13, .tint = quiet, .align = Align::Right});
        const Box rank = rank_of_row(shown, quiet);
        const Box all = look_.is_small ? row({first.size(0).grow(), score})
                                       : row({row({first.size(0).grow(), score}).size(0).grow(58),
                                              rank.size(0).grow(24), when.size(0).grow(18)});
        if (!shown.is_own)
            return all;
        return all.showing({.draw = [is_gold](Canvas& canvas, Rect area, Scale scale) {
            draw_result_row(canvas, area, is_gold, scale);
        }});
    }

private:
    // A place that nobody has yet.
    Box open_place(std::size_t place) const
    {
        using namespace game::box;
        TextLook look{.size = 14, .tint = Paint::Ink3, .align = Align::Centre};
        const Box number = text(std::to_string(place + 1), look);
        look.align = Align::Left;
        return row({number.size(28).then(14), text(no_place, look).size(0).grow()});
    }

    // The place and the initials.
    Box row_of(const ShownRow& shown, Paint quiet, Paint strong) const
    {
        using namespace game::box;
        const std::string number = shown.is_inside ? std::to_string(shown.place + 1) : no_place;
        const bool has_trophy =
            shown.is_inside && shown.place == 0 && (!shown.is_own || place_.is_celebrated());
        const Box place = has_trophy
                              ? icon(Icon::Trophy, 20, Paint::Gold)
                              : text(number, {.size = 14, .tint = quiet, .align = Align::Centre});
        return row({column({space().grow(), place, space().grow()}).size(28).then(14),
                    name_of(shown, strong).size(0).grow()});
    }

    Box name_of(const ShownRow& shown, Paint strong) const
    {
        const TextLook look{.size = 16, .weight = Weight::Bold, .tint = strong};
        if (!shown.is_inside)
            return box::text(services_.texts.tr("this run"), look);
        if (!shown.is_own || !look_.initials)
            return box::text(shown.result->initials, look);
        const auto draw = [look, initials = look_.initials](Canvas& canvas, Rect area,
                                                            Scale scale) {
            draw_text(canvas, initials(), area, look, scale);
        };
        return box::picture(draw);
    }

    Box rank_of_row(const ShownRow& shown, Paint quiet) const
    {
        const RankTile rank = rank_tile(mode_, engine::rank_of(mode_, shown.result->reached()));
        if (rank.gem)
            return box::picture([rung = *rank.gem](Canvas& canvas, Rect area, Scale scale) {
                draw_gem(canvas, {.rung = rung}, area.centre(), 8 * scale.unit);
            });
        if (rank.letter.empty())
            return box::text(no_place, {.size = 15, .tint = quiet, .align = Align::Centre});
        return box::text(rank.letter, {.size = 15,
                                       .weight = Weight::Bold,
                                       .tint = quiet,
                                       .align = Align::Centre,
                                       .face = Face::Numerals});
    }

    // The day; among runs with equally many boards, where the time decides, that.
    std::string when_of(const ShownRow& shown) const
    {
        if (engine::counts_boards(mode_) && look_.is_told && !place_.place)
            return clock_text(shown.result->time);
        return shown.is_own ? services_.texts.tr("now")
                            : calendar_day(services_, shown.result->date);
    }

    const Services& services_;
    const ResultPlace& place_;
    const ResultTableLook& look_;
    const ArcadeMode& mode_;
};

} // namespace

PlaceWords not_kept_words(const Translations& texts, const ArcadeEnd& end)
{
    if (end.is_scripted)
        return {texts.tr("Demonstration"),
                texts.tr("A run in which a script wrote the solution is in no table.")};
    return {texts.tr("Practice"), texts.tr("A run that begins on another rung is in no table.")};
}

PlaceWords words_of(const Translations& texts, const ResultPlace& place)
{
    if (!place.end->is_kept())
        return not_kept_words(texts, *place.end);
    if (place.result.score <= 0)
        return nothing_words(texts, *place.end);
    if (!place.place)
        return place.table.empty() ? PlaceWords{} : outside_words(texts, place);
    return place.is_first() ? first_words(texts, place) : place_words(texts, place);
}

Box place_card(const Services& services, InitialsEntry& initials, const PlaceCardLook& look)
{
    using namespace box;
    const TextLook headline{.size = look.is_small ? 18.0 : 20.0,
                            .weight = Weight::Bold,
                            .tint = look.is_gold ? Paint::Gold : Paint::Ink,
                            .face = Face::Numerals};
    const TextLook quiet{.size = look.is_small ? 13.0 : 14.0,
                         .weight = Weight::Regular,
                         .tint = initials.is_refused() ? Paint::Error : Paint::Ink2};
    const std::string sentence = initials.is_refused() ? initials.in_words() : look.words.sentence;
    const TextLook key_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    const bool has_keys = initials.is_open() && look.names_keys &&
                          services.host.hands().device != InputDevice::Touch &&
                          services.host.hands().device != InputDevice::Gamepad;
    const Box keys =
        first_that_fits({row({key_hint("A–Z").then(8),
                              text(services.texts.trc("key", "type"), key_look).then(28),
                              key_hint(services.hint_of({.key = Key::Enter})).then(8),
                              text(services.texts.trc("key", "save"), key_look)}),
                         space()})
            .size(with_text(20));
    const Box trophy = icon(Icon::Trophy, 22, Paint::Gold);
    const Box title = row({trophy.then(10).when(look.is_gold && !look.words.headline.empty()),
                           paragraph(look.words.headline, headline).size(0).grow()});
    const Box words = column({space().grow(), title.then(6).when(!look.words.headline.empty()),
                              paragraph(sentence, quiet), space(10).when(has_keys),
                              keys.when(has_keys), space().grow()});
    const double cap = look.is_small ? 44 : 60;
    const double high = look.is_small ? 52 : 72;
    const double gap = look.is_small ? 8 : 10;
    const Box caps = initials.caps(cap, high, gap).across(high);
    return card({row({words.size(0).grow().then(16),
                      caps.size(3 * cap + 2 * gap).when(initials.is_open())})
                     .grow()})
        .padding(look.is_small ? 16 : 24, 8);
}

namespace {

// Instead of places that nobody has: what the ranks take, as many of the lower ones as have room.
Box ranks_to_earn(const Translations& texts, const ArcadeMode& mode, const ResultTableLook& look)
{
    using namespace box;
    constexpr double lowest = 28;
    constexpr double highest = 56;
    const int all = engine::highest_rank(mode).steps;
    const double room = look.rows * look.row;
    const double line = std::clamp(room / (all + 1), lowest, highest);
    const Box heading =
        text(texts.tr("This table is still empty."), {.size = 14, .tint = Paint::Ink2});
    const int most = std::max(1, rounded_down(room / line) - 1);
    return column({card({heading.size(with_text(line)),
                         rank_ladder(texts, mode, std::nullopt, {.line = line, .most = most})})
                       .padding(look.is_small ? 14 : 24, 8),
                   space().grow()});
}

} // namespace

Box result_table(const Services& services, const ResultPlace& place, const ResultTableLook& look)
{
    using namespace box;
    const bool has_own = place.result.score > 0 || place.place.has_value();
    if (look.is_told && place.table.empty() && !has_own)
        return ranks_to_earn(services.texts, *place.end->mode, look);
    const RowBoxes boxes(services, place, look);
    std::vector<Box> rows;
    bool is_below_own = true;
    for (const ShownRow& row : shown_rows(place, look)) {
        const bool has_line = !is_below_own && !row.is_own && !look.is_small;
        rows.push_back(column({rule()}).padding(16, 0).when(has_line));
        rows.push_back(boxes.box(row)
                           .padding(look.is_small ? 10 : 16, 0)
                           .size(with_text(look.row - (has_line ? 1 : 0))));
        is_below_own = row.is_own;
    }
    return card(std::move(rows)).padding(8, 8);
}

} // namespace game
