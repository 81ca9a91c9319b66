// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/look/look.h"
#include "core/exchange/look/look_pictures.h"
#include "plugins/obj/mesh_writer.h"

namespace sinew::obj {

/// Writes the materials that meshes ask for, as they are at the beginning of the first sequence.
class MaterialWriter
{
public:
    /// `fileStem`: of the files beside the model, one word. What is passed must outlive this.
    MaterialWriter(const ExportSource &source, const ExportOptions &options, std::string fileStem,
                   GroupedLosses &losses);

    MeshSurface surfaceOf(const SceneMesh &mesh);
    /// The .mtl file, and the pictures that it names.
    std::vector<OutputFile> takeFiles();
    std::string libraryName() const { return m_stem + ".mtl"; }

private:
    struct Picture
    {
        std::string file; ///< empty: there is none
        bool isOpaque = true;
    };
    const Picture &picture(const LookTexture &texture);
    std::string materialNamed(std::int32_t row, const std::string &body);
    void layTexture(const SceneMesh &mesh, const LookTexture &texture, MeshSurface &surface);
    void tellRest(const SceneMesh &mesh, const Look &look);

    const RenderScene &m_scene;
    std::string m_stem;
    GroupedLosses &m_losses;
    LookPictures m_pictures;
    std::map<std::pair<std::int32_t, Treatment>, Picture> m_written;
    std::map<std::pair<std::int32_t, std::string>, std::string> m_known; ///< by the scene's material and its lines
    UniqueNames m_names{"_"};
    QByteArray m_text;
    std::vector<OutputFile> m_files;
};

} // namespace sinew::obj
