#include "game/scenes/play/text_panel.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/base/blanks.h"
#include "game/ui/key_names.h"
#include "game/widgets/button_background.h"

namespace game {
namespace {

enum class TextButton { Field, Keep, Cancel };

constexpr TextLook text_help_look{.size = 13, .weight = Weight::Regular, .tint = Paint::Ink2};

} // namespace

TextPanel::TextPanel(Play& play, const PlayLayout& layout)
    : play_(play), layout_(layout), field_(can_be_seen, engine::longest_cell_text)
{
}

TextPanel::~TextPanel()
{
    cancel();
}

void TextPanel::open()
{
    engine::Cells cells;
    std::ranges::copy_if(
        play_.input.selection(), std::back_inserter(cells),
        [this](engine::Cell cell) { return play_.board()[cell].digit == engine::no_digit; });
    if (cells.empty())
        return play_.say(play_.texts().tr("Select an empty cell first"));
    cells_ = std::move(cells);
    field_.set(play_.board().drawing().text_in(cells_.front()));
    play_.hide_notes(false);
    play_.services().host.enable_text_input(true);
    play_.say(play_.texts().tr("Type a text for the cell"), Icon::Pencil);
}

void TextPanel::keep()
{
    const engine::Cells cells = cells_;
    cancel();
    const engine::WriteText write{cells, std::string(engine::without_blanks(field_.text()))};
    const auto lacks_it = [&](engine::Cell cell) {
        return play_.board().drawing().text_in(cell) != write.text;
    };
    if (std::ranges::any_of(cells, lacks_it))
        play_.act(write);
}

void TextPanel::cancel()
{
    if (is_open())
        play_.services().host.enable_text_input(false);
    cells_.clear();
}

Box TextPanel::card()
{
    using namespace box;
    const engine::Translations& texts = play_.texts();
    const Box field =
        button({.id = TextButton::Field,
                .style = ButtonStyle::Bare,
                .draw = [this](Canvas& canvas, const Button& shown, ButtonState state) {
                    state.focused = true;
                    field_.draw(canvas, shown.area, {.placeholder = play_.texts().tr("Text")},
                                state, layout_.scale);
                }});
    const Box keep = button({.id = TextButton::Keep,
                             .style = ButtonStyle::Quiet,
                             .label = texts.tr("Done"),
                             .key_hint = key_name(Key::Enter, texts),
                             .press = [this] {
                                 this->keep();
                             }});
    const Box leave = button({.id = TextButton::Cancel,
                              .style = ButtonStyle::Quiet,
                              .label = texts.tr("Cancel"),
                              .key_hint = key_name(Key::Escape, texts),
                              .press = [this] {
                                  cancel();
                              }});
    const bool wide = layout_.hint_card_is_wide;
    const double height = layout_.hint_card.height / layout_.scale.unit;
    const double needed = wide ? 90 + layout_.scale.grown(130) : 150 + layout_.scale.grown(200);
    const bool has_room = height > needed; // for the heading and what explains the field
    const Box buttons =
        wide ? evenly({leave, keep}, 8).size(44) : column({keep.size(44).then(8), leave.size(44)});
    return column({
                      space(has_room ? 16 : 6),
                      text(texts.tr("Text in a cell"),
                           {.size = 20, .weight = Weight::Bold, .face = Face::Numerals})
                          .size(with_text(32))
                          .then(6)
                          .when(has_room),
                      paragraph(texts.tr("A few letters as a note. Without any, what is there is "
                                         "erased."),
                                text_help_look)
                          .then(8)
                          .when(has_room),
                      field.size(with_text(46)).then(8),
                      buttons,
                      space().grow(),
                  })
        .padding(14, 0);
}

void TextPanel::refresh(const TextMeasure& measure)
{
    if (!is_open())
        return panel_.set({});
    place(card().showing({.draw = draw_card}), layout_.hint_card, unit_of(layout_.scale, measure),
          placement_);
    panel_.set(buttons_of(placement_));
}

bool TextPanel::handle(const Input& input)
{
    if (!is_open())
        return false;
    if (const auto* key = std::get_if<KeyPressed>(&input)) {
        if (key->key == Key::Enter)
            keep();
        else if (key->key == Key::Escape)
            cancel();
        else
            field_.handle(input);
        return true;
    }
    if (field_.handle(input))
        return true;
    const auto* pressed = std::get_if<PointerPressed>(&input);
    if (panel_.handle(input) || (pressed != nullptr && layout_.hint_card.contains(pressed->at)))
        return true;
    if (pressed != nullptr || std::holds_alternative<PadPressed>(input))
        keep();
    return false;
}

void TextPanel::draw(Canvas& canvas) const
{
    draw_leaves(canvas, placement_);
    panel_.draw(canvas, layout_.scale);
}

} // namespace game
