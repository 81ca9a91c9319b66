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
/// The same on as few lines as it has, to be searched.
QString fieldDescription(const FieldInfo &field);

/// The same with every choice or flag explained; for help.
QString fieldHelp(const FieldInfo &field);

/// What a choice or a flag means, in the user's language; empty where the table does not say.
QString entryHelp(const EnumEntry &entry);

/// The suffix of a number: "ms", "°"; empty without a unit.
QString unitSuffix(Unit unit);

} // namespace sinew
