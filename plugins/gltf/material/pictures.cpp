// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/material/pictures.h"

#include <QUrl>

namespace sinew::gltf {

int Pictures::sampler(const SceneTexture &texture)
{
    const auto [known, isNew] = m_samplers.try_emplace({texture.wrapU, texture.wrapV});
    if (isNew) {
        constexpr int repeat = 10497, clamp = 33071;
        JsonText json;
        json.open('{').key("magFilter").integer(9729).key("minFilter").integer(9987);
        json.key("wrapS").integer(texture.wrapU ? repeat : clamp);
        known->second =
            m_job.file.add(File::Samplers, json.key("wrapT").integer(texture.wrapV ? repeat : clamp).close('}').take());
    }
    return known->second;
}

int Pictures::texture(std::int32_t sceneRow, const Treatment &treatment)
{
    const auto [known, isNew] = m_written.try_emplace({sceneRow, treatment}, -1);
    if (isNew)
        if (std::optional<LookPicture> picture = m_pictures.make(sceneRow, treatment))
            known->second = write(m_job.scene.textures[std::size_t(sceneRow)], *picture);
    return known->second;
}

int Pictures::write(const SceneTexture &texture, const LookPicture &picture)
{
    JsonText json;
    json.open('{').key("name").string(picture.name);
    if (m_job.options.suffix == QLatin1String("glb")) {
        json.key("mimeType").string("image/png");
        json.key("bufferView")
            .integer(m_job.file.addView(picture.png.constData(), std::size_t(picture.png.size()), Target::None));
    } else {
        const QString file = m_job.options.name + u'-' + QString::fromStdString(picture.name) + QStringLiteral(".png");
        json.key("uri").string(QUrl::toPercentEncoding(file).toStdString());
        m_files.push_back({file, picture.png});
    }
    const int imageRow = m_job.file.add(File::Images, json.close('}').take());
    JsonText shown;
    shown.open('{').key("sampler").integer(sampler(texture)).key("source").integer(imageRow);
    return m_job.file.add(File::Textures, shown.close('}').take());
}

} // namespace sinew::gltf
