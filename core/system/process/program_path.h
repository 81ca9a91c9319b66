// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace sinew {

/// The file of the running program, links resolved. Unlike QCoreApplication::applicationFilePath() also available
/// before there is an application.
QString programPath();

} // namespace sinew
