#include "engine/formats/formats.h"
#include "game/command_line/lists.h"
#include "game/command_line/shell_texts.h"

namespace game {

namespace {

using engine::Translations;

// Characters that mean something to troff are written so that they mean themselves.
std::string plain_for_troff(std::string_view text)
{
    std::string plain;
    for (char letter : text) {
        if (letter == '\\')
            plain += "\\e";
        else if (letter == '-')
            plain += "\\-";
        else if (letter == '\'')
            plain += "\\(aq";
        else
            plain += letter;
    }
    return plain.starts_with('.') ? "\\&" + plain : plain;
}

std::string section(const std::string& title)
{
    return ".SH \"" + plain_for_troff(title) + "\"\n";
}

std::string entry(const std::string& names, const std::string& value, const std::string& purpose)
{
    const std::string shown = value.empty() ? "" : " \\fI" + plain_for_troff(value) + "\\fR";
    return ".TP\n\\fB" + plain_for_troff(names) + "\\fR" + shown + "\n" + plain_for_troff(purpose) +
           "\n";
}

std::string options_of(const CommandEntry& command)
{
    std::string text;
    if (command.words)
        text += entry(command.word, "", command.word_purpose);
    for (const OptionEntry& option : command.options)
        text += entry(option.name, option.value, option.purpose);
    return text;
}

std::string synopsis(const CommandTable& table, const Translations& texts)
{
    const std::string options = "[" + texts.tr("options") + "]";
    std::string text = ".B cronodoku\n" + plain_for_troff(options) + "\n";
    for (const CommandEntry& command : table.commands) {
        text +=
            ".br\n.B cronodoku " + plain_for_troff(command.name) + "\n" + plain_for_troff(options);
        if (command.words)
            text += " [\\fI" + plain_for_troff(command.word) + "\\fR ...]";
        text += "\n";
    }
    return text;
}

std::string exit_status(const Translations& texts)
{
    return entry("0", "", texts.tr("Success")) +
           entry("1", "",
                 texts.tr("A puzzle can't be read or does not have exactly one solution, or "
                          "something failed")) +
           entry("2", "", texts.tr("The command line is invalid")) +
           entry("130", "", texts.tr("Ended by Ctrl-C; what was done is written"));
}

} // namespace

std::string manual_page(const CommandTable& table, const Translations& texts)
{
    std::string page = ".TH CRONODOKU 6 \"\" \"cronodoku " CRONODOKU_VERSION "\" \"\"\n";
    page +=
        section(texts.tr("NAME")) + "cronodoku \\- " +
        plain_for_troff(texts.tr("a timed Sudoku, and a maker, solver and teacher of puzzles")) +
        "\n";
    page += section(texts.tr("SYNOPSIS")) + synopsis(table, texts);
    page += section(texts.tr("DESCRIPTION")) + plain_for_troff(table.program.purpose) + "\n";
    page += section(texts.tr("OPTIONS"));
    page +=
        entry("-h, --help", "", texts.tr("Show this help and exit")) + options_of(table.program);
    page += section(texts.tr("COMMANDS"));
    for (const CommandEntry& command : table.commands)
        page += ".SS \"" + plain_for_troff(command.name) + "\"\n" +
                plain_for_troff(command.purpose) + ".\n" + options_of(command) +
                (command.more.empty() ? "" : ".PP\n" + plain_for_troff(command.more) + "\n");
    page += section(texts.tr("FORMATS"));
    for (const engine::Format* format : engine::all_formats())
        page += entry(std::string(format->id), "", facts_of(*format, texts));
    page += section(texts.tr("EXIT STATUS")) + exit_status(texts);
    return page;
}

} // namespace game
