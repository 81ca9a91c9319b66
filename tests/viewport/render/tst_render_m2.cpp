// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every World of Warcraft model, sample or real, that has meshes shows them, with stand-ins for its textures.

#include "core/document/open_document.h"
#include "render_fixture.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include "core/format/format_registry.h"
#include "core/scene/view/ray_cast.h"
#include "plugins/m2/format.h"
#include "viewport/draw/draw_order.h"

#include <QDirIterator>

namespace tst_render_m2 {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Each texture is a soft checker of a colour of its own.
class StandIns final : public TextureProvider
{
public:
    TextureResult texture(const SceneTexture &texture) override
    {
        const std::size_t seed = std::hash<std::string>()(texture.path + std::to_string(texture.slot));
        const QColor light = QColor::fromHsv(int(seed % 360), 90, 230), dark = light.darker(125);
        std::vector<QColor> pixels;
        for (int i = 0; i < 64; ++i)
            pixels.push_back((i + i / 8) % 2 ? light : dark);
        return {TextureResult::Ready, std::make_shared<DecodedImage>(rgba(8, 8, pixels))};
    }
};

QStringList modelsBelow(const QString &folder)
{
    QStringList files;
    QDirIterator iterator(folder, {QStringLiteral("*.m2")}, QDir::Files, QDirIterator::Subdirectories);
    while (iterator.hasNext())
        files.append(iterator.next());
    files.sort();
    return files;
}

/// Whether the scene has a triangle that is shown now.
bool showsMeshes(const RenderScene &scene, const Pose &pose, const MeshChoice &choice)
{
    const std::vector<std::uint8_t> hidden = hiddenMeshes(scene, choice);
    for (std::size_t row = 0; row < scene.meshes.size(); ++row) {
        if (!hidden[row] && isMeshVisible(pose, row) && !scene.meshes[row].indices.isEmpty())
            return true;
    }
    return false;
}

} // namespace

class TestRenderM2 : public RenderFixture
{
    Q_OBJECT

    StandIns m_standIns;

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        reset();
        m_renderer->setProvider(m_standIns);
    }
    void cleanupTestCase() { m_renderer.reset(); }

    void draws_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path :
             modelsBelow(test::sourcePath("tests/samples")) + test::corpusFiles("m2", {QStringLiteral("m2")}, 7)) {
            if (path.contains(QStringLiteral("/m2odd/")))
                continue; // broken on purpose; tst_m2_scene has them
            QTest::newRow(qPrintable(QFileInfo(path).dir().dirName() + u'-' + QFileInfo(path).fileName())) << path;
        }
    }
    void draws()
    {
        QFETCH(QString, path);
        FormatRegistry registry;
        registry.add(createM2Format());
        const auto document = openDocument(registry, path);
        QVERIFY2(bool(document), document ? "" : document.error().text().c_str());
        test::sawCorpusFile(path);
        const RenderScene scene = (*document)->format()->scene()->build((*document)->model());
        PoseTime &when = m_content->when;
        if (!scene.sequences.empty()) {
            when.sequence = 0;
            when.time = (scene.sequences[0].start + scene.sequences[0].end) / 2;
        }
        Pose pose;
        evaluatePose(scene, when, pose);
        // Without particles, whose range would reduce a mesh to a dot.
        Eigen::AlignedBox3f box = posedBounds(scene, pose, hiddenMeshes(scene, {}));
        if (box.isEmpty())
            box = Eigen::AlignedBox3f(Eigen::Vector3f::Constant(-1), Eigen::Vector3f::Constant(1));
        // Flat things show nothing from their edge or back: three views.
        int drawn = 0;
        bool shown = false;
        for (const auto &[yaw, pitch] : {std::pair(0.6f, 0.3f), {3.7f, -0.3f}, {0.f, 1.5f}}) {
            ViewCamera &camera = m_content->camera;
            camera.yaw = yaw;
            camera.pitch = pitch;
            camera.frame(box, 1);
            camera.fitClip(box);
            const QImage picture = render(scene);
            camera.apply(when);
            evaluatePose(scene, when, pose);
            shown = shown || showsMeshes(scene, pose, {});
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x)
                    drawn += picture.pixelColor(x, y) != renderBackground;
            }
            if (drawn > 20)
                break;
        }
        QVERIFY2(!shown || drawn > 20, qPrintable(QString::number(drawn)));
    }
};

SINEW_TEST(tst_render_m2, TestRenderM2)

} // namespace tst_render_m2
#include "tst_render_m2.moc"
