// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/m2/file/file_finder.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/model.h"

namespace sinew::m2 {

/// Where the keys of each sequence are: fills M2Layout::sequences, and reads the .anim files by "Bear" or by the ids of
/// `root`. `wanted`: by row, null for all; the files of unwanted sequences are not looked for.
void findAnimations(FileFinder &finder, M2Layout &layout, const Root &root, const QString &base,
                    FileKind kind = FileKind::Animation, const std::vector<bool> *wanted = nullptr);

} // namespace sinew::m2
