// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A list that is selected as a whole, as a table.

#include "core/model/edit_builder.h"
#include "tests/support/test_program.h"
#include "tests/widgets/panel_fixture.h"
#include "widgets/properties/object_table.h"
#include "widgets/properties/property_header.h"
#include "widgets/properties/tables/object_table_model.h"
#include "widgets/tree/model_tree_panel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QHeaderView>
#include <QSignalSpy>
#include <QTableView>
#include <QTreeView>

namespace tst_object_table {

using namespace sinew;
using namespace sinew::test;

class TestObjectTable : public QObject, PanelFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void columnsAreTheMainFields();
    void nodesShareTheirStructure();
    void cellsAreEdited();
    void editorsAreThoseOfTheRows();
    void sortsWithoutRunningAway();
    void doubleClickGoesThere();
    void followsTheList();
    void followsTheTree();
    void longListsAreReadAsTheyAreSeen();

private:
    Address list(const char *field) { return fieldNamed<Root>(RootNode, field); }
    ObjectTableModel *show(std::vector<Address> lists)
    {
        m_document->selection().showLists(std::move(lists));
        QCoreApplication::processEvents();
        return m_panel->objectTable()->model();
    }
    QTableView *view() { return m_panel->objectTable()->view(); }
    static int column(const QAbstractItemModel &model, const QString &title)
    {
        for (int i = 0; i < model.columnCount(); ++i)
            if (model.headerData(i, Qt::Horizontal).toString() == title)
                return i;
        return -1;
    }
    QStringList shownNames()
    {
        QStringList names;
        for (int row = 0; row < view()->model()->rowCount(); ++row)
            names.append(view()->model()->index(row, 0).data().toString());
        return names;
    }
};

void TestObjectTable::columnsAreTheMainFields()
{
    ObjectTableModel *model = show({list("sequences")});
    QVERIFY(model);
    QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(m_panel->header()->title(), QStringLiteral("Sequences (1)"));
    QStringList titles;
    for (int i = 0; i < model->columnCount(); ++i)
        titles.append(model->headerData(i, Qt::Horizontal).toString());
    QCOMPARE(titles.join(u'|'), QStringLiteral("Name|Start|End|Extent Radius|Extent Minimum x|Extent Minimum y|"
                                               "Extent Minimum z|Extent Maximum x|Extent Maximum y|Extent Maximum z"));
    QCOMPARE(model->index(0, 0).data(Qt::EditRole).toString(), QStringLiteral("Stand"));
    QCOMPARE(model->index(0, 2).data().toString(), QStringLiteral("1100"));
    // The number of children, if there is a list; no columns of another version.
    model = show({list("materials")});
    const int layers = column(*model, QStringLiteral("Layers"));
    QVERIFY(layers > 0);
    QCOMPARE(model->index(0, layers).data().toString(), QStringLiteral("3"));
    QVERIFY(!(model->flags(model->index(0, layers)) & Qt::ItemIsEditable));
    Address within = fieldNamed<Material>(root().materials.ids[0], "layers");
    model = show({within});
    QVERIFY(column(*model, QStringLiteral("Gain")) < 0); // since 900, and this is 800
    QCOMPARE(model->index(2, column(*model, QStringLiteral("Filter mode"))).data().toString(), QStringLiteral("Blend"));
    QCOMPARE(model->index(1, column(*model, QStringLiteral("Flags"))).data().toString(), QStringLiteral("Two-sided"));
    QVERIFY(model->index(1, column(*model, QStringLiteral("Texture")))
                .data()
                .toString()
                .contains(QLatin1String("Cape.blp")));
    // Shown for additive layers only.
    QVERIFY(model->index(0, column(*model, QStringLiteral("Tint"))).data().toString().isEmpty());
}

void TestObjectTable::nodesShareTheirStructure()
{
    ObjectTableModel *model = show({list("bones"), list("helpers")});
    QCOMPARE(model->rowCount(), 4);
    QCOMPARE(model->nodeAt(3), root().helpers.ids[0]);
    QCOMPARE(model->rowOf(root().helpers.ids[0]), 3);
    QVERIFY(column(*model, QStringLiteral("Parent")) > 0);
    QVERIFY(column(*model, QStringLiteral("Speed")) < 0);
    QCOMPARE(model->index(3, 0).data().toString(), QStringLiteral("Hand"));
}

void TestObjectTable::cellsAreEdited()
{
    ObjectTableModel *model = show({list("sequences")});
    QVERIFY(model->setData(model->index(0, 0), QStringLiteral("Walk")));
    QCOMPARE(root().sequences[0].name.view(), std::string_view("Walk"));
    QCOMPARE(steps(), 1);
    const int radius = column(*model, QStringLiteral("Extent Radius")),
              low = column(*model, QStringLiteral("Extent Minimum y"));
    QVERIFY(model->setData(model->index(0, low), QStringLiteral("-2.5")));
    QCOMPARE(root().sequences[0].extent.minimum.y, -2.5f);
    QCOMPARE(root().sequences[0].extent.minimum.x, 0.f);
    // Values that the table forbids are refused, with the reason.
    QVERIFY(!model->setData(model->index(0, radius), QStringLiteral("-1")));
    QVERIFY(!m_panel->objectTable()->problem().isEmpty());
    QCOMPARE(steps(), 2);
    m_document->undo();
    m_document->undo();
    QCOMPARE(model->index(0, 0).data(Qt::EditRole).toString(), QStringLiteral("Stand"));
}

