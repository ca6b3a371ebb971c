#include "game/command_line/commands.h"

#include <filesystem>
#include <sstream>

#include <CLI/CLI.hpp>

#include "engine/make/puzzle_spec.h"
#include "game/command_line/command_table.h"
#include "game/command_line/output.h"

namespace game {

namespace {

using engine::Translations;

// The argument after an option is its value unless it is an option itself; -3 is a number.
std::string complaint_about_value(const std::string& word)
{
    const bool is_number = word.size() > 1 && word[1] >= '0' && word[1] <= '9';
    return word.starts_with('-') && word.size() > 1 && !is_number ? "another option" : "";
}

// Keeps the first refusal of a value, to be reported once all arguments are known.
void add_option(CLI::App& app, const OptionEntry& option, std::optional<engine::Message>& refusal)
{
    const OptionValue& takes = option.takes;
    if (takes.flag) {
        app.add_flag(option.name, *takes.flag, option.purpose);
        return;
    }
    const std::function<void(const std::string&)> take = [&](const std::string& word) {
        if (word.empty())
            return;
        if (const engine::Attempt attempt = takes.take(option.name, word); !attempt && !refusal)
            refusal = attempt.why();
    };
    app.add_option_function(option.name, take, option.purpose)
        ->type_name(option.value)
        ->check(CLI::Validator(complaint_about_value, ""))
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

// Lines of at most 78 bytes, as CLI11 breaks none.
std::string in_lines(const std::string& text)
{
    constexpr std::size_t longest = 78;
    std::istringstream words(text);
    std::string lines;
    std::size_t length = 0;
    for (std::string word; words >> word; length += word.size()) {
        const bool fits = length + 1 + word.size() <= longest;
        if (!lines.empty())
            lines += fits ? ' ' : '\n';
        length = fits ? length + 1 : 0;
        lines += word;
    }
    return lines;
}

void set_up(CLI::App& app,
            const CommandEntry& command,
            const Translations& texts,
            std::optional<engine::Message>& refusal)
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
    for (const OptionEntry& option : command.options)
        add_option(app, option, refusal);
    if (!command.more.empty())
        app.footer(in_lines(command.more));
    if (command.words)
        app.add_option(command.word, *command.words, command.word_purpose)->type_name("");
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

// A word that is no command might be a command that was mistyped, too.
engine::Attempt check_file(const std::vector<std::string>& files)
{
    if (files.size() > 1)
        return engine::Failure{unexpected(files[1])};
    std::error_code ignored;
    if (!files.empty() && !std::filesystem::exists(files.front(), ignored))
        return engine::Failure{{engine::N_("there is neither a command nor a file \"{word}\""),
                                {{"word", files.front()}}}};
    return engine::Done{};
}

std::variant<GameOptions, int> start_game(Asked& asked,
                                          const std::optional<engine::Message>& refusal,
                                          Streams streams,
                                          const Translations& texts)
{
    if (asked.version) {
        streams.out << "cronodoku " CRONODOKU_VERSION " (seeds " << engine::seed_version << ")\n";
        return finish_output(streams, texts, all_good);
    }
    if (refusal)
        return report_wrong_use(*refusal, streams.err, texts);
    if (const engine::Attempt attempt = check_file(asked.files); !attempt)
        return report_wrong_use(attempt.why(), streams.err, texts);
    if (!asked.files.empty())
        asked.game.file = asked.files.front();
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
    std::optional<engine::Message> refusal;
    const OptionEntry option{"--lang", "CODE", "", text(language)};
    add_option(app, option, refusal);
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
    const ClosedPipesAreErrors while_it_works;
    Asked asked;
    const CommandTable table = make_command_table(asked, texts, offered);
    CLI::App app(table.program.purpose, "cronodoku");
    std::optional<engine::Message> refusal;
    set_up(app, table.program, texts, refusal);
    app.require_subcommand(0, 1);
    for (const CommandEntry& command : table.commands) {
        CLI::App* sub_command = app.add_subcommand(command.name, command.purpose);
        set_up(*sub_command, command, texts, refusal);
        sub_command->group(texts.tr("Commands"));
    }
    try {
        app.parse(count, arguments);
    } catch (const CLI::CallForHelp&) {
        const auto chosen = app.get_subcommands();
        streams.out << (chosen.empty() ? app.help() : chosen.front()->help("cronodoku"));
        return finish_output(streams, texts, all_good);
    } catch (const CLI::ParseError& error) {
        return report_wrong_use(misused(error), streams.err, texts);
    }
    if (const auto unknown = first_unknown(app))
        return report_wrong_use(unexpected(*unknown), streams.err, texts);
    for (const CommandEntry& command : table.commands) {
        if (!app.got_subcommand(command.name))
            continue;
        return refusal ? fail(wrong_use, *refusal, streams, texts)
                       : command.run(table, streams, texts);
    }
    return start_game(asked, refusal, streams, texts);
}

} // namespace game
