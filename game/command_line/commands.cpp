#include "game/command_line/commands.h"

#include <CLI/CLI.hpp>

#include "engine/make/puzzle_spec.h"
#include "engine/text/notation.h"
#include "game/command_line/check_options.h"
#include "game/command_line/complain.h"
#include "game/command_line/generate.h"
#include "game/command_line/judge.h"
#include "game/command_line/list_layouts.h"
#include "game/command_line/teacher.h"
#include "game/command_line/verify.h"

namespace game {

namespace {

using engine::Translations;

// What CLI11 stores while parsing. The commands validate the arguments themselves, so that errors
// are in the player's language.
struct Asked {
    GameOptions game;
    std::string size;
    bool version = false;
    GenerateArguments generate;
    std::vector<std::string> to_check;
    std::vector<std::string> to_verify;
    PathArguments solve;
    bool solve_by_steps = false;
    RateArguments rate;
    HintArguments hint;
};

// The argument after an option is its value unless it is an option itself; -3 is a number.
std::string complaint_about_value(const std::string& word)
{
    const bool is_number = word.size() > 1 && word[1] >= '0' && word[1] <= '9';
    return word.starts_with('-') && !is_number ? "another option" : "";
}

void add_word(CLI::App& app,
              const std::string& option,
              std::string& word,
              const std::string& shown,
              const std::string& purpose)
{
    app.add_option(option, word, purpose)
        ->type_name(shown)
        ->check(CLI::Validator(complaint_about_value, ""))
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

void set_up(CLI::App& app, const Translations& texts)
{
    app.set_help_flag("-h,--help", texts.tr("Show this help and exit"));
    app.allow_extras();
    app.get_formatter()->column_width(26);
    app.get_formatter()->label("Usage", texts.tr("Usage"));
    app.get_formatter()->label("OPTIONS", texts.tr("options"));
    app.get_formatter()->label("SUBCOMMAND", texts.tr("command"));
    app.get_formatter()->label("Positionals", texts.tr("Arguments"));
    app.option_defaults()->group(texts.tr("Options"));
    app.get_help_ptr()->group(texts.tr("Options"));
}

std::string with_choices(std::string text, const std::vector<std::string>& choices)
{
    std::string list;
    for (const std::string& choice : choices)
        list += (list.empty() ? "" : ", ") + choice;
    return engine::fill_places(text, {{"choices", list}});
}

void add_language(CLI::App& app,
                  std::string& language,
                  const Translations& texts,
                  const Offered& offered)
{
    add_word(app, "--lang", language, texts.tr("CODE"),
             with_choices(texts.tr("Language: {choices}"), offered.languages));
}

void describe_game(CLI::App& app, Asked& asked, const Translations& texts, const Offered& offered)
{
    GameOptions& game = asked.game;
    app.add_flag("--version", asked.version, texts.tr("Show the version and exit"));
    add_word(app, "--data-dir", game.data_dir, texts.tr("FOLDER"),
             texts.tr("Keep saved games, records and settings in this folder"));
    add_word(app, "--seed", game.seed, texts.tr("CODE"),
             texts.tr("Play the puzzle with this seed"));
    add_word(app, "--layout", game.layout, texts.tr("NAME"),
             texts.tr("Play this layout; \"cronodoku layouts\" lists them"));
    add_word(app, "--level", game.level, texts.tr("NAME"),
             texts.tr("Play this level, from beginner to diabolical"));
    add_word(app, "--theme", game.theme, texts.tr("NAME"),
             with_choices(texts.tr("Theme: {choices}"), offered.themes));
    add_language(app, game.language, texts, offered);
    add_word(app, "--drawing", game.drawing, texts.tr("NAME"),
             with_choices(texts.tr("What draws the window: {choices}"), offered.drawings));
    add_word(app, "--size", asked.size, texts.tr("WxH"),
             texts.tr("Size of the window or picture, like 1280x800"));
    add_word(app, "--scene", game.scene, texts.tr("NAME"),
             texts.tr("Start on this screen; a game played to get there is not kept"));
    add_word(app, "--screenshot", game.screenshot, texts.tr("FILE"),
             texts.tr("Save a picture of the screen (PNG) and exit; needs no display"));
    add_word(app, "--script", game.script, texts.tr("FILE"),
             texts.tr("Play the keys and clicks in this file and exit"));
    app.add_flag(
        "--demo", game.demo,
        texts.tr("Play a short game off-screen, leaving pictures and a record in a folder of "
                 "its own"));
}

CLI::App* describe_generate(CLI::App& app, GenerateArguments& asked, const Translations& texts)
{
    CLI::App* command = app.add_subcommand("generate", texts.tr("Make puzzles, one line each"));
    set_up(*command, texts);
    add_word(*command, "--layout", asked.layout, texts.tr("NAME"),
             texts.tr("Layout: 9x9, 16x16, samurai or a mix like 9x9+windoku"));
    add_word(
        *command, "--level", asked.level, texts.tr("NAME"),
        texts.tr(
            "Level: beginner, easy (the default), medium, hard, expert, extreme or diabolical"));
    add_word(*command, "--technique", asked.technique, texts.tr("NAME"),
             texts.tr("Make puzzles that need this technique, such as x_wing"));
    add_word(*command, "--count", asked.count, texts.tr("N"),
             texts.tr("Number of puzzles; each uses the next seed"));
    add_word(*command, "--seed", asked.seed, texts.tr("CODE"),
             texts.tr("First seed, such as 4F2A-91C3; random by default"));
    add_word(*command, "--fill", asked.fill, texts.tr("NAME"),
             texts.tr("How grids are filled: backtracking or transform"));
    add_word(*command, "--symmetry", asked.symmetry, texts.tr("NAME"),
             texts.tr("Pattern of the givens: none, rotation2, rotation4, mirror-rows, "
                      "mirror-columns or diagonal"));
    add_word(
        *command, "--givens", asked.givens, texts.tr("N"),
        texts.tr("Number of givens; more are left if a unique solution or the level needs them"));
    add_word(*command, "--givens-in-row", asked.givens_in_row, texts.tr("N"),
             texts.tr("Smallest number of givens in any row"));
    command->add_flag("--minimal", asked.minimal,
                      texts.tr("Make minimal puzzles, in which every given is needed"));
    command->add_flag("--steps", asked.steps,
                      texts.tr("Print on standard error how many steps each puzzle took"));
    command->add_flag("--solutions", asked.solutions,
                      texts.tr("Print the solution after each puzzle"));
    command->add_flag("--codes", asked.codes,
                      texts.tr("Print the code after each puzzle, from which every later version "
                               "can make it again"));
    add_word(*command, "--code", asked.code, texts.tr("CODE"),
             texts.tr("Make the puzzle with this code again"));
    return command;
}

CLI::App* describe_judge(CLI::App& app,
                         const std::string& name,
                         const std::string& purpose,
                         std::vector<std::string>& puzzles,
                         const Translations& texts)
{
    CLI::App* command = app.add_subcommand(name, purpose);
    set_up(*command, texts);
    command
        ->add_option(
            "puzzles", puzzles,
            texts.tr("As generate prints them, or one character for each cell and a dot for an "
                     "empty one; by default they are read from standard input, one per line"))
        ->type_name("");
    return command;
}

CLI::App* describe_verify(CLI::App& app, std::vector<std::string>& files, const Translations& texts)
{
    CLI::App* command = app.add_subcommand(
        "verify", texts.tr("Check that techniques find the steps expected of them"));
    set_up(*command, texts);
    command
        ->add_option("files", files,
                     texts.tr("Positions as in HoDoKu's library, one per line; read from standard "
                              "input by default"))
        ->type_name("");
    return command;
}

void add_uniqueness(CLI::App& command, bool& is_left_out, const Translations& texts)
{
    command.add_flag("--no-uniqueness", is_left_out,
                     texts.tr("Use no technique that assumes a unique solution"));
}

void add_reasons(CLI::App& command, bool& are_explained, const Translations& texts)
{
    command.add_flag("--reasons", are_explained, texts.tr("Explain why each step is correct"));
}

CLI::App* describe_solve(CLI::App& app, Asked& asked, const Translations& texts)
{
    CLI::App* command =
        describe_judge(app, "solve", texts.tr("Solve puzzles"), asked.solve.puzzles, texts);
    command->add_flag("--steps", asked.solve_by_steps,
                      texts.tr("Solve as people do, and print every step"));
    add_reasons(*command, asked.solve.reasons, texts);
    add_uniqueness(*command, asked.solve.without_uniqueness, texts);
    return command;
}

int solve(const Asked& asked, Streams streams, const Translations& texts)
{
    return asked.solve_by_steps || asked.solve.reasons ? solve_by_steps(asked.solve, streams, texts)
                                                       : solve(asked.solve.puzzles, streams, texts);
}

struct TeacherCommands {
    const CLI::App* rate;
    const CLI::App* hint;
};

TeacherCommands describe_teacher(CLI::App& app, Asked& asked, const Translations& texts)
{
    CLI::App* rating = describe_judge(
        app, "rate", texts.tr("Rate puzzles: their level and the techniques they need"),
        asked.rate.puzzles, texts);
    rating->add_flag("--explainer", asked.rate.by_explainer,
                     texts.tr("Also give Sudoku Explainer's rating, which is slow"));
    add_uniqueness(*rating, asked.rate.without_uniqueness, texts);
    CLI::App* hinting = describe_judge(app, "hint", texts.tr("Show the easiest next step"),
                                       asked.hint.puzzles, texts);
    hinting->add_flag("--all", asked.hint.all, texts.tr("Show every next step, by technique"));
    add_reasons(*hinting, asked.hint.reasons, texts);
    add_uniqueness(*hinting, asked.hint.without_uniqueness, texts);
    return {rating, hinting};
}

engine::Message unexpected(const std::string& word)
{
    if (word.size() > 1 && word.front() == '-')
        return {engine::N_("unknown option {option}"),
                {{"option", word.substr(0, word.find('='))}}};
    return {engine::N_("unexpected argument \"{word}\""), {{"word", word}}};
}

// CLI11's sentences about missing values begin with the name of the option.
engine::Message misused(const CLI::ParseError& error)
{
    const std::string what = error.what();
    if (!what.starts_with('-'))
        return {engine::N_("an option that takes no value was given one")};
    return {engine::N_("option {option} needs a value"),
            {{"option", what.substr(0, what.find_first_of(": "))}}};
}

// Returns the first argument that nothing accepted; a bare -- only says that puzzles follow.
std::optional<std::string> first_unknown(const CLI::App& app)
{
    for (const std::string& word : app.remaining(true)) {
        if (word != "--")
            return word;
    }
    return std::nullopt;
}

std::variant<GameOptions, int> start_game(Asked& asked, Streams streams, const Translations& texts)
{
    if (asked.version) {
        streams.out << "cronodoku " CRONODOKU_VERSION " (seeds " << engine::seed_version << ")\n";
        return all_good;
    }
    const auto size = parse_size(asked.size);
    if (!size)
        return report_wrong_use(size.why(), streams.err, texts);
    asked.game.size = *size;
    for (const engine::Attempt& attempt :
         {check_seed(asked.game.seed), check_layout(asked.game.layout),
          check_level(asked.game.level)}) {
        if (!attempt)
            return report_wrong_use(attempt.why(), streams.err, texts);
    }
    return std::move(asked.game);
}

} // namespace

int report_wrong_use(const engine::Message& why, std::ostream& err, const Translations& texts)
{
    complain(err, engine::fill_places(texts.tr("{sentence}; see cronodoku --help"),
                                      {{"sentence", texts.tr(why)}}));
    return wrong_use;
}

// Read before everything else; errors are reported later, by the full parse.
std::string language_asked_for(int count, const char* const* arguments)
{
    std::string language;
    CLI::App app;
    app.set_help_flag("");
    app.allow_extras();
    add_language(app, language, Translations(), {});
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError&) {
        return "";
    }
    return language;
}

std::variant<GameOptions, int> run_command_line(int count,
                                                const char* const* arguments,
                                                Streams streams,
                                                const Translations& texts,
                                                const Offered& offered)
{
    Asked asked;
    CLI::App app(texts.tr("Cronodoku, a timed Sudoku. Without a command, the game starts."),
                 "cronodoku");
    set_up(app, texts);
    describe_game(app, asked, texts, offered);
    app.require_subcommand(0, 1);
    const CLI::App* generating = describe_generate(app, asked.generate, texts);
    const CLI::App* solving = describe_solve(app, asked, texts);
    const CLI::App* checking = describe_judge(
        app, "check", texts.tr("Check whether puzzles have one solution, several or none"),
        asked.to_check, texts);
    CLI::App* listing = app.add_subcommand("layouts", texts.tr("List all layouts"));
    set_up(*listing, texts);
    const TeacherCommands teacher = describe_teacher(app, asked, texts);
    const CLI::App* verifying = describe_verify(app, asked.to_verify, texts);
    for (CLI::App* command : app.get_subcommands({})) {
        command->group(texts.tr("Commands"));
        add_language(*command, asked.game.language, texts, offered);
    }
    try {
        app.parse(count, arguments);
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        streams.out << (chosen.empty() ? app.help() : chosen.front()->help("cronodoku"));
        return all_good;
    } catch (const CLI::ParseError& error) {
        return report_wrong_use(misused(error), streams.err, texts);
    }
    if (const auto unknown = first_unknown(app))
        return report_wrong_use(unexpected(*unknown), streams.err, texts);
    if (generating->parsed())
        return generate(asked.generate, streams, texts);
    if (solving->parsed())
        return solve(asked, streams, texts);
    if (teacher.rate->parsed())
        return rate(asked.rate, streams, texts);
    if (teacher.hint->parsed())
        return hint(asked.hint, streams, texts);
    if (listing->parsed())
        return list_layouts(streams, texts);
    if (verifying->parsed())
        return verify(asked.to_verify, streams, texts);
    if (checking->parsed())
        return check(asked.to_check, streams, texts);
    return start_game(asked, streams, texts);
}

} // namespace game
