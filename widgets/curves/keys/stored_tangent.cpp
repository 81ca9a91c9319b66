// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/keys/stored_tangent.h"

#include <cstring>

namespace sinew {

float storedTangent(const CurveBase &curve, const TypeInfo &value, std::size_t row, KeyPart part, int component)
{
    float number = 0;
    const std::size_t width = value.valueSize();
    std::memcpy(&number, curve.rawPart(int(part), width) + row * width + std::size_t(component) * sizeof(float),
                sizeof number);
    return number;
}

void setStoredTangent(CurveBase &curve, const TypeInfo &value, std::size_t row, KeyPart part, int component,
                      float number)
{
    const std::size_t width = value.valueSize();
    std::memcpy(curve.editRawPart(int(part), width) + row * width + std::size_t(component) * sizeof(float), &number,
                sizeof number);
}

} // namespace sinew
