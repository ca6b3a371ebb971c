#pragma once
// What options take: how a word becomes a value, or the sentence that says why it can't.

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/steps/level.h"
#include "game/command_line/game_options.h"

namespace game {

using Names = std::vector<std::string>;

struct OptionValue {
    bool* flag = nullptr; // set by an option that takes no value; the rest is for those that do
    // Sets what the word means; fails with a sentence that may name the option.
    std::function<engine::Attempt(const std::string& option, const std::string& word)> take = {};
    Names choices = {};   // values, if there is a list of them
    bool is_file = false; // the name of a file or folder
};

// A value that can be chosen, and its name on the command line.
template <typename Value>
struct Choice {
    std::string name;
    Value value;
};

template <typename Value>
using Choices = std::vector<Choice<Value>>;

// Of things that have one: choices, options, commands.
template <class Things>
Names names_of(const Things& things)
{
    Names names;
    for (const auto& thing : things)
        names.push_back(thing.name);
    return names;
}

// Why a word can't be the value of an option: lists the valid ones.
engine::Failure no_such(const std::string& option, const std::string& word, const Names& choices);

// The helpers below make what an option takes; its value goes to `target`, which must outlive it.
OptionValue flag(bool& target);
// Any text; `choices` are only offered.
OptionValue text(std::string& target, Names choices = {});
OptionValue file(std::string& target);

template <typename Value, typename Target>
OptionValue one_of(const Choices<Value>& choices, Target& target)
{
    const Names names = names_of(choices);
    const auto take = [choices, names, &target](const std::string& option,
                                                const std::string& word) -> engine::Attempt {
        const auto found = std::ranges::find(choices, word, &Choice<Value>::name);
        if (found == choices.end())
            return no_such(option, word, names);
        target = found->value;
        return engine::Done{};
    };
    return {.take = take, .choices = names};
}

// What `parse` makes of the word, a Result.
template <typename Target>
OptionValue parsed_by(auto parse, Target& target, Names choices = {})
{
    const auto take = [parse, &target](const std::string&,
                                       const std::string& word) -> engine::Attempt {
        const auto value = parse(word);
        if (!value)
            return engine::Failure{value.why()};
        target = *value;
        return engine::Done{};
    };
    return {.take = take, .choices = std::move(choices)};
}

// The word itself, if `parse` makes something of it.
template <typename Target>
OptionValue checked_by(auto parse, Target& target, Names choices = {})
{
    const auto word_if_valid = [parse](const std::string& word) -> engine::Result<std::string> {
        const auto value = parse(word);
        if (!value)
            return engine::Failure{value.why()};
        return word;
    };
    return parsed_by(word_if_valid, target, std::move(choices));
}

// A whole number. `most` is asked when the options before this one are known.
OptionValue between(int least, std::function<int()> most, std::function<void(int)> set);
template <typename Target>
OptionValue between(int least, int most, Target& target)
{
    return between(least, [most] { return most; }, [&target](int number) { target = number; });
}

// Parses "1280x800", each side from 320 to 7680.
engine::Result<PictureSize> parse_size(const std::string& text);
engine::Result<engine::Level> parse_level(const std::string& text);
Names level_names();

} // namespace game
