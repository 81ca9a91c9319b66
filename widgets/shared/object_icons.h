// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/diagnostics.h"

#include <QIcon>

namespace sinew {

struct StructInfo;

/// The themed icon (freedesktop and Breeze names) of a structure, chosen by words in its name, so that "RibbonEmitter"
/// of one format and "Ribbon" of another look alike. A generic one for structures without a matching word.
QIcon objectIcon(const StructInfo &info);
/// The name that objectIcon() looks up.
QString objectIconName(const StructInfo &info);

QIcon severityIcon(Severity severity);

/// A themed icon; `fallback` if the theme has no `name`.
QIcon themedIcon(const QString &name, const QString &fallback = {});

} // namespace sinew
