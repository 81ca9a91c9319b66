// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/model/change.h"
#include "plugins/m3/model/model.h"

#include <optional>

namespace sinew::m3 {

/// A model with its keys as they play. Blocks of collections that play over others (Collection::concurrent) and end
/// before their sequence does start over at their end (the Hive page; 15 blocks of the corpus): their keys are repeated
/// as often as they play. For most models this is the model itself.
class PlayedModel
{
public:
    explicit PlayedModel(const M3Model &model);
    const M3Model &get() const { return m_copy ? *m_copy : m_model; }

    /// Whether the changes that lead to `model` may affect repeated blocks, and so any track.
    static bool isConcerned(const M3Model &model, const ChangeSet &changes);

private:
    const M3Model &m_model;
    std::optional<M3Model> m_copy;
};

} // namespace sinew::m3
