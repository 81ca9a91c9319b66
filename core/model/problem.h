// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"
#include "core/model/change.h"

namespace sinew {

/// A problem of a model, found by checks over the table or by the format.
struct Problem
{
    Severity severity = Severity::Warning;
    std::string code; ///< stable: "reference.missing"
    Address address;
    Message message;
};

} // namespace sinew
