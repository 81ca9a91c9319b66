// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/format/format_registry.h"
#include "tests/fuzz/fuzz_target.h"

namespace sinew::test {

/// The formats of models.
const FormatRegistry &modelFormats();

/// An input as a model and what lies beside it: the model, then what every .skin, .anim, .skel, .phys and .bone file
/// holds. Its format is the one that its first bytes tell.
struct ModelInput
{
    std::shared_ptr<const Format> format;
    FileSet files;
    QByteArray extra; ///< of inputs that have one: the part behind the model

    /// Null for what can't be read.
    std::unique_ptr<Model> read() const;
};

enum class Extra { None, BehindModel };
ModelInput modelInput(const QByteArray &input, Extra extra = Extra::None);
/// The same, of a format that is known.
ModelInput modelInput(const QByteArray &input, const QString &suffix);

/// The input that modelInput() takes apart.
QByteArray inputOf(const ModelInput &input, Extra extra);

/// The document's own file among those that are written; null when it is missing.
QByteArray ownFile(const std::vector<OutputFile> &files);
/// What is on the disk once files are written that were read as `before`.
FileSet savedFiles(const std::vector<OutputFile> &written, const FileSet &before);
/// Checks that saving changes no byte of what was read.
void checkProof(const Format &format, const Model &model, const FileSet &files);
/// Saves a model, reads it again and checks that it is the same: that it is written as the same bytes once more, and
/// that every value is the same where files say all of it (MDX of Warcraft III). A model that no file can hold is left
/// alone.
void checkSave(const Format &format, const Model &model, const FileSet &files, const WriteOptions &options = {});

/// A number for decisions that an input leaves open: the same on every machine.
std::uint32_t numberOf(const QByteArray &input);

} // namespace sinew::test
