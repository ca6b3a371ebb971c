#include "game/app/script.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

#include "engine/base/blanks.h"
#include "engine/base/whole_number.h"
#include "game/app/script_player.h"
#include "game/ui/key_hints.h"
#include "game/ui/key_names.h"

namespace game {

namespace {

constexpr std::size_t longest_script = 1 << 20;

using Arguments = std::vector<std::string_view>;
using Numbers = std::vector<int>;
using Step = decltype(ScriptStep::perform); // empty: the line is none

Arguments split(std::string_view line)
{
    Arguments arguments;
    while (!(line = engine::without_blanks(line)).empty()) {
        const std::size_t end = std::min(line.find(' '), line.size());
        arguments.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
    return arguments;
}

// Parses exactly `count` numbers, limited to plausible screen positions.
std::optional<Numbers> parse_numbers(std::span<const std::string_view> arguments, std::size_t count)
{
    Numbers numbers;
    for (const std::string_view word : arguments) {
        const auto number = engine::whole_number(word);
        if (!number || std::abs(*number) > 1'000'000)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers.size() == count ? std::optional(numbers) : std::nullopt;
}

Point point_in(const Numbers& numbers, std::size_t first = 0)
{
    return {numbers[first], numbers[first + 1]};
}

// The arguments of a step; `rest` is all of them as one text.
struct StepArguments {
    std::span<const std::string_view> arguments;
    std::string rest;
};

// The step in which the player does this with these values.
template <typename... Values>
Step step(engine::Attempt (ScriptPlayer::*act)(Values...), std::type_identity_t<Values>... values)
{
    return [act, values...](ScriptPlayer& player) {
        return (player.*act)(values...);
    };
}

// A step whose arguments are so many numbers.
template <std::size_t count, Step (*step_of)(const Numbers& numbers)>
Step read_numbers(const StepArguments& given)
{
    const auto numbers = parse_numbers(given.arguments, count);
    return numbers ? step_of(*numbers) : nullptr;
}

// A step that takes the rest of the line.
template <engine::Attempt (ScriptPlayer::*act)(const std::string& text)>
Step read_rest(const StepArguments& given)
{
    return given.rest.empty() ? nullptr : step(act, given.rest);
}

// A step without arguments.
template <engine::Attempt (ScriptPlayer::*act)()>
Step read_word(const StepArguments& given)
{
    return given.arguments.empty() ? step(act) : nullptr;
}

Step read_key(const StepArguments& given)
{
    if (given.arguments.empty() || given.arguments.size() > 2)
        return nullptr;
    const auto key = parse_key(given.arguments[0]);
    const auto times = given.arguments.size() == 2 ? engine::whole_number(given.arguments[1]) : 1;
    return key && times && *times >= 1 ? step(&ScriptPlayer::key, *key, *times) : nullptr;
}

Step read_click(const StepArguments& given)
{
    if (given.arguments.size() < 2)
        return nullptr;
    const auto at = parse_numbers(given.arguments.first(2), 2);
    if (!at)
        return nullptr;
    PointerButton button = PointerButton::Left;
    int clicks = 1;
    for (const std::string_view word : given.arguments.subspan(2)) {
        if (word == "right")
            button = PointerButton::Right;
        else if (word == "middle")
            button = PointerButton::Middle;
        else if (word == "double")
            clicks = 2;
        else
            return nullptr;
    }
    return step(&ScriptPlayer::click, point_in(*at), button, clicks);
}

Step read_tap(const StepArguments& given)
{
    if (given.arguments.size() < 2 || given.arguments.size() > 3)
        return nullptr;
    const auto at = parse_numbers(given.arguments.first(2), 2);
    const std::string_view how = given.arguments.size() == 3 ? given.arguments[2] : "once";
    if (!at || (given.arguments.size() == 3 && how != "double" && how != "two"))
        return nullptr;
    return step(&ScriptPlayer::tap, point_in(*at), how == "double" ? 2 : 1, how == "two" ? 2 : 1);
}

Step drag(const Numbers& at)
{
    return step(&ScriptPlayer::drag, point_in(at), point_in(at, 2));
}

Step move(const Numbers& at)
{
    return step(&ScriptPlayer::move, point_in(at));
}

Step wheel(const Numbers& turn)
{
    return step(&ScriptPlayer::wheel, point_in(turn), turn[2]);
}

Step hold(const Numbers& numbers)
{
    return numbers[2] < 0 ? nullptr : step(&ScriptPlayer::hold, point_in(numbers), numbers[2]);
}

Step swipe(const Numbers& at)
{
    return step(&ScriptPlayer::swipe, point_in(at), point_in(at, 2), FingersOfSwipe{});
}

Step pinch(const Numbers& numbers)
{
    return step(&ScriptPlayer::swipe, point_in(numbers), point_in(numbers),
                FingersOfSwipe{2, numbers[2], numbers[3]});
}

Step pan(const Numbers& at)
{
    constexpr int apart = 120;
    return step(&ScriptPlayer::swipe, point_in(at), point_in(at, 2),
                FingersOfSwipe{2, apart, apart});
}

std::optional<PadKind> parse_pad_kind(std::string_view text)
{
    if (text == "xbox")
        return PadKind::Xbox;
    if (text == "playstation")
        return PadKind::PlayStation;
    return text == "nintendo" ? std::optional(PadKind::Nintendo) : std::nullopt;
}

Step read_pad(const StepArguments& given)
{
    const auto& words = given.arguments;
    if (words.size() == 1 && words[0] == "unplug")
        return step(&ScriptPlayer::plug_pad, std::nullopt);
    if (words.size() == 2 && words[0] == "plug") {
        const auto kind = parse_pad_kind(words[1]);
        return kind ? step(&ScriptPlayer::plug_pad, kind) : nullptr;
    }
    if (words.size() == 3 && words[0] == "hold") {
        const auto button = parse_pad_button(words[1]);
        const auto time = engine::whole_number(words[2]);
        return button && time && *time >= 0 ? step(&ScriptPlayer::hold_pad, *button, *time)
                                            : nullptr;
    }
    if (words.empty() || words.size() > 2)
        return nullptr;
    const auto button = parse_pad_button(words[0]);
    const auto times = words.size() == 2 ? engine::whole_number(words[1]) : 1;
    return button && times && *times > 0 ? step(&ScriptPlayer::press_pad, *button, *times)
                                         : nullptr;
}

Step read_stick(const StepArguments& given)
{
    if (given.arguments.empty())
        return nullptr;
    const auto way = parse_numbers(given.arguments.subspan(1), 2);
    const bool right = given.arguments[0] == "right";
    const auto is_short = [](int part) {
        return part >= -1 && part <= 1;
    };
    if (!way || (!right && given.arguments[0] != "left") || !std::ranges::all_of(*way, is_short))
        return nullptr;
    return step(&ScriptPlayer::tilt, right ? Stick::Right : Stick::Left, (*way)[0], (*way)[1]);
}

Step wait(const Numbers& time)
{
    return time.front() < 0 ? nullptr : step(&ScriptPlayer::wait, time.front());
}

Step resize(const Numbers& size)
{
    constexpr int max_side = 7680;
    const auto is_side = [](int pixels) {
        return pixels > 0 && pixels <= max_side;
    };
    return std::ranges::all_of(size, is_side)
               ? step(&ScriptPlayer::resize, Size{size.front(), size.back()})
               : nullptr;
}

Step read_focus(const StepArguments& given)
{
    if (given.rest != "lost" && given.rest != "gained")
        return nullptr;
    return step(&ScriptPlayer::focus, given.rest == "gained");
}

Step read_solve(const StepArguments& given)
{
    if (given.arguments.empty())
        return step(&ScriptPlayer::solve, std::nullopt);
    const auto cells = parse_numbers(given.arguments, 1);
    return cells && cells->front() > 0 ? step(&ScriptPlayer::solve, cells->front()) : nullptr;
}

// Scripts may come from other people, so they can write only images.
Step read_screenshot(const StepArguments& given)
{
    return given.rest.ends_with(".png") ? step(&ScriptPlayer::screenshot, given.rest) : nullptr;
}

Step read_film(const StepArguments& given)
{
    if (given.arguments.size() != 3 || !given.arguments[0].ends_with(".png"))
        return nullptr;
    const auto times = parse_numbers(given.arguments.subspan(1), 2);
    if (!times || times->front() < 0 || times->back() < 1)
        return nullptr;
    return step(&ScriptPlayer::film, std::string(given.arguments[0]), times->front(),
                times->back());
}

struct StepReader {
    std::string_view name;
    Step (*read)(const StepArguments& given);
};

constexpr std::array readers = {
    StepReader{"key", read_key},
    StepReader{"type", read_rest<&ScriptPlayer::type>},
    StepReader{"click", read_click},
    StepReader{"drag", read_numbers<4, drag>},
    StepReader{"move", read_numbers<2, move>},
    StepReader{"wheel", read_numbers<3, wheel>},
    StepReader{"press", read_rest<&ScriptPlayer::press_text>},
    StepReader{"tap", read_tap},
    StepReader{"touch", read_rest<&ScriptPlayer::tap_text>},
    StepReader{"hold", read_numbers<3, hold>},
    StepReader{"swipe", read_numbers<4, swipe>},
    StepReader{"pinch", read_numbers<4, pinch>},
    StepReader{"pan", read_numbers<4, pan>},
    StepReader{"pad", read_pad},
    StepReader{"stick", read_stick},
    StepReader{"expect", read_rest<&ScriptPlayer::expect>},
    StepReader{"drop", read_rest<&ScriptPlayer::drop>},
    StepReader{"wait", read_numbers<1, wait>},
    StepReader{"resize", read_numbers<2, resize>},
    StepReader{"focus", read_focus},
    StepReader{"solve", read_solve},
    StepReader{"screenshot", read_screenshot},
    StepReader{"film", read_film},
    StepReader{"slide", read_word<&ScriptPlayer::slide>},
    StepReader{"quit", read_word<&ScriptPlayer::quit>},
};

Step read_step(std::string_view line)
{
    const Arguments arguments = split(line);
    const auto* reader = std::ranges::find(readers, arguments.front(), &StepReader::name);
    if (reader == readers.end())
        return nullptr;
    const StepArguments given{
        std::span(arguments).subspan(1),
        std::string(engine::without_blanks(line.substr(arguments.front().size())))};
    return reader->read(given);
}

} // namespace

engine::Result<Script> parse_script(std::string name, std::string_view text)
{
    Script script{.name = std::move(name)};
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = engine::without_blanks(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.empty() || line.front() == '#')
            continue;
        Step step = read_step(line);
        if (!step)
            return engine::Failure{{engine::N_("{file}:{line}: this is not a step of a script: "
                                               "{text}"),
                                    {{"file", script.name},
                                     {"line", std::to_string(number)},
                                     {"text", std::string(line)}}}};
        script.steps.push_back(ScriptStep{number, std::move(step)});
    }
    return script;
}

engine::Result<Script> read_script(const std::string& file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return engine::Failure{{engine::N_("The script {file} can't be read"), {{"file", file}}}};
    std::string text(longest_script + 1, '\0');
    stream.read(text.data(), text.size());
    text.resize(stream.gcount());
    if (text.size() > longest_script)
        return engine::Failure{{engine::N_("The script {file} can't be read"), {{"file", file}}}};
    auto script = parse_script(file, text);
    if (!script)
        return script;
    Script given = *std::move(script);
    given.solving_is_help = true;
    return given;
}

} // namespace game
