// Links to f-puzzles, "https://f-puzzles.com/?load=N4Ig...", and the JSON that they hold.

#include "engine/formats/fpuzzles.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/base/quoted.h"
#include "engine/base/whole_number.h"
#include "engine/formats/declared_rules.h"
#include "engine/formats/foreign_text.h"
#include "engine/formats/json_text.h"
#include "engine/formats/json_writer.h"
#include "engine/formats/links.h"
#include "engine/formats/lz_string.h"

namespace engine {

namespace {

constexpr std::size_t longest_decompressed = 2 << 20; // characters

// What says nothing about the solution: names, how f-puzzles shows or checks the puzzle, which of
// its tools are open. The clues themselves have members of their own.
constexpr std::string_view members_without_meaning[] = {
    "activeConstraints",
    "author",
    "highlightConflicts",
    "highlightconflicts",
    "disabledlogic",
    "ruleset",
    "successMessage",
    "successmessage",
    "truecandidatesoptions",
    "solution",
    "title",
    "size",
    "grid",
    "extraregion",
    "killercage",
    "diagonal+",
    "diagonal-",
    "antiknight",
    "antiking",
    "disjointgroups",
    "date",
};

// In cells the same: "c" and the like are colours.
constexpr std::string_view members_of_cells[] = {
    "value", "given",  "region",   "centerPencilMarks", "cornerPencilMarks",
    "c",     "cArray", "highlight"};

// The sentence has the place {member}.
Failure wrong_member(const char* sentence, std::string_view member)
{
    return {{sentence, {{"member", std::string(member)}}}};
}

std::string number_text(std::size_t number)
{
    return std::to_string(number);
}

// "R1C2" or "r1c2" as a cell.
std::optional<Cell> parse_place(std::string_view text, int size)
{
    const auto take = [&](char small) -> int {
        if (text.empty() || (text.front() | 0x20) != small)
            return 0;
        text.remove_prefix(1);
        return take_number(text, 1, size).value_or(0);
    };
    const int row = take('r');
    const int column = row > 0 ? take('c') : 0;
    if (column == 0 || !text.empty())
        return std::nullopt;
    return Cell::at((row - 1) * size + column - 1);
}

class FpuzzlesReader {
public:
    FpuzzlesReader(Json json, LastGrid& last_grid) : json_(std::move(json)), last_grid_(last_grid)
    {
    }

    Result<SharedPuzzle> run() &&
    {
        for (const auto step :
             {&FpuzzlesReader::take_size, &FpuzzlesReader::take_rules, &FpuzzlesReader::take_cells,
              &FpuzzlesReader::take_cages, &FpuzzlesReader::take_extras}) {
            if (const Attempt taken = (this->*step)(); !taken)
                return Failure{taken.why()};
        }
        const auto grid = grid_of(rules_, last_grid_);
        if (!grid)
            return Failure{grid.why()};
        SharedPuzzle puzzle{*grid, std::move(givens_)};
        set_placed(puzzle, std::move(digits_));
        set_candidates(puzzle, std::move(candidates_));
        set_corner_notes(puzzle, std::move(corner_notes_));
        take_solution(puzzle);
        for (const auto& [name, detail] : {std::pair("title", Detail::Title),
                                           {"author", Detail::Author},
                                           {"ruleset", Detail::Rules}}) {
            const auto member = json_.member(name);
            set_detail(puzzle, detail, member ? member->text().value_or("") : "");
        }
        return puzzle;
    }

private:
    bool has(std::string_view name) const
    {
        const auto member = json_.member(name);
        return member && !member->says_nothing();
    }

    Attempt take_size()
    {
        const auto grid = json_.member("grid");
        if (!grid || !grid->is_array())
            return wrong_member(N_("\"{member}\" must be a list"), "grid");
        const auto size = json_.member("size");
        rules_.size = static_cast<int>(std::min<std::size_t>(grid->count(), 1000));
        if (size && size->number() != rules_.size)
            return Failure{{N_("\"grid\" has {found} rows, needed as many as \"size\" says"),
                            {{"found", number_text(grid->count())}}}};
        if (rules_.size < 1 || rules_.size > max_size)
            return Failure{
                {N_("the size is {size}, needed 4 to 25"), {{"size", number_text(grid->count())}}}};
        return Done{};
    }

