// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/present_tracks.h"

#include "core/model/walk.h"

namespace sinew {

std::vector<CurveEdit> presentTracks(const SlimInput &input)
{
    std::vector<Address> places;
    const Ctx ctx = input.model.ctx();
    walkFields(input.model, [&](const Address &at, const FieldInfo &field, const void *data, const void *object) {
        if (field.type->kind == Kind::Curve && field.type->element->kind != Kind::NoValue &&
            static_cast<const CurveBase *>(data)->size() > 0 && field.isOnDisk(ctx, object))
            places.push_back(at);
    });
    return curveEdits(input.model, input.format, places);
}

} // namespace sinew
