#include "engine/construct/construction.h"

#include <array>

#include "engine/base/ensure.h"

namespace engine {

namespace {

template <typename Choice>
struct Id {
    Choice choice;
    std::string_view id;
};

// g++ finds this by itself, clang++ 16 does not.
template <typename Choice>
Id(Choice, std::string_view) -> Id<Choice>;

constexpr std::array fill_ids = {
    Id{FillMethod::Backtracking, "backtracking"},
    Id{FillMethod::Transform, "transform"},
};

constexpr std::array symmetry_ids = {
    Id{Symmetry::None, "none"},
    Id{Symmetry::Rotation2, "rotation2"},
    Id{Symmetry::Rotation4, "rotation4"},
    Id{Symmetry::MirrorRows, "mirror-rows"},
    Id{Symmetry::MirrorColumns, "mirror-columns"},
    Id{Symmetry::Diagonal, "diagonal"},
};

template <typename Table, typename Choice>
std::string_view id_in(const Table& table, Choice choice)
{
    for (const auto& entry : table) {
        if (entry.choice == choice)
            return entry.id;
    }
    ENSURE(false);
}

template <typename Choice, std::size_t count>
std::optional<Choice> choice_in(const std::array<Id<Choice>, count>& table, std::string_view id)
{
    for (const auto& entry : table) {
        if (entry.id == id)
            return entry.choice;
    }
    return std::nullopt;
}

} // namespace

std::string_view id_of(FillMethod fill)
{
    return id_in(fill_ids, fill);
}

std::string_view id_of(Symmetry symmetry)
{
    return id_in(symmetry_ids, symmetry);
}

std::optional<FillMethod> find_fill_method(std::string_view id)
{
    return choice_in(fill_ids, id);
}

std::optional<Symmetry> find_symmetry(std::string_view id)
{
    return choice_in(symmetry_ids, id);
}

} // namespace engine