    // Everything that is no part of the rules known here is refused by its name.
    Attempt take_rules()
    {
        for (const std::string& name : json_.names()) {
            const bool is_known = std::ranges::find(members_without_meaning, name) !=
                                  std::end(members_without_meaning);
            if (!is_known && has(name))
                return Failure{{N_("the puzzle has \"{name}\", which this game does not know"),
                                {{"name", engine::quoted(name)}}}};
        }
        if (has("diagonal+") != has("diagonal-"))
            return Failure{{N_("the puzzle has only one diagonal, which this game does not know")}};
        for (const auto& [member, rule] : {std::pair("diagonal+", "diagonals"),
                                           {"antiknight", "anti-knight"},
                                           {"antiking", "anti-king"},
                                           {"disjointgroups", "disjoint-groups"}}) {
            if (has(member))
                rules_.others.push_back(rule);
        }
        return Done{};
    }

    Attempt take_cells()
    {
        const std::size_t count = rules_.size * rules_.size;
        givens_.assign(count, no_digit);
        digits_.assign(count, no_digit);
        candidates_.assign(count, {});
        corner_notes_.assign(count, {});
        const std::vector<Json> rows = json_.member("grid")->items();
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (std::cmp_not_equal(rows[row].count(), rules_.size))
                return Failure{{N_("row {row} has {found} cells, needed {needed}"),
                                {{"row", number_text(row + 1)},
                                 {"found", number_text(rows[row].count())},
                                 {"needed", std::to_string(rules_.size)}}}};
            for (const Json& cell : rows[row].items()) {
                if (const Attempt taken = take_cell(cell); !taken)
                    return taken;
                ++at_;
            }
        }
        return take_regions();
    }

    Failure wrong_cell(std::string_view member) const
    {
        return {{N_("\"{member}\" of {cell} can't be read"),
                 {{"member", quoted(member)}, {"cell", name_of_cell(at_, rules_.size)}}}};
    }

    std::optional<Digit> digit_in(const Json& value) const
    {
        const Digit digit = digit_up_to(rules_.size, value.number().value_or(0));
        return digit == no_digit ? std::nullopt : std::optional(digit);
    }

    Attempt take_cell(const Json& cell)
    {
        if (!cell.is_object() && !cell.is_null())
            return wrong_cell("grid");
        for (const std::string& name : cell.names()) {
            const bool is_known =
                std::ranges::find(members_of_cells, name) != std::end(members_of_cells);
            if (!is_known && !cell.member(name)->says_nothing())
                return Failure{
                    {N_("{cell} has \"{name}\", which this game does not know"),
                     {{"cell", name_of_cell(at_, rules_.size)}, {"name", engine::quoted(name)}}}};
        }
        const auto value = cell.member("value");
        if (value && !value->says_nothing() && value->number() != 0) {
            const auto digit = digit_in(*value);
            if (!digit)
                return wrong_cell("value");
            const auto given = cell.member("given");
            (given && !given->says_nothing() ? givens_ : digits_)[at_] = *digit;
        }
        const auto region = cell.member("region");
        if (region && !region->number() && !region->is_null())
            return wrong_cell("region");
        if (region) {
            regions_[region->number().value_or(-1)].push_back(Cell::at(at_));
            ++cells_in_regions_;
        }
        if (!take_notes(cell, "centerPencilMarks", candidates_.at(at_)))
            return wrong_cell("centerPencilMarks");
        if (!take_notes(cell, "cornerPencilMarks", corner_notes_.at(at_)))
            return wrong_cell("cornerPencilMarks");
        return Done{};
    }

