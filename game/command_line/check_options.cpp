#include "game/command_line/check_options.h"

#include <charconv>
#include <string_view>

#include "engine/make/puzzle_spec.h"
#include "engine/rules/layout.h"

namespace game {

namespace {

constexpr int min_side = 320;
constexpr int max_side = 7680;

std::optional<int> side(std::string_view text)
{
    int pixels = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, pixels);
    if (error != std::errc{} || stop != end || pixels < min_side || pixels > max_side)
        return std::nullopt;
    return pixels;
}

} // namespace

engine::Result<std::optional<PictureSize>> parse_size(const std::string& text)
{
    if (text.empty())
        return std::optional<PictureSize>();
    const std::string_view sides = text;
    const auto cross = sides.find('x');
    const auto width = side(sides.substr(0, cross));
    const auto height =
        cross == std::string_view::npos ? std::nullopt : side(sides.substr(cross + 1));
    if (width && height)
        return std::optional(PictureSize{*width, *height});
    return engine::Failure{{engine::N_("--size can't be \"{word}\"; write it like 1280x800, each "
                                       "side from {least} to {most}"),
                            {{"word", text},
                             {"least", std::to_string(min_side)},
                             {"most", std::to_string(max_side)}}}};
}

engine::Attempt
parse_number(int& number, const std::string& text, const char* option, int least, int most)
{
    if (text.empty())
        return engine::Done{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error == std::errc{} && stop == end && number >= least && number <= most)
        return engine::Done{};
    return engine::Failure{
        {engine::N_("{option} can't be \"{word}\"; give a number from {least} to {most}"),
         {{"option", option},
          {"word", text},
          {"least", std::to_string(least)},
          {"most", std::to_string(most)}}}};
}

engine::Attempt check_seed(const std::string& text)
{
    if (text.empty())
        return engine::Done{};
    const auto seed = engine::parse_seed(text);
    if (!seed)
        return engine::Failure{seed.why()};
    return engine::Done{};
}

engine::Attempt check_layout(const std::string& text)
{
    if (text.empty())
        return engine::Done{};
    const auto layout = engine::parse_layout(text);
    if (!layout)
        return engine::Failure{layout.why()};
    return engine::Done{};
}

engine::Attempt check_level(const std::string& text)
{
    if (text.empty() || engine::find_level(text))
        return engine::Done{};
    return engine::Failure{
        listing({engine::N_("There is no level {level}; the choices are {known} and {last}"),
                 {{"level", text}}},
                level_names())};
}

std::vector<std::string> level_names()
{
    std::vector<std::string> names;
    for (engine::Level level : engine::all_levels)
        names.emplace_back(id_of(level));
    return names;
}

engine::Failure
no_such(const char* option, const std::string& word, const std::vector<std::string>& choices)
{
    return engine::Failure{
        listing({engine::N_("{option} can't be \"{word}\": the choices are {known} and {last}"),
                 {{"option", option}, {"word", word}}},
                choices)};
}

engine::Message listing(engine::Message message, const std::vector<std::string>& names)
{
    std::string known;
    for (std::size_t index = 0; index + 1 < names.size(); ++index)
        known += (index == 0 ? "" : ", ") + names[index];
    message.places.emplace_back("known", known);
    message.places.emplace_back("last", names.empty() ? "" : names.back());
    return message;
}

} // namespace game
