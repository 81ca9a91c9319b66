// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/material/pictures.h"
#include "plugins/gltf/material/uv_transform.h"
#include "plugins/gltf/write/animation_draft.h"

namespace sinew::gltf {

/// Writes the materials that meshes ask for, and what of them moves in each animation.
class Materials
{
public:
    explicit Materials(Job &job) : m_job(job), m_pictures(job) {}

    /// Row of the material for a mesh of the scene.
    int materialOf(std::int32_t meshRow);
    /// Colours, opacities and the places of textures.
    void addChannels(const ClipRange &range, AnimationDraft &animation);
    std::vector<OutputFile> takeFiles() { return m_pictures.takeFiles(); }

private:
    struct Use
    {
        const char *pointer; ///< below the material
        LookTexture texture;
    };
    struct Moving
    {
        int material;
        CurvePoint factor; ///< while nothing plays
        Look look;
        std::vector<Use> textures;
    };
    void addTexture(JsonText &json, const char *name, const LookTexture &texture, const SceneMesh &mesh,
                    std::vector<Use> &uses, const char *pointer);
    std::string json(const SceneMesh &mesh, Look &look, const CurvePoint &factor, std::vector<Use> &uses);
    void addUvChannels(const Moving &moving, const ClipRange &range, AnimationDraft &animation);

    Job &m_job;
    Pictures m_pictures;
    std::map<std::pair<std::int32_t, std::string>, int> m_known; ///< by the scene's material and JSON
    std::vector<Moving> m_moving;
};

} // namespace sinew::gltf
