// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/render_scene.h"
#include "plugins/m3/model/model.h"
#include "plugins/m3/scene/parts/texture_rows.h"

#include <utility>
#include <vector>

namespace sinew::m3 {

/// The passes that draw each row of materialReferences; composite materials within composite ones are omitted. A few
/// bytes name a material again, with all its passes, but a pass takes kilobytes: those beyond `mostPasses`, hundreds of
/// times what a real model has, are left out.
class MaterialPasses
{
public:
    static constexpr std::size_t mostPasses = 4096;

    MaterialPasses(const Root &root, const TextureRows &textures);
    /// Adds those of a row, as long as the model may have more.
    void addCopies(std::int64_t reference, std::vector<SceneLayer> &passes);
    /// By row; nothing can be copied afterwards.
    std::vector<std::vector<SceneLayer>> take() { return std::move(m_rows); }

private:
    std::vector<std::vector<SceneLayer>> m_rows;
    std::size_t m_left = mostPasses;
};

} // namespace sinew::m3
