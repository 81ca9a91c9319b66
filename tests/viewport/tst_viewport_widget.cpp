// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/value.h"
#include "part_format.h"
#include "tests/support/test_program.h"
#include "viewport_fixture.h"

#include <QAction>
#include <QSignalSpy>

namespace tst_viewport_widget {

using namespace sinew;

namespace {

class PendingTextures final : public TextureProvider
{
public:
    bool arrived = false;
    TextureResult texture(const SceneTexture &) override
    {
        if (!arrived)
            return {TextureResult::Pending, nullptr};
        return {TextureResult::Ready, std::make_shared<DecodedImage>(test::rgba(1, 1, {Qt::green}))};
    }
};

} // namespace

/// The widget in a real window: pictures, edits, mouse and keyboard.
class TstViewportWidget : public test::ViewportFixture
{
    Q_OBJECT

    /// Where a world point is on the picture.
    QPoint pixel(float y, float z)
    {
        const QSize size = m_window->size();
        const float aspect = float(size.width()) / float(size.height());
        const auto at = projectToPixel(m_viewport->currentView()->camera(aspect).viewProjection(aspect),
                                       {float(size.width()), float(size.height())}, {0, y, z});
        return at ? QPoint(int(at->x()), int(at->y())) : QPoint(-1, -1);
    }
    void show(std::vector<Part> parts)
    {
        m_document = partDocument(parts);
        m_viewport->addDocument(*m_document, m_textures);
        m_viewport->setCurrent(m_document.get());
        ViewCamera camera;
        camera.distance = 300;
        m_viewport->currentView()->setCamera(camera);
    }
    static bool near(QColor actual, QColor expected)
    {
        const bool same = std::abs(actual.red() - expected.red()) <= 3 &&
                          std::abs(actual.green() - expected.green()) <= 3 &&
                          std::abs(actual.blue() - expected.blue()) <= 3;
        if (!same)
            qWarning() << "is" << actual.name() << "should be" << expected.name();
        return same;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_textures.images["skin"] = test::rgba(1, 1, {Qt::red});
        openWindow({640, 480});
    }
    void cleanup() { closeDocument(); }
    void cleanupTestCase() { m_main.reset(); }

    void showsTheModelAndFollowsEdits()
    {
        show({{0, -50}, {0, 50}});
        QImage picture = capture();
        QCOMPARE(picture.size(), m_window->size() * m_window->devicePixelRatio());
        QVERIFY(near(picture.pixelColor(pixel(-50, 0)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixel(50, 0)), Qt::red));
        QVERIFY(near(picture.pixelColor(pixel(0, 0)), background));

        const Address y{partId(*m_document, 1), 1};
        QVERIFY(bool(m_document->push({{Change::Set, y, 0, 0, 0, Value::of(0.f)}}, QStringLiteral("Move"))));
        picture = capture();
        QVERIFY(near(picture.pixelColor(pixel(50, 0)), background));
        QVERIFY(near(picture.pixelColor(pixel(0, 0)), Qt::red));
        m_document->undo();
        picture = capture();
        QVERIFY(near(picture.pixelColor(pixel(50, 0)), Qt::red));
    }

    void clickSelects()
    {
        show({{0, -50}, {0, 50}});
        Selection &selection = m_document->selection();
        QSignalSpy picked(m_viewport, &ViewportWidget::picked);
        QTest::mouseClick(m_window, Qt::LeftButton, {}, pixel(-50, 0));
        QTRY_COMPARE(picked.count(), 1);
        QCOMPARE(selection.current(), partId(*m_document, 0));
        QTest::mouseClick(m_window, Qt::LeftButton, Qt::ControlModifier, pixel(50, 0));
        QTRY_COMPARE(selection.nodes().size(), std::size_t(2));
        QTest::mouseClick(m_window, Qt::LeftButton, Qt::ControlModifier, pixel(-50, 0));
        QTRY_COMPARE(selection.nodes().size(), std::size_t(1));
        QCOMPARE(selection.current(), partId(*m_document, 1));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, pixel(0, 60));
        QTRY_VERIFY(selection.isEmpty());
    }

    void nodesAreSelectedThroughMeshes()
    {
        show({{0, 0}, {1, 10}});
        ViewOptions options = m_viewport->options();
        options.skeleton = true;
        m_viewport->setOptions(options);
        QTest::mouseClick(m_window, Qt::LeftButton, {}, pixel(10, 0) + QPoint(3, 2));
        QTRY_COMPARE(m_document->selection().current(), partId(*m_document, 1));
        QTest::mouseClick(m_window, Qt::LeftButton, {}, pixel(-12, -12));
        QTRY_COMPARE(m_document->selection().current(), partId(*m_document, 0));
        options.skeleton = false;
        m_viewport->setOptions(options);
    }

