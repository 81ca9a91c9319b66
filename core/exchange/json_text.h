// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace sinew {

/// Writes JSON in the order of the calls, without white space; the same calls give the same bytes. Numbers that are not
/// finite become strings.
class JsonText
{
public:
    JsonText &open(char bracket)
    {
        separate();
        m_text += bracket;
        m_isFirst = true;
        return *this;
    }
    JsonText &close(char bracket)
    {
        m_text += bracket;
        m_isFirst = false;
        return *this;
    }
    JsonText &key(std::string_view name);
    JsonText &string(std::string_view text);
    JsonText &number(float value); ///< the shortest text that reads back as this float
    JsonText &number(double value);
    JsonText &integer(std::int64_t value);
    JsonText &boolean(bool value) { return raw(value ? "true" : "false"); }
    JsonText &raw(std::string_view json)
    {
        separate();
        m_text += json;
        m_isFirst = false;
        return *this;
    }
    JsonText &numbers(std::span<const float> values);

    const std::string &text() const { return m_text; }
    bool isEmpty() const { return m_text.empty(); }
    std::string take() { return std::move(m_text); }

private:
    void separate()
    {
        if (!m_isFirst)
            m_text += ',';
        m_isFirst = true;
    }
    template<class Number>
    JsonText &digits(Number value);

    std::string m_text;
    bool m_isFirst = true; ///< nothing stands before in this array or object, or a key does
};

} // namespace sinew
