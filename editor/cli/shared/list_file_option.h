// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/assets/list_file.h"

#include <QStringList>

#include <memory>

namespace sinew {

/// Takes "--listfile FILE" out of a command's words; without it the list of the preferences is meant, which may be
/// none. Fails without a file name and for a file that is no list.
Result<std::shared_ptr<ListFile>> takeListFile(QStringList &words);

} // namespace sinew
