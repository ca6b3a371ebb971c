#include "game/scenes/arcade/lobby_card.h"

#include <algorithm>

#include "game/scenes/arcade/rank_texts.h"
#include "game/scenes/runs/days.h"
#include "game/ui/shifted_canvas.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/button_background.h"

namespace game {
namespace {

constexpr double roomy_beside = 560; // units, for a column of its own for what was reached

constexpr TextLook lobby_quiet_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
constexpr TextLook lobby_value_look{.size = 13, .weight = Weight::SemiBold, .align = Align::Right};
constexpr TextLook lobby_best_look{.size = 17, .weight = Weight::SemiBold, .face = Face::Numerals};

class CardWriter {
public:
    explicit CardWriter(const LobbyCard& card) : card_(card), standing_(card.standing) {}

    Box card() const
    {
        const Box content = card_.form == LobbyForm::Upright ? upright() : beside();
        return box::layers({ground(), content});
    }

private:
    std::string tr(const char* text) const { return card_.texts.tr(text); }

    Box ground() const
    {
        const auto draw = [card = card_](Canvas& canvas, Rect area, Scale scale) {
            draw_card(canvas, area, scale);
            if (!card.is_focused)
                return;
            ShiftedCanvas ring(canvas, canvas.size(), 0, card.appeared());
            draw_focus_ring(ring, area, 16, scale);
        };
        return box::picture(draw);
    }

    Box picture(TextsOfMode texts) const
    {
        const auto place = [picture = card_.picture, texts](Rect area, Scale scale) {
            picture->place(area, scale, texts);
        };
        const auto draw = [card = card_](Canvas& canvas, Rect, Scale) {
            card.picture->draw(canvas, card.light());
            if (!card.key.empty())
                card.picture->draw_key(canvas, card.key, card.is_focused);
        };
        return box::picture(place, draw);
    }

    Box name(double size) const
    {
        return box::text(tr(card_.mode.name),
                         {.size = size, .weight = Weight::Bold, .face = Face::Numerals});
    }

    Box summary(double size) const
    {
        return box::paragraph(tr(card_.mode.summary),
                              {.size = size, .weight = Weight::Regular, .tint = Paint::Ink2});
    }

    Box tile(double side) const
    {
        const auto draw = [tile = standing_.tile](Canvas& canvas, Rect area, Scale) {
            draw_rank_tile(canvas, area, tile);
        };
        return box::picture(draw).size(side).across(side, Side::Start);
    }

    Box rank() const
    {
        TextLook look{.size = 13, .weight = Weight::SemiBold, .tint = Paint::Ink2};
        if (standing_.tile.gem)
            look.tint = Paint::Gold;
        return box::text(standing_.rank, look);
    }

    // The tile and what stands beside it.
    Box reached(double side) const
    {
        using namespace box;
        const Box lines = column({
            rank().size(with_text(20)).when(!standing_.rank.empty()),
            space(10).when(standing_.rank.empty()),
            text(standing_.best, lobby_best_look).size(with_text(24)),
            text(standing_.who, lobby_quiet_look).size(with_text(20)),
        });
        return row({tile(side).then(16), lines.size(0).grow()}).at_least(side);
    }

    Box line(const char* label, const std::string& value) const
    {
        using namespace box;
        return row({text(tr(label), lobby_quiet_look).then(8),
                    text(value, lobby_value_look).size(0).grow()})
            .size(with_text(24));
    }

    Box play() const
    {
        Button play{.style = ButtonStyle::Primary,
                    .label = tr("Play"),
                    .key_hint = card_.enter,
                    .icon = Icon::Play,
                    .font_size = 16};
        const auto draw = [play, appeared = card_.appeared](Canvas& canvas, Rect area,
                                                            Scale scale) {
            ShiftedCanvas fading(canvas, canvas.size(), 0, appeared());
            Button placed = play;
            placed.area = area;
            draw_button(fading, placed, {}, scale);
        };
        return card_.is_focused ? box::picture(draw) : box::space();
    }

    // The same in a row, which has room for its sign only.
    Box play_sign(const Unit& unit) const
    {
        constexpr double largest_text = 1.2; // beside which there is room
        const auto draw = [appeared = card_.appeared](Canvas& canvas, Rect area, Scale scale) {
            ShiftedCanvas fading(canvas, canvas.size(), 0, appeared());
            draw_button(fading,
                        Button{.area = area, .style = ButtonStyle::Primary, .icon = Icon::Play}, {},
                        scale);
        };
        return box::column({box::space().grow(), box::picture(draw).size(44), box::space().grow()})
            .size(48)
            .when(card_.is_focused && unit.scale.text <= largest_text);
    }

