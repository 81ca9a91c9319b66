// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// HD materials of new models, from StarCraft II surfaces that say one thing each. What textures should hold is worked
// out here from single texels.

#include "core/exchange/look/surface_orm.h"
#include "core/exchange/made_picture.h"
#include "core/image/decoded_image.h"
#include "plugins/mdx/model/model.h"
#include "tests/plugins/create/created.h"
#include "tests/plugins/create/triangle_scene.h"
#include "tests/support/test_program.h"

namespace tst_creation_hd {

using namespace sinew;
using namespace sinew::test;

/// Textures of one texel.
enum Row : std::int32_t { Diff, Spec, Gloss, Norm, Emis, Ao, Mask, Envi, Rows };
constexpr const char *paths[] = {"Assets/Textures/unit_diff.dds",  "Assets/Textures/unit_spec.dds",
                                 "Assets/Textures/unit_gloss.dds", "Assets/Textures/unit_norm.dds",
                                 "Assets/Textures/unit_emis.dds",  "Assets/Textures/unit_ao.dds",
                                 "Assets/Textures/unit_mask.dds",  "Assets/Textures/unit_envi.dds"};
constexpr std::array<int, 4> texels[] = {{200, 100, 50, 102}, {30, 153, 60, 255}, {0, 0, 0, 204}, {7, 160, 9, 80},
                                         {100, 200, 0, 51},   {64, 1, 1, 255},    {1, 1, 1, 128}, {5, 6, 7, 255}};

std::shared_ptr<const DecodedImage> picture(std::int32_t row)
{
    auto image = std::make_shared<DecodedImage>();
    QByteArray bytes;
    for (const int number : texels[row])
        bytes += char(number);
    image->hasAlpha = texels[row][3] != 255;
    image->levels.push_back({1, 1, bytes});
    return image;
}

SurfaceLayer shown(Row row, SurfaceChannels channels = SurfaceChannels::Rgb)
{
    SurfaceLayer layer;
    layer.isOn = true;
    layer.texture = row;
    layer.channels = channels;
    return layer;
}

/// A triangle on a bone with a surface of a diffuse texture.
RenderScene triangle(FilterMode mode = FilterMode::Opaque)
{
    RenderScene scene = triangleScene();
    for (const char *path : paths)
        scene.textures.emplace_back().path = path;
    scene.meshes[0].tangents = {{1, 0, 0, -1}, {1, 0, 0, -1}, {1, 0, 0, -1}};
    SceneLayer layer;
    layer.filterMode = mode;
    layer.surface.emplace()[SurfaceSlot::Diffuse] = shown(Diff);
    scene.materials.emplace_back().layers = {layer};
    return scene;
}

SceneLayer &passOf(RenderScene &scene)
{
    return scene.materials[0].layers[0];
}

SceneSurface &surfaceOf(RenderScene &scene)
{
    return *passOf(scene).surface;
}

/// With everything that HD layers can show.
RenderScene wholeUnit()
{
    RenderScene scene = triangle();
    SceneSurface &surface = surfaceOf(scene);
    surface[SurfaceSlot::Diffuse] = shown(Diff, SurfaceChannels::Rgba);
    surface[SurfaceSlot::Diffuse].teamColour = true;
    surface[SurfaceSlot::Specular] = shown(Spec);
    surface[SurfaceSlot::Gloss] = shown(Gloss, SurfaceChannels::Rgba);
    surface[SurfaceSlot::Normal] = shown(Norm, SurfaceChannels::Rgba);
    surface[SurfaceSlot::Emissive1] = shown(Emis);
    surface[SurfaceSlot::AmbientOcclusion] = shown(Ao);
    surface[SurfaceSlot::Environment] = shown(Envi);
    surface.specularity = 30;
    return scene;
}

struct Made
{
    std::unique_ptr<Model> model;
    std::vector<CreatedTexture> textures;
    std::vector<ConversionLoss> losses;