    bool take_notes(const Json& cell, std::string_view name, DigitSet& notes) const
    {
        const auto list = cell.member(name);
        if (!list || list->is_null())
            return true;
        for (const Json& each : list->items()) {
            const auto digit = digit_in(each);
            if (!digit)
                return false;
            notes = notes.with(*digit);
        }
        return list->is_array();
    }

    // Cells whose region is not told belong to their boxes.
    Attempt take_regions()
    {
        if (regions_.empty())
            return Done{};
        if (cells_in_regions_ != givens_.size() || regions_.contains(-1))
            return Failure{{N_("some cells belong to no region, which this game does not know")}};
        for (auto& [number, cells] : regions_)
            rules_.regions.push_back(std::move(cells));
        return Done{};
    }

    Result<Cells> cells_of(const Json& clue, std::string_view member) const
    {
        Cells cells;
        const auto list = clue.member("cells");
        for (const Json& each : list ? list->items() : std::vector<Json>()) {
            const auto cell = parse_place(each.text().value_or(""), rules_.size);
            if (!cell)
                return wrong_member(N_("the cells of \"{member}\" must be written like R1C2"),
                                    member);
            cells.push_back(*cell);
        }
        if (cells.empty())
            return wrong_member(N_("\"{member}\" has no cells"), member);
        return cells;
    }

    Attempt take_cages()
    {
        const auto list = json_.member("killercage");
        for (const Json& each : list ? list->items() : std::vector<Json>()) {
            auto cells = cells_of(each, "killercage");
            if (!cells)
                return Failure{cells.why()};
            const auto value = each.member("value");
            if (!value || value->says_no_sum()) {
                rules_.cages.push_back({*std::move(cells)});
                continue;
            }
            if (!value->number())
                return wrong_member(N_("the value of \"{member}\" must be a sum"), "killercage");
            auto cage = cage_with_sum(*std::move(cells), *value->number(), rules_.size);
            if (!cage)
                return Failure{cage.why()};
            rules_.cages.push_back(*std::move(cage));
        }
        return Done{};
    }

    Attempt take_extras()
    {
        const auto list = json_.member("extraregion");
        for (const Json& each : list ? list->items() : std::vector<Json>()) {
            auto cells = cells_of(each, "extraregion");
            if (!cells)
                return Failure{cells.why()};
            rules_.extras.push_back(*std::move(cells));
        }
        return Done{};
    }

    // Only a whole one: f-puzzles leaves out digits that it does not know.
    void take_solution(SharedPuzzle& puzzle) const
    {
        const auto list = json_.member("solution");
        if (!list || list->count() != puzzle.givens.size())
            return;
        for (const Json& each : list->items()) {
            const auto digit = digit_in(each);
            if (!digit) {
                puzzle.solution.clear();
                return;
            }
            puzzle.solution.push_back(*digit);
        }
    }

    Json json_;
    LastGrid& last_grid_;
    DeclaredRules rules_;
    std::map<int, Cells> regions_;
    std::size_t cells_in_regions_ = 0;
    std::size_t at_ = 0; // the cell that is read
    Digits givens_;
    Digits digits_; // that a player placed
    DigitSets candidates_;
    DigitSets corner_notes_;
};

Failure explain(LzFault fault)
{
    switch (fault) {
    case LzFault::BadCharacter:
        return {{N_("the code has a character that such codes don't have")}};
    case LzFault::CutOff:
        return {{N_("the code is cut off: its end is missing")}};
    case LzFault::Damaged:
        return {{N_("the code is damaged")}};
    case LzFault::TooLong:
        return {{N_("the code holds more than {most} characters, which no puzzle needs"),
                 {{"most", std::to_string(longest_decompressed)}}}};
    }
    ENSURE(false);
}

JsonValue list_of(const Cells& cells, int size)
{
    return json_list(cells, [size](Cell cell) {
        return "R" + std::to_string(cell.index / size + 1) + "C" +
               std::to_string(cell.index % size + 1);
    });
}

class FpuzzlesWriter {
public:
    explicit FpuzzlesWriter(const SharedPuzzle& puzzle)
        : puzzle_(puzzle), size_(puzzle.grid->size())
    {
    }

