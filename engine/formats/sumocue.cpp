// The text of SumoCue, a program for killers and jigsaws: "SumoCueV1", D with diagonals, and 81
// entries. "=15" begins a cage of 15, "+0" is in the cage of the first cell; in jigsaws J and the
// number of its region follow. Described by Ruud van der Werf (sudocue.net/forum, "Sumocue file
// syntax"). Jigsaws without a "+" have their givens in the place of sums.

#include <algorithm>
#include <map>
#include <optional>

#include "engine/base/blanks.h"
#include "engine/base/whole_number.h"
#include "engine/formats/cell_codes.h"
#include "engine/formats/format.h"
#include "engine/formats/rows.h"
#include "engine/text/puzzle_line.h"

namespace engine {

namespace {

constexpr std::string_view mark_of_sumocue = "SumoCueV1";
constexpr std::string_view signs_of_entries = "=+";

// Lines may be cut anywhere, also within the last entry.
bool goes_on_sumocue(std::string_view text, std::string_view next)
{
    constexpr std::string_view parts = "0123456789=+J \t\r\n";
    text.remove_prefix(text.find(mark_of_sumocue) + mark_of_sumocue.size());
    text.remove_prefix(text.starts_with('D') ? 1 : 0);
    if (text.find_first_not_of(parts) != text.npos || next.find_first_not_of(parts) != text.npos)
        return false;
    const auto entries_in = [](std::string_view part) {
        return std::ranges::count(part, '=') + std::ranges::count(part, '+');
    };
    return entries_in(text) < coded_cells ||
           (entries_in(text) == coded_cells && entries_in(next) == 0);
}

struct SumocueEntry {
    bool continues; // the cage of the cell `number`
    int number;
    std::optional<char> region;
};

std::optional<SumocueEntry> sumocue_entry(std::string_view text)
{
    SumocueEntry entry{.continues = text.front() == '+', .number = 0, .region = {}};
    text.remove_prefix(1);
    const auto number = take_number(text, 0, 999);
    if (!number)
        return std::nullopt;
    entry.number = *number;
    if (text.size() == 2 && text[0] == 'J' && is_numeral(text[1]))
        entry.region = text[1];
    else if (!text.empty())
        return std::nullopt;
    return entry;
}

class SumocueReader {
public:
    Result<SharedPuzzle> read(std::string_view text, LastGrid& last_grid)
    {
        text.remove_prefix(text.find(mark_of_sumocue) + mark_of_sumocue.size());
        text_ = without_any_blanks(text);
        for (const auto step : {&SumocueReader::take_entries, &SumocueReader::take_numbers,
                                &SumocueReader::take_regions}) {
            if (const Attempt taken = (this->*step)(); !taken)
                return Failure{taken.why()};
        }
        const auto grid = grid_of(rules_, last_grid);
        if (!grid)
            return Failure{grid.why()};
        return SharedPuzzle{*grid, givens_};
    }

private:
    Attempt take_entries()
    {
        std::string_view text = text_;
        if (text.starts_with('D')) {
            rules_.others.push_back("diagonals");
            text.remove_prefix(1);
        }
        while (!text.empty()) {
            const std::string_view code = text.substr(0, text.find_first_of(signs_of_entries, 1));
            const auto entry = signs_of_entries.find(code[0]) != signs_of_entries.npos
                                   ? sumocue_entry(code)
                                   : std::nullopt;
            if (!entry)
                return unreadable_code(entries_.size(), code);
            entries_.push_back(*entry);
            text.remove_prefix(code.size());
        }
        return std::ssize(entries_) == coded_cells ? Attempt(Done{})
                                                   : wrong_coded_count(entries_.size());
    }

