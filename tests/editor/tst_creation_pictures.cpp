// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Pictures of models of other games and of what they become in Warcraft III, at three times from the same side
// (conversion.md §11, check 16).

#include "core/assets/memory_source.h"
#include "core/document/open_document.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_textures.h"
#include "editor/builtin_plugins.h"
#include "editor/cli/create/create_model.h"
#include "tests/editor/sequence_view.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "viewport/qt3d/offscreen_renderer.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <cmath>
#include <numbers>

namespace tst_creation_pictures {

using namespace sinew;

namespace {

/// Surfaces of one texture that hide what is behind them: both games draw these alike.
bool isPlain(const SceneLayer &layer)
{
    if (layer.filterMode != FilterMode::Opaque)
        return false;
    if (layer.batch)
        return layer.batch->stages.size() == 1;
    if (!layer.surface)
        return false;
    for (std::size_t slot = 1; slot < surfaceSlots; ++slot)
        if (layer.surface->layers[slot].isOn)
            return false;
    const SurfaceLayer &diffuse = (*layer.surface)[SurfaceSlot::Diffuse];
    // Warcraft III has no brightness of layers that could change.
    return diffuse.isOn && diffuse.texture >= 0 && layer.surface->alphaThreshold < 0 &&
           diffuse.multiply.curve.size() == 0 && diffuse.add.curve.size() == 0;
}

/// Textures that a game chooses have no picture here.
bool hasPicture(const RenderScene &scene, const SceneLayer &layer)
{
    const std::int32_t row =
        layer.batch ? layer.batch->stages[0].texture.fallback : (*layer.surface)[SurfaceSlot::Diffuse].texture;
    return row >= 0 && !scene.textures[std::size_t(row)].path.empty();
}

bool isPlain(const RenderScene &scene)
{
    bool any = false;
    for (const SceneMesh &mesh : scene.meshes) {
        if (mesh.indices.isEmpty() || mesh.material < 0)
            continue;
        const SceneMaterial &material = scene.materials[std::size_t(mesh.material)];
        if (material.layers.size() != 1 || !isPlain(material.layers[0]) || mesh.alpha.curve.size() > 0 ||
            material.layers[0].alpha.curve.size() > 0 || !mesh.colours.isEmpty() ||
            !hasPicture(scene, material.layers[0]))
            return false;
        any = true;
    }
    return any;
}

/// Fewer pixels are all edges.
constexpr qint64 fewestPixels = 200;

/// Decibels over the pixels where either picture shows something; infinite if they are equal, or if that is little.
double similarity(const QImage &a, const QImage &b, QRgb background)
{
    double sum = 0;
    qint64 count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            if (p == background && q == background)
                continue;
            for (const int off : {qRed(p) - qRed(q), qGreen(p) - qGreen(q), qBlue(p) - qBlue(q)})
                sum += double(off) * off;
            count += 3;
        }
    return sum > 0 && count >= 3 * fewestPixels ? 10 * std::log10(255. * 255 * double(count) / sum)
                                                : std::numeric_limits<double>::infinity();
}

} // namespace