    std::string run() &&
    {
        object_.add("size", size_);
        for (const auto& [name, detail] : {std::pair("title", Detail::Title),
                                           {"author", Detail::Author},
                                           {"ruleset", Detail::Rules}}) {
            if (const std::string_view text = detail_of(puzzle_, detail); !text.empty())
                object_.add(name, text);
        }
        object_.add("grid", cells());
        const Layout& layout = *puzzle_.layout;
        for (const auto& [name, rule] : {std::pair("diagonal+", "diagonals"),
                                         {"diagonal-", "diagonals"},
                                         {"antiknight", "anti-knight"},
                                         {"antiking", "anti-king"},
                                         {"disjointgroups", "disjoint-groups"}}) {
            if (has_rule(layout, rule))
                object_.add(name, true);
        }
        if (has_rule(layout, "windoku"))
            object_.add("extraregion", windows());
        if (!puzzle_.grid->cages().empty())
            object_.add("killercage", cages());
        if (!puzzle_.solution.empty())
            object_.add("solution",
                        json_list(puzzle_.solution, [](Digit digit) { return JsonValue(digit); }));
        return object_.text();
    }

private:
    JsonValue cells() const
    {
        const bool has_boxes = are_boxes(houses_of_kind(*puzzle_.grid, HouseKind::Region), size_);
        const std::vector<int> regions =
            has_boxes ? std::vector<int>() : numbered(regions_of(*puzzle_.grid));
        std::vector<JsonValue> rows;
        std::vector<JsonValue> row;
        for (std::size_t cell = 0; cell < puzzle_.givens.size(); ++cell) {
            row.push_back(this->cell(cell, regions));
            if (count_of(row) == size_)
                rows.emplace_back(std::exchange(row, {}));
        }
        return rows;
    }

    // Counted in the order in which they are met.
    static std::vector<int> numbered(std::vector<int> regions)
    {
        std::map<int, int> numbers;
        for (int& region : regions)
            region = numbers.emplace(region, count_of(numbers)).first->second;
        return regions;
    }

    JsonObject cell(std::size_t cell, const std::vector<int>& regions) const
    {
        JsonObject object;
        const Digit given = puzzle_.givens[cell];
        if (given != no_digit) {
            object.add("value", given);
            object.add("given", true);
        } else if (!puzzle_.placed.empty() && puzzle_.placed[cell] != no_digit) {
            object.add("value", puzzle_.placed[cell]);
        }
        if (!puzzle_.candidates.empty() && !puzzle_.candidates.at(cell).empty())
            object.add("centerPencilMarks", json_list(puzzle_.candidates.at(cell)));
        if (!puzzle_.corner_notes.empty() && !puzzle_.corner_notes.at(cell).empty())
            object.add("cornerPencilMarks", json_list(puzzle_.corner_notes.at(cell)));
        if (!regions.empty())
            object.add("region", regions[cell]);
        return object;
    }

    // Windows are the extra houses that are no diagonal or group: those of the rule alone.
    JsonValue windows() const
    {
        const std::string side = std::to_string(size_);
        const auto windoku = find_layout(side + "x" + side + "+windoku");
        ENSURE(windoku);
        return json_list(houses_of_kind(*make_grid(*windoku), HouseKind::Extra),
                         [this](const Cells& window) {
                             return JsonObject().add("cells", list_of(window, size_));
                         });
    }

    JsonValue cages() const
    {
        return json_list(puzzle_.grid->cages(), [this](const Cage& cage) {
            return JsonObject()
                .add("cells", list_of(cage.cells, size_))
                .add("value", cage.has_sum() ? std::to_string(cage.sum) : "");
        });
    }

