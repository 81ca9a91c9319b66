// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/scene/effects/model_emitter.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/warcraft/effects/band.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"

#include "viewport_fixture.h"

namespace tst_viewport_play {

using namespace sinew;

namespace {

/// An emitter at the origin whose white particles fill the z axis without gaps, from a looping sequence of a second.
std::unique_ptr<Document> emitterDocument(float speed)
{
    auto model = std::make_unique<mdx::MdxModel>();
    mdx::Root &root = model->data;
    mdx::Sequence sequence;
    sequence.name.set("Stand");
    sequence.end = 1000;
    root.sequences.append(sequence);
    mdx::Texture texture;
    texture.path.set("white");
    root.textures.append(texture);
    mdx::ParticleEmitter2 emitter;
    emitter.node.name.set("Emitter");
    emitter.node.objectId = 0;
    emitter.node.parentId = -1;
    emitter.node.flags |= 0x8000; // unshaded
    emitter.speed = speed;
    emitter.emissionRate = 60;
    emitter.textureId = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        emitter.segmentColours[i] = {1, 1, 1};
        emitter.segmentScalings[i] = 5;
    }
    root.particleEmitters2.append(emitter);
    root.pivots = {{0, 0, 0}};
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), createMdxFormat());
}

class Scenes final : public SceneProvider
{
public:
    std::shared_ptr<const RenderScene> child;
    SceneResult scene(const std::string &) override { return {SceneResult::Ready, child}; }
};

mdx::SegmentParticles fountain()
{
    mdx::SegmentParticles emitter;
    emitter.emissionRate.fallback = 40;
    emitter.lifeSpan = 1.5f;
    emitter.speed.fallback = 60;
    emitter.variation.fallback = 0.3f;
    emitter.latitude.fallback = 60;
    return emitter;
}

/// Particles, ribbons, a faded quad of sorted triangles, emitted models that emit particles themselves.
RenderScene busyScene(bool nested)
{
    RenderScene scene = test::emptyScene();
    scene.sequences.push_back({NoNode, "Stand", 0, 1000, true});
    scene.globalSequences = {700};
    scene.nodes[0].translation = test::twoKeys<Vec3>(0, {0, -40, 0}, 1000, {0, 40, 0});
    const std::int32_t texture = test::addTexture(scene, "white");
    SceneLayer layer = test::unshaded(texture, FilterMode::Blend);
    layer.alpha = test::twoKeys<float>(0, 0, 1000, 1);
    const std::int32_t material = test::addMaterial(scene, layer);
    scene.materials.back().triangleOrder = TriangleOrder::FarFirst;
    scene.meshes.push_back(test::quad(0, -10, -10, 10, 10, material));
    for (int i = 0; i < 3; ++i) {
        mdx::SegmentParticles emitter = fountain();
        emitter.squirt = i == 1;
        emitter.sortFarZ = i == 2;
        scene.effects.push_back(test::effectOf(emitter));
        scene.effects.back().sprite.texture = texture;
    }
    warcraft::Band ribbon;
    ribbon.heightAbove.fallback = ribbon.heightBelow.fallback = 5;
    ribbon.lifeSpan = 0.5f;
    ribbon.emissionRate = 20;
    scene.effects.push_back(test::effectOf(ribbon, EffectKind::MaterialRibbon));
    scene.effects.back().material = material;
    if (nested) {
        mdx::ModelEmitter models;
        models.emissionRate.fallback = 4;
        models.lifeSpan.fallback = 1;
        models.speed.fallback = 50;
        scene.effects.push_back(test::effectOf(models, EffectKind::Models));
        scene.effects.back().models = {{"child.mdl"}};
    }
    return scene;
}

/// Counts the frames that a window is asked for.
class Frames final : public QObject
{
public:
    int count = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        count += event->type() == QEvent::UpdateRequest;
        return false;
    }
};

} // namespace

/// Edits during playback show at once; long playback does not use more and more memory.
class TstViewportPlay : public test::ViewportFixture
{
    Q_OBJECT

    /// Whether there are particles up to `reach` on the z axis, and none beyond.
    bool reaches(const QImage &picture, float reach)
    {
        const QSizeF size = m_window->size();
        const float aspect = float(size.width() / size.height());
        const auto colourAt = [&](float z) {
            const auto at = projectToPixel(m_viewport->currentView()->camera(aspect).viewProjection(aspect),
                                           {float(size.width()), float(size.height())}, {0, 0, z});
            return at ? picture.pixelColor(int(at->x()), int(at->y())) : QColor();
        };
        const QColor inside = colourAt(reach * 0.7f), outside = colourAt(reach * 1.15f + 7);
        const bool right = inside.red() > 200 && inside.green() > 200 && outside == background;
        if (!right)
            qWarning() << "reach" << reach << "inside" << inside.name() << "outside" << outside.name();
        return right;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_textures.images["white"] = test::rgba(1, 1, {Qt::white});
        openWindow({320, 240});
    }
    void cleanup() { closeDocument(); }
    void cleanupTestCase() { m_main.reset(); }

