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

using engine::Catalogue;

// What CLI11 writes down while it reads; the commands judge the words themselves, so that what
// is wrong is said in the player's language.
struct Asked {
    GameOptions game;
    std::string size;
    bool version = false;
    GenerateWords generate;
    std::vector<std::string> to_check;
    std::vector<std::string> to_verify;
    PathWords solve;
    bool solve_by_steps = false;
    RateWords rate;
    HintWords hint;
};

// The word after an option is its value only if it is no option itself; -3 is a number.
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

void set_up(CLI::App& app, const Catalogue& words)
{
    app.set_help_flag("-h,--help", words.tr("Show this and end"));
    app.allow_extras();
    app.get_formatter()->column_width(26);
    app.get_formatter()->label("Usage", words.tr("Usage"));
    app.get_formatter()->label("OPTIONS", words.tr("options"));
    app.get_formatter()->label("SUBCOMMAND", words.tr("command"));
    app.get_formatter()->label("Positionals", words.tr("Words"));
    app.option_defaults()->group(words.tr("Options"));
    app.get_help_ptr()->group(words.tr("Options"));
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
                  const Catalogue& words,
                  const Offered& offered)
{
    add_word(app, "--lang", language, words.tr("CODE"),
             with_choices(words.tr("Language: {choices}"), offered.languages));
}

void describe_game(CLI::App& app, Asked& asked, const Catalogue& words, const Offered& offered)
{
    GameOptions& game = asked.game;
    app.add_flag("--version", asked.version, words.tr("Show the version and end"));
    add_word(app, "--data-dir", game.data_dir, words.tr("FOLDER"),
             words.tr("Keep saves, records and settings there"));
    add_word(app, "--seed", game.seed, words.tr("CODE"), words.tr("Play the puzzle of this seed"));
    add_word(app, "--layout", game.layout, words.tr("NAME"),
             words.tr("Play this layout; cronodoku layouts lists them"));
    add_word(app, "--level", game.level, words.tr("NAME"),
             words.tr("Play this level, from beginner to diabolical"));
    add_word(app, "--theme", game.theme, words.tr("NAME"),
             with_choices(words.tr("Colours: {choices}"), offered.themes));
    add_language(app, game.language, words, offered);
    add_word(app, "--size", asked.size, words.tr("WxH"),
             words.tr("Size of the window or picture, like 1280x800"));
    add_word(app, "--scene", game.scene, words.tr("NAME"),
             words.tr("Start on this screen; a game played to get there is not kept"));
    add_word(app, "--screenshot", game.screenshot, words.tr("FILE"),
             words.tr("Write a picture of the screen (PNG) and end; needs no display"));
    add_word(app, "--script", game.script, words.tr("FILE"),
             words.tr("Play the keys and clicks in this file and end"));
    app.add_flag(
        "--demo", game.demo,
        words.tr("Play a short game off-screen, leaving pictures and a record in a folder of "
                 "its own"));
}

CLI::App* describe_generate(CLI::App& app, GenerateWords& asked, const Catalogue& words)
{
    CLI::App* command = app.add_subcommand("generate", words.tr("Make puzzles, one line each"));
    set_up(*command, words);
    add_word(*command, "--layout", asked.layout, words.tr("NAME"),
             words.tr("Layout: 9x9, 16x16, samurai or a mix like 9x9+windoku"));
    add_word(*command, "--level", asked.level, words.tr("NAME"),
             words.tr("Level: beginner, easy (unless you say another), medium, hard, expert, "
                      "extreme or diabolical"));
    add_word(*command, "--technique", asked.technique, words.tr("NAME"),
             words.tr("Puzzles that need this technique, like x_wing"));
    add_word(*command, "--count", asked.count, words.tr("N"),
             words.tr("How many puzzles; each takes the next seed"));
    add_word(*command, "--seed", asked.seed, words.tr("CODE"),
             words.tr("The first seed, like 4F2A-91C3; rolled unless you say one"));
    add_word(*command, "--fill", asked.fill, words.tr("NAME"),
             words.tr("How grids are filled: backtracking or transform"));
    add_word(*command, "--symmetry", asked.symmetry, words.tr("NAME"),
             words.tr("Pattern of the givens: none, rotation2, rotation4, mirror-rows, "
                      "mirror-columns or diagonal"));
    add_word(*command, "--givens", asked.givens, words.tr("N"),
             words.tr("Leave so many givens, if one solution and the level let them go"));
    add_word(*command, "--givens-in-row", asked.givens_in_row, words.tr("N"),
             words.tr("Leave at least so many givens in every row"));
    command->add_flag("--minimal", asked.minimal, words.tr("Leave no given that could be spared"));
    command->add_flag("--steps", asked.steps,
                      words.tr("Say on the error stream how many steps each puzzle took"));
    command->add_flag("--solutions", asked.solutions,
                      words.tr("Write the solution behind each puzzle"));
    command->add_flag(
        "--recipes", asked.recipes,
        words.tr("Write the recipe behind each puzzle: every later version of the game "
                 "makes it again from that"));
    add_word(*command, "--from-recipe", asked.from_recipe, words.tr("RECIPE"),
             words.tr("Make the puzzle of this recipe again"));
    return command;
}

