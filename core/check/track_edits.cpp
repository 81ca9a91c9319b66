// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/track_edits.h"

#include "core/model/model.h"

namespace sinew {

const CurveBase *trackAt(const Model &model, const Address &at, std::size_t &width)
{
    const FieldRef ref = model.field(at);
    if (!ref || ref.type->kind != Kind::Curve)
        return nullptr;
    width = ref.type->element->valueSize();
    return static_cast<const CurveBase *>(ref.data);
}

void setTrack(EditBuilder &edit, const Model &model, const Address &at, const CurveBase &curve)
{
    edit.set(at, Value(*model.field(at).type, &curve));
}

CurveBase keysOf(const CurveBase &curve, const std::vector<std::size_t> &rows, std::size_t width)
{
    CurveBase result = curve.sliceRaw(0, 0, width);
    for (const std::size_t row : rows)
        result.spliceRaw(result.size(), 0, curve.sliceRaw(row, 1, width), width);
    return result;
}

} // namespace sinew
