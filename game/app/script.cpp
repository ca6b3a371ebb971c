#include "game/app/script.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <span>

#include "engine/base/blanks.h"
#include "engine/base/whole_number.h"
#include "game/ui/key_hints.h"
#include "game/ui/key_names.h"

namespace game {

namespace {

constexpr std::size_t longest_script = 1 << 20;

using Arguments = std::vector<std::string_view>;
using What = std::optional<decltype(ScriptStep::what)>;

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
std::optional<std::vector<int>> parse_numbers(std::span<const std::string_view> arguments,
                                              std::size_t count)
{
    std::vector<int> numbers;
    for (const std::string_view word : arguments) {
        const auto number = engine::whole_number(word);
        if (!number || std::abs(*number) > 1'000'000)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers.size() == count ? std::optional(numbers) : std::nullopt;
}

// The arguments of a step; `rest` is all of them as one text.
struct StepArguments {
    std::span<const std::string_view> arguments;
    std::string rest;
};

What read_key(const StepArguments& given)
{
    if (given.arguments.empty() || given.arguments.size() > 2)
        return std::nullopt;
    const auto key = parse_key(given.arguments[0]);
    const auto times = given.arguments.size() == 2 ? engine::whole_number(given.arguments[1]) : 1;
    if (!key || !times || *times < 1)
        return std::nullopt;
    return step::PressKey{*key, *times};
}

What read_click(const StepArguments& given)
{
    if (given.arguments.size() < 2)
        return std::nullopt;
    const auto at = parse_numbers(given.arguments.first(2), 2);
    if (!at)
        return std::nullopt;
    step::Click click{Point{(*at)[0], (*at)[1]}};
    for (const std::string_view word : given.arguments.subspan(2)) {
        if (word == "right")
            click.button = PointerButton::Right;
        else if (word == "middle")
            click.button = PointerButton::Middle;
        else if (word == "double")
            click.clicks = 2;
        else
            return std::nullopt;
    }
    return click;
}

What read_drag(const StepArguments& given)
{
    const auto at = parse_numbers(given.arguments, 4);
    if (!at)
        return std::nullopt;
    return step::Drag{Point{(*at)[0], (*at)[1]}, Point{(*at)[2], (*at)[3]}};
}

What read_tap(const StepArguments& given)
{
    if (given.arguments.size() < 2 || given.arguments.size() > 3)
        return std::nullopt;
    const auto at = parse_numbers(given.arguments.first(2), 2);
    if (!at)
        return std::nullopt;
    step::Tap tap{Point{(*at)[0], (*at)[1]}};
    if (given.arguments.size() == 2)
        return tap;
    if (given.arguments[2] == "double")
        tap.taps = step::Taps::Twice;
    else if (given.arguments[2] == "two")
        tap.taps = step::Taps::WithTwoFingers;
    else
        return std::nullopt;
    return tap;
}

What read_hold(const StepArguments& given)
{
    const auto numbers = parse_numbers(given.arguments, 3);
    if (!numbers || numbers->back() < 0)
        return std::nullopt;
    return step::HoldFinger{Point{(*numbers)[0], (*numbers)[1]}, (*numbers)[2]};
}

What read_swipe(const StepArguments& given)
{
    const auto at = parse_numbers(given.arguments, 4);
    if (!at)
        return std::nullopt;
    return step::Swipe{Point{(*at)[0], (*at)[1]}, Point{(*at)[2], (*at)[3]}};
}

What read_pinch(const StepArguments& given)
{
    const auto numbers = parse_numbers(given.arguments, 4);
    if (!numbers)
        return std::nullopt;
    const Point at{(*numbers)[0], (*numbers)[1]};
    return step::Swipe{at, at, 2, (*numbers)[2], (*numbers)[3]};
}

What read_pan(const StepArguments& given)
{
    constexpr int apart = 120;
    const auto at = parse_numbers(given.arguments, 4);
    if (!at)
        return std::nullopt;
    return step::Swipe{Point{(*at)[0], (*at)[1]}, Point{(*at)[2], (*at)[3]}, 2, apart, apart};
}

std::optional<PadKind> parse_pad_kind(std::string_view text)
{
    if (text == "xbox")
        return PadKind::Xbox;
    if (text == "playstation")
        return PadKind::PlayStation;
    return text == "nintendo" ? std::optional(PadKind::Nintendo) : std::nullopt;
}

What read_pad(const StepArguments& given)
{
    const auto& words = given.arguments;
    if (words.size() == 1 && words[0] == "unplug")
        return step::PlugPad{};
    if (words.size() == 2 && words[0] == "plug") {
        const auto kind = parse_pad_kind(words[1]);
        return kind ? What(step::PlugPad{*kind}) : std::nullopt;
    }
    if (words.size() == 3 && words[0] == "hold") {
        const auto button = parse_pad_button(words[1]);
        const auto time = engine::whole_number(words[2]);
        return button && time && *time >= 0 ? What(step::HoldPad{*button, *time}) : std::nullopt;
    }
    if (words.empty() || words.size() > 2)
        return std::nullopt;
    const auto button = parse_pad_button(words[0]);
    const auto times = words.size() == 2 ? engine::whole_number(words[1]) : 1;
    return button && times && *times > 0 ? What(step::PressPad{*button, *times}) : std::nullopt;
}

What read_stick(const StepArguments& given)
{
    if (given.arguments.empty())
        return std::nullopt;
    const auto way = parse_numbers(given.arguments.subspan(1), 2);
    const bool right = given.arguments[0] == "right";
    if (!way || (!right && given.arguments[0] != "left"))
        return std::nullopt;
    const auto is_short = [](int part) {
        return part >= -1 && part <= 1;
    };
    if (!std::ranges::all_of(*way, is_short))
        return std::nullopt;
    return step::TiltStick{right ? Stick::Right : Stick::Left, (*way)[0], (*way)[1]};
}

What read_move(const StepArguments& given)
{
    const auto at = parse_numbers(given.arguments, 2);
    return at ? What(step::Move{Point{(*at)[0], (*at)[1]}}) : std::nullopt;
}

What read_wheel(const StepArguments& given)
{
    const auto turn = parse_numbers(given.arguments, 3);
    if (!turn)
        return std::nullopt;
    return step::Wheel{Point{(*turn)[0], (*turn)[1]}, (*turn)[2]};
}

What read_wait(const StepArguments& given)
{
    const auto time = parse_numbers(given.arguments, 1);
    return time && time->front() >= 0 ? What(step::Wait{time->front()}) : std::nullopt;
}

What read_resize(const StepArguments& given)
{
    const auto size = parse_numbers(given.arguments, 2);
    constexpr int max_side = 7680;
    const auto is_side = [](int pixels) {
        return pixels > 0 && pixels <= max_side;
    };
    if (!size || !std::ranges::all_of(*size, is_side))
        return std::nullopt;
    return step::Resize{Size{size->front(), size->back()}};
}

What read_focus(const StepArguments& given)
{
    if (given.rest != "lost" && given.rest != "gained")
        return std::nullopt;
    return step::Focus{given.rest == "gained"};
}

What read_solve(const StepArguments& given)
{
    if (given.arguments.empty())
        return step::Solve{};
    const auto cells = parse_numbers(given.arguments, 1);
    return cells && cells->front() > 0 ? What(step::Solve{cells->front()}) : std::nullopt;
}

template <typename Step>
What read_rest(const StepArguments& given)
{
    return given.rest.empty() ? std::nullopt : What(Step{given.rest});
}

// Scripts may come from other people, so they can write only images.
What read_screenshot(const StepArguments& given)
{
    return given.rest.ends_with(".png") ? What(step::Screenshot{given.rest}) : std::nullopt;
}

What read_film(const StepArguments& given)
{
    if (given.arguments.size() != 3 || !given.arguments[0].ends_with(".png"))
        return std::nullopt;
    const auto times = parse_numbers(given.arguments.subspan(1), 2);
    if (!times || times->front() < 0 || times->back() < 1)
        return std::nullopt;
    return step::Film{std::string(given.arguments[0]), times->front(), times->back()};
}

What read_slide(const StepArguments& given)
{
    return given.arguments.empty() ? What(step::Slide{}) : std::nullopt;
}

What read_quit(const StepArguments& given)
{
    return given.arguments.empty() ? What(step::QuitGame{}) : std::nullopt;
}

struct StepReader {
    std::string_view name;
    What (*read)(const StepArguments& given);
};

constexpr std::array readers = {
    StepReader{"key", read_key},
    StepReader{"type", read_rest<step::TypeText>},
    StepReader{"click", read_click},
    StepReader{"drag", read_drag},
    StepReader{"move", read_move},
    StepReader{"wheel", read_wheel},
    StepReader{"press", read_rest<step::PressText>},
    StepReader{"tap", read_tap},
    StepReader{"touch", read_rest<step::TapText>},
    StepReader{"hold", read_hold},
    StepReader{"swipe", read_swipe},
    StepReader{"pinch", read_pinch},
    StepReader{"pan", read_pan},
    StepReader{"pad", read_pad},
    StepReader{"stick", read_stick},
    StepReader{"expect", read_rest<step::Expect>},
    StepReader{"drop", read_rest<step::DropFile>},
    StepReader{"wait", read_wait},
    StepReader{"resize", read_resize},
    StepReader{"focus", read_focus},
    StepReader{"solve", read_solve},
    StepReader{"screenshot", read_screenshot},
    StepReader{"film", read_film},
    StepReader{"slide", read_slide},
    StepReader{"quit", read_quit},
};

What read_step(std::string_view line)
{
    const Arguments arguments = split(line);
    const auto* reader = std::ranges::find(readers, arguments.front(), &StepReader::name);
    if (reader == readers.end())
        return std::nullopt;
    const StepArguments given{
        std::span(arguments).subspan(1),
        std::string(engine::without_blanks(line.substr(arguments.front().size())))};
    return reader->read(given);
}

} // namespace

engine::Result<Script> parse_script(std::string name, std::string_view text)
{
    Script script{std::move(name), {}};
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = engine::without_blanks(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.empty() || line.front() == '#')
            continue;
        const What what = read_step(line);
        if (!what)
            return engine::Failure{{engine::N_("{file}:{line}: this is not a step of a script: "
                                               "{text}"),
                                    {{"file", script.name},
                                     {"line", std::to_string(number)},
                                     {"text", std::string(line)}}}};
        script.steps.push_back(ScriptStep{number, *what});
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
    return parse_script(file, text);
}

} // namespace game