CLI::App* describe_judge(CLI::App& app,
                         const std::string& name,
                         const std::string& purpose,
                         std::vector<std::string>& puzzles,
                         const Catalogue& words)
{
    CLI::App* command = app.add_subcommand(name, purpose);
    set_up(*command, words);
    command
        ->add_option("puzzles", puzzles,
                     words.tr("As generate writes them, or one character for each cell and a dot "
                              "for an open one; read from the standard input, one a line, unless "
                              "you name any"))
        ->type_name("");
    return command;
}

CLI::App* describe_verify(CLI::App& app, std::vector<std::string>& files, const Catalogue& words)
{
    CLI::App* command = app.add_subcommand(
        "verify", words.tr("Look whether named techniques give the steps expected of them"));
    set_up(*command, words);
    command
        ->add_option("files", files,
                     words.tr("Positions as in HoDoKu's library, one a line; the standard input, "
                              "unless you name any"))
        ->type_name("");
    return command;
}

void add_uniqueness(CLI::App& command, bool& is_left_out, const Catalogue& words)
{
    command.add_flag("--no-uniqueness", is_left_out,
                     words.tr("Leave out techniques that rest on there being one solution"));
}

void add_reasons(CLI::App& command, bool& are_told, const Catalogue& words)
{
    command.add_flag("--reasons", are_told, words.tr("Tell of every step why it is right"));
}

CLI::App* describe_solve(CLI::App& app, Asked& asked, const Catalogue& words)
{
    CLI::App* command =
        describe_judge(app, "solve", words.tr("Solve puzzles"), asked.solve.puzzles, words);
    command->add_flag("--steps", asked.solve_by_steps,
                      words.tr("Solve as people do, and tell every step"));
    add_reasons(*command, asked.solve.reasons, words);
    add_uniqueness(*command, asked.solve.without_uniqueness, words);
    return command;
}

int solve(const Asked& asked, Streams streams, const Catalogue& words)
{
    return asked.solve_by_steps || asked.solve.reasons ? solve_by_steps(asked.solve, streams, words)
                                                       : solve(asked.solve.puzzles, streams, words);
}

struct TeacherCommands {
    const CLI::App* rate;
    const CLI::App* hint;
};

TeacherCommands describe_teacher(CLI::App& app, Asked& asked, const Catalogue& words)
{
    CLI::App* rating = describe_judge(
        app, "rate", words.tr("Tell how hard puzzles are, and which techniques they need"),
        asked.rate.puzzles, words);
    rating->add_flag("--explainer", asked.rate.by_explainer,
                     words.tr("Also rate as Sudoku Explainer does, which takes long"));
    add_uniqueness(*rating, asked.rate.without_uniqueness, words);
    CLI::App* hinting = describe_judge(app, "hint", words.tr("Show the easiest next step"),
                                       asked.hint.puzzles, words);
    hinting->add_flag("--all", asked.hint.all, words.tr("Show every next step, by technique"));
    add_reasons(*hinting, asked.hint.reasons, words);
    add_uniqueness(*hinting, asked.hint.without_uniqueness, words);
    return {rating, hinting};
}

engine::Message unexpected(const std::string& word)
{
    if (word.size() > 1 && word.front() == '-')
        return {engine::N_("unknown option {option}"),
                {{"option", word.substr(0, word.find('='))}}};
    return {engine::N_("unknown word \"{word}\""), {{"word", word}}};
}

