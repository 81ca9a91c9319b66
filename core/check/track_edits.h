// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "core/schema/curve.h"

#include <vector>

namespace sinew {

/// The track at a finding's address and the size of its values in bytes; null if it is gone.
const CurveBase *trackAt(const Model &model, const Address &at, std::size_t &width);
/// An absent curve removes the track.
void setTrack(EditBuilder &edit, const Model &model, const Address &at, const CurveBase &curve);
/// The keys of some rows, in that order.
CurveBase keysOf(const CurveBase &curve, const std::vector<std::size_t> &rows, std::size_t width);

/// Keeps the keys for which `isKept(row)` is true.
template<class Keep>
void keepKeys(EditBuilder &edit, const Model &model, const Address &at, const CurveBase &curve, std::size_t width,
              const Keep &isKept)
{
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < curve.size(); ++i)
        if (isKept(i))
            rows.push_back(i);
    if (rows.size() < curve.size())
        setTrack(edit, model, at, keysOf(curve, rows, width));
}

} // namespace sinew
