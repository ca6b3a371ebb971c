#include "game/scenes/entry/initials_entry.h"

#include <utility>
#include <vector>

#include "game/widgets/boxes/leaves.h"
#include "game/widgets/initial_cap.h"

namespace game {

InitialsEntry::InitialsEntry(Services& services, std::function<void(const std::string&)> save)
    : services_(services), save_(std::move(save)), initials_(services.settings.initials)
{
}

InitialsEntry::~InitialsEntry()
{
    if (open_)
        services_.host.enable_text_input(false);
}

void InitialsEntry::open()
{
    open_ = true;
    services_.host.enable_text_input(true);
}

void InitialsEntry::end_with(const std::string& initials)
{
    if (!std::exchange(open_, false))
        return;
    services_.host.enable_text_input(false);
    save_(initials);
    if (initials == no_initials)
        return;
    services_.sound.play(sounds::initials_saved());
    services_.settings.initials = initials;
    services_.saves.write(saving(services_.settings));
}

bool InitialsEntry::handle(const Input& input)
{
    if (!open_)
        return false;
    const std::size_t column = initials_.place();
    const std::string before = initials_.text();
    if (const auto* key = std::get_if<KeyPressed>(&input))
        press(*key);
    else if (const auto* typed = std::get_if<TextTyped>(&input))
        refused_ = !repeated_ && !initials_.type(typed->text);
    else if (const auto* pressed = std::get_if<PointerPressed>(&input))
        return point(*pressed);
    else
        return false;
    const bool is_typed = std::holds_alternative<TextTyped>(input) && !refused_ && !repeated_;
    if (open_ && (is_typed || initials_.text() != before))
        services_.sound.play(sounds::initial(static_cast<int>(column)));
    return true;
}

void InitialsEntry::press(const KeyPressed& key)
{
    refused_ = is_paste(key) && !initials_.paste(services_.host.clipboard());
    repeated_ = key.repeated;
    switch (key.key) {
    case Key::Enter:
        return enter();
    case Key::Escape:
        return end_with(no_initials);
    case Key::Up:
        return initials_.spin(1);
    case Key::Down:
        return initials_.spin(-1);
    case Key::Left:
        return initials_.go(-1);
    case Key::Right:
        return initials_.go(1);
    case Key::Backspace:
        return initials_.rub_out();
    default:
        return; // characters arrive as TextTyped
    }
}

// On a gamepad one button goes from letter to letter and saves after the last.
void InitialsEntry::enter()
{
    const bool is_pad = services_.host.hands().device == InputDevice::Gamepad;
    if (is_pad && initials_.place() + 1 < caps_.size())
        return initials_.go(1);
    end();
}

bool InitialsEntry::point(const PointerPressed& pressed)
{
    if (pressed.button != PointerButton::Left)
        return false;
    for (std::size_t cap = 0; cap < caps_.size(); ++cap) {
        const bool up = arrow_above(caps_[cap], scale_).contains(pressed.at);
        const bool down = arrow_below(caps_[cap], scale_).contains(pressed.at);
        if (!up && !down && !caps_[cap].contains(pressed.at))
            continue;
        initials_.go_to(cap);
        if (up || down)
            initials_.spin(up ? 1 : -1);
        return true;
    }
    return false;
}

std::string InitialsEntry::in_words()
{
    const auto error = services_.saves.save_error();
    has_failed_ = error.has_value();
    if (refused_)
        return services_.texts.tr("Only Latin letters, digits, a dash or a space.");
    if (open_)
        return services_.texts.tr("Type them, or spin with ↑ ↓ and move with ← →.");
    return error ? services_.texts.tr(*error) : services_.texts.tr("Saved in the table.");
}

Box InitialsEntry::caps(Length width, Length height, Length gap)
{
    std::vector<Box> caps;
    for (std::size_t cap = 0; cap < caps_.size(); ++cap) {
        const auto draw = [this, cap](Canvas& canvas, Rect area, Scale scale) {
            draw_initial_cap(canvas, area, initials_.letter(cap), open_ && initials_.place() == cap,
                             scale);
        };
        caps.push_back(box::picture(draw).into(caps_[cap]).size(width).across(height));
    }
    return Box(Axis::Across, std::move(caps),
               [this](const Area&, const Unit& unit, Placement&) { scale_ = unit.scale; })
        .gaps(gap);
}

} // namespace game
