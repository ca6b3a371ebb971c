#include "engine/steps/level.h"

#include "engine/base/message.h"
#include "engine/base/table.h"

namespace engine {

namespace {

struct LevelWords {
    std::string_view id;
    const char* name;
};

constexpr std::array level_table = {
    LevelWords{"beginner", N_("Beginner")},     LevelWords{"easy", N_("Easy")},
    LevelWords{"medium", N_("Medium")},         LevelWords{"hard", N_("Hard")},
    LevelWords{"expert", N_("Expert")},         LevelWords{"extreme", N_("Extreme")},
    LevelWords{"diabolical", N_("Diabolical")},
};
static_assert(level_table.size() == all_levels.size());

const LevelWords& words_for(Level level)
{
    return level_table[index_of(level)];
}

} // namespace

std::string_view id_of(Level level)
{
    return words_for(level).id;
}

std::optional<Level> find_level(std::string_view id)
{
    for (Level level : all_levels) {
        if (words_for(level).id == id)
            return level;
    }
    return std::nullopt;
}

const char* name_of(Level level)
{
    return words_for(level).name;
}

} // namespace engine
