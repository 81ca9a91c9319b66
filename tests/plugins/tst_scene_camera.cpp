// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Cameras created from a view: in every format and version they show the same picture.

#include "core/document/document.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/scene/pose/camera_state.h"
#include "core/scene/render_scene.h"
#include "core/scene/view/view_camera.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_scene_camera {

using namespace sinew;

class TestSceneCamera : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;

private Q_SLOTS:
    void initTestCase()
    {
        m_formats.add(createMdxFormat());
        m_formats.add(createM2Format());
        m_formats.add(createM3Format());
    }
    void samePicture_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<double>("roll");
        for (const char *file :
             {"v900/wyrm.mdx", "wow1300/brazier.mdx", "m2classic/tiny256.m2", "m2wotlk/tiny.m2", "m2cata/tiny272.m2",
              "m2legion/tiny273.m2", "m3/tiny20.m3", "m3/tiny23.m3", "m3/tiny29.m3"}) {
            QTest::newRow(file) << QLatin1String("tests/samples/") + QLatin1String(file) << 0.;
            QTest::addRow("%s, rolled", file) << QLatin1String("tests/samples/") + QLatin1String(file) << 0.3;
        }
    }
    void samePicture()
    {
        QFETCH(QString, file);
        QFETCH(double, roll);
        const QString path = test::sourcePath(file.toLatin1().constData());
        auto opened = openDocument(m_formats, path, OpenFor::Reading);
        QVERIFY2(opened, opened ? "" : opened.error().text().c_str());
        Document &document = **opened;
        const SceneFacet &facet = *document.format()->scene();
        const std::size_t before = facet.build(document.model()).cameras.size();

        ViewCamera view;
        view.target = {10, -20, 30};
        view.yaw = 0.7f;
        view.pitch = -0.4f;
        view.distance = 321;
        view.roll = float(roll);
        view.fieldOfView = 0.6f;
        constexpr float aspect = 1.6f;
        const Eigen::Quaternionf turn = view.rotation().conjugate();
        const Eigen::Vector3f eye = view.eye();
        Result<NewObject> made = facet.addCamera(document.model(), {{eye.x(), eye.y(), eye.z()},
                                                                    {view.target.x(), view.target.y(), view.target.z()},
                                                                    {turn.x(), turn.y(), turn.z(), turn.w()},
                                                                    view.roll,
                                                                    view.fieldOfView,
                                                                    aspect,
                                                                    view.nearClip,
                                                                    view.farClip});
        QVERIFY2(made, made ? "" : made.error().text().c_str());
        const Status pushed = document.push(std::move(made->changes), QString());
        QVERIFY2(pushed, pushed ? "" : pushed.error().text().c_str());
        QVERIFY(document.model().contains(made->node));

        // As the viewport looks through it, also after the file was written and read again.
        const RenderScene scene = facet.build(document.model());
        QCOMPARE(scene.cameras.size(), before + 1);
        const SceneCamera &camera = scene.cameras.back();
        QCOMPARE(camera.source, made->node);
        for (std::int32_t sequence = scene.sequences.empty() ? -1 : 0; sequence < std::int32_t(scene.sequences.size());
             ++sequence) {
            PoseTime when;
            if (sequence >= 0) {
                const SceneSequence &row = scene.sequences[std::size_t(sequence)];
                when.sequence = sequence;
                when.time = (row.start + row.end) / 2;
            }
            const ViewCamera seen = ViewCamera::fromModelCamera(camera, evaluateCamera(scene, camera, when), aspect);
            QVERIFY2(seen.view().isApprox(view.view(), 1e-3f), qPrintable(QString::number(sequence)));
            QVERIFY(qAbs(seen.fieldOfView - view.fieldOfView) < 1e-4f);
            QVERIFY(seen.nearClip <= view.nearClip && seen.farClip >= view.farClip);
        }
        QCOMPARE(document.historyCount(), 1);
        const auto files = document.format()->write(document.model());
        QVERIFY2(files, files ? "" : files.error().text().c_str());
        document.undo();
        QCOMPARE(facet.build(document.model()).cameras.size(), before);
    }
};

SINEW_GUILESS_TEST(tst_scene_camera, TestSceneCamera)

} // namespace tst_scene_camera
#include "tst_scene_camera.moc"
