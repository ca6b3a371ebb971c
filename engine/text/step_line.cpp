#include "engine/text/step_line.h"

#include <algorithm>

#include "engine/base/count.h"
#include "engine/base/quoted.h"
#include "engine/rules/layout.h"
#include "engine/steps/steps.h"
#include "engine/text/puzzle_line.h"

namespace engine {

namespace {

Failure failure(const char* text, std::string_view shown)
{
    return {{text, {{"shown", std::string(shown)}}}};
}

std::vector<std::string_view> split(std::string_view text, char at)
{
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(at); end != text.npos; end = text.find(at)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

// Null if there is no such layout.
std::shared_ptr<const Grid> grid_called(std::string_view name)
{
    if (name.find(',') != name.npos) {
        const auto drawn = parse_drawn_layout(name);
        return drawn ? drawn->grid : nullptr;
    }
    const auto layout = parse_layout(name);
    return layout ? make_grid(*layout) : nullptr;
}

std::shared_ptr<const Chart> chart_called(std::string_view name)
{
    auto grid = grid_called(layout_in_step_line(name));
    return grid ? std::make_shared<const Chart>(std::move(grid)) : nullptr;
}

int numeral_of(char symbol)
{
    if (symbol >= '0' && symbol <= '9')
        return symbol - '0';
    if (symbol >= 'A' && symbol <= 'P')
        return symbol - 'A' + 10;
    return -1;
}

// Separates the code from the variant: "0901-2" has the code 0901; variants are options of the
// program that the format comes from.
std::string_view code_of(std::string_view name)
{
    const bool is_code = !name.empty() && numeral_of(name.front()) == 0;
    return is_code || name.starts_with("1") ? name.substr(0, name.find('-')) : name;
}

// Expresses the step as the line does: for a placement some lines give only what it removes from
// the cell's peers.
Step in_terms_of(const StepLine& line, Step step)
{
    if (!line.placements.empty() || line.removals.empty())
        return step;
    for (const Candidate& placed : step.placements) {
        const CellSet& peers = line.chart->peers(placed.cell);
        for (Cell cell : (peers & line.candidates.cells_with(placed.digit)))
            step.removals.push_back({cell, placed.digit});
    }
    std::sort(step.removals.begin(), step.removals.end());
    step.placements.clear();
    return step;
}

bool does_all(const Step& step, const StepLine& line)
{
    return std::includes(step.removals.begin(), step.removals.end(), line.removals.begin(),
                         line.removals.end()) &&
           std::includes(step.placements.begin(), step.placements.end(), line.placements.begin(),
                         line.placements.end());
}

} // namespace

std::string_view layout_in_step_line(std::string_view name)
{
    constexpr std::pair<std::string_view, std::string_view> short_names[] = {
        {"", "9x9"},
        {"X", "9x9+diagonals"},
        {"W", "9x9+windoku"},
        {"DG", "9x9+disjoint-groups"},
        {"XW", "9x9+diagonals+windoku"},
    };
    for (const auto& [shorter, id] : short_names) {
        if (name == shorter)
            return id;
    }
    return name;
}

Result<StepFields> split_step_line(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == text.npos)
        return failure(N_("\"{shown}\" has no colon, so it is not a position with a step"),
                       text.substr(0, 20));
    const auto layout = text.substr(0, colon == 0 ? 0 : text.find_first_of("\t:"));
    const auto line = text.substr(colon + 1);
    auto fields = split(line.substr(0, line.find('\t')), ':');
    if (fields.size() < 5)
        return failure(N_("the position has too few fields: {shown}"),
                       std::to_string(fields.size()));
    fields.resize(std::max<std::size_t>(fields.size(), 6));
    return StepFields{layout, fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]};
}

Result<WrittenCells> parse_written_cells(std::string_view text, const Grid& grid)
{
    WrittenCells written;
    bool is_given = true;
    for (char symbol : text) {
        if (symbol == '+') {
            is_given = false;
            continue;
        }
        const int digit = symbol == '.' ? 0 : numeral_of(symbol);
        if (digit < 0 || digit > grid.size())
            return failure(N_("the cells contain the unknown character \"{shown}\""),
                           quoted({&symbol, 1}));
        written.digits.push_back(digit_up_to(grid.size(), digit));
        written.givens.push_back(is_given ? written.digits.back() : no_digit);
        is_given = true;
    }
    if (count_of(written.digits) != grid.cell_count())
        return failure(N_("the position has {shown} cells, which do not fit its layout"),
                       std::to_string(written.digits.size()));
    return written;
}

Result<std::vector<Candidate>> parse_written_candidates(std::string_view text, const Grid& grid)
{
    std::vector<Candidate> candidates;
    for (std::string_view word : split(text, ' ')) {
        if (word.empty())
            continue;
        const int digit = word.size() == 3 ? numeral_of(word[0]) : -1;
        const auto cell = digit > 0
                              ? grid.cell_at({numeral_of(word[1]) - 1, numeral_of(word[2]) - 1})
                              : std::nullopt;
        if (!cell || digit > grid.size())
            return failure(N_("\"{shown}\" is not a digit, a row and a column"), quoted(word));
        candidates.push_back({*cell, digit_up_to(grid.size(), digit)});
    }
    std::sort(candidates.begin(), candidates.end());
    return candidates;
}

Result<StepLine> parse_step_line(std::string_view text)
{
    const auto fields = split_step_line(text);
    if (!fields)
        return Failure{fields.why()};
    auto chart = chart_called(fields->layout);
    if (!chart)
        return failure(N_("unknown layout \"{shown}\""), fields->layout);
    auto any = techniques_called(fields->technique);
    if (any.empty())
        any = techniques_called(code_of(fields->technique));
    if (any.empty())
        return failure(N_("unknown technique \"{shown}\""), fields->technique);
    const auto written = parse_written_cells(fields->cells, chart->grid());
    if (!written)
        return Failure{written.why()};
    Candidates candidates(*chart, written->givens, written->digits);
    const auto removed = parse_written_candidates(fields->removed, chart->grid());
    const auto removals = parse_written_candidates(fields->removals, chart->grid());
    const auto placements = parse_written_candidates(fields->placements, chart->grid());
    for (const auto* list : {&removed, &removals, &placements}) {
        if (!*list)
            return Failure{list->why()};
    }
    for (const Candidate& candidate : *removed)
        candidates.remove(candidate.cell, candidate.digit);
    return StepLine{std::string(fields->technique),
                    std::move(any),
                    fields->technique.ends_with("-x"),
                    std::move(chart),
                    std::move(candidates),
                    *removals,
                    *placements};
}

StepVerdict judge(const StepLine& line)
{
    Steps steps(Want::All);
    for (const Technique* technique : line.any)
        steps.look_for(technique, line.candidates);
    if (line.must_not_be_found)
        return steps.empty() ? StepVerdict::Exact : StepVerdict::Wrong;
    auto verdict = StepVerdict::None;
    for (const Step& found : steps.found()) {
        const Step step = in_terms_of(line, found);
        if (step.removals == line.removals && step.placements == line.placements)
            return StepVerdict::Exact;
        if (does_all(step, line))
            verdict = StepVerdict::Larger;
    }
    return verdict;
}

} // namespace engine
