// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Jobs with a model as a whole in the window: portrait camera, scaled hero, glow.

#include "editor/parts/ready_made_dialog.h"
#include "editor/view/placement_dialog.h"
#include "tests/editor/jobs/job_fixture.h"
#include "tests/support/test_program.h"

#include <QDoubleSpinBox>

namespace tst_jobs_model {

using namespace sinew;
using namespace sinew::test;

class TestJobsModel : public JobFixture
{
    Q_OBJECT

    static void typeInto(QDoubleSpinBox *box, const QString &text)
    {
        box->setFocus();
        QTRY_VERIFY(box->hasFocus());
        box->selectAll();
        QTest::keyClicks(box, text);
    }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        openJobWindow();
        if (!m_window->viewport().unavailable().isEmpty())
            QSKIP("there is no 3D view here");
    }
    void cleanup()
    {
        if (m_window)
            closeWindow();
    }

    /// The golem has no camera. Its new one looks at its head from the front.
    void portraitCamera()
    {
        Document *golem = openModel("golem.mdl");
        goTo(*golem, "Stand", 0.1);
        begin(*golem);
        takePicture(QStringLiteral("portrait-camera-1"));
        QCOMPARE(rootOf(*golem).cameras.size(), 0u);
        trigger("view.portraitCamera");
        QCOMPARE(rootOf(*golem).cameras.size(), 1u);
        const mdx::Camera &camera = rootOf(*golem).cameras[0];
        const auto eigen = [](const Vec3 &v) { return Eigen::Vector3f(v.x, v.y, v.z); };
        const Eigen::Vector3f eye = eigen(camera.position), forward = (eigen(camera.target) - eye).normalized(),
                              right = forward.cross(Eigen::Vector3f::UnitZ()).normalized(), up = right.cross(forward);
        // It looks at the face, which is in front of the golem.
        QVERIFY(forward.x() < -0.9f);
        const PosedModel now(*golem);
        const Places head = now.at(0, 0.1)[now.mesh(rootOf(*golem).geosets.ids[GolemHead])];
        Eigen::AlignedBox2f seen;
        for (const Eigen::Vector3f &place : head) {
            const Eigen::Vector3f way = place - eye;
            QVERIFY(way.dot(forward) > camera.nearClip && way.dot(forward) < camera.farClip);
            seen.extend(Eigen::Vector2f(way.dot(right), way.dot(up)) / way.dot(forward));
        }
        // The angle is that of the diagonal of the game's square portrait.
        const float half = std::tan(camera.fieldOfView / 2) / std::numbers::sqrt2_v<float>;
        qInfo("the head's middle is at %g, %g of the picture, which it fills to %g × %g",
              double(seen.center().x() / half), double(seen.center().y() / half), double(seen.sizes().x() / half / 2),
              double(seen.sizes().y() / half / 2));
        QVERIFY(seen.center().cwiseAbs().maxCoeff() < 0.1f * half);
        QVERIFY(seen.min().minCoeff() > -half && seen.max().maxCoeff() < half);
        QVERIFY(seen.sizes().maxCoeff() > half);
        m_window->viewport().lookThrough(rootOf(*golem).cameras.ids[0]);
        takePicture(QStringLiteral("portrait-camera-2"));
        m_window->viewport().lookThrough(NoNode);
        // The portrait is the same whatever the shape of the window.
        const float angle = camera.fieldOfView, shape = m_window->viewport().aspect();
        trigger("edit.undo");
        m_window->resize(1200, 1000);
        QTRY_VERIFY(m_window->viewport().aspect() < shape - 0.1f);
        trigger("view.portraitCamera");
        QCOMPARE(rootOf(*golem).cameras[0].fieldOfView, angle);
        finish(*golem, 1);
    }

