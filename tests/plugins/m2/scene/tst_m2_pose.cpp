// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// From the bytes of a model to its pose at a moment; the expected values are worked out by hand.

#include "core/format/format.h"
#include "core/scene/pose/pose.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/support/test_program.h"

namespace tst_m2_pose {

using namespace sinew;
using namespace sinew::test;

namespace {

class Shown
{
public:
    explicit Shown(const char *sample)
        : m_document(openDocument(QLatin1String(sample))),
          m_scene(m_document->format()->scene()->build(m_document->model()))
    {
    }

    /// The matrix of a bone, `after` the start of a sequence.
    Eigen::Affine3f bone(std::size_t row, int sequence, double after, double globalTime = 0)
    {
        evaluatePose(m_scene,
                     {.sequence = sequence,
                      .time = m_scene.sequences[std::size_t(sequence)].start + after,
                      .globalTime = globalTime},
                     m_pose);
        const NodeId id = rootOf(*m_document).bones.ids[row];
        for (std::size_t i = 0; i < m_scene.nodes.size(); ++i)
            if (m_scene.nodes[i].source == id)
                return m_pose.nodes[i];
        qFatal("no such bone");
        return {};
    }

private:
    std::unique_ptr<Document> m_document;
    RenderScene m_scene;
    Pose m_pose;
};

bool near(const Eigen::Vector3f &a, float x, float y, float z)
{
    return (a - Eigen::Vector3f(x, y, z)).norm() < 2e-4f;
}

} // namespace

class TestM2Pose : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bones_data()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample : {"m2classic/tiny256.m2", "m2tbc/tiny263.m2", "m2wotlk/tiny.m2", "m2cata/tiny272.m2",
                                   "m2legion/tiny.m2", "m2skel/tiny.m2"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }
    void bones()
    {
        QFETCH(QString, sample);
        Shown shown(sample.toLatin1().constData());
        // The root: a global loop of 1000: 0, 0.25 at 500, 0; at 250 half of it, and again one loop later.
        QVERIFY(near(shown.bone(0, 0, 0, 250).translation(), 0, 0, 0.125f));
        QVERIFY(near(shown.bone(0, 0, 700, 1500).translation(), 0, 0, 0.25f));
        // The neck at (0, 0, 1), 400 ms into Walk: moved by (1 + 1/8, 1, 0), twice as large, an eighth of a turn around
        // z (half of the quarter that 800 ms bring). From (0.5, 0, 1.5): (0.5, 0, 0.5) · 2 = (1, 0, 1), turned (s, s,
        // 1), back (s, s, 2), moved.
        const float s = 0.70710677f;
        QVERIFY(near(shown.bone(1, 1, 400) * Eigen::Vector3f(0.5f, 0, 1.5f), 1.125f + s, 1 + s, 2));
        // Between the keys at 0 and 400 of Walk; the scale has steps: 1 until 400.
        const Eigen::Affine3f early = shown.bone(1, 1, 200);
        QVERIFY(near(early * Eigen::Vector3f(0, 0, 1), 1.0625f, 1, 1));
        QVERIFY(std::abs((early.linear() * Eigen::Vector3f::UnitX()).norm() - 1) < 1e-4f);
        // The head follows the neck; its one key always turns it by 90°: (1, 0, 2) to (0, 1, 2), then as above.
        const Eigen::Vector3f head = shown.bone(2, 1, 400) * Eigen::Vector3f(1, 0, 2);
        QVERIFY2(near(head, 1.125f - 2 * s, 1 + 2 * s, 3),
                 qPrintable(QStringLiteral("%1 %2 %3").arg(head.x()).arg(head.y()).arg(head.z())));
        // Stand, at its end: moved by (0.25, 1, 0), half a turn.
        QVERIFY(near(shown.bone(1, 0, 1000) * Eigen::Vector3f(1, 0, 1), 0.25f - 1, 1, 1));
    }

    /// Sequences since 264: an alias shows its target's keys, keys of an .anim file count, a circle shares them.
    void sequences()
    {
        Shown shown("m2wotlk/tiny.m2");
        QVERIFY(near(shown.bone(1, 2, 400) * Eigen::Vector3f(0.5f, 0, 1.5f), 1.8321068f, 1.7071068f, 2)); // Run as Walk
        const Eigen::Affine3f talk = shown.bone(1, 4, 250);
        QVERIFY(near(talk * Eigen::Vector3f(0, 0, 1), 4.125f, 1, 1));
        QVERIFY(near(shown.bone(1, 7, 200) * Eigen::Vector3f(0, 0, 1), 6.125f, 1, 1));
        // The rotation has two sub-tracks only: a third sequence turns as the first does.
        QVERIFY(
            near(shown.bone(1, 3, 500) * Eigen::Vector3f(1, 0, 1) - shown.bone(1, 3, 500) * Eigen::Vector3f(0, 0, 1), 0,
                 1, 0));
    }
};

SINEW_GUILESS_TEST(tst_m2_pose, TestM2Pose)

} // namespace tst_m2_pose
#include "tst_m2_pose.moc"
