// The manual page and the completions of shells: made from the table that --help is made from.

#include "game/command_line/shell_texts.h"

#include <gtest/gtest.h>

#include <set>

#include "engine/formats/formats.h"
#include "tests/game/command_runs.h"

namespace game {
namespace {

struct World {
    Asked asked = {};
    engine::Translations texts = {};
    CommandTable table = make_command_table(asked, texts, {{"en", "es"}, {"paper", "ink"}});

    std::vector<const CommandEntry*> entries() const
    {
        std::vector<const CommandEntry*> all = {&table.program};
        for (const CommandEntry& command : table.commands)
            all.push_back(&command);
        return all;
    }
};

std::string without_backslashes(std::string text)
{
    std::erase(text, '\\');
    return text;
}

TEST(CommandTable, NamesNoOptionTwice)
{
    for (const World world; const CommandEntry* entry : world.entries()) {
        std::set<std::string> names;
        for (const OptionEntry& option : entry->options)
            EXPECT_TRUE(names.insert(option.name).second) << entry->name << option.name;
    }
}

TEST(CommandTable, IsWhatHelpShows)
{
    const World world;
    for (const CommandEntry& command : world.table.commands) {
        EXPECT_NE(run({"--help"}).out.find("  " + command.name), std::string::npos);
        const std::string help = run({command.name, "--help"}).out;
        for (const OptionEntry& option : command.options)
            EXPECT_NE(help.find(option.name), std::string::npos) << command.name << option.name;
    }
}

TEST(ManualPage, TellsEveryCommandOptionAndFormat)
{
    const Ran ran = run({"manual"});
    EXPECT_EQ(ran.status(), all_good);
    const std::string page = without_backslashes(ran.out);
    EXPECT_TRUE(page.starts_with(".TH CRONODOKU 6 ")) << page.substr(0, 80);
    for (const World world; const CommandEntry* entry : world.entries()) {
        const std::string heading =
            entry->name.empty() ? ".SH \"OPTIONS\"" : ".SS \"" + entry->name + "\"";
        const std::size_t begin = page.find(heading);
        ASSERT_NE(begin, std::string::npos) << heading;
        const std::string section = page.substr(begin, page.find(".S", begin + 1) - begin);
        for (const OptionEntry& option : entry->options)
            EXPECT_NE(section.find("fB" + option.name + "fR"), std::string::npos)
                << entry->name << option.name;
    }
    for (const engine::Format* format : engine::all_formats())
        EXPECT_NE(page.find("fB" + std::string(format->id) + "fR"), std::string::npos);
}

TEST(CompletionScripts, NameEveryCommandAndOption)
{
    const World world;
    for (const std::string& shell : shell_names()) {
        const std::string script = run({"completion", shell}).out;
        for (const CommandEntry* entry : world.entries()) {
            EXPECT_NE(script.find(entry->name), std::string::npos) << shell << entry->name;
            for (const OptionEntry& option : entry->options) {
                const std::string name =
                    shell == "fish" ? "-l " + option.name.substr(2) : option.name;
                EXPECT_NE(script.find(name), std::string::npos) << shell << name;
            }
        }
    }
}

TEST(CompletionScripts, MustBeToldAKnownShell)
{
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"completion"}, {"completion", "tcsh"}}) {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status(), wrong_use);
        EXPECT_EQ(ran.err, "cronodoku: completion must be told the shell: bash, fish or zsh; see "
                           "cronodoku --help\n");
    }
}

} // namespace
} // namespace game
