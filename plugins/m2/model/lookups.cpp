// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/model/lookups.h"

#include <algorithm>
#include <map>

namespace sinew::m2 {

namespace {

template<class List, class Number>
bool differ(const List &before, const List &after, const Number &number)
{
    if (before.size() != after.size())
        return true;
    for (std::size_t row = 0; row < before.size(); ++row)
        if (before.ids[row] != after.ids[row] || number(before[row]) != number(after[row]))
            return true;
    return false;
}

/// The first row of each number, at least as long as before; numbers that only the old table has become -1.
template<class List, class Number>
Array<std::int16_t> direct(const List &list, const Array<std::int16_t> &old, const Number &number, bool last = false)
{
    std::map<std::int64_t, std::int16_t> rows;
    for (std::size_t row = 0; row < list.size(); ++row) {
        const std::int64_t key = number(list[row]);
        if (key < 0 || key > 0x7fff)
            continue;
        if (last)
            rows[key] = std::int16_t(row);
        else
            rows.emplace(key, std::int16_t(row));
    }
    const std::size_t size =
        std::max<std::size_t>(old.size(), rows.empty() ? 0 : std::size_t(rows.rbegin()->first) + 1);
    std::vector<std::int16_t> table(size, -1);
    for (const auto &[key, row] : rows)
        table[std::size_t(key)] = row;
    return Array<std::int16_t>(std::span<const std::int16_t>(table));
}

int keyBone(const Bone &bone)
{
    return bone.keyBone;
}
std::int64_t attachmentId(const Attachment &attachment)
{
    return attachment.id;
}
int cameraType(const Camera &camera)
{
    return camera.type;
}
std::int64_t textureType(const Texture &texture)
{
    return texture.type;
}

/// Official files: how they choose the next prime-like size is not known; their tables are as large as the animations
/// need. Ours keeps the size while everything fits, and otherwise grows to twice the number of animations.
Array<std::int16_t> sequenceTable(const Root &root, const Array<std::int16_t> &old)
{
    std::vector<std::pair<int, std::int16_t>> first;
    for (std::size_t row = 0; row < root.sequences.size(); ++row) {
        const int id = root.sequences[row].id;
        if (std::none_of(first.begin(), first.end(), [id](const auto &entry) { return entry.first == id; }))
            first.emplace_back(id, std::int16_t(row));
    }
    // Plain tables (one slot per id) stay plain: they have no collisions.
    std::size_t size = std::max<std::size_t>(old.size(), first.size());
    for (;; size = size * 2 + 1) {
        std::vector<std::int16_t> table(size, -1);
        bool placed = true;
        for (const auto &[id, row] : first) {
            std::size_t slot = std::size_t(id) % size, stride = 1;
            while (table[slot] != -1 && stride <= size) {
                slot = (slot + stride * stride) % size;
                ++stride;
            }
            placed = placed && table[slot] == -1;
            if (!placed)
                break;
            table[slot] = row;
        }
        // In a table without an empty slot, the search for a missing animation would never end.
        const bool hasGap = std::find(table.begin(), table.end(), -1) != table.end();
        if ((placed && (hasGap || size <= old.size())) || first.empty())
            return Array<std::int16_t>(std::span<const std::int16_t>(table));
    }
}

} // namespace

const std::vector<Lookup> &lookups()
{
    static const std::vector<Lookup> all{
        {fieldRow<&Root::sequenceLookup>(), &Root::sequenceLookup,
         [](const Root &before, const Root &after) {
             return differ(before.sequences, after.sequences, [](const Sequence &s) { return s.id; });
         },
         sequenceTable},
        {fieldRow<&Root::keyBoneLookup>(), &Root::keyBoneLookup,
         [](const Root &before, const Root &after) { return differ(before.bones, after.bones, keyBone); },
         [](const Root &root, const Array<std::int16_t> &old) { return direct(root.bones, old, keyBone); }},
        {fieldRow<&Root::attachmentLookup>(), &Root::attachmentLookup,
         [](const Root &before, const Root &after) {
             return differ(before.attachments, after.attachments, attachmentId);
         },
         [](const Root &root, const Array<std::int16_t> &old) { return direct(root.attachments, old, attachmentId); }},
        {fieldRow<&Root::cameraLookup>(), &Root::cameraLookup,
         [](const Root &before, const Root &after) { return differ(before.cameras, after.cameras, cameraType); },
         [](const Root &root, const Array<std::int16_t> &old) { return direct(root.cameras, old, cameraType); }},
        {fieldRow<&Root::textureLookup>(), &Root::textureLookup,
         [](const Root &before, const Root &after) { return differ(before.textures, after.textures, textureType); },
         // If several textures have the same type, official files use the last one.
         [](const Root &root, const Array<std::int16_t> &old) {
             return direct(root.textures, old, textureType, true);
         }},
    };
    return all;
}

int findSequence(const Root &root, int animation)
{
    const std::size_t size = root.sequenceLookup.size();
    if (size == 0)
        return -1;
    // A table without a free slot, as none of Blizzard's is, must not be walked through for each sequence.
    constexpr std::size_t mostStrides = 1024;
    std::size_t slot = std::size_t(animation) % size;
    for (std::size_t stride = 1; stride <= std::min(size, mostStrides); ++stride) {
        const std::int16_t row = root.sequenceLookup[slot];
        if (row < 0 || std::size_t(row) >= root.sequences.size())
            return -1;
        if (root.sequences[std::size_t(row)].id == animation)
            return row;
        slot = (slot + stride * stride) % size;
    }
    return -1;
}

} // namespace sinew::m2
