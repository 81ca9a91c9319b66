// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QString>

namespace sinew {

enum class Unit : std::uint8_t;
struct EnumEntry;
struct FieldInfo;

/// "Set alpha": the text of an undo step.
QString setText(const FieldInfo &field);

/// The field's help in the user's language, its range and unit; for tooltips.
QString fieldToolTip(const FieldInfo &field);
/// The same on as few lines as possible, for searching.
QString fieldDescription(const FieldInfo &field);

/// The same with every choice or flag explained; for help.
QString fieldHelp(const FieldInfo &field);

/// The meaning of a choice or flag, in the user's language; empty if the table has none.
QString entryHelp(const EnumEntry &entry);

/// The suffix of a number: "ms", "°"; empty if it has no unit.
QString unitSuffix(Unit unit);

} // namespace sinew