    const mdx::Root &root() const { return mdx::rootOf(*model); }
    const mdx::Material &material() const { return root().materials[0]; }
    bool isHd() const { return material().shader.view() == "Shader_HD_DefaultUnit"; }
    /// Row of the model's textures in a slot, of either form.
    std::int32_t row(HdSlot slot) const
    {
        const mdx::Layer &first = material().layers[0];
        return std::int32_t(first.slots.isEmpty() ? material().layers[std::size_t(slot)].textureId
                                                  : first.slots[std::size_t(slot)].textureId);
    }
    std::string path(HdSlot slot) const { return std::string(root().textures[std::size_t(row(slot))].path.view()); }
    const CreatedTexture &recipe(HdSlot slot) const
    {
        const std::string path = this->path(slot);
        return *std::find_if(textures.begin(), textures.end(),
                             [&](const CreatedTexture &texture) { return texture.path == path; });
    }
    QList<int> texel(HdSlot slot) const
    {
        QList<int> bytes;
        if (const auto image = madePicture(recipe(slot), picture))
            for (const char byte : image->levels[0].bytes.first(4))
                bytes += uchar(byte);
        return bytes;
    }
    bool tells(ConversionLoss::Kind kind, const char *words) const
    {
        return std::any_of(losses.begin(), losses.end(), [&](const ConversionLoss &loss) {
            return loss.kind == kind && loss.message.text().find(words) != std::string::npos;
        });
    }
};

Made made(const RenderScene &scene, const std::string &target = "mdx1000")
{
    const auto mdx = createMdxFormat();
    const CreationSource source{scene, nullptr, "made", "StarCraft II, Heroes of the Storm"};
    auto result = mdx->creation()->create(source, mdx->creation()->suggested(source, target));
    return result ? Made{std::move(result->model), std::move(result->textures), std::move(result->losses)} : Made();
}

class TestCreationHd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Six layers with the shader's name until 1000.
    void layersOfUnit_data()
    {
        QTest::addColumn<QString>("target");
        QTest::newRow("900") << QStringLiteral("mdx900");
        QTest::newRow("1000") << QStringLiteral("mdx1000");
    }
    void layersOfUnit()
    {
        QFETCH(QString, target);
        const Made all = made(wholeUnit(), target.toStdString());
        QVERIFY(all.model);
        QCOMPARE(all.root().materials.size(), std::size_t(1));
        QVERIFY(all.isHd());
        QCOMPARE(all.material().layers.size(), std::size_t(6));
        for (const mdx::Layer &layer : all.material().layers) {
            QCOMPARE(layer.filterMode, 0u);
            QVERIFY(layer.slots.isEmpty());
        }
        const std::int32_t team = all.row(HdSlot::TeamColour);
        QCOMPARE(all.root().textures[std::size_t(team)].replaceableId, 1u);
        QCOMPARE(all.root().geosets[0].tangents.size(), std::size_t(3));
        // A quarter turn about z, and the source's own sign.
        QCOMPARE(all.root().geosets[0].tangents[0].w, -1.f);
    }

    /// One layer with six slots and the shader's number.
    void slotsOfUnit()
    {
        const Made before = made(wholeUnit()), all = made(wholeUnit(), "mdx1100");
        QVERIFY(all.model);
        QCOMPARE(all.material().layers.size(), std::size_t(1));
        const mdx::Layer &layer = all.material().layers[0];
        QCOMPARE(layer.shaderType, 1u);
        QCOMPARE(layer.slots.size(), std::size_t(6));
        for (std::size_t slot = 0; slot < 6; ++slot) {
            QCOMPARE(layer.slots[slot].slot, std::uint32_t(slot));
            QCOMPARE(all.row(HdSlot(slot)), before.row(HdSlot(slot)));
        }
        QCOMPARE(layer.emissiveGain, before.material().layers[3].emissiveGain);
    }

    /// What 800 holds is as if there were no HD: team colour, the texture above it, what glows, what is mirrored.
    void layersOf800()
    {
        const Made all = made(wholeUnit(), "mdx800");
        QVERIFY(all.material().shader.isEmpty());
        QCOMPARE(all.material().layers.size(), std::size_t(4));
        QCOMPARE(all.material().layers[1].filterMode, 2u);
        QVERIFY(all.root().geosets[0].tangents.isEmpty());
        QVERIFY(all.tells(ConversionLoss::Lost, "Normal maps, highlights, light maps"));
    }

    void textures()
    {
        const Made all = made(wholeUnit());
        // Mixed with white, which the game multiplies by the team's colour: 255 − (255 − 200) · 102 / 255 = 233.
        QCOMPARE(all.texel(HdSlot::Diffuse), QList<int>({233, 193, 173, 255}));
        // x from alpha, y from green; (80 − 128) / 127 = −0.378, (160 − 128) / 127 = 0.252, z = 0.891 → 241.1.
        QCOMPARE(all.texel(HdSlot::Normal), QList<int>({80, 160, 241, 255}));
        QCOMPARE(all.recipe(HdSlot::Normal).usage, TextureUsage::Normal);
        // (2 / 32)^¼ = ½; highlights 153 / 255 = 0.6, gloss 0.8: 1 − ½ · 0.48 = 0.76 → 193.8. Team: 1 − 0.4 → 153.
        QCOMPARE(all.texel(HdSlot::Orm), QList<int>({64, 194, 0, 153}));
        QCOMPARE(all.recipe(HdSlot::Orm).usage, TextureUsage::Data);
        QVERIFY(isCopy(all.recipe(HdSlot::Emissive)));
        QCOMPARE(all.texel(HdSlot::Environment), QList<int>({5, 6, 7, 255}));
        QVERIFY(all.tells(ConversionLoss::Guessed, "Highlights become roughness"));
        QVERIFY(!all.tells(ConversionLoss::Lost, "Normal maps"));
    }

