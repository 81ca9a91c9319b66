// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/check.h"

#include "core/model/edit_builder.h"

namespace sinew {

const char *impactName(Impact impact)
{
    static constexpr const char *names[impactCount] = {"note", "waste", "wrong", "fatal"};
    return names[int(impact)];
}

Status deleteObject(EditBuilder &edit, const Model &model, const Finding &finding)
{
    if (model.contains(finding.place().node))
        edit.remove(finding.place().node);
    return Done{};
}

} // namespace sinew
