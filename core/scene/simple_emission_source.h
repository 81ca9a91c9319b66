// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/simple_emission.h"

namespace sinew {

/// Rules of an effect that can be told as an SimpleEmission.
class SimpleEmissionSource
{
public:
    virtual ~SimpleEmissionSource() = default;
    virtual SimpleEmission emission() const = 0;

protected:
    SimpleEmissionSource() = default;
    SimpleEmissionSource(const SimpleEmissionSource &) = default;
    SimpleEmissionSource &operator=(const SimpleEmissionSource &) = default;
};

} // namespace sinew
