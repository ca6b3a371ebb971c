#include "game/scenes/play/rail_panel.h"

#include <algorithm>
#include <array>

#include "engine/base/count.h"
#include "engine/base/table.h"
#include "game/scenes/play/play_commands.h"

namespace game {

using engine::Digit;

RailPanel::Shown RailPanel::shown_now(Rect covered) const
{
    return {play_.input.mode(), play_.session().can_undo(), play_.session().can_redo(), covered};
}

void RailPanel::place()
{
    shown_ = shown_now(shown_.covered);
    set_buttons();
}

void RailPanel::refresh(Rect covered)
{
    const Shown now = shown_now(covered);
    if (now == shown_)
        return;
    shown_ = now;
    set_buttons();
}

void RailPanel::dip(Digit digit)
{
    constexpr engine::PlayTime lasts{60};
    if (play_.services().motion() != MotionAmount::Full)
        return;
    dipped_ = digit;
    dip_ = {play_.now(), lasts};
}

void RailPanel::move()
{
    panel_.dip(is_moving() ? std::optional(key_of(dipped_)) : std::nullopt);
}

void RailPanel::set_buttons()
{
    std::vector<Button> buttons;
    add_modes(buttons);
    add_keys(buttons);
    add_commands(buttons, rail_tools(layout_), Command::Undo);
    add_commands(buttons, rail_nav_buttons(layout_), Command::Hint);
    std::erase_if(buttons, [this](const Button& each) {
        const bool hidden = !shown_.covered.empty() && touch(each.area, shown_.covered);
        return each.area.empty() || hidden || is_left_out(each);
    });
    if (std::ranges::find(left_out_, Command::Hint) != left_out_.end())
        share_place_of_hint(buttons);
    panel_.set(std::move(buttons));
}

bool RailPanel::is_left_out(const Button& button) const
{
    return std::ranges::any_of(left_out_,
                               [&button](Command command) { return button.id.is(command); });
}

// In upright forms the buttons of its row become wider, so that there is no gap.
void RailPanel::share_place_of_hint(std::vector<Button>& buttons) const
{
    const Rect hint = layout_.hint;
    std::vector<Button*> row; // from left to right
    for (Button& button : buttons) {
        if (button.area.y == hint.y && button.area.height == hint.height)
            row.push_back(&button);
    }
    if (row.empty() || !layout_.tools_are_quiet)
        return;
    const int left = row.front()->area.x;
    const int right = std::max(row.back()->area.right(), hint.right());
    const int gap = row.size() > 1 ? row[1]->area.x - row[0]->area.right() : 0;
    const int count = engine::count_of(row);
    for (int place = 0; place < count; ++place) {
        const int from = left + (right + gap - left) * place / count;
        const int to = left + (right + gap - left) * (place + 1) / count - gap;
        row[place]->area = Rect{from, hint.y, to - from, hint.height};
    }
}

Button RailPanel::acting(Button button, Command command, Command group)
{
    button.id = command;
    button.group = group;
    button.press = [this, command] {
        obey_(command);
    };
    return button;
}

void RailPanel::add_modes(std::vector<Button>& buttons)
{
    for (std::size_t mode = 0; mode < layout_.modes.size(); ++mode) {
        Button button = acting(mode_button(mode, layout_, play_.grid(), play_.services()),
                               mode_commands[mode], Command::ModeDigit);
        button.chosen = engine::index_of(shown_.mode) == mode;
        buttons.push_back(std::move(button));
    }
}

// A finger between two keys presses the nearer one.
Rect RailPanel::reach_of_key(Rect area) const
{
    const Rect first = layout_.keys.front();
    int across = 0;
    int down = 0;
    for (const Rect& key : layout_.keys) {
        if (across == 0 && key.y == first.y && key.x > first.x)
            across = key.x - first.right();
        if (down == 0 && key.y > first.y)
            down = key.y - first.bottom();
    }
    return Rect{area.x - across / 2, area.y - down / 2, area.width + across, area.height + down};
}

void RailPanel::add_keys(std::vector<Button>& buttons)
{
    Digit digit = 0;
    for (const Rect& area : layout_.keys) {
        ++digit;
        buttons.push_back(Button{.id = key_of(digit),
                                 .area = area,
                                 .reach = reach_of_key(area),
                                 .style = ButtonStyle::Keycap,
                                 .press = [this, digit] {
                                     play_.use(digit, play_.input.mode());
                                 }});
    }
}

void RailPanel::add_commands(std::vector<Button>& buttons,
                             const std::vector<RailButton>& rail,
                             Command group)
{
    for (const RailButton& each : rail) {
        Button button =
            acting(button_for(each, play_.grid(), play_.services()), each.command, group);
        if (each.command == Command::Undo)
            button.enabled = shown_.can_undo;
        if (each.command == Command::Redo)
            button.enabled = shown_.can_redo;
        buttons.push_back(std::move(button));
    }
}

bool RailPanel::handle(const Input& input)
{
    if (panel_.handle(input))
        return true;
    if (const auto* pressed = std::get_if<PointerPressed>(&input))
        return point(*pressed);
    const auto* turned = std::get_if<WheelTurned>(&input);
    return turned != nullptr && turn_wheel(*turned);
}

RailPanel::Area RailPanel::area_of(const Button& button) const
{
    return layout_.left_rail.contains(button.area.centre()) ? Area::Left : Area::Right;
}

RailPanel::Area RailPanel::area_now() const
{
    const auto id = panel_.focused();
    const Button* focused = id && has_focus_ ? panel_.find(*id) : nullptr;
    return focused == nullptr ? Area::Board : area_of(*focused);
}

void RailPanel::go_to_area(int by)
{
    constexpr std::array areas = {Area::Board, Area::Left, Area::Right};
    const int count = engine::count_of(areas);
    int place = static_cast<int>(area_now());
    do
        place = (place + by + count) % count;
    while (!enter(areas[place]));
}

bool RailPanel::enter(Area area)
{
    if (area == Area::Board) {
        leave();
        return true;
    }
    const auto is_open = [&](const Button& button) {
        return button.enabled && area_of(button) == area;
    };
    const auto first = std::ranges::find_if(panel_.buttons(), is_open);
    if (first == panel_.buttons().end())
        return false;
    has_focus_ = true;
    panel_.use_keys(FocusKeys::Menu);
    panel_.focus(first->id);
    panel_.show_focus();
    return true;
}

void RailPanel::leave()
{
    has_focus_ = false;
    panel_.use_keys(FocusKeys::None);
}

bool RailPanel::take_key(const KeyPressed& key)
{
    if (!has_focus_ || key.held.control || key.held.alt)
        return false;
    switch (key.key) {
    case Key::Escape:
        leave();
        return true;
    case Key::Left:
    case Key::Right:
    case Key::Up:
    case Key::Down:
    case Key::Tab:
    case Key::Enter:
    case Key::Space:
        panel_.handle(key);
        return true;
    default:
        return false;
    }
}

bool RailPanel::point(const PointerPressed& pressed)
{
    const Button* button = panel_.button_at(pressed.at);
    if (button == nullptr)
        return false;
    const auto digit = digit_of(*button);
    if (digit && pressed.button == PointerButton::Middle)
        play_.input.toggle_lock(*digit);
    return true;
}

// Over the keypad, the wheel changes the locked digit.
bool RailPanel::turn_wheel(const WheelTurned& turned)
{
    Rect pad;
    for (Rect key : layout_.keys)
        pad = around(pad, key);
    if (!pad.contains(turned.at) || turned.steps == 0)
        return false;
    play_.input.clear();
    play_.input.step_lock(turned.steps > 0 ? -1 : 1);
    return true;
}

void RailPanel::draw(Canvas& canvas) const
{
    panel_.draw(canvas, layout_.scale);
    auto left = digits_left(play_.grid(), play_.board(), canvas.memory());
    if (play_.curtain()) // nothing is known of the board yet
        std::ranges::fill(left, play_.grid().cell_count() / play_.grid().size());
    const KeypadLook keys{play_.input.mode(), std::move(left), play_.highlighted(),
                          play_.input.locked(), layout_.counts_under_digits};
    draw_keypad(canvas, play_.grid(), keys, panel_, layout_.scale);
}

} // namespace game
