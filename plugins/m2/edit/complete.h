// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/change.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Works out the consequences of an edit: look-up tables whose content changed, ranges of the timeline for new
/// sequences, keys shared by all sequences. Refuses keys that no file of the set can hold.
Status completeChanges(const M2Model &model, ChangeSet &changes);

} // namespace sinew::m2
