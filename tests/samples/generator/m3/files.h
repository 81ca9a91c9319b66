// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tiny.h"

#include <QMap>
#include <QString>

namespace sinew::samples::m3 {

/// Contents by path relative to tests/samples, with '/'.
using Files = QMap<QString, QByteArray>;

/// Those stored in tests/samples: all versions, and some of the odd ones, since all would be too many bytes.
Files committedFiles();
/// Every StarCraft II sample: …
Files allFiles();
/// … the tiny model in each version of the root, with all of the description's structures once in each of their
/// versions …
Files versionFiles();
/// … and files that the game's own exporter doesn't write.
Files oddFiles();

/// A model in which every list of the root has something: each structure in the version that is `age` before its newest
/// one, or in its oldest. 0 is the newest.
File everyStructure(int age);

} // namespace sinew::samples::m3
