// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The edit mode of meshes in the window: keys and pointer in the viewport, the dock.

#include "editor/mesh/mesh_panel.h"
#include "plugins/mdx/model/model.h"
#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"
#include "viewport/view/viewport_widget.h"
#include "widgets/shell/message_bar.h"

#include <QAction>
#include <QDockWidget>
#include <QTableView>
#include <QWindow>

namespace tst_mesh_edit_window {

using namespace sinew;
using namespace sinew::test;

class TestMeshEditWindow : public MainWindowFixture
{
    Q_OBJECT

    Document *m_document = nullptr;
    QWindow *m_view = nullptr;

    MeshSession *session() { return m_window->viewport().currentView()->meshSession(); }
    static const mdx::Root &rootOf(const Document &document)
    {
        return static_cast<const mdx::MdxModel &>(document.model()).data;
    }
    static std::size_t trianglesOf(const Document &document)
    {
        std::size_t corners = 0;
        for (const mdx::Geoset &geoset : rootOf(document).geosets)
            corners += geoset.faces.size();
        return corners / 3;
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { QTest::keyClick(m_view, key, modifiers); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mousePress(m_view, Qt::LeftButton, modifiers, from);
        for (int step = 1; step <= 4; ++step)
            QTest::mouseMove(m_view, from + (to - from) * step / 4);
        QTest::mouseRelease(m_view, Qt::LeftButton, modifiers, to);
    }
    QPoint corner() const { return {m_view->width() - 2, m_view->height() - 2}; }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init()
    {
        openWindow();
        if (!m_window->viewport().unavailable().isEmpty())
            QSKIP("there is no 3D view here");
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        m_window->open(sourcePath("tests/samples/showcase/showcase.mdx"));
        QTRY_VERIFY(m_window->documents().current());
        m_document = m_window->documents().current();
        m_document->playback().setPlaying(false);
        m_window->viewport().takeFocus();
        QTRY_VERIFY(m_window->viewport().hasKeyboard());
        // The view's own window gets it a little later.
        QTRY_VERIFY(QGuiApplication::focusWindow() && QGuiApplication::focusWindow() != m_window->windowHandle());
        m_view = QGuiApplication::focusWindow();
        m_window->viewport().frameAll();
    }
    void cleanup()
    {
        if (m_window)
            closeWindow();
    }

    void selectsMovesAndDeletes()
    {
        const std::size_t triangles = trianglesOf(*m_document);
        QVERIFY(!session());
        key(Qt::Key_M);
        QVERIFY(session());
        QVERIFY(m_window->findChild<QDockWidget *>(QStringLiteral("mesh"))->isVisible());
        // A box around everything, then what is left of it by clicking into nothing.
        key(Qt::Key_3);
        QCOMPARE(session()->kind(), ElementKind::Face);
        drag({1, 1}, corner());
        const std::size_t seen = session()->selectedCount();
        QVERIFY(seen > 0);
        key(Qt::Key_Z);
        drag({1, 1}, corner());
        QVERIFY(session()->selectedCount() > seen);
        QTest::mouseClick(m_view, Qt::LeftButton, Qt::NoModifier, {3, 3});
        QCOMPARE(session()->selectedCount(), 0u);
        key(Qt::Key_A);
        const std::size_t all = session()->selectedCount();
        QVERIFY(all >= seen);
        // Out of the selection again.
        drag({1, 1}, corner(), Qt::ControlModifier);
        QVERIFY(session()->selectedCount() < all);

        key(Qt::Key_A);
        const float atRest = rootOf(*m_document).geosets[0].vertices[0].x;
        const Eigen::Vector3f before = session()->parts()[0].places[0];
        key(Qt::Key_G);
        key(Qt::Key_X);
        for (const Qt::Key digit : {Qt::Key_2, Qt::Key_5})
            QTest::keyClick(m_view, char('0' + (digit - Qt::Key_0)));
        key(Qt::Key_Return);
        QCOMPARE(m_document->historyIndex(), 1);
        // As it is drawn, in whatever pose.
        QVERIFY((session()->parts()[0].places[0] - before - Eigen::Vector3f(25, 0, 0)).norm() < 0.01f);
        key(Qt::Key_G);
        QTest::mouseMove(m_view, {50, 50});
        key(Qt::Key_Escape);
        QCOMPARE(m_document->historyIndex(), 1);
        m_document->undo();
        QCOMPARE(rootOf(*m_document).geosets[0].vertices[0].x, atRest);

        // Delete takes elements, not the part that is selected in the tree.
        key(Qt::Key_Escape);
        QCOMPARE(session()->selectedCount(), 0u);
        session()->select([](const EditedPart &part) {
            MeshSelection selection(part.mesh);
            selection.faces[0] = true;
            return completed(part.mesh, ElementKind::Face, std::move(selection));
        });
        const std::size_t parts = session()->parts().size();
        key(Qt::Key_Delete);
        QCOMPARE(trianglesOf(*m_document), triangles - parts);
        QCOMPARE(session()->selectedCount(), 0u);
        m_document->undo();
        QCOMPARE(trianglesOf(*m_document), triangles);
        QCOMPARE(session()->selectedCount(), parts);
        key(Qt::Key_M);
        QVERIFY(!session());
    }

    void extrudesAlongTheNormal()
    {
        const std::size_t triangles = trianglesOf(*m_document);
        m_document->selection().select(rootOf(*m_document).geosets.ids[0]);
        key(Qt::Key_M);
        QCOMPARE(session()->parts().size(), 1u);
        key(Qt::Key_3);
        key(Qt::Key_A);
        session()->select([](const EditedPart &part) {
            MeshSelection selection(part.mesh);
            selection.faces[0] = true;
            return completed(part.mesh, ElementKind::Face, std::move(selection));
        });
        key(Qt::Key_X);
        QVERIFY(m_window->viewport().transform().isActive());
        // Cancelled: nothing of it stays.
        key(Qt::Key_Escape);
        QCOMPARE(trianglesOf(*m_document), triangles);
        QVERIFY(!m_document->canUndo());
        key(Qt::Key_X);
        key(Qt::Key_Return);
        QCOMPARE(trianglesOf(*m_document), triangles + 6);
        m_document->undo();
        QVERIFY(!m_document->canUndo());
        // Raised and moved farther is one step.
        key(Qt::Key_X);
        key(Qt::Key_7);
        key(Qt::Key_Return);
        QCOMPARE(trianglesOf(*m_document), triangles + 6);
        QCOMPARE(m_document->historyIndex(), 1);
        QCOMPARE(m_document->historyText(0), QStringLiteral("Extrude"));
        m_document->undo();
        QCOMPARE(trianglesOf(*m_document), triangles);
        m_document->redo();
        QCOMPARE(trianglesOf(*m_document), triangles + 6);
    }

    void separatesIntoAPart()
    {
        const std::size_t geosets = rootOf(*m_document).geosets.size();
        m_document->selection().select(rootOf(*m_document).geosets.ids[0]);
        key(Qt::Key_M);
        key(Qt::Key_3);
        session()->select([](const EditedPart &part) {
            MeshSelection selection(part.mesh);
            selection.faces[0] = true;
            return completed(part.mesh, ElementKind::Face, std::move(selection));
        });
        key(Qt::Key_P);
        QCOMPARE(rootOf(*m_document).geosets.size(), geosets + 1);
        QCOMPARE(rootOf(*m_document).geosets[geosets].faces.size(), 3u);
        QCOMPARE(session()->parts().size(), 2u);
        QCOMPARE(m_document->historyIndex(), 1);
        m_document->undo();
        QCOMPARE(rootOf(*m_document).geosets.size(), geosets);
        QCOMPARE(session()->parts().size(), 1u);
        // Everything selected is separate already: told, nothing done.
        key(Qt::Key_A);
        key(Qt::Key_P);
        QVERIFY(!m_document->canUndo());
        QVERIFY(!m_window->messages().text().isEmpty());
    }

    void paintsWeights()
    {
        m_document->selection().select(rootOf(*m_document).geosets.ids[0]);
        key(Qt::Key_M);
        key(Qt::Key_Y);
        QVERIFY(m_window->viewport().elements().tool() == SelectTool::Weights);
        // A geoset is no bone.
        drag({m_view->width() / 2, m_view->height() / 2}, corner());
        QVERIFY(!m_document->canUndo());
        QVERIFY(!m_window->messages().text().isEmpty());

        const NodeId bone = rootOf(*m_document).bones.ids[1];
        m_document->selection().select(bone);
        const auto shareOf = [&] {
            double sum = 0;
            for (const MeshVertex &vertex : session()->parts()[0].mesh.mesh.vertices)
                for (const BoneShare &share : session()->parts()[0].mesh.mesh.skins[vertex.skin])
                    sum += share.bone == bone ? double(share.share) : 0;
            return sum;
        };
        const double before = shareOf();
        m_window->viewport().elements().setWeightBrush({WeightBrush::Add, 1});
        m_window->viewport().elements().setBrushRadius(400);
        const QPoint middle(m_view->width() / 2, m_view->height() / 2);
        drag(middle - QPoint(10, 0), middle + QPoint(10, 0));
        QVERIFY(shareOf() > before + 1);
        QCOMPARE(m_document->historyIndex(), 1);
        m_document->undo();
        QVERIFY(std::abs(shareOf() - before) < 1e-6);
        // Where vertices are selected, only those are painted.
        const auto weightsOf = [&] {
            std::vector<double> shares;
            for (const MeshVertex &vertex : session()->parts()[0].mesh.mesh.vertices) {
                double sum = 0;
                for (const BoneShare &share : session()->parts()[0].mesh.mesh.skins[vertex.skin])
                    sum += share.bone == bone ? double(share.share) : 0;
                shares.push_back(sum);
            }
            return shares;
        };
        key(Qt::Key_1);
        const std::vector<double> unpainted = weightsOf();
        drag(middle - QPoint(10, 0), middle + QPoint(10, 0));
        const std::vector<double> everywhere = weightsOf();
        m_document->undo();
        std::size_t reached = 0; // the vertex that follows the bone more than any other did
        for (std::size_t v = 0; v < unpainted.size(); ++v)
            if (everywhere[v] - unpainted[v] > everywhere[reached] - unpainted[reached])
                reached = v;
        QVERIFY(everywhere[reached] > unpainted[reached]);
        session()->select([&](const EditedPart &part) {
            MeshSelection selection(part.mesh);
            selection.vertices[reached] = true;
            return completed(part.mesh, ElementKind::Vertex, std::move(selection));
        });
        drag(middle - QPoint(10, 0), middle + QPoint(10, 0));
        const std::vector<double> masked = weightsOf();
        for (std::size_t v = 0; v < masked.size(); ++v)
            QVERIFY2(session()->parts()[0].selection.vertices[v] || masked[v] == unpainted[v],
                     qPrintable(QStringLiteral("vertex %1 of %2, not %3: %4 instead of %5")
                                    .arg(v)
                                    .arg(masked.size())
                                    .arg(reached)
                                    .arg(masked[v])
                                    .arg(unpainted[v])));
        QVERIFY2(masked[reached] > unpainted[reached], qPrintable(m_window->messages().text()));
        m_document->undo();
        // Esc takes back what a stroke has done so far.
        QTest::mousePress(m_view, Qt::LeftButton, Qt::NoModifier, middle);
        QVERIFY(m_document->canUndo());
        key(Qt::Key_Escape);
        QVERIFY(!m_document->canUndo());
        QTest::mouseRelease(m_view, Qt::LeftButton, Qt::NoModifier, middle);
        QVERIFY(!m_document->canUndo());

        // The table of weights says and changes what the selection follows.
        key(Qt::Key_A);
        QTableView *weights = nullptr;
        for (QTableView *table : m_window->findChild<MeshPanel *>()->findChildren<QTableView *>())
            if (table->model()->columnCount() == 2)
                weights = table;
        QVERIFY(weights && weights->model()->rowCount() > 1);
        double sum = 0;
        for (int row = 0; row < weights->model()->rowCount(); ++row)
            sum += weights->model()->index(row, 1).data(Qt::EditRole).toDouble();
        QVERIFY(std::abs(sum - 100) < 0.1);
        QVERIFY(weights->model()->setData(weights->model()->index(0, 1), 100, Qt::EditRole));
        QCOMPARE(weights->model()->rowCount(), 1);
        QVERIFY(m_document->canUndo());
    }

    void numbersInTheTable()
    {
        m_document->selection().select(rootOf(*m_document).geosets.ids[0]);
        key(Qt::Key_M);
        key(Qt::Key_1);
        session()->select([](const EditedPart &part) {
            MeshSelection selection(part.mesh);
            selection.vertices[2] = true;
            return completed(part.mesh, ElementKind::Vertex, std::move(selection));
        });
        auto *table = m_window->findChild<MeshPanel *>()->findChild<QTableView *>(QStringLiteral("vertexTable"));
        QVERIFY(table->model()->rowCount() >= 1);
        constexpr int z = 4;
        QVERIFY(table->model()->setData(table->model()->index(0, z), 12.5, Qt::EditRole));
        QCOMPARE(rootOf(*m_document).geosets[0].vertices[2].z, 12.5f);
        QVERIFY(!table->model()->setData(table->model()->index(0, z), QStringLiteral("up"), Qt::EditRole));
        QCOMPARE(m_document->historyIndex(), 1);
    }
};

SINEW_TEST(tst_mesh_edit_window, TestMeshEditWindow)

} // namespace tst_mesh_edit_window

#include "tst_mesh_edit_window.moc"
