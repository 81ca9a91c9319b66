// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "viewport/overlay/label_places.h"
#include "viewport/overlay/orientation_cube.h"
#include "viewport/view/camera_controller.h"

#include <QVector3D>
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

/// Relative luminances as WCAG 2 has them.
double contrast(QColor a, QColor b)
{
    const auto luminance = [](QColor c) {
        const auto part = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
        return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
    };
    const double x = luminance(a) + 0.05, y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
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
        const auto gesture = [](Navigation navigation, Qt::MouseButton button, Qt::KeyboardModifiers modifiers) {
            return CameraController::gestureOf(button, modifiers, navigation);
        };
        using enum Navigation;
        QCOMPARE(gesture(Blender, Qt::LeftButton, {}), Gesture::None);
        QCOMPARE(gesture(Blender, Qt::MiddleButton, {}), Gesture::Orbit);
        QCOMPARE(gesture(Blender, Qt::MiddleButton, Qt::ShiftModifier), Gesture::Pan);
        QCOMPARE(gesture(Blender, Qt::MiddleButton, Qt::ControlModifier), Gesture::Zoom);
        QCOMPARE(gesture(Maya, Qt::LeftButton, {}), Gesture::None);
        QCOMPARE(gesture(Maya, Qt::LeftButton, Qt::AltModifier), Gesture::Orbit);
        QCOMPARE(gesture(Maya, Qt::MiddleButton, Qt::AltModifier), Gesture::Pan);
        QCOMPARE(gesture(Maya, Qt::RightButton, Qt::AltModifier), Gesture::Zoom);
        // For window managers that reserve Alt and a drag for themselves.
        QCOMPARE(gesture(Maya, Qt::MiddleButton, {}), Gesture::Orbit);
        QCOMPARE(gesture(Maya, Qt::MiddleButton, Qt::ShiftModifier), Gesture::Pan);
        QCOMPARE(gesture(Maya, Qt::MiddleButton, Qt::ControlModifier), Gesture::Zoom);
        QCOMPARE(gesture(Maya, Qt::RightButton, {}), Gesture::None);
        QCOMPARE(gesture(WorldEditor, Qt::RightButton, {}), Gesture::Pan);
        QCOMPARE(gesture(WorldEditor, Qt::RightButton, Qt::ControlModifier), Gesture::Orbit);
        QCOMPARE(gesture(WorldEditor, Qt::RightButton, Qt::ShiftModifier), Gesture::Zoom);
        QCOMPARE(gesture(WorldEditor, Qt::LeftButton, {}), Gesture::None);
    }

    /// Where a scheme assigns nothing to a button, a click is still a click and a drag is not.
    void clicksWithoutAGesture()
    {
        CameraController controller;
        controller.setNavigation(Navigation::Blender);
        ViewCamera camera;
        controller.press({10, 10}, Qt::LeftButton, {});
        QVERIFY(!controller.move({11, 10}, {100, 100}, camera));
        QVERIFY(controller.release());
        controller.press({10, 10}, Qt::LeftButton, {});
        QVERIFY(!controller.move({40, 10}, {100, 100}, camera));
        QVERIFY(!controller.release());
        // Dragging with Ctrl zooms, to the right comes closer.
        const float before = camera.distance;
        controller.press({10, 10}, Qt::MiddleButton, Qt::ControlModifier);
        QVERIFY(controller.move({60, 10}, {100, 100}, camera));
        QVERIFY(camera.distance < before);
        QVERIFY(!controller.release());
    }

    void orientationCubeTurnsTheView_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<QVector3D>("from");
        QTest::newRow("+x") << 0 << QVector3D(1, 0, 0);
        QTest::newRow("-x") << 1 << QVector3D(-1, 0, 0);
        QTest::newRow("+y") << 2 << QVector3D(0, 1, 0);
        QTest::newRow("-y") << 3 << QVector3D(0, -1, 0);
        QTest::newRow("+z") << 4 << QVector3D(0, 0, 1);
        QTest::newRow("-z") << 5 << QVector3D(0, 0, -1);
    }
    void orientationCubeTurnsTheView()
    {
        QFETCH(int, side);
        QFETCH(QVector3D, from);
        const Eigen::Vector2f size(800, 600), middle(800 - orientation_cube::room / 2, orientation_cube::room / 2);
        ViewCamera camera;
        camera.yaw = 0.7f;
        camera.pitch = 0.5f;
        orientation_cube::lookAt(side, camera);
        const Eigen::Vector3f eye = (camera.eye() - camera.target).normalized();
        QVERIFY((eye - Eigen::Vector3f(from.x(), from.y(), from.z())).norm() < 1e-4f);
        // The side is then in front, and nothing else is.
        QCOMPARE(orientation_cube::sideAt(camera, size, middle), side);
        const GizmoShapes shapes = orientation_cube::shapes(camera, size, -1);
        QCOMPARE(shapes.faces.size(), std::size_t(1));
        // Its name follows the four edges, X has two lines, Y and Z have three, each with a minus if needed.
        QCOMPARE(shapes.lines.size(), std::size_t(4 + (side < 2 ? 2 : 3) + side % 2));
        for (const int hovered : {-1, side}) {
            const GizmoShapes drawn = orientation_cube::shapes(camera, size, hovered);
            const OverlayLine &stroke = drawn.lines.back();
            QVERIFY(contrast(QColor(stroke.colour), QColor(drawn.faces[0].colour)) >= 3);
            for (const Eigen::Vector3f &end : {stroke.from, stroke.to})
                QVERIFY((pixelOf(camera, end) - middle).cwiseAbs().maxCoeff() < 24); // on the face
        }
    }

    /// The back of the cube can't be clicked: a second click on a side leads there.
    void orientationCubeShowsTheBack()
    {
        for (const int side : {0, 1, 2, 3, 4, 5}) {
            ViewCamera camera;
            camera.yaw = 0.7f;
            camera.pitch = 0.5f;
            orientation_cube::lookAt(side, camera);
            const Eigen::Vector3f before = (camera.eye() - camera.target).normalized();
            orientation_cube::lookAt(side, camera);
            const Eigen::Vector3f back = (camera.eye() - camera.target).normalized();
            QVERIFY2((before + back).norm() < 1e-3f, qPrintable(QString::number(side)));
        }
    }

    /// In reading direction: the name of the front side is upright and not mirrored.
    void orientationCubeNamesAreUpright()
    {
        const Eigen::Vector2f size(800, 600);
        ViewCamera camera;
        orientation_cube::lookAt(2, camera); // +y
        const GizmoShapes shapes = orientation_cube::shapes(camera, size, -1);
        // The arms of the Y end left and right of its stem, above it.
        const auto at = [&](const Eigen::Vector3f &point) { return pixelOf(camera, point); };
        const OverlayLine &left = shapes.lines[4], &right = shapes.lines[5], &stem = shapes.lines[6];
        QVERIFY(at(left.from).x() < at(stem.to).x() && at(right.from).x() > at(stem.to).x());
        QVERIFY(at(left.from).y() < at(stem.to).y());
    }

    /// Seen from a little above, the Z on top has the same proportions as any other letter, and stays on its side.
    void orientationCubeNamesAreNotSquashed()
    {
        const Eigen::Vector2f size(800, 600);
        ViewCamera camera;
        camera.yaw = 0.6f;
        camera.pitch = 0.35f;
        const GizmoShapes shapes = orientation_cube::shapes(camera, size, -1);
        QCOMPARE(shapes.faces.size(), std::size_t(3));
        const auto at = [&](const Eigen::Vector3f &point) { return pixelOf(camera, point); };
        const std::size_t strokes = shapes.lines.size();
        // Drawn last: its upper bar, the slant, its lower bar.
        const OverlayLine &upper = shapes.lines[strokes - 3], &slant = shapes.lines[strokes - 2],
                          &lower = shapes.lines[strokes - 1];
        for (const OverlayLine *bar : {&upper, &lower})
            QVERIFY(std::abs(at(bar->from).y() - at(bar->to).y()) < 0.5f);
        const float width = std::abs(at(upper.from).x() - at(upper.to).x()),
                    height = at(lower.from).y() - at(upper.from).y();
        QVERIFY2(height > width, qPrintable(QStringLiteral("%1 × %2").arg(width).arg(height)));
        QVERIFY(height > 10);
        // From top right to bottom left.
        QVERIFY((at(slant.from) - at(slant.to)).x() > 0 && (at(slant.from) - at(slant.to)).y() < 0);
    }

    void labelsDoNotCoverEachOther()
    {
        ViewCamera camera;
        camera.distance = 300;
        OverlayLabels labels;
        for (int i = 0; i < 8; ++i)
            labels.push_back({{0, float(i) * 0.5f, 0}, QStringLiteral("Bone %1").arg(i)});
        labels.push_back({{0, 1, 0}, QStringLiteral("Chosen"), selectionColour});
        labels.push_back({{1000, 0, 0}, QStringLiteral("Behind the camera")});
        labels.push_back({{0, 120, 0}, QStringLiteral("Far off")});
        const std::vector<QSize> sizes(labels.size(), QSize(60, 16));
        const auto places = labelPlaces(labels, sizes, camera, {800, 600});
        QCOMPARE(places.size(), labels.size());
        QVERIFY(places[8] && *places[8] == 0); // the selection comes first
        QVERIFY(!places[9]);
        QVERIFY(places[10] && *places[10] == 0);
        std::vector<QRectF> rects;
        for (std::size_t i = 0; i < labels.size(); ++i) {
            if (!places[i])
                continue;
            const Eigen::Vector2f at = pixelOf(camera, labels[i].at);
            const QRectF rect(at.x(), at.y() - *places[i], 60, 16);
            for (const QRectF &other : rects)
                QVERIFY(!rect.intersects(other));
            rects.push_back(rect);
        }
        QVERIFY(rects.size() >= 6);
    }

    void orientationCubeStaysInItsCorner()
    {
        const Eigen::Vector2f size(800, 600);
        ViewCamera camera;
        camera.yaw = 0.7f;
        camera.pitch = 0.5f;
        QCOMPARE(orientation_cube::sideAt(camera, size, {400, 300}), -1);
        QCOMPARE(orientation_cube::sideAt(camera, size, {10, 10}), -1);
        const GizmoShapes shapes = orientation_cube::shapes(camera, size, -1);
        QCOMPARE(shapes.faces.size(), std::size_t(3));
        for (const OverlayFace &face : shapes.faces)
            for (const Eigen::Vector3f &corner : face.corners) {
                const auto pixel = projectToPixel(camera.viewProjection(800.f / 600), size, corner);
                QVERIFY(pixel);
                QVERIFY(pixel->x() > 800 - orientation_cube::room && pixel->x() < 800);
                QVERIFY(pixel->y() > 0 && pixel->y() < orientation_cube::room);
            }
        // A picture without room for it.
        QVERIFY(orientation_cube::shapes(camera, {200, 200}, -1).faces.empty());
        QCOMPARE(orientation_cube::sideAt(camera, {200, 200}, {152, 48}), -1);
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
