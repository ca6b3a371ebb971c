#include "game/command_line/command_table.h"

#include <algorithm>
#include <iterator>

#include "engine/rules/layout.h"
#include "engine/steps/level.h"
#include "game/command_line/judge.h"
#include "game/command_line/lists.h"
#include "game/command_line/output.h"
#include "game/command_line/shell_texts.h"
#include "game/command_line/verify.h"

namespace game {

namespace {

using engine::Translations;

constexpr int max_puzzles = 1'000'000; // generate makes at once
using Run = decltype(CommandEntry::run);

std::string with_choices(const std::string& text, const Names& choices)
{
    return engine::fill_places(text, {{"choices", engine::joined_by(", ", choices)}});
}

Names layout_names()
{
    Names names;
    for (const engine::Layout& layout : engine::all_layouts())
        names.push_back(layout.id);
    return names;
}

OptionEntry
language_option(std::string& language, const Translations& texts, const Offered& offered)
{
    return {"--lang", texts.tr("CODE"), texts.tr("Language: {choices}"),
            text(language, offered.languages)};
}

CommandEntry describe_program(Asked& asked, const Translations& texts, const Offered& offered)
{
    GameOptions& game = asked.game;
    return {
        "",
        texts.tr("Cronodoku, a timed Sudoku. Without a command, the game starts."),
        nullptr,
        {
            {"--version", "", texts.tr("Show the version and exit"), flag(asked.version)},
            {"--data-dir", texts.tr("FOLDER"),
             texts.tr("Keep saved games, records and settings in this folder"),
             file(game.data_dir)},
            {"--seed", texts.tr("CODE"), texts.tr("Offer the puzzle with this seed under Play"),
             checked_by(engine::parse_seed, game.seed)},
            {"--layout", texts.tr("NAME"),
             texts.tr("Offer this layout under Play; \"cronodoku layouts\" lists them"),
             checked_by(engine::parse_layout, game.layout, layout_names())},
            {"--level", texts.tr("NAME"),
             texts.tr("Offer this level under Play, from beginner to diabolical"),
             checked_by(parse_level, game.level, level_names())},
            {"--own-symbols", texts.tr("TEXT"),
             texts.tr("Play with these characters as digits, one for each, where there are enough "
                      "for the board"),
             parsed_by(engine::parse_own_symbols, game.own_symbols)},
            {"--theme", texts.tr("NAME"), texts.tr("Theme: {choices}"),
             text(game.theme, offered.themes)},
            {"--drawing", texts.tr("NAME"), texts.tr("What draws the window: {choices}"),
             text(game.drawing, offered.drawings)},
            {"--size", texts.tr("WxH"), texts.tr("Size of the window or picture, like 1280x800"),
             parsed_by(parse_size, game.size)},
            {"--scene", texts.tr("NAME"),
             texts.tr("Start on this screen; a game played to get there is not kept"),
             text(game.scene)},
            {"--screenshot", texts.tr("FILE"),
             texts.tr("Save a picture of the screen (PNG) and exit; needs no display"),
             file(game.screenshot)},
            {"--script", texts.tr("FILE"),
             texts.tr(
                 "Play the keys and clicks in this file and exit; without --data-dir nothing is "
                 "kept"),
             file(game.script)},
            {"--demo", "",
             texts.tr("Play a short game off-screen, leaving pictures and a record in a folder of "
                      "its own"),
             flag(game.demo)},
        },
        &asked.files,
        texts.tr("FILE"),
        texts.tr("Open the puzzle in this file, in any format that \"cronodoku formats\" lists"),
    };
}

OptionEntry jobs_option(unsigned& jobs, const Translations& texts)
{
    constexpr int most = 1024;
    return {"--jobs", texts.tr("N"),
            texts.tr("Number of threads; by default one for each core of the machine"),
            between(1, most, jobs)};
}

OptionEntry
solutions_option(std::optional<int>& solutions, std::string purpose, const Translations& texts)
{
    return {"--solutions", texts.tr("N"), std::move(purpose),
            between(2, most_solutions, solutions)};
}

OptionEntry json_option(bool& json, const Translations& texts)
{
    return {"--json", "", texts.tr("Print a line of JSON for each puzzle"), flag(json)};
}

Run runs(int (*command)(Streams, const Translations&))
{
    return [command](const CommandTable&, Streams streams, const Translations& texts) {
        return command(streams, texts);
    };
}

// Runs the command with its arguments.
template <typename Arguments>
Run runs(int (*command)(const Arguments&, Streams, const Translations&), const Arguments& asked)
{
    return [command, &asked](const CommandTable&, Streams streams, const Translations& texts) {
        return command(asked, streams, texts);
    };
}

template <typename Value>
Choices<Value> by_id(std::initializer_list<Value> values)
{
    Choices<Value> choices;
    for (const Value value : values)
        choices.push_back({std::string(id_of(value)), value});
    return choices;
}

using Techniques = std::vector<const engine::Technique*>;

Names ids_of(const Techniques& techniques)
{
    Names ids;
    for (const engine::Technique* technique : techniques)
        ids.push_back(technique->id);
    return ids;
}

// One of these by its id, or by any name that players search for: "Thor's Hammer". Several may have
// it.
OptionValue
techniques_by_name(Techniques offered,
                   std::function<engine::Attempt(const std::string& word, Techniques meant)> use)
{
    const Names ids = ids_of(offered);
    const auto take = [offered = std::move(offered), ids, use = std::move(use)](
                          const std::string& option, const std::string& word) -> engine::Attempt {
        Techniques meant = engine::techniques_known_as(word);
        std::erase_if(meant, [&](const engine::Technique* technique) {
            return std::ranges::find(offered, technique) == offered.end();
        });
        return meant.empty() ? no_such(option, word, ids) : use(word, std::move(meant));
    };
    return {.take = take, .choices = ids};
}

OptionValue needed_technique(const engine::Technique*& target)
{
    Techniques needed;
    std::ranges::copy_if(engine::all_techniques(), std::back_inserter(needed),
                         engine::may_be_needed);
    return techniques_by_name(
        std::move(needed),
        [&target](const std::string& word, const Techniques& meant) -> engine::Attempt {
            if (meant.size() > 1)
                return engine::Failure{engine::listing(
                    {engine::N_("\"{word}\" may mean {known} and {last}: choose one"),
                     {{"word", word}}},
                    ids_of(meant))};
            target = meant.front();
            return engine::Done{};
        });
}

// What orders new puzzles, for all commands that make some.
std::vector<OptionEntry>
order_options(OrderArguments& given, OptionEntry level, int most_puzzles, const Translations& texts)
{
    using enum engine::FillMethod;
    using enum engine::Symmetry;
    const auto in_row = [&given](std::optional<int>& target) {
        return between(
            1, [&given] { return layout_of(given).size; },
            [&target](int number) { target = number; });
    };
    const auto cells = [&given] {
        return engine::make_grid(layout_of(given))->cell_count();
    };
    return {
        {"--layout", texts.tr("NAME"),
         texts.tr("Layout: 9x9, 16x16, samurai or a mix like 9x9+windoku"),
         checked_by(engine::parse_layout, given.layout, layout_names())},
        std::move(level),
        {"--technique", texts.tr("NAME"),
         texts.tr("Make puzzles that need this technique, such as x_wing"),
         needed_technique(given.technique)},
        {"--count", texts.tr("N"), texts.tr("Number of puzzles; each uses the next seed"),
         between(1, most_puzzles, given.count)},
        {"--seed", texts.tr("CODE"), texts.tr("First seed, such as 4F2A-91C3; random by default"),
         parsed_by(engine::parse_seed, given.seed)},
        {"--fill", texts.tr("NAME"),
         texts.tr("How grids are filled: backtracking, rows (cell by cell, 1 2 3 in order) or "
                  "transform"),
         one_of(by_id({Backtracking, Rows, Transform}), given.fill)},
        {"--symmetry", texts.tr("NAME"),
         texts.tr("Pattern of the givens: none, rotation2, rotation4, mirror-rows, "
                  "mirror-columns or diagonal"),
         one_of(by_id({None, Rotation2, Rotation4, MirrorRows, MirrorColumns, Diagonal}),
                given.symmetry)},
        {"--givens", texts.tr("N"),
         texts.tr("Number of givens; more are left if a unique solution or the level needs "
                  "them"),
         between(1, cells, [&given](int number) { given.givens = number; })},
        {"--givens-in-row", texts.tr("N"), texts.tr("Smallest number of givens in any row"),
         in_row(given.givens_in_row)},
        {"--most-in-row", texts.tr("N"),
         texts.tr("Largest number of givens in any row; with the same --givens-in-row, the number "
                  "in every row"),
         in_row(given.most_in_row)},
        {"--rows", texts.tr("LIST"),
         texts.tr("Givens of the rows, such as 4,4,4,3,3,3,2,2,2, which are dealt to the rows by "
                  "lot"),
         parsed_by(engine::parse_givens_of_rows, given.givens_of_rows)},
        {"--minimal", "", texts.tr("Make minimal puzzles, in which every given is needed"),
         flag(given.minimal)},
        {"--in-order", "",
         texts.tr("Fill grids by trying the digits in the order 1, 2, 3 ..., not shuffled"),
         flag(given.in_order)},
    };
}

std::vector<OptionEntry> joined(std::vector<OptionEntry> first, std::vector<OptionEntry> others)
{
    std::ranges::move(others, std::back_inserter(first));
    return first;
}

Choices<LevelRange> single_levels()
{
    Choices<LevelRange> choices;
    for (const engine::Level level : engine::all_levels)
        choices.push_back({std::string(id_of(level)), {level, level}});
    return choices;
}

CommandEntry describe_generate(GenerateArguments& given, const Translations& texts)
{
    return {
        "generate",
        texts.tr("Make puzzles, one line each"),
        runs(generate, given),
        joined(
            order_options(given,
                          {"--level", texts.tr("NAME"),
                           texts.tr("Level: beginner, easy (the default), medium, hard, expert, "
                                    "extreme or diabolical"),
                           one_of(single_levels(), given.levels)},
                          max_puzzles, texts),
            {
                {"--steps", "", texts.tr("Print on standard error how many steps each puzzle took"),
                 flag(given.steps)},
                {"--solutions", "", texts.tr("Print the solution after each puzzle"),
                 flag(given.solutions)},
                {"--codes", "",
                 texts.tr(
                     "Print the code after each puzzle, from which every later version can make "
                     "it again"),
                 flag(given.codes)},
                {"--code", texts.tr("CODE"), texts.tr("Make the puzzle with this code again"),
                 text(given.code)},
                {"--day", texts.tr("DAY"),
                 texts.tr("Make the board of the day for this date, like 2026-11-26, and the "
                          "layout and level"),
                 text(given.day)},
                {"--spoil", "",
                 texts.tr("Make the board of a day to come, too: whoever sees it can play no clean "
                          "run of that day any more"),
                 flag(given.spoil)},
                jobs_option(given.jobs, texts),
                json_option(given.json, texts),
            }),
    };
}

// A command that works on puzzles, with the options that all of these have at the end.
CommandEntry on_puzzles(const char* name,
                        std::string purpose,
                        Run run,
                        PuzzleArguments& given,
                        std::vector<OptionEntry> options,
                        const Translations& texts)
{
    options.push_back(jobs_option(given.jobs, texts));
    options.push_back(json_option(given.json, texts));
    return {name,
            std::move(purpose),
            run,
            std::move(options),
            &given.puzzles,
            "puzzles",
            texts.tr("Files with puzzles in any format that is known, - for standard input (the "
                     "default), or puzzles themselves")};
}

int print_manual(const CommandTable& table, Streams streams, const Translations& texts)
{
    streams.out << manual_page(table, texts);
    return finish_output(streams, texts, all_good);
}

int print_completion(const Names& shells,
                     const CommandTable& table,
                     Streams streams,
                     const Translations& texts)
{
    const Names known = shell_names();
    const std::string shell = shells.empty() ? "" : shells.front();
    if (std::ranges::find(known, shell) == known.end())
        return report_wrong_use(
            engine::listing({engine::N_("completion must be told the shell: {known} or {last}")},
                            known),
            streams.err, texts);
    streams.out << completion_script(shell, table);
    return finish_output(streams, texts, all_good);
}

OptionEntry uniqueness_option(bool& is_left_out, const Translations& texts)
{
    return {"--no-uniqueness", "", texts.tr("Use no technique that assumes a unique solution"),
            flag(is_left_out)};
}

OptionEntry reasons_option(bool& are_explained, const Translations& texts)
{
    return {"--reasons", "", texts.tr("Explain why each step is correct"), flag(are_explained)};
}

int run_solve(const Asked& asked, Streams streams, const Translations& texts)
{
    if (asked.solve_by_steps && asked.solve.common.solutions)
        return report_wrong_use({engine::N_("{option} can't be combined with {other}"),
                                 {{"option", "--solutions"}, {"other", "--steps"}}},
                                streams.err, texts);
    return asked.solve_by_steps || asked.solve.reasons ? solve_by_steps(asked.solve, streams, texts)
                                                       : solve(asked.solve.common, streams, texts);
}

CommandEntry describe_solve(Asked& asked, const Translations& texts)
{
    return on_puzzles("solve", texts.tr("Solve puzzles"), runs(run_solve, asked),
                      asked.solve.common,
                      {{"--steps", "", texts.tr("Solve as people do, and print every step"),
                        flag(asked.solve_by_steps)},
                       reasons_option(asked.solve.reasons, texts),
                       uniqueness_option(asked.solve.without_uniqueness, texts),
                       solutions_option(asked.solve.common.solutions,
                                        texts.tr("Print up to this many solutions of each puzzle "
                                                 "instead of two, and say how many there are"),
                                        texts)},
                      texts);
}

CommandEntry describe_rate(RateArguments& asked, const Translations& texts)
{
    return on_puzzles(
        "rate", texts.tr("Rate puzzles: their level and the techniques they need"),
        runs(rate, asked), asked.common,
        {{"--hodoku", "", texts.tr("Also give HoDoKu's level and score, which is slow"),
          flag(asked.by_hodoku)},
         {"--explainer", "", texts.tr("Also give Sudoku Explainer's rating, which is slow"),
          flag(asked.by_explainer)},
         uniqueness_option(asked.without_uniqueness, texts)},
        texts);
}

CommandEntry describe_hint(HintArguments& asked, const Translations& texts)
{
    const auto all = engine::all_techniques();
    return on_puzzles(
        "hint", texts.tr("Show the easiest next step"), runs(hint, asked), asked.common,
        {{"--all", "", texts.tr("Show every next step, by technique"), flag(asked.all)},
         {"--technique", texts.tr("NAME"),
          texts.tr("Show a step of this technique, by any of its names, such as bug+1"),
          techniques_by_name({all.begin(), all.end()},
                             [&asked](const std::string&, Techniques meant) -> engine::Attempt {
                                 asked.techniques = std::move(meant);
                                 return engine::Done{};
                             })},
         reasons_option(asked.reasons, texts),
         uniqueness_option(asked.without_uniqueness, texts)},
        texts);
}

CommandEntry describe_convert(ConvertArguments& asked, const Translations& texts)
{
    return on_puzzles("convert", texts.tr("Write puzzles in another format"), runs(convert, asked),
                      asked.common,
                      {{"--to", texts.tr("NAME"), texts.tr("Format: {choices}"),
                        one_of(written_formats(), asked.to)},
                       {"--only-givens", "",
                        texts.tr("Leave out digits, candidates and notes that a player wrote"),
                        flag(asked.only_givens)}},
                      texts);
}

std::vector<OptionEntry> page_options(PrintArguments& asked, const Translations& texts)
{
    using enum SheetFormat;
    using enum engine::SymbolSet;
    engine::PrintChoices& choices = asked.choices;
    const Choices<engine::PaperSize> papers = {{"a4", engine::a4_paper},
                                               {"letter", engine::letter_paper}};
    const Choices<engine::Solutions> solutions = {{"none", engine::Solutions::None},
                                                  {"pages", engine::Solutions::OnPages},
                                                  {"foot", engine::Solutions::AtFoot}};
    const Choices<engine::SymbolSet> symbols = {
        {"figures", Figures}, {"letters", Letters}, {"shapes", Shapes}, {"colours", Colours}};
    Choices<int> counts;
    for (const int count : engine::puzzles_per_page)
        counts.push_back({std::to_string(count), count});
    return {
        {"--to", texts.tr("FILE"),
         texts.tr("Write this file; several pages of SVG or PNG become numbered files"),
         file(asked.to)},
        {"--format", texts.tr("NAME"),
         texts.tr("Format, if the file's name does not end in it: {choices}"),
         one_of(by_id({Pdf, Svg, Png}), asked.format)},
        {"--per-page", texts.tr("N"), texts.tr("Puzzles on a page: {choices}"),
         one_of(counts, choices.per_page)},
        {"--paper", texts.tr("NAME"), texts.tr("Paper: {choices}"), one_of(papers, choices.paper)},
        {"--large", "", texts.tr("Print in large type, with fewer puzzles on a page if necessary"),
         flag(asked.large)},
        {"--solutions", texts.tr("NAME"),
         texts.tr("Solutions: none, pages (of their own, the default) or foot (of each page, "
                  "upside down)"),
         one_of(solutions, choices.solutions)},
        {"--ratings", "", texts.tr("Print the rating below each puzzle"),
         flag(choices.shows_ratings)},
        {"--time-lines", "", texts.tr("Print a line to write the time on below each puzzle"),
         flag(choices.has_lines_for_time)},
        {"--symbols", texts.tr("NAME"), texts.tr("Symbols, where they fit the board: {choices}"),
         one_of(symbols, asked.symbols)},
        {"--own-symbols", texts.tr("TEXT"),
         texts.tr("Symbols of your own, one character for each digit, where there are enough for "
                  "the board"),
         parsed_by(engine::parse_own_symbols, asked.own_symbols)},
        {"--letters", "", texts.tr("Print letters instead of numbers"), flag(asked.letters)},
        {"--position", "", texts.tr("Also print the digits and notes that a player wrote"),
         flag(asked.position)},
        {"--booklet", "",
         texts.tr("Print a booklet: a title page, and levels rising; new puzzles are of the "
                  "levels up to expert unless --level says others"),
         flag(choices.is_booklet)},
        {"--title", texts.tr("TEXT"), texts.tr("Title of the booklet"), text(choices.title)},
        {"--dpi", texts.tr("N"), texts.tr("Dots per inch of PNG, 50 to 600; 200 by default"),
         between(50, 600, asked.dots_per_inch)},
    };
}

CommandEntry describe_print(PrintArguments& asked, const Translations& texts)
{
    std::vector<OptionEntry> options =
        joined(page_options(asked, texts),
               order_options(asked.order,
                             {"--level", texts.tr("NAME"),
                              texts.tr("Level of new puzzles, or a range such as easy-expert"),
                              parsed_by(parse_levels, asked.order.levels, level_names())},
                             engine::most_printed, texts));
    options.push_back(jobs_option(asked.given.jobs, texts));
    return {"print",
            texts.tr("Print pages of puzzles as PDF, SVG or PNG: those given, or new ones"),
            runs(print, asked),
            std::move(options),
            &asked.given.puzzles,
            "puzzles",
            texts.tr("Files with puzzles in any format that is known, - for standard input (the "
                     "default), or puzzles themselves")};
}

CommandEntry describe_replay(ReplayArguments& asked, const Translations& texts)
{
    return {
        .name = "replay",
        .purpose = texts.tr("Do the logs of replays again and check what they claim"),
        .run = runs(replay, asked),
        .options = {{"--text", "",
                     texts.tr("Print each replay as text that can be pasted into a message"),
                     flag(asked.as_text)}},
        .words = &asked.files,
        .word = "replays",
        .word_purpose = texts.tr("Files of replays, or texts that hold one; - or nothing for "
                                 "standard input"),
        .more = texts.tr("Time, statistics, splits and class are worked out from the log alone. An "
                         "impossible action is refused with its place. So a replay proves that "
                         "these actions, at these times, lead to this result. It does not prove "
                         "who played, or that anybody did: a log that was invented without "
                         "contradictions can't be told apart from a real one."),
    };
}

std::vector<CommandEntry> describe_commands(Asked& asked, const Translations& texts)
{
    return {
        describe_generate(asked.generate, texts),
        describe_solve(asked, texts),
        on_puzzles("check", texts.tr("Check whether puzzles have one solution, several or none"),
                   runs(check, asked.check), asked.check,
                   {solutions_option(asked.check.solutions,
                                     texts.tr("Say how many solutions there are, up to this many"),
                                     texts)},
                   texts),
        describe_rate(asked.rate, texts),
        describe_hint(asked.hint, texts),
        describe_convert(asked.convert, texts),
        describe_print(asked.print, texts),
        {"verify",
         texts.tr("Check that techniques find the steps expected of them"),
         runs(verify, asked.to_verify),
         {},
         &asked.to_verify,
         "files",
         texts.tr("Positions as in HoDoKu's library, one per line; read from standard input by "
                  "default")},
        describe_replay(asked.replay, texts),
        {"layouts", texts.tr("List all layouts"), runs(list_layouts)},
        {"formats", texts.tr("List all formats of puzzles, and what each can tell"),
         runs(list_formats)},
        {"manual", texts.tr("Print the manual page, for man"), print_manual},
        {"completion",
         texts.tr("Print what a shell needs to complete commands"),
         std::bind_front(print_completion, std::cref(asked.shells)),
         {},
         &asked.shells,
         "shell",
         with_choices(texts.tr("The shell: {choices}"), shell_names()),
         shell_names()},
    };
}

} // namespace

CommandTable make_command_table(Asked& asked, const Translations& texts, const Offered& offered)
{
    asked.print.font_folders = offered.font_folders;
    asked.generate.today = offered.today;
    CommandTable table{describe_program(asked, texts, offered), describe_commands(asked, texts)};
    const auto complete = [&](CommandEntry& command) {
        command.options.push_back(language_option(asked.game.language, texts, offered));
        for (OptionEntry& option : command.options)
            option.purpose = with_choices(option.purpose, option.takes.choices);
    };
    complete(table.program);
    std::ranges::for_each(table.commands, complete);
    return table;
}

} // namespace game
