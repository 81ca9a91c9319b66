// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"

namespace sinew {

struct NewObject
{
    ChangeSet changes;
    NodeId node = NoNode; ///< its identity once the changes are pushed
};

} // namespace sinew
