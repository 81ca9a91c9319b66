// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Moving pictures: what the writers leave on the disk, what a transparent picture holds, and the dialog.

#include "editor/export/export_dialog.h"
#include "tests/support/test_program.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <QStringList>
#include <webp/demux.h>

namespace tst_export {

using namespace sinew;

namespace {

/// Frames of an animated WebP with the time at which each ends.
struct WebpFrames
{
    std::vector<QImage> pictures;
    std::vector<int> ends;
};

WebpFrames readWebp(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    const WebPData data{reinterpret_cast<const uint8_t *>(bytes.constData()), std::size_t(bytes.size())};
    WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, nullptr);
    WebPAnimInfo info;
    WebpFrames frames;
    if (!decoder || !WebPAnimDecoderGetInfo(decoder, &info))
        return {};
    uint8_t *pixels = nullptr;
    int end = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder) && WebPAnimDecoderGetNext(decoder, &pixels, &end)) {
        frames.pictures.push_back(
            QImage(pixels, int(info.canvas_width), int(info.canvas_height), QImage::Format_RGBA8888).copy());
        frames.ends.push_back(end);
    }
    WebPAnimDecoderDelete(decoder);
    return frames;
}

QImage filled(QColor colour)
{
    QImage picture(8, 6, QImage::Format_ARGB32);
    picture.fill(colour);
    return picture;
}

/// A square of 200 × 200 in the plane x = 0, with one layer.
RenderScene squareScene(FilterMode mode, float alpha, Colour colour)
{
    RenderScene scene;
    SceneMesh mesh;
    const Vec3 corners[] = {{0, -100, -100}, {0, 100, -100}, {0, 100, 100}, {0, -100, 100}};
    std::copy(corners, corners + 4, mesh.positions.reset(4));
    Vec2 *uv = mesh.uvSets.emplace_back().reset(4);
    std::fill(uv, uv + 4, Vec2{0.5f, 0.5f});
    const std::uint32_t rows[] = {0, 1, 2, 0, 2, 3};
    std::copy(rows, rows + 6, mesh.indices.reset(6));
    std::uint16_t *influences = mesh.influences.reset(16);
    std::fill(influences, influences + 16, std::uint16_t(0));
    std::uint8_t *weights = mesh.weights.reset(16);
    for (int i = 0; i < 16; ++i)
        weights[i] = i % 4 == 0 ? 255 : 0;
    mesh.palette.emplace_back();
    mesh.material = 0;
    mesh.alpha.fallback = alpha;
    mesh.colour.fallback = colour;
    mesh.revision = 1;
    scene.meshes.push_back(mesh);
    SceneLayer layer;
    layer.filterMode = mode;
    layer.unshaded = layer.twoSided = true;
    scene.materials.push_back({NoNode, 0, {layer}, 1});
    scene.sequences.push_back({1, "Stand", 0, 1000, true, {}});
    scene.revision = 1;
    return scene;
}

ViewContent contentOf(const RenderScene &scene)
{
    ViewContent content{.scene = &scene};
    content.when.sequence = 0;
    content.options.grid = false;
    content.camera.distance = 1000;
    return content;
}

} // namespace

class TestExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void webpKeepsFramesAndTimes();
    void webpIsNotThereUnlessFinished();
    void pngFramesAreNumbered();
    void keepsWhatIsThere();
    void refusesOtherSuffixes();
    void transparentPicture();
    void dialogWritesTheFrames();
    void enterExports();
    void dialogKeepsTheLightWithoutOverlays();
    void dialogCancels();
};

void TestExport::webpKeepsFramesAndTimes()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.webp"));
    const auto writer = makeFrameWriter(path, 3, Existing::Keep);
    QVERIFY(bool(writer));
    const QColor colours[] = {QColor(10, 200, 30), QColor(0, 0, 255, 128), QColor(90, 91, 92)};
    const int durations[] = {33, 34, 100};
    for (int i = 0; i < 3; ++i)
        QVERIFY(bool((*writer)->add(filled(colours[i]), durations[i])));
    QVERIFY(bool((*writer)->finish()));
    const WebpFrames frames = readWebp(path);
    QCOMPARE(frames.ends, (std::vector<int>{33, 67, 167}));
    QCOMPARE(frames.pictures[0].size(), QSize(8, 6));
    for (int i = 0; i < 3; ++i)
        QCOMPARE(frames.pictures[std::size_t(i)].pixelColor(4, 3), colours[i]);
}

