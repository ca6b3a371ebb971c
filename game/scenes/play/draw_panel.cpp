#include "game/scenes/play/draw_panel.h"

#include <algorithm>
#include <span>

#include "game/ui/commands.h"
#include "game/ui/key_names.h"
#include "game/widgets/boxes/box.h"
#include "game/widgets/button_background.h"
#include "game/widgets/draw_text.h"

namespace game {
namespace {

enum class DrawButton { Tool, Erase, Close };

constexpr TextLook help_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

// A line as links are drawn: whole if strong, dotted if weak.
void draw_sample(Canvas& canvas, Rect area, bool strong, Tint tint, Scale scale)
{
    const int thick = std::max(2, scale.px(2.5));
    const int width = area.width / 2;
    const int x = area.centre().x - width / 2;
    const int y = area.centre().y - thick / 2;
    if (strong)
        return canvas.fill(Rect{x, y, width, thick}, tint);
    for (int dot = 0; dot + thick <= width; dot += 5 * thick / 2)
        canvas.rounded(Rect{x + dot, y, thick, thick}, thick / 2, tint);
}

} // namespace

void DrawPanel::open()
{
    play_.input.set_mode(Mode::Digit); // plain digits name the notes
    play_.input.release();
    play_.hide_notes(false);
    play_.draw_tool.turn(true);
}

void DrawPanel::step(int by)
{
    play_.draw_tool.step(by);
}

DrawPanel::Places DrawPanel::places() const
{
    const double rows = 170 + layout_.scale.grown(98); // of a card below the board
    if (!layout_.hint_card_is_wide)
        return places_beside_board();
    return layout_.hint_card.height < layout_.scale.px(rows) ? places_on_low_card()
                                                             : places_below_board();
}

DrawPanel::Places DrawPanel::places_beside_board() const
{
    using namespace box;
    const Scale scale = layout_.scale;
    Places places;
    const std::span<Rect> colours(places.tools.data(), DrawTool::strong_link);
    const std::span<Rect> links(places.tools.data() + DrawTool::strong_link, 2);
    const bool is_short = layout_.hint_card.height < scale.px(350 + scale.grown(100));
    const int columns = is_short ? 5 : 3;
    const int rows = is_short ? 2 : 3;
    column({
               space(is_short ? 10 : 16),
               part(places.title, scale.grown(32)).then(is_short ? 0 : 6),
               part(places.help).grow().then(8),
               grid(colours, {columns, 44, 8, 8}).size(rows * 44 + (rows - 1) * 8).then(8),
               grid(links, {2, 44, 8, 0}).size(44).then(8),
               part(places.erase, 44).then(8),
               part(places.close, 44).then(is_short ? 10 : 20),
           })
        .padding(14, 0)
        .lay_out(layout_.hint_card, Unit{scale.unit});
    return places;
}

DrawPanel::Places DrawPanel::places_below_board() const
{
    using namespace box;
    const Scale scale = layout_.scale;
    Places places;
    column({
               space(10),
               part(places.title, scale.grown(28)),
               grid(places.tools, {6, 48, 4, 4}).size(2 * 48 + 4).then(6),
               part(places.help, scale.grown(70)),
               row({space().grow(), part(places.erase, scale.grown(130)).then(8),
                    part(places.close, scale.grown(130))})
                   .size(48),
           })
        .padding(14, 0)
        .lay_out(layout_.hint_card, Unit{scale.unit});
    return places;
}

// Erase and Done follow the tools as icons; the help has the room that is left.
DrawPanel::Places DrawPanel::places_on_low_card() const
{
    using namespace box;
    Places places;
    places.is_low = true;
    std::array<Rect, DrawTool::count + 2> buttons;
    column({
               space(6),
               part(places.help).grow(),
               grid(buttons, {7, 44, 4, 4}).size(2 * 44 + 4).then(6),
           })
        .padding(14, 0)
        .lay_out(layout_.hint_card, Unit{layout_.scale.unit});
    std::copy_n(buttons.begin(), DrawTool::count, places.tools.begin());
    places.erase = buttons[DrawTool::count];
    places.close = buttons[DrawTool::count + 1];
    return places;
}

void DrawPanel::refresh()
{
    if (!is_open())
        return panel_.set({});
    places_ = places();
    const engine::Translations& texts = play_.texts();
    std::vector<Button> buttons;
    add_tools(buttons);
    const ButtonStyle style = places_.is_low ? ButtonStyle::Square : ButtonStyle::Quiet;
    Button erase{.id = DrawButton::Erase, .area = places_.erase, .style = style};
    erase.icon = Icon::Erase;
    erase.enabled = !play_.board().drawing().empty();
    erase.press = [this] {
        play_.act(engine::EraseDrawing{});
    };
    Button done{.id = DrawButton::Close, .area = places_.close, .style = style};
    done.icon = places_.is_low ? std::optional(Icon::Check) : std::nullopt;
    done.press = [this] {
        close();
    };
    if (!places_.is_low) {
        erase.label = texts.tr("Erase all");
        done.label = texts.tr("Done");
        done.key_hint = key_name(Key::Escape, texts);
    }
    buttons.push_back(std::move(erase));
    buttons.push_back(std::move(done));
    panel_.set(std::move(buttons));
}

void DrawPanel::add_tools(std::vector<Button>& buttons)
{
    for (std::size_t tool = 0; tool < DrawTool::count; ++tool) {
        Button button{.id = {DrawButton::Tool, tool},
                      .area = places_.tools[tool],
                      .style = ButtonStyle::Square,
                      .chosen = play_.draw_tool.chosen() == tool};
        button.press = [this, tool] {
            play_.draw_tool.choose(tool);
        };
        button.draw = [this, tool](Canvas& canvas, const Button& shown, ButtonState) {
            const Scale scale = layout_.scale;
            const Rect inside = shown.area.inset(scale.px(6));
            if (tool >= DrawTool::strong_link)
                return draw_sample(canvas, shown.area, tool == DrawTool::strong_link,
                                   Paint::AccentText, scale);
            canvas.rounded(inside, scale.px(6), cell_colour(static_cast<int>(tool) + 1));
            canvas.text(std::to_string(tool + 1), inside.centre(), Align::Centre,
                        Font{Face::Text, Weight::Medium, scale.font(12)}, Paint::Ink2);
        };
        buttons.push_back(std::move(button));
    }
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

std::string DrawPanel::help(const TextMeasure& measure) const
{
    const engine::Translations& texts = play_.texts();
    if (play_.draw_tool.start())
        return texts.tr("Now the other note.");
    const std::string whole =
        play_.draw_tool.links()
            ? texts.tr("Drag from one note to another, or press the digit of a note in one cell "
                       "and then in another. The same link again removes it.")
            : texts.tr("Click a note, or select cells and press its digit. The same colour again "
                       "removes it.");
    const Rect area = places_.help;
    if (paragraph_height(measure, whole, area.width, help_look, layout_.scale) <= area.height)
        return whole;
    return play_.draw_tool.links() ? texts.tr("Drag from note to note.")
                                   : texts.tr("Click the notes to colour.");
}

void DrawPanel::draw(Canvas& canvas) const
{
    if (!is_open())
        return;
    const Scale scale = layout_.scale;
    draw_card(canvas, layout_.hint_card, scale);
    if (!places_.title.empty())
        draw_text(canvas, play_.texts().tr("Draw on notes"), places_.title,
                  TextLook{.size = 20, .weight = Weight::Bold, .face = Face::Numerals}, scale);
    if (places_.help.height >= line_height(help_look, scale))
        draw_paragraph(canvas, help(canvas), places_.help, help_look, scale);
    panel_.draw(canvas, scale);
}

} // namespace game
