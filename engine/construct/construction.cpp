#include "engine/construct/construction.h"

#include <algorithm>
#include <span>

#include "engine/base/table.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 2> fill_ids = {"backtracking", "transform"};
constexpr std::array<std::string_view, 6> symmetry_ids = {
    "none", "rotation2", "rotation4", "mirror-rows", "mirror-columns", "diagonal"};

template <typename Choice>
std::optional<Choice> choice_in(std::span<const std::string_view> ids, std::string_view id)
{
    const auto found = std::ranges::find(ids, id);
    if (found == ids.end())
        return std::nullopt;
    return enumerator_at<Choice>(found - ids.begin());
}

} // namespace

std::string_view id_of(FillMethod fill)
{
    return fill_ids[index_of(fill)];
}

std::string_view id_of(Symmetry symmetry)
{
    return symmetry_ids[index_of(symmetry)];
}

std::optional<FillMethod> find_fill_method(std::string_view id)
{
    return choice_in<FillMethod>(fill_ids, id);
}

std::optional<Symmetry> find_symmetry(std::string_view id)
{
    return choice_in<Symmetry>(symmetry_ids, id);
}

} // namespace engine