    void selectionShows()
    {
        show({{0, 0}});
        m_document->selection().select(partId(*m_document, 0));
        // An orange rim around it.
        const QImage picture = capture();
        int orange = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                const QColor c = picture.pixelColor(x, y);
                orange += c.red() > 200 && c.green() > 100 && c.blue() < 100;
            }
        }
        QVERIFY2(orange > 50, qPrintable(QString::number(orange)));
    }

    void dragOrbitsAndWheelZooms()
    {
        show({{0, 0}});
        DocumentView *view = m_viewport->currentView();
        QTest::mousePress(m_window, Qt::LeftButton, {}, QPoint(200, 200));
        QTest::mouseMove(m_window, QPoint(230, 210));
        QTest::mouseMove(m_window, QPoint(260, 220));
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, QPoint(260, 220));
        QTRY_VERIFY(view->camera(1).yaw != 0);
        QVERIFY(view->camera(1).pitch > 0);
        QVERIFY(m_document->selection().isEmpty());

        const float distance = view->camera(1).distance;
        QWheelEvent wheel(QPointF(100, 100), m_window->mapToGlobal(QPointF(100, 100)), {}, {0, 120}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_window, &wheel);
        QVERIFY(view->camera(1).distance < distance);
    }

    void rightClickAsksForAMenu()
    {
        show({{0, 0}});
        QSignalSpy menu(m_viewport, &ViewportWidget::menuRequested);
        QTest::mouseClick(m_window, Qt::RightButton, {}, QPoint(50, 60));
        QTRY_COMPARE(menu.count(), 1);
        QCOMPARE(menu[0][0].toPoint(), m_window->mapToGlobal(QPoint(50, 60)));
    }

    void framing()
    {
        show({{0, 0}, {0, 400}});
        DocumentView *view = m_viewport->currentView();
        m_viewport->frameAll();
        QVERIFY(std::abs(view->camera(1).target.y() - 200) < 1);
        m_document->selection().select(partId(*m_document, 1));
        m_viewport->frameSelection();
        QVERIFY(std::abs(view->camera(1).target.y() - 400) < 1);
        m_document->selection().clear();
        QTest::keyClick(m_window, Qt::Key_F);
        QTRY_VERIFY(std::abs(view->camera(1).target.y() - 200) < 1);
    }

    void switchesDocuments()
    {
        show({{0, -50}});
        const auto other = partDocument({{0, 50}});
        m_viewport->addDocument(*other, m_textures);
        QVERIFY(near(capture().pixelColor(pixel(-50, 0)), Qt::red));
        const ViewCamera camera = m_viewport->currentView()->camera(1);
        m_viewport->setCurrent(other.get());
        m_viewport->currentView()->setCamera(camera);
        QImage picture = capture();
        QVERIFY(near(picture.pixelColor(pixel(-50, 0)), background));
        QVERIFY(near(picture.pixelColor(pixel(50, 0)), Qt::red));
        const QPoint there = pixel(50, 0);
        m_viewport->removeDocument(*other);
        QVERIFY(!m_viewport->currentView());
        QVERIFY(near(capture().pixelColor(there), background));
        m_viewport->setCurrent(m_document.get());
        QVERIFY(near(capture().pixelColor(pixel(-50, 0)), Qt::red));
    }

    void playsTheCurrentDocument()
    {
        show({{0, 0}});
        QSignalSpy statistics(m_viewport, &ViewportWidget::statisticsChanged);
        Playback &playback = m_document->playback();
        playback.setSequence(RootNode, 0, 1000);
        playback.setPlaying(true);
        QTRY_VERIFY(playback.time() > 50);
        QTRY_VERIFY(!statistics.isEmpty() && statistics.last()[0].toDouble() > 0);
        QCOMPARE(statistics.last()[1].value<DrawStatistics>().triangles, std::size_t(2));
        playback.setPlaying(false);
        const double stopped = playback.time();
        QTest::qWait(100);
        QCOMPARE(playback.time(), stopped);
        // A static scene draws nothing and says so.
        QTRY_COMPARE(statistics.last()[0].toDouble(), 0.0);
    }

    void pendingTexturesArrive()
    {
        PendingTextures late;
        m_document = partDocument({{0, 0}});
        m_viewport->addDocument(*m_document, late);
        m_viewport->setCurrent(m_document.get());
        QVERIFY(near(capture().pixelColor(pixel(0, 0)), QColor(128, 128, 128)));
        late.arrived = true;
        m_viewport->refreshTextures(*m_document);
        QVERIFY(near(capture().pixelColor(pixel(0, 0)), Qt::green));
    }

    void actionsWorkWhileTheViewHasFocus()
    {
        show({{0, 0}});
        QAction action;
        action.setShortcut(Qt::Key_Space);
        m_main->addAction(&action);
        QSignalSpy triggered(&action, &QAction::triggered);
        m_main->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_main.get()));
        m_viewport->setFocus();
        QTRY_COMPARE(QGuiApplication::focusWindow(), m_window);
        QTest::keyClick(m_window, Qt::Key_Space);
        QTRY_COMPARE(triggered.count(), 1);
    }
};

SINEW_TEST(tst_viewport_widget, TstViewportWidget)

} // namespace tst_viewport_widget
#include "tst_viewport_widget.moc"
