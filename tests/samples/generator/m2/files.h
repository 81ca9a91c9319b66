// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "containers.h"

#include <QString>

namespace sinew::samples::m2 {

/// Contents by path relative to tests/samples, with '/'.
using Files = QMap<QString, QByteArray>;

/// Every World of Warcraft sample.
Files allFiles();

/// The parts of `allFiles`: each version's small model with its companions …
Files versionFiles();
/// … those in chunks, with separate skeletons …
Files chunkedFiles();
/// … and those that no official tool would write.
Files oddM2Files();

/// The name of the .anim file of a sequence: base, four digits of its id, two of its variation.
QString animName(const QString &base, const Sequence &sequence);
/// A plain model with its skins and .anim files, beside each other.
void addPlain(Files &files, const QString &base, const Model &model);

} // namespace sinew::samples::m2
