// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/shape/stored_handles.h"

#include "core/curves/shape/curve_segment.h"

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

double lengthOf(const CurveSlope &slope)
{
    double sum = 0;
    for (const double number : slope)
        sum += number * number;
    return std::sqrt(sum);
}

bool isOnOneLine(const CurveEdit &edit, const KeyNeighbours &keys, std::size_t row)
{
    const KeySide before = keys.before(row), after = keys.after(row);
    if (!before || !after)
        return false;
    const CurveSpace space(edit.value());
    const auto point = [&](std::size_t at) { return space.point(edit.curve, at); };
    const CurveSlope wayIn = space.between(point(before.neighbour), point(before.self)),
                     wayOut = space.between(point(after.self), point(after.neighbour));
    const CurveSlope in = (1 / before.length) * space.slope(edit.curve, row, KeyPart::In, wayIn),
                     out = (1 / after.length) * space.slope(edit.curve, row, KeyPart::Out, wayOut);
    // The precision of a stored control value depends on its size, the logarithm of a rotation has single precision.
    const double exactness = space.isRotation ? 2e-6 : 3e-6 * lengthOf(point(row));
    return lengthOf(in - out) <=
           1e-3 * std::max(lengthOf(in), lengthOf(out)) + exactness / std::min(before.length, after.length);
}

/// A handle that is moved by itself is no longer computed; smooth handles stay in line.
void release(KeyMark &mark)
{
    const auto isSmooth = [](HandleMode mode) {
        return mode == HandleMode::Auto || mode == HandleMode::AutoClamped || mode == HandleMode::Plateau;
    };
    const bool smooth = isSmooth(mark.in) && isSmooth(mark.out);
    const auto free = [&](HandleMode &mode) {
        if (smooth)
            mark.in = mark.out = HandleMode::Aligned;
        else if (follows(mode) && mode != HandleMode::Aligned)
            mode = HandleMode::Free;
    };
    if (mark.selected & anyInBit)
        free(mark.in);
    if (mark.selected & anyOutBit)
        free(mark.out);
}

} // namespace

HandleMode handleMode(const CurveEdit &edit, const KeyNeighbours &keys, std::size_t row, KeyPart side)
{
    const KeyMark mark = row < edit.marks.size() ? edit.marks[row] : KeyMark();
    const HandleMode mode = side == KeyPart::In ? mark.in : mark.out;
    if (mode != HandleMode::Stored)
        return mode;
    return edit.curve.hasTangents() && isContinuous(edit.value()) && isOnOneLine(edit, keys, row) ? HandleMode::Aligned
                                                                                                  : HandleMode::Free;
}

void adoptHandles(CurveEdit &edit, std::span<const std::size_t> rows, bool moves)
{
    if (!edit.curve.hasTangents() || !isContinuous(edit.value()))
        return;
    edit.marks.resize(edit.size());
    const KeyNeighbours keys(edit);
    const auto isSelected = [&](std::size_t row) { return (edit.marks[row].selected & anyValueBit) != 0; };
    // Keys that move together keep their shape.
    const auto leavesNeighbour = [&](std::size_t row) {
        const KeySide before = keys.before(row), after = keys.after(row);
        return (before && !isSelected(before.neighbour)) || (after && !isSelected(after.neighbour));
    };
    const auto adopt = [&](std::size_t row, HandleMode aligned) {
        KeyMark &mark = edit.marks[row];
        if (edit.newHandles == HandleMode::Free || (mark.in != HandleMode::Stored && mark.out != HandleMode::Stored))
            return;
        const bool fits = !moves || !isSelected(row) || !leavesNeighbour(row);
        const HandleMode mode = !fits || isOnOneLine(edit, keys, row) ? aligned : HandleMode::Free;
        for (HandleMode *side : {&mark.in, &mark.out})
            if (*side == HandleMode::Stored)
                *side = mode;
    };
    for (const std::size_t row : rows) {
        KeyMark &mark = edit.marks[row];
        const bool onlyHandle = !(mark.selected & anyValueBit) && (mark.selected & (anyInBit | anyOutBit));
        adopt(row, onlyHandle ? HandleMode::Aligned : edit.newHandles);
        if (onlyHandle)
            release(mark);
    }
    for (const std::size_t row : rows)
        for (const KeySide &side : {keys.before(row), keys.after(row)})
            if (side)
                adopt(side.neighbour, HandleMode::Aligned);
}

} // namespace sinew
