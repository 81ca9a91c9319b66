// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/scene/effects/particle_rules.h"
#include "plugins/mdx/scene/effects/segment_particles.h"
#include "plugins/warcraft/effects/band.h"
#include "plugins/warcraft/effects/ramp_particles.h"
#include "tests/support/rules_edit.h"
#include "tests/support/test_program.h"
#include "viewport/overlay/marker_context.h"
#include "viewport/overlay/markers.h"
#include "viewport/overlay/markers_effects.h"
#include "viewport/overlay/markers_lights.h"
#include "viewport/overlay/markers_projections.h"
#include "viewport/overlay/overlay_mesh.h"
#include "viewport/overlay/overlay_statistics.h"

#include <QtTest>

#include <numbers>

namespace tst_markers {

using namespace sinew;
using Eigen::Vector3f;
using test::edited;
using test::effectOf;

namespace {

/// One node, 20 above the origin.
RenderScene oneNode()
{
    RenderScene scene;
    scene.nodes.resize(1);
    scene.nodes[0].name = "Node";
    scene.nodes[0].pivot = {0, 0, 20};
    scene.evaluationOrder = {0};
    scene.sequences.push_back({NoNode, "Stand", 0, 1000, true});
    return scene;
}

using Make = Markers (*)(const MarkerContext &);

Markers make(Make function, const RenderScene &scene, const std::set<std::int32_t> &selected = {}, double time = 0)
{
    const PoseTime when{.sequence = 0, .time = time, .globalTime = time};
    Pose pose;
    evaluatePose(scene, when, pose);
    ViewCamera camera;
    camera.distance = 200;
    return function({scene, pose, when, camera, selected});
}

Eigen::AlignedBox3f boxOf(const OverlayLines &lines)
{
    Eigen::AlignedBox3f box;
    for (const OverlayLine &line : lines)
        box.extend(line.from).extend(line.to);
    return box;
}

bool same(const Vector3f &a, const Vector3f &b, float tolerance = 1e-3f)
{
    const bool equal = (a - b).norm() <= tolerance * (1 + b.norm());
    if (!equal)
        qWarning() << "is" << a.x() << a.y() << a.z() << "should be" << b.x() << b.y() << b.z();
    return equal;
}

float widest(const OverlayLines &lines)
{
    float width = 0;
    for (const OverlayLine &line : lines)
        width = std::max(width, line.width);
    return width;
}

} // namespace

/// Markers of objects without geometry, as plain data.
class TstMarkers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void camerasHaveTheirFrustum()
    {
        RenderScene scene = oneNode();
        SceneCamera camera;
        camera.name = "Portrait";
        camera.position = {100, 0, 50};
        camera.target = {0, 0, 50};
        camera.nearClip = 10;
        camera.farClip = 300;
        camera.fieldOfView.fallback = std::numbers::pi_v<float> / 2;
        scene.cameras.push_back(camera);
        const Markers markers = make(cameraMarkers, scene);
        QCOMPARE(markers.labels.size(), std::size_t(1));
        QCOMPARE(markers.labels[0].text, QStringLiteral("Portrait"));
        const Eigen::AlignedBox3f box = boxOf(markers.lines);
        // From the eye to the far plane, 300 units away.
        QVERIFY(same(Vector3f(box.max().x(), 0, 0), {100, 0, 0}));
        QVERIFY(same(Vector3f(box.min().x(), 0, 0), {-200, 0, 0}));
        // Half the diagonal of the far plane is as long as the way there: 4:3 makes it 0.8 and 0.6 of that.
        QVERIFY(same(Vector3f(0, box.max().y(), box.max().z()), {0, 240, 230}, 0.02f));
        // Rolled by a quarter turn, width and height are swapped.
        scene.cameras[0].roll.fallback = std::numbers::pi_v<float> / 2;
        const Eigen::AlignedBox3f rolled = boxOf(make(cameraMarkers, scene).lines);
        QVERIFY(same(Vector3f(0, rolled.max().y(), rolled.max().z()), {0, 180, 290}, 0.02f));
        scene.cameras[0].target = scene.cameras[0].position;
        QVERIFY(make(cameraMarkers, scene).lines.empty());
    }