// CLI11 begins its sentences about missing values with the option they are about.
engine::Message misused(const CLI::ParseError& error)
{
    const std::string what = error.what();
    if (!what.starts_with('-'))
        return {engine::N_("an option that takes no value was given one")};
    return {engine::N_("option {option} needs a value"),
            {{"option", what.substr(0, what.find_first_of(": "))}}};
}

// The first word that nobody took; a bare -- only says that puzzles follow.
std::optional<std::string> first_unknown(const CLI::App& app)
{
    for (const std::string& word : app.remaining(true)) {
        if (word != "--")
            return word;
    }
    return std::nullopt;
}

std::variant<GameOptions, int> start_game(Asked& asked, Streams streams, const Catalogue& words)
{
    if (asked.version) {
        streams.out << "cronodoku " CRONODOKU_VERSION " (seeds " << engine::seed_version << ")\n";
        return all_good;
    }
    const auto size = parse_size(asked.size);
    if (!size)
        return report_wrong_use(size.why(), streams.err, words);
    asked.game.size = *size;
    for (const engine::Attempt& attempt :
         {check_seed(asked.game.seed), check_layout(asked.game.layout),
          check_level(asked.game.level)}) {
        if (!attempt)
            return report_wrong_use(attempt.why(), streams.err, words);
    }
    return std::move(asked.game);
}

} // namespace

int report_wrong_use(const engine::Message& why, std::ostream& err, const Catalogue& words)
{
    complain(err, engine::fill_places(words.tr("{sentence}; see cronodoku --help"),
                                      {{"sentence", words.tr(why)}}));
    return wrong_use;
}

// Read before all the rest, so that what is wrong there is not complained of here.
std::string language_asked_for(int count, const char* const* words)
{
    std::string language;
    CLI::App app;
    app.set_help_flag("");
    app.allow_extras();
    add_language(app, language, Catalogue(), {});
    try {
        app.parse(count, words);
    } catch (const CLI::ParseError&) {
        return "";
    }
    return language;
}

std::variant<GameOptions, int> run_command_line(int count,
                                                const char* const* arguments,
                                                Streams streams,
                                                const Catalogue& words,
                                                const Offered& offered)
{
    Asked asked;
    CLI::App app(words.tr("Cronodoku, a timed Sudoku. Without a command, the game starts."),
                 "cronodoku");
    set_up(app, words);
    describe_game(app, asked, words, offered);
    app.require_subcommand(0, 1);
    const CLI::App* generating = describe_generate(app, asked.generate, words);
    const CLI::App* solving = describe_solve(app, asked, words);
    const CLI::App* checking = describe_judge(
        app, "check", words.tr("Tell how many solutions puzzles have"), asked.to_check, words);
    CLI::App* listing = app.add_subcommand("layouts", words.tr("List the layouts there are"));
    set_up(*listing, words);
    const TeacherCommands teacher = describe_teacher(app, asked, words);
    const CLI::App* verifying = describe_verify(app, asked.to_verify, words);
    for (CLI::App* command : app.get_subcommands({})) {
        command->group(words.tr("Commands"));
        add_language(*command, asked.game.language, words, offered);
    }
    try {
        app.parse(count, arguments);
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        streams.out << (chosen.empty() ? app.help() : chosen.front()->help("cronodoku"));
        return all_good;
    } catch (const CLI::ParseError& error) {
        return report_wrong_use(misused(error), streams.err, words);
    }
    if (const auto unknown = first_unknown(app))
        return report_wrong_use(unexpected(*unknown), streams.err, words);
    if (generating->parsed())
        return generate(asked.generate, streams, words);
    if (solving->parsed())
        return solve(asked, streams, words);
    if (teacher.rate->parsed())
        return rate(asked.rate, streams, words);
    if (teacher.hint->parsed())
        return hint(asked.hint, streams, words);
    if (listing->parsed())
        return list_layouts(streams, words);
    if (verifying->parsed())
        return verify(asked.to_verify, streams, words);
    if (checking->parsed())
        return check(asked.to_check, streams, words);
    return start_game(asked, streams, words);
}

} // namespace game
