// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/unique_names.h"
#include "core/image/decoded_image.h"
#include "plugins/gltf/build/read_job.h"

#include <QImage>

#include <optional>

namespace sinew::gltf {

/// The textures of the scene with their pictures: those of the file, and those that a material needs besides.
class PictureRows
{
public:
    explicit PictureRows(ReadJob &job) : m_job(job) {}

    /// Row in RenderScene::textures of a row of "textures" as it is; -1 if there is no picture.
    int plain(int texture);
    /// True if a picture of "textures" is there and lets nothing through anywhere.
    bool isOpaque(int texture);
    /// Of one colour, 0…1.
    int solid(const std::string &name, const std::array<double, 4> &colour);
    /// Occlusion, roughness and metal as red, green and blue; factors are applied. No team colour shows: alpha is 0.
    struct Surface
    {
        int metallicRoughness = -1, occlusion = -1; ///< rows of "textures"
        double metal = 1, roughness = 1, strength = 1;

        auto operator<=>(const Surface &) const = default;
    };
    int orm(const Surface &surface);

private:
    struct Encoded
    {
        QByteArray bytes;
        QString suffix, name;
    };
    const Encoded &encoded(int image);
    QImage decoded(int texture);
    std::optional<DecodedImage> decodedImage(int image);
    int imageOf(int texture);
    int add(const std::string &name, const QString &suffix, bool wrapU, bool wrapV, ImportedPicture picture);
    int addImage(const std::string &name, const QImage &image, bool wrapU, bool wrapV);
    std::pair<bool, bool> wraps(int texture);

    ReadJob &m_job;
    std::map<int, Encoded> m_encoded;
    std::map<std::tuple<int, bool, bool>, int> m_plain;
    std::map<std::pair<std::string, std::array<double, 4>>, int> m_solid;
    std::map<Surface, int> m_orm;
    std::map<int, bool> m_opaque;       ///< by image
    std::map<int, std::string> m_names; ///< by image: one file for all textures that show it
    UniqueNames m_taken{"-"};
};

} // namespace sinew::gltf
