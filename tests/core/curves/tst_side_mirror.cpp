// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_edit_maker.h"
#include "tests/support/test_program.h"

#include "core/curves/keys/side_mirror.h"
#include "core/curves/rotation_view.h"

#include <Eigen/Geometry>

#include <QTest>

namespace tst_side_mirror {

using namespace sinew;
using namespace sinew::test;
using Eigen::Quaterniond;
using Eigen::Vector3d;

namespace {

Quaterniond of(const Quat &q)
{
    return Quaterniond(double(q.w), double(q.x), double(q.y), double(q.z)).normalized();
}

Vector3d mirrored(Vector3d v, int axis)
{
    v[axis] = -v[axis];
    return v;
}

} // namespace

/// Movements on the other side of a model.
class TestSideMirror : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Models that look along x have left and right along y.
    void plainAxes()
    {
        const SideMirror mirror;
        const Vec3 place = mirror.place({1, 2, 3});
        QCOMPARE(place.x, 1.f);
        QCOMPARE(place.y, -2.f);
        QCOMPARE(place.z, 3.f);
        // An arm raised forward is raised forward on both sides, one spread outwards is spread the other way.
        QVERIFY(turnBetween(mirror.rotation(turn(30, 0, 1, 0)), turn(30, 0, 1, 0)) < 0.01);
        QVERIFY(turnBetween(mirror.rotation(turn(30, 1, 0, 0)), turn(-30, 1, 0, 0)) < 0.01);
        QVERIFY(turnBetween(mirror.rotation(turn(30, 0, 0, 1)), turn(-30, 0, 0, 1)) < 0.01);
    }

    /// Whatever axes the bones have: the model shows the mirror image.
    void anyAxes_data()
    {
        QTest::addColumn<int>("axis");
        for (int axis = 0; axis < 3; ++axis)
            QTest::addRow("%d", axis) << axis;
    }
    void anyAxes()
    {
        QFETCH(int, axis);
        SideMirror mirror;
        mirror.axis = axis;
        mirror.fromParent = turn(50, 1, 2, 3);
        mirror.toParent = turn(-70, 3, 1, -2);
        mirror.fromRotation = turn(110, 0, 1, 1);
        mirror.toRotation = turn(20, 1, 0, -1);
        mirror.fromPlace = {1, 5, 2};
        mirror.toPlace = {-2, 4, 3};
        const Quat posed = turn(65, 2, -1, 1);
        const Quat other = mirror.rotation(posed);
        const auto inModel = [](const Quat &parent, const Quat &rest, const Quat &now) {
            return of(parent) * of(now) * of(rest).inverse() * of(parent).inverse();
        };
        const Quaterniond seen = inModel(mirror.fromParent, mirror.fromRotation, posed),
                          image = inModel(mirror.toParent, mirror.toRotation, other);
        for (const Vector3d &v : {Vector3d(1, 0, 0), Vector3d(0, 1, 0), Vector3d(1, 2, 3)})
            QVERIFY((image * mirrored(v, axis) - mirrored(seen * v, axis)).norm() < 1e-5);

        const Vec3 place = mirror.place({4, 4, 4});
        const Vector3d moved = of(mirror.fromParent) * Vector3d(3, -1, 2),
                       imaged = of(mirror.toParent) *
                                Vector3d(double(place.x) + 2, double(place.y) - 4, double(place.z) - 3);
        QVERIFY((imaged - mirrored(moved, axis)).norm() < 1e-5);
        // The same holds for the other side at rest.
        QVERIFY(turnBetween(mirror.rotation(mirror.fromRotation), mirror.toRotation) < 0.01);
    }
};

SINEW_TEST(tst_side_mirror, TestSideMirror)

} // namespace tst_side_mirror
#include "tst_side_mirror.moc"
