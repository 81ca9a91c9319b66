// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/list_file.h"

#include <QStringList>

#include <memory>

namespace sinew {

/// Takes "--listfile FILE" out of a command's words; without it the list of the preferences is used, if there is one.
/// Fails without a file name and for a file that is not a list.
Result<std::shared_ptr<ListFile>> takeListFile(QStringList &words);

} // namespace sinew
