// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// StarCraft II's highlights as roughness: what the picture of a material holds is worked out here from single texels.

#include "core/image/codecs/qt_image_codec.h"
#include "core/image/decoded_image.h"
#include "core/image/image_registry.h"
#include "tests/plugins/create/triangle_scene.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/gltf_file.h"
#include "tests/support/test_program.h"

#include <QImage>

namespace tst_gltf_surfaces {

using namespace sinew;
using namespace sinew::test;

namespace {

enum Row : std::int32_t { Diff, Spec, Gloss, Ao, Rows };
constexpr std::array<int, 4> texels[] = {{200, 100, 50, 255}, {30, 153, 60, 255}, {0, 0, 0, 204}, {64, 1, 1, 255}};

SurfaceLayer shown(Row row, SurfaceChannels channels = SurfaceChannels::Rgb)
{
    SurfaceLayer layer;
    layer.isOn = true;
    layer.texture = row;
    layer.channels = channels;
    return layer;
}

RenderScene triangle()
{
    RenderScene scene = triangleScene();
    for (const char *path : {"unit_diff.dds", "unit_spec.dds", "unit_gloss.dds", "unit_ao.dds"})
        scene.textures.emplace_back().path = path;
    for (std::size_t i = 0; i < scene.textures.size(); ++i)
        scene.textures[i].source = NodeId(100 + i);
    SceneLayer layer;
    layer.filterMode = FilterMode::Opaque;
    layer.surface.emplace()[SurfaceSlot::Diffuse] = shown(Diff);
    scene.materials.emplace_back().layers = {layer};
    return scene;
}

} // namespace

class TestGltfSurfaces : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    std::unique_ptr<Document> m_document;
    ImageRegistry m_images;

    Result<ExportedModel> exported(const RenderScene &scene)
    {
        const auto picture = [&](const SceneTexture &texture) -> std::shared_ptr<const DecodedImage> {
            auto image = std::make_shared<DecodedImage>();
            QByteArray bytes;
            for (const int number : texels[texture.source - 100])
                bytes += char(number);
            image->hasAlpha = true;
            image->levels.push_back({1, 1, bytes});
            return image;
        };
        ExportOptions options;
        options.suffix = QStringLiteral("gltf");
        options.name = QStringLiteral("unit");
        return createGltfExporter()->write({*m_document->format(), m_document->model(), scene, picture, m_images},
                                           options);
    }

private Q_SLOTS:
    void initTestCase()
    {
        addFormats(m_registry);
        m_images.add(createQtImageCodec());
        auto opened = openDocument(m_registry, sourcePath("tests/samples/m3/tiny29.m3"));
        QVERIFY(opened);
        m_document = std::move(*opened);
    }

    void highlightsBecomeRoughness()
    {
        RenderScene scene = triangle();
        SceneSurface &surface = *scene.materials[0].layers[0].surface;
        surface[SurfaceSlot::Specular] = shown(Spec);
        surface[SurfaceSlot::Gloss] = shown(Gloss, SurfaceChannels::Rgba);
        surface[SurfaceSlot::AmbientOcclusion] = shown(Ao);
        surface.specularity = 30;
        const auto files = exported(scene);
        QVERIFY(files);
        const GltfFile file = GltfFile::read(files->files.front().bytes);
        const QJsonObject material = file.item("materials", 0);
        const QJsonValue pbr = material[QStringLiteral("pbrMetallicRoughness")];
        QVERIFY(pbr[QStringLiteral("metallicFactor")].isUndefined());
        const int texture = pbr[QStringLiteral("metallicRoughnessTexture")][QStringLiteral("index")].toInt(-1);
        QVERIFY(texture >= 0);
        QCOMPARE(material[QStringLiteral("occlusionTexture")][QStringLiteral("index")].toInt(-1), texture);
        const QString uri =
            file.item("images", file.item("textures", texture)[QStringLiteral("source")].toInt())[QStringLiteral("uri")]
                .toString();
        const auto found = std::find_if(files->files.begin(), files->files.end(),
                                        [&](const OutputFile &each) { return each.path == uri; });
        QVERIFY(found != files->files.end());
        QImage picture;
        QVERIFY(picture.loadFromData(found->bytes));
        const QColor texel = picture.pixelColor(0, 0);
        QCOMPARE(texel.red(), 64); // occlusion
        // A highlight of exponent 30 at 153 of 255, its gloss at 204 of 255.
        const double narrow = std::pow(2. / 32, 0.25), wanted = 1 - (1 - narrow) * 153 / 255 * 204 / 255;
        QVERIFY2(std::abs(texel.green() - wanted * 255) <= 1, qPrintable(QString::number(texel.green())));
        QCOMPARE(texel.blue(), 0); // no metal
        QCOMPARE(texel.alpha(), 255);
    }

    void withoutHighlightsTheyAreMatt()
    {
        const auto files = exported(triangle());
        QVERIFY(files);
        const GltfFile file = GltfFile::read(files->files.front().bytes);
        const QJsonValue pbr = file.item("materials", 0)[QStringLiteral("pbrMetallicRoughness")];
        QVERIFY(pbr[QStringLiteral("metallicRoughnessTexture")].isUndefined());
        QCOMPARE(pbr[QStringLiteral("metallicFactor")].toDouble(-1), 0.);
        QCOMPARE(pbr[QStringLiteral("roughnessFactor")].toDouble(-1), 1.);
    }
};

SINEW_GUILESS_TEST(tst_gltf_surfaces, TestGltfSurfaces)

} // namespace tst_gltf_surfaces

#include "tst_gltf_surfaces.moc"
