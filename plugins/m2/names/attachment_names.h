// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

namespace sinew::m2 {

/// What is attached at an attachment's id ("ShoulderRight"), null for an id without a name. The first name is that of
/// creatures and characters; mounts and weapons use the first five ids differently. Source: wowdev M2 page.
const char *attachmentName(int id);
/// The same as a table of field values.
const EnumTable &attachmentIds();

} // namespace sinew::m2
