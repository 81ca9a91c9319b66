// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/enum_table.h"

// plugins/m2/names names the numbers of M2 files, in plain tables. It uses the standard library and the table types of
// core/schema.

namespace sinew::m2 {

/// The game's name of an animation id ("Stand"), null beyond 0…1775. Source: the game's animation list up to
/// version 11.
const char *animationName(int id);
/// The same as a table of field values.
const EnumTable &animationIds();

} // namespace sinew::m2
