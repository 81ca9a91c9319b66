// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/key_rows.h"

#include <algorithm>
#include <numeric>

namespace sinew {

CurveBase pickKeys(const CurveBase &curve, const TypeInfo &value, std::span<const std::uint32_t> rows)
{
    const std::size_t width = value.valueSize();
    CurveBase keys;
    keys.resetRaw(curve.header(), rows.size(), width);
    std::int32_t *times = keys.editTimes(width);
    for (std::size_t i = 0; i < rows.size(); ++i)
        times[i] = curve.times()[rows[i]];
    for (int part = 0; part < (curve.hasTangents() ? 3 : 1) && width; ++part) {
        const std::byte *from = curve.rawPart(part, width);
        std::byte *to = keys.editRawPart(part, width);
        for (const std::uint32_t row : rows) {
            std::memcpy(to, from + row * width, width);
            to += width;
        }
    }
    return keys;
}

void keepRows(CurveEdit &edit, std::span<const std::uint32_t> rows)
{
    KeyMarks marks(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        marks[i] = edit.marks[rows[i]];
    edit.curve = pickKeys(edit.curve, edit.value(), rows);
    edit.marks = std::move(marks);
}

std::vector<std::uint32_t> selectedRows(const CurveEdit &edit)
{
    std::vector<std::uint32_t> rows;
    for (std::size_t row = 0; row < edit.marks.size(); ++row)
        if (edit.marks[row].selected & anyValueBit)
            rows.push_back(std::uint32_t(row));
    return rows;
}

std::vector<std::uint32_t> rowsByTime(const CurveBase &curve)
{
    std::vector<std::uint32_t> rows(curve.size());
    std::iota(rows.begin(), rows.end(), 0u);
    const auto times = curve.times();
    if (!std::is_sorted(times.begin(), times.end()))
        std::stable_sort(rows.begin(), rows.end(),
                         [times](std::uint32_t a, std::uint32_t b) { return times[a] < times[b]; });
    return rows;
}

void mergeKeys(CurveEdit &edit, const CurveBase &keys, const KeyMarks &marks)
{
    const auto old = edit.curve.times(), added = keys.times();
    // Rows of both curves concatenated; a key that stays goes before the first later one that was there.
    CurveBase both = edit.curve;
    both.spliceRaw(old.size(), 0, keys, edit.value().valueSize());
    std::vector<std::uint32_t> rows;
    rows.reserve(both.size());
    std::size_t next = 0;
    for (std::size_t row = 0; row < old.size(); ++row) {
        while (next < added.size() && added[next] < old[row])
            rows.push_back(std::uint32_t(old.size() + next++));
        if (!std::binary_search(added.begin(), added.end(), old[row]))
            rows.push_back(std::uint32_t(row));
    }
    while (next < added.size())
        rows.push_back(std::uint32_t(old.size() + next++));
    edit.marks.resize(old.size());
    edit.marks.insert(edit.marks.end(), marks.begin(), marks.end());
    edit.curve = std::move(both);
    keepRows(edit, rows);
}

void swapKeys(CurveEdit &edit, CurveBase &other, const TimeSpan &span)
{
    const auto partOf = [&](const CurveBase &curve, bool inside) {
        std::vector<std::uint32_t> rows = rowsByTime(curve);
        std::erase_if(rows, [&](std::uint32_t row) { return span.contains(curve.times()[row]) != inside; });
        return rows;
    };
    const TypeInfo &value = edit.value();
    const CurveBase mine = pickKeys(edit.curve, value, partOf(edit.curve, true));
    const CurveBase theirs = pickKeys(other, value, partOf(other, true));
    CurveEdit rest = edit;
    rest.curve = std::move(other);
    rest.marks.assign(rest.curve.size(), {});
    for (const auto &[curve, keys] : {std::pair(&edit, &theirs), std::pair(&rest, &mine)}) {
        keepRows(*curve, partOf(curve->curve, false));
        mergeKeys(*curve, *keys, KeyMarks(keys->size()));
    }
    other = std::move(rest.curve);
}

bool hasHandleModes(const CurveEdit &edit)
{
    return edit.curve.hasTangents() && std::any_of(edit.marks.begin(), edit.marks.end(), [](const KeyMark &mark) {
               return follows(mark.in) || follows(mark.out);
           });
}

void swapHandles(CurveBase &curve, const TypeInfo &value, std::size_t row)
{
    if (!curve.hasTangents() || !value.valueSize())
        return;
    const std::size_t width = value.valueSize();
    std::byte *in = curve.editRawPart(1, width) + row * width, *out = curve.editRawPart(2, width) + row * width;
    std::swap_ranges(in, in + width, out);
    if (curve.interpolation() != Interpolation::Hermite || value.kind == Kind::Quat || !isContinuous(value))
        return;
    for (std::byte *slopes : {in, out})
        for (std::uint32_t i = 0; i < value.components; ++i)
            reinterpret_cast<float *>(slopes)[i] *= -1;
}

void swapHandles(KeyMark &mark)
{
    std::swap(mark.in, mark.out);
    const unsigned bits = mark.selected;
    mark.selected =
        KeyBits((bits & anyValueBit) | (bits & anyInBit) << maxComponents | (bits & anyOutBit) >> maxComponents);
}

} // namespace sinew
