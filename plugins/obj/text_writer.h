// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace sinew::obj {

/// Writes lines of words. Numbers get the shortest text from which they are read as the same ones.
class TextWriter
{
public:
    /// "v 1 2 3", all finite.
    void numbers(std::string_view kind, std::span<const float> values);
    /// "vt 0 0.75": textures begin at the bottom in these files, and at the top in models. LineReader's double and
    /// `1 - v` give the same float back unless it is nearer to 0 than 10⁻⁸.
    void uv(float u, float v);
    void word(std::string_view kind, std::string_view text);
    /// A triangle of rows from 0 on, which are those of places, of texture coordinates and of normals alike; what a
    /// mesh does not have is left out.
    struct Rows
    {
        std::uint64_t place = 0, uv = 0, normal = 0;
        bool hasUv = false, hasNormal = false;
    };
    void triangle(std::span<const std::uint32_t, 3> corners, const Rows &first);

    QByteArray take() { return std::move(m_text); }

private:
    template<class Number>
    void add(Number number);

    QByteArray m_text;
};

/// A name as one word that every reader takes as it is: blanks, "#", "\\", signs that are not printed and bytes that
/// are not UTF-8 become "_". `otherwise`: for a name of which nothing is left.
std::string plainName(std::string_view name, const std::string &otherwise);

} // namespace sinew::obj