    /// Without highlights, occlusion and team colour: a matt surface from a picture of one colour.
    void plainSurface()
    {
        const Made all = made(triangle());
        QVERIFY(all.isHd());
        QCOMPARE(all.texel(HdSlot::Orm), QList<int>({255, 255, 0, 0}));
        QVERIFY(isCopy(all.recipe(HdSlot::Diffuse)));
        // The game's own; without a texture it would not load the model.
        QCOMPARE(all.path(HdSlot::Normal), "Textures/normal.blp");
        QCOMPARE(all.path(HdSlot::Emissive), "Textures/Black32.blp");
        QCOMPARE(all.path(HdSlot::Environment), "ReplaceableTextures/EnvironmentMap.blp");
        QVERIFY(!all.tells(ConversionLoss::Guessed, "Highlights"));
    }

    void roughness()
    {
        QCOMPARE(roughnessOf(30), 0.5f);
        QCOMPARE(roughnessOf(1e9f), roughnessOf(512));
        QCOMPARE(roughnessOf(-1), roughnessOf(1));
        QCOMPARE(roughnessOf(NAN), roughnessOf(1));
        RenderScene scene = wholeUnit();
        surfaceOf(scene).hdrSpecular = 0.5f;
        surfaceOf(scene).specularAlpha = true;
        surfaceOf(scene)[SurfaceSlot::Gloss].isOn = false;
        QCOMPARE(made(scene).texel(HdSlot::Orm)[1], 191); // 1 − ½ · ½ · 255 / 255
    }

    /// Masks are the opacity; a threshold cuts at the game's ¾.
    void opacities()
    {
        RenderScene scene = triangle(FilterMode::Alpha);
        surfaceOf(scene)[SurfaceSlot::AlphaMask1] = shown(Mask, SurfaceChannels::Alpha);
        const Made blended = made(scene);
        QVERIFY(blended.isHd());
        QCOMPARE(blended.material().layers[0].filterMode, 2u);
        QCOMPARE(blended.material().layers[1].filterMode, 0u);
        QCOMPARE(blended.texel(HdSlot::Diffuse), QList<int>({200, 100, 50, 128}));
        passOf(scene).filterMode = FilterMode::Opaque;
        surfaceOf(scene).alphaThreshold = 100.f / 255;
        const Made cut = made(scene);
        QCOMPARE(cut.material().layers[0].filterMode, 1u);
        QVERIFY(cut.texel(HdSlot::Diffuse)[3] >= 192);
    }

    /// Texels by their opacity, and the brightness as the layer's gain.
    void glow()
    {
        RenderScene scene = triangle();
        SceneSurface &surface = surfaceOf(scene);
        surface[SurfaceSlot::Emissive1] = shown(Emis, SurfaceChannels::Rgba);
        surface[SurfaceSlot::Emissive1].multiply.fallback = 3;
        surface.hdrEmissive = 2;
        const Made all = made(scene);
        QCOMPARE(all.texel(HdSlot::Emissive), QList<int>({20, 40, 0, 255}));
        QCOMPARE(all.material().layers[3].emissiveGain, 6.f);
        QCOMPARE(made(scene, "mdx1100").material().layers[0].emissiveGain, 6.f);
        surface[SurfaceSlot::Emissive1].multiply.curve = Curve<float>(Interpolation::Linear, 2);
        surface[SurfaceSlot::Emissive1].multiply.curve.editTimes()[1] = 1000;
        surface[SurfaceSlot::Emissive1].multiply.curve.editValues()[1] = 1;
        const Curve<float> keys = made(scene).material().layers[3].emissiveGainKeys;
        QVERIFY(keys.size() >= 2);
        QCOMPARE(keys.values()[1], 2.f);
    }

    /// Constant factors and sums of the colour: 2 · 100 + 25.5; what is brighter than white is white.
    void toned()
    {
        RenderScene scene = triangle();
        surfaceOf(scene)[SurfaceSlot::Diffuse].multiply.fallback = 2;
        surfaceOf(scene)[SurfaceSlot::Diffuse].add.fallback = 0.1f;
        QCOMPARE(made(scene).texel(HdSlot::Diffuse), QList<int>({255, 226, 126, 255}));
    }

