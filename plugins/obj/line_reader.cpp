// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/line_reader.h"

#include <charconv>
#include <cmath>

namespace sinew::obj {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

} // namespace

std::string_view LineReader::takeLine()
{
    const std::size_t end = m_text.find('\n');
    const std::string_view line = m_text.substr(0, end);
    m_text.remove_prefix(end == std::string_view::npos ? m_text.size() : end + 1);
    ++m_line;
    return line;
}

bool LineReader::next()
{
    m_words.clear();
    while (!m_text.empty()) {
        std::string_view line = takeLine();
        const std::string_view shown = line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
        const bool continues = shown.ends_with('\\');
        line = (continues ? shown.substr(0, shown.size() - 1) : shown).substr(0, line.find('#'));
        for (std::size_t at = 0; at < line.size();) {
            while (at < line.size() && isBlank(line[at]))
                ++at;
            const std::size_t first = at;
            while (at < line.size() && !isBlank(line[at]))
                ++at;
            if (at > first)
                m_words.push_back(line.substr(first, at - first));
        }
        if (!continues && !m_words.empty())
            return true;
    }
    return !m_words.empty();
}

std::string LineReader::rest() const
{
    if (m_words.size() < 2)
        return {};
    // Words of one line lie in one piece of the text.
    const char *first = m_words[1].data(), *last = m_words.back().data() + m_words.back().size();
    return std::string(first, last);
}

bool readNumber(std::string_view word, double &number)
{
    if (word.starts_with('+'))
        word.remove_prefix(1);
    number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool isGood = read.ec == std::errc() && read.ptr == word.data() + word.size() && std::isfinite(number);
    if (!isGood)
        number = 0;
    return isGood;
}

bool readNumber(std::string_view word, float &number)
{
    double value = 0;
    const bool isGood = readNumber(word, value) && std::isfinite(float(value));
    number = isGood ? float(value) : 0;
    return isGood;
}

bool readInteger(std::string_view word, std::int64_t &number)
{
    number = 0;
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    return read.ec == std::errc() && read.ptr == word.data() + word.size();
}

} // namespace sinew::obj
