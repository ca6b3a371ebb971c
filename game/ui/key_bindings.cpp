#include "game/ui/key_bindings.h"

#include <algorithm>
#include <array>

#include "game/ui/kept_keys.h"
#include "game/ui/key_names.h"

namespace game {

namespace {

using engine::N_;

constexpr std::string_view no_keys = "none";

// Plus is typed with Shift on some keyboards and without on others, so Shift is ignored.
KeyPressed comparable(KeyPressed key)
{
    key.repeated = false;
    if (key.key == Key::Plus || key.key == Key::Minus)
        key.held.shift = false;
    return key;
}

bool has(const std::vector<KeyPressed>& keys, const KeyPressed& key)
{
    return std::ranges::find(keys, key) != keys.end();
}

// The place at which the key was pressed, as the player may have bound it. Without another place a
// letter is where a US keyboard has it.
KeyPressed place_of(KeyPressed pressed)
{
    if (pressed.key == Key::Letter && pressed.place == 0)
        pressed.place = pressed.symbol;
    pressed.key = Key::Place;
    return pressed;
}

// Whether the key of a letter is the one that is bound by its place. If it is not known where the
// letter is, what was printed at the place counts.
bool is_at_place(const KeyPressed& key, const KeyPressed& bound)
{
    const bool may_be = bound.key == Key::Place && key.key == Key::Letter && bound.held == key.held;
    return may_be && (key.place != 0 ? key.place == bound.place : key.symbol == bound.symbol);
}

// The sign that a US keyboard has where this one has another: a French one has ; and : where comma
// and full stop are.
std::optional<KeyPressed> us_sign_at(KeyPressed pressed)
{
    if (pressed.key != Key::Sign && pressed.key != Key::Other)
        return std::nullopt;
    if (pressed.place == '-' || pressed.place == '=') {
        pressed.key = pressed.place == '-' ? Key::Minus : Key::Plus;
        pressed.symbol = 0;
        return comparable(pressed);
    }
    if (!is_sign(pressed.place))
        return std::nullopt;
    pressed.key = Key::Sign;
    pressed.symbol = pressed.place;
    return pressed;
}

struct LetterMoves {
    char place;
    Command command;
    bool shift = false;
};

constexpr auto letters = std::to_array<LetterMoves>({
    {'W', Command::MoveUp},
    {'A', Command::MoveLeft},
    {'S', Command::MoveDown},
    {'D', Command::MoveRight},
    {'W', Command::GrowUp, true},
    {'A', Command::GrowLeft, true},
    {'S', Command::GrowDown, true},
    {'D', Command::GrowRight, true},
});

KeyPressed key_at(const LetterMoves& letter, const KeyLabels& labels, Key key)
{
    return {.key = key,
            .symbol = labels.at(letter.place),
            .held = {.shift = letter.shift},
            .place = letter.place};
}

} // namespace

std::optional<Command> KeyBindings::command_for(const KeyPressed& pressed) const
{
    const KeyPressed key = comparable(pressed);
    if (const auto command = command_of(key))
        return command;
    const auto us_sign = us_sign_at(key);
    return us_sign ? command_of(*us_sign) : std::nullopt;
}

std::optional<Command> KeyBindings::command_of(const KeyPressed& wanted) const
{
    const KeyPressed there = place_of(wanted);
    for (const Chosen& chosen : chosen_) {
        if (has(chosen.keys, wanted) || (there.place != 0 && has(chosen.keys, there)))
            return chosen.command;
    }
    for (const CommandInfo& candidate : all_commands()) {
        if (has(candidate.keys, wanted) && is_usual(candidate.command))
            return candidate.command;
    }
    return std::nullopt;
}

const std::vector<KeyPressed>& KeyBindings::keys_of(Command command) const
{
    const Chosen* chosen = find(command);
    return chosen != nullptr ? chosen->keys : info(command).keys;
}

void KeyBindings::give(Command command, KeyPressed key, std::optional<KeyPressed> instead_of)
{
    key = comparable(key);
    std::vector<KeyPressed> keys = keys_of(command);
    if (has(keys, key))
        return;
    const auto old = instead_of ? std::ranges::find(keys, *instead_of) : keys.end();
    if (old != keys.end())
        *old = key;
    else if (keys.size() < most_keys)
        keys.push_back(key);
    else
        return;
    if (const std::optional<Command> owner = command_for(key))
        take(*owner, key);
    if (key.key == Key::Place) {
        KeyPressed printed = key;
        printed.key = Key::Letter;
        if (const std::optional<Command> owner = command_for(printed))
            take(*owner, printed);
    }
    choose(command, std::move(keys));
}

void KeyBindings::follow(const KeyLabels& labels)
{
    for (Chosen& chosen : chosen_) {
        for (KeyPressed& key : chosen.keys) {
            if (key.key == Key::Place)
                key.symbol = labels.at(key.place);
        }
    }
}

void KeyBindings::take(Command command, const KeyPressed& key)
{
    std::vector<KeyPressed> keys = keys_of(command);
    std::erase_if(keys, [&](const KeyPressed& bound) {
        return bound == comparable(key) || is_at_place(key, bound);
    });
    choose(command, std::move(keys));
}

void KeyBindings::restore(Command command)
{
    for (const KeyPressed& key : info(command).keys) {
        const std::optional<Command> owner = command_for(key);
        if (owner && *owner != command)
            take(*owner, key);
        const auto at_place = std::ranges::find_if(chosen_, [&](const Chosen& each) {
            return each.command != command &&
                   std::ranges::any_of(each.keys,
                                       [&](const auto& bound) { return is_at_place(key, bound); });
        });
        if (at_place != chosen_.end())
            take(at_place->command, key);
    }
    std::erase_if(chosen_, [&](const Chosen& each) { return each.command == command; });
}

const KeyBindings::Chosen* KeyBindings::find(Command command) const
{
    const auto found = std::ranges::find(chosen_, command, &Chosen::command);
    return found == chosen_.end() ? nullptr : &*found;
}

void KeyBindings::choose(Command command, std::vector<KeyPressed> keys)
{
    const Chosen* before = find(command);
    Chosen chosen{command, std::move(keys),
                  before != nullptr ? before->unknown : std::vector<std::string>()};
    std::erase_if(chosen_, [&](const Chosen& each) { return each.command == command; });
    if (chosen.keys == info(command).keys && chosen.unknown.empty())
        return;
    const auto after = std::ranges::find_if(chosen_, [&](const Chosen& each) {
        return position_of(each.command) > position_of(command);
    });
    chosen_.insert(after, std::move(chosen));
}

std::vector<KeyBindings::Line> KeyBindings::lines() const
{
    std::vector<Line> lines;
    for (const Chosen& chosen : chosen_) {
        std::string keys;
        for (const KeyPressed& key : chosen.keys)
            keys += (keys.empty() ? "" : " ") + key_text(key);
        for (const std::string& unknown : chosen.unknown)
            keys += (keys.empty() ? "" : " ") + unknown;
        if (keys.empty())
            keys = no_keys;
        lines.push_back({std::string(info(chosen.command).id), keys});
    }
    return lines;
}

bool KeyBindings::read(std::string_view command, std::string_view keys)
{
    const auto found = std::ranges::find(all_commands(), command, &CommandInfo::id);
    if (found == all_commands().end())
        return false;
    std::vector<KeyPressed> known;
    std::vector<std::string> unknown;
    while (!keys.empty()) {
        const std::size_t end = std::min(keys.find(' '), keys.size());
        const std::string_view name = keys.substr(0, end);
        keys.remove_prefix(std::min(end + 1, keys.size()));
        const std::optional<KeyPressed> key = parse_key(name);
        if (key && why_not_bindable(*key) == nullptr && known.size() < most_keys)
            known.push_back(comparable(*key));
        else if (!key && !name.empty() && name != no_keys && unknown.size() < most_keys)
            unknown.emplace_back(name);
    }
    for (const KeyPressed& key : found->keys) {
        if (stays_with(found->command, key) && !has(known, key))
            known.insert(known.begin(), key);
    }
    std::erase_if(chosen_, [&](const Chosen& each) { return each.command == found->command; });
    chosen_.push_back({found->command, {}, std::move(unknown)});
    choose(found->command, std::move(known));
    return true;
}

std::string
key_name(Command command, const KeyBindings& bindings, const engine::Translations& texts)
{
    const std::vector<KeyPressed>& keys = bindings.keys_of(command);
    return keys.empty() ? "" : key_name(keys.front(), texts);
}

const char* why_not_bindable(const KeyPressed& key)
{
    if (key.key == Key::Digit && key.symbol != '0' && !key.held.alt)
        return N_("1 to 9 write digits, notes and colours");
    if (key_text(key).empty())
        return N_("The game does not know this key");
    if (is_kept_by_browser(key))
        return N_("The browser keeps this key for itself");
    return nullptr;
}

bool stays_with(Command command, const KeyPressed& key)
{
    return (command == Command::Confirm && key == KeyPressed{.key = Key::Enter}) ||
           (command == Command::Back && key == KeyPressed{.key = Key::Escape});
}

bool letters_move(const KeyBindings& keys, const KeyLabels& labels)
{
    return std::ranges::all_of(letters, [&](const LetterMoves& letter) {
        return keys.command_for(key_at(letter, labels, Key::Letter)) == letter.command;
    });
}

// Earlier versions bound the printed letters.
void let_letters_move(KeyBindings& keys, const KeyLabels& labels, bool on)
{
    for (const LetterMoves& letter : letters) {
        keys.take(letter.command, key_at(letter, labels, Key::Letter));
        if (on)
            keys.give(letter.command, key_at(letter, labels, Key::Place));
        else
            keys.take(letter.command, key_at(letter, labels, Key::Place));
    }
}

std::string movement_letters(const KeyLabels& labels)
{
    std::string all;
    for (const char place : {'W', 'A', 'S', 'D'})
        all += (all.empty() ? "" : " ") + std::string(1, labels.at(place));
    return all;
}

} // namespace game
