#include "engine/store/documents/game_document.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "engine/store/documents/checks.h"
#include "engine/store/documents/puzzle_document.h"
#include "engine/text/notation.h"

namespace engine {

namespace {

constexpr Number last_mode = 3;

SpecDocument to_document(const PuzzleSpec& spec)
{
    const bool along_rows = spec.fill == FillMethod::Rows;
    return {.layout = spec.layout,
            .level = std::string(id_of(spec.level)),
            .fill = std::string(id_of(along_rows ? FillMethod::Backtracking : spec.fill)),
            .symmetry = std::string(id_of(spec.symmetry)),
            .seed = seed_code(spec.seed),
            .from_elsewhere = spec.is_from_elsewhere,
            .technique = spec.technique ? std::string(spec.technique->id) : "",
            .givens = spec.givens,
            .least_in_row = spec.givens_in_row,
            .most_in_row = spec.most_in_row,
            .givens_of_rows = {spec.givens_of_rows.begin(), spec.givens_of_rows.end()},
            .minimal = spec.is_minimal,
            .digits_in_order = spec.digits_in_order,
            .along_rows = along_rows};
}

// The play does not depend on wishes: what is none becomes none.
int wish_from(Number number, int most)
{
    return number < 0 || number > most ? 0 : checked_int(number);
}

std::vector<int> rows_from(const Numbers& numbers)
{
    constexpr std::size_t most_rows = 200;
    const auto fits = [](Number number) {
        return is_between(number, 0, max_size);
    };
    if (numbers.size() > most_rows || !std::ranges::all_of(numbers, fits))
        return {};
    std::vector<int> rows;
    std::ranges::transform(numbers, std::back_inserter(rows), checked_int);
    return rows;
}

std::optional<PuzzleSpec> from_document(const SpecDocument& document)
{
    const auto level = find_level(document.level);
    const auto fill = find_fill_method(document.fill);
    const auto symmetry = find_symmetry(document.symmetry);
    const auto seed = parse_seed(document.seed);
    if (!level || !fill || !symmetry || !seed || !is_plain_text(document.layout, longest_name))
        return std::nullopt;
    return PuzzleSpec{.layout = document.layout,
                      .level = *level,
                      .fill = document.along_rows ? FillMethod::Rows : *fill,
                      .symmetry = *symmetry,
                      .seed = *seed,
                      .technique = find_technique(document.technique),
                      .givens = wish_from(document.givens, max_size * max_size),
                      .givens_in_row = wish_from(document.least_in_row, max_size),
                      .most_in_row = wish_from(document.most_in_row, max_size),
                      .givens_of_rows = rows_from(document.givens_of_rows),
                      .is_minimal = document.minimal,
                      .digits_in_order = document.digits_in_order,
                      .is_from_elsewhere = document.from_elsewhere};
}

// The play does not depend on the input state, so invalid parts of it are ignored.
SavedInput valid_part(SavedInput input, const Grid& grid)
{
    if (!are_cells(input.selection, grid.cell_count()))
        input.selection.clear();
    if (!is_between(input.mode, 0, last_mode))
        input.mode = 0;
    if (input.locked > grid.size())
        input.locked = no_digit;
    return input;
}

// The play does not depend on the rival, so an invalid one is ignored.
std::optional<Rival> rival_from(const std::vector<Rival>& rivals, const Grid& grid)
{
    if (rivals.size() != 1 || !is_possible(rivals.front()))
        return std::nullopt;
    const auto& [name, times, cells] = rivals.front();
    if (times.empty() || !are_cells(cells, grid.cell_count()) ||
        (!cells.empty() && cells.size() != times.size()))
        return std::nullopt;
    return rivals.front();
}

// The play does not depend on what hints have shown: unknown techniques are left out.
std::vector<std::string> known_techniques(const std::vector<std::string>& ids)
{
    constexpr std::size_t most = 1000;
    std::vector<std::string> known;
    for (const std::string& id : ids) {
        if (find_technique(id) != nullptr && known.size() < most)
            known.push_back(id);
    }
    return known;
}

// Whether everything is within its limits but the spec, the puzzle and the play.
bool is_sensible(const GameDocument& document)
{
    return is_between(document.summary.elapsed.count(), 0, longest_play) &&
           is_between(document.summary.saved, 0, latest_date) &&
           is_between(document.started, 0, latest_date) &&
           is_plain_text(document.recipe, longest_recipe) &&
           is_plain_text(document.others, longest_name) &&
           (document.collection.empty() || is_id(document.collection));
}

SavedGame game_with(const GameDocument& document,
                    const std::string& id,
                    const PuzzleSpec& spec,
                    PlayRead play)
{
    const PlayTime elapsed = std::max(document.summary.elapsed, play.session.last_action_at());
    const SavedInput input = valid_part(document.hand, play.session.grid());
    std::optional<Rival> rival = rival_from(document.rival, play.session.grid());
    return SavedGame{.id = id,
                     .spec = spec,
                     .recipe = document.recipe,
                     .collection = document.collection,
                     .session = std::move(play.session),
                     .elapsed = elapsed,
                     .input = input,
                     .started = document.started,
                     .saved = document.summary.saved,
                     .rival = std::move(rival),
                     .repeated = document.repeated,
                     .list_lost = document.list_lost,
                     .others = document.others,
                     .shown_techniques = known_techniques(document.shown_techniques),
                     .rebuilt = document.rebuilt || play.rebuilt};
}

} // namespace

GameDocument to_document(const SavedGame& game, SavedLog kept)
{
    GameDocument document;
    document.summary = summary_of(game);
    document.spec = to_document(game.spec);
    document.puzzle = to_document(game.session.puzzle());
    put_play(game.session, kept, document);
    document.hand = game.input;
    document.started = game.started;
    document.rebuilt = game.rebuilt;
    document.recipe = game.recipe;
    document.collection = game.collection;
    document.repeated = game.repeated;
    document.list_lost = game.list_lost;
    document.shown_techniques = game.shown_techniques;
    document.others = game.others;
    if (game.rival)
        document.rival.push_back(*game.rival);
    return document;
}

std::optional<SavedGame> from_document(const GameDocument& document, const std::string& id)
{
    const auto spec = from_document(document.spec);
    const auto puzzle = from_document(document.puzzle);
    if (!spec || !puzzle || !is_sensible(document))
        return std::nullopt;
    auto play = read_play(document, *puzzle);
    return play ? std::optional(game_with(document, id, *spec, *std::move(play))) : std::nullopt;
}

Result<SavedGame>
replayed_from(const GameDocument& document, const std::string& id, const Cancel& cancel)
{
    const auto spec = from_document(document.spec);
    const auto puzzle = from_document(document.puzzle);
    if (!spec || !is_sensible(document))
        return Failure{{N_("The replay is not valid: what it says of its puzzle can't be read.")}};
    if (!puzzle)
        return Failure{{N_("The replay is not valid: what it holds is not a puzzle.")}};
    auto session = replay_play(document, *puzzle, cancel);
    if (!session)
        return Failure{session.why()};
    return game_with(document, id, *spec, PlayRead{*std::move(session), false});
}

} // namespace engine
