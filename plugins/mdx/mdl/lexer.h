// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/mdx/mdl reads and writes MDL, the text form of MDX models: the same objects, described by the same tables.
// It may use core and the structures of plugins/mdx.

#include "core/io/byte_reader.h"
#include "core/io/message.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace sinew::mdx {

/// A place in a text, both counted from 1; columns count bytes.
struct TextPlace
{
    std::size_t line = 1, column = 1;
};

/// Walks over the bytes of an MDL text without copying them: words, numbers, quoted strings, { } : and the comma that
/// separates and may be missing. // and /* */ comments are space. Never reads past the end.
class MdlLexer
{
public:
    explicit MdlLexer(std::string_view text) : m_begin(text.data()), m_at(text.data()), m_end(text.data() + text.size())
    {
    }

    std::size_t position() const { return std::size_t(m_at - m_begin); }
    std::size_t size() const { return std::size_t(m_end - m_begin); }
    std::size_t remaining() const { return std::size_t(m_end - m_at); }
    void seek(std::size_t position) { m_at = m_begin + position; }
    std::string_view text(std::size_t from, std::size_t to) const { return {m_begin + from, to - from}; }
    /// The line and column of a byte. Asking in ascending order costs one walk over the text in all.
    TextPlace placeOf(std::size_t position) const;

    /// Skips space, comments and commas; false at the end.
    bool skip()
    {
        while (m_at < m_end && separates(*m_at))
            ++m_at;
        return m_at < m_end && (*m_at != '/' || skipComments());
    }
    /// Skips space and comments of the line, not its end.
    void skipInLine();
    bool atEnd() const { return m_at == m_end; }
    /// The character at the position, 0 at the end.
    char peek() const { return m_at < m_end ? *m_at : '\0'; }
    /// Skips what separates, and `c` if it stands there.
    bool take(char c);
    /// A word: letters, digits and _, empty if none stands here.
    std::string_view word();
    /// Whether a number begins here (nan and inf included).
    bool atNumber() const;
    /// A quoted string without its quotes, as it stands; false when it isn't closed on its line, or none stands here. A
    /// quote after a backslash closes the string unless an odd number of quotes follows on the line: paths may end with
    /// a backslash.
    bool quoted(std::string_view &inside);
    /// A number as C and Java print them; ints are numbers as well. False if none stands here.
    bool number(float &value);
    /// An integer; 2.0 and 1e3 are taken. False if none stands here or it has a fraction.
    bool integer(std::int64_t &value);
    /// Skips a statement that isn't known, its word read: up to its comma, its line's end, or the end of its braces.
    /// False when a brace isn't closed.
    bool skipUnknown();
    /// Behind an opening brace: skips to behind the one that closes it. False when there is none.
    bool skipBlock();

private:
    /// Space and commas.
    static bool separates(char c)
    {
        constexpr std::uint64_t those = 0x3e00ull | 1ull << ' ' | 1ull << ',';
        return static_cast<unsigned char>(c) < 64 && (those >> static_cast<unsigned char>(c) & 1) != 0;
    }
    /// One comment if it begins here.
    bool skipComment();
    /// skip() from a slash on.
    bool skipComments();
    bool simpleNumber(float &value);
    bool simpleInteger(std::int64_t &value);
    bool special(bool negative, float &value);
    /// Quotes without a backslash behind `at` on its line.
    std::size_t quotesAfter(const char *at);

    struct Quotes
    {
        const char *at = nullptr, *lineEnd = nullptr;
        std::size_t count = 0;
    } m_quotes; ///< what quotesAfter() was asked last
    const char *m_begin, *m_at, *m_end;
    mutable std::size_t m_placed = 0, m_placedLine = 1, m_lineStart = 0;
};

/// A quoted string's text: \" stands for a quote.
std::string unescaped(std::string_view inside);
/// The reverse, with the quotes around it.
std::string quotedText(std::string_view text);
/// Adds a number that reads back as the same bits: integers without a fraction, else the shortest decimals.
void appendNumber(std::string &out, float value);
void appendNumber(std::string &out, std::int64_t value);

} // namespace sinew::mdx
