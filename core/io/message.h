// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

// lupdate looks for this name only; spelled as in Qt, so that both may be visible.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif

namespace sinew {

/// A human-readable sentence in English, with what is needed to translate it: the text with %1 … %9 and the arguments.
/// Texts are marked with QT_TRANSLATE_NOOP("Message", …) and translated where they are shown (translated()).
class Message
{
public:
    Message() = default;
    /// A literal may be in the catalogues; text created at run time is shown as it is.
    Message(const char *source) : m_source(source), m_text(source) {}
    Message(std::string text) : m_text(std::move(text)) {}
    Message(const char *source, std::vector<Message> arguments);
    /// A quantity, whose digits translated() groups. Numbers that only identify something (a version, a file's number)
    /// are passed as text.
    template<class Number, std::enable_if_t<std::is_integral_v<Number> && (sizeof(Number) > 1), int> = 0>
    Message(Number number) : m_text(std::to_string(number)), m_isQuantity(true)
    {
    }

    bool empty() const { return m_text.empty(); }
    /// In English.
    const std::string &text() const { return m_text; }
    operator const std::string &() const { return m_text; }
    /// Null for text that has no translation.
    const char *source() const { return m_source; }
    const std::vector<Message> &arguments() const { return m_arguments; }
    bool isQuantity() const { return m_isQuantity; }

private:
    const char *m_source = nullptr;
    std::vector<Message> m_arguments;
    std::string m_text;
    bool m_isQuantity = false;
};

inline bool operator==(const Message &a, const Message &b)
{
    return a.text() == b.text();
}
inline std::string operator+(const Message &a, const char *b)
{
    return a.text() + b;
}
inline std::string operator+(const char *a, const Message &b)
{
    return a + b.text();
}
inline std::string operator+(const std::string &a, const Message &b)
{
    return a + b.text();
}
inline std::string operator+(const Message &a, const std::string &b)
{
    return a.text() + b;
}

} // namespace sinew
