// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/byte_reader.h"
#include "core/model/model.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sinew::m3 {

struct Plan;

/// An entry of the file's index.
struct Section
{
    std::uint32_t tag = 0; ///< as returned by fourCc(): first character in the lowest byte, "COL\0" for three letters
    std::uint32_t offset = 0, count = 0, version = 0;
    std::size_t bytes = 0;      ///< of all its elements; for unknown ones up to the next section
    std::uint32_t each = 0;     ///< bytes of an element; 0 for tags and versions that are not known
    bool isPrimitive = false;   ///< numbers or text: its elements name no sections
    const Plan *plan = nullptr; ///< of elements that are known structures
};

/// The contents of a field that names a section. MD33 files have no flags.
struct Reference3
{
    std::uint32_t count = 0, index = 0, flags = 0;
    bool operator==(const Reference3 &) const = default;
};

/// The place of an object in the file: a row of a section.
struct ObjectPlace
{
    std::int32_t section = -1;
    std::uint32_t row = 0;
};

/// The file as it was read: its bytes, its index, and which of its rows each object is. Writing starts from it.
class M3Layout final : public Layout
{
public:
    Bytes bytes() const { return {reinterpret_cast<const std::byte *>(image.constData()), std::size_t(image.size())}; }
    Bytes bytesOf(std::size_t section) const
    {
        return bytes().subspan(sections[section].offset, sections[section].bytes);
    }
    Reference3 referenceAt(std::size_t offset) const
    {
        const char *const at = image.constData() + offset;
        Reference3 reference;
        std::memcpy(&reference.count, at, 4);
        std::memcpy(&reference.index, at + 4, 4);
        if (referenceBytes == 12)
            std::memcpy(&reference.flags, at + 8, 4);
        return reference;
    }
    ObjectPlace placeOf(NodeId object) const { return object < places.size() ? places[object] : ObjectPlace(); }

    QString fileName;
    QByteArray image;
    std::uint32_t referenceBytes = 12; ///< 8 in MD33 files
    std::uint32_t indexOffset = 0;
    std::vector<Section> sections;
    std::vector<std::uint32_t> users; ///< by section: how many references name it
    std::vector<ObjectPlace> places;  ///< by NodeId; of the root MODL
    /// File offsets of references that were not followed; they stay unchanged while nothing else is put there.
    std::vector<std::uint32_t> keptReferences; ///< ascending
    /// Whether the sections are laid out as by Blizzard's exporter: depth first in the order of the references, each at
    /// a multiple of 16, gaps filled with 0xaa, the index at the end. False if any reference was not followed.
    bool official = false;
};

} // namespace sinew::m3
