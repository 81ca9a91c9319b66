// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QStringList>

#include <optional>

namespace sinew {

/// Takes "--name VALUE" or "--name=VALUE" out of words before "--", for options that every command has. Nothing if it
/// is not there; fails if it is there twice or without a value.
Result<std::optional<QString>> takeOption(QStringList &words, const QString &name);

} // namespace sinew
