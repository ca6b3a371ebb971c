#include "engine/recipe/board_of_the_day.h"

#include <algorithm>
#include <string>

#include "engine/base/ensure.h"
#include "engine/recipe/data_file.h"

namespace engine {

namespace {

DataFile<BoardKind>& boards()
{
    static DataFile<BoardKind> file(
        "boards_of_the_day.txt", 0x8e816be90d3c5c01, [](const DataPart& part) {
            return BoardKind{part.head[0], number_from(part.head[1]), part.lines};
        });
    return file;
}

const BoardKind* board_kind(std::string_view layout, int level)
{
    const std::span<const BoardKind> all = all_board_kinds();
    const auto found = std::ranges::find_if(
        all, [&](const BoardKind& kind) { return kind.layout == layout && kind.level == level; });
    return found == all.end() ? nullptr : &*found;
}

// From 0; also for days before 1970.
int turn_of(Day day, int count)
{
    const auto days = static_cast<int>(day.time_since_epoch().count() % count);
    return days < 0 ? days + count : days;
}

Recipe listed(const BoardKind& kind, Day day)
{
    auto recipe = parse_recipe(kind.code(turn_of(day, kind.count())));
    ENSURE(recipe);
    return *std::move(recipe);
}

// Nothing if the kind does not have it.
std::optional<int> index_in(const BoardKind& kind, const Recipe& recipe)
{
    std::string code = to_text(recipe);
    std::erase(code, '-');
    if (code.size() > kind.length())
        return std::nullopt;
    code.insert(0, kind.length() - code.size(), '0');
    for (int index = 0; index < kind.count(); ++index) {
        if (kind.code(index) == code)
            return index;
    }
    return std::nullopt;
}

} // namespace

Attempt read_boards_of_the_day()
{
    return boards().read();
}

std::span<const BoardKind> all_board_kinds()
{
    return boards().items_or_none();
}

std::optional<Recipe> board_of_the_day(std::string_view layout, int level, Day day)
{
    const BoardKind* kind = board_kind(layout, level);
    if (kind == nullptr)
        return std::nullopt;
    return day <= last_plain_day ? listed(*kind, day)
                                 : Recipe{std::string(layout), OfDay{level, day}};
}

bool has_boards_of_the_day(std::string_view layout, int level)
{
    return board_kind(layout, level) != nullptr;
}

std::optional<Recipe> the_days_board(Day day)
{
    return board_of_the_day(layout_of_the_day, level_of_the_day, day);
}

std::optional<Rearranging> rearranging_of(std::string_view layout, const OfDay& of)
{
    constexpr int most_turns = 4096; // 11 years if there were only one code, 347 for 31
    const BoardKind* kind = board_kind(layout, of.level);
    if (kind == nullptr || of.day <= last_plain_day)
        return std::nullopt;
    const auto since = static_cast<int>((of.day - last_plain_day).count()) - 1;
    const std::string code(kind->code(turn_of(of.day, kind->count())));
    return Rearranging{.original = listed(*kind, of.day),
                       .turn = 1 + since / kind->count() % most_turns,
                       .order = hash_of_data(code),
                       .renaming = hash_of_data(code + " " + day_text(of.day))};
}

std::optional<Day> day_of_board(const Recipe& recipe, Day until)
{
    const auto level = has_code(recipe) ? level_in(recipe) : std::nullopt;
    const BoardKind* kind = level ? board_kind(recipe.layout, *level) : nullptr;
    if (const auto* of = std::get_if<OfDay>(&recipe.made_from))
        return kind != nullptr && of->day <= until ? std::optional(of->day) : std::nullopt;
    const auto index = kind != nullptr ? index_in(*kind, recipe) : std::nullopt;
    if (!index)
        return std::nullopt;
    const Day last = std::min(until, last_plain_day);
    const int since = (turn_of(last, kind->count()) - *index + kind->count()) % kind->count();
    return last - std::chrono::days(since);
}

} // namespace engine
