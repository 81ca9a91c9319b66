// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/obj/text_writer.h"

#include <QString>

#include <algorithm>
#include <charconv>

namespace sinew::obj {

template<class Number>
void TextWriter::add(Number number)
{
    char text[32];
    const auto result = std::to_chars(text, text + sizeof text, number);
    m_text.append(text, result.ptr - text);
}

void TextWriter::numbers(std::string_view kind, std::span<const float> values)
{
    m_text.append(kind.data(), qsizetype(kind.size()));
    for (const float value : values) {
        m_text += ' ';
        add(value);
    }
    m_text += '\n';
}

void TextWriter::uv(float u, float v)
{
    m_text += "vt ";
    add(u);
    m_text += ' ';
    const double flipped = 1 - double(v);
    char text[32];
    const auto narrow = std::to_chars(text, text + sizeof text, float(flipped));
    double read = 0;
    std::from_chars(text, narrow.ptr, read);
    // The digits of a float are enough for most.
    if (float(1 - read) == v)
        m_text.append(text, narrow.ptr - text);
    else
        add(flipped);
    m_text += '\n';
}

void TextWriter::word(std::string_view kind, std::string_view text)
{
    m_text.append(kind.data(), qsizetype(kind.size()));
    m_text += ' ';
    m_text.append(text.data(), qsizetype(text.size()));
    m_text += '\n';
}

void TextWriter::triangle(std::span<const std::uint32_t, 3> corners, const Rows &first)
{
    m_text += 'f';
    for (const std::uint32_t corner : corners) {
        m_text += ' ';
        add(first.place + corner + 1);
        if (first.hasUv || first.hasNormal)
            m_text += '/';
        if (first.hasUv)
            add(first.uv + corner + 1);
        if (first.hasNormal) {
            m_text += '/';
            add(first.normal + corner + 1);
        }
    }
    m_text += '\n';
}

std::string plainName(std::string_view name, const std::string &otherwise)
{
    QString text = QString::fromUtf8(name.data(), qsizetype(name.size())).trimmed();
    if (text.isEmpty())
        return otherwise;
    for (QChar &c : text)
        if (!c.isSurrogate() &&
            (!c.isPrint() || c.isSpace() || c == u'#' || c == u'\\' || c == QChar::ReplacementCharacter))
            c = u'_';
    return text.toStdString();
}

} // namespace sinew::obj
