// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_bounds.h"

#include "core/document/key_mark.h"

#include <algorithm>
#include <cmath>

namespace sinew {

KeyBounds selectionBounds(std::span<const CurveEdit> edits)
{
    KeyBounds bounds;
    bool numbers = false;
    for (const CurveEdit &edit : edits) {
        const KeyNumbers shown = edit.shown();
        for (std::size_t row = 0; row < edit.marks.size() && row < edit.size(); ++row) {
            const KeyBits bits = edit.marks[row].selected;
            if (!bits)
                continue;
            const std::int32_t time = edit.curve.times()[row];
            bounds.firstTime = bounds.empty ? time : std::min(bounds.firstTime, time);
            bounds.lastTime = bounds.empty ? time : std::max(bounds.lastTime, time);
            bounds.empty = false;
            for (const KeyPart part : {KeyPart::Value, KeyPart::In, KeyPart::Out})
                for (int i = 0; i < shown.components() && (part == KeyPart::Value || shown.hasHandles()); ++i) {
                    const double number = (bits & keyBit(part, i)) ? shown.number(row, i, part) : std::nan("");
                    if (!std::isfinite(number))
                        continue;
                    bounds.lowest = numbers ? std::min(bounds.lowest, number) : number;
                    bounds.highest = numbers ? std::max(bounds.highest, number) : number;
                    numbers = true;
                }
        }
    }
    return bounds;
}

} // namespace sinew
