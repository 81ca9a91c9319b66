// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/mdl/lexer.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace sinew::mdx {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_';
}

/// Compares both in lower case.
bool startsWith(const char *at, const char *end, std::string_view small)
{
    if (std::size_t(end - at) < small.size())
        return false;
    return std::equal(small.begin(), small.end(), at, [](char a, char b) { return a == char(b | 0x20); });
}

constexpr std::uint64_t tens[] = {1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000, 100'000'000};

/// Reads up to eight digits at once and adds them to a number: the first is the lowest byte. Returns how many.
std::size_t takeDigits(const char *at, std::uint64_t &number)
{
    std::uint64_t bytes;
    std::memcpy(&bytes, at, sizeof bytes);
    bytes ^= 0x3030303030303030; // digits become 0 to 9
    const std::uint64_t others = (((bytes & 0x7f7f7f7f7f7f7f7f) + 0x7676767676767676) | bytes) & 0x8080808080808080;
    const std::size_t count = others ? std::size_t(std::countr_zero(others)) / 8 : 8;
    if (count == 0)
        return 0;
    bytes <<= 8 * (8 - count); // zeros in front
    // Pairs of digits, then all four pairs.
    bytes = bytes * 10 + (bytes >> 8);
    constexpr std::uint64_t pairs = 0x000000ff000000ff;
    const std::uint64_t value =
        ((bytes & pairs) * (100 + (1'000'000ull << 32)) + ((bytes >> 16) & pairs) * (1 + (10'000ull << 32))) >> 32;
    number = number * tens[count] + value;
    return count;
}

} // namespace

TextPlace MdlLexer::placeOf(std::size_t position) const
{
    if (position < m_placed) {
        m_placed = m_lineStart = 0;
        m_placedLine = 1;
    }
    const std::string_view between = text(m_placed, std::min(position, size()));
    m_placedLine += std::size_t(std::count(between.begin(), between.end(), '\n'));
    if (const std::size_t newline = between.rfind('\n'); newline != between.npos)
        m_lineStart = m_placed + newline + 1;
    m_placed += between.size();
    return {m_placedLine, m_placed - m_lineStart + 1};
}

bool MdlLexer::skipComment()
{
    if (m_end - m_at < 2 || *m_at != '/')
        return false;
    if (m_at[1] == '/') {
        const void *newline = std::memchr(m_at, '\n', remaining());
        const char *from = m_at;
        m_at = newline ? static_cast<const char *>(newline) : m_end;
        if (newline && m_at[-1] == '\r' && m_at - 1 > from)
            --m_at;
        return true;
    }
    if (m_at[1] == '*') {
        const std::size_t close = std::string_view(m_at, remaining()).find("*/", 2);
        m_at = close == std::string_view::npos ? m_end : m_at + close + 2;
        return true;
    }
    return false;
}

bool MdlLexer::skipComments()
{
    while (m_at < m_end)
        if (separates(*m_at))
            ++m_at;
        else if (!skipComment())
            return true;
    return false;
}

void MdlLexer::skipInLine()
{
    while (m_at < m_end) {
        if (*m_at == ' ' || *m_at == '\t') {
            ++m_at;
            continue;
        }
        const char *before = m_at;
        if (!skipComment())
            return;
        if (std::memchr(before, '\n', std::size_t(m_at - before))) {
            m_at = before;
            return;
        }
    }
}

bool MdlLexer::take(char c)
{
    if (!skip() || *m_at != c)
        return false;
    ++m_at;
    return true;
}

std::string_view MdlLexer::word()
{
    const char *start = m_at;
    while (m_at < m_end && isWordCharacter(*m_at))
        ++m_at;
    return {start, std::size_t(m_at - start)};
}

bool MdlLexer::atNumber() const
{
    const char *at = m_at;
    if (at < m_end && (*at == '-' || *at == '+'))
        ++at;
    if (at == m_end)
        return false;
    return isDigit(*at) || (*at == '.' && at + 1 < m_end && isDigit(at[1])) || startsWith(at, m_end, "nan") ||
           startsWith(at, m_end, "inf");
}

std::size_t MdlLexer::quotesAfter(const char *at)
{
    const auto counts = [](const char *quote) { return *quote == '"' && quote[-1] != '\\'; };
    if (m_quotes.at && m_quotes.at <= at && at < m_quotes.lineEnd) {
        // Continues along the line, so that a line of many strings is scanned twice, and not once for each.
        while (m_quotes.at < at)
            m_quotes.count -= counts(++m_quotes.at);
        return m_quotes.count;
    }
    m_quotes = {at, at, 0};
    while (++m_quotes.lineEnd < m_end && *m_quotes.lineEnd != '\n')
        m_quotes.count += counts(m_quotes.lineEnd);
    return m_quotes.count;
}

bool MdlLexer::quoted(std::string_view &inside)
{
    if (peek() != '"')
        return false;
    const char *start = m_at + 1;
    for (const char *at = start; at < m_end && *at != '\n'; ++at) {
        if (*at != '"')
            continue;
        if (at > start && at[-1] == '\\' && quotesAfter(at) % 2 == 1)
            continue;
        inside = {start, std::size_t(at - start)};
        m_at = at + 1;
        return true;
    }
    return false;
}

bool MdlLexer::special(bool negative, float &value)
{
    const auto is = [&](std::string_view small) { return startsWith(m_at, m_end, small); };
    // Java and C++ write nan and infinity, old C runtimes 1.#QNAN, 1.#INF and 1.#IND.
    if (is("nan") || is("1.#qnan") || is("1.#snan") || is("1.#ind"))
        value = std::numeric_limits<float>::quiet_NaN();
    else if (is("inf") || is("1.#inf"))
        value = std::numeric_limits<float>::infinity();
    else
        return false;
    if (negative || is("1.#ind"))
        value = std::copysign(value, -1.0f);
    while (m_at < m_end && (isWordCharacter(*m_at) || *m_at == '.' || *m_at == '#'))
        ++m_at;
    return true;
}

/// Decimals of up to 15 digits without an exponent, as nearly all are: digits and power of ten are exact in a double,
/// so their quotient is rounded once; it is used unless it lies where rounding it again to a float could go wrong.
bool MdlLexer::simpleNumber(float &value)
{
    static constexpr double powers[] = {1,   1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                        1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const char *at = m_at;
    const bool negative = at < m_end && *at == '-';
    at += negative;
    std::uint64_t digits = 0;
    const char *first = at;
    for (; at < m_end && isDigit(*at); ++at)
        digits = digits * 10 + std::uint64_t(*at - '0');
    std::size_t count = std::size_t(at - first), decimals = 0;
    if (count == 0 || count > 15)
        return false;
    if (at < m_end && *at == '.') {
        const char *point = at++;
        if (m_end - at >= 8) {
            const std::size_t taken = takeDigits(at, digits);
            at += taken;
            count += taken;
        }
        for (; at < m_end && isDigit(*at) && count < 16; ++at, ++count)
            digits = digits * 10 + std::uint64_t(*at - '0');
        decimals = std::size_t(at - point) - 1;
    }
    if (count > 15 || (at < m_end && (*at == '.' || *at == '#' || isWordCharacter(*at))))
        return false;
    const double wide = double(digits) / powers[decimals];
    if ((std::bit_cast<std::uint64_t>(wide) & 0x1fffffff) == 0x10000000)
        return false;
    value = float(negative ? -wide : wide);
    m_at = at;
    return true;
}

bool MdlLexer::number(float &value)
{
    if (simpleNumber(value))
        return true;
    const char *start = m_at, *digits = m_at;
    if (digits < m_end && (*digits == '+' || *digits == '-'))
        ++digits;
    const bool negative = digits != start && *start == '-';
    const auto [end, error] = std::from_chars(digits, m_end, value);
    if (error == std::errc() && (end == m_end || (*end != '#' && !isWordCharacter(*end))) &&
        (isDigit(*digits) || *digits == '.')) {
        m_at = end;
        if (negative)
            value = -value;
        return true;
    }
    if (error == std::errc::result_out_of_range) {
        const bool tiny = std::find(digits, end, '-') != end; // a negative exponent
        double wide = tiny ? 0 : std::numeric_limits<double>::infinity();
        std::from_chars(digits, m_end, wide);
        value = float(negative ? -wide : wide);
        m_at = end;
        return true;
    }
    m_at = digits;
    if (special(negative, value))
        return true;
    m_at = start;
    return false;
}

bool MdlLexer::simpleInteger(std::int64_t &value)
{
    const char *at = m_at;
    const bool negative = at < m_end && *at == '-';
    at += negative;
    const char *first = at;
    std::int64_t digits = 0;
    for (; at < m_end && isDigit(*at) && at - first < 18; ++at)
        digits = digits * 10 + (*at - '0');
    if (at == first || (at < m_end && (*at == '.' || isWordCharacter(*at))))
        return false;
    value = negative ? -digits : digits;
    m_at = at;
    return true;
}

bool MdlLexer::integer(std::int64_t &value)
{
    if (simpleInteger(value))
        return true;
    const char *start = m_at, *digits = m_at + (peek() == '+');
    const auto [end, error] = std::from_chars(digits, m_end, value);
    if (error == std::errc() && (end == m_end || (*end != '.' && !isWordCharacter(*end)))) {
        m_at = end;
        return true;
    }
    double wide = 0;
    const auto [wideEnd, wideError] = std::from_chars(digits, m_end, wide);
    if (wideError != std::errc() || !(std::abs(wide) < 1e15) || wide != std::floor(wide) ||
        (wideEnd < m_end && isWordCharacter(*wideEnd))) {
        m_at = start;
        return false;
    }
    value = std::int64_t(wide);
    m_at = wideEnd;
    return true;
}

bool MdlLexer::skipBlock()
{
    for (std::size_t depth = 1; skip();) {
        std::string_view inside;
        const char c = *m_at;
        if (c == '"' && quoted(inside))
            continue;
        ++m_at;
        depth += c == '{';
        depth -= c == '}';
        if (depth == 0)
            return true;
    }
    return false;
}

bool MdlLexer::skipUnknown()
{
    while (true) {
        skipInLine();
        const char c = peek();
        std::string_view inside;
        if (c == '"' && quoted(inside))
            continue;
        if (c == '{') {
            ++m_at;
            return skipBlock();
        }
        if (c == '\r' || c == '\n') {
            // A brace may open on the next line; everything else there is not part of this statement.
            const char *here = m_at;
            if (skip() && *m_at == '{' &&
                std::string_view(here, std::size_t(m_at - here)).find(',') == std::string_view::npos)
                continue;
            m_at = here;
            return true;
        }
        if (atEnd() || c == ',' || c == '}')
            return true;
        if (c == '/' && m_end - m_at > 1 && m_at[1] == '*')
            return true;
        ++m_at;
    }
}

std::string unescaped(std::string_view inside)
{
    std::string text;
    text.reserve(inside.size());
    for (std::size_t i = 0; i < inside.size(); ++i)
        if (inside[i] != '\\' || i + 1 == inside.size() || inside[i + 1] != '"')
            text += inside[i];
    return text;
}

std::string quotedText(std::string_view text)
{
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"')
            result += '\\';
        result += c;
    }
    return result += '"';
}

void appendNumber(std::string &out, float value)
{
    char buffer[64];
    if (!std::isfinite(value)) {
        out += std::signbit(value) ? "-" : "";
        out += std::isnan(value) ? "nan" : "inf";
        return;
    }
    // Some readers accept no exponents; only values too small to matter use them.
    const auto format =
        value == 0 || std::abs(value) >= 1e-9f ? std::chars_format::fixed : std::chars_format::scientific;
    const char *const end = std::to_chars(buffer, buffer + sizeof buffer, value, format).ptr;
    out.append(buffer, std::size_t(end - buffer));
}

void appendNumber(std::string &out, std::int64_t value)
{
    char buffer[24];
    const char *const end = std::to_chars(buffer, buffer + sizeof buffer, value).ptr;
    out.append(buffer, std::size_t(end - buffer));
}

} // namespace sinew::mdx
