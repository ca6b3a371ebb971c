#include <cmath>
#include <iomanip>
#include <sstream>

#include "engine/rating/closures.h"
#include "engine/rating/hodoku_scale.h"
#include "game/command_line/kept_raters.h"
#include "game/command_line/teacher.h"

namespace game {

namespace {

using engine::JsonObject;
using engine::JsonValue;
using engine::Rating;
using engine::Translations;

// All that is known of one puzzle.
struct Report {
    Rating rating;
    bool naked_singles_suffice = false;
    bool hidden_singles_suffice = false;
    std::optional<Rating> without_uniqueness = {}; // if the rating rests on it
    // The other scales, as far as they are asked for.
    std::optional<engine::HodokuRating> hodoku = {};
    std::optional<engine::ExplainerRating> explainer = {};
};

Report report_on(KeptRaters& kept, const PuzzleInput& puzzle, const RateArguments& asked)
{
    Report report{kept.rate(puzzle, {.has_unique_solution = !asked.without_uniqueness})};
    const engine::Chart& chart = kept.chart_of(puzzle);
    const bool from_givens = !is_position(puzzle.puzzle);
    if (report.rating.by_singles && from_givens) {
        const engine::Digits& givens = puzzle.puzzle.givens;
        report.naked_singles_suffice = do_naked_singles_suffice(chart, givens);
        report.hidden_singles_suffice = do_hidden_singles_suffice(chart, givens);
    }
    if (report.rating.rests_on_uniqueness)
        report.without_uniqueness = kept.rate(puzzle, {.has_unique_solution = false});
    // Neither of the other scales knows sums.
    if (!puzzle.grid().cages().empty())
        return report;
    if (asked.by_hodoku)
        report.hodoku = rate_by_hodoku(chart, puzzle.puzzle.givens);
    if (asked.by_explainer)
        report.explainer = kept.rate_by_explainer(puzzle);
    return report;
}

// Returns "x_wing:2,full_house:20", hardest first.
std::string list_of(const std::vector<engine::TechniqueUses>& uses)
{
    std::string list;
    for (auto each = uses.rbegin(); each != uses.rend(); ++each)
        list += (list.empty() ? "" : ",") + std::string(each->technique->id) + ":" +
                std::to_string(each->uses);
    return list;
}

// Returns "4.4", or "9.0+" if that is a lower bound.
std::string tenths(int rating, const engine::ExplainerRating& all)
{
    return std::to_string(rating / 10) + "." + std::to_string(rating % 10) +
           (all.is_decided ? "" : "+");
}

void write_rating(const Rating& rating, std::ostream& out)
{
    out << "level=" << id_of(rating.level) << " effort=" << rating.effort << std::fixed
        << std::setprecision(1) << " per-cell=" << rating.effort_per_cell()
        << " hardest=" << rating.hardest->id << " times=" << rating.hardest_uses
        << " bottleneck=" << rating.bottleneck;
    if (!rating.is_solved)
        out << " unsolved";
}

std::string as_line(const Report& report)
{
    std::ostringstream out;
    write_rating(report.rating, out);
    if (report.naked_singles_suffice)
        out << " naked-singles-suffice";
    if (report.hidden_singles_suffice)
        out << " hidden-singles-suffice";
    if (report.rating.by_singles)
        out << " singles-suffice";
    if (const auto& without = report.without_uniqueness)
        out << " without-uniqueness=" << id_of(without->level) << ':' << without->effort;
    if (const auto& hodoku = report.hodoku)
        out << " hodoku=" << id_of(hodoku->level) << ':' << hodoku->score;
    if (const auto& explainer = report.explainer)
        out << " explainer=" << tenths(explainer->hardest, *explainer) << '/'
            << tenths(explainer->first_placement, *explainer) << '/'
            << tenths(explainer->first_step, *explainer);
    out << " uses=" << list_of(report.rating.uses);
    return out.str();
}

JsonObject json_of_explainer(const engine::ExplainerRating& rating)
{
    return JsonObject()
        .add("hardest", JsonValue::tenths(rating.hardest))
        .add("first_placement", JsonValue::tenths(rating.first_placement))
        .add("first_step", JsonValue::tenths(rating.first_step))
        .add("decided", rating.is_decided);
}

std::string as_json(const PuzzleInput& puzzle, const Report& report)
{
    const Rating& rating = report.rating;
    JsonObject object = json_of(puzzle.place);
    object.add("level", id_of(rating.level))
        .add("effort", rating.effort)
        .add("effort_per_cell", JsonValue::tenths(std::llround(rating.effort_per_cell() * 10)))
        .add("hardest", rating.hardest->id)
        .add("times", rating.hardest_uses)
        .add("bottleneck", rating.bottleneck)
        .add("solved", rating.is_solved)
        .add("singles_suffice", rating.by_singles)
        .add("naked_singles_suffice", report.naked_singles_suffice)
        .add("hidden_singles_suffice", report.hidden_singles_suffice);
    if (const auto& without = report.without_uniqueness)
        object.add("without_uniqueness",
                   JsonObject().add("level", id_of(without->level)).add("effort", without->effort));
    if (const auto& hodoku = report.hodoku)
        object.add("hodoku",
                   JsonObject().add("level", id_of(hodoku->level)).add("score", hodoku->score));
    if (const auto& explainer = report.explainer)
        object.add("explainer", json_of_explainer(*explainer));
    JsonObject uses;
    for (auto each = rating.uses.rbegin(); each != rating.uses.rend(); ++each)
        uses.add(each->technique->id, each->uses);
    return object.add("uses", uses).text();
}

} // namespace

int rate(const RateArguments& asked, Streams streams, const Translations& texts)
{
    const bool json = asked.common.json;
    const auto make = [&]() -> Answering {
        const auto kept = std::make_shared<KeptRaters>();
        return {[&, kept](const PuzzleInput& puzzle, Answer& answer) {
            // Both other scales rate a puzzle by its givens alone.
            if (is_position(puzzle.puzzle) && (asked.by_hodoku || asked.by_explainer))
                return refuse(
                    puzzle.place,
                    {engine::N_("--hodoku and --explainer rate givens, and this is a position")},
                    json, texts, answer);
            if (!kept->judge().is_proper(puzzle, json, texts, answer))
                return;
            const Report report = report_on(*kept, puzzle, asked);
            answer.out += (json ? as_json(puzzle, report) : as_line(report)) + "\n";
        }};
    };
    return answer_all(asked.common, {.at_once = 4}, make, streams, texts);
}

} // namespace game