    // Sums and cages, or givens.
    Attempt take_numbers()
    {
        givens_.assign(coded_cells, no_digit);
        const bool has_cages =
            std::ranges::any_of(entries_, &SumocueEntry::continues) || !entries_[0].region;
        std::map<int, Cells> cages;
        for (int cell = 0; cell < coded_cells; ++cell) {
            const auto& [continues, number, region] = entries_[cell];
            const int head = continues ? number : cell;
            if (has_cages && (head >= coded_cells || entries_[head].continues))
                return unreadable_code(cell, "+" + std::to_string(number));
            if (has_cages)
                cages[head].push_back(Cell::at(cell));
            else if (number > coded_size)
                return unreadable_code(cell, "=" + std::to_string(number));
            else
                givens_[cell] = digit_up_to(coded_size, number);
        }
        for (auto& [head, cells] : cages) {
            if (Attempt taken = take_coded_cage(std::move(cells), entries_[head].number, rules_);
                !taken)
                return taken;
        }
        return Done{};
    }

    Attempt take_regions()
    {
        std::string symbols;
        for (std::size_t cell = 0; cell < entries_.size(); ++cell) {
            if (entries_[cell].region.has_value() != entries_[0].region.has_value())
                return Failure{
                    {N_("some cells belong to no region, which this game does not know")}};
            symbols += entries_[cell].region.value_or('0');
        }
        if (entries_[0].region)
            rules_.regions = coded_regions(symbols);
        return Done{};
    }

    std::string text_;
    std::vector<SumocueEntry> entries_;
    DeclaredRules rules_ = {.size = coded_size};
    Digits givens_;
};

// Sums and cages, or the givens of a jigsaw without cages.
std::string write_sumocue(const SharedPuzzle& puzzle)
{
    std::string line(mark_of_sumocue);
    line += has_rule(*puzzle.layout, "diagonals") ? "D" : "";
    const std::vector<int> cages = cages_of(*puzzle.grid);
    const std::string regions =
        has_rule(*puzzle.layout, "jigsaw") ? region_codes(*puzzle.grid, '0') : "";
    for (std::size_t cell = 0; cell < cages.size(); ++cell) {
        int number = puzzle.givens[Cell::at(cell)];
        bool continues = false;
        if (cages[cell] >= 0) {
            const Cage& cage = puzzle.grid->cages()[static_cast<std::size_t>(cages[cell])];
            const Cell head = std::ranges::min(cage.cells);
            continues = head != Cell::at(cell);
            number = continues ? static_cast<int>(head.index) : cage.sum;
        }
        line += (continues ? "+" : "=") + std::to_string(number);
        if (!regions.empty())
            line += std::string("J") + regions[cell];
    }
    return line + '\n';
}

bool takes_sumocue(const SharedPuzzle& puzzle)
{
    return puzzle.layout->size == coded_size &&
           (has_rule(*puzzle.layout, "jigsaw") || has_rule(*puzzle.layout, "killer")) &&
           has_only_rules(*puzzle.layout,
                          {"rows-and-columns", "boxes", "jigsaw", "diagonals", "killer"});
}

Attempt may_write_sumocue(const SharedPuzzle& puzzle)
{
    if (!has_rule(*puzzle.layout, "killer"))
        return Done{};
    const auto is_large = [](const Cage& cage) {
        return cage.cells.size() > 1;
    };
    if (has_rule(*puzzle.layout, "jigsaw") && std::ranges::none_of(puzzle.grid->cages(), is_large))
        return Failure{{N_("this format can't tell a jigsaw all of whose cages are single cells")}};
    return are_coded_cages(puzzle);
}

} // namespace

extern const Format sumocue_format = {
    .id = "sumocue",
    .name = N_("Killers and jigsaws as SumoCue writes them"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .layouts = N_("9x9 with boxes or regions, also with diagonals and cages"),
    .limits = N_("Such killers have no givens."),
    .recognises = [](std::string_view text) { return text.find(mark_of_sumocue) != text.npos; },
    .goes_on = goes_on_sumocue,
    .read = [](std::string_view text,
               LastGrid& last_grid) { return SumocueReader().read(text, last_grid); },
    .write = write_sumocue,
    .takes = takes_sumocue,
    .may_write = may_write_sumocue,
};

} // namespace engine
