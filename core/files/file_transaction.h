// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/files/safe_save.h"

#include <functional>
#include <span>

namespace sinew {

struct FileToSave
{
    QString path;
    Bytes bytes; ///< must live until the save is done
    SaveOptions options = {};
    bool remove = false; ///< the file is deleted instead; `bytes` is ignored
};

/// Called before each step of a save of several files, with the step's name; false makes the step fail. For tests.
using SaveProbe = std::function<bool(const QString &step)>;

/// Replaces several files so that either all or none of them are new, whatever happens in between: each is written next
/// to its target, flushed to disk and read back; the old ones, including files to be deleted, are kept under another
/// name; a journal next to the first file records the progress; the new ones take their places; journal and old ones
/// are deleted. On failure all files are unchanged. Leftovers of a crash are completed by finishInterruptedSaves. A
/// single file that is not to be deleted is saved without a journal.
Status saveFiles(std::span<const FileToSave> files, const SaveProbe &probe = {});

} // namespace sinew
