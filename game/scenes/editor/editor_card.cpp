#include "game/scenes/editor/editor_card.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/button_background.h"
#include "game/widgets/track.h"

namespace game {
namespace {

constexpr Length use_height = box::with_text(30);
constexpr double card_padding = 16; // units

} // namespace

void EditorCard::show(const engine::Translations& texts,
                      const EnteredPuzzle& entered,
                      const PuzzleStudy& study,
                      const WaitClock& waiting)
{
    status_ = editor_status(texts, entered, study);
    rating_ = rating_headline(texts, study);
    rating_detail_ = rating_.empty() ? "" : rating_detail(texts, entered, study);
    work_ = study_text(texts, study, waiting);
    steps_ = texts.tr("Steps");
    uses_.clear();
    if (study.rating() != nullptr) {
        for (const engine::TechniqueUses& each : study.rating()->uses)
            uses_.push_back({texts.tr(each.technique->name), each.uses});
    }
}

Box EditorCard::status() const
{
    using namespace box;
    const auto background = [soft = status_.soft](Canvas& canvas, Rect area, Scale scale) {
        draw_soft(canvas, area, soft, scale);
    };
    const TextLook headline{.size = 16, .weight = Weight::Bold, .tint = status_.strong};
    const TextLook detail{.size = 14, .weight = Weight::Regular};
    return row({icon(status_.icon, 18, status_.strong).across(with_text(23), Side::Start).then(10),
                column({paragraph(status_.headline, headline),
                        paragraph(status_.detail, detail).when(!status_.detail.empty())})
                    .size(0)
                    .grow()})
        .padding(12, 12)
        .showing({.draw = background});
}

Box EditorCard::rating() const
{
    using namespace box;
    const TextLook level{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
    const TextLook detail{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
    return column({paragraph(rating_, level),
                   paragraph(rating_detail_, detail).when(!rating_detail_.empty())})
        .then(8)
        .when(!rating_.empty());
}

Box EditorCard::uses() const
{
    using namespace box;
    int most = 1;
    for (const Use& use : uses_)
        most = std::max(most, use.count);
    std::vector<Box> rows;
    for (const Use& use : uses_) {
        const auto bar = [share = ratio(use.count, most)](Canvas& canvas, Rect area, Scale) {
            draw_bar(canvas, area, share, Paint::Accent);
        };
        rows.push_back(column({row({text(use.technique).size(0).grow().then(12),
                                    text(std::to_string(use.count), {.weight = Weight::SemiBold})})
                                   .size(0)
                                   .grow(),
                               picture(bar).size(3).then(3)})
                           .size(use_height));
    }
    const auto place_hardest = [rows](const Area& area, const Unit& unit, Placement& placement) {
        const int fit = rounded_down(area.height / unit.pixels(use_height, Axis::Down));
        const int shown = std::min(fit, engine::count_of(rows));
        column({rows.end() - shown, rows.end()}).lay_out(area.rounded(), unit, placement);
    };
    return Box(Axis::Down, {}, place_hardest)
        .between(0, with_text(use_height.units * engine::count_of(rows)))
        .then(8)
        .when(!rows.empty());
}

Box EditorCard::step(const EditorState& state) const
{
    using namespace box;
    const TextLook look{.size = 15, .weight = Weight::SemiBold};
    const std::string count = std::to_string(state.step) + " / " + std::to_string(state.steps);
    return row({text(reason_.technique.empty() ? steps_ : reason_.technique, look)
                    .size(0)
                    .grow()
                    .then(10),
                text(count, look)})
        .size(with_text(22))
        .then(4);
}

Box EditorCard::reason(const Unit& unit, double width) const
{
    const Box sentences = hint_sentences(
        reason_.sentences, reason_.places_digit ? HintEffect::Places : HintEffect::Removes);
    const double inside = unit.pixels(width - 2 * card_padding, Axis::Across);
    const double height = sentences.preferred_height(unit, inside) / unit.down + 6;
    return sentences.between(std::min(height, unit.scale.grown(60)), height)
        .then(10)
        .when(!reason_.sentences.empty());
}

Box EditorCard::all(const EditorButtons& buttons,
                    EditorForm form,
                    const Box& track,
                    const Unit& unit,
                    double width) const
{
    using namespace box;
    const bool has_work = !work_.empty();
    const bool has_steps = buttons.state().steps > 0;
    const TextLook quiet{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    return column({status().then(12).when(form != EditorForm::Below), rating(),
                   paragraph(work_, quiet).then(6).when(has_work),
                   buttons.stop().then(10).when(has_work), uses(),
                   step(buttons.state()).when(has_steps), track.size(24).then(4).when(has_steps),
                   buttons.steps().size(with_text(44)).then(10).when(has_steps),
                   reason(unit, width), space().grow(),
                   buttons.solution().size(with_text(44)).then(8),
                   buttons.copy().size(with_text(44)).then(8),
                   buttons.save().size(with_text(44)).then(8), buttons.play().size(with_text(52))})
        .padding(card_padding, card_padding)
        .showing({.draw = draw_card});
}

} // namespace game
