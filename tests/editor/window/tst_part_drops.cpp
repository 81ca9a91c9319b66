// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Models, and objects of other models, dropped on the tree and on the view: a menu asks what is meant.

#include "tests/editor/window/main_window_fixture.h"
#include "tests/support/test_program.h"

#include "core/format/format.h"
#include "editor/browser/part_drop.h"
#include "editor/parts/part_tree.h"
#include "editor/parts/parts_dialog.h"
#include "plugins/mdx/model/model.h"
#include "widgets/objects/object_mime.h"
#include "widgets/tree/model_tree_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QTreeView>

namespace tst_part_drops {

using namespace sinew;
using namespace sinew::test;

class TestPartDrops : public MainWindowFixture
{
    Q_OBJECT

    QTreeView *tree() { return m_window->findChild<ModelTreePanel *>()->view(); }
    static NodeId bone(const Document &of, std::size_t row)
    {
        return static_cast<const mdx::MdxModel &>(of.model()).data.bones.ids[row];
    }
    /// Opens a second model with the content of the first one.
    Document *openOther()
    {
        const QString path = m_folder->filePath(QStringLiteral("other.mdx"));
        write(path, smallMdx());
        m_window->open(path);
        const bool open = QTest::qWaitFor([&] { return !m_window->isBusy() && m_window->documents().find(path); });
        return open ? m_window->documents().find(path) : nullptr;
    }
    /// Drops on the row of an object; returns the menu that asks.
    QMenu *dropOn(NodeId object, const QMimeData &data)
    {
        auto *model = m_window->findChild<ModelTreePanel *>()->treeModel();
        m_window->documents().current()->selection().select(object);
        const QModelIndex index = tree()->currentIndex();
        if (model->indexOf(object).isValid() && index.isValid())
            tree()->scrollTo(index);
        const QPointF at = tree()->visualRect(index).center();
        QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(tree()->viewport(), &enter);
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        drop.setAccepted(false);
        QApplication::sendEvent(tree()->viewport(), &drop);
        if (!drop.isAccepted())
            return nullptr;
        for (PartDrop *each : m_window->findChildren<PartDrop *>())
            if (each->menu()->isVisible())
                return each->menu();
        return nullptr;
    }
    PartsDialog *dialog() { return m_window->findChild<PartsDialog *>(); }

private Q_SLOTS:
    void initTestCase() { start(); }
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void filesBecomeDonors();
    void filesAreStillOpened();
    void objectsBecomeParts();
    void objectsAreStillPasted();
    void elsewhereNothingIsAsked();
    void tabsChangeWhileDragging();
};

void TestPartDrops::filesBecomeDonors()
{
    Document *target = openSmall();
    const QString path = m_folder->filePath(QStringLiteral("A&B.mdx"));
    write(path, smallMdx());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    const NodeId hand = bone(*target, 1);
    QMenu *menu = dropOn(hand, data);
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), 2);
    QVERIFY(menu->actions()[0]->text().contains(QStringLiteral("A&&B.mdx")));
    menu->actions()[0]->trigger();
    menu->close();
    QVERIFY(dialog());
    auto *bindTo = dialog()->findChild<QComboBox *>(QStringLiteral("bindTo"));
    QCOMPARE(bindTo->currentData().value<NodeId>(), hand);
    QVERIFY(dialog()->findChild<QCheckBox *>(QStringLiteral("bind"))->isChecked());
    auto *donor = dialog()->findChild<QComboBox *>(QStringLiteral("donor"));
    QTRY_COMPARE(donor->currentText(), QStringLiteral("A&B.mdx"));
    QCOMPARE(m_window->documents().size(), 1);
}

void TestPartDrops::filesAreStillOpened()
{
    Document *target = openSmall();
    const QString path = m_folder->filePath(QStringLiteral("other.mdx"));
    write(path, smallMdx());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QMenu *menu = dropOn(bone(*target, 1), data);
    QVERIFY(menu);
    menu->actions()[1]->trigger();
    menu->close();
    QTRY_VERIFY(m_window->documents().find(path));
    QVERIFY(!dialog());
}

/// They come below the node and where it is.
void TestPartDrops::objectsBecomeParts()
{
    Document *donor = openSmall();
    Document *target = openOther();
    const NodeId hand = bone(*target, 1), root = bone(*donor, 0);
    const ObjectMime objects(*donor, {root});
    QMenu *menu = dropOn(hand, objects);
    QVERIFY(menu);
    menu->actions()[0]->trigger();
    menu->close();
    QVERIFY(dialog());
    QVERIFY(!dialog()->parts().checked().empty());
    QCOMPARE(dialog()->parts().checked().front(), root);
    const auto hierarchy = [&] { return target->format()->transforms()->hierarchy(target->model()); };
    dialog()->accept();
    QTRY_VERIFY(!dialog());
    QVERIFY(hierarchy().size() > 2);
    QCOMPARE(target->historyCount(), 1);
    std::vector<NodeId> below;
    for (const HierarchyNode &node : hierarchy())
        if (node.parent == hand)
            below.push_back(node.node);
    QCOMPARE(below.size(), 1u);
    const Address pivot = target->format()->transforms()->pivot(target->model(), below.front());
    QCOMPARE(static_cast<const Vec3 *>(target->model().field(pivot).data)->x, 20.f);
}

void TestPartDrops::objectsAreStillPasted()
{
    Document *donor = openSmall();
    Document *target = openOther();
    const ObjectMime objects(*donor, {bone(*donor, 1)});
    QMenu *menu = dropOn(bone(*target, 1), objects);
    QVERIFY(menu);
    QVERIFY(menu->actions()[1]->isEnabled());
    menu->actions()[1]->trigger();
    menu->close();
    QVERIFY(!dialog());
    QCOMPARE(target->format()->transforms()->hierarchy(target->model()).size(), 3u);
    QCOMPARE(target->historyCount(), 1);
}

/// Without a model, and for several files, a drop means what it always meant.
void TestPartDrops::elsewhereNothingIsAsked()
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(m_file)});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(tree()->viewport(), &enter);
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(tree()->viewport(), &drop);
    QTRY_VERIFY(m_window->documents().find(m_file));
    for (PartDrop *each : m_window->findChildren<PartDrop *>())
        QVERIFY(!each->menu()->isVisible());
}

/// Otherwise the tree of another model could not be reached.
void TestPartDrops::tabsChangeWhileDragging()
{
    Document *first = openSmall();
    Document *second = openOther();
    QCOMPARE(m_window->documents().current(), second);
    const ObjectMime objects(*second, {bone(*second, 1)});
    const QPoint at = tabs()->tabRect(0).center();
    QDragEnterEvent enter(at, Qt::CopyAction, &objects, Qt::LeftButton, {});
    QApplication::sendEvent(tabs(), &enter);
    QDragMoveEvent move(at, Qt::CopyAction, &objects, Qt::LeftButton, {});
    QApplication::sendEvent(tabs(), &move);
    QTRY_COMPARE(m_window->documents().current(), first);
}

SINEW_TEST(tst_part_drops, TestPartDrops)

} // namespace tst_part_drops

#include "tst_part_drops.moc"
