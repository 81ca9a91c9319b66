// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/reference/usage_options.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace sinew {

namespace {

using namespace std::string_view_literals;

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isOfName(char c)
{
    return isLower(c) || (c >= '0' && c <= '9') || c == '-';
}

/// The end of the value that begins at `at`: a space, or a bracket that was opened before it.
std::size_t endOfValue(std::string_view text, std::size_t at)
{
    int depth = 0;
    for (; at < text.size() && !std::isspace(static_cast<unsigned char>(text[at])); ++at) {
        if (text[at] == '[')
            ++depth;
        if (text[at] == ']' && --depth < 0)
            break;
    }
    return at;
}

/// The word after an option that begins at `at`; empty if the option has no value.
std::string_view valueAt(std::string_view text, std::size_t at)
{
    if (at + 1 >= text.size() || text[at] != ' ')
        return {};
    std::string_view value = text.substr(at + 1, endOfValue(text, at + 1) - at - 1);
    // "--to FORM|--version N": either of two options.
    value = value.substr(0, value.find("|--"));
    const bool isValue = !value.empty() && "-[|("sv.find(value.front()) == std::string_view::npos;
    return isValue ? value : std::string_view();
}

/// In sentences: "--quality N: 1 to 100", but not "--mips: regenerate all" or "--git, with what git gives".
std::string_view valueInSentence(std::string_view text, std::size_t at)
{
    std::string_view value = valueAt(text, at);
    while (!value.empty() && ",.:;)"sv.find(value.back()) != std::string_view::npos)
        value.remove_suffix(1);
    const bool isName = std::all_of(value.begin(), value.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return isName || value.find('|') != std::string_view::npos ? value : std::string_view();
}

std::vector<std::string> choicesOf(std::string_view value)
{
    std::vector<std::string> choices;
    if (value.find('|') == std::string_view::npos)
        return choices;
    for (std::size_t start = 0; start <= value.size();) {
        const std::size_t end = std::min(value.find('|', start), value.size());
        const std::string_view word = value.substr(start, end - start);
        if (!word.empty() && std::all_of(word.begin(), word.end(), isOfName))
            choices.emplace_back(word);
        start = end + 1;
    }
    return choices;
}

UsageOption optionOf(std::string_view name, std::string_view value)
{
    static constexpr std::array files{"FILE"sv, "DIR"sv, "PATH"sv, "PNG"sv, "TYPE=FILE"sv};
    UsageOption option{std::string(name), UsageOption::Value::None, std::string(value), choicesOf(value)};
    const bool isFile = std::any_of(files.begin(), files.end(),
                                    [&](std::string_view file) { return value.find(file) != std::string_view::npos; });
    if (!option.choices.empty())
        option.value = UsageOption::Value::Words;
    else if (isFile)
        option.value = UsageOption::Value::File;
    else if (!value.empty())
        option.value = UsageOption::Value::Other;
    return option;
}

/// Adds the options of a text that are not known yet.
void addOptions(std::vector<UsageOption> &options, std::string_view text,
                std::string_view (*valueOf)(std::string_view, std::size_t))
{
    for (std::size_t at = 0; (at = text.find("--", at)) != std::string_view::npos;) {
        const bool begins = at == 0 || " \n[(|"sv.find(text[at - 1]) != std::string_view::npos;
        const std::size_t start = at + 2;
        for (at = start; at < text.size() && isOfName(text[at]);)
            ++at;
        const std::string_view name = text.substr(start, at - start);
        if (!begins || name.empty() || !isLower(name.front()))
            continue;
        const bool isKnown =
            std::any_of(options.begin(), options.end(), [&](const UsageOption &option) { return option.name == name; });
        if (!isKnown)
            options.push_back(optionOf(name, valueOf(text, at)));
    }
}

} // namespace

std::vector<UsageOption> optionsOf(const CommandText &command)
{
    std::vector<UsageOption> options;
    addOptions(options, command.usage, valueAt);
    addOptions(options, command.help, valueInSentence);
    return options;
}

std::vector<std::string> formsOf(const CommandText &command)
{
    std::vector<std::string> forms;
    for (std::size_t start = 0; start < command.usage.size();) {
        const std::size_t end = std::min(command.usage.find('\n', start), command.usage.size());
        const std::size_t text = std::min(command.usage.find_first_not_of(' ', start), end);
        const std::string line = command.usage.substr(text, end - text);
        // Lines that go on are indented further than the command's name.
        if (forms.empty() || line.starts_with(command.name + ' '))
            forms.push_back(line);
        else
            forms.back() += ' ' + line;
        start = end + 1;
    }
    return forms;
}

std::string summaryOf(const CommandText &command)
{
    std::string text = command.help;
    std::replace(text.begin(), text.end(), '\n', ' ');
    const std::size_t end = std::min(text.find(". "), text.find(": "));
    text = text.substr(0, end);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

} // namespace sinew
