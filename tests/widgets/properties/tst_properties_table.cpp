// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/curve_keys.h"
#include "core/model/edit_builder.h"
#include "core/scene/pose/curve_sample.h"
#include "properties_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/properties/tables/element_table.h"
#include "widgets/properties/tables/element_table_model.h"
#include "widgets/properties/tables/list_model.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace tst_properties_table {

using namespace sinew;
using namespace sinew::test;

class TestPropertyTables : public QObject
{
    Q_OBJECT

    static Binding rootField(Document &document, const char *name)
    {
        return Binding(document, {fieldNamed<Root>(RootNode, name)});
    }
    static Binding curveOf(Document &document, const char *name)
    {
        return Binding(document, {nodeFieldOf(document, rootOf(document).bones.ids[0], name)});
    }

private Q_SLOTS:
    void cells()
    {
        const auto document = makeDocument();
        ElementTableModel model(rootField(*document, "pivots"));
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(model.headerData(2, Qt::Horizontal).toString(), QStringLiteral("z"));
        QCOMPARE(model.data(model.index(3, 2)).toString(), QStringLiteral("15"));

        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QVERIFY(model.setData(model.index(3, 2), QStringLiteral("*2")));
        QCOMPARE(rootOf(*document).pivots[3].z, 30.f);
        QCOMPARE(rootOf(*document).pivots[3].x, 5.f);
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].toModelIndex().row(), 3);
        // The same text is no edit.
        QVERIFY(model.setData(model.index(3, 2), QStringLiteral("30")));
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QCOMPARE(rootOf(*document).pivots[3].z, 15.f);
        QCOMPARE(model.data(model.index(3, 2)).toString(), QStringLiteral("15"));
    }

    void referencesHaveNames()
    {
        const auto document = makeDocument();
        const Address slots{rootOf(*document).materials[0].layers.ids[0], fieldRow<&Layer::slots>()};
        ElementTableModel model(Binding(*document, {slots}));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.data(model.index(1, 0)).toString(), QStringLiteral("-1")); // none
        QVERIFY(model.setData(model.index(1, 0), QStringLiteral("1")));
        QCOMPARE(rootOf(*document).materials[0].layers[0].slots[1], 1);
        QVERIFY2(model.data(model.index(1, 0)).toString().contains(QLatin1String("Cape.blp")),
                 qPrintable(model.data(model.index(1, 0)).toString()));
        QCOMPARE(model.data(model.index(1, 0), Qt::EditRole).toString(), QStringLiteral("1"));
        QCOMPARE(model.copyText(0, 1, 0, 0), QStringLiteral("-1\n1\n")); // for spreadsheets, and to be pasted again
        QVERIFY(model.setData(model.index(1, 0), QStringLiteral("7")));
        QCOMPARE(model.data(model.index(1, 0)).toString(), QStringLiteral("7"));
        QVERIFY(!model.data(model.index(1, 0), Qt::ToolTipRole).toString().isEmpty());
    }

    void refusedCells()
    {
        const auto document = makeDocument();
        ElementTableModel model(rootField(*document, "indices"));
        QSignalSpy refused(&model, &ElementTableModel::refused);
        QVERIFY(!model.setData(model.index(0, 0), QStringLiteral("65536")));
        QVERIFY(!model.setData(model.index(0, 0), QStringLiteral("cat")));
        QVERIFY(!model.setData(model.index(0, 0), QStringLiteral("-1")));
        QCOMPARE(refused.size(), 3);
        QVERIFY(!refused[0][0].toString().isEmpty());
        QCOMPARE(document->historyCount(), 0);
        QVERIFY(model.setData(model.index(0, 0), QStringLiteral("65535")));
        QCOMPARE(rootOf(*document).indices[0], std::uint16_t(65535));
    }

    void insertAndRemove()
    {
        const auto document = makeDocument();
        ElementTableModel model(rootField(*document, "indices"));
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QVERIFY(model.insertElements(1, 2));
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(rootOf(*document).indices[3], std::uint16_t(1));
        QVERIFY(model.removeElements({4, 0}));
        QCOMPARE(rootOf(*document).indices.size(), std::size_t(3));
        QCOMPARE(rootOf(*document).indices[2], std::uint16_t(1));
        QVERIFY(model.removeElements({0, 1}));
        QCOMPARE(rootOf(*document).indices.size(), std::size_t(1));
        QCOMPARE(document->historyCount(), 3);
        while (document->canUndo())
            document->undo();
        QCOMPARE(model.rowCount(), 3);
        const Array<std::uint16_t> loaded{0, 1, 2};
        QVERIFY(rootOf(*document).indices.equalRaw(loaded, 2));
        while (document->canRedo())
            document->redo();
        QCOMPARE(model.rowCount(), 1);
    }

    void pasteGrowsInOneStep()
    {
        const auto document = makeDocument();
        ElementTableModel model(rootField(*document, "pivots"));
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        // As a spreadsheet gives it: titles, tabs, CR LF, decimal commas.
        QVERIFY(model.paste(3, 0, QStringLiteral("x\ty\tz\r\n1\t2\t3\r\n4\t5,5\t6\r\n")));
        QCOMPARE(model.rowCount(), 5);
        QCOMPARE(rootOf(*document).pivots[3].z, 3.f);
        QCOMPARE(rootOf(*document).pivots[4].y, 5.5f);
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(rootOf(*document).pivots[3].z, 15.f);
    }

    void pasteIsRefusedWhole()
    {
        const auto document = makeDocument();
        ElementTableModel model(rootField(*document, "pivots"));
        QSignalSpy refused(&model, &ElementTableModel::refused);
        QVERIFY(!model.paste(0, 0, QStringLiteral("1\t2\t3\n1\tcat\t3\n")));
        QVERIFY(refused.last()[0].toString().contains(QStringLiteral("Line 2, y")));
        QVERIFY(!model.paste(0, 1, QStringLiteral("1\t2\t3\n")));
        QVERIFY(refused.last()[0].toString().contains(QStringLiteral("3 cells, but only 2 fit")));
        QVERIFY(!model.paste(0, 0, QString()));
        QCOMPARE(document->historyCount(), 0);
        QCOMPARE(rootOf(*document).pivots[0].x, 0.f);
    }

    void keys()
    {
        const auto document = makeDocument();
        ElementTableModel model(curveOf(*document, "translation"));
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.columnCount(), 4);
        QCOMPARE(model.data(model.index(1, 0)).toString(), QStringLiteral("600"));
        QVERIFY(model.setData(model.index(1, 0), QStringLiteral("-50"))); // out of order is the user's business
        QVERIFY(model.setData(model.index(1, 3), QStringLiteral("0.25")));
        const Curve<Vec3> &curve = rootOf(*document).bones[0].node.translation;
        QCOMPARE(curve.times()[1], -50);
        QCOMPARE(curve.values()[1].z, 0.25f);
        QCOMPARE(curve.values()[1].x, 1.f);
        QVERIFY(model.insertElements(3, 1));
        QCOMPARE(curve.times()[3], 2250); // 1100 and as far again as from -50 to 1100
        QCOMPARE(curve.values()[3].x, 2.f);
        QVERIFY(model.paste(4, 0, QStringLiteral("5000\t1\t2\t3\n6000\t4\t5\t6")));
        QCOMPARE(curve.size(), std::size_t(6));
        QCOMPARE(curve.values()[5].z, 6.f);
        QCOMPARE(document->historyCount(), 4);

        // Tangents bring columns.
        const Binding binding = curveOf(*document, "translation");
        QVERIFY(binding.edit(
            [&](void *data) -> Status {
                setInterpolation(*static_cast<CurveBase *>(data), typeInfo<Vec3>(), 2);
                return Done{};
            },
            QStringLiteral("Set interpolation")));
        QCOMPARE(model.columnCount(), 10);
        QCOMPARE(model.headerData(4, Qt::Horizontal).toString(), QStringLiteral("In x"));
        while (document->canUndo())
            document->undo();
        QCOMPARE(model.columnCount(), 4);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(curve.times()[1], 600);
    }

    void copyIsWhatPasteTakes()
    {
        const auto document = makeDocument();
        ElementTableModel model(curveOf(*document, "translation"));
        const QString text = model.copyText(0, 2, 0, 3);
        QCOMPARE(text, QStringLiteral("100\t0\t0.1\t-2.5\n600\t1\t0.1\t-2.5\n1100\t2\t0.1\t-2.5\n"));
        QVERIFY(model.paste(3, 0, text));
        QCOMPARE(rootOf(*document).bones[0].node.translation.size(), std::size_t(6));
    }

    void theTableVanishesWithItsObject()
    {
        const auto document = makeDocument();
        ElementTableModel model(
            Binding(*document, {nodeFieldOf(*document, rootOf(*document).bones.ids[0], "translation")}));
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        EditBuilder builder(document->model());
        builder.remove(rootOf(*document).bones.ids[0]);
        auto changes = builder.finish();
        QVERIFY(bool(changes));
        QVERIFY(bool(document->push(*changes, QStringLiteral("Delete"))));
        QCOMPARE(model.rowCount(), 0);
        document->undo();
        QCOMPARE(model.rowCount(), 3);
    }

    void millionsOfRows()
    {
        const auto document = makeDocument();
        Array<Vec3> many;
        Vec3 *edit = many.reset(3000000);
        for (std::size_t i = 0; i < many.size(); ++i)
            edit[i] = {float(i), 0, 0};
        const Binding binding = rootField(*document, "pivots");
        QVERIFY(bool(binding.set(Value::of(many), QStringLiteral("Fill"))));
        ElementTable table(binding);
        table.resize(300, 300);
        table.show();
        table.showRow(2999999);
        QCOMPARE(table.model()->rowCount(), 3000000);
        QCOMPARE(table.model()->data(table.model()->index(2000000, 0)).toString(), QStringLiteral("2e+06"));
        QVERIFY(table.model()->setData(table.model()->index(2000000, 1), QStringLiteral("7")));
        QCOMPARE(rootOf(*document).pivots[2000000].y, 7.f);
    }

    void typingAndClipboardInTheView()
    {
        const auto document = makeDocument();
        ElementTable table(rootField(*document, "pivots"));
        table.resize(400, 300);
        table.show();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        table.view()->setFocus();
        table.view()->setCurrentIndex(table.model()->index(1, 0));
        QTest::keyClicks(table.view(), QStringLiteral("8"));
        auto *cell = table.view()->findChild<QLineEdit *>();
        QVERIFY(cell);
        QTest::keyClicks(cell, QStringLiteral("+1"));
        QTest::keyClick(cell, Qt::Key_Return);
        QTRY_COMPARE(rootOf(*document).pivots[1].x, 9.f);

        table.view()->selectionModel()->select(QItemSelection(table.model()->index(1, 0), table.model()->index(2, 2)),
                                               QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(table.view(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("9\t0\t10\n0\t0\t20\n"));
        table.view()->selectionModel()->select(table.model()->index(3, 0), QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(table.view(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(rootOf(*document).pivots.size(), std::size_t(5));
        QCOMPARE(rootOf(*document).pivots[4].z, 20.f);
        QCOMPARE(document->historyCount(), 2);

        table.view()->selectionModel()->select(QItemSelection(table.model()->index(3, 0), table.model()->index(4, 0)),
                                               QItemSelectionModel::ClearAndSelect);
        QTest::keyClick(table.view(), Qt::Key_Delete);
        QCOMPARE(rootOf(*document).pivots.size(), std::size_t(3));

        // One cell into many.
        QGuiApplication::clipboard()->setText(QStringLiteral("4"));
        table.view()->selectionModel()->select(QItemSelection(table.model()->index(0, 1), table.model()->index(2, 1)),
                                               QItemSelectionModel::ClearAndSelect);
        table.paste();
        for (int i = 0; i < 3; ++i)
            QCOMPARE(rootOf(*document).pivots[std::size_t(i)].y, 4.f);
        QCOMPARE(document->historyCount(), 4);
    }

    void listRows()
    {
        const auto document = makeDocument();
        const Address list = fieldOf<&Root::textures>(RootNode);
        ListModel model(*document, list);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.data(model.index(1)).toString(), QStringLiteral("Textures\\Cape.blp"));
        const NodeId armor = rootOf(*document).textures.ids[0], cape = rootOf(*document).textures.ids[1];
        const auto push = [&](EditBuilder &builder) {
            auto changes = builder.finish();
            QVERIFY(bool(changes));
            QVERIFY(bool(document->push(*changes, QStringLiteral("Edit"))));
        };
        EditBuilder add(document->model());
        const NodeId added = add.insertNew(list, 1);
        push(add);
        QCOMPARE(model.nodeAt(1), added);
        EditBuilder down(document->model());
        down.move(armor, 2);
        push(down);
        QCOMPARE(model.nodeAt(2), armor);
        EditBuilder up(document->model());
        up.move(armor, 1);
        push(up);
        QCOMPARE(model.nodeAt(1), armor);
        EditBuilder remove(document->model());
        remove.remove(cape);
        push(remove);
        QCOMPARE(model.rowCount(), 2);
        while (document->canUndo())
            document->undo();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.nodeAt(1), cape);
        while (document->canRedo())
            document->redo();
        QCOMPARE(model.nodeAt(1), armor);
    }

    void theListVanishesWithItsOwner()
    {
        const auto document = makeDocument();
        const NodeId material = rootOf(*document).materials.ids[0];
        ListModel model(*document, fieldOf<&Material::layers>(material));
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.data(model.index(1)).toString(), QStringLiteral("Layer 1"));
        EditBuilder remove(document->model());
        remove.remove(material);
        auto changes = remove.finish();
        QVERIFY(bool(changes));
        QVERIFY(bool(document->push(*changes, QStringLiteral("Delete"))));
        QCOMPARE(model.rowCount(), 0);
        document->undo();
        QCOMPARE(model.rowCount(), 3);
    }

    void interpolationKeepsTheShape()
    {
        Curve<float> curve(Interpolation::Hermite, 2);
        curve.editTimes()[1] = 100;
        curve.editValues()[0] = 1;
        curve.editValues()[1] = 4;
        curve.editOutTangents()[0] = 3;
        curve.editInTangents()[1] = -6;
        const SampleSpan middle{0, 100, 30};
        const float before = sampleCurve<float>(curve, middle, 0);
        setInterpolation(curve, typeInfo<float>(), 3);
        // A cubic's control points: 1 + 3/3 and 4 − (−6)/3.
        QCOMPARE(curve.outTangents()[0], 2.f);
        QCOMPARE(curve.inTangents()[1], 6.f);
        QVERIFY(std::abs(sampleCurve<float>(curve, middle, 0) - before) < 1e-5f);
        setInterpolation(curve, typeInfo<float>(), 2);
        QCOMPARE(curve.outTangents()[0], 3.f);
        QCOMPARE(curve.inTangents()[1], -6.f);
    }
};

SINEW_TEST(tst_properties_table, TestPropertyTables)

} // namespace tst_properties_table
#include "tst_properties_table.moc"
