#include "game/scenes/menu_scene.h"

#include <algorithm>
#include <utility>

#include "game/scenes/everywhere.h"
#include "game/scenes/screens.h"
#include "game/widgets/boxes/leaves.h"
#include "game/widgets/draw_text.h"
#include "game/widgets/track.h"

namespace game {
namespace {

constexpr Point nowhere{-1, -1};
constexpr TextLook header_remark_look{.size = 13, .tint = Paint::Ink2, .align = Align::Right};

enum class MenuButton { Back };

constexpr int fade_steps = 12;
constexpr double fade_step = 4; // units
constexpr double ring_room = 8; // of a focus ring around what scrolls

// What goes on beyond an edge of a list fades there, so that no row looks cut.
void draw_fade(Canvas& canvas, Rect seen, Side edge, Scale scale)
{
    using namespace box;
    std::vector<Box> strips;
    for (int step = 1; step <= fade_steps; ++step) {
        const int place = edge == Side::End ? step : fade_steps + 1 - step;
        const int opacity = 99 * place / fade_steps; // what is below is still there
        strips.push_back(picture([opacity](Canvas& on, Rect area, Scale) {
                             on.fill(area, Tint(Paint::Background).faded(opacity));
                         }).size(fade_step));
    }
    strips.insert(edge == Side::End ? strips.begin() : strips.end(), space().size(0).grow());
    draw_box(canvas, column(std::move(strips)), seen, scale);
}

} // namespace

MenuScene::MenuScene(Services& services) : services_(services)
{
    panel_.when_pressed(sound_of_button(services_));
}

MenuScene::~MenuScene() = default;

ButtonId MenuScene::back_id()
{
    return MenuButton::Back;
}

void MenuScene::lay_out(Size window, const TextMeasure& measure)
{
    scale_ = menu_scale(window, services_.settings);
    frame_.place(window, scale_, head());
    measure_ = &measure;
    place_again();
}

void MenuScene::place_again()
{
    place();
    if (scroll_ > placement_.overflow) {
        scroll_ = placement_.overflow;
        place();
    }
    std::vector<Button> buttons = buttons_of(placement_);
    if (head() == ScreenHead::Title)
        buttons.insert(buttons.begin(), back_button());
    panel_.set(std::move(buttons));
}

Button MenuScene::back_button()
{
    Button back = frame_.back_button(back_id());
    back.spoken = tr("back");
    back.scrolls = Scrolls::Never;
    back.press = [this] {
        go(go_back());
    };
    return back;
}

void MenuScene::place()
{
    placement_ = {};
    const Unit unit = unit_of(scale_, *measure_);
    const Box all = screen();
    const Box beside = header();
    placement_ = {.leaves = {}, .unit = unit, .scrolled = scroll_, .scroll = {}};
    beside.lay_out(frame_.header_right(beside.natural_width(unit) / scale_.unit), unit, placement_);
    (all.has_scrolling() ? all : box::column({all.grow()}).scrolling())
        .lay_out(frame_.content(), unit, placement_);
}

bool MenuScene::fits_in_header(const Box& box) const
{
    const int title_width = measure().width_of(title(), ScreenFrame::title_font(scale_));
    const double width = box.natural_width(unit_of(scale_, *measure_));
    return px(62 + 16) + title_width + width <= frame_.content().width;
}

Box MenuScene::beside_title(const Box& box, double margin) const
{
    const double above = frame_.content().y / scale_.unit - margin;
    const double below = window_height() - above - height() - 2 * margin;
    return box::column({box::space().then(-above), box.grow().then(-below), box::space()});
}

Transition MenuScene::handle(const Input& input)
{
    if (const auto* key = std::get_if<KeyPressed>(&input)) {
        if (std::optional<Transition> taken = take_key(*key))
            return *taken;
        if (std::optional<Transition> obeyed = obey(*key))
            return *obeyed;
    }
    if (const auto* dropped = std::get_if<TextDropped>(&input))
        return start_dropped(services_, *dropped);
    if (const auto* wheel = std::get_if<WheelTurned>(&input))
        scroll_by(-wheel->steps * scroll_step());

    const std::optional<ButtonId> pressed = panel_.pressed_by(masked(input));
    if (std::holds_alternative<KeyPressed>(input))
        reveal_focus();
    if (pressed)
        panel_.press(*pressed);
    return std::exchange(next_, {});
}

// Performs commands that open another menu screen.
std::optional<Transition> MenuScene::obey(const KeyPressed& key)
{
    const std::optional<Command> command = services_.settings.keys.command_for(key);
    if (!command || command == own_command())
        return std::nullopt;
    if (command == Command::Back)
        return go_back();
    const MakeScene make = screen_of(*command);
    if (make == nullptr)
        return std::nullopt;
    // These return to the current screen; the others replace it.
    const bool returns = command == Command::Settings || command == Command::Help;
    return go_to(make, services_, returns ? Transition::Kind::Push : Transition::Kind::Replace);
}

// Content that is scrolled out of sight can't be pressed.
Input MenuScene::masked(const Input& input) const
{
    Input seen = input;
    Point* at = point_of(seen);
    if (at == nullptr || viewport().contains(*at))
        return seen;
    const auto fixed_there = [at](const Button& button) {
        return button.scrolls == Scrolls::Never && reach_of(button).contains(*at);
    };
    if (std::ranges::none_of(panel_.buttons(), fixed_there))
        *at = nowhere;
    return seen;
}

void MenuScene::scroll_by(int pixels)
{
    const int wanted = std::clamp(scroll_ + pixels, 0, placement_.overflow);
    if (wanted == scroll_)
        return;
    scroll_ = wanted;
    place_again();
}

void MenuScene::reveal_focus()
{
    const std::optional<ButtonId> id = panel_.focused();
    const Button* focused = id ? panel_.find(*id) : nullptr;
    if (focused == nullptr || focused->scrolls == Scrolls::Never)
        return;
    const Rect seen = content();
    const int margin = px(fade_steps * fade_step - ring_room);
    if (focused->area.y - margin < seen.y)
        scroll_by(focused->area.y - margin - seen.y);
    else if (focused->area.bottom() + margin > seen.bottom())
        scroll_by(focused->area.bottom() + margin - seen.bottom());
}

Rect MenuScene::content() const
{
    return placement_.scroll.value_or(frame_.content());
}

// The content's area over the full width, with room for a focus ring.
Rect MenuScene::viewport() const
{
    const Rect all = content();
    const int ring = px(ring_room);
    return Rect{0, all.y - ring, 2 * all.x + all.width, all.height + 2 * ring};
}

std::string MenuScene::in_words() const
{
    return title() + ": " + panel_.focus_in_words();
}

void MenuScene::draw(Canvas& canvas) const
{
    frame_.draw_background(canvas);
    draw_behind(canvas, placement_);
    canvas.push_clip(viewport());
    draw_part(canvas, Scrolls::WithContent);
    canvas.pop_clip();
    draw_scroll(canvas);
    const int beside =
        frame_.is_narrow() || remark().empty()
            ? 0
            : canvas.width_of(remark(), font_of(header_remark_look, scale_)) + px(24);
    frame_.draw(canvas, title(), shows_hints() ? hints() : std::vector<KeyHint>(), beside);
    draw_part(canvas, Scrolls::Never);
    draw_remark(canvas);
}

void MenuScene::draw_part(Canvas& canvas, Scrolls which) const
{
    draw_leaves(canvas, placement_, which);
    panel_.draw(canvas, scale_, which);
}

void MenuScene::draw_scroll(Canvas& canvas) const
{
    const Rect seen = content();
    const Rect with_rings = seen.inset(-px(ring_room));
    if (scroll_ > 0)
        draw_fade(canvas, with_rings, Side::Start, scale_);
    if (scroll_ < placement_.overflow)
        draw_fade(canvas, with_rings, Side::End, scale_);
    draw_scroll_bar(canvas, seen, seen.height + placement_.overflow, scroll_, scale_);
}

void MenuScene::draw_remark(Canvas& canvas) const
{
    if (!frame_.is_narrow())
        draw_text(canvas, remark(), frame_.header_right(420), header_remark_look, scale_);
}

} // namespace game
