// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/reference/markdown_page.h"

#include "editor/cli/reference/usage_options.h"

#include <string_view>

namespace sinew {

namespace {

/// Characters that would begin emphasis, code, links or HTML.
std::string markdownEscaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (std::string_view("\\*_<[`").find(c) != std::string_view::npos)
            result += '\\';
        result += c;
    }
    return result;
}

/// Lines of a text as paragraphs; what the help sets off after a sentence begins one.
std::string paragraphs(std::string_view text)
{
    std::string result, before;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        std::string_view line = text.substr(start, end - start);
        start = end + 1;
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        const bool isSetOff = line.starts_with("--") || line.starts_with("Exit code");
        if (!before.empty() && isSetOff && before.ends_with('.'))
            result += '\n';
        result += markdownEscaped(line) + '\n';
        before = line;
    }
    return result;
}

std::string codeBlock(const std::vector<std::string> &lines, const std::string &prefix)
{
    std::string result;
    for (const std::string &line : lines)
        result += "    " + prefix + line + '\n';
    return result;
}

} // namespace

std::string markdownPage(const ProgramText &text)
{
    std::string page = "# All commands\n\n"
                       "Written by `sinew describe markdown` from the table of commands. "
                       "[Command line](command-line.md) is the way in.\n\n" +
                       codeBlock(formsOf(text.program), "") + '\n' + paragraphs(text.program.help);
    for (const CommandText &command : text.commands)
        page += "\n## " + command.name + "\n\n" + codeBlock(formsOf(command), text.program.name + ' ') + '\n' +
                paragraphs(command.help);
    return page;
}

} // namespace sinew
