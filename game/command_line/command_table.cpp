#include "game/command_line/command_table.h"

#include <algorithm>
#include <iterator>

#include "engine/rules/layout.h"
#include "engine/steps/level.h"
#include "game/command_line/check_options.h"
#include "game/command_line/judge.h"
#include "game/command_line/list_formats.h"
#include "game/command_line/list_layouts.h"
#include "game/command_line/output.h"
#include "game/command_line/shell_texts.h"
#include "game/command_line/verify.h"

namespace game {

namespace {

using engine::Translations;
using Names = std::vector<std::string>;
using Run = decltype(CommandEntry::run);

std::string with_choices(const std::string& text, const Names& choices)
{
    std::string list;
    for (const std::string& choice : choices)
        list += (list.empty() ? "" : ", ") + choice;
    return engine::fill_places(text, {{"choices", list}});
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
    return {"--lang", texts.tr("CODE"),
            with_choices(texts.tr("Language: {choices}"), offered.languages), &language,
            offered.languages};
}

CommandEntry describe_program(Asked& asked, const Translations& texts, const Offered& offered)
{
    GameOptions& game = asked.game;
    return {
        "",
        texts.tr("Cronodoku, a timed Sudoku. Without a command, the game starts."),
        nullptr,
        {
            {"--version", "", texts.tr("Show the version and exit"), &asked.version},
            {"--data-dir",
             texts.tr("FOLDER"),
             texts.tr("Keep saved games, records and settings in this folder"),
             &game.data_dir,
             {},
             true},
            {"--seed", texts.tr("CODE"), texts.tr("Offer the puzzle with this seed under Play"),
             &game.seed},
            {"--layout", texts.tr("NAME"),
             texts.tr("Offer this layout under Play; \"cronodoku layouts\" lists them"),
             &game.layout, layout_names()},
            {"--level", texts.tr("NAME"),
             texts.tr("Offer this level under Play, from beginner to diabolical"), &game.level,
             level_names()},
            {"--theme", texts.tr("NAME"),
             with_choices(texts.tr("Theme: {choices}"), offered.themes), &game.theme,
             offered.themes},
            {"--drawing", texts.tr("NAME"),
             with_choices(texts.tr("What draws the window: {choices}"), offered.drawings),
             &game.drawing, offered.drawings},
            {"--size", texts.tr("WxH"), texts.tr("Size of the window or picture, like 1280x800"),
             &asked.size},
            {"--scene", texts.tr("NAME"),
             texts.tr("Start on this screen; a game played to get there is not kept"), &game.scene},
            {"--screenshot",
             texts.tr("FILE"),
             texts.tr("Save a picture of the screen (PNG) and exit; needs no display"),
             &game.screenshot,
             {},
             true},
            {"--script",
             texts.tr("FILE"),
             texts.tr("Play the keys and clicks in this file and exit"),
             &game.script,
             {},
             true},
            {"--demo", "",
             texts.tr("Play a short game off-screen, leaving pictures and a record in a folder of "
                      "its own"),
             &game.demo},
        },
        &asked.files,
        texts.tr("FILE"),
        texts.tr("Open the puzzle in this file, in any format that \"cronodoku formats\" lists"),
    };
}

OptionEntry jobs_option(std::string& jobs, const Translations& texts)
{
    return {"--jobs", texts.tr("N"),
            texts.tr("Number of threads; by default one for each core of the machine"), &jobs};
}

OptionEntry json_option(bool& json, const Translations& texts)
{
    return {"--json", "", texts.tr("Print a line of JSON for each puzzle"), &json};
}

int run_generate(const Asked& asked,
                 const CommandTable&,
                 Streams streams,
                 const Translations& texts)
{
    return generate(asked.generate, streams, texts);
}

// What orders new puzzles, for all commands that make some.
std::vector<OptionEntry>
order_options(OrderArguments& given, std::string level_purpose, const Translations& texts)
{
    return {
        {"--layout", texts.tr("NAME"),
         texts.tr("Layout: 9x9, 16x16, samurai or a mix like 9x9+windoku"), &given.layout,
         layout_names()},
        {"--level", texts.tr("NAME"), std::move(level_purpose), &given.level, level_names()},
        {"--technique", texts.tr("NAME"),
         texts.tr("Make puzzles that need this technique, such as x_wing"), &given.technique,
         technique_names()},
        {"--count", texts.tr("N"), texts.tr("Number of puzzles; each uses the next seed"),
         &given.count},
        {"--seed", texts.tr("CODE"), texts.tr("First seed, such as 4F2A-91C3; random by default"),
         &given.seed},
        {"--fill", texts.tr("NAME"), texts.tr("How grids are filled: backtracking or transform"),
         &given.fill, fill_names()},
        {"--symmetry", texts.tr("NAME"),
         texts.tr("Pattern of the givens: none, rotation2, rotation4, mirror-rows, "
                  "mirror-columns or diagonal"),
         &given.symmetry, symmetry_names()},
        {"--givens", texts.tr("N"),
         texts.tr("Number of givens; more are left if a unique solution or the level needs "
                  "them"),
         &given.givens},
        {"--givens-in-row", texts.tr("N"), texts.tr("Smallest number of givens in any row"),
         &given.givens_in_row},
        {"--most-in-row", texts.tr("N"),
         texts.tr("Largest number of givens in any row; with the same --givens-in-row, the number "
                  "in every row"),
         &given.most_in_row},
        {"--minimal", "", texts.tr("Make minimal puzzles, in which every given is needed"),
         &given.minimal},
        {"--in-order", "",
         texts.tr("Fill grids by trying the digits in the order 1, 2, 3 ..., not shuffled"),
         &given.in_order},
    };
}

std::vector<OptionEntry> joined(std::vector<OptionEntry> first, std::vector<OptionEntry> others)
{
    std::ranges::move(others, std::back_inserter(first));
    return first;
}

CommandEntry describe_generate(GenerateArguments& given, const Translations& texts)
{
    return {
        "generate",
        texts.tr("Make puzzles, one line each"),
        run_generate,
        joined(
            order_options(given,
                          texts.tr("Level: beginner, easy (the default), medium, hard, expert, "
                                   "extreme or diabolical"),
                          texts),
            {
                {"--steps", "", texts.tr("Print on standard error how many steps each puzzle took"),
                 &given.steps},
                {"--solutions", "", texts.tr("Print the solution after each puzzle"),
                 &given.solutions},
                {"--codes", "",
                 texts.tr(
                     "Print the code after each puzzle, from which every later version can make "
                     "it again"),
                 &given.codes},
                {"--code", texts.tr("CODE"), texts.tr("Make the puzzle with this code again"),
                 &given.code},
                {"--day", texts.tr("DAY"),
                 texts.tr("Make the board of the day for this date, like 2026-11-26, and the "
                          "layout and level"),
                 &given.day},
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

// The functions of the commands have the same form.
int run_solve(const Asked& asked, const CommandTable&, Streams streams, const Translations& texts)
{
    return asked.solve_by_steps || asked.solve.reasons ? solve_by_steps(asked.solve, streams, texts)
                                                       : solve(asked.solve.common, streams, texts);
}

int run_check(const Asked& asked, const CommandTable&, Streams streams, const Translations& texts)
{
    return check(asked.check, streams, texts);
}

int run_rate(const Asked& asked, const CommandTable&, Streams streams, const Translations& texts)
{
    return rate(asked.rate, streams, texts);
}

int run_hint(const Asked& asked, const CommandTable&, Streams streams, const Translations& texts)
{
    return hint(asked.hint, streams, texts);
}

int run_print(const Asked& asked, const CommandTable&, Streams streams, const Translations& texts)
{
    return print(asked.print, streams, texts);
}

int run_convert(const Asked& asked, const CommandTable&, Streams streams, const Translations& texts)
{
    return convert(asked.convert, streams, texts);
}

int run_verify(const Asked& asked, const CommandTable&, Streams streams, const Translations& texts)
{
    return verify(asked.to_verify, streams, texts);
}

int run_replay(const Asked& asked, const CommandTable&, Streams streams, const Translations& texts)
{
    return replay(asked.replay, streams, texts);
}

int run_layouts(const Asked&, const CommandTable&, Streams streams, const Translations& texts)
{
    return list_layouts(streams, texts);
}

int run_formats(const Asked&, const CommandTable&, Streams streams, const Translations& texts)
{
    return list_formats(streams, texts);
}

int run_manual(const Asked&, const CommandTable& table, Streams streams, const Translations& texts)
{
    streams.out << manual_page(table, texts);
    return finish_output(streams, texts, all_good);
}

int run_completion(const Asked& asked,
                   const CommandTable& table,
                   Streams streams,
                   const Translations& texts)
{
    const Names known = shell_names();
    const std::string shell = asked.shells.empty() ? "" : asked.shells.front();
    if (std::ranges::find(known, shell) == known.end())
        return report_wrong_use(
            listing({engine::N_("completion must be told the shell: {known} or {last}")}, known),
            streams.err, texts);
    streams.out << completion_script(shell, table);
    return finish_output(streams, texts, all_good);
}

OptionEntry uniqueness_option(bool& is_left_out, const Translations& texts)
{
    return {"--no-uniqueness", "", texts.tr("Use no technique that assumes a unique solution"),
            &is_left_out};
}

OptionEntry reasons_option(bool& are_explained, const Translations& texts)
{
    return {"--reasons", "", texts.tr("Explain why each step is correct"), &are_explained};
}

CommandEntry describe_solve(Asked& asked, const Translations& texts)
{
    return on_puzzles("solve", texts.tr("Solve puzzles"), run_solve, asked.solve.common,
                      {{"--steps", "", texts.tr("Solve as people do, and print every step"),
                        &asked.solve_by_steps},
                       reasons_option(asked.solve.reasons, texts),
                       uniqueness_option(asked.solve.without_uniqueness, texts)},
                      texts);
}

CommandEntry describe_rate(RateArguments& asked, const Translations& texts)
{
    return on_puzzles(
        "rate", texts.tr("Rate puzzles: their level and the techniques they need"), run_rate,
        asked.common,
        {{"--hodoku", "", texts.tr("Also give HoDoKu's level and score, which is slow"),
          &asked.by_hodoku},
         {"--explainer", "", texts.tr("Also give Sudoku Explainer's rating, which is slow"),
          &asked.by_explainer},
         uniqueness_option(asked.without_uniqueness, texts)},
        texts);
}

CommandEntry describe_hint(HintArguments& asked, const Translations& texts)
{
    return on_puzzles("hint", texts.tr("Show the easiest next step"), run_hint, asked.common,
                      {{"--all", "", texts.tr("Show every next step, by technique"), &asked.all},
                       reasons_option(asked.reasons, texts),
                       uniqueness_option(asked.without_uniqueness, texts)},
                      texts);
}

CommandEntry describe_convert(ConvertArguments& asked, const Translations& texts)
{
    const Names names = format_names();
    return on_puzzles("convert", texts.tr("Write puzzles in another format"), run_convert,
                      asked.common,
                      {{"--to", texts.tr("NAME"),
                        with_choices(texts.tr("Format: {choices}"), names), &asked.to, names},
                       {"--only-givens", "",
                        texts.tr("Leave out digits, candidates and notes that a player wrote"),
                        &asked.only_givens}},
                      texts);
}

std::vector<OptionEntry> page_options(PrintArguments& asked, const Translations& texts)
{
    return {
        {"--to",
         texts.tr("FILE"),
         texts.tr("Write this file; several pages of SVG or PNG become numbered files"),
         &asked.to,
         {},
         true},
        {"--format", texts.tr("NAME"),
         with_choices(texts.tr("Format, if the file's name does not end in it: {choices}"),
                      sheet_format_names()),
         &asked.format, sheet_format_names()},
        {"--per-page", texts.tr("N"),
         with_choices(texts.tr("Puzzles on a page: {choices}"), per_page_names()), &asked.per_page,
         per_page_names()},
        {"--paper", texts.tr("NAME"), with_choices(texts.tr("Paper: {choices}"), paper_names()),
         &asked.paper, paper_names()},
        {"--large", "", texts.tr("Print in large type, with fewer puzzles on a page if necessary"),
         &asked.large},
        {"--solutions", texts.tr("NAME"),
         texts.tr("Solutions: none, pages (of their own, the default) or foot (of each page, "
                  "upside down)"),
         &asked.solutions, solutions_names()},
        {"--ratings", "", texts.tr("Print the rating below each puzzle"), &asked.ratings},
        {"--time-lines", "", texts.tr("Print a line to write the time on below each puzzle"),
         &asked.time_lines},
        {"--symbols", texts.tr("NAME"),
         with_choices(texts.tr("Symbols, where they fit the board: {choices}"), symbols_names()),
         &asked.symbols, symbols_names()},
        {"--letters", "", texts.tr("Print letters instead of numbers"), &asked.letters},
        {"--position", "", texts.tr("Also print the digits and notes that a player wrote"),
         &asked.position},
        {"--booklet", "",
         texts.tr("Print a booklet: a title page, and levels rising; new puzzles are of the "
                  "levels up to expert unless --level says others"),
         &asked.booklet},
        {"--title", texts.tr("TEXT"), texts.tr("Title of the booklet"), &asked.title},
        {"--dpi", texts.tr("N"), texts.tr("Dots per inch of PNG, 50 to 600; 200 by default"),
         &asked.dots_per_inch},
    };
}

CommandEntry describe_print(PrintArguments& asked, const Translations& texts)
{
    std::vector<OptionEntry> options = joined(
        page_options(asked, texts),
        order_options(asked.order, texts.tr("Level of new puzzles, or a range such as easy-expert"),
                      texts));
    options.push_back(jobs_option(asked.given.jobs, texts));
    return {"print",
            texts.tr("Print pages of puzzles as PDF, SVG or PNG: those given, or new ones"),
            run_print,
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
        .run = run_replay,
        .options = {{"--text", "",
                     texts.tr("Print each replay as text that can be pasted into a message"),
                     &asked.as_text}},
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
                   run_check, asked.check, {}, texts),
        describe_rate(asked.rate, texts),
        describe_hint(asked.hint, texts),
        describe_convert(asked.convert, texts),
        describe_print(asked.print, texts),
        {"verify",
         texts.tr("Check that techniques find the steps expected of them"),
         run_verify,
         {},
         &asked.to_verify,
         "files",
         texts.tr("Positions as in HoDoKu's library, one per line; read from standard input by "
                  "default")},
        describe_replay(asked.replay, texts),
        {"layouts", texts.tr("List all layouts"), run_layouts},
        {"formats", texts.tr("List all formats of puzzles, and what each can tell"), run_formats},
        {"manual", texts.tr("Print the manual page, for man"), run_manual},
        {"completion",
         texts.tr("Print what a shell needs to complete commands"),
         run_completion,
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
    CommandTable table{describe_program(asked, texts, offered), describe_commands(asked, texts)};
    table.program.options.push_back(language_option(asked.game.language, texts, offered));
    for (CommandEntry& command : table.commands)
        command.options.push_back(language_option(asked.game.language, texts, offered));
    return table;
}

} // namespace game
