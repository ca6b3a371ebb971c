#pragma once
// What the Statistics screen shows, worked out once for the runs that are chosen.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/run_statistics.h"
#include "game/scenes/records/record_categories.h"
#include "game/scenes/services.h"
#include "game/widgets/charts/run_chart.h"

namespace game {

// A row of the list of what can be looked at: everything, a board with all its levels, or one
// category.
struct OverviewChoice {
    engine::RunChoice runs = {}; // for everybody's clean runs
    std::string category = {};   // empty: everything, or a board with all its levels
    bool is_level = false;       // of the board above it

    bool is_category() const { return !category.empty(); }
};
// Asked of those in sight: a list may bring very many.
std::string choice_name(const engine::Translations& texts, const OverviewChoice& choice);
// Of a level without the board, which stands above it.
std::string short_choice_name(const engine::Translations& texts, const OverviewChoice& choice);
// Of the categories of the book. Everything comes first; a board with a single category has no row
// for its levels.
std::vector<OverviewChoice> overview_choices(const std::vector<std::string>& all,
                                             Elsewhere elsewhere);

enum class OverviewPicture { Trend, Distribution, Calendar, Parts };

struct OverviewTile {
    std::string label;
    std::string value;
    std::string detail = {};
};
// A level of the board or, of everything, a board.
struct OverviewPart {
    std::string name;
    int runs = 0;
    std::optional<engine::PlayTime> mean = {};
    std::optional<engine::PlayTime> best = {};
};

struct RunOverview {
    std::size_t runs = 0;
    std::vector<OverviewTile> tiles = {};
    std::vector<engine::Average> averages = {}; // only of one category
    std::vector<OverviewPicture> pictures = {}; // that there are, in the order of their keys
    std::vector<OverviewPart> parts = {};       // for OverviewPicture::Parts: the first ones
    std::size_t more_parts = 0;                 // that are not among these
};
RunOverview overview_of(Services& services, const OverviewChoice& choice);
// There is at least one run; not for OverviewPicture::Parts, which is a table.
std::unique_ptr<RunChart>
chart_of(Services& services, const OverviewChoice& choice, OverviewPicture picture);

} // namespace game
