#include "game/input/key_reader.h"

#include <utility>

namespace game {

using engine::MonotonicTime;

namespace {

constexpr engine::PlayTime double_press_time{400};

bool is_same_key(const KeyPressed& one, const KeyPressed& other)
{
    return one.key == other.key && one.symbol == other.symbol;
}

} // namespace

void KeyReader::set(const KeyboardHabits& habits)
{
    habits_ = habits;
    if (!habits.double_press_keeps)
        kept_ = {};
    if (!habits.repeats)
        repeater_.stop();
}

std::vector<Input> KeyReader::take(const KeyPressed& pressed, MonotonicTime now)
{
    alone_.reset();
    KeyPressed key = pressed;
    key.held = with_kept(key.held);
    if (!habits_.repeats)
        return {key};
    if (key.repeated)
        return {}; // ours come at their own times
    down_ = key;
    repeater_.start(now, *habits_.repeats);
    return {key};
}

void KeyReader::take(const KeyReleased& released)
{
    if (!down_ || !is_same_key(*down_, released.key))
        return;
    down_.reset();
    repeater_.stop();
}

// Pressing it twice keeps it held; pressing it once more lets it go.
void KeyReader::take(const ModifierChanged& change, MonotonicTime now)
{
    if (!change.down || !habits_.double_press_keeps || change.key == ModifierKey::Alt)
        return;
    bool& is_kept = kept(change.key);
    if (is_kept) {
        is_kept = false;
        alone_.reset();
        return;
    }
    if (alone_ == change.key && now - alone_since_ <= double_press_time) {
        is_kept = true;
        alone_.reset();
        return;
    }
    alone_ = change.key;
    alone_since_ = now;
}

std::vector<Input> KeyReader::wait(MonotonicTime now)
{
    if (!down_ || !repeater_.acts(now))
        return {};
    KeyPressed again = *down_;
    again.repeated = true;
    return {again};
}

void KeyReader::let_go()
{
    down_.reset();
    repeater_.stop();
    kept_ = {};
    alone_.reset();
}

Modifiers KeyReader::with_kept(Modifiers held) const
{
    held.shift = held.shift || kept_.shift;
    held.control = held.control || kept_.control;
    return held;
}

bool& KeyReader::kept(ModifierKey key)
{
    return key == ModifierKey::Shift ? kept_.shift : kept_.control;
}

} // namespace game
