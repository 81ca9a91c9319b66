// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "viewport/view/camera_controller.h"

#include <QtTest>

namespace tst_viewport_camera {

using namespace sinew;

namespace {

const QSizeF size(800, 600);

Eigen::Vector2f pixelOf(const ViewCamera &camera, const Eigen::Vector3f &point)
{
    const auto pixel = projectToPixel(camera.viewProjection(800.f / 600), {800, 600}, point);
    return pixel ? Eigen::Vector2f(pixel->x(), pixel->y()) : Eigen::Vector2f(-1, -1);
}

} // namespace

/// Mouse gestures on a camera, without a window.
class TstViewportCamera : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buttonsChooseTheGesture()
    {
        using Gesture = CameraController::Gesture;
        QCOMPARE(CameraController::gestureOf(Qt::LeftButton, Qt::NoModifier), Gesture::Orbit);
        QCOMPARE(CameraController::gestureOf(Qt::MiddleButton, Qt::NoModifier), Gesture::Orbit);
        QCOMPARE(CameraController::gestureOf(Qt::MiddleButton, Qt::ShiftModifier), Gesture::Pan);
        QCOMPARE(CameraController::gestureOf(Qt::RightButton, Qt::NoModifier), Gesture::Pan);
        QCOMPARE(CameraController::gestureOf(Qt::NoButton, Qt::NoModifier), Gesture::None);
    }

    void aSmallMovementIsAClick()
    {
        CameraController controller;
        ViewCamera camera;
        controller.press({100, 100}, Qt::LeftButton, Qt::NoModifier);
        QVERIFY(!controller.move({102, 101}, size, camera));
        QCOMPARE(camera.yaw, 0.f);
        QVERIFY(controller.release());
        QVERIFY(!controller.release()); // nothing is pressed any more
    }

    void draggingTurnsTheModelWithThePointer()
    {
        CameraController controller;
        ViewCamera camera;
        const Eigen::Vector3f nearPoint(100, 0, 0); // on the side that faces the camera
        const Eigen::Vector2f before = pixelOf(camera, nearPoint);
        controller.press({400, 300}, Qt::LeftButton, Qt::NoModifier);
        QVERIFY(controller.move({450, 330}, size, camera));
        const Eigen::Vector2f after = pixelOf(camera, nearPoint);
        QVERIFY(after.x() > before.x()); // to the right
        QVERIFY(after.y() > before.y()); // and down
        QVERIFY(!controller.release());
    }

    void panningKeepsThePointUnderThePointer()
    {
        CameraController controller;
        ViewCamera camera;
        camera.yaw = 0.4f;
        camera.pitch = 0.3f;
        camera.target = {10, 20, 30};
        const Eigen::Vector3f point = camera.target;
        controller.press({400, 300}, Qt::RightButton, Qt::NoModifier);
        QVERIFY(controller.move({460, 280}, size, camera));
        const Eigen::Vector2f after = pixelOf(camera, point);
        QVERIFY2(std::abs(after.x() - 460) < 0.1f && std::abs(after.y() - 280) < 0.1f,
                 qPrintable(QStringLiteral("%1 %2").arg(after.x()).arg(after.y())));
    }

    void zoomGoesTowardThePointer()
    {
        ViewCamera camera;
        camera.yaw = 0.7f;
        camera.pitch = 0.2f;
        // The point at the target's depth under the pointer stays there.
        const QPointF pointer(650, 120);
        const Ray ray = camera.rayThrough({650, 120}, {800, 600});
        const Eigen::Vector3f ahead = (camera.target - camera.eye()).normalized();
        const Eigen::Vector3f point = ray.at(camera.distance / ray.direction.dot(ahead));
        const float distance = camera.distance;
        CameraController::zoomAt(pointer, size, 3, camera);
        QVERIFY(camera.distance < distance * 0.75f);
        const Eigen::Vector2f after = pixelOf(camera, point);
        QVERIFY2(std::abs(after.x() - 650) < 0.5f && std::abs(after.y() - 120) < 0.5f,
                 qPrintable(QStringLiteral("%1 %2").arg(after.x()).arg(after.y())));
        CameraController::zoomAt(pointer, size, -3, camera);
        QVERIFY(std::abs(camera.distance - distance) < 0.01f * distance);
    }
};

SINEW_GUILESS_TEST(tst_viewport_camera, TstViewportCamera)

} // namespace tst_viewport_camera
#include "tst_viewport_camera.moc"
