// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "core/scene/same.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include "test_scene.h"
#include "viewport/view/viewport_widget.h"

#include <QLayout>
#include <QMainWindow>
#include <QSignalSpy>

#include <cmath>

namespace tst_transform {

using namespace sinew;
using Eigen::Vector2f;
using Eigen::Vector3f;

namespace {

const QSizeF pictureSize(640, 480);

int countNear(const QImage &image, QRgb wanted)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor c = image.pixelColor(x, y), w = QColor::fromRgb(wanted);
            count += std::abs(c.red() - w.red()) < 12 && std::abs(c.green() - w.green()) < 12 &&
                     std::abs(c.blue() - w.blue()) < 12;
        }
    return count;
}

} // namespace

/// Handles, gestures and auto-key in the viewport, on the showcase.
class TstTransform : public QObject
{
    Q_OBJECT

    std::unique_ptr<QMainWindow> m_main;
    ViewportWidget *m_viewport = nullptr;
    QWindow *m_window = nullptr;
    std::unique_ptr<Document> m_document;
    NoTextures m_textures;
    QByteArray m_before;

    DocumentView &view() { return *m_viewport->currentView(); }
    QSizeF size() const { return m_window->size(); }
    float aspect() const { return float(size().width() / size().height()); }
    std::int32_t rowOf(NodeId node)
    {
        const auto &nodes = view().scene().nodes;
        return std::int32_t(
            std::find_if(nodes.begin(), nodes.end(), [node](const SceneNode &n) { return n.source == node; }) -
            nodes.begin());
    }
    Vector3f place(NodeId node)
    {
        const std::int32_t row = rowOf(node);
        PoseTime when = view().when();
        return poseNode(view().scene(), row, when).world.matrix * toEigen(view().scene().nodes[std::size_t(row)].pivot);
    }
    QPoint pixel(const Vector3f &at)
    {
        const auto found = projectToPixel(view().camera(aspect()).viewProjection(aspect()),
                                          {float(size().width()), float(size().height())}, at);
        return found ? QPoint(int(std::lround(found->x())), int(std::lround(found->y()))) : QPoint(-1, -1);
    }
    void type(const char *text)
    {
        for (; *text; ++text)
            QTest::keyClick(m_window, *text);
    }
    NodeId bone() { return test::object(*m_document, "bones", 1); }
    TransformController &transform() { return m_viewport->transform(); }

private Q_SLOTS:
    void initTestCase()
    {
        m_main = std::make_unique<QMainWindow>();
        m_viewport = new ViewportWidget;
        QVERIFY2(m_viewport->unavailable().isEmpty(), qPrintable(m_viewport->unavailable()));
        m_main->setCentralWidget(m_viewport);
        m_main->resize(640, 480);
        m_main->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_main.get()));
        for (QWindow *window : QGuiApplication::allWindows())
            if (window->inherits("sinew::SceneWindow"))
                m_window = window;
        QVERIFY(m_window);
    }
    void init()
    {
        const QString path = test::sourcePath("tests/samples/showcase/showcase.mdx");
        m_document = test::open(test::contentOf(path), path);
        QVERIFY(m_document);
        m_before = test::saved(*m_document);
        const Clip clip = m_document->format()->sequences()->sequences(m_document->model()).front();
        m_document->playback().setSequence(clip.source, clip.start, clip.end);
        m_document->playback().setTime((clip.start + clip.end) / 2);
        m_viewport->addDocument(*m_document, m_textures);
        m_viewport->setCurrent(m_document.get());
        m_document->selection().select(bone());
        transform().setOptions({});
        transform().setTool(EditTool::Select);
    }
    void cleanup()
    {
        m_viewport->removeDocument(*m_document);
        m_document.reset();
    }
    void cleanupTestCase() { m_main.reset(); }

    void handlesUnderThePointer()
    {
        ViewCamera camera;
        camera.yaw = 0.6f;
        camera.pitch = 0.5f;
        const Vector2f size(640, 480);
        for (const EditTool tool : {EditTool::Move, EditTool::Scale}) {
            Gizmo gizmo{tool};
            gizmo.unitsPerPixel = unitsPerPixel(camera, gizmo.origin, 480);
            const auto at = [&](Vector3f pixels) {
                const auto found =
                    projectToPixel(camera.viewProjection(640 / 480.f), size, pixels * gizmo.unitsPerPixel);
                return handleAt(gizmo, camera, size, found->head<2>());
            };
            QCOMPARE(at({70, 0, 0}), Handle::X);
            QCOMPARE(at({0, 70, 0}), Handle::Y);
            QCOMPARE(at({0, 0, 70}), Handle::Z);
            QCOMPARE(at({35, 35, 0}), Handle::XY);
            QCOMPARE(at({0, 35, 35}), Handle::YZ);
            QCOMPARE(at({0, 0, 0}), Handle::View);
            QCOMPARE(at({0, -70, 0}), Handle::None);
            QCOMPARE(at({300, 0, 0}), Handle::None);
        }
        Gizmo rings{EditTool::Rotate};
        rings.unitsPerPixel = unitsPerPixel(camera, rings.origin, 480);
        const auto ring = projectToPixel(camera.viewProjection(640 / 480.f), size,
                                         Vector3f(std::cos(1.2f), std::sin(1.2f), 0) * 84 * rings.unitsPerPixel);
        QCOMPARE(handleAt(rings, camera, size, ring->head<2>()), Handle::Z);
        QCOMPARE(handleAt(rings, camera, size, {320, 240}), Handle::None);
    }

    void constantSize()
    {
        ViewCamera camera;
        for (const float distance : {100.f, 1000.f}) {
            camera.distance = distance;
            Gizmo gizmo{EditTool::Move};
            gizmo.unitsPerPixel = unitsPerPixel(camera, gizmo.origin, 480);
            const auto tip =
                projectToPixel(camera.viewProjection(1), {480, 480}, Vector3f(0, 100 * gizmo.unitsPerPixel, 0));
            QVERIFY(std::abs(tip->x() - 340) < 0.5f);
        }
    }

    void draws()
    {
        auto renderer = OffscreenRenderer::create({320, 240});
        QVERIFY(bool(renderer));
        const RenderScene scene = test::emptyScene();
        ViewContent content;
        content.scene = &scene;
        content.options.grid = false;
        content.camera.yaw = 0.6f;
        content.camera.pitch = 0.5f;
        (*renderer)->setProvider(m_textures);
        const auto without = (*renderer)->render(content);
        QVERIFY(bool(without));
        QCOMPARE(countNear(*without, 0xffe5484d), 0);
        for (const EditTool tool : {EditTool::Move, EditTool::Rotate, EditTool::Scale}) {
            content.gizmo = Gizmo{tool};
            content.gizmo->unitsPerPixel = unitsPerPixel(content.camera, Vector3f::Zero(), 240);
            auto picture = (*renderer)->render(content);
            QVERIFY(bool(picture));
            for (const QRgb colour : {0xffe5484d, 0xff5fb83a, 0xff4a8cff})
                QVERIFY2(countNear(*picture, colour) > 60,
                         qPrintable(QStringLiteral("%1 %2").arg(int(tool)).arg(colour, 0, 16)));
            QCOMPARE(countNear(*picture, selectionColour), 0);
            content.gizmo->active = Handle::X;
            picture = (*renderer)->render(content);
            QVERIFY(countNear(*picture, selectionColour) > 60);
            QCOMPARE(countNear(*picture, 0xff5fb83a), 0);
        }
    }

    void dragAnArrowSetsAKey()
    {
        m_document->playback().setAutoKey(true);
        transform().setTool(EditTool::Move);
        const Vector3f before = place(bone());
        const auto gizmo = transform().gizmo(size());
        QVERIFY(gizmo);
        const QPoint from = pixel(before + Vector3f(0, 0, 60) * gizmo->unitsPerPixel);
        const Vector3f goal = before + Vector3f(0, 0, 60 + 40) * gizmo->unitsPerPixel;
        const int history = m_document->historyIndex();
        QTest::mousePress(m_window, Qt::LeftButton, {}, from);
        QTRY_VERIFY(transform().isActive());
        QTest::mouseMove(m_window, (from + pixel(goal)) / 2);
        QTest::mouseMove(m_window, pixel(goal));
        QTRY_VERIFY(place(bone()).z() - before.z() > 30 * gizmo->unitsPerPixel);
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, pixel(goal));
        QTRY_VERIFY(!transform().isActive());
        const Vector3f moved = place(bone()) - before;
        QVERIFY2(std::abs(moved.z() - 40 * gizmo->unitsPerPixel) < 2 * gizmo->unitsPerPixel,
                 qPrintable(QString::number(double(moved.z()))));
        QVERIFY(std::abs(moved.x()) < 1e-2f && std::abs(moved.y()) < 1e-2f);
        QCOMPARE(m_document->historyIndex(), history + 1);
        QCOMPARE(m_document->selection().current(), bone()); // the drag was not a click
        m_document->undo();
        COMPARE_BYTES(test::saved(*m_document), m_before);
    }

    void keysBindAndTypeNumbers()
    {
        m_document->playback().setAutoKey(true);
        const Vector3f before = place(bone());
        QVERIFY(transform().start(EditTool::Move, {100, 100}, size()));
        QTest::keyClick(m_window, Qt::Key_Y);
        type("12");
        QTest::keyClick(m_window, Qt::Key_Period);
        QTest::keyClick(m_window, Qt::Key_5);
        QTest::keyClick(m_window, Qt::Key_Minus);
        QTRY_VERIFY((place(bone()) - before - Vector3f(0, -12.5f, 0)).norm() < 1e-2f);
        QTest::keyClick(m_window, Qt::Key_Return);
        QTRY_VERIFY(!transform().isActive());
        QCOMPARE(m_document->historyIndex(), 1);
    }

    void escapeAndRightClickTakeBack()
    {
        m_document->playback().setAutoKey(true);
        QSignalSpy menu(m_viewport, &ViewportWidget::menuRequested);
        for (const bool byKey : {true, false}) {
            QVERIFY(transform().start(EditTool::Rotate, {100, 100}, size()));
            QTest::mouseMove(m_window, QPoint(300, 60));
            QTest::mouseMove(m_window, QPoint(500, 300));
            QTRY_COMPARE(m_document->historyIndex(), 1);
            if (byKey)
                QTest::keyClick(m_window, Qt::Key_Escape);
            else
                QTest::mouseClick(m_window, Qt::RightButton, {}, QPoint(500, 300));
            QTRY_VERIFY(!transform().isActive());
            QCOMPARE(m_document->historyCount(), 0);
            COMPARE_BYTES(test::saved(*m_document), m_before);
        }
        QCOMPARE(menu.count(), 0);
        QVERIFY(!m_document->selection().isEmpty());
    }

    void anotherStepEndsTheGesture()
    {
        m_document->playback().setAutoKey(true);
        QVERIFY(transform().start(EditTool::Move, {100, 100}, size()));
        QTest::mouseMove(m_window, QPoint(300, 60));
        QTRY_COMPARE(m_document->historyIndex(), 1);
        EditBuilder edit(m_document->model());
        edit.remove(bone());
        QCOMPARE(test::push(*m_document, edit), QString());
        QVERIFY(!transform().isActive());
        QTest::keyClick(m_window, Qt::Key_Escape);
        QCOMPARE(m_document->historyCount(), 2);
        QCOMPARE(m_document->historyIndex(), 2); // moved, deleted

        m_document->undo();
        m_document->selection().select(bone());
        QVERIFY(transform().start(EditTool::Rotate, {100, 100}, size()));
        QTest::mouseMove(m_window, QPoint(500, 300));
        QTRY_COMPARE(m_document->historyIndex(), 2);
        m_document->undo();
        QVERIFY(!transform().isActive());
        QCOMPARE(m_document->historyIndex(), 1);
        m_document->undo();
        COMPARE_BYTES(test::saved(*m_document), m_before);
    }

    void turnsByTypedDegrees()
    {
        m_document->playback().setAutoKey(true);
        const auto linear = [this] {
            return Eigen::Matrix3f(poseNode(view().scene(), rowOf(bone()), view().when()).world.matrix.linear());
        };
        const Eigen::Matrix3f before = linear();
        QVERIFY(transform().start(EditTool::Rotate, {100, 100}, size()));
        QTest::keyClick(m_window, Qt::Key_Z);
        type("90");
        QTest::keyClick(m_window, Qt::Key_Return);
        Eigen::Matrix3f quarter;
        quarter << 0, -1, 0, 1, 0, 0, 0, 0, 1; // x becomes y
        QTRY_VERIFY((linear() - quarter * before).norm() < 1e-3f);
    }

    void snapping()
    {
        m_document->playback().setAutoKey(true);
        TransformOptions options;
        options.snap = true;
        options.moveStep = 4;
        transform().setOptions(options);
        const Vector3f before = place(bone());
        QVERIFY(transform().start(EditTool::Move, {100, 100}, size()));
        QTest::keyClick(m_window, Qt::Key_Z);
        QTest::mouseMove(m_window, QPoint(100, 60));
        QTest::mouseMove(m_window, QPoint(100, 33));
        QTRY_COMPARE(m_document->historyIndex(), 1);
        const float steps = (place(bone()).z() - before.z()) / 4;
        QVERIFY2(std::abs(steps - std::round(steps)) < 1e-3f && steps > 0.5f,
                 qPrintable(QString::number(double(steps))));
        transform().cancel();
    }

    void withoutAutoKey()
    {
        QSignalSpy refused(&transform(), &TransformController::refused);
        // A track with one key in the sequence is a constant, which needs no auto-key; others do.
        for (std::size_t row = 0; row < 4 && refused.isEmpty(); ++row) {
            m_document->selection().select(test::object(*m_document, "bones", row));
            if (transform().start(EditTool::Rotate, {100, 100}, size()))
                transform().cancel();
        }
        m_document->selection().select(bone());
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused[0][0].toString().contains(QLatin1String("auto-key")));
        const std::int32_t row = rowOf(bone());
        const Vector3f pivot = toEigen(view().scene().nodes[std::size_t(row)].pivot);
        QVERIFY(transform().start(EditTool::Move, {100, 100}, size()));
        QTest::keyClick(m_window, Qt::Key_X);
        QTest::keyClick(m_window, Qt::Key_7);
        QTest::keyClick(m_window, Qt::Key_Return);
        QTRY_VERIFY(!transform().isActive());
        const Vector3f step = toEigen(view().scene().nodes[std::size_t(row)].pivot) - pivot;
        QVERIFY(step.norm() > 1);
        m_document->undo();
        COMPARE_BYTES(test::saved(*m_document), m_before);
    }

    void autoKeyShowsAFrame()
    {
        QVERIFY(m_viewport->layout()->contentsMargins().left() > 0);
        const auto frame = [this] {
            QImage picture(m_viewport->size(), QImage::Format_RGB32);
            m_viewport->render(&picture, {}, {}, {});
            return picture.pixelColor(0, picture.height() / 2);
        };
        const QColor usual = frame();
        m_document->playback().setAutoKey(true);
        QVERIFY(frame() != usual);
        QVERIFY(frame().red() > frame().blue() + 80);
        m_document->playback().setAutoKey(false);
        QCOMPARE(frame(), usual);
    }

    void mutedTracks()
    {
        const TransformTracks tracks = m_document->format()->transforms()->tracks(m_document->model(), bone());
        const auto posed = [this] { return poseNode(view().scene(), rowOf(bone()), view().when()).local; };
        // Something to mute, whatever the sample has.
        Curve<Vec3> keys(Interpolation::Linear, 1);
        keys.editTimes()[0] = std::int32_t(m_document->playback().time());
        keys.editValues()[0] = {11, 12, 13};
        const auto set = [&] {
            return bool(
                m_document->push({{Change::Set, tracks.translation, 0, 0, 0, Value::of(keys)}}, QStringLiteral("set")));
        };
        QVERIFY(set());
        QVERIFY(posed().translation == Vector3f(11, 12, 13));
        const RenderScene whole = view().scene();
        TrackStates &states = m_document->trackStates();
        states.set(TrackStates::Muted, tracks.translation, true);
        QVERIFY(posed().translation == Vector3f(0, 0, 0));
        keys.editValues()[0] = {1, 2, 3};
        QVERIFY(set());
        QVERIFY(posed().translation == Vector3f(0, 0, 0));
        // Edits of other fields continue to work.
        QCOMPARE(test::setText(*m_document, "bones[1].node.name", "Muted"), QString());
        QCOMPARE(view().scene().nodes[std::size_t(rowOf(bone()))].name, std::string("Muted"));
        QVERIFY(posed().translation == Vector3f(0, 0, 0));
        states.set(TrackStates::Muted, tracks.translation, false);
        QVERIFY(posed().translation == Vector3f(1, 2, 3));
        m_document->undo();
        m_document->undo();
        QVERIFY(equalScenes(view().scene(), whole));
        states.set(TrackStates::Muted, tracks.translation, true);
        m_viewport->removeDocument(*m_document);
        m_viewport->addDocument(*m_document, m_textures);
        m_viewport->setCurrent(m_document.get());
        QVERIFY(posed().translation == Vector3f(0, 0, 0)); // a new view mutes, too
    }
};

SINEW_TEST(tst_transform, TstTransform)

} // namespace tst_transform
#include "tst_transform.moc"
