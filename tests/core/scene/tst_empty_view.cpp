// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Why a picture shows nothing of a model.

#include "core/scene/explain/empty_view.h"
#include "core/scene/view/view_camera.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <numbers>

namespace tst_empty_view {

using namespace sinew;

namespace {

/// A triangle in the plane x = 0 whose front faces +x, where the camera is; one layer, two sequences.
struct Sample
{
    RenderScene scene;
    ViewCamera camera;
    ViewedScene view;

    Sample()
    {
        SceneMesh mesh;
        mesh.source = 10;
        const Vec3 corners[] = {{0, -1, 0}, {0, 1, 0}, {0, 0, 1}};
        const std::uint32_t indices[] = {0, 1, 2};
        mesh.positions.assign(corners);
        mesh.indices.assign(indices);
        mesh.material = 0;
        scene.meshes.push_back(mesh);
        SceneMaterial material;
        material.layers.emplace_back();
        material.layers[0].source = 30;
        scene.materials.push_back(material);
        for (const auto &[name, start] : {std::pair("Stand", 0), std::pair("Death", 1000)}) {
            SceneSequence sequence;
            sequence.name = name;
            sequence.start = start;
            sequence.end = start + 900;
            scene.sequences.push_back(sequence);
        }
        view.context.when.sequence = 1;
        view.context.when.time = 1500;
        camera.distance = 10;
    }

    std::optional<EmptyView> explain()
    {
        camera.apply(view.context.when);
        view.viewProjection = camera.viewProjection(1.5f);
        return explainEmptyView(scene, view, {});
    }
};

} // namespace

class TestEmptyView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsSeenNeedsNoWords()
    {
        Sample sample;
        QVERIFY(!sample.explain());
        // Meshes without a material are drawn plain.
        sample.scene.meshes[0].material = -1;
        QVERIFY(!sample.explain());
    }

    void causes_data()
    {
        QTest::addColumn<std::function<void(Sample &)>>("spoil");
        QTest::addColumn<int>("cause");
        using Spoil = std::function<void(Sample &)>;
        const auto row = [](const char *name, EmptyView::Cause cause, Spoil spoil) {
            QTest::newRow(name) << spoil << int(cause);
        };
        row("no meshes", EmptyView::NothingThere, [](Sample &s) { s.scene.meshes.clear(); });
        row("effects at rest", EmptyView::NoEffectsNow, [](Sample &s) {
            s.scene.meshes.clear();
            s.scene.effects.emplace_back();
        });
        row("meshes switched off", EmptyView::SwitchedOff, [](Sample &s) { s.view.meshes = false; });
        row("no triangles", EmptyView::Undrawn, [](Sample &s) { s.scene.meshes[0].indices = {}; });
        row("transparent", EmptyView::Transparent, [](Sample &s) { s.scene.meshes[0].alpha.fallback = 0; });
        row("transparent layer", EmptyView::Transparent,
            [](Sample &s) { s.scene.materials[0].layers[0].alpha.fallback = 0.001f; });
        row("all at one place", EmptyView::Shrunk, [](Sample &s) {
            const Vec3 same[] = {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}};
            s.scene.meshes[0].positions.assign(same);
        });
        row("no numbers", EmptyView::Shrunk, [](Sample &s) {
            const float none = std::numeric_limits<float>::quiet_NaN();
            const Vec3 lost[] = {{none, 0, 0}, {0, none, 0}, {0, 0, none}};
            s.scene.meshes[0].positions.assign(lost);
        });
        row("beside the view", EmptyView::Outside, [](Sample &s) { s.camera.target = {0, 500, 0}; });
        row("behind the camera", EmptyView::Outside, [](Sample &s) { s.camera.target = {-50, 0, 0}; });
        row("farther than is drawn", EmptyView::Outside, [](Sample &s) { s.camera.distance = 20000; });
        row("from behind", EmptyView::Backs, [](Sample &s) { s.camera.yaw = std::numbers::pi_v<float>; });
    }
    void causes()
    {
        QFETCH(std::function<void(Sample &)>, spoil);
        QFETCH(int, cause);
        Sample sample;
        spoil(sample);
        const auto empty = sample.explain();
        QVERIFY(empty);
        QCOMPARE(int(empty->cause), cause);
        QVERIFY(QString::fromStdString(empty->message.text()).startsWith(QLatin1String("Nothing of this model")));
    }

    /// One mesh that is seen is enough; otherwise the one nearest to being seen counts.
    void allMeshesCount()
    {
        Sample sample;
        sample.scene.meshes.push_back(sample.scene.meshes[0]);
        sample.scene.meshes[0].alpha.fallback = 0;
        QVERIFY(!sample.explain());
        sample.camera.target = {0, 500, 0};
        QCOMPARE(sample.explain()->cause, EmptyView::Outside);
        // Two-sided layers are seen from behind.
        sample.camera = {};
        sample.camera.distance = 10;
        sample.camera.yaw = std::numbers::pi_v<float>;
        QCOMPARE(sample.explain()->cause, EmptyView::Backs);
        sample.scene.materials[0].layers[0].twoSided = true;
        QVERIFY(!sample.explain());
    }

    void whereItIsSeen()
    {
        Sample sample;
        Curve<float> &alpha = sample.scene.meshes[0].alpha.curve;
        alpha.reset({std::uint32_t(Interpolation::None)}, 2);
        alpha.editTimes()[0] = 0;
        alpha.editTimes()[1] = 1000;
        alpha.editValues()[0] = 1;
        alpha.editValues()[1] = 0;
        auto empty = sample.explain();
        QVERIFY(empty);
        QCOMPARE(empty->cause, EmptyView::Transparent);
        QCOMPARE(empty->shownBy, 0); // Stand
        QCOMPARE(empty->findings.size(), std::size_t(1));
        QCOMPARE(empty->findings[0].node, NodeId(10));
        QVERIFY(QString::fromStdString(empty->findings[0].message.text()).contains(QStringLiteral("“Death”")));
        QVERIFY(!empty->othersShow);

        sample.scene.meshes.push_back(sample.scene.meshes[0]);
        sample.scene.meshes[1].alpha = {{}, 1.f};
        sample.view.context.shown = {1, 0};
        empty = sample.explain();
        QVERIFY(empty && empty->othersShow);
        sample.view.context.shown = {1, 1};
        QVERIFY(!sample.explain());
    }
};

SINEW_TEST(tst_empty_view, TestEmptyView)

} // namespace tst_empty_view
#include "tst_empty_view.moc"