    void draggedEmitterValuesShowAtOnce_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QList<QByteArray>>("values");
        QTest::addColumn<float>("speed");
        QTest::addColumn<QList<float>>("reach"); ///< before the drag, then after each value
        using Texts = QList<QByteArray>;
        using Floats = QList<float>;
        // Half the edge of a quad that stays where it was born.
        QTest::newRow("size") << QByteArray("segmentScalings") << Texts{"20 20 20", "40 40 40", "60 60 60", "30 30 30"}
                              << 0.f << Floats{5, 20, 40, 60, 30};
        // A second of life times the speed.
        QTest::newRow("speed") << QByteArray("speed") << Texts{"40", "60", "80", "50"} << 20.f
                               << Floats{20, 40, 60, 80, 50};
        QTest::newRow("life span") << QByteArray("lifeSpan") << Texts{"1.25", "1.5", "1.75", "0.75"} << 40.f
                                   << Floats{40, 50, 60, 70, 30};
    }
    void draggedEmitterValuesShowAtOnce()
    {
        QFETCH(const QByteArray, path);
        QFETCH(const QList<QByteArray>, values);
        QFETCH(const float, speed);
        QFETCH(const QList<float>, reach);
        m_document = emitterDocument(speed);
        Document *document = m_document.get();
        m_viewport->addDocument(*document, m_textures);
        m_viewport->setCurrent(document);
        ViewCamera camera;
        camera.distance = 300;
        m_viewport->currentView()->setCamera(camera);
        Playback &playback = document->playback();
        playback.setSequence(test::object(*document, "sequences", 0), 0, 1000);
        playback.setPlaying(true);
        QVERIFY(reaches(capture(), reach[0]));

        const auto target = parsePath(document->model(), "particleEmitters2[0]." + path.toStdString());
        QVERIFY(bool(target));
        const MergeKey drag = MergeKey::next();
        for (qsizetype i = 0; i < values.size(); ++i) {
            const double before = playback.globalTime();
            auto change = makeSet(document->model(), *target, values[i].toStdString());
            QVERIFY(bool(change));
            ChangeSet changes;
            changes.push_back(std::move(*change));
            QVERIFY(bool(document->push(std::move(changes), QStringLiteral("Drag"), drag)));
            QVERIFY(reaches(capture(), reach[i + 1]));
            QVERIFY(playback.isPlaying());
            QVERIFY(playback.globalTime() > before);
        }
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QVERIFY(reaches(capture(), reach[0]));
        document->redo();
        QVERIFY(reaches(capture(), reach.last()));
    }

    void whatIsPausedDrawsNothing()
    {
        m_document = emitterDocument(20);
        m_viewport->addDocument(*m_document, m_textures);
        m_viewport->setCurrent(m_document.get());
        Playback &playback = m_document->playback();
        playback.setSequence(test::object(*m_document, "sequences", 0), 0, 1000);
        playback.setPlaying(true);
        capture();
        Frames frames;
        m_window->installEventFilter(&frames);
        QTRY_VERIFY(frames.count > 20);
        playback.setPlaying(false);
        const auto pauses = [&frames] {
            frames.count = 0;
            QTest::qWait(300);
            return frames.count == 0;
        };
        QTRY_VERIFY(pauses());
        m_viewport->lookFrom(1, 0.5f);
        QTRY_VERIFY(frames.count > 0);
        QTRY_VERIFY(pauses());
        playback.setTime(500);
        QTRY_VERIFY(frames.count > 0);
    }

    void tenMinutesNeedNoMoreThanTheFirstSeconds()
    {
        auto made = OffscreenRenderer::create({64, 64});
        QVERIFY2(bool(made), made ? "" : made.error().text().c_str());
        OffscreenRenderer &renderer = **made;
        Scenes scenes;
        scenes.child = std::make_shared<RenderScene>(busyScene(false));
        renderer.setProvider(m_textures, &scenes);
        const RenderScene scene = busyScene(true);
        ViewContent content{.scene = &scene};
        content.camera.distance = 300;
        content.when.sequence = 0;
        QVERIFY(bool(renderer.render(content)));

        constexpr int framesPerSecond = 60, seconds = 600, warmUp = 7; // both sequences begin together again
        int nodes = 0, meshUploads = 0, textureUploads = 0;
        for (int frame = 1; frame <= seconds * framesPerSecond; ++frame) {
            content.when.globalTime = frame * 1000. / framesPerSecond;
            content.when.time = frame % framesPerSecond * 1000. / framesPerSecond;
            renderer.advance(content);
            if (frame % (10 * framesPerSecond) == 0)
                renderer.drawFrame(content);
            if (frame == warmUp * framesPerSecond) {
                nodes = renderer.nodes();
                meshUploads = renderer.meshUploads();
                textureUploads = renderer.textureUploads();
                QVERIFY(renderer.statistics().models > 0);
                QVERIFY(renderer.statistics().particles > 100);
            } else if (frame > warmUp * framesPerSecond && frame % framesPerSecond == 0) {
                QCOMPARE(renderer.nodes(), nodes);
            }
        }
        QCOMPARE(renderer.meshUploads(), meshUploads);
        QCOMPARE(renderer.textureUploads(), textureUploads);
    }
};

SINEW_TEST(tst_viewport_play, TstViewportPlay)

} // namespace tst_viewport_play
#include "tst_viewport_play.moc"
