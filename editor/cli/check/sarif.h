// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/cli/check/checked_file.h"

namespace sinew {

/// A whole log in the Static Analysis Results Interchange Format 2.1.0 (OASIS). Waste and notes have the level "note".
/// Files below the working directory are named relative to it, which code hosts need in order to show them.
std::string sarifOf(const std::vector<CheckedFile> &files, const std::vector<const Check *> &checks);

} // namespace sinew
