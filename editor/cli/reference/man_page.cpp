// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/cli/reference/man_page.h"

#include "editor/cli/reference/usage_options.h"

#include <cstdint>
#include <cstdio>
#include <string_view>

namespace sinew {

namespace {

/// Longest line of source; mandoc objects to more than 80 bytes.
constexpr std::size_t longestLine = 76;

/// Reads one character of UTF-8 at `at` and moves on; the program's own texts are valid.
char32_t takeCharacter(std::string_view text, std::size_t &at)
{
    const auto first = static_cast<unsigned char>(text[at++]);
    if (first < 0x80)
        return first;
    const int more = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
    char32_t character = first & (0x3f >> more);
    for (int i = 0; i < more && at < text.size(); ++i)
        character = character << 6 | (static_cast<unsigned char>(text[at++]) & 0x3f);
    return character;
}

/// Characters that mean something to roff, or that it only knows by number.
std::string escaped(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t character = takeCharacter(text, at);
        if (character == '\\') {
            result += "\\e";
        } else if (character == '-') {
            result += "\\-"; // a plain one may be typeset as a hyphen, which no shell takes
        } else if (character < 0x80) {
            result += char(character);
        } else {
            char number[16];
            std::snprintf(number, sizeof number, "\\[u%04X]", unsigned(character));
            result += number;
        }
    }
    return result;
}

/// Fills lines with words; a word at the start of one must not look like a request.
class Filler
{
public:
    void add(std::string_view word)
    {
        std::string text = escaped(word);
        if (!m_line.empty() && m_line.size() + 1 + text.size() > longestLine)
            endLine();
        if (m_line.empty() && (text.front() == '.' || text.front() == '\''))
            text.insert(0, "\\&");
        m_line += (m_line.empty() ? "" : " ") + text;
    }
    void endLine()
    {
        if (!m_line.empty())
            m_text += m_line + '\n';
        m_line.clear();
    }
    void begin(std::string_view request)
    {
        endLine();
        m_text += std::string(request) + '\n';
    }
    std::string take()
    {
        endLine();
        return std::move(m_text);
    }

private:
    std::string m_text, m_line;
};

/// The words of a text in filled lines; an empty line, and what the help sets off after a sentence, begins a paragraph.
std::string filled(std::string_view text)
{
    Filler filler;
    std::string_view before;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string_view line = text.substr(start, end - start);
        const bool isSetOff = line.starts_with("--") || line.starts_with("Exit code");
        if (!before.empty() && (line.empty() || (isSetOff && before.ends_with('.'))))
            filler.begin(".PP");
        for (std::size_t at = line.find_first_not_of(' '); at < line.size();) {
            const std::size_t stop = std::min(line.find(' ', at), line.size());
            filler.add(line.substr(at, stop - at));
            at = line.find_first_not_of(' ', stop);
        }
        before = line;
        start = end + 1;
    }
    return filler.take();
}

/// "sinew verify PATH… [--stats]", lines after the first indented.
std::string synopsis(const std::string &form)
{
    return ".HP 4\n" + filled(form);
}

} // namespace

std::string manPage(const ProgramText &text, const std::string &date)
{
    std::string page = ".\\\" Written by `sinew describe man` from the table of commands.\n"
                       ".TH SINEW 1 " +
                       date + " \"Sinew " + text.version +
                       "\" \"User Commands\"\n"
                       ".nh\n" // a hyphen at the end of a line would look like a part of the word
                       ".ad l\n"
                       ".SH NAME\n"
                       "sinew \\- edit models of Warcraft III, World of Warcraft and StarCraft II\n"
                       ".SH SYNOPSIS\n";
    for (const std::string &form : formsOf(text.program))
        page += synopsis(form);
    page += ".SH DESCRIPTION\n" + filled(text.program.help) + ".SH COMMANDS\n";
    for (const CommandText &command : text.commands) {
        page += ".SS " + escaped(command.name) + '\n';
        for (const std::string &form : formsOf(command))
            page += synopsis(text.program.name + ' ' + form);
        page += ".PP\n" + filled(command.help);
    }
    return page;
}

} // namespace sinew
