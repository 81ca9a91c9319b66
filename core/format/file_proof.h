// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"

#include <QString>

#include <vector>

namespace sinew {

class FileSet;
class Format;
class Model;

/// How a file compares to what saving it unedited would write.
struct ByteProof
{
    bool exact = true;
    std::int64_t offset = -1; ///< first difference
    QString detail;           ///< what differs; begins with the name of a companion that differs
};

/// How one file of a set compares to what saving it unedited would write.
struct FileProof
{
    QString name; ///< of a companion; empty: the own file
    bool exact = true;
    std::int64_t offset = -1; ///< first difference
    QString detail;           ///< what differs
};

/// Every file of the set that the format writes. Fails if the model can't be expressed.
Result<std::vector<FileProof>> proveFiles(const Format &format, const Model &model, const FileSet &files);
/// What saving an unedited model would change, in its file or in a companion; nothing if the format is read-only.
ByteProof proveBytes(const Format &format, const Model &model, const FileSet &files);

} // namespace sinew
