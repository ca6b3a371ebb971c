#include "game/scenes/editor/editor_boxes.h"

#include <algorithm>
#include <utility>

#include "engine/base/count.h"
#include "engine/text/explain.h"
#include "engine/text/layout_name.h"
#include "game/ui/rounding.h"
#include "game/widgets/button_background.h"
#include "game/widgets/hint/hint_card.h"
#include "game/widgets/track.h"

namespace game {
namespace {

using engine::Digit;
using engine::N_;

enum class EditorKey { Digit };

const char* solution_label(const EditorView& editor)
{
    switch (editor.shown) {
    case ShownSolution::None:
        return editor.study.has_one_solution() ? N_("Solve all") : N_("Show one solution");
    case ShownSolution::First:
        if (editor.study.solutions() > 1)
            return N_("Show another one");
        break;
    case ShownSolution::Second:
        break;
    }
    return N_("Hide the solution");
}

constexpr double key_size = 44; // units
constexpr double usual_gap = 8;
constexpr double least_gap = 4;
constexpr Length use_height = box::with_text(30);
constexpr double card_padding = 16;
constexpr Length button_height = box::with_text(44);

// In full rows where that is possible; in one row they may be closer together.
int key_columns(int digits, double width)
{
    if (digits * (key_size + least_gap) <= width + least_gap)
        return digits;
    const int fit = rounded_down((width + usual_gap) / (key_size + usual_gap));
    return digits % 3 == 0 && digits <= 9 ? 3 : fit;
}

} // namespace

std::optional<EditorAction> action_of(Command command)
{
    switch (command) {
    case Command::Erase:
        return EditorAction::Erase;
    case Command::Undo:
        return EditorAction::Undo;
    case Command::Redo:
        return EditorAction::Redo;
    case Command::PlayCopied:
        return EditorAction::Paste;
    case Command::CopyPuzzle:
        return EditorAction::Copy;
    case Command::ShowSolution:
        return EditorAction::ShowSolution;
    case Command::AllSteps:
        return EditorAction::ListSteps;
    default:
        return std::nullopt;
    }
}

Box EditorBoxes::of(EditorAction action, EditorAction group, Button look) const
{
    look.id = action;
    look.group = ButtonId(group);
    look.press = [obey = presses_.obey, action] {
        obey(action);
    };
    return box::button(std::move(look));
}

Box EditorBoxes::square_of(EditorAction action, Icon icon, bool enabled) const
{
    return of(action, EditorAction::Undo,
              {.style = ButtonStyle::Square, .icon = icon, .enabled = enabled});
}

Box EditorBoxes::digits(double width) const
{
    const std::vector<std::string>& symbols = editor_.entered.grid().symbols();
    const int pen = editor_.regions.is_open() ? editor_.regions.pen() : 0;
    std::vector<Box> keys;
    for (std::size_t index = 0; index < symbols.size(); ++index) {
        const auto digit = engine::digit_at(index);
        keys.push_back(box::button({.id = {EditorKey::Digit, index},
                                    .style = ButtonStyle::Keycap,
                                    .label = symbols[index],
                                    .font_size = 20,
                                    .chosen = digit == pen},
                                   [write = presses_.write, digit] { write(digit); }));
    }
    const int columns = key_columns(engine::count_of(keys), width);
    const bool has_room = columns * (key_size + usual_gap) <= width + usual_gap;
    const double gap = has_room ? usual_gap : least_gap;
    return box::grid(keys, {.columns = columns, .gap_across = gap, .gap_down = gap});
}

Box EditorBoxes::row_of_history() const
{
    using enum EditorAction;
    if (editor_.sum.is_typed())
        return box::evenly({of(SumZero, Undo, {.style = ButtonStyle::Keycap, .label = "0"}),
                            square_of(Erase, Icon::Erase), square_of(SumDone, Icon::Check)},
                           usual_gap);
    const bool draws = editor_.regions.is_open();
    const EnteredPuzzle& entered = editor_.entered;
    const bool can_undo = draws ? editor_.regions.drawn().can_undo() : entered.can_undo();
    const bool can_redo = draws ? editor_.regions.drawn().can_redo() : entered.can_redo();
    return box::evenly({square_of(Undo, Icon::Undo, can_undo),
                        square_of(Redo, Icon::Redo, can_redo), square_of(Erase, Icon::Erase)},
                       usual_gap);
}

Box EditorBoxes::tools(double width) const
{
    using namespace box;
    using enum EditorAction;
    const bool paints = editor_.regions.is_open();
    const bool removes = removes_cage(editor_);
    return column(
               {text(tr(paints ? N_("Regions") : N_("Digits")), {.size = 13, .tint = Paint::Ink2})
                    .size(with_text(20)),
                digits(width), row_of_history(),
                of(Regions, Cage,
                   {.label = tr(paints ? N_("Regions: done") : N_("Regions")),
                    .key_hint = services_.hint_of(key_of_regions),
                    .icon = paints ? Icon::Check : Icon::Grid,
                    .chosen = paints}),
                of(Cage, Cage,
                   {.label = tr(removes ? N_("Remove the cage") : N_("Cage of the selection")),
                    .key_hint = services_.hint_of(key_of_cage),
                    .icon = removes ? Icon::Cross : Icon::Plus,
                    .chosen = editor_.sum.is_typed()}),
                of(ChooseBoard, Cage,
                   {.label = layout_name(texts(), *editor_.entered.puzzle().layout),
                    .key_hint = services_.hint_of(key_of_board_choice),
                    .icon = Icon::Grid}),
                of(Paste, Cage,
                   {.label = tr(N_("Paste")),
                    .key_hint = services_.hint_of(Command::PlayCopied),
                    .icon = Icon::Paste}),
                of(Clear, Cage,
                   {.label = tr(N_("Clear the board")),
                    .icon = Icon::Trash,
                    .enabled = !editor_.entered.is_empty()})})
        .gaps(8);
}

Box EditorBoxes::status() const
{
    using namespace box;
    const EditorStatus status = status_of(editor_, texts());
    const auto background = [soft = status.soft](Canvas& canvas, Rect area, Scale scale) {
        draw_soft(canvas, area, soft, scale);
    };
    const TextLook headline{.size = 16, .weight = Weight::Bold, .tint = status.strong};
    const TextLook detail{.size = 14, .weight = Weight::Regular};
    return row({icon(status.icon, 18, status.strong).across(with_text(23), Side::Start).then(10),
                column({paragraph(status.headline, headline),
                        paragraph(status.detail, detail).when(!status.detail.empty())})
                    .size(0)
                    .grow()})
        .padding(12, 12)
        .showing({.draw = background});
}

Box EditorBoxes::rating() const
{
    using namespace box;
    const std::string headline = rating_headline(texts(), editor_.study);
    const std::string more = headline.empty() ? "" : rating_detail(texts(), editor_.study);
    const TextLook level{.size = 20, .weight = Weight::Bold, .face = Face::Numerals};
    const TextLook detail{.size = 14, .weight = Weight::Regular, .tint = Paint::Ink2};
    return column({paragraph(headline, level), paragraph(more, detail).when(!more.empty())})
        .then(8)
        .when(!headline.empty());
}

Box EditorBoxes::work() const
{
    using enum EditorAction;
    const std::string said = study_text(texts(), editor_.study, editor_.watch.waiting());
    const bool is_stopped = editor_.study.is_stopped();
    const TextLook quiet{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};
    return box::column({box::paragraph(said, quiet).then(6),
                        of(StopOrGoOn, StopOrGoOn,
                           {.label = tr(is_stopped ? N_("Go on") : N_("Cancel")),
                            .icon = is_stopped ? Icon::Play : Icon::Cross})})
        .then(10)
        .when(!said.empty());
}

Box EditorBoxes::uses() const
{
    using namespace box;
    if (editor_.study.rating() == nullptr)
        return space().when(false);
    const auto& uses = editor_.study.rating()->uses; // easiest first
    int most = 1;
    for (const engine::TechniqueUses& use : uses)
        most = std::max(most, use.uses);
    std::vector<Box> rows;
    for (const engine::TechniqueUses& use : uses) {
        const auto bar = [share = ratio(use.uses, most)](Canvas& canvas, Rect area, Scale) {
            draw_bar(canvas, area, share, Paint::Accent);
        };
        rows.push_back(column({row({text(tr(use.technique->name)).size(0).grow().then(12),
                                    text(std::to_string(use.uses), {.weight = Weight::SemiBold})})
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

Box EditorBoxes::steps(const Box& track) const
{
    using namespace box;
    using enum EditorAction;
    const int step = editor_.walk.step();
    const int last = editor_.study.last_step();
    const TextLook look{.size = 15, .weight = Weight::SemiBold};
    const std::string name =
        step > 0 ? technique_name(texts(), editor_.walk.shown()) : tr(N_("Steps"));
    const auto key = [this](EditorAction action, Button button, int share) {
        button.style = ButtonStyle::Keycap;
        return of(action, StepBack, std::move(button)).size(0).grow(share);
    };
    return column({row({text(name, look).size(0).grow().then(10),
                        text(std::to_string(step) + " / " + std::to_string(last), look)})
                       .size(with_text(22))
                       .then(4),
                   track.size(24).then(4),
                   row({key(StepBack, {.icon = Icon::Back, .enabled = step > 0}, 2),
                        key(StepOn, {.icon = Icon::Next, .enabled = step < last}, 2),
                        key(ListSteps, {.label = tr(N_("All steps")), .font_size = 13}, 3)})
                       .gaps(8)
                       .size(button_height)})
        .then(10)
        .when(last > 0);
}

Box EditorBoxes::reason(const Unit& unit, double width) const
{
    if (editor_.walk.step() == 0)
        return box::space().when(false);
    const engine::Step& step = editor_.walk.shown();
    const Box sentences =
        hint_sentences(explain(texts(), editor_.walk.grid_of_step(), step),
                       step.placements.empty() ? HintEffect::Removes : HintEffect::Places);
    const double inside = unit.pixels(width - 2 * card_padding, Axis::Across);
    const double height = sentences.preferred_height(unit, inside) / unit.down + 6;
    return sentences.between(std::min(height, unit.scale.grown(60)), height).then(10);
}

Box EditorBoxes::actions() const
{
    using enum EditorAction;
    const bool is_empty = editor_.entered.is_empty();
    return box::column({of(ShowSolution, ShowSolution,
                           {.label = tr(solution_label(editor_)),
                            .key_hint = services_.hint_of(Command::ShowSolution),
                            .icon = Icon::Eye,
                            .enabled = editor_.study.solutions() > 0 && !is_empty})
                            .size(button_height)
                            .then(8),
                        of(Copy, ShowSolution,
                           {.label = tr(editor_.was_copied ? N_("Copied") : N_("Copy")),
                            .key_hint = services_.hint_of(Command::CopyPuzzle),
                            .icon = Icon::Copy,
                            .enabled = !is_empty})
                            .size(button_height)
                            .then(8),
                        of(Save, ShowSolution,
                           {.label = tr(N_("Save")),
                            .key_hint = services_.hint_of(key_of_save),
                            .icon = Icon::Save,
                            .enabled = !is_empty})
                            .size(button_height)
                            .then(8),
                        of(Play, ShowSolution,
                           {.style = ButtonStyle::Primary,
                            .label = tr(N_("Play this")),
                            .key_hint = services_.hint_of({.key = Key::Enter}),
                            .enabled = is_playable(editor_)})
                            .size(box::with_text(52))});
}

Box EditorBoxes::card(const Box& above, const Box& track, const Unit& unit, double width) const
{
    return box::column({above, rating(), work(), uses(), steps(track), reason(unit, width),
                        box::space().grow(), actions()})
        .padding(card_padding, card_padding)
        .showing({.draw = draw_card});
}

} // namespace game
