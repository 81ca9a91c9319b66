// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/edit_builder.h"
#include "tests/support/test_program.h"
#include "tests/widgets/panel_fixture.h"
#include "tests/widgets/tests_screenshot.h"
#include "widgets/properties/binding/value_clipboard.h"
#include "widgets/properties/property_group.h"
#include "widgets/properties/property_header.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <cmath>

namespace tst_properties_panel {

using namespace sinew;
using namespace sinew::test;

/// The panel as a whole: what it shows for a selection, search, clipboard, keys of the window.
class TestPropertyPanel : public QObject, PanelFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void emptyStates()
    {
        QVERIFY(!m_panel->isShowingContent());
        QVERIFY(m_panel->emptyText().startsWith(QStringLiteral("Select an object")));
        select({bone(0)});
        QVERIFY(m_panel->isShowingContent());
        m_panel->setDocument(nullptr);
        QVERIFY(m_panel->emptyText().startsWith(QStringLiteral("Open a model")));
        m_panel->setDocument(m_document.get());
        QVERIFY(m_panel->isShowingContent());
    }

    void theDocumentMayGoFirst()
    {
        select({bone(0)});
        row<Bone>("speed")->editor()->setFocus();
        m_document.reset();
        QTRY_VERIFY(!m_panel->isShowingContent());
    }

    void header()
    {
        select({layer(1)});
        QCOMPARE(m_panel->header()->title(), QStringLiteral("Layer 1 of “Armor”"));
        QCOMPARE(m_panel->header()->version(), QStringLiteral("TST 800"));
        select({bone(1)});
        QCOMPARE(m_panel->header()->title(), QStringLiteral("Bone “Spine”"));
        select({bone(0), bone(1), root().helpers.ids[0]});
        QCOMPARE(m_panel->header()->title(), QStringLiteral("2 × Bone, 1 × Helper"));
    }

