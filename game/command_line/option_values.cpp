#include "game/command_line/option_values.h"

#include <optional>
#include <string_view>

#include "engine/base/whole_number.h"

namespace game {

namespace {

constexpr int min_side = 320;
constexpr int max_side = 7680;

} // namespace

engine::Failure no_such(const std::string& option, const std::string& word, const Names& choices)
{
    return engine::Failure{engine::listing(
        {engine::N_("{option} can't be \"{word}\": the choices are {known} and {last}"),
         {{"option", option}, {"word", word}}},
        choices)};
}

OptionValue flag(bool& target)
{
    return {.flag = &target};
}

OptionValue text(std::string& target, Names choices)
{
    const auto as_it_is = [](const std::string& word) -> engine::Result<std::string> {
        return word;
    };
    return parsed_by(as_it_is, target, std::move(choices));
}

OptionValue file(std::string& target)
{
    OptionValue value = text(target);
    value.is_file = true;
    return value;
}

OptionValue between(int least, std::function<int()> most, std::function<void(int)> set)
{
    return {.take = [least, most = std::move(most), set = std::move(set)](
                        const std::string& option, const std::string& word) -> engine::Attempt {
        if (const auto number = engine::whole_number(word, least, most())) {
            set(*number);
            return engine::Done{};
        }
        return engine::Failure{
            {engine::N_("{option} can't be \"{word}\"; give a number from {least} to {most}"),
             {{"option", option},
              {"word", word},
              {"least", std::to_string(least)},
              {"most", std::to_string(most())}}}};
    }};
}

engine::Result<PictureSize> parse_size(const std::string& text)
{
    const std::string_view sides = text;
    if (const auto cross = sides.find('x'); cross != std::string_view::npos) {
        const auto width = engine::whole_number(sides.substr(0, cross), min_side, max_side);
        const auto height = engine::whole_number(sides.substr(cross + 1), min_side, max_side);
        if (width && height)
            return PictureSize{*width, *height};
    }
    return engine::Failure{{engine::N_("--size can't be \"{word}\"; write it like 1280x800, each "
                                       "side from {least} to {most}"),
                            {{"word", text},
                             {"least", std::to_string(min_side)},
                             {"most", std::to_string(max_side)}}}};
}

engine::Result<engine::Level> parse_level(const std::string& text)
{
    if (const auto level = engine::find_level(text))
        return *level;
    return engine::Failure{engine::listing(
        {engine::N_("There is no level {level}; the choices are {known} and {last}"),
         {{"level", text}}},
        level_names())};
}

Names level_names()
{
    Names names;
    for (engine::Level level : engine::all_levels)
        names.emplace_back(id_of(level));
    return names;
}

} // namespace game
