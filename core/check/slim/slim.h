// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_control.h"
#include "core/check/proof/proof.h"
#include "core/check/slim/slim_pass.h"
#include "core/files/file_set.h"
#include "core/model/change.h"

#include <string>

namespace sinew {

/// What one pass did.
struct SlimRow
{
    std::string name;
    const char *title = nullptr; ///< untranslated
    std::size_t steps = 0;       ///< number of those that were kept
    std::int64_t saved = 0;      ///< bytes; a pass that makes the files grow is taken back as a whole
    ProofReport own;             ///< its own changes: the model after it against the one before it
    struct Refusal
    {
        Address place; ///< may be gone meanwhile
        std::string path;
        Message reason;
    };
    std::vector<Refusal> refused;
};

/// A smaller model that looks the same, tried on a copy.
struct SlimPlan
{
    ChangeSet changes;         ///< a single step, for Document::pushAgain(); empty: the model stays as it is
    bool isCompact = false;    ///< the files must be written compactly, with equal keys stored once (CopyForm::Shared)
    std::vector<SlimRow> rows; ///< one per pass
    std::size_t bytesBefore = 0, bytesAfter = 0; ///< of all its files
    ProofReport proof; ///< of all passes together: the written files, read again, against the original
};

struct SlimRequest
{
    ProofBounds bounds;
    std::vector<std::string> passes; ///< by name; empty: the usual ones
    /// Source of files that belong to the model and are not written, such as another one's skeleton; empty: none.
    FileSet::CompanionSource others;
    TaskControl *task = nullptr; ///< null: nobody waits
};

/// Bounds that nobody notices: a thousandth of a yard, a tenth of a degree, half a percent.
ProofBounds usualBounds(const RenderScene &scene);

/// Runs the passes. Places that the proof refuses are left as they are, with the reason. Fails if a model can't be
/// drawn or written, since then nothing can be proved. A cancelled plan is useless.
Result<SlimPlan> planSlimming(const Model &model, const Format &format, const SlimRequest &request);

} // namespace sinew