    void showingChangesNothing()
    {
        const auto before = m_document->model().clone();
        std::vector<NodeId> all{RootNode, root().sequences.ids[0], root().textures.ids[0], root().materials.ids[0]};
        for (int i = 0; i < 3; ++i) {
            all.push_back(bone(i));
            all.push_back(layer(i));
        }
        for (const NodeId node : all) {
            select({node});
            // Through every editor and out again.
            for (int i = 0; i < 60; ++i)
                QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : m_panel.get(), Qt::Key_Tab);
        }
        select({bone(0), bone(1)});
        select({layer(0), layer(1), layer(2)});
        QCOMPARE(steps(), 0);
        QVERIFY(equalValues(typeInfo<Root>(), before->root(), m_document->model().root()));
    }

    void multiSelection()
    {
        select({bone(0), bone(1), bone(2)});
        auto *speed = in<NumberBox>(row<Bone>("speed"));
        QCOMPARE(textOf(speed), QString()); // 0.1, 100, 100
        QCOMPARE(speed->findChild<QLineEdit *>()->placeholderText(), QStringLiteral("—"));
        type(speed, QStringLiteral("+=1"));
        QCOMPARE(boneData(0).speed, 1.1f);
        QCOMPARE(boneData(1).speed, 101.f);
        QCOMPARE(steps(), 1);
        type(speed, QStringLiteral("3"));
        for (int i = 0; i < 3; ++i)
            QCOMPARE(boneData(i).speed, 3.f);
        QCOMPARE(textOf(speed), QStringLiteral("3"));
        m_document->undo();
        QCOMPARE(boneData(0).speed, 1.1f);
        QCOMPARE(textOf(speed), QString());
        // If one object refuses, none changes.
        type(in<NumberBox>(row<Bone>("count")), QStringLiteral("20"));
        for (int i = 0; i < 3; ++i)
            QCOMPARE(boneData(i).count, 5u);
        // Components that agree are shown, others are not.
        type(in<NumberBox>(row<Bone>("vec2"), 1), QStringLiteral("9"));
        QCOMPARE(boneData(2).vec2.y, 9.f);
        QCOMPARE(in<QLineEdit>(nodeRow("name"))->placeholderText(), QStringLiteral("—"));
    }

    void differentTypesShareTheirNode()
    {
        const NodeId helper = root().helpers.ids[0];
        select({bone(2), helper});
        // The common part is one node: the rows of its fields, and none of the node as a whole.
        QVERIFY(!row<Helper>("node"));
        PropertyRow *flagsRow = nodeRow("flags");
        QVERIFY(flagsRow);
        QVERIFY(!m_panel->rowOf(fieldOf<&Bone::speed>(bone(2))));
        QTest::mouseClick(in<QCheckBox>(flagsRow), Qt::LeftButton, {}, {8, 8});
        QCOMPARE(boneData(2).node.flags, 1u);
        QCOMPARE(root().helpers[0].node.flags, 1u);
        QCOMPARE(steps(), 1);
        select({bone(0), root().textures.ids[0]});
        QVERIFY(!m_panel->isShowingContent());
    }

    void relatedFields()
    {
        select({bone(2)});
        PropertyRow *pivot = nullptr;
        for (PropertyRow *candidate : m_panel->rows())
            if (candidate->label()->text() == QStringLiteral("Pivot"))
                pivot = candidate;
        QVERIFY(pivot);
        // Among the node's own fields, not below those that are rarely changed.
        QCOMPARE(pivot->parentWidget(), nodeRow("parentId")->parentWidget());
        const std::vector<PropertyRow *> rows = m_panel->rows();
        QVERIFY(std::find(rows.begin(), rows.end(), pivot) < std::find(rows.begin(), rows.end(), nodeRow("objectId")));
        type(in<NumberBox>(pivot, 2), QStringLiteral("25"));
        QCOMPARE(root().pivots[2].z, 25.f);
        QCOMPARE(root().pivots[3].z, 15.f);
        // Another bone is removed; the row follows the node's new number.
        EditBuilder edit(m_document->model());
        edit.remove(bone(0));
        auto changes = edit.finish();
        QVERIFY(bool(changes));
        QVERIFY(bool(m_document->push(*changes, QStringLiteral("Delete"))));
        QCOMPARE(root().bones.size(), std::size_t(2));
        QCOMPARE(textOf(in<NumberBox>(pivot, 2)), QStringLiteral("25"));
        type(in<NumberBox>(pivot, 2), QStringLiteral("30"));
        QCOMPARE(root().pivots[std::size_t(boneData(1).node.objectId)].z, 30.f);
    }

    void derivedFieldsAreReadOnly()
    {
        select({bone(1)});
        QVERIFY(in<NumberBox>(nodeRow("objectId"))->isReadOnly());
        type(in<NumberBox>(nodeRow("objectId")), QStringLiteral("7"));
        QTest::keyClick(in<NumberBox>(nodeRow("objectId")), Qt::Key_Up);
        QCOMPARE(boneData(1).node.objectId, 1);
        QCOMPARE(steps(), 0);
    }

    void versionDecidesWhatIsThere()
    {
        select({layer(0)});
        QVERIFY(!row<Layer>("gain")->isVisible());
        const Address version = fieldOf<&Root::version>(RootNode);
        QVERIFY(bool(m_document->push({{Change::Set, version, 0, 0, 0, Value::of(std::uint32_t(900))}},
                                      QStringLiteral("Version"))));
        QVERIFY(row<Layer>("gain")->isVisible());
        QCOMPARE(m_panel->header()->version(), QStringLiteral("TST 900"));
    }

    void updatesInPlace()
    {
        select({bone(0)});
        PropertyRow *speed = row<Bone>("speed");
        auto *box = in<NumberBox>(row<Bone>("time"));
        m_panel->scrollArea()->verticalScrollBar()->setValue(120);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, QStringLiteral("12")); // half typed
        const int scrolled = m_panel->scrollArea()->verticalScrollBar()->value();
        const Address address = fieldOf<&Bone::speed>(bone(0));
        QVERIFY(bool(m_document->push({{Change::Set, address, 0, 0, 0, Value::of(7.f)}}, QStringLiteral("Elsewhere"))));
        QCoreApplication::processEvents();
        QCOMPARE(row<Bone>("speed"), speed);
        QCOMPARE(textOf(in<NumberBox>(speed)), QStringLiteral("7"));
        QVERIFY(box->hasFocus());
        QCOMPARE(textOf(box), QStringLiteral("12"));
        QCOMPARE(m_panel->scrollArea()->verticalScrollBar()->value(), scrolled);
        QTest::keyClick(box, Qt::Key_Return);
        QCOMPARE(boneData(0).time, 12.f);
    }

    void searching()
    {
        select({bone(0)});
        QTest::keyClicks(m_panel->filter(), QStringLiteral("spe"));
        QVERIFY(row<Bone>("speed")->isVisible());
        QVERIFY(!row<Bone>("time")->isVisible());
        QVERIFY(!nodeRow("name")->isVisible());
        m_panel->filter()->clear();
        QVERIFY(row<Bone>("time")->isVisible());
        // By help, and by a group's title.
        select({layer(0)});
        QTest::keyClicks(m_panel->filter(), QStringLiteral("blended"));
        QVERIFY(row<Layer>("filterMode")->isVisible());
        QVERIFY(!row<Layer>("alpha")->isVisible());
        m_panel->filter()->clear();
        select({bone(0)});
        QTest::keyClicks(m_panel->filter(), QStringLiteral("node"));
        QVERIFY(nodeRow("flags")->isVisible());
        QVERIFY(!row<Bone>("speed")->isVisible());
    }

    void aSearchSaysThatItHides()
    {
        select({bone(0)});
        QCOMPARE(m_panel->filterNote(), QString());
        m_panel->filter()->setText(QStringLiteral("alpha"));
        QCOMPARE(m_panel->filterNote(), QStringLiteral("No field matches “alpha”."));
        // It stays for the next object, and says so.
        select({layer(0)});
        QVERIFY(row<Layer>("alpha")->isVisible());
        QVERIFY(!row<Layer>("filterMode")->isVisible());
        QCOMPARE(m_panel->filterNote(), QStringLiteral("Only fields that match “alpha” are shown."));
        auto *all = m_panel->filterNoteButton();
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(row<Layer>("filterMode")->isVisible());
        QCOMPARE(m_panel->filterNote(), QString());
    }

    void searchingByAFlag()
    {
        select({layer(0)});
        m_panel->filter()->setText(QStringLiteral("two-sided"));
        QVERIFY(row<Layer>("flags")->isVisible());
        QVERIFY(!row<Layer>("alpha")->isVisible());
    }

    void jumpToField()
    {
        select({layer(0)});
        auto *group = m_panel->findChild<PropertyGroup *>();
        QVERIFY(!group);
        m_document->selection().jumpTo(fieldOf<&Bone::count>(bone(2)));
        PropertyRow *count = row<Bone>("count");
        QVERIFY(count);
        QTRY_VERIFY(m_panel->scrollArea()->viewport()->rect().contains(
            count->mapTo(m_panel->scrollArea()->viewport(), QPoint(2, 2))));
        // Into a folded group, past a filter.
        group = m_panel->findChild<PropertyGroup *>();
        QTest::mouseClick(group->header(), Qt::LeftButton);
        QVERIFY(!nodeRow("name")->isVisible());
        m_panel->filter()->setText(QStringLiteral("count"));
        m_document->selection().jumpTo(nodeFieldOf(*m_document, bone(2), "name"));
        QVERIFY(nodeRow("name")->isVisible());
    }

    void foldingIsRemembered()
    {
        select({bone(0)});
        QTest::mouseClick(m_panel->findChild<PropertyGroup *>()->header(), Qt::LeftButton);
        QVERIFY(!nodeRow("name")->isVisible());
        select({bone(1)});
        QVERIFY(!nodeRow("name")->isVisible());
    }

    void clipboardOfValues()
    {
        select({bone(0)});
        copyValue(row<Bone>("u32")->binding());
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("4294967295"));
        QVERIFY(!pasteValue(row<Bone>("count")->binding())); // out of range
        QVERIFY(!pasteValue(row<Bone>("i8")->binding()));    // does not fit
        QCOMPARE(steps(), 0);
        copyValue(nodeRow("translation")->binding());
        select({bone(2)});
        QVERIFY(bool(pasteValue(nodeRow("translation")->binding())));
        QVERIFY(boneData(2).node.translation == boneData(0).node.translation);
        QGuiApplication::clipboard()->setText(QStringLiteral("1 2"));
        QVERIFY(bool(pasteValue(row<Bone>("vec2")->binding())));
        QCOMPARE(boneData(2).vec2.y, 2.f);
        QCOMPARE(steps(), 2);
    }

    void resetToDefault()
    {
        select({bone(0)});
        PropertyRow *speed = row<Bone>("speed");
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, speed->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(speed, &event);
        auto *menu = speed->findChild<QMenu *>();
        QVERIFY(menu);
        for (QAction *action : menu->actions())
            if (action->text() == QStringLiteral("Reset to default"))
                action->trigger();
        menu->close();
        QCOMPARE(boneData(0).speed, 100.f);
        QCOMPARE(steps(), 1);
    }

    void actions()
    {
        NodeId asked = NoNode;
        m_panel->setActionProvider([&](Document &document, Address address) -> std::vector<FieldAction> {
            const FieldRef field = document.model().field(address);
            if (!field || field.type != &typeInfo<Extent>())
                return {};
            asked = address.node;
            return {{QStringLiteral("Recalculate"),
                     {},
                     [&document, address]() -> Result<ChangeSet> {
                         EditBuilder edit(document.model());
                         Extent extent;
                         extent.radius = 42;
                         edit.set(address, extent);
                         return edit.finish();
                     },
                     QStringLiteral("Recalculate the bounds of “Stand”")}};
        });
        const NodeId sequence = root().sequences.ids[0];
        select({sequence});
        QCOMPARE(asked, sequence);
        QToolButton *recalculate = nullptr;
        for (QToolButton *button : m_panel->findChildren<QToolButton *>())
            if (button->text() == QStringLiteral("Recalculate"))
                recalculate = button;
        QVERIFY(recalculate);
        QTest::mouseClick(recalculate, Qt::LeftButton);
        QCOMPARE(root().sequences[0].extent.radius, 42.f);
        const Address radius{sequence, fieldRow<&Sequence::extent>(), 0};
        QCOMPARE(textOf(in<NumberBox>(m_panel->rowOf(radius))), QStringLiteral("42"));
        QCOMPARE(steps(), 1);
        QCOMPARE(m_document->historyText(0), QStringLiteral("Recalculate the bounds of “Stand”"));
    }

    void longNumbersAreShownWhole()
    {
        const NodeId sequence = root().sequences.ids[0];
        select({sequence});
        m_panel->resize(400, 600);
        PropertyRow *minimum = m_panel->rowOf({sequence, fieldRow<&Sequence::extent>(), 1});
        QVERIFY(minimum);
        auto *box = in<NumberBox>(minimum);
        type(box, QStringLiteral("-12345.678"));
        QCoreApplication::processEvents();
        const auto *line = box->findChild<QLineEdit *>();
        const int needed = line->fontMetrics().horizontalAdvance(line->text());
        QVERIFY2(needed <= line->contentsRect().width(), qPrintable(line->text()));
    }

    void accessibleAndInOrder()
    {
        select({bone(0)});
        for (PropertyRow *shown : m_panel->rows())
            for (QWidget *widget : shown->findChildren<QWidget *>())
                if ((widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() && widget->isVisible())
                    QVERIFY2(!widget->accessibleName().isEmpty(), widget->metaObject()->className());
        m_panel->filter()->setFocus();
        int last = -10000;
        for (int i = 0; i < 20; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QWidget *focus = QApplication::focusWidget();
            if (!m_panel->scrollArea()->isAncestorOf(focus))
                break;
            const int y = focus->mapTo(m_panel->scrollArea()->widget(), QPoint(0, 0)).y();
            QVERIFY2(y + 8 >= last, qPrintable(focus->accessibleName()));
            last = y;
        }
    }

    void objectActions()
    {
        m_panel->setActionProvider([&](Document &document, Address address) -> std::vector<FieldAction> {
            if (address.field != 0xffff || address.node != layer(0))
                return {};
            return {{QStringLiteral("Fail"), {}, [&document]() -> Result<ChangeSet> {
                         Q_UNUSED(document)
                         return Error{"not today"};
                     }}};
        });
        select({layer(0)});
        for (QToolButton *button : m_panel->findChildren<QToolButton *>())
            if (button->text() == QStringLiteral("Fail"))
                QTest::mouseClick(button, Qt::LeftButton);
        bool told = false;
        for (const QLabel *label : m_panel->findChildren<QLabel *>())
            told |= label->isVisible() && label->text() == QStringLiteral("not today");
        QVERIFY(told);
        QCOMPARE(steps(), 0);
    }

    void nothingIsCutOff()
    {
        m_panel->resize(330, 700); // vectors are stacked in columns here
        for (const NodeId node : {bone(0), layer(0), root().sequences.ids[0]}) {
            select({node});
            for (PropertyRow *shown : m_panel->rows())
                for (NumberBox *box : shown->findChildren<NumberBox *>())
                    if (box->isVisible()) {
                        QVERIFY(shown->rect().contains(
                            box->geometry().translated(box->parentWidget()->mapTo(shown, QPoint(0, 0)))));
                        QVERIFY(box->height() >= box->minimumSizeHint().height() - 2);
                    }
        }
    }

    void badNeighboursBlockNothing()
    {
        const Address address = fieldOf<&Bone::vec2>(bone(0));
        QVERIFY(bool(m_document->push(
            {{Change::Set, address, 0, 0, 0, Value::of(Vec2{std::numeric_limits<float>::quiet_NaN(), 0})}},
            QStringLiteral("As a file has it"))));
        select({bone(0)});
        QCOMPARE(textOf(in<NumberBox>(row<Bone>("vec2"))), QStringLiteral("nan"));
        type(in<NumberBox>(row<Bone>("vec2"), 1), QStringLiteral("4"));
        QCOMPARE(boneData(0).vec2.y, 4.f);
        QVERIFY(std::isnan(boneData(0).vec2.x));
        type(in<NumberBox>(row<Bone>("vec2"), 1), QStringLiteral("nan"));
        QCOMPARE(boneData(0).vec2.y, 4.f);
        type(in<NumberBox>(row<Bone>("vec2"), 0), QStringLiteral("1"));
        QCOMPARE(boneData(0).vec2.x, 1.f);
    }

    void shortcutsOfTheWindow()
    {
        int played = 0;
        QAction play, undo;
        play.setShortcut(Qt::Key_Space);
        undo.setShortcut(QKeySequence::Undo);
        connect(&play, &QAction::triggered, &play, [&] { ++played; });
        connect(&undo, &QAction::triggered, m_document.get(), [this] { m_document->undo(); });
        m_panel->addActions({&play, &undo});
        select({bone(0)});
        auto *check = in<QCheckBox>(nodeRow("flags"));
        check->setFocus();
        QTest::keyClick(check, Qt::Key_Space);
        QCOMPARE(boneData(0).node.flags, 1u);
        QCOMPARE(played, 0);
        // Undo belongs to the document, except for text being typed.
        auto *box = in<NumberBox>(row<Bone>("i8"));
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(boneData(0).i8, std::int8_t(1));
        QTest::keyClick(box, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(boneData(0).i8, std::int8_t(0));
        QTest::keyClicks(box, QStringLiteral("55"));
        QTest::keyClick(box, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(boneData(0).node.flags, 1u);
        QTest::keyClick(box, Qt::Key_Escape);
        auto *name = in<QLineEdit>(nodeRow("name"));
        name->setFocus();
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(boneData(0).node.flags, 0u);
    }

    void followsTheme()
    {
        m_panel->resize(360, 900);
        select({layer(1)});
        type(in<NumberBox>(row<Layer>("alpha")), QStringLiteral("2"));
        row<Layer>("textureId")->highlight();
        checkThemes(*m_panel, "properties_layer");
        m_panel->resize(400, 1400);
        select({bone(0)});
        in<QToolButton>(nodeRow("translation"))->click();
        checkThemes(*m_panel, "properties_bone");
        select({bone(0), bone(1)});
        checkThemes(*m_panel, "properties_bones");
        m_panel->resize(320, 700);
        select({root().materials.ids[0]});
        in<QToolButton>(row<Material>("layers"))->click();
        checkThemes(*m_panel, "properties_material");
        select({RootNode});
        checkThemes(*m_panel, "properties_model");
        select({});
        checkThemes(*m_panel, "properties_empty");
    }
};

SINEW_TEST(tst_properties_panel, TestPropertyPanel)

} // namespace tst_properties_panel
#include "tst_properties_panel.moc"