    /// Normal maps without alpha have x in red.
    void opaqueNormals()
    {
        RenderScene scene = triangle();
        surfaceOf(scene)[SurfaceSlot::Normal] = shown(Envi);
        QCOMPARE(made(scene).texel(HdSlot::Normal).first(2), QList<int>({5, 6}));
    }

    void staysSd_data()
    {
        QTest::addColumn<int>("what");
        const char *names[] = {"additive",         "multiplied",           "decal",  "unshaded",  "two glows",
                               "multiplying glow", "moved glow",           "cells",  "reflected", "colour only",
                               "two passes",       "team colour inverted", "fresnel"};
        for (int i = 0; i < int(std::size(names)); ++i)
            QTest::newRow(names[i]) << i;
    }
    /// What HD layers can't show.
    void staysSd()
    {
        QFETCH(int, what);
        RenderScene scene = wholeUnit();
        SceneLayer &pass = passOf(scene);
        SceneSurface &surface = surfaceOf(scene);
        SurfaceLayer &diffuse = surface[SurfaceSlot::Diffuse];
        const std::function<void()> changes[] = {
            [&] { pass.filterMode = FilterMode::Add; },
            [&] { pass.filterMode = FilterMode::Mod; },
            [&] { surface[SurfaceSlot::Decal] = shown(Mask); },
            [&] { pass.unshaded = true; },
            [&] { surface[SurfaceSlot::Emissive2] = shown(Mask); },
            [&] { surface.emissive1Blend = SurfaceBlend::Modulate; },
            [&] { surface[SurfaceSlot::Emissive1].uv = SurfaceUv::Set1; },
            [&] { diffuse.rows = diffuse.columns = 2; },
            [&] { diffuse.uv = SurfaceUv::ReflectedSphere; },
            [&] { diffuse.texture = -1; },
            [&] { scene.materials[0].layers.push_back(SceneLayer(pass)); },
            [&] { diffuse.inverts = true; },
            [&] { diffuse.fresnel = SurfaceFresnel::Normal; },
        };
        changes[what]();
        const Made all = made(scene);
        QVERIFY(all.model);
        QVERIFY(!all.isHd());
    }

    /// What only HD shows does not keep a surface from it; that is told.
    void leavesOutWhatLiesElsewhere()
    {
        RenderScene scene = wholeUnit();
        surfaceOf(scene)[SurfaceSlot::Normal].tiling.fallback = {4, 4};
        surfaceOf(scene)[SurfaceSlot::Gloss].uv = SurfaceUv::Set1;
        const Made all = made(scene);
        QVERIFY(all.isHd());
        QCOMPARE(all.path(HdSlot::Normal), "Textures/normal.blp");
        QCOMPARE(all.texel(HdSlot::Orm)[1], 179); // 1 − ½ · 0.6
        QVERIFY(all.tells(ConversionLoss::Lost, "that lie differently than the colour"));
    }

    /// Surfaces with the same textures and other numbers have textures of their own, others share them.
    void sharedTextures()
    {
        RenderScene scene = wholeUnit();
        for (int i = 0; i < 2; ++i) {
            scene.materials.push_back(scene.materials[0]);
            scene.meshes.push_back(scene.meshes[0]);
            scene.meshes.back().material = i + 1;
        }
        scene.materials[1].layers[0].surface->specularity = 100;
        scene.materials[2].layers[0].twoSided = true;
        const Made all = made(scene);
        QCOMPARE(all.root().materials.size(), std::size_t(3));
        const auto orm = [&](std::size_t row) { return all.root().materials[row].layers[2].textureId; };
        QVERIFY(orm(0) != orm(1));
        QCOMPARE(orm(0), orm(2));
        QCOMPARE(all.root().materials[2].flags & 2u, 2u);
    }

    void isTheSameEachTime()
    {
        const auto mdx = createMdxFormat();
        const Made one = made(wholeUnit()), two = made(wholeUnit());
        const auto first = mdx->write(*one.model), second = mdx->write(*two.model);
        QVERIFY(first && second);
        QCOMPARE(first->front().bytes, second->front().bytes);
        QCOMPARE(one.textures.size(), two.textures.size());
        for (std::size_t i = 0; i < one.textures.size(); ++i)
            QCOMPARE(one.textures[i].path, two.textures[i].path);
    }
};

SINEW_GUILESS_TEST(tst_creation_hd, TestCreationHd)

} // namespace tst_creation_hd

#include "tst_creation_hd.moc"
