// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/importer.h"

#include <map>
#include <set>

namespace sinew::obj {

/// The materials of the .mtl files beside a model: a colour, an opacity, a texture.
class MaterialLibrary
{
public:
    MaterialLibrary(const FileSet &files, Diagnostics &diagnostics) : m_files(files), m_diagnostics(diagnostics) {}

    void read(const std::string &fileName);
    /// Appends the material of that name, a white one if there is none, with its picture.
    void add(const std::string &name, ImportedScene &to, bool withPicture);
    /// Gives a mesh the colour and opacity of its material.
    void colour(const std::string &name, SceneMesh &mesh) const;
    std::vector<ConversionLoss> takeLosses();

private:
    struct Material
    {
        Colour colour;
        float alpha = 1;
        std::string picture;
        bool hasOpacityMap = false;
    };
    std::optional<QByteArray> fileBeside(const std::string &name) const;

    const FileSet &m_files;
    Diagnostics &m_diagnostics;
    std::map<std::string, Material> m_all;
    std::set<std::string> m_read;
    std::map<std::string, std::int32_t> m_pictures; ///< row of the texture, by the file's name
    std::int32_t m_white = -1;                      ///< row of the texture
    std::size_t m_otherMaps = 0, m_missing = 0;
};

} // namespace sinew::obj
