// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/scene/view/view_camera.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <cmath>

namespace tst_view_camera {

using namespace sinew;
using Eigen::AlignedBox3f;
using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

constexpr float quarter = float(M_PI / 2);

bool near(const Vector3f &a, const Vector3f &b, float tolerance = 1e-3f)
{
    return (a - b).norm() < tolerance;
}

#define VERIFY_POINT(actual, X, Y, Z)                                                                                  \
    do {                                                                                                               \
        const Vector3f v = actual;                                                                                     \
        QVERIFY2(near(v, {X, Y, Z}), qPrintable(QStringLiteral("%1 %2 %3").arg(v.x()).arg(v.y()).arg(v.z())));         \
    } while (false)

Vector3f inView(const ViewCamera &camera, const Vector3f &position)
{
    return (camera.view() * position.homogeneous()).hnormalized();
}

} // namespace

class TestViewCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesTheEye()
    {
        ViewCamera camera;
        camera.target = {1, 2, 3};
        camera.distance = 10;
        VERIFY_POINT(camera.eye(), 11, 2, 3);
        camera.yaw = quarter;
        VERIFY_POINT(camera.eye(), 1, 12, 3);
        camera.pitch = float(M_PI / 6); // sin ½, cos 0.866025
        VERIFY_POINT(camera.eye(), 1, 2 + 8.66025f, 8);
        camera.pitch = quarter;
        VERIFY_POINT(camera.eye(), 1, 2, 13);
    }

    void viewAxes()
    {
        ViewCamera camera;
        camera.distance = 10;
        // From +x: +y is to the right, z up, the target 10 ahead.
        VERIFY_POINT(inView(camera, {0, 1, 0}), 1, 0, -10);
        VERIFY_POINT(inView(camera, {0, 0, 1}), 0, 1, -10);
        VERIFY_POINT(inView(camera, {1, 0, 0}), 0, 0, -9);
        VERIFY_POINT(camera.rotation() * Vector3f(0, 1, 0), 1, 0, 0);
        VERIFY_POINT(camera.rotation() * Vector3f(1, 0, 0), 0, 0, 1);
        // From +y: −x is to the right.
        camera.yaw = quarter;
        VERIFY_POINT(inView(camera, {-1, 0, 0}), 1, 0, -10);
        // From straight above, which has an up direction too: away from where the camera came from.
        camera.yaw = 0;
        camera.pitch = quarter;
        VERIFY_POINT(inView(camera, {-1, 0, 0}), 0, 1, -10);
        VERIFY_POINT(inView(camera, {0, 1, 0}), 1, 0, -10);
        // Rolled by 90° clockwise: its up is what was right.
        camera.pitch = 0;
        camera.roll = quarter;
        VERIFY_POINT(inView(camera, {0, 1, 0}), 0, 1, -10);
        VERIFY_POINT(inView(camera, {0, 0, 1}), -1, 0, -10);

        PoseTime when;
        camera.apply(when);
        VERIFY_POINT(when.eye, 10, 0, 0);
        VERIFY_POINT(*when.view * Vector3f(0, 1, 0), 0, 1, 0);
    }

    void projects()
    {
        ViewCamera camera;
        camera.distance = 100;
        camera.fieldOfView = quarter; // half the height is as far as the depth
        const Vector2f size(400, 200);
        const auto pixel = [&](const Vector3f &position) {
            return projectToPixel(camera.viewProjection(2), size, position);
        };
        VERIFY_POINT(*pixel({0, 0, 0}), 200, 100, 100);
        VERIFY_POINT(*pixel({0, 0, 100}), 200, 0, 100);
        VERIFY_POINT(*pixel({0, 200, 0}), 400, 100, 100);
        VERIFY_POINT(*pixel({50, 25, -25}), 250, 150, 50);
        QVERIFY(!pixel({101, 0, 0}));
        // Clip planes map to −1 and 1.
        camera.nearClip = 10;
        camera.farClip = 190;
        const auto depth = [&](float x) {
            return (camera.viewProjection(2) * Vector3f(x, 0, 0).homogeneous()).hnormalized().z();
        };
        QCOMPARE(depth(90), -1.f);
        QVERIFY(std::abs(depth(-90) - 1) < 1e-5f);
    }

    void raysAndPixelsAgree()
    {
        ViewCamera camera;
        camera.target = {5, -3, 60};
        camera.yaw = 0.7f;
        camera.pitch = 0.4f;
        camera.roll = 0.2f;
        camera.distance = 250;
        const Vector2f size(640, 480);
        Ray ray = camera.rayThrough({320, 240}, size);
        VERIFY_POINT(ray.at(250), 5, -3, 60);
        for (const Vector2f &point : {Vector2f(0, 0), Vector2f(639, 10), Vector2f(100, 470)}) {
            ray = camera.rayThrough(point, size);
            QVERIFY(std::abs(ray.direction.norm() - 1) < 1e-5f);
            const auto back = projectToPixel(camera.viewProjection(640.f / 480), size, ray.at(77));
            QVERIFY(back && (back->head<2>() - point).norm() < 0.01f);
        }
    }

    void orbitsPansAndZooms()
    {
        ViewCamera camera;
        camera.distance = 100;
        camera.fieldOfView = quarter;
        camera.orbit(3 * quarter, 0.25f);
        camera.orbit(0, 5);
        QCOMPARE(camera.pitch, quarter);                 // not over the top
        QVERIFY(std::abs(camera.yaw + quarter) < 1e-5f); // 270° is −90°
        camera.yaw = camera.pitch = 0;
        // 200 pixels show 200 units: the picture follows the pointer, so the target goes the other way.
        camera.pan({10, 20}, {300, 200});
        VERIFY_POINT(camera.target, 0, -10, 20);
        camera.zoom(0.5f);
        QCOMPARE(camera.distance, 50.f);
        for (int i = 0; i < 200; ++i)
            camera.zoom(0.5f);
        QVERIFY(camera.distance > 0);
        for (int i = 0; i < 200; ++i)
            camera.zoom(2);
        QVERIFY(std::isfinite(camera.distance));
        QVERIFY(camera.viewProjection(1).allFinite());
    }

    void framesABox_data()
    {
        QTest::addColumn<float>("aspect");
        QTest::newRow("wide") << 2.f;
        QTest::newRow("tall") << 0.4f;
    }
    void framesABox()
    {
        QFETCH(float, aspect);
        ViewCamera camera;
        camera.yaw = 0.6f;
        camera.pitch = 0.3f;
        const AlignedBox3f box(Vector3f(-30, -20, 0), Vector3f(50, 20, 160));
        camera.frame(box, aspect);
        VERIFY_POINT(camera.target, 10, 0, 80);
        QCOMPARE(camera.yaw, 0.6f);
        const Vector2f size(1000 * aspect, 1000);
        float largest = 0;
        for (int i = 0; i < 8; ++i) {
            const Vector3f corner = box.corner(AlignedBox3f::CornerType(i));
            const Eigen::Vector4f clip = camera.viewProjection(aspect) * corner.homogeneous();
            QVERIFY(clip.w() > 0 && clip.head<3>().cwiseAbs().maxCoeff() <= clip.w());
            largest = std::max(largest, clip.head<2>().cwiseAbs().maxCoeff() / clip.w());
        }
        QVERIFY2(largest > 0.85f, "and fills the picture");
        // From the front at 90°: the near face is 40 before the centre, 80 high; with a tenth to spare 40 + 1.1·80.
        camera.yaw = camera.pitch = 0;
        camera.fieldOfView = quarter;
        camera.frame(box, 1);
        QCOMPARE(camera.distance, 128.f);
        const float before = camera.distance;
        camera.frame(AlignedBox3f(), aspect);
        QCOMPARE(camera.distance, before);
        // A single point has a picture too.
        camera.frame(AlignedBox3f(Vector3f(1, 1, 1), Vector3f(1, 1, 1)), aspect);
        QVERIFY(camera.distance > 0 && camera.nearClip > 0 && camera.nearClip < camera.farClip);
    }

    void clipsAroundTheBox()
    {
        ViewCamera camera;
        camera.distance = 100;
        camera.fitClip(AlignedBox3f(Vector3f(-400, -1, -1), Vector3f(-200, 1, 1)));
        QVERIFY(camera.farClip > 500); // the eye is on x = 100, the far side at −400
        QVERIFY(camera.nearClip > 0 && camera.nearClip < 10);
    }

    void modelCameras()
    {
        QVERIFY(std::abs(verticalFieldOfView(quarter, 1) - 2 * std::atan(1 / std::sqrt(2.f))) < 1e-5f);
        // Diagonal 5 of a 4 × 3 picture: tan 45° · 3/5.
        QVERIFY(std::abs(std::tan(verticalFieldOfView(quarter, 4.f / 3) / 2) - 0.6f) < 1e-5f);

        SceneCamera camera;
        camera.nearClip = 8;
        camera.farClip = 1800;
        CameraState state{{30, 40, 100}, {0, 0, 100}, 0.5f, quarter};
        ViewCamera view = ViewCamera::fromModelCamera(camera, state, 4.f / 3);
        VERIFY_POINT(view.eye(), 30, 40, 100);
        QCOMPARE(view.distance, 50.f);
        QCOMPARE(view.roll, 0.5f);
        QCOMPARE(view.nearClip, 8.f);
        QCOMPARE(view.farClip, 1800.f);
        QVERIFY(std::abs(std::tan(view.fieldOfView / 2) - 0.6f) < 1e-5f);
        VERIFY_POINT(view.rayThrough({50, 50}, {100, 100}).direction, -.6f, -.8f, 0);

        // From above, from nowhere, and from invalid places.
        state = {{0, 0, 300}, {0, 0, 100}, 0, quarter};
        VERIFY_POINT(ViewCamera::fromModelCamera(camera, state, 1).eye(), 0, 0, 300);
        state.position = state.target;
        QVERIFY(ViewCamera::fromModelCamera(camera, state, 1).viewProjection(1).allFinite());
        state.position.x() = std::nanf("");
        QVERIFY(ViewCamera::fromModelCamera(camera, state, 1).viewProjection(1).allFinite());
        camera.nearClip = camera.farClip = 0;
        QVERIFY(ViewCamera::fromModelCamera(camera, {{1, 0, 0}, {0, 0, 0}, 0, 0}, 1).viewProjection(1).allFinite());

        // As World of Warcraft's client has it: 1 rad of diagonal on 4 × 3 is 1 / (5/3) upright.
        camera.dividesAngle = true;
        QCOMPARE(ViewCamera::fromModelCamera(camera, {{1, 0, 0}, {0, 0, 0}, 0, 1}, 4.f / 3).fieldOfView, 0.6f);
    }
};

SINEW_APPLESS_TEST(tst_view_camera, TestViewCamera)

} // namespace tst_view_camera
#include "tst_view_camera.moc"
