// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/slim/slim.h"
#include "core/format/format.h"

#include <span>

namespace sinew {

/// A copy of a model on which steps are tried; what the proof refuses is taken back.
class SlimTrial
{
public:
    SlimTrial(const Model &model, const Format &format, const SlimRequest &request);
    ~SlimTrial();

    /// Fails if nothing can be proved.
    Status prepare();
    /// Tries all steps together and, where the proof refuses them, halves of them, down to single ones, in at most
    /// `mostProofs` proofs. Returns how many were kept; the others are added to `refused`.
    std::size_t attempt(std::span<const SlimStep> steps, int mostProofs, std::vector<SlimRow::Refusal> &refused);
    /// Writes the current copy. Fails if it can't be written.
    Status measure();
    /// How to write it from the next measure() on.
    void setCompact(bool on) { m_isCompact = on; }

    /// A state of the copy to return to.
    struct Mark
    {
        std::size_t changes = 0, bytes = 0;
        ProofReport proof;
        std::shared_ptr<const RenderScene> scene; ///< never null
    };
    Mark mark() const { return {m_backwards.size(), m_bytes, m_proof, m_scene}; }
    void goBack(const Mark &mark);
    /// If the proof of what was kept since then left out times: checks all of them. Returns the reason if the proof
    /// refuses it after all; for models with too many times that is as soon as anything differs more than before.
    std::optional<Message> confirm(const Mark &since);
    /// What looks different from then.
    ProofReport differenceTo(const Mark &since) const;
    /// Reads the files written last. From then on proof() refers to their content. Fails if they can't be read, or look
    /// different beyond the bounds.
    Status readAgain();

    const Model &model() const { return *m_copy; }
    const RenderScene &original() const { return m_original; }
    const ProofReport &proof() const { return m_proof; } ///< of what was kept
    std::size_t bytes() const { return m_bytes; }        ///< as measured last
    bool isCancelled() const { return m_request.task && m_request.task->isCancelled(); }
    ChangeSet takeChanges() { return std::move(m_forwards); }

private:
    /// Applies more steps to the copy in one edit. Returns the number of changes.
    Result<std::size_t> apply(std::span<const SlimStep *const> steps);
    void takeBack(std::size_t toChange);
    Message reasonOf(const ProofReport &report) const;
    WriteOptions options() const;
    /// How thorough a trial, or the comparison at the end, is.
    ProofEffort effort(bool stopsBeyond, std::size_t moments = ProofEffort().moments) const;

    const Format &m_format;
    const SlimRequest &m_request;
    std::unique_ptr<Model> m_copy;
    RenderScene m_original;
    std::shared_ptr<const RenderScene> m_scene; ///< of the copy, without the steps being tried
    ProofReport m_proof;
    std::size_t m_bytes = 0;
    bool m_isCompact = false;
    ChangeSet m_forwards, m_backwards; ///< what was done to the copy, and what undoes it, in the order of execution
};

} // namespace sinew