    Box upright() const
    {
        using namespace box;
        const Box texts = column({
            name(22).size(with_text(28)).then(6),
            summary(14).size(with_text(42)).then(14),
            rule().then(14),
            reached(64).then(13),
            line(engine::N_("Last run"), standing_.last),
            line(engine::N_("Next rank"), standing_.next),
            space().grow(),
            play().size(46),
        });
        return column(
            {picture(TextsOfMode::Below).between(120, 204), texts.padding(22, 18).size(0).grow()});
    }

    Box beside() const
    {
        return Box::made_by([card = card_](double width, const Unit& unit) {
            const CardWriter kept(card);
            const double room = width / unit.across;
            return room >= unit.scale.grown(roomy_beside) ? kept.wide_row(room, unit)
                                                          : kept.narrow_row(room, unit);
        });
    }

    Box wide_row(double width, const Unit& unit) const
    {
        using namespace box;
        const Box told = column(
            {space().grow(), name(20).size(with_text(26)).then(4), summary(14), space().grow()});
        const bool is_low = card_.is_low;
        const Box standing =
            column({space().grow(),
                    row({reached(is_low ? 48 : 64).size(0).grow().then(8), play_sign(unit)})
                        .then(is_low ? 2 : 6),
                    line(engine::N_("Last run"), standing_.last).when(!is_low),
                    line(engine::N_("Next rank"), standing_.next), space().grow()});
        return row({picture(TextsOfMode::Right).size(std::min(0.28 * width, 220.0)).then(18),
                    told.size(0).grow(40).then(16), standing.size(0).grow(60), space(18)});
    }

    Box narrow_row(double width, const Unit& unit) const
    {
        using namespace box;
        TextLook best = lobby_best_look;
        best.size = 14;
        const std::string who =
            standing_.by.empty() ? standing_.best : standing_.best + ", " + standing_.by;
        const Box beside_tile =
            column({space().grow(), text(who, best).size(with_text(20)),
                    text(standing_.next, lobby_quiet_look).size(with_text(20)), space().grow()});
        const Box texts = column({
            space().grow(),
            name(19).size(with_text(24)).then(4),
            row({tile(48).then(12), beside_tile.size(0).grow().then(8), play_sign(unit)})
                .at_least(48)
                .then(4),
            summary(13),
            space().grow(),
        });
        return row({picture(TextsOfMode::Right).size(std::min(0.4 * width, 250.0)).then(14),
                    texts.size(0).grow(), space(12)});
    }

    const LobbyCard& card_;
    const ModeStanding& standing_;
};

} // namespace

ModeStanding standing_of(const Services& services,
                         const engine::ArcadeBook& tables,
                         const engine::ArcadeMode& mode)
{
    const engine::Translations& texts = services.texts;
    const std::string name = engine::table_id(mode);
    const auto& table = tables.table(name);
    const auto last = tables.last(name);
    const auto rank = tables.best_rank(mode);
    if (!rank)
        return {.best = texts.tr("Not played yet"),
                .who = first_step_text(texts, mode),
                .last = "–",
                .next = first_rank_text(texts, mode)};
    const engine::ArcadeResult best =
        !table.empty() ? table.front() : last.value_or(engine::ArcadeResult{});
    engine::ArcadeReached reached = best.reached();
    if (engine::has_gems(mode)) // the run with the most rungs may have fewer points
        reached.rungs = rank->steps;
    ModeStanding standing{.tile = rank_tile(mode, rank),
                          .rank = rank_text(texts, mode, *rank),
                          .best = result_text(texts, mode, best),
                          .last = last ? run_text(texts, mode, *last) : "–",
                          .next = next_rank_text(texts, mode, reached)};
    if (table.empty())
        return standing;
    standing.by = best.initials;
    standing.who = best.initials + ", " + calendar_day(services, best.date);
    return standing;
}

Box lobby_card(const LobbyCard& card)
{
    return CardWriter(card).card();
}

std::string spoken(const LobbyCard& card)
{
    const ModeStanding& standing = card.standing;
    std::string words = card.texts.tr(card.mode.name) + ". " + card.texts.tr(card.mode.summary);
    for (const std::string& part : {standing.rank, standing.best, standing.next}) {
        if (!part.empty())
            words += " " + part + ".";
    }
    return words;
}

} // namespace game
