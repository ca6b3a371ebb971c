#include "engine/base/ensure.h"
#include "engine/base/message.h"
#include "game/command_line/shell_texts.h"

namespace game {

namespace {

bool takes_files(const CommandEntry& command)
{
    return command.words && command.word_choices.empty();
}

// In single quotes, for every shell.
std::string in_quotes(std::string_view text)
{
    std::string quoted = "'";
    for (char letter : text)
        quoted += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
    return quoted + "'";
}

// What may follow "--option", as a case of bash.
std::string values_in_bash(const CommandEntry& command)
{
    std::string text;
    for (const OptionEntry& option : command.options) {
        const std::string pattern = command.name + ":" + option.name;
        if (!option.takes.choices.empty())
            text += "    " + pattern +
                    ") words=" + in_quotes(engine::joined_by(" ", option.takes.choices)) + " ;;\n";
        else if (option.takes.is_file)
            text += "    " + pattern + ") compopt -o default; return ;;\n";
        else if (!option.value.empty())
            text += "    " + pattern + ") return ;;\n";
    }
    return text;
}

std::string words_in_bash(const CommandEntry& command, const std::string& more)
{
    const std::string choices =
        command.word_choices.empty() ? "" : " " + engine::joined_by(" ", command.word_choices);
    std::string text =
        "        " + in_quotes(command.name) + ") words=" +
        in_quotes("--help " + engine::joined_by(" ", names_of(command.options)) + choices + more);
    return text + (takes_files(command) ? "; compopt -o default" : "") + " ;;\n";
}

std::string for_bash(const CommandTable& table)
{
    std::string text = "_cronodoku() {\n"
                       "    local current=${COMP_WORDS[COMP_CWORD]} command= word words=\n"
                       "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
                       "        case $word in\n"
                       "        ";
    for (const CommandEntry& command : table.commands)
        text += (command.name == table.commands.front().name ? "" : " | ") + command.name;
    text += ") command=$word; break ;;\n        esac\n    done\n"
            "    case $command:${COMP_WORDS[COMP_CWORD-1]} in\n" +
            values_in_bash(table.program);
    for (const CommandEntry& command : table.commands)
        text += values_in_bash(command);
    text += "    *)\n        case $command in\n" +
            words_in_bash(table.program, " " + engine::joined_by(" ", names_of(table.commands)));
    for (const CommandEntry& command : table.commands)
        text += words_in_bash(command, "");
    return text + "        esac ;;\n    esac\n"
                  "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
                  "}\ncomplete -F _cronodoku cronodoku\n";
}

// "--to[purpose]:name:(line sdm)", for _arguments.
std::string option_in_zsh(const OptionEntry& option)
{
    std::string purpose;
    for (char letter : option.purpose)
        purpose += letter == '[' || letter == ']' || letter == '\\' || letter == ':'
                       ? std::string("\\") + letter
                       : std::string(1, letter);
    std::string text = option.name + "[" + purpose + "]";
    if (option.value.empty())
        return in_quotes(text);
    text += ":" + option.value + ":";
    if (!option.takes.choices.empty())
        text += "(" + engine::joined_by(" ", option.takes.choices) + ")";
    else if (option.takes.is_file)
        text += "_files";
    return in_quotes(text);
}

std::string arguments_in_zsh(const CommandEntry& command)
{
    std::string text = "_arguments '--help'";
    for (const OptionEntry& option : command.options)
        text += " \\\n            " + option_in_zsh(option);
    if (takes_files(command))
        text += " \\\n            '*:file:_files'";
    else if (!command.word_choices.empty())
        text += " \\\n            '1:word:(" + engine::joined_by(" ", command.word_choices) + ")'";
    return text;
}

std::string for_zsh(const CommandTable& table)
{
    std::string text = "#compdef cronodoku\n_cronodoku() {\n    local -a commands=(\n";
    for (const CommandEntry& command : table.commands)
        text += "        " + in_quotes(command.name + ":" + command.purpose) + "\n";
    text += "    )\n    local line state\n    " + arguments_in_zsh(table.program) +
            " \\\n            '1: :->command' '*::argument:->arguments'\n"
            "    case $state in\n    command) _describe command commands ;;\n"
            "    arguments)\n        case $line[1] in\n";
    for (const CommandEntry& command : table.commands)
        text += "        " + command.name + ") " + arguments_in_zsh(command) + " ;;\n";
    return text + "        esac ;;\n    esac\n}\n_cronodoku \"$@\"\n";
}

std::string option_in_fish(const OptionEntry& option, const std::string& condition)
{
    std::string text = "complete -c cronodoku -n " + in_quotes(condition) + " -l " +
                       option.name.substr(2) + " -d " + in_quotes(option.purpose);
    if (option.value.empty())
        return text + "\n";
    text += option.takes.is_file ? " -rF" : " -x";
    if (!option.takes.choices.empty())
        text += " -a " + in_quotes(engine::joined_by(" ", option.takes.choices));
    return text + "\n";
}

std::string for_fish(const CommandTable& table)
{
    const std::string names = engine::joined_by(" ", names_of(table.commands));
    const std::string none = "not __fish_seen_subcommand_from " + names;
    std::string text = "complete -c cronodoku -f\ncomplete -c cronodoku -l help\n";
    for (const OptionEntry& option : table.program.options)
        text += option_in_fish(option, none);
    for (const CommandEntry& command : table.commands) {
        const std::string seen = "__fish_seen_subcommand_from " + command.name;
        text += "complete -c cronodoku -n " + in_quotes(none) + " -a " + command.name + " -d " +
                in_quotes(command.purpose) + "\n";
        for (const OptionEntry& option : command.options)
            text += option_in_fish(option, seen);
        if (takes_files(command))
            text += "complete -c cronodoku -n " + in_quotes(seen) + " -F\n";
        else if (!command.word_choices.empty())
            text += "complete -c cronodoku -n " + in_quotes(seen) + " -a " +
                    in_quotes(engine::joined_by(" ", command.word_choices)) + "\n";
    }
    return text;
}

} // namespace

Names shell_names()
{
    return {"bash", "fish", "zsh"};
}

std::string completion_script(const std::string& shell, const CommandTable& table)
{
    if (shell == "bash")
        return for_bash(table);
    if (shell == "fish")
        return for_fish(table);
    ENSURE(shell == "zsh");
    return for_zsh(table);
}

} // namespace game
