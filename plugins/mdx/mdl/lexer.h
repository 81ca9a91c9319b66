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

/// A position in a text, both counted from 1; columns count bytes.
struct TextPlace
{
    std::size_t line = 1, column = 1;
};

/// Walks over the bytes of an MDL text without copying them: words, numbers, quoted strings, { } : and the separating
/// comma, which may be missing. // and /* */ comments count as space. Never reads past the end.
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
    /// The line and column of a byte. Calls in ascending order cost one pass over the text in all.
    TextPlace placeOf(std::size_t position) const;

    /// Skips space, comments and commas; false at the end.
    bool skip()
    {
        while (m_at < m_end && separates(*m_at))
            ++m_at;
        return m_at < m_end && (*m_at != '/' || skipComments());
    }
    /// Skips space and comments of the line, but not its end.
    void skipInLine();
    bool atEnd() const { return m_at == m_end; }
    /// The character at the position, 0 at the end.
    char peek() const { return m_at < m_end ? *m_at : '\0'; }
    /// Skips separators, and `c` if it follows.
    bool take(char c);
    /// A word: letters, digits and _; empty if there is none here.
    std::string_view word();
    /// Whether a number begins here (nan and inf included).
    bool atNumber() const;
    /// A quoted string without its quotes, unmodified; false if it isn't closed on its line, or if there is none here.
    /// A quote after a backslash closes the string unless an odd number of quotes follows on the line: paths may end
    /// with a backslash.
    bool quoted(std::string_view &inside);
    /// A number as C and Java print them, integers included. False if there is none here.
    bool number(float &value);
    /// An integer; 2.0 and 1e3 are accepted. False if there is none here or it has a fraction.
    bool integer(std::int64_t &value);
    /// Skips an unknown statement whose word was read: up to its comma, its line's end, or the end of its braces. False
    /// if a brace isn't closed.
    bool skipUnknown();
    /// After an opening brace: skips past the closing one. False if there is none.
    bool skipBlock();

private:
    /// Space and commas.
    static bool separates(char c)
    {
        constexpr std::uint64_t those = 0x3e00ull | 1ull << ' ' | 1ull << ',';
        return static_cast<unsigned char>(c) < 64 && (those >> static_cast<unsigned char>(c) & 1) != 0;
    }
    /// Skips one comment if it begins here.
    bool skipComment();
    /// Continues skip() at a slash.
    bool skipComments();
    bool simpleNumber(float &value);
    bool simpleInteger(std::int64_t &value);
    bool special(bool negative, float &value);
    /// The number of quotes without a backslash after `at` on its line.
    std::size_t quotesAfter(const char *at);

    struct Quotes
    {
        const char *at = nullptr, *lineEnd = nullptr;
        std::size_t count = 0;
    } m_quotes; ///< the last call of quotesAfter()
    const char *m_begin, *m_at, *m_end;
    mutable std::size_t m_placed = 0, m_placedLine = 1, m_lineStart = 0;
};

/// A quoted string's text, with \" as a quote.
std::string unescaped(std::string_view inside);
/// The reverse, with the quotes around it.
std::string quotedText(std::string_view text);
/// Appends a number that reads back as the same bits: integers without a fraction, otherwise the shortest decimals.
void appendNumber(std::string &out, float value);
void appendNumber(std::string &out, std::int64_t value);

} // namespace sinew::mdx
