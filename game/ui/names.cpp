#include "game/ui/names.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <vector>

#include "engine/base/message.h"
#include "engine/base/table.h"
#include "engine/base/whole_number.h"
#include "engine/text/layout_name.h"

namespace game {

using engine::N_;

std::string level_name(const engine::Translations& texts, engine::Level level)
{
    return texts.tr(engine::name_of(level));
}

namespace {

const char* demand_with_cages(engine::Level level)
{
    switch (level) {
    case engine::Level::Beginner:
        return N_("the last cell of a cage or a box");
    case engine::Level::Easy:
        return N_("combinations of digits in small cages");
    case engine::Level::Medium:
        return N_("combinations by notes, sums of one house");
    case engine::Level::Hard:
        return N_("sums of houses, digits that cages must hold");
    case engine::Level::Expert:
        return N_("chains through cages, larger cages");
    case engine::Level::Extreme:
        return N_("forcing chains through cages");
    case engine::Level::Diabolical:
        return N_("trial and error; hints may find nothing");
    }
    return "";
}

const char* demand_of(engine::Level level)
{
    switch (level) {
    case engine::Level::Beginner:
        return N_("hidden singles in boxes");
    case engine::Level::Easy:
        return N_("all singles");
    case engine::Level::Medium:
        return N_("locked candidates, pairs, triples");
    case engine::Level::Hard:
        return N_("fish, wings, colours, rectangles");
    case engine::Level::Expert:
        return N_("chains and almost locked sets");
    case engine::Level::Extreme:
        return N_("complex fish, forcing chains");
    case engine::Level::Diabolical:
        return N_("forcing nets");
    }
    return "";
}

} // namespace

const char* level_demand(engine::Level level, const engine::Layout& layout)
{
    return prints_clues(layout) ? demand_with_cages(level) : demand_of(level);
}

std::string fill_name(const engine::Translations& texts, engine::FillMethod fill)
{
    switch (fill) {
    case engine::FillMethod::Backtracking:
        return texts.tr("Backtracking");
    case engine::FillMethod::Transform:
        return texts.tr("Transform");
    case engine::FillMethod::Rows:
        return texts.tr("Along the rows");
    }
    return {};
}

std::string symmetry_name(const engine::Translations& texts, engine::Symmetry symmetry)
{
    switch (symmetry) {
    case engine::Symmetry::None:
        return texts.trc("symmetry", "None");
    case engine::Symmetry::Rotation2:
        return texts.tr("Half turn");
    case engine::Symmetry::Rotation4:
        return texts.tr("Quarter turn");
    case engine::Symmetry::MirrorRows:
        return texts.tr("Mirror top–bottom");
    case engine::Symmetry::MirrorColumns:
        return texts.tr("Mirror left–right");
    case engine::Symmetry::Diagonal:
        return texts.tr("Diagonal");
    }
    return {};
}

std::string category_name(const engine::Translations& texts, std::string_view category)
{
    const auto parts = engine::parse_category(category);
    const auto layout = parts ? engine::find_layout(parts->layout) : std::nullopt;
    if (!layout)
        return std::string(category);
    const std::string name = layout_name(texts, *layout) + " " + level_name(texts, parts->level);
    if (!parts->is_from_elsewhere)
        return name;
    return texts.tr(engine::Message{N_("{category}, from elsewhere"), {{"category", name}}});
}

std::vector<std::string> stats_parts(const engine::Translations& texts,
                                     const engine::RunStats& stats)
{
    std::vector<std::string> parts;
    if (stats.hints > 0)
        parts.push_back(texts.trn("{n} hint", "{n} hints", stats.hints));
    if (stats.checks > 0)
        parts.push_back(texts.trn("{n} check", "{n} checks", stats.checks));
    if (stats.note_fills > 0)
        parts.push_back(texts.tr("filled notes"));
    if (stats.notes_struck)
        parts.push_back(texts.tr("impossible notes shown"));
    if (stats.singles_fills > 0)
        parts.push_back(texts.tr("written singles"));
    if (stats.possible_shown)
        parts.push_back(texts.tr("possible digits shown"));
    if (stats.sums_struck)
        parts.push_back(texts.tr("impossible sums shown"));
    if (stats.copied_out)
        parts.push_back(texts.tr("digits taken out"));
    if (stats.mistakes_revealed)
        parts.push_back(texts.tr("mistakes shown"));
    if (stats.script_solved)
        parts.push_back(texts.tr("solved by a script"));
    if (stats.wrong_entries > 0)
        parts.push_back(texts.trn("{n} mistake", "{n} mistakes", stats.wrong_entries));
    if (stats.pauses > 0)
        parts.push_back(texts.trn("{n} pause", "{n} pauses", stats.pauses));
    if (stats.interrupted)
        parts.push_back(texts.tr("interrupted"));
    return parts;
}

std::string stats_list(const engine::Translations& texts, const engine::RunStats& stats)
{
    return engine::joined_by(", ", stats_parts(texts, stats));
}

std::string others_text(const engine::Translations& texts, const engine::Record& run)
{
    if (run.others.empty())
        return {};
    return texts.tr(
        engine::Message{N_("played here before by {initials}"), {{"initials", run.others}}});
}

std::string number_text(const engine::Translations& texts, int number)
{
    std::string text = std::to_string(number);
    // TRANSLATORS: how large numbers are written; others follow these two examples.
    const std::string ten_thousand = texts.trc("a large number", "10,000");
    const std::string thousand = texts.trc("a large number", "1,000");
    const std::size_t least = thousand.size() > 4 ? 4 : 5; // figures
    if (text.size() < least)
        return text;
    const std::string between = ten_thousand.substr(2, ten_thousand.size() - 5);
    for (std::size_t end = text.size(); end > 3; end -= 3)
        text.insert(end - 3, between);
    return text;
}

std::string clock_text(engine::PlayTime time)
{
    return short_clock_text(time) + "." + std::to_string(time.count() / 100 % 10);
}

std::string short_clock_text(engine::PlayTime time)
{
    const std::int64_t seconds = time.count() / 1000;
    const std::int64_t minutes = seconds / 60;
    const std::string ending = ":" + engine::two_numerals(seconds % 60);
    if (minutes < 60)
        return std::to_string(minutes) + ending;
    return std::to_string(minutes / 60) + ":" + engine::two_numerals(minutes % 60) + ending;
}

std::string delta_text(engine::PlayTime behind)
{
    const engine::PlayTime size{std::abs(behind.count())};
    return (behind.count() < 0 ? "−" : "+") + clock_text(size);
}

using engine::Message;

namespace {

constexpr std::chrono::days year_is_needed{183};

constexpr std::array months = {N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"),
                               N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"), N_("Nov"), N_("Dec")};
// All but May, which is as long when it is short.
constexpr std::array whole_months = {
    N_("January"),  N_("February"), N_("March"),  N_("April"),     "",
    N_("June"),     N_("July"),     N_("August"), N_("September"), N_("October"),
    N_("November"), N_("December")};
constexpr std::array weekdays = {N_("Mon"), N_("Tue"), N_("Wed"), N_("Thu"),
                                 N_("Fri"), N_("Sat"), N_("Sun")};

} // namespace

std::string day_in_words(const engine::Translations& texts, engine::Day day, engine::Day today)
{
    const std::chrono::year_month_day parts(day);
    const std::chrono::days ago = today - day;
    const bool has_year = ago < std::chrono::days(0) || ago >= year_is_needed;
    return texts.tr(Message{has_year ? N_("{day} {month} {year}") : N_("{day} {month}"),
                            {{"day", std::to_string(unsigned{parts.day()})},
                             {"month", month_in_words(texts, day)},
                             {"year", std::to_string(int{parts.year()})}}});
}

std::string month_in_words(const engine::Translations& texts, engine::Day day)
{
    const std::chrono::year_month_day parts(day);
    return texts.tr(months[unsigned{parts.month()} - 1]);
}

std::string whole_month_in_words(const engine::Translations& texts, engine::Day day)
{
    const std::chrono::year_month_day parts(day);
    if (parts.month() == std::chrono::May)
        return texts.trc("whole month", "May");
    return texts.tr(whole_months[unsigned{parts.month()} - 1]);
}

std::string weekday_in_words(const engine::Translations& texts, engine::Day day)
{
    return texts.tr(weekdays[std::chrono::weekday(day).iso_encoding() - 1]);
}

} // namespace game
