// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/reference/shell_completion.h"

#include "editor/cli/reference/usage_options.h"

#include <string_view>

namespace sinew {

namespace {

using OptionValue = UsageOption::Value;

/// Those of the window alone.
bool isOfWindow(const std::string &option)
{
    return option == "version" || option == "screenshot";
}

/// Options that all commands have, after a command's own.
std::vector<UsageOption> allOptionsOf(const CommandText &command, const ProgramText &text)
{
    std::vector<UsageOption> options = optionsOf(command);
    for (UsageOption &option : optionsOf(text.program))
        if (!isOfWindow(option.name))
            options.push_back(std::move(option));
    return options;
}

std::string joined(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

std::string withBackslashes(std::string_view text, std::string_view before)
{
    std::string result;
    for (const char c : text) {
        if (before.find(c) != std::string_view::npos)
            result += '\\';
        result += c;
    }
    return result;
}

/// In single quotes, for zsh and bash.
std::string quoted(std::string_view text)
{
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + '\'';
}

/// In single quotes, for fish.
std::string quotedForFish(std::string_view text)
{
    return '\'' + withBackslashes(text, "\\'") + '\'';
}

std::string bashWords(const std::string &words)
{
    return "COMPREPLY=($(compgen -W '" + words + "' -- \"$word\"))";
}

/// The line of `case` for an option, of what follows it; empty for those without a value, and for files, which bash
/// completes if nothing else is offered.
std::string bashValueCase(const std::string &command, const UsageOption &option)
{
    const std::string pattern = "    " + command + ":--" + option.name + ") ";
    if (option.value == OptionValue::Words)
        return pattern + bashWords(joined(option.choices)) + "; return ;;\n";
    if (option.value == OptionValue::Other)
        return pattern + "compopt +o default; return ;;\n";
    return option.value == OptionValue::File ? pattern + "return ;;\n" : std::string();
}

std::string zshOption(const UsageOption &option)
{
    std::string spec = "*--" + option.name;
    const std::string label = ':' + withBackslashes(option.valueName, ":\\[]");
    switch (option.value) {
    case OptionValue::None:
        break;
    case OptionValue::Words:
        spec += label + ":(" + joined(option.choices) + ')';
        break;
    case OptionValue::File:
        spec += label + ":_files";
        break;
    case OptionValue::Other:
        spec += label + ": ";
        break;
    }
    return quoted(spec);
}

} // namespace

std::string bashCompletion(const ProgramText &text)
{
    std::string names, values, options;
    for (const CommandText &command : text.commands) {
        names += command.name + ' ';
        std::string words;
        for (const UsageOption &option : allOptionsOf(command, text)) {
            words += (words.empty() ? "--" : " --") + option.name;
            values += bashValueCase(command.name, option);
        }
        options += "    " + command.name + ") " + bashWords(words) + " ;;\n";
    }
    for (const UsageOption &option : optionsOf(text.program))
        names += "--" + option.name + ' ';
    names.pop_back();
    return "# Completion of sinew for bash, written by `sinew describe bash`.\n"
           "_sinew()\n"
           "{\n"
           "    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}\n"
           "    COMPREPLY=()\n"
           "    if ((COMP_CWORD == 1)); then\n"
           "        " +
           bashWords(names) +
           "\n"
           "        return\n"
           "    fi\n"
           "    case $command:$before in\n" +
           values +
           "    esac\n"
           "    [[ $word == -* ]] || return\n"
           "    case $command in\n" +
           options +
           "    esac\n"
           "}\n"
           "complete -o default -F _sinew sinew\n";
}

std::string zshCompletion(const ProgramText &text)
{
    std::string commands, cases, programOptions;
    for (const CommandText &command : text.commands) {
        commands += "        " + quoted(withBackslashes(command.name, ":") + ':' + summaryOf(command)) + '\n';
        cases += "    " + command.name + ")\n        _arguments";
        for (const UsageOption &option : allOptionsOf(command, text))
            cases += " \\\n            " + zshOption(option);
        cases += " \\\n            '*:file:_files' ;;\n";
    }
    for (const UsageOption &option : optionsOf(text.program))
        programOptions += " \\\n            " + zshOption(option);
    return "#compdef sinew\n"
           "# Completion of sinew for zsh, written by `sinew describe zsh`.\n"
           "_sinew() {\n"
           "    local -a commands\n"
           "    commands=(\n" +
           commands +
           "    )\n"
           "    if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then\n"
           "        _describe -t commands command commands\n"
           "        _files\n"
           "        return\n"
           "    fi\n"
           "    case $words[2] in\n" +
           cases + "    *)\n        _arguments" + programOptions +
           " \\\n            '*:file:_files' ;;\n"
           "    esac\n"
           "}\n"
           "_sinew \"$@\"\n";
}

std::string fishCompletion(const ProgramText &text)
{
    std::string script = "# Completion of sinew for fish, written by `sinew describe fish`.\n";
    const auto add = [&script](const std::string &condition, const UsageOption &option) {
        script += "complete -c sinew -n " + quotedForFish(condition) + " -l " + option.name;
        if (option.value == OptionValue::Words)
            script += " -x -a " + quotedForFish(joined(option.choices));
        else if (option.value == OptionValue::File)
            script += " -r -F";
        else if (option.value == OptionValue::Other)
            script += " -x";
        script += '\n';
    };
    for (const CommandText &command : text.commands)
        script += "complete -c sinew -n '__fish_is_nth_token 1' -a " + command.name + " -d " +
                  quotedForFish(summaryOf(command)) + '\n';
    for (const UsageOption &option : optionsOf(text.program))
        add("__fish_is_nth_token 1", option);
    for (const CommandText &command : text.commands)
        for (const UsageOption &option : allOptionsOf(command, text))
            add("__fish_seen_subcommand_from " + command.name, option);
    return script;
}

} // namespace sinew
