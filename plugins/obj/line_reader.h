// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/obj reads and writes Wavefront OBJ: triangles and other polygons with texture coordinates, normals and
// materials.

#include "core/io/byte_reader.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace sinew::obj {

/// Takes a text apart into lines and words; a backslash at its end continues a line.
class LineReader
{
public:
    explicit LineReader(Bytes text) : m_text(reinterpret_cast<const char *>(text.data()), text.size()) {}

    /// The words of the next line that has any; false at the end.
    bool next();
    const std::vector<std::string_view> &words() const { return m_words; }
    /// Everything behind the first word: names may have blanks.
    std::string rest() const;
    /// From 1.
    std::size_t line() const { return m_line; }

private:
    std::string_view takeLine();

    std::string_view m_text;
    std::vector<std::string_view> m_words;
    std::size_t m_line = 0;
};

/// 0 and false for what is no finite number.
bool readNumber(std::string_view word, double &number);
/// The same for what is finite as a float.
bool readNumber(std::string_view word, float &number);
bool readInteger(std::string_view word, std::int64_t &number);

} // namespace sinew::obj
