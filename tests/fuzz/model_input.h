// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/format/format_registry.h"
#include "tests/fuzz/fuzz_target.h"

namespace sinew::test {

/// All formats of models.
const FormatRegistry &modelFormats();

/// An input as a model and the files beside it: the model, then the content of every .skin, .anim, .skel, .phys and
/// .bone file. The first bytes determine the format.
struct ModelInput
{
    std::shared_ptr<const Format> format;
    FileSet files;
    QByteArray extra; ///< the part after the model, in inputs that have one

    /// Null if it can't be read.
    std::unique_ptr<Model> read() const;
};

enum class Extra { None, BehindModel };
ModelInput modelInput(const QByteArray &input, Extra extra = Extra::None);
/// The same for a known format.
ModelInput modelInput(const QByteArray &input, const QString &suffix);

/// The input that modelInput() takes apart.
QByteArray inputOf(const ModelInput &input, Extra extra);

/// The document's own file among those that are written; null when it is missing.
QByteArray ownFile(const std::vector<OutputFile> &files);
/// The files on disk after writing files that were read as `before`.
FileSet savedFiles(const std::vector<OutputFile> &written, const FileSet &before);
/// Checks that saving changes no byte of the files that were read.
void checkProof(const Format &format, const Model &model, const FileSet &files);
/// Saves a model, reads it again and checks that it is the same: that it is written as the same bytes once more, and
/// that every value is the same if files store all of it (MDX of Warcraft III). A model that no file can hold is
/// skipped.
void checkSave(const Format &format, const Model &model, const FileSet &files, const WriteOptions &options = {});

/// A number for decisions that an input leaves open: the same on every machine.
std::uint32_t numberOf(const QByteArray &input);

} // namespace sinew::test