    void eventNames_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("label");
        QTest::newRow("sound") << int(EventKind::Sound) << "Sound AHFT";
        QTest::newRow("spawn") << int(EventKind::Spawn) << "Spawned model AHFT";
        QTest::newRow("splat") << int(EventKind::Splat) << "Splat AHFT";
        QTest::newRow("footprint") << int(EventKind::Footprint) << "Footprint AHFT";
        QTest::newRow("uber splat") << int(EventKind::UberSplat) << "Uber splat AHFT";
        QTest::newRow("unknown") << int(EventKind::Unknown) << "XYZxAHFT";
    }
    void eventNames()
    {
        QFETCH(int, kind);
        QFETCH(QString, label);
        SceneEvent event;
        event.name = "XYZxAHFT";
        event.id = "AHFT";
        event.kind = EventKind(kind);
        QCOMPARE(eventLabel(event), label);
    }

    void eventsFlashWhenAKeyPasses()
    {
        RenderScene scene = oneNode();
        SceneEvent event;
        event.node = 0;
        event.name = "SNDxAHFT";
        event.id = "AHFT";
        event.kind = EventKind::Sound;
        event.times.reset({}, 1);
        event.times.editTimes()[0] = 500;
        scene.events.push_back(event);
        const Markers before = make(eventMarkers, scene, {}, 499), at = make(eventMarkers, scene, {}, 500),
                      half = make(eventMarkers, scene, {}, 650), later = make(eventMarkers, scene, {}, 801);
        QCOMPARE(before.lines.size(), std::size_t(3));
        QCOMPARE(at.lines.size(), std::size_t(11)); // with a burst of eight rays
        QCOMPARE(half.lines.size(), std::size_t(11));
        QCOMPARE(later.lines.size(), std::size_t(3));
        QCOMPARE(at.lines[0].colour, QRgb(0xffffffff));
        QVERIFY(widest(at.lines) > widest(half.lines) && widest(half.lines) > widest(later.lines));
        QVERIFY(same(before.lines[0].from, {0, 0, 20}));
        QCOMPARE(before.labels[0].text, QStringLiteral("Sound AHFT"));
        QCOMPARE(make(eventMarkers, scene, {0}).lines[0].colour, selectionColour);
    }

    void popcornEffectsTellTheirState()
    {
        RenderScene scene = oneNode();
        ScenePopcorn popcorn;
        popcorn.node = 0;
        popcorn.path = "Units\\Fire\\Torch.pkb";
        popcorn.emissionRate.fallback = 20;
        popcorn.lifeSpan.fallback = 1.5f;
        popcorn.speed.fallback = 3;
        scene.popcorns.push_back(popcorn);
        const Markers on = make(popcornMarkers, scene);
        QCOMPARE(on.labels.size(), std::size_t(1));
        QCOMPARE(on.labels[0].text, QStringLiteral("Torch.pkb: on, 20 per second, speed 3, life 1.5 s"));
        QVERIFY(same(on.labels[0].at, {0, 0, 20}));
        scene.popcorns[0].guide = {{"Stand", false}, {"Always", true}};
        QCOMPARE(make(popcornMarkers, scene).labels[0].text, QStringLiteral("Torch.pkb: off in this sequence"));
        scene.popcorns[0].guide = {{"Stand", true}};
        scene.nodes[0].visibility.fallback = 0;
        QCOMPARE(make(popcornMarkers, scene).labels[0].text, QStringLiteral("Torch.pkb: hidden now"));
    }

    void attachmentsHaveNames()
    {
        RenderScene scene = oneNode();
        scene.attachments.push_back({NoNode, 0, "", 0});
        QCOMPARE(make(attachmentMarkers, scene).labels[0].text, QStringLiteral("Node"));
        scene.attachments[0].path = "Fire.mdl";
        QCOMPARE(make(attachmentMarkers, scene).labels[0].text, QStringLiteral("Node: Fire.mdl"));
        QVERIFY(same(boxOf(make(attachmentMarkers, scene).lines).center(), {0, 0, 20}));
        scene.attachments[0].node = 9;
        QVERIFY(make(attachmentMarkers, scene).labels.empty());
    }

    void selectedEmittersShowWhereTheyEmit()
    {
        RenderScene scene = oneNode();
        scene.extent = {0, {-50, -50, 0}, {50, 50, 100}};
        mdx::SegmentParticles emitter;
        emitter.width.fallback = 60;  // along x
        emitter.length.fallback = 20; // along y
        emitter.speed.fallback = 40;
        emitter.lifeSpan = 2;
        emitter.latitude.fallback = 90;
        scene.effects.push_back(effectOf(emitter));
        QVERIFY(make(emitterMarkers, scene).lines.empty());
        const OverlayLines lines = make(emitterMarkers, scene, {0}).lines;
        const OverlayLines rectangle(lines.begin(), lines.begin() + 4);
        QVERIFY(same(boxOf(rectangle).min(), {-30, -10, 20}));
        QVERIFY(same(boxOf(rectangle).max(), {30, 10, 20}));
        // 40 units a second for two seconds: 80 units along z and, a quarter turn away from it, all around.
        QVERIFY(same(boxOf(lines).max(), {80, 80, 100}));
        // A line emitter spreads in the plane of its x and z axes only.
        edited<mdx::SegmentParticles>(scene.effects[0]).lineEmitter = true;
        const Eigen::AlignedBox3f flat = boxOf(make(emitterMarkers, scene, {0}).lines);
        QVERIFY(same(flat.max(), {80, 10, 100}));
    }

    void selectedRampEmittersShowTheirGenerator()
    {
        RenderScene scene = oneNode(); // its node stands at (0, 0, 20)
        scene.extent = {0, {-50, -50, 0}, {50, 50, 100}};
        warcraft::RampParticles emitter;
        emitter.length.fallback = 60; // along x
        emitter.width.fallback = 20;  // along y
        emitter.speed.fallback = 40;
        emitter.lifeSpan.fallback = 2;
        emitter.verticalRange.fallback = std::numbers::pi_v<float> / 2;
        const auto box = [&] {
            scene.effects = {effectOf(emitter)};
            return boxOf(make(emitterMarkers, scene, {0}).lines);
        };
        QVERIFY(same(box().max(), {80, 10, 100})); // no azimuth: spread in the xz plane
        emitter.horizontalRange.fallback = 3;
        QVERIFY(same(box().max(), {80, 80, 100}));
        emitter.zSource.fallback = 30; // away from there instead
        QVERIFY(same(box().max(), {30, 10, 50}));
        emitter.zSource.fallback = 0;
        emitter.generator = warcraft::ParticleGenerator::Sphere;
        QVERIFY(same(box().max(), {60, 60, 80}));
        emitter.generator = warcraft::ParticleGenerator::Spline;
        emitter.splinePoints = {{0, 0, 0}, {10, 5, 0}};
        emitter.length.fallback = 0.5f;
        emitter.width.fallback = 1;
        QVERIFY(same(box().min(), {5, 2.5f, 20}) && same(box().max(), {10, 5, 20}));
    }

    void selectedM3EmittersShowTheirShape()
    {
        RenderScene scene = oneNode(); // its node stands at (0, 0, 20)
        scene.extent = {0, {-50, -50, 0}, {50, 50, 100}};
        m3::ParticleRules emitter;
        emitter.direction = m3::EmissionDirection::Radial; // only the shape
        emitter.size.fallback = {60, 20, 10};
        emitter.radius.fallback = 7;
        const auto box = [&](m3::EmissionShape shape) {
            emitter.shape = shape;
            scene.effects = {effectOf(emitter)};
            return boxOf(make(emitterMarkers, scene, {0}).lines);
        };
        QVERIFY(same(box(m3::EmissionShape::Plane).max(), {30, 10, 20}));
        QVERIFY(same(box(m3::EmissionShape::Box).max(), {30, 10, 25}));
        QVERIFY(same(box(m3::EmissionShape::Sphere).max(), {7, 7, 27}));
        QVERIFY(same(box(m3::EmissionShape::Cylinder).max(), {7, 7, 25}));
        QVERIFY(same(box(m3::EmissionShape::Disc).max(), {7, 7, 20}));
        emitter.direction = m3::EmissionDirection::Cone;
        emitter.speed.fallback = 40;
        emitter.life.fallback = 2;
        QCOMPARE(box(m3::EmissionShape::Disc).max().z(), 100.f); // 80 units along z
    }

    void spotLightsShowTheirCones()
    {
        RenderScene scene = oneNode();
        SceneLight light;
        light.kind = LightKind::Spot;
        light.node = 0;
        light.attenuationEnd.fallback = 10;
        light.innerAngle.fallback = 0;                                 // none
        light.outerAngle.fallback = 2 * std::numbers::pi_v<float> / 6; // 30° to each side
        scene.lights.push_back(light);
        const OverlayLines lines = make(lightMarkers, scene).lines;
        light.outerAngle.fallback = 0;
        scene.lights = {light};
        const std::size_t icon = make(lightMarkers, scene).lines.size();
        const Eigen::AlignedBox3f cone = boxOf({lines.begin() + std::ptrdiff_t(icon), lines.end()});
        QVERIFY(same(cone.max(), {5, 5, 20}));
        QVERIFY(std::abs(cone.min().z() - (20 - 8.660254f)) < 1e-3f);
    }

    void projectionsShowTheirVolumes()
    {
        RenderScene scene = oneNode();
        SceneProjection projection;
        projection.node = 0;
        for (int axis = 0; axis < 3; ++axis) {
            projection.low[axis].fallback = -1 - float(axis);
            projection.high[axis].fallback = 2 + float(axis);
        }
        scene.projections = {projection};
        Eigen::AlignedBox3f box = boxOf(make(projectionMarkers, scene).lines);
        QVERIFY(same(box.min(), {-1, -2, 17}) && same(box.max(), {2, 3, 24}));
        projection.widens = true;
        projection.fieldOfView.fallback = std::numbers::pi_v<float> / 2;
        projection.aspect.fallback = 2;
        projection.nearClip.fallback = 1;
        projection.farClip.fallback = 10;
        scene.projections = {projection};
        box = boxOf(make(projectionMarkers, scene).lines);
        QVERIFY((box.min() - Eigen::Vector3f(-20, -10, 10)).norm() < 1e-3f &&
                (box.max() - Eigen::Vector3f(20, 10, 19)).norm() < 1e-3f);
    }

    void selectedRibbonsShowTheirHeights()
    {
        RenderScene scene = oneNode();
        warcraft::Band ribbon;
        ribbon.heightAbove.fallback = 30;
        ribbon.heightBelow.fallback = 10;
        scene.effects.push_back(effectOf(ribbon, EffectKind::MaterialRibbon));
        const Eigen::AlignedBox3f box = boxOf(make(emitterMarkers, scene, {0}).lines);
        QCOMPARE(box.max().y(), 30.f);
        QCOMPARE(box.min().y(), -10.f);
    }

    void billboardsShowTheirLock()
    {
        RenderScene scene = oneNode();
        QVERIFY(make(billboardMarkers, scene).lines.empty());
        scene.nodes[0].billboardLockZ = true;
        const OverlayLines lines = make(billboardMarkers, scene).lines;
        QCOMPARE(lines.size(), std::size_t(3));
        QVERIFY(lines[2].width > lines[0].width);
        QCOMPARE(lines[1].width, lines[0].width);
    }

    void normalsFollowTheSkin()
    {
        RenderScene scene = oneNode();
        SceneMesh mesh;
        mesh.positions = {{10, 0, 20}};
        mesh.normals = {{2, 0, 0}};
        mesh.influences = {0, 0, 0, 0};
        mesh.weights = {255, 0, 0, 0};
        mesh.palette = {{0}};
        scene.meshes.push_back(mesh);
        // A quarter turn about z, around the pivot.
        const float half = std::sqrt(0.5f);
        scene.nodes[0].rotation.fallback = {0, 0, half, half};
        Pose pose;
        evaluatePose(scene, {}, pose);
        const OverlayLines lines = normalLines(scene, pose, 5, {});
        QCOMPARE(lines.size(), std::size_t(1));
        QVERIFY(same(lines[0].from, {0, 10, 20}));
        QVERIFY(same(lines[0].to, {0, 15, 20}));
        const std::uint8_t hidden[] = {1};
        QVERIFY(normalLines(scene, pose, 5, hidden).empty());
    }

    void weightsAreHeatColours()
    {
        QCOMPARE(weightColour(0), QRgb(0xff0000ff));
        QCOMPARE(weightColour(0.5f), QRgb(0xff00ff00));
        QCOMPARE(weightColour(1), QRgb(0xffff0000));
        RenderScene scene = oneNode();
        scene.nodes.resize(2);
        scene.evaluationOrder = {0, 1};
        SceneMesh mesh;
        mesh.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
        mesh.indices = {0, 1, 2};
        mesh.palette = {{0}, {1}, {0, 1}};
        // All of node 0; half of each by a group; a quarter of node 0 by weights.
        mesh.influences = {0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0};
        mesh.weights = {255, 0, 0, 0, 255, 0, 0, 0, 64, 191, 0, 0};
        scene.meshes.push_back(mesh);
        Pose pose;
        evaluatePose(scene, {}, pose);
        const OverlayMesh heat = weightMesh(scene, pose, {0}, {0, 0, 1}, {});
        QCOMPARE(heat.vertices.size(), std::size_t(3));
        QCOMPARE(heat.vertices[0].colour, weightColour(1));
        QCOMPARE(heat.vertices[1].colour, weightColour(0.5f));
        QCOMPARE(heat.vertices[2].colour, weightColour(64.f / 255));
        QCOMPARE(heat.indices, (std::vector<std::uint32_t>{0, 1, 2}));
    }

    void statisticsStandInTheCorner()
    {
        DrawStatistics statistics;
        statistics.triangles = 1200;
        statistics.particles = 7;
        const QStringList text = statisticsText(statistics, 0);
        QCOMPARE(text.size(), 5);
        QVERIFY(text[0].contains(QLocale().toString(1200)));
        QCOMPARE(statisticsText(statistics, 60).size(), 6);
        ViewCamera camera;
        const QSize size(800, 600);
        const OverlayLabels labels = cornerLabels(text, camera, size);
        const auto pixel = projectToPixel(camera.viewProjection(800.f / 600), {800, 600}, labels[0].at);
        QVERIFY(pixel.has_value());
        QVERIFY(std::abs(pixel->x() - 4) < 0.5f && std::abs(pixel->y() - 22) < 0.5f);
    }
};

SINEW_GUILESS_TEST(tst_markers, TstMarkers)

} // namespace tst_markers
#include "tst_markers.moc"
