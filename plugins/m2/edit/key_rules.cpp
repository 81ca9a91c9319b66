// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/edit/key_rules.h"

#include "core/schema/struct_info.h"
#include "plugins/m2/file/values.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

KeyRules keyRules(const FieldInfo &field, std::uint32_t version, bool compressedTextureRotations)
{
    KeyRules rules;
    rules.interpolations = {Interpolation::None, Interpolation::Linear};
    if (field.storage == Storage::SplineKeys)
        rules.interpolations = Interpolations::all();
    else if (isOverLife(field.storage))
        rules.interpolations = {Interpolation::Linear};
    const ValueCodec codec = valueCodec(field, version, compressedTextureRotations);
    rules.valueStep = codec.step;
    rules.lowest = codec.lowest;
    rules.highest = codec.highest;
    return rules;
}

} // namespace sinew::m2
