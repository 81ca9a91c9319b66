// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/look/look_pictures.h"
#include "plugins/gltf/write/job.h"

#include <map>

namespace sinew::gltf {

/// The textures of the file, each with one picture: inside a binary file, or beside a text file.
class Pictures
{
public:
    explicit Pictures(Job &job) : m_job(job), m_pictures(job.source, job.options, job.losses) {}

    /// Row of the glTF texture that shows one of the scene's, -1 if there is no picture.
    int texture(std::int32_t sceneRow, const Treatment &treatment);
    /// The pictures beside the file, by name.
    std::vector<OutputFile> takeFiles() { return std::move(m_files); }

private:
    int write(const SceneTexture &texture, const LookPicture &picture);
    int sampler(const SceneTexture &texture);

    Job &m_job;
    LookPictures m_pictures;
    std::map<std::pair<std::int32_t, Treatment>, int> m_written;
    std::map<std::pair<bool, bool>, int> m_samplers;
    std::vector<OutputFile> m_files;
};

} // namespace sinew::gltf
