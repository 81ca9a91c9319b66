// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace sinew {

/// The words with which the running command was started, its name first and those that all commands take included: what
/// a process of the same command is to be started with. Empty without a command.
QStringList ownWords();
void setOwnWords(QStringList words);

} // namespace sinew
