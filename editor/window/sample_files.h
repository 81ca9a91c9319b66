// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace sinew {

/// Paths of the models that come with the program, the one made to be looked at first; empty where there are none.
QStringList sampleFiles();

} // namespace sinew
