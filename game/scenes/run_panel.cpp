#include "game/scenes/run_panel.h"

#include <algorithm>

#include "engine/rules/layout.h"
#include "game/ui/names.h"
#include "game/widgets/clock_view.h"
#include "game/widgets/race_view.h"
#include "game/widgets/words.h"

namespace game {

void RunPanel::draw(Canvas& canvas, const NoticeLine& notice) const
{
    const Race standing = race();
    draw_words(canvas, standing, notice);
    draw_race(canvas, standing, notice);
}

Race RunPanel::race() const
{
    return race_of(play_.session().fill_times(), play_.session().cells_to_fill(), play_.time(),
                   Field{play_.services().records, engine::category_of(play_.game().spec)});
}

// A long code leaves no room for what kind of puzzle it is.
std::string RunPanel::seed_text(const TextMeasure& measure) const
{
    const std::vector<std::pair<std::string, std::string>> seed = {
        {"seed", engine::seed_code(play_.game().spec.seed)}};
    const Font font{Face::Words, Weight::Regular, layout_.scale.font(layout_.seed.size)};
    const auto layout = engine::find_layout(play_.game().spec.layout);
    const bool classic = layout && engine::family_of(*layout) == engine::LayoutFamily::Classic;
    const std::string whole =
        play_.words().tr(engine::Message{engine::N_("Classic · seed {seed}"), seed});
    if (classic && measure.width_of(whole, font) <= layout_.left_rail.width)
        return whole;
    return play_.words().tr(engine::Message{engine::N_("seed {seed}"), seed});
}

void RunPanel::draw_words(Canvas& canvas, const Race& standing, const NoticeLine& notice) const
{
    const engine::Catalogue& words = play_.words();
    const Scale scale = layout_.scale;
    const auto put = [&](const std::string& text, TextSpot spot, Weight weight, Paint paint) {
        if (!notice.covers(spot))
            draw_spot(canvas, text, spot, weight, paint, scale);
    };
    put(seed_text(canvas), layout_.seed, Weight::Regular, Paint::Ink2);
    const std::vector<std::pair<std::string, std::string>> filled = {
        {"filled", std::to_string(play_.session().cells_filled())},
        {"all", std::to_string(play_.session().cells_to_fill())}};
    if (layout_.count_in_words)
        put(words.tr(engine::Message{engine::N_("{filled} of {all}"), filled}), layout_.count,
            Weight::Regular, Paint::Ink2);
    else
        put(engine::fill_places(layout_.count_is_tight ? "{filled}/{all}" : "{filled} / {all}",
                                filled),
            layout_.count, Weight::SemiBold,
            layout_.form == PlayForm::Cockpit ? Paint::Ink : Paint::Ink2);
    if (!play_.services().settings.show_clock)
        return;
    draw_clock(canvas, play_.time(), layout_.clock, scale);
    if (standing.best_time)
        put(words.tr(engine::Message{engine::N_("best {time}"),
                                     {{"time", clock_text(*standing.best_time)}}}),
            layout_.best, Weight::Regular, Paint::Ink2);
}

void RunPanel::draw_race(Canvas& canvas, const Race& standing, const NoticeLine& notice) const
{
    const engine::Catalogue& words = play_.words();
    const Scale scale = layout_.scale;
    const bool chip_covered = notice.covers(layout_.chip);
    // With a best run and nothing filled yet one is neither ahead nor behind: no chip.
    const bool comparing = !standing.best_time || standing.delta;
    if (play_.services().settings.show_clock && comparing && !chip_covered)
        draw_delta_chip(canvas,
                        ChipLook{standing.delta,
                                 play_.services().records_are_read ? words.tr("no best yet") : "…"},
                        layout_.chip, layout_.chip_align, scale);
    if (layout_.progress_title.size > 0)
        draw_spot(canvas, words.tr("Progress"), layout_.progress_title, Weight::Medium, Paint::Ink2,
                  scale);
    if (!layout_.bar.empty()) {
        const double share = static_cast<double>(play_.session().cells_filled()) /
                             std::max(1, play_.session().cells_to_fill());
        draw_progress(canvas,
                      ProgressLook{share, standing.best_share,
                                   layout_.bar_notch_named ? words.tr("your best") : ""},
                      layout_.bar, scale);
    }
    if (!layout_.splits.empty() && play_.services().settings.show_clock)
        draw_splits(canvas, standing, SplitWords{words.tr("Splits"), words.tr("vs best run")},
                    layout_.splits, scale);
}

} // namespace game
