// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/plugins/gltf/gltf_file.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew::test {

/// What materials of a glTF file look like at a moment, by the specification, KHR_texture_transform and
/// KHR_animation_pointer.
class GltfSurfaces
{
public:
    explicit GltfSurfaces(const GltfFile &file) : m_file(file)
    {
        const QJsonArray accessors = file.list("accessors"), views = file.list("bufferViews");
        for (const QJsonValue &animation : file.list("animations")) {
            const QJsonArray samplers = animation[QStringLiteral("samplers")].toArray();
            auto &channels = m_animations.emplace_back();
            for (const QJsonValue &channel : animation[QStringLiteral("channels")].toArray()) {
                const QJsonValue target = channel[QStringLiteral("target")];
                if (target[QStringLiteral("path")].toString() != u"pointer")
                    continue;
                const QJsonValue sampler = samplers[channel[QStringLiteral("sampler")].toInt()];
                const auto numbers = [&](const char *name) {
                    return file.numbers(accessors, views, sampler[QLatin1String(name)].toInt(-1));
                };
                const QString pointer = target[QStringLiteral("extensions")][QStringLiteral("KHR_animation_pointer")]
                                              [QStringLiteral("pointer")]
                                                  .toString();
                channels[pointer] = {sampler[QStringLiteral("interpolation")].toString(QStringLiteral("LINEAR")),
                                     numbers("input"), numbers("output")};
            }
        }
    }

    /// Row of the material of a node's only primitive, -1 if none.
    int materialOf(int node) const
    {
        const QJsonObject mesh = m_file.item("meshes", m_file.item("nodes", node)[QStringLiteral("mesh")].toInt(-1));
        return mesh[QStringLiteral("primitives")].toArray()[0][QStringLiteral("material")].toInt(-1);
    }

    /// Red, green and blue in linear light, and the opacity.
    std::vector<double> factor(int material, std::size_t animation, double seconds) const
    {
        const QJsonValue pbr = m_file.item("materials", material)[QStringLiteral("pbrMetallicRoughness")];
        return value(material, QStringLiteral("/pbrMetallicRoughness/baseColorFactor"),
                     numbers(pbr[QStringLiteral("baseColorFactor")], {1, 1, 1, 1}), animation, seconds);
    }

    bool hasBaseTexture(int material) const { return !baseTexture(material).isEmpty(); }
    /// Where a place on the mesh is on the picture of the base colour.
    std::array<double, 2> place(int material, std::size_t animation, double seconds, double u, double v) const
    {
        const QJsonValue transform =
            baseTexture(material)[QStringLiteral("extensions")][QStringLiteral("KHR_texture_transform")];
        const QString base = QStringLiteral("/pbrMetallicRoughness/baseColorTexture/extensions/KHR_texture_transform/");
        const auto offset = value(material, base + QStringLiteral("offset"),
                                  numbers(transform[QStringLiteral("offset")], {0, 0}), animation, seconds);
        const auto scale = value(material, base + QStringLiteral("scale"),
                                 numbers(transform[QStringLiteral("scale")], {1, 1}), animation, seconds);
        const double angle = value(material, base + QStringLiteral("rotation"),
                                   {transform[QStringLiteral("rotation")].toDouble()}, animation, seconds)[0];
        u *= scale[0];
        v *= scale[1];
        const double c = std::cos(angle), s = std::sin(angle);
        return {offset[0] + c * u + s * v, offset[1] - s * u + c * v};
    }

    /// A number or several that a pointer names, `rest` unless an animation moves them.
    std::vector<double> value(const QString &pointer, const std::vector<double> &rest, std::size_t animation,
                              double seconds) const;

private:
    struct Channel
    {
        QString interpolation;
        std::vector<double> times, values;
    };

    QJsonObject baseTexture(int material) const
    {
        return m_file
            .item("materials", material)[QStringLiteral("pbrMetallicRoughness")][QStringLiteral("baseColorTexture")]
            .toObject();
    }
    static std::vector<double> numbers(const QJsonValue &json, std::vector<double> otherwise)
    {
        const QJsonArray array = json.toArray();
        for (qsizetype i = 0; i < array.size() && array.size() == qsizetype(otherwise.size()); ++i)
            otherwise[std::size_t(i)] = array[i].toDouble();
        return otherwise;
    }

    std::vector<double> value(int material, const QString &below, const std::vector<double> &rest,
                              std::size_t animation, double seconds) const
    {
        return value(QStringLiteral("/materials/%1").arg(material) + below, rest, animation, seconds);
    }

    const GltfFile &m_file;
    std::vector<std::map<QString, Channel>> m_animations;
};

inline std::vector<double> GltfSurfaces::value(const QString &pointer, const std::vector<double> &rest,
                                               std::size_t animation, double seconds) const
{
    const auto &channels = m_animations.at(animation);
    const auto found = channels.find(pointer);
    if (found == channels.end())
        return rest;
    const Channel &channel = found->second;
    const std::size_t n = rest.size();
    const auto key = [&](std::size_t row) {
        const auto at = channel.values.begin() + std::ptrdiff_t(row * n);
        return std::vector<double>(at, at + std::ptrdiff_t(n));
    };
    const auto &times = channel.times;
    if (seconds <= times.front())
        return key(0);
    if (seconds >= times.back())
        return key(times.size() - 1);
    const std::size_t right = std::size_t(std::upper_bound(times.begin(), times.end(), seconds) - times.begin());
    std::vector<double> a = key(right - 1), b = key(right);
    if (channel.interpolation == u"STEP")
        return a;
    const double t = (seconds - times[right - 1]) / (times[right] - times[right - 1]);
    for (std::size_t i = 0; i < n; ++i)
        a[i] += (b[i] - a[i]) * t;
    return a;
}

} // namespace sinew::test
