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

    /// Fails where nothing can be proved.
    Status prepare();
    /// Tries all steps together, and where the proof refuses them, halves of them, down to single ones, in at most so
    /// many proofs. How many were kept; the others are added to `refused`.
    std::size_t attempt(std::span<const SlimStep> steps, int mostProofs, std::vector<SlimRow::Refusal> &refused);
    /// Writes what the copy is by now. Fails where it can't be written.
    Status measure();
    /// How it is written from the next measure() on.
    void setCompact(bool on) { m_isCompact = on; }

    /// A state of the copy to come back to.
    struct Mark
    {
        std::size_t changes = 0, bytes = 0;
        ProofReport proof;
        std::shared_ptr<const RenderScene> scene; ///< never null
    };
    Mark mark() const { return {m_backwards.size(), m_bytes, m_proof, m_scene}; }
    void goBack(const Mark &mark);
    /// Where the proof of what was kept since then left times out: goes through all of them. The reason where the proof
    /// refuses it after all, which goes for models with too many times as soon as anything differs more than before.
    std::optional<Message> confirm(const Mark &since);
    /// What looks otherwise than it did then.
    ProofReport differenceTo(const Mark &since) const;
    /// Reads the files again that are written by now. From then on proof() is of what they hold. Fails where they can't
    /// be read, or look otherwise than they may.
    Status readAgain();

    const Model &model() const { return *m_copy; }
    const RenderScene &original() const { return m_original; }
    const ProofReport &proof() const { return m_proof; } ///< of what was kept
    std::size_t bytes() const { return m_bytes; }        ///< as measured last
    bool isCancelled() const { return m_request.task && m_request.task->isCancelled(); }
    ChangeSet takeChanges() { return std::move(m_forwards); }

private:
    /// The copy with one step more: how many changes it took.
    Result<std::size_t> apply(const SlimStep &step);
    void takeBack(std::size_t toChange);
    Message reasonOf(const ProofReport &report) const;
    WriteOptions options() const;
    /// How a trial is compared, or everything at the end.
    ProofEffort effort(bool stopsBeyond, std::size_t moments = ProofEffort().moments) const;

    const Format &m_format;
    const SlimRequest &m_request;
    std::unique_ptr<Model> m_copy;
    RenderScene m_original;
    std::shared_ptr<const RenderScene> m_scene; ///< of the copy, without what is being tried
    ProofReport m_proof;
    std::size_t m_bytes = 0;
    bool m_isCompact = false;
    ChangeSet m_forwards, m_backwards; ///< what was done to the copy, and what undoes it, in the order of doing
};

} // namespace sinew