class TestCreationPictures : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;
    std::unique_ptr<OffscreenRenderer> m_renderer;

    QImage picture(const ViewContent &content, const AssetSearch &search)
    {
        AssetTextures textures(search, m_formats.images(), AssetTextures::Mode::Wait);
        textures.setHdSlots(*content.scene);
        m_renderer->setProvider(textures);
        const Result<QImage> drawn = m_renderer->render(content);
        // Its provider goes.
        m_renderer->setProvider(*m_none);
        return drawn ? drawn->convertToFormat(QImage::Format_RGB32) : QImage();
    }
    std::unique_ptr<AssetTextures> m_none;
    QByteArray m_picture;

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        auto renderer = OffscreenRenderer::create({160, 160});
        QVERIFY2(bool(renderer), renderer ? "" : renderer.error().text().c_str());
        m_renderer = std::move(*renderer);
        QFile file(test::sourcePath("tests/samples/wow1300/stone.blp"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_picture = file.readAll();
        m_none = std::make_unique<AssetTextures>(AssetSearch(m_formats.modelSuffixes()), m_formats.images(),
                                                 AssetTextures::Mode::Wait);
    }

    void looksAlike_data()
    {
        QTest::addColumn<QString>("path");
        QStringList paths;
        QDirIterator samples(test::sourcePath("tests/samples"), {QStringLiteral("*.m2"), QStringLiteral("*.m3")},
                             QDir::Files, QDirIterator::Subdirectories);
        while (samples.hasNext())
            paths += samples.next();
        // Numbers out of range are kept in range in different ways.
        paths.removeIf([](const QString &path) { return path.endsWith(QLatin1String("numbers-out-of-range.m2")); });
        paths.sort();
        for (const auto &[folder, suffix] : {std::pair("m2", "m2"), {"m3", "m3"}})
            paths += test::corpusFiles(folder, {QString::fromLatin1(suffix)}, 16);
        for (const QString &path : std::as_const(paths))
            QTest::newRow(qPrintable(path.section(u'/', -3))) << path;
    }
    void looksAlike()
    {
        QFETCH(QString, path);
        auto opened = openDocument(m_formats, path);
        test::sawCorpusFile(path);
        if (!opened)
            return;
        const Document &document = **opened;
        const RenderScene source = document.format()->scene()->build(document.model());
        if (source.meshes.empty())
            return;
        const ModelMaker maker = modelMaker(QStringLiteral("mdx800"), {}, document.format(), m_formats);
        QVERIFY(maker.format);
        // The corpus has no pictures; those of missing ones show their names, which are not the same.
        const auto pictures = std::make_shared<MemorySource>(QStringLiteral("pictures"));
        for (const SceneTexture &texture : source.textures)
            if (!texture.path.empty())
                pictures->add(QString::fromStdString(texture.path), m_picture);
        CreateRequest request;
        request.assets = {pictures};
        const auto files = createdModel(document, maker, QStringLiteral("made.mdx"), request, m_formats);
        if (!files)
            return;
        auto made = openDocument(m_formats, FileSet(QStringLiteral("made.mdx"), files->files.front().bytes),
                                 QStringLiteral("made.mdx"));
        QVERIFY(made);
        const RenderScene result = (*made)->format()->scene()->build((*made)->model());
        const auto beside = std::make_shared<MemorySource>(QStringLiteral("made"));
        for (const OutputFile &file : files->files)
            if (!file.path.isEmpty())
                beside->add(file.path, file.bytes);
        const AssetSearch own = assetSearchFor(path, {pictures}, m_formats.modelSuffixes());
        AssetSearch search(m_formats.modelSuffixes());
        search.addSource(beside);
        for (const auto &each : own.sources())
            search.addSource(each);
        // The sequence that both have first.
        const CreationSource from{source, &document.model(), "made",
                                  document.format()->gameOf(document.model()).toStdString()};
        const CreationOptions options = maker.format->creation()->suggested(from, maker.target);
        if (options.sequences.empty())
            return;
        const bool isTurned = source.front == ModelFront::MinusY;
        double least = std::numeric_limits<double>::infinity();
        for (int half = 0; half < 3; ++half) {
            ViewContent one = test::contentAt(source, std::size_t(options.sequences[0].row), half);
            one.options.effects = one.options.childModels = one.options.modelLights = false;
            ViewContent other = one;
            other.scene = &result;
            const SceneSequence &played = result.sequences[0];
            other.when.sequence = 0;
            other.when.time = played.start + (double(played.end) - played.start) * half / 2;
            other.when.globalTime = one.when.time - source.sequences[std::size_t(options.sequences[0].row)].start;
            one.when.globalTime = other.when.globalTime;
            const auto scale = float(options.scale);
            const Eigen::Vector3f t = one.camera.target;
            other.camera.target = scale * (isTurned ? Eigen::Vector3f(-t.y(), t.x(), t.z()) : t);
            other.camera.distance *= scale;
            other.camera.nearClip *= scale;
            other.camera.farClip *= scale;
            if (isTurned) {
                other.camera.yaw += std::numbers::pi_v<float> / 2;
                other.options.daylight.sunYaw += 90;
            }
            const QImage a = picture(one, own), b = picture(other, search);
            QVERIFY(!a.isNull() && !b.isNull());
            // To be looked at.
            if (const QString folder = qEnvironmentVariable("SINEW_PICTURES"); !folder.isEmpty()) {
                const QString name =
                    QStringLiteral("%1/%2-%3-%4.png").arg(folder, QFileInfo(path).fileName()).arg(half);
                a.save(name.arg(QStringLiteral("source")));
                b.save(name.arg(QStringLiteral("result")));
            }
            least = std::min(least, similarity(a, b, one.options.background.rgb()));
        }
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES"))
            qInfo("%s: %.1f dB", isPlain(source) ? "plain" : "other", least);
        if (isPlain(source))
            QVERIFY2(least >= 30, qPrintable(QStringLiteral("%1 dB").arg(least)));
    }

    void cleanupTestCase() { m_renderer.reset(); }
};

SINEW_TEST(tst_creation_pictures, TestCreationPictures)

} // namespace tst_creation_pictures

#include "tst_creation_pictures.moc"
