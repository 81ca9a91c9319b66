// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/qt3d/offscreen_renderer.h"

#include <map>

namespace sinew::test {
inline namespace test_scene_helpers {

/// Answers by path; everything else is missing.
class Textures final : public TextureProvider
{
public:
    std::map<std::string, DecodedImage> images;
    int asked = 0;

    TextureResult texture(const SceneTexture &texture) override
    {
        ++asked;
        const auto found = images.find(texture.path);
        if (found == images.end())
            return {};
        return {TextureResult::Ready, std::make_shared<DecodedImage>(found->second)};
    }
};

/// A rectangle in the plane x = const that faces +x, where the camera of these tests is. uv (0, 0) is its top left
/// corner as the camera sees it. Bound to palette entry 0, which is node 0.
inline SceneMesh quad(float x, float left, float bottom, float right, float top, std::int32_t material)
{
    SceneMesh mesh;
    mesh.positions = {{x, left, bottom}, {x, right, bottom}, {x, right, top}, {x, left, top}};
    mesh.normals = {{1, 0, 0}, {1, 0, 0}, {1, 0, 0}, {1, 0, 0}};
    mesh.uvSets.push_back({{0, 1}, {1, 1}, {1, 0}, {0, 0}});
    mesh.indices = {0, 1, 2, 0, 2, 3};
    mesh.influences = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0};
    mesh.palette = {{0}};
    mesh.material = material;
    return mesh;
}

/// Node 0 at the origin, nothing else.
inline RenderScene emptyScene()
{
    RenderScene scene;
    scene.nodes.emplace_back();
    scene.nodes[0].name = "root";
    scene.evaluationOrder = {0};
    return scene;
}

inline DecodedImage rgba(int width, int height, const std::vector<QColor> &pixels)
{
    DecodedImage image;
    ImageLevel level{width, height, {}};
    for (const QColor &pixel : pixels) {
        for (const int channel : {pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()})
            level.bytes.append(char(channel));
        image.hasAlpha = image.hasAlpha || pixel.alpha() != 255;
    }
    image.levels.push_back(level);
    return image;
}

/// An unshaded layer that shows texture row `texture`.
inline SceneLayer unshaded(std::int32_t texture, FilterMode mode = FilterMode::None)
{
    SceneLayer layer;
    layer.unshaded = true;
    layer.texture.fallback = texture;
    layer.filterMode = mode;
    return layer;
}

inline std::int32_t addTexture(RenderScene &scene, const std::string &path, std::uint32_t replaceable = 0)
{
    SceneTexture texture;
    texture.path = path;
    texture.replaceableId = replaceable;
    scene.textures.push_back(texture);
    return std::int32_t(scene.textures.size()) - 1;
}

inline std::int32_t addMaterial(RenderScene &scene, const SceneLayer &layer)
{
    scene.materials.emplace_back();
    scene.materials.back().layers.push_back(layer);
    return std::int32_t(scene.materials.size()) - 1;
}

template<class T>
Track<T> twoKeys(std::int32_t firstTime, T first, std::int32_t secondTime, T second, bool linear = true)
{
    Track<T> track;
    CurveBase::Header header;
    header.interpolation = linear ? 1 : 0;
    track.curve.reset(header, 2);
    track.curve.editTimes()[0] = firstTime;
    track.curve.editTimes()[1] = secondTime;
    track.curve.editValues()[0] = first;
    track.curve.editValues()[1] = second;
    track.step = !linear;
    return track;
}

} // namespace test_scene_helpers
} // namespace sinew::test