    const SharedPuzzle& puzzle_;
    int size_;
    JsonObject object_;
};

Result<SharedPuzzle> parse_fpuzzles_json(std::string_view text, LastGrid& last_grid)
{
    auto json = Json::parse(text);
    if (!json)
        return Failure{json.why()};
    return FpuzzlesReader(*std::move(json), last_grid).run();
}

std::string to_fpuzzles_json(const SharedPuzzle& puzzle)
{
    return FpuzzlesWriter(puzzle).run();
}

} // namespace

Result<SharedPuzzle> parse_fpuzzles_code(std::string_view code, LastGrid& last_grid)
{
    std::string base64 = without_percent_codes(code);
    std::ranges::replace(base64, ' ', '+'); // as browsers decode a plus sign
    const LzText found = decompress_lz(base64, longest_decompressed);
    if (found.fault)
        return explain(*found.fault);
    const std::string json = to_utf8(found.text);
    if (!has_outer_names(json, {"grid"}))
        return Failure{{N_("the code holds no puzzle of f-puzzles")}};
    return parse_fpuzzles_json(json, last_grid);
}

std::string to_fpuzzles_code(const SharedPuzzle& puzzle)
{
    return compress_lz(to_utf16(to_fpuzzles_json(puzzle)));
}

bool takes_fpuzzles(const SharedPuzzle& puzzle)
{
    return has_only_rules(*puzzle.layout,
                          {"rows-and-columns", "boxes", "jigsaw", "diagonals", "windoku",
                           "disjoint-groups", "anti-knight", "anti-king", "killer"}) &&
           !(has_rule(*puzzle.layout, "jigsaw") && has_rule(*puzzle.layout, "disjoint-groups"));
}

std::string in_link(std::string_view base64)
{
    std::string text;
    for (char letter : base64)
        text += letter == '+'   ? "%2B"
                : letter == '/' ? "%2F"
                : letter == '=' ? "%3D"
                                : std::string(1, letter);
    return text;
}

namespace {

constexpr std::string_view host = "f-puzzles.com";

Result<SharedPuzzle> read_fpuzzles(std::string_view text, LastGrid& last_grid)
{
    const auto path = link_to(text, {host});
    const auto code = path ? parameter_of(*path, "load") : std::nullopt;
    if (code)
        return parse_fpuzzles_code(*code, last_grid);
    return only_names_a_puzzle();
}

std::string write_fpuzzles(const SharedPuzzle& puzzle)
{
    return "https://" + std::string(host) + "/?load=" + in_link(to_fpuzzles_code(puzzle)) + "\n";
}

constexpr Tells fpuzzles_tells = {.placed = true,
                                  .candidates = true,
                                  .corner_notes = true,
                                  .solution = true,
                                  .details = {Detail::Title, Detail::Author, Detail::Rules}};

} // namespace

extern const Format fpuzzles_format = {
    .id = "fpuzzles",
    .name = N_("Links to f-puzzles"),
    .shape = Shape::Line,
    .several = Several::Lines,
    .is_link = true,
    .tells = fpuzzles_tells,
    .layouts = fpuzzles_layouts,
    .limits = fpuzzles_limits,
    .recognises = [](std::string_view text) { return link_to(text, {host}).has_value(); },
    .read = read_fpuzzles,
    .write = write_fpuzzles,
    .takes = takes_fpuzzles,
    .may_write = lists_its_cages,
};

extern const Format fpuzzles_json_format = {
    .id = "fpuzzles-json",
    .name = N_("The JSON that links to f-puzzles hold"),
    .shape = Shape::Document,
    .several = Several::Lines,
    .tells = fpuzzles_tells,
    .layouts = fpuzzles_layouts,
    .limits = fpuzzles_limits,
    .recognises = [](std::string_view text) { return has_outer_names(text, {"size", "grid"}); },
    .read = parse_fpuzzles_json,
    .write = [](const SharedPuzzle& puzzle) { return to_fpuzzles_json(puzzle) + "\n"; },
    .takes = takes_fpuzzles,
    .may_write = lists_its_cages,
};

} // namespace engine
