#include "engine/practice/practice_book.h"

#include <algorithm>

#include "engine/base/whole_number.h"

namespace engine {

namespace {

constexpr int most_counted = 1'000'000;
constexpr std::size_t most_techniques = 1000; // in a text, which anybody may have written
constexpr std::size_t longest_id = 60;

// Cuts off what comes before the separator, and the separator.
std::string_view take_up_to(char separator, std::string_view& text)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

bool is_task_id(std::string_view text)
{
    return !text.empty() && text.size() <= longest_id && std::ranges::all_of(text, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
               letter == '_';
    });
}

void count(int& number, int more)
{
    number = std::min(number + more, most_counted);
}

} // namespace

Practised PracticeBook::of(const Technique& technique) const
{
    const auto found = by_id_.find(std::string_view(technique.id));
    return found == by_id_.end() ? Practised{} : found->second;
}

void PracticeBook::count_solved(const Technique& technique, int seconds)
{
    Practised& practised = by_id_[technique.id];
    count(practised.solved, 1);
    count(practised.seconds, std::clamp(seconds, 0, most_counted));
}

void PracticeBook::count_missed(const Technique& technique)
{
    count(by_id_[technique.id].missed, 1);
}

void PracticeBook::add(const PracticeBook& other)
{
    for (const auto& [id, theirs] : other.by_id_) {
        Practised& mine = by_id_[id];
        if (theirs.all() > mine.all())
            mine = theirs;
    }
}

const Technique& PracticeBook::most_needed(std::span<const Technique* const> among) const
{
    const Technique* worst = nullptr;
    for (const Technique* technique : among) {
        const Practised mine = of(*technique);
        const Practised most = worst == nullptr ? Practised{.solved = 1} : of(*worst);
        // Compares missed shares without division.
        if (std::int64_t{mine.missed} * most.all() > std::int64_t{most.missed} * mine.all())
            worst = technique;
    }
    if (worst != nullptr)
        return *worst;
    const auto fresh = std::ranges::find_if(
        among, [this](const Technique* technique) { return !is_learnt(*technique); });
    return fresh == among.end() ? *among.front() : **fresh;
}

std::string to_text(const PracticeBook& book)
{
    std::string text;
    for (const auto& [id, practised] : book.by_id_) {
        text += (text.empty() ? "" : " ") + id;
        for (int number : {practised.solved, practised.missed, practised.seconds})
            text += ":" + std::to_string(number);
    }
    return text;
}

PracticeBook parse_practice(std::string_view text)
{
    PracticeBook book;
    while (!text.empty() && book.by_id_.size() < most_techniques) {
        std::string_view entry = take_up_to(' ', text);
        const std::string_view id = take_up_to(':', entry);
        const auto solved = whole_number(take_up_to(':', entry), 0, most_counted);
        const auto missed = whole_number(take_up_to(':', entry), 0, most_counted);
        const auto seconds = whole_number(entry, 0, most_counted);
        if (is_task_id(id) && solved && missed && seconds)
            book.by_id_[std::string(id)] = {*solved, *missed, *seconds};
    }
    return book;
}

} // namespace engine
