// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check_table.h"
#include "editor/cli/check/checked_file.h"

namespace sinew {

/// "wrong", path, "2 wrong, 1 note: mdx.geoset.normals, …", separated by tabs; "clean", "unreadable". Before it the
/// results of fixes: "mended", path, number of findings; "refused", path, code, place, reason.
std::string lineOf(const CheckedFile &file);
/// A line for each finding: "finding", path, code, place, message.
std::string detailLinesOf(const CheckedFile &file);
/// An object: file, error or findings with code, severity, message, paths, the line in a text file, the file offset at
/// which reading found it, and fixes; mended and refused if fixes were requested.
std::string jsonOf(const CheckedFile &file);

enum class CheckListForm { Text, Json, Markdown };
/// All checks with what the game does and which fixes exist; in Markdown also what is not checked.
std::string checkList(const std::vector<const Check *> &checks, const std::vector<NotChecked> &notChecked,
                      CheckListForm form);

} // namespace sinew
