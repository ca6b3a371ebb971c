#include "game/scenes/play/run_panel.h"

#include <algorithm>
#include <utility>

#include "engine/recipe/recipe.h"
#include "engine/rules/layout.h"
#include "game/scenes/runs/day_standing.h"
#include "game/scenes/runs/play_texts.h"
#include "game/ui/names.h"
#include "game/widgets/board/mark.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/play/clock_view.h"
#include "game/widgets/play/race.h"

namespace game {

namespace {

constexpr double heading_mark = 22; // units, after the heading

// Shrinks the font, down to two thirds, before the text is shortened.
Font heading_font(
    const TextMeasure& measure, const std::string& text, Font font, int width, Scale scale)
{
    const int smallest = scale.px(12);
    while (font.size > smallest && measure.width_of(text, font) > width)
        --font.size;
    return font;
}

// Fills the first line; returns nothing if the rest does not fit on the second.
std::vector<std::string>
in_two_lines(const TextMeasure& measure, const std::string& text, Font font, int width)
{
    for (std::size_t gap = text.rfind(' '); gap != std::string::npos && gap > 0;
         gap = text.rfind(' ', gap - 1)) {
        const std::string first = text.substr(0, gap);
        const std::string second = text.substr(gap + 1);
        if (measure.width_of(second, font) > width)
            break;
        if (measure.width_of(first, font) <= width)
            return {first, second};
    }
    return {};
}

} // namespace

RunPanel::RunPanel(const Play& play, const PlayLayout& layout, std::function<void()> show_rules)
    : play_(play), layout_(layout), show_rules_(std::move(show_rules))
{
    const auto rules = engine::find_layout(play_.game().spec.layout);
    has_named_rules_ = rules && engine::family_of(*rules) != engine::LayoutFamily::Classic;
}

void RunPanel::place(const TextMeasure& measure)
{
    const TextSpot& spot = layout_.category;
    day_ = day_played_text(play_.services(), play_.game());
    heading_ = heading(measure);
    code_ = code_text(measure);
    counted_ = -1;
    race_changes_ = -1;
    if (spot.size <= 0 || !has_named_rules())
        return panel_.set({});
    const int height = layout_.scale.font(spot.size) * 3 / 2;
    panel_.set({Button{.area = {spot.at.x, spot.at.y - height / 2, spot.width, height},
                       .style = ButtonStyle::Bare,
                       .press = show_rules_}});
}

bool RunPanel::handle(const Input& input)
{
    if (panel_.handle(input))
        return true;
    const auto* pressed = std::get_if<PointerPressed>(&input);
    return pressed != nullptr && panel_.button_at(pressed->at) != nullptr;
}

void RunPanel::move()
{
    const Race race = play_.race();
    const auto live = std::ranges::find(race.rows, SplitRow::State::Live, &SplitRow::state);
    const auto splits = live - race.rows.begin();
    const Services& services = play_.services();
    motion_.show({.splits = static_cast<int>(splits),
                  .golden = splits > 0 && race.rows[splits - 1].golden,
                  .behind = race.delta && race.delta->count() > 0},
                 services.motion(), services.pace.particles(), play_.now());
}

void RunPanel::draw(Canvas& canvas) const
{
    draw_heading(canvas);
    const Race standing = play_.race();
    draw_texts(canvas, standing);
    draw_race(canvas, standing);
}

// Includes the symbol that shows that the heading opens the rules.
int RunPanel::heading_width() const
{
    const int most = layout_.category.width;
    return has_named_rules() ? most - layout_.scale.px(heading_mark) : most;
}

// On one line, on two smaller lines if there is room, or without the last rules. The day's board is
// called by its day.
RunPanel::Heading RunPanel::heading(const TextMeasure& measure) const
{
    const Scale scale = layout_.scale;
    const int width = heading_width();
    const Font usual{Face::Text, Weight::Bold, scale.font(layout_.category.size)};
    const auto fits = [&](const std::string& text) {
        return measure.width_of(text, heading_font(measure, text, usual, width, scale)) <= width;
    };
    const std::string whole =
        heading_text(play_.texts(), play_.game().spec, [](const std::string&) { return true; });
    if (day_.empty() && layout_.form == PlayForm::Cockpit && !fits(whole)) {
        for (int size = scale.font(14); size >= scale.font(12); --size) {
            const Font font{Face::Text, Weight::Bold, size};
            const std::vector<std::string> lines = in_two_lines(measure, whole, font, width);
            if (!lines.empty())
                return {lines, font};
        }
    }
    const std::string text =
        day_.empty() ? heading_text(play_.texts(), play_.game().spec, fits) : day_;
    const Font font = heading_font(measure, text, usual, width, scale);
    return {{shortened(measure, text, font, width)}, font};
}

void RunPanel::draw_heading(Canvas& canvas) const
{
    const TextSpot& spot = layout_.category;
    if (spot.size <= 0 || is_covered(spot))
        return;
    const Scale scale = layout_.scale;
    Point at = spot.at;
    const int line = heading_.font.size * 5 / 4;
    if (heading_.lines.size() == 2)
        at.y -= line / 2 + scale.px(3); // the seed follows closely below
    for (const std::string& text : heading_.lines) {
        canvas.text(text, at, Align::Left, heading_.font, Paint::Ink);
        at.y += line;
    }
    if (!has_named_rules())
        return;
    const bool lit = panel_.state_of(panel_.buttons().front()).hovered;
    const int x = spot.at.x + canvas.width_of(heading_.lines.back(), heading_.font) +
                  scale.px(heading_mark) / 2 + scale.px(2);
    draw_icon(canvas, Icon::Help, Point{x, at.y - line}, scale.px(16),
              lit ? Paint::AccentText : Paint::Ink2);
}

// The code of the puzzle; without one its seed, or that it is from elsewhere; of the day's board,
// what it is. A long one leaves no room for the kind of puzzle, and a longer one none for the
// layout, which the category names.
std::string RunPanel::code_text(const TextMeasure& measure) const
{
    const engine::Translations& texts = play_.texts();
    const Font font{Face::Text, Weight::Regular, layout_.scale.font(layout_.seed.size)};
    if (const auto day = day_played(play_.services(), play_.game())) {
        const std::string kind = category_name(texts, engine::category_of(play_.game().spec));
        const std::string whole = weekday_text(play_.services(), *day) + " · " + kind;
        const bool has_date = is_todays_board(play_.services(), play_.game()) &&
                              measure.width_of(whole, font) <= layout_.left_rail.width;
        return has_date ? whole : kind;
    }
    if (play_.game().spec.is_from_elsewhere)
        return texts.tr("from elsewhere");
    const std::string& recipe = play_.game().recipe;
    const bool has_code = engine::is_code(recipe);
    if (!has_code && play_.game().spec.seed == 0)
        return ""; // a lesson: nobody can ask for its puzzle
    std::vector<std::pair<std::string, std::string>> code = {
        {"code", has_code ? recipe : engine::seed_code(play_.game().spec.seed)}};
    const std::string whole = texts.tr(engine::Message{
        has_code ? engine::N_("Classic · code {code}") : engine::N_("Classic · seed {code}"),
        code});
    if (!has_named_rules_ && measure.width_of(whole, font) <= layout_.left_rail.width)
        return whole;
    const auto code_alone = [&] {
        return texts.tr(engine::Message{
            has_code ? engine::N_("code {code}") : engine::N_("seed {code}"), code});
    };
    const std::size_t layout_end = recipe.find(':');
    if (has_code && layout_end != std::string::npos &&
        measure.width_of(code_alone(), font) > layout_.left_rail.width)
        code.front().second = "…" + recipe.substr(layout_end);
    return code_alone();
}

std::string RunPanel::count_text(int filled, int all) const
{
    if (layout_.count_in_full)
        return play_.texts().tr(
            engine::Message{engine::N_("{filled} of {all}"),
                            {{"filled", std::to_string(filled)}, {"all", std::to_string(all)}}});
    const char* between = layout_.count_is_tight ? "/" : " / ";
    return std::to_string(filled) + between + std::to_string(all);
}

const std::string& RunPanel::count_text() const
{
    const engine::Session& session = play_.session();
    if (std::exchange(counted_, session.cells_filled()) != session.cells_filled())
        count_ = count_text(session.cells_filled(), session.cells_to_fill());
    return count_;
}

void RunPanel::draw_texts(Canvas& canvas, const Race& standing) const
{
    const Scale scale = layout_.scale;
    const auto put = [&](const std::string& text, TextSpot spot, Weight weight, Paint paint) {
        if (!is_covered(spot))
            draw_spot(canvas, text, spot, weight, paint, scale);
    };
    put(code_, layout_.seed, Weight::Regular, Paint::Ink2);
    put(count_text(), layout_.count, layout_.count_in_full ? Weight::Regular : Weight::SemiBold,
        layout_.form == PlayForm::Cockpit && !layout_.count_in_full ? Paint::Ink : Paint::Ink2);
    if (!play_.services().settings.show_clock)
        return;
    if (play_.description() == nullptr || !is_covered(layout_.clock))
        draw_clock(canvas, play_.time(), layout_.clock, scale);
    const bool has_hope = play_.shows_best_possible(standing) && layout_.best_possible.size > 0;
    // Until there is a delta, the chip says it.
    if (standing.delta && !(has_hope && layout_.best_possible.at == layout_.best.at))
        put(race_texts().total, layout_.best, Weight::Regular, Paint::Ink2);
    const engine::Translations& texts = play_.texts();
    if (has_hope && !is_covered(layout_.best_possible))
        draw_best_possible(canvas,
                           {.label = standing.is_record_lost ? texts.shown("no record, at least")
                                                             : texts.shown("if the rest is gold:"),
                            .brief = texts.shown("at least"),
                            .time = *standing.best_possible,
                            .is_record_lost = standing.is_record_lost},
                           layout_.best_possible, scale);
}

void RunPanel::draw_split(Canvas& canvas, const BoardPanel& board) const
{
    const EdgeChip chip = motion_.moment(play_.now()).edge;
    const engine::Cells& filled = play_.session().fills().cells();
    if (chip.strength == 0 || layout_.over_board.empty() || filled.empty() ||
        !play_.services().settings.show_clock)
        return;
    const Race race = play_.race();
    const auto live = std::ranges::find(race.rows, SplitRow::State::Live, &SplitRow::state);
    if (live == race.rows.begin() || !(live - 1)->delta)
        return;
    draw_split_chip(canvas, *(live - 1), layout_.over_board, board.area_of(filled.back()), chip,
                    layout_.scale);
}

void RunPanel::draw_race(Canvas& canvas, const Race& standing) const
{
    const engine::Translations& texts = play_.texts();
    const Scale scale = layout_.scale;
    const bool chip_covered = is_covered(layout_.chip);
    const RaceMoment moment = motion_.moment(play_.now());
    const RaceTexts& names = race_texts();                             // with those of the splits
    const bool says_day = !day_.empty() && layout_.category.size <= 0; // there is no heading
    // Until a cell is filled, the run is neither ahead nor behind: it says what it is up against.
    if (play_.services().settings.show_clock && !chip_covered)
        draw_delta_chip(canvas,
                        ChipLook{.delta = standing.delta,
                                 .trend = standing.trend,
                                 .without = says_day ? day_ : names.total,
                                 .scale = moment.chip_scale,
                                 .crossing = moment.crossing},
                        layout_.chip, layout_.chip_align, scale);
    if (layout_.progress_title.size > 0)
        draw_spot(canvas, texts.tr("Progress"), layout_.progress_title, Weight::Medium, Paint::Ink2,
                  scale);
    if (!layout_.bar.empty() && !is_covered(layout_.bar)) {
        const double share =
            ratio(play_.session().cells_filled(), std::max(1, play_.session().cells_to_fill()));
        draw_progress(canvas,
                      ProgressLook{share, standing.ghost_share,
                                   layout_.bar_notch_named ? std::string_view(names.notch)
                                                           : std::string_view()},
                      layout_.bar, scale);
    }
    if (!layout_.splits.empty() && !is_covered(layout_.splits) &&
        play_.services().settings.show_clock)
        draw_splits(canvas, standing, split_texts_, layout_.splits, scale, moment,
                    motion_.sparks(play_.now()));
}

const RaceTexts& RunPanel::race_texts() const
{
    if (std::exchange(race_changes_, play_.ghost().changes()) != play_.ghost().changes()) {
        race_texts_ = play_.ghost().texts();
        split_texts_ = {play_.race().ghost_time ? race_texts_.against : play_.texts().tr("Splits"),
                        play_.texts().tr("Time")};
    }
    return race_texts_;
}

const PlayNotice* RunPanel::shown_notice() const
{
    const PlayNotice* main = play_.notice();
    const PlayNotice* minor = play_.minor_notice();
    const bool is_wanted = layout_.ticker_is_free || play_.services().settings.name_all_events;
    const bool is_newer = minor != nullptr && (main == nullptr || minor->until > main->until);
    return is_wanted && is_newer ? minor : main;
}

Rect RunPanel::covered_area() const
{
    if (play_.description() != nullptr)
        return layout_.words;
    return shown_notice() != nullptr ? layout_.ticker : Rect{};
}

bool RunPanel::is_covered(const TextSpot& spot) const
{
    const Rect area = covered_area();
    const int before = layout_.scale.px(2); // a clock begins slightly left of its rail
    return !area.empty() && spot.at.y >= area.y && spot.at.y < area.bottom() &&
           spot.at.x >= area.x - before && spot.at.x <= area.right();
}

void RunPanel::draw_notice(Canvas& canvas) const
{
    if (const PlayNotice* description = play_.description(); description && !layout_.words.empty())
        return draw_description(canvas, description->said.text);
    if (shown_notice() == nullptr || layout_.ticker.empty())
        return;
    const Announcement* notice = &shown_notice()->said;
    const Scale scale = layout_.scale;
    const Rect line = layout_.ticker;
    int x = line.x;
    if (notice->icon == Icon::Validate) {
        draw_mark(canvas, Mark{.state = engine::HouseState::Complete, .filled = 1},
                  Spot::at(x + scale.px(9), line.centre().y), 8 * scale.unit, scale.unit);
        x += scale.px(28);
    } else if (notice->icon) {
        draw_icon(canvas, *notice->icon, Point{x + scale.px(10), line.centre().y}, scale.px(20),
                  notice->paint);
        x += scale.px(28);
    }
    const Rect place{x, line.y, line.right() - x, line.height};
    const Font font{Face::Text, Weight::SemiBold, scale.font(layout_.ticker_size)};
    if (canvas.width_of(notice->text, fitting(canvas, notice->text, font, place.width, scale)) <=
        place.width)
        return draw_fitted(canvas, notice->text, place, {Align::Left, font, notice->paint}, scale);
    // The rail is narrow: a long sentence is drawn on two lines, in low windows above the clock,
    // otherwise around the middle.
    const int height = std::max(line.height, scale.font(36));
    const int top = layout_.low ? line.bottom() - height : line.centre().y - height / 2;
    draw_in_two_lines(canvas, notice->text,
                      Rect{x, std::max(scale.px(2), top), place.width, height},
                      {Align::Left, font, notice->paint}, scale);
}

// In the largest type that fits; the rest of what is too long even then is only read aloud.
void RunPanel::draw_description(Canvas& canvas, const std::string& text) const
{
    const Scale scale = layout_.scale;
    const double smallest = 12 / scale.grown(1);
    TextLook look{.size = 15, .weight = Weight::Medium};
    while (look.size > smallest &&
           paragraph_height(canvas, text, layout_.words.width, look, scale) > layout_.words.height)
        look.size = std::max(smallest, look.size - 0.5);
    draw_paragraph(canvas, text, layout_.words, look, scale);
}

} // namespace game
