// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/crash/impersonal_text.h"

#include <algorithm>
#include <cstring>

namespace sinew {

namespace {

using namespace std::string_view_literals;

bool isLetterOrDigit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool isSpace(char c)
{
    return static_cast<unsigned char>(c) <= ' ';
}

struct Quotes
{
    std::string_view open, close;
};
constexpr Quotes quotes[] = {{"\""sv, "\""sv}, {"“"sv, "”"sv}, {"„"sv, "“"sv}, {"‘"sv, "’"sv},
                             {"«"sv, "»"sv},   {"`"sv, "'"sv}, {"'"sv, "'"sv}};

/// The quotation that begins at `at`: all of it with its marks, up to the end of the text if it is not closed. Empty if
/// none begins: an apostrophe is no quotation mark.
std::string_view quotationAt(std::string_view text, std::size_t at)
{
    const std::string_view rest = text.substr(at);
    for (const Quotes &marks : quotes) {
        if (!rest.starts_with(marks.open) || (marks.open == "'" && at > 0 && isLetterOrDigit(text[at - 1])))
            continue;
        std::size_t end = rest.find(marks.close, marks.open.size());
        // An apostrophe within a word is no end: 'it's'.
        while (marks.close == "'" && end != rest.npos && end + 1 < rest.size() && isLetterOrDigit(rest[end + 1]))
            end = rest.find(marks.close, end + 1);
        return rest.substr(0, end == rest.npos ? end : end + marks.close.size());
    }
    return {};
}

/// True if a word has a suffix like those of files, with at least one letter. Version numbers have none.
bool hasSuffix(std::string_view word)
{
    const auto isPunctuation = [](char c) { return !isLetterOrDigit(c); };
    while (!word.empty() && isPunctuation(word.back()))
        word.remove_suffix(1);
    const std::size_t dot = word.rfind('.');
    if (dot == word.npos || dot == 0)
        return false;
    const std::string_view suffix = word.substr(dot + 1);
    return std::any_of(suffix.begin(), suffix.end(), [](char c) { return isLetterOrDigit(c) && (c < '0' || c > '9'); });
}

bool isPersonal(std::string_view word)
{
    return word.find_first_of("/\\~@"sv) != word.npos || hasSuffix(word);
}

/// True if the word starts with a path from a root: then the text before it is no part of it.
bool isAbsolute(std::string_view word)
{
    return word.front() == '/' || (word.size() > 2 && word[1] == ':' && (word[2] == '/' || word[2] == '\\'));
}

class BoundedText
{
public:
    explicit BoundedText(std::span<char> out) : m_out(out) {}

    void add(std::string_view text)
    {
        const std::size_t count = std::min(text.size(), m_out.size() - m_size);
        std::copy_n(text.data(), count, m_out.data() + m_size);
        m_size += count;
    }
    /// Removes the text after the last of these characters.
    void cutAfter(std::string_view characters)
    {
        const std::size_t last = text().find_last_of(characters);
        m_size = last == std::string_view::npos ? 0 : last + 1;
    }
    std::string_view text() const { return {m_out.data(), m_size}; }

private:
    std::span<char> m_out;
    std::size_t m_size = 0;
};

} // namespace

std::size_t writeImpersonal(std::string_view text, std::span<char> out) noexcept
{
    BoundedText written(out);
    for (std::size_t at = 0; at < text.size();) {
        if (const std::string_view quotation = quotationAt(text, at); !quotation.empty()) {
            written.add("\"…\""sv);
            at += quotation.size();
            continue;
        }
        if (isSpace(text[at])) {
            written.add(" "sv);
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        while (end < text.size() && !isSpace(text[end]) && quotationAt(text, end).empty())
            ++end;
        const std::string_view word = text.substr(at, end - at);
        if (isPersonal(word)) {
            if (!isAbsolute(word)) {
                // In "QFile::open(a/b): …" the word itself begins with text that may be kept.
                written.add(word.substr(0, word.find_first_of("/\\~@."sv)));
                written.cutAfter(":([{=<,;"sv);
            }
            if (!written.text().empty() && !written.text().ends_with(' '))
                written.add(" "sv);
            written.add("<left out>"sv);
            break;
        }
        written.add(word);
        at = end;
    }
    return written.text().size();
}

} // namespace sinew