void TestExport::webpIsNotThereUnlessFinished()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.webp"));
    {
        const auto writer = makeFrameWriter(path, 3, Existing::Keep);
        QVERIFY(bool((*writer)->add(filled(Qt::red), 10)));
    }
    QVERIFY(QDir(folder.path()).isEmpty());
    const auto nowhere = makeFrameWriter(folder.filePath(QStringLiteral("no/such/a.webp")), 1, Existing::Keep);
    QVERIFY(bool((*nowhere)->add(filled(Qt::red), 10)));
    const Status written = (*nowhere)->finish();
    QVERIFY(!written);
    QVERIFY(written.error().text().find("a.webp") != std::string::npos);
}

void TestExport::pngFramesAreNumbered()
{
    const QTemporaryDir folder;
    const auto writer = makeFrameWriter(folder.filePath(QStringLiteral("walk.v2.PNG")), 2, Existing::Keep);
    QVERIFY(bool((*writer)->add(filled(QColor(1, 2, 3, 4)), 33)));
    QVERIFY(bool((*writer)->add(filled(Qt::red), 33)));
    QVERIFY(bool((*writer)->finish()));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
             (QStringList{QStringLiteral("walk.v2-0001.png"), QStringLiteral("walk.v2-0002.png")}));
    QCOMPARE(QImage(folder.filePath(QStringLiteral("walk.v2-0001.png"))).pixelColor(0, 0), QColor(1, 2, 3, 4));
}

