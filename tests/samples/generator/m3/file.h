// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Bytes of StarCraft II model files, assembled from the format's description alone: the plugin is not used here, so
// that the values that its tests expect are independent of it. Qt Core only.

#include "m2/bytes.h"

#include <QList>

namespace sinew::samples::m3 {

using m2::Bytes;
using m2::V2;
using m2::V3;
using V4 = std::array<float, 4>;  ///< x y z w
using Box = std::array<float, 7>; ///< minimum, maximum, radius

/// Where a section refers to another one. It is written as {count, index, flags}, in MD33 without the flags.
struct Reference
{
    qsizetype at = 0; ///< in the section's bytes, whose references are always of 12 bytes here
    int section = -1; ///< number of the section in its file; -1 if none: `index` is written as it is
    std::uint32_t count = 0, index = 0, flags = 0;
};

struct Section
{
    QByteArray tag; ///< as it is read: "MODL", "COL"
    std::uint32_t version = 0, count = 0;
    QByteArray bytes;
    QList<Reference> references; ///< in the order of their places
};

enum class Order {
    Official, ///< depth first from the root, each section before those that it refers to
    AsMade,
    Reversed, ///< the root last
};

/// How a file is laid out.
struct Style
{
    bool small = false; ///< MD33, references of 8 bytes
    qsizetype alignment = 16;
    Order order = Order::Official;
    int padding = 0xaa;
    bool indexFirst = false;   ///< after the header instead of at the end
    QByteArray tail;           ///< after everything
    bool onlyReferred = false; ///< without sections that nothing refers to; official order only
};

/// Sections that refer to each other. Number 0 is the root.
class File
{
public:
    int add(Section section);
    /// Values that are not references.
    template<class T>
    int values(const char *tag, const QList<T> &values)
    {
        return add(
            {tag,
             0,
             std::uint32_t(values.size()),
             QByteArray(reinterpret_cast<const char *>(values.constData()), values.size() * qsizetype(sizeof(T))),
             {}});
    }
    /// A text with its NUL.
    int text(const QByteArray &text);
    Section &operator[](int number) { return m_sections[number]; }
    const Section &operator[](int number) const { return m_sections[number]; }
    int size() const { return int(m_sections.size()); }

    QByteArray bytes(const Style &style = {}) const;

private:
    QList<int> order(const Style &style) const;

    QList<Section> m_sections;
};

} // namespace sinew::samples::m3
