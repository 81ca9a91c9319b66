// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/model.h"

#include <atomic>
#include <mutex>

namespace sinew {

/// The layout of a format that writes by comparing the model with its state when read. It keeps a copy of the model
/// from the first change on; reading and proving a file takes one model only. Models that share it may be used in
/// several threads.
class OriginalLayout : public Layout
{
public:
    /// The model as it was read, without a layout; `model` itself, which has this layout, if nothing was changed.
    const Model &originalOf(const Model &model) const
    {
        const Model *const kept = m_kept.load(std::memory_order_acquire);
        return kept ? *kept : model;
    }
    /// To be called before a change of a model that has this layout.
    void keepOriginal(const Model &model) const
    {
        std::call_once(m_once, [&] {
            m_original = model.clone();
            m_original->setLayout(nullptr); // the model owns its layout
            m_kept.store(m_original.get(), std::memory_order_release);
        });
    }

private:
    mutable std::once_flag m_once;
    mutable std::unique_ptr<Model> m_original;
    mutable std::atomic<const Model *> m_kept = nullptr;
};

} // namespace sinew