/// The single files of a series were not chosen by anybody: existing files stay, and no link is followed to another
/// file.
void TestExport::keepsWhatIsThere()
{
    const QTemporaryDir folder;
    const auto put = [&](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    const auto get = [&](const QString &name) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QString first = QStringLiteral("walk-0001.png"), second = QStringLiteral("walk-0002.png");
    QVERIFY(put(QStringLiteral("victim.txt"), "mine") && put(second, "a picture"));
    QVERIFY(QFile::link(folder.filePath(QStringLiteral("victim.txt")), folder.filePath(first)));
    const QString path = folder.filePath(QStringLiteral("walk.png"));
    QCOMPARE(frameFiles(path, 2), (QStringList{folder.filePath(first), folder.filePath(second)}));
    const auto refused = makeFrameWriter(path, 2, Existing::Keep);
    QVERIFY(!refused);
    QVERIFY(refused.error().text().find("walk-0001.png") != std::string::npos);
    // A file that appears while the frames are drawn stays as well.
    const QString other = folder.filePath(QStringLiteral("run.png"));
    const auto late = makeFrameWriter(other, 1, Existing::Keep);
    QVERIFY(bool(late));
    QVERIFY(put(QStringLiteral("run-0001.png"), "a picture"));
    QVERIFY(!(*late)->add(filled(Qt::red), 10));
    QCOMPARE(get(QStringLiteral("run-0001.png")), QByteArray("a picture"));
    QVERIFY(QFile::remove(folder.filePath(first)));
    const auto agreed = makeFrameWriter(path, 2, Existing::Replace);
    QVERIFY(agreed && (*agreed)->add(filled(Qt::red), 10) && (*agreed)->add(filled(Qt::red), 10));
    QCOMPARE(QImage(folder.filePath(second)).size(), QSize(8, 6));
    QCOMPARE(get(QStringLiteral("victim.txt")), QByteArray("mine"));
}

void TestExport::refusesOtherSuffixes()
{
    const auto writer = makeFrameWriter(QStringLiteral("a.gif"), 2, Existing::Keep);
    QVERIFY(!writer);
    QVERIFY(writer.error().text().find(".webp") != std::string::npos);
}

void TestExport::transparentPicture()
{
    auto renderer = OffscreenRenderer::create({64, 64});
    QVERIFY2(bool(renderer), renderer ? "" : renderer.error().text().c_str());
    NoTextures textures;
    (*renderer)->setProvider(textures);
    // White texture, colour (1, 0.5, 0), alpha one half: 255, 128, 0 at alpha 128.
    const RenderScene blended = squareScene(FilterMode::Blend, 0.5f, {1, 0.5f, 0});
    const Result<QImage> picture = renderTransparent(**renderer, contentOf(blended));
    QVERIFY(bool(picture));
    QCOMPARE(picture->pixelColor(1, 1).alpha(), 0);
    const QColor middle = picture->pixelColor(32, 32);
    QVERIFY2(std::abs(middle.alpha() - 128) <= 2, qPrintable(middle.name(QColor::HexArgb)));
    QVERIFY2(std::abs(middle.red() - 255) <= 3 && std::abs(middle.green() - 128) <= 4 && middle.blue() <= 2,
             qPrintable(middle.name(QColor::HexArgb)));
}

void TestExport::dialogWritesTheFrames()
{
    const QTemporaryDir folder;
    const RenderScene scene = squareScene(FilterMode::None, 1, {1, 0, 0});
    NoTextures textures;
    ExportDialog dialog(contentOf(scene), {16, 16}, textures);
    QCOMPARE(dialog.sequenceBox()->currentText(), QStringLiteral("Stand"));
    QVERIFY2(dialog.summary()->text().contains(QStringLiteral("30")), qPrintable(dialog.summary()->text()));
    dialog.motionBox()->setCurrentIndex(2); // standing still: 4 s, once round
    QCOMPARE(dialog.plan().speed, 0.0);
    QCOMPARE(dialog.plan().turns, 1.0);
    dialog.motionBox()->setCurrentIndex(1); // turning while the sequence plays
    QCOMPARE(dialog.plan().speed, 1.0);
    const QString path = folder.filePath(QStringLiteral("a.webp"));
    dialog.start(path, Existing::Keep);
    QVERIFY(dialog.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 60000);
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    const WebpFrames frames = readWebp(path);
    QVERIFY(frames.ends.size() > 20); // equal ones may be joined, the length stays
    QCOMPARE(frames.ends.back(), 4000);
    QCOMPARE(frames.pictures.front().pixelColor(8, 8), QColor(255, 0, 0));
}

void TestExport::enterExports()
{
    const RenderScene scene = squareScene(FilterMode::None, 1, {1, 0, 0});
    NoTextures textures;
    ExportDialog dialog(contentOf(scene), {16, 16}, textures);
    dialog.show();
    for (const QPushButton *button : dialog.findChildren<QPushButton *>())
        QCOMPARE(button->isDefault(), button->text().contains(QStringLiteral("Export")));
}

void TestExport::dialogKeepsTheLightWithoutOverlays()
{
    const QTemporaryDir folder;
    const RenderScene scene = squareScene(FilterMode::None, 1, {1, 0, 0});
    ViewContent content = contentOf(scene);
    content.options.grid = content.options.statistics = true;
    // All behind the fog's end: the square, 1000 away, has the fog's colour.
    content.options.fog = true;
    content.options.fogColour = QColor(0, 0, 255);
    content.options.fogStart = 10;
    content.options.fogEnd = 20;
    NoTextures textures;
    ExportDialog dialog(content, {64, 64}, textures);
    dialog.motionBox()->setCurrentIndex(1);
    dialog.start(folder.filePath(QStringLiteral("a.png")), Existing::Keep);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 60000);
    const QImage first(folder.filePath(QStringLiteral("a-0001.png")));
    QCOMPARE(first.pixelColor(32, 32), QColor(0, 0, 255));
    QCOMPARE(first.pixelColor(2, 60), content.options.background); // no grid, no statistics
}

void TestExport::dialogCancels()
{
    const QTemporaryDir folder;
    const RenderScene scene = squareScene(FilterMode::None, 1, {1, 0, 0});
    NoTextures textures;
    ExportDialog dialog(contentOf(scene), {16, 16}, textures);
    dialog.show();
    dialog.start(folder.filePath(QStringLiteral("a.webp")), Existing::Keep);
    dialog.reject();
    QVERIFY(!dialog.isRunning());
    QVERIFY(dialog.isVisible());
    QVERIFY(QDir(folder.path()).isEmpty());
    dialog.reject();
    QVERIFY(!dialog.isVisible());
}

SINEW_TEST(tst_export, TestExport)

} // namespace tst_export
#include "tst_export.moc"