void TestObjectTable::editorsAreThoseOfTheRows()
{
    show({fieldNamed<Material>(root().materials.ids[0], "layers")});
    const auto cell = [this](const QString &title) {
        return view()->model()->index(0, column(*view()->model(), title));
    };
    // A number: typed, and one step.
    const QModelIndex alpha = cell(QStringLiteral("Alpha"));
    view()->setCurrentIndex(alpha);
    view()->setFocus();
    view()->edit(alpha);
    auto *box = view()->findChild<NumberBox *>();
    QVERIFY(box);
    type(box, QStringLiteral("0.25"));
    QCOMPARE(layerData(0).alpha, 0.25f);
    QCOMPARE(steps(), 1);
    QTRY_VERIFY(!view()->findChild<NumberBox *>());
    // A choice.
    const QModelIndex mode = cell(QStringLiteral("Filter mode"));
    view()->setCurrentIndex(mode);
    view()->edit(mode);
    auto *combo = view()->findChild<QComboBox *>();
    QVERIFY(combo);
    QCOMPARE(combo->currentText(), QStringLiteral("Blend"));
    combo->setCurrentIndex(2);
    Q_EMIT combo->activated(2);
    QCOMPARE(layerData(0).filterMode, 2u);
    QCOMPARE(mode.data().toString(), QStringLiteral("Additive"));
}

void TestObjectTable::sortsWithoutRunningAway()
{
    ObjectTableModel *model = show({list("bones")});
    const int speed = column(*model, QStringLiteral("Speed"));
    QCOMPARE(shownNames(), (QStringList{QStringLiteral("Root"), QStringLiteral("Spine"), QStringLiteral("Head")}));
    view()->sortByColumn(0, Qt::AscendingOrder);
    QCOMPARE(shownNames(), (QStringList{QStringLiteral("Head"), QStringLiteral("Root"), QStringLiteral("Spine")}));
    view()->sortByColumn(speed, Qt::DescendingOrder); // Root 0.1, the others 100
    QCOMPARE(shownNames().constLast(), QStringLiteral("Root"));
    QVERIFY(model->setData(model->index(0, speed), QStringLiteral("1000")));
    QCOMPARE(shownNames().constLast(), QStringLiteral("Root"));
    view()->sortByColumn(-1, Qt::AscendingOrder);
    QCOMPARE(shownNames().constFirst(), QStringLiteral("Root"));
}

void TestObjectTable::doubleClickGoesThere()
{
    show({list("bones")});
    view()->sortByColumn(0, Qt::AscendingOrder);
    const QPoint head = view()->visualRect(view()->model()->index(0, 0)).center();
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, head);
    QTest::mouseDClick(view()->viewport(), Qt::LeftButton, {}, head);
    QCOMPARE(m_document->selection().current(), bone(2));
    QCoreApplication::processEvents();
    QVERIFY(m_panel->objectTable()->isHidden());
    QVERIFY(!m_panel->rows().empty());
    // And back.
    show({list("bones")});
    QVERIFY(m_panel->objectTable()->isVisible());
    view()->setCurrentIndex(view()->model()->index(1, 0));
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(m_document->selection().current(), bone(1));
}

void TestObjectTable::followsTheList()
{
    ObjectTableModel *model = show({list("textures")});
    QCOMPARE(model->rowCount(), 2);
    EditBuilder builder(m_document->model());
    builder.insertNew(list("textures"), -1);
    QVERIFY(bool(m_document->push(*builder.finish(), QStringLiteral("Add"))));
    QCOMPARE(m_panel->objectTable()->model()->rowCount(), 3);
    QCOMPARE(m_panel->header()->title(), QStringLiteral("Textures (3)"));
    m_document->undo();
    QCOMPARE(m_panel->objectTable()->model()->rowCount(), 2);
    // An empty one says so.
    EditBuilder empty(m_document->model());
    empty.remove(root().helpers.ids[0]);
    QVERIFY(bool(m_document->push(*empty.finish(), QStringLiteral("Remove"))));
    m_document->selection().showLists({list("helpers")});
    QCoreApplication::processEvents();
    QVERIFY(m_panel->emptyText().contains(QLatin1String("empty")));
}

void TestObjectTable::followsTheTree()
{
    ModelTreePanel tree;
    tree.setDocument(m_document.get());
    QAbstractItemModel *rows = tree.view()->model();
    QModelIndex textures;
    for (int row = 0; row < rows->rowCount(); ++row)
        if (rows->index(row, 0).data().toString() == QLatin1String("Textures"))
            textures = rows->index(row, 0);
    QVERIFY(textures.isValid());
    tree.view()->setCurrentIndex(textures);
    QCOMPARE(m_document->selection().lists(), std::vector<Address>{list("textures")});
    QVERIFY(m_document->selection().isEmpty());
    // An object ends it, and so does nothing.
    select({bone(0)});
    QVERIFY(m_document->selection().lists().empty());
    m_document->selection().showLists({list("textures")});
    m_document->selection().clear();
    QVERIFY(m_document->selection().lists().empty());
}

/// The table of a long list reads only the visible part, and no more when something changes.
void TestObjectTable::longListsAreReadAsTheyAreSeen()
{
    EditBuilder builder(m_document->model());
    for (int i = 0; i < 5000; ++i)
        builder.insertNew(list("globalSequences"), -1);
    QVERIFY(bool(m_document->push(*builder.finish(), QStringLiteral("Add"))));
    ObjectTableModel *model = show({list("globalSequences")});
    QCOMPARE(model->rowCount(), 5002);
    QCOMPARE(view()->model()->rowCount(), 5002);
    QSignalSpy resets(model, &QAbstractItemModel::modelReset), changes(model, &QAbstractItemModel::dataChanged);
    QVERIFY(model->setData(model->index(4000, 1), QStringLiteral("7")));
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(model->index(4000, 1).data().toString(), QStringLiteral("7"));
}

SINEW_TEST(tst_object_table, TestObjectTable)

} // namespace tst_object_table
#include "tst_object_table.moc"
