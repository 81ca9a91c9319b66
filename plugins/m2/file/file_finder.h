// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/file_set.h"
#include "core/io/diagnostics.h"
#include "core/io/memory_budget.h"
#include "plugins/m2/model/layout.h"

namespace sinew::m2 {

/// Finds the files of a set, by name and by file id, and reports which are missing.
class FileFinder
{
public:
    /// Files that are found are charged to the budget.
    FileFinder(const FileSet &files, M2Layout &layout, Diagnostics &diagnostics, MemoryBudget &budget)
        : m_files(files), m_layout(layout), m_diagnostics(diagnostics), m_budget(budget)
    {
    }

    /// Row in M2Layout::files, -1 if not found. `required`: a missing file is worth a warning.
    int find(FileKind kind, const QString &name, std::uint32_t fileId, bool required);
    /// Adds a space and returns its row.
    std::int32_t addSpace(int file, int chunk);

private:
    const FileSet &m_files;
    M2Layout &m_layout;
    Diagnostics &m_diagnostics;
    MemoryBudget &m_budget;
};

} // namespace sinew::m2
