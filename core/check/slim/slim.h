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
    std::size_t steps = 0;       ///< that were kept
    std::int64_t saved = 0;      ///< bytes; a pass by which the files would grow is taken back as a whole
    ProofReport own;             ///< what it changed itself: of the model after it, against that before it
    struct Refusal
    {
        Address place; ///< may have gone meanwhile
        std::string path;
        Message reason;
    };
    std::vector<Refusal> refused;
};

/// A smaller model that looks the same, tried on a copy.
struct SlimPlan
{
    ChangeSet changes;         ///< one step, for Document::pushAgain(); empty: the model stays as it is
    bool isCompact = false;    ///< the files are to be written compact, with equal keys stored once (CopyForm::Shared)
    std::vector<SlimRow> rows; ///< one a pass
    std::size_t bytesBefore = 0, bytesAfter = 0; ///< of all its files
    ProofReport proof; ///< of all passes together: of the written files, read again, against the original
};

struct SlimRequest
{
    ProofBounds bounds;
    std::vector<std::string> passes; ///< by name; empty: the usual ones
    /// Where files lie that belong to the model and are not written, such as another one's skeleton; empty: nowhere.
    FileSet::CompanionSource others;
    TaskControl *task = nullptr; ///< null: nobody waits
};

/// Bounds that nobody sees: a thousandth of a yard, a tenth of a degree, half a percent.
ProofBounds usualBounds(const RenderScene &scene);

/// Goes through the passes. What the proof refuses is left as it is, place by place, with the reason. Fails where a
/// model can't be drawn or written, since nothing can be proved then. A plan that is cancelled is of no use.
Result<SlimPlan> planSlimming(const Model &model, const Format &format, const SlimRequest &request);

} // namespace sinew
