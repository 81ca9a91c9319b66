// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// The folder of the copies as which samples are opened, each in a folder of its own: in the user's data folder, which
/// file dialogs don't show.
QString sampleCopyFolder();
bool isSampleCopy(const QString &path);

} // namespace sinew
