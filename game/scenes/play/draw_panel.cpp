#include "game/scenes/play/draw_panel.h"

#include "game/ui/commands.h"
#include "game/ui/key_names.h"
#include "game/widgets/board/cell_signs.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

enum class DrawButton { Tool, Erase, Close };

constexpr TextLook draw_help_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

} // namespace

void DrawPanel::open()
{
    play_.input.set_mode(Mode::Digit); // plain digits name the notes
    play_.input.release();
    play_.hide_notes(false);
    play_.draw_tool.turn(true);
}

Box DrawPanel::card() const
{
    const double height = layout_.hint_card.height / layout_.scale.unit;
    if (!layout_.hint_card_is_wide)
        return card_beside_board();
    return height < 170 + layout_.scale.grown(98) ? low_card() : card_below_board();
}

Box DrawPanel::card_beside_board() const
{
    using namespace box;
    const Scale scale = layout_.scale;
    const std::vector<Box> all = tools();
    const auto first_link = all.begin() + DrawTool::strong_link;
    const bool is_short = layout_.hint_card.height / scale.unit < 350 + scale.grown(100);
    const int columns = is_short ? 5 : 3;
    const int rows = is_short ? 2 : 3;
    return column({
                      space(is_short ? 10 : 16),
                      title().size(with_text(32)).then(is_short ? 0 : 6),
                      help().grow().then(8),
                      grid(std::vector<Box>(all.begin(), first_link), {columns, 44, 8, 8})
                          .size(rows * 44 + (rows - 1) * 8)
                          .then(8),
                      grid(std::vector<Box>(first_link, all.end()), {2, 44, 8, 0}).size(44).then(8),
                      button(erase()).size(44).then(8),
                      button(done()).size(44).then(is_short ? 10 : 20),
                  })
        .padding(14, 0);
}

Box DrawPanel::card_below_board() const
{
    using namespace box;
    return column({
                      space(10),
                      title().size(with_text(28)),
                      grid(tools(), {6, 48, 4, 4}).size(2 * 48 + 4).then(6),
                      help().size(with_text(70)),
                      row({space().grow(), button(erase()).size(with_text(130)).then(8),
                           button(done()).size(with_text(130))})
                          .size(48),
                  })
        .padding(14, 0);
}

// Erase and Done follow the tools; the help has the room that is left.
Box DrawPanel::low_card() const
{
    using namespace box;
    std::vector<Box> buttons = tools();
    buttons.push_back(button(icon_alone(erase(), Icon::Erase)));
    buttons.push_back(button(icon_alone(done(), Icon::Check)));
    return column({
                      space(6),
                      help().grow(),
                      grid(buttons, {7, 44, 4, 4}).size(2 * 44 + 4).then(6),
                  })
        .padding(14, 0);
}

void DrawPanel::refresh()
{
    if (!is_open())
        return panel_.set({});
    place(card().showing({.draw = draw_card}), layout_.hint_card, unit_of(layout_.scale),
          placement_);
    panel_.set(buttons_of(placement_));
}

Button DrawPanel::erase() const
{
    return {.id = DrawButton::Erase,
            .style = ButtonStyle::Quiet,
            .label = play_.texts().tr("Erase all"),
            .icon = Icon::Erase,
            .enabled = play_.board().drawing().has_colours_or_links(),
            .press = [this] {
                play_.act(engine::EraseDrawing{});
            }};
}

Button DrawPanel::done() const
{
    return {.id = DrawButton::Close,
            .style = ButtonStyle::Quiet,
            .label = play_.texts().tr("Done"),
            .key_hint = key_name(Key::Escape, play_.texts()),
            .press = [this] {
                play_.draw_tool.turn(false);
            }};
}

std::vector<Box> DrawPanel::tools() const
{
    std::vector<Box> all;
    for (std::size_t index = 0; index < DrawTool::count; ++index)
        all.push_back(box::button(tool(index)));
    return all;
}

Button DrawPanel::tool(std::size_t index) const
{
    return {.id = {DrawButton::Tool, index},
            .style = ButtonStyle::Square,
            .chosen = play_.draw_tool.chosen() == index,
            .press = [this, index] { play_.draw_tool.choose(index); },
            .draw =
                [index, scale = layout_.scale](Canvas& canvas, const Button& shown, ButtonState) {
                    if (index >= DrawTool::strong_link)
                        draw_link_sample(canvas, shown.area, index == DrawTool::strong_link,
                                         Paint::AccentText, scale);
                    else
                        draw_colour_sample(canvas, shown.area, static_cast<int>(index) + 1, scale);
                }};
}

bool DrawPanel::handle(const Input& input)
{
    if (!is_open())
        return false;
    const auto* key = std::get_if<KeyPressed>(&input);
    const KeyBindings& keys = play_.services().settings.keys;
    if (key != nullptr && keys.command_for(*key) == Command::Back) {
        close();
        return true;
    }
    if (panel_.handle(input))
        return true;
    const auto* pressed = std::get_if<PointerPressed>(&input);
    return pressed != nullptr && layout_.hint_card.contains(pressed->at);
}

Box DrawPanel::title() const
{
    return box::text(play_.texts().tr("Colour notes"),
                     {.size = 20, .weight = Weight::Bold, .face = Face::Numerals});
}

Box DrawPanel::help() const
{
    const engine::Translations& texts = play_.texts();
    const bool links = play_.draw_tool.links();
    const bool has_begun = play_.draw_tool.start().has_value();
    const std::string whole =
        has_begun ? texts.tr("Now the other note.")
        : links   ? texts.tr("Drag from one note to another, or press the digit of a note in one "
                               "cell and then in another. The same link again removes it.")
                  : texts.tr("Click a note, or select cells and press its digit. The same colour "
                               "again removes it.");
    const std::string brief = has_begun ? whole
                              : links   ? texts.tr("Drag from note to note.")
                                        : texts.tr("Click the notes to colour.");
    return box::picture([whole, brief](Canvas& canvas, Rect area, Scale scale) {
        const bool fits =
            paragraph_height(canvas, whole, area.width, draw_help_look, scale) <= area.height;
        if (area.height >= line_height(draw_help_look, scale))
            draw_paragraph(canvas, fits ? whole : brief, area, draw_help_look, scale);
    });
}

void DrawPanel::draw(Canvas& canvas) const
{
    if (!is_open())
        return;
    draw_leaves(canvas, placement_);
    panel_.draw(canvas, layout_.scale);
}

} // namespace game