    /// A hero is a quarter larger in all sequences: vertices, cameras and bounds.
    void scaledHero()
    {
        Document *knight = openModel("knight.mdx");
        begin(*knight);
        const PosedModel before(*knight);
        const mdx::Root &root = rootOf(*knight);
        const Vec3 eye = root.cameras[0].position, extent = root.sequences[3].extent.maximum;
        takePicture(QStringLiteral("scaled-hero-1"));
        trigger("model.transform");
        auto *dialog = m_window->findChild<PlacementDialog *>();
        auto *scale = dialog->findChild<QDoubleSpinBox *>(QStringLiteral("scale"));
        putAside(dialog);
        typeInto(scale, QStringLiteral("125"));
        QTest::keyClick(scale, Qt::Key_Tab);
        QCOMPARE(scale->value(), 125.0);
        takePicture(QStringLiteral("scaled-hero-2"));
        acceptDialog(dialog);
        takePicture(QStringLiteral("scaled-hero-3"));

        const PosedModel after(*knight);
        double worst = 0;
        for (std::size_t row = 0; row < after.scene.sequences.size(); ++row)
            for (const double share : moments) {
                std::vector<Places> wanted = before.at(std::int32_t(row), share);
                for (Places &places : wanted)
                    for (Eigen::Vector3f &place : places)
                        place *= 1.25f;
                worst = std::max(worst, farthest(after.at(std::int32_t(row), share), wanted));
            }
        qInfo("vertices are off by %g of the size", worst / after.size());
        QVERIFY(worst <= 1e-5 * after.size());
        QCOMPARE(root.cameras[0].position.z, eye.z * 1.25f);
        QCOMPARE(root.sequences[3].extent.maximum.x, extent.x * 1.25f);
        finish(*knight, 1);
    }

    /// A number that is still being typed goes with the window.
    void closesWhileTyping()
    {
        openModel("golem.mdl");
        trigger("model.transform");
        auto *dialog = m_window->findChild<PlacementDialog *>();
        putAside(dialog);
        typeInto(dialog->findChild<QDoubleSpinBox *>(QStringLiteral("scale")), QStringLiteral("125"));
        closeWindow();
        QVERIFY(!m_window);
    }

    /// A hero's glow: a geoset on the ground, drawn with what the game has for the player's glow.
    void glow()
    {
        Document *golem = openModel("golem.mdl");
        begin(*golem);
        const PosedModel before(*golem);
        takePicture(QStringLiteral("glow-1"));
        trigger("model.hero-glow");
        auto *dialog = m_window->findChild<ReadyMadeDialog *>();
        putAside(dialog);
        takePicture(QStringLiteral("glow-2"));
        acceptDialog(dialog);
        takePicture(QStringLiteral("glow-3"));

        const mdx::Root &root = rootOf(*golem);
        QCOMPARE(root.geosets.size(), 5u);
        const mdx::Material &material = root.materials[root.geosets[4].materialId];
        QCOMPARE(material.layers.size(), 1u);
        QCOMPARE(int(root.textures[std::size_t(material.layers[0].textureId)].replaceableId), 2);
        const PosedModel after(*golem);
        const std::size_t mesh = after.mesh(root.geosets.ids[4]);
        float lowest = INFINITY;
        for (const Places &places : before.at(-1, 0))
            for (const Eigen::Vector3f &place : places)
                lowest = std::min(lowest, place.z());
        for (const double share : moments) {
            QVERIFY(isMeshVisible(after.pose(0, share), mesh));
            const std::vector<Places> now = after.at(0, share);
            Eigen::AlignedBox3f box;
            for (const Eigen::Vector3f &place : now[mesh])
                box.extend(place);
            // Flat, around the golem's feet, just above the ground.
            QVERIFY(box.sizes().z() < 1 && box.sizes().x() > 40 && box.sizes().y() > 40);
            QVERIFY(box.min().z() >= lowest && box.min().z() < lowest + 5);
            QVERIFY(box.center().head<2>().norm() < 1);
            const std::vector<Places> then = before.at(0, share);
            QVERIFY(farthest({now.begin(), now.begin() + 4}, then) <= 1e-5);
        }
        finish(*golem, 1);
    }
};

SINEW_TEST(tst_jobs_model, TestJobsModel)

} // namespace tst_jobs_model

#include "tst_jobs_model.moc"
