#include "game/input/input_reader.h"

#include <algorithm>
#include <utility>

namespace game {

using engine::MonotonicTime;
using engine::PlayTime;

namespace {

void append(std::vector<Input>& all, std::vector<Input> more)
{
    all.insert(all.end(), std::make_move_iterator(more.begin()),
               std::make_move_iterator(more.end()));
}

// Moving the mouse alone does not count: a push at the table moves it, too.
std::optional<InputDevice> device_of(const Input& input)
{
    if (std::holds_alternative<KeyPressed>(input))
        return InputDevice::Keyboard;
    if (std::holds_alternative<PointerPressed>(input) || std::holds_alternative<WheelTurned>(input))
        return InputDevice::Mouse;
    return std::nullopt;
}

Modifiers* modifiers_in(Input& input)
{
    if (auto* pressed = std::get_if<PointerPressed>(&input))
        return &pressed->held;
    if (auto* moved = std::get_if<PointerMoved>(&input))
        return &moved->held;
    if (auto* turned = std::get_if<WheelTurned>(&input))
        return &turned->held;
    return nullptr;
}

} // namespace

void InputReader::follow(const ControlSettings& settings, double unit)
{
    RepeatTimes times;
    const bool is_chosen = settings.repeat_delay > 0;
    if (is_chosen) {
        times.delay = PlayTime{settings.repeat_delay};
        times.every = PlayTime{settings.repeat_every};
        times.fast = std::max(times.every / 2, PlayTime{20});
    }
    keys_.set({.repeats = is_chosen ? std::optional(times) : std::nullopt,
               .double_press_keeps = settings.double_press_keeps});
    hands_.kept = keys_.kept();
    pad_.set(times);
    fingers_.set(PlayTime{settings.hold}, unit);
}

std::vector<Input> InputReader::take(const DeviceEvent& event, MonotonicTime now)
{
    return std::visit([&](const auto& each) { return read(each, now); }, event);
}

std::vector<Input> InputReader::read(const Input& input, MonotonicTime now)
{
    if (const auto device = device_of(input))
        hands_.device = *device;
    if (std::holds_alternative<FocusLost>(input))
        return let_go(input);
    if (const auto* key = std::get_if<KeyPressed>(&input))
        return keys_.take(*key, now);
    Input with_kept = input;
    if (Modifiers* held = modifiers_in(with_kept))
        *held = keys_.with_kept(*held);
    return {with_kept};
}

std::vector<Input> InputReader::read(const KeyReleased& released, MonotonicTime)
{
    keys_.take(released);
    return {};
}

std::vector<Input> InputReader::read(const ModifierChanged& change, MonotonicTime now)
{
    keys_.take(change, now);
    hands_.kept = keys_.kept();
    return {};
}

std::vector<Input> InputReader::read(const FingerChanged& change, MonotonicTime now)
{
    hands_.device = InputDevice::Touch;
    return fingers_.take(change, now);
}

std::vector<Input> InputReader::read(const PadButtonChanged& change, MonotonicTime now)
{
    hands_.device = InputDevice::Gamepad;
    return pad_.take(change, now);
}

// A stick that trembles does nothing.
std::vector<Input> InputReader::read(const StickMoved& moved, MonotonicTime now)
{
    std::vector<Input> inputs = pad_.take(moved, now);
    if (!inputs.empty())
        hands_.device = InputDevice::Gamepad;
    return inputs;
}

std::vector<Input> InputReader::read(const PadPluggedIn& plugged, MonotonicTime)
{
    hands_.pad = plugged.kind;
    return {};
}

std::vector<Input> InputReader::read(const PadUnplugged&, MonotonicTime)
{
    if (hands_.device == InputDevice::Gamepad)
        hands_.device = InputDevice::Keyboard;
    return pad_.let_go();
}

std::vector<Input> InputReader::let_go(Input last)
{
    keys_.let_go();
    hands_.kept = {};
    std::vector<Input> inputs = fingers_.let_go();
    append(inputs, pad_.let_go());
    inputs.push_back(std::move(last));
    return inputs;
}

std::vector<Input> InputReader::wait(MonotonicTime now)
{
    std::vector<Input> inputs = keys_.wait(now);
    append(inputs, fingers_.wait(now));
    append(inputs, pad_.wait(now));
    return inputs;
}

std::optional<MonotonicTime> InputReader::due() const
{
    std::optional<MonotonicTime> first;
    for (const std::optional<MonotonicTime>& each : {keys_.due(), fingers_.due(), pad_.due()}) {
        if (each && (!first || *each < *first))
            first = each;
    }
    return first;
}

} // namespace game
