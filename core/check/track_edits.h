// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/edit_builder.h"
#include "core/schema/curve.h"

#include <vector>

namespace sinew {

/// The track at a finding's address with the size of its values in bytes; null when it is gone.
const CurveBase *trackAt(const Model &model, const Address &at, std::size_t &width);
/// An absent one takes the track away.
void setTrack(EditBuilder &edit, const Model &model, const Address &at, const CurveBase &curve);
/// The keys of some rows, in that order.
CurveBase keysOf(const CurveBase &curve, const std::vector<std::size_t> &rows, std::size_t width);

/// Keeps the keys that `isKept(row)` says.
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
