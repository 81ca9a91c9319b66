// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/edit_builder.h"
#include "core/schema/text.h"
#include "properties_fixture.h"
#include "widgets/properties/element_table.h"
#include "widgets/properties/flags_editor.h"
#include "widgets/properties/key_button.h"
#include "widgets/properties/number_box.h"
#include "widgets/properties/object_picker.h"
#include "widgets/properties/property_group.h"
#include "widgets/properties/property_header.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"
#include "widgets/properties/value_clipboard.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QColorDialog>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <cmath>

using namespace sinew;
using namespace sinew::test;

class TestPropertyPanel : public QObject
{
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    std::unique_ptr<PropertyPanel> m_panel;

    const Root &root() const { return rootOf(*m_document); }
    NodeId bone(int i) const { return root().bones.ids[std::size_t(i)]; }
    NodeId layer(int i) const { return root().materials[0].layers.ids[std::size_t(i)]; }
    const Bone &boneData(int i) const { return root().bones[std::size_t(i)]; }
    const Layer &layerData(int i) const { return root().materials[0].layers[std::size_t(i)]; }

    void select(std::vector<NodeId> nodes)
    {
        m_document->selection().set(std::move(nodes));
        QCoreApplication::processEvents();
    }
    template<class T>
    PropertyRow *row(const char *field)
    {
        return m_panel->rowOf(fieldOf<T>(m_document->selection().current(), field));
    }
    PropertyRow *nodeRow(const char *field)
    {
        return m_panel->rowOf(nodeFieldOf(*m_document, m_document->selection().current(), field));
    }
    template<class W>
    static W *in(PropertyRow *row, int index = 0)
    {
        const QList<W *> all = row->findChildren<W *>();
        return index < all.size() ? all[index] : nullptr;
    }
    static void type(QWidget *widget, const QString &text)
    {
        widget->setFocus();
        if (auto *box = qobject_cast<NumberBox *>(widget))
            box->selectAll();
        QTest::keyClick(widget, Qt::Key_A, Qt::ControlModifier);
        for (const QChar c : text) { // QTest::keyClicks knows ASCII only
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
            QCoreApplication::sendEvent(widget, &press);
        }
        QTest::keyClick(widget, Qt::Key_Return);
    }
    static QString textOf(NumberBox *box) { return box->findChild<QLineEdit *>()->text(); }
    int steps() const { return m_document->historyCount(); }

private Q_SLOTS:
    void init()
    {
        m_document = makeDocument();
        m_panel = std::make_unique<PropertyPanel>();
        m_panel->resize(380, 700);
        m_panel->setDocument(m_document.get());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void cleanup()
    {
        m_panel.reset();
        m_document.reset();
    }

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

    void integersOfAllWidths()
    {
        select({bone(0)});
        QCOMPARE(textOf(in<NumberBox>(row<Bone>("u32"))), QStringLiteral("4294967295"));
        QCOMPARE(textOf(in<NumberBox>(row<Bone>("i64"))), QStringLiteral("-9223372036854775808"));
        QCOMPARE(textOf(in<NumberBox>(row<Bone>("u64"))), QStringLiteral("18446744073709551615"));
        QCOMPARE(textOf(in<NumberBox>(row<Bone>("speed"))), QStringLiteral("0.1"));
        type(in<NumberBox>(row<Bone>("u32")), QStringLiteral("4000000000"));
        QCOMPARE(boneData(0).u32, 4000000000u);
        type(in<NumberBox>(row<Bone>("u64")), QStringLiteral("18446744073709551614"));
        QCOMPARE(boneData(0).u64, std::uint64_t(18446744073709551614u));
        QTest::keyClick(in<NumberBox>(row<Bone>("u64")), Qt::Key_Up);
        QTest::keyClick(in<NumberBox>(row<Bone>("u64")), Qt::Key_Up);
        QCOMPARE(boneData(0).u64, ~std::uint64_t(0));
        QTest::keyClick(in<NumberBox>(row<Bone>("i64")), Qt::Key_Down);
        QCOMPARE(boneData(0).i64, std::numeric_limits<std::int64_t>::min());
    }

    void typedExpressions()
    {
        select({bone(1)});
        auto *box = in<NumberBox>(row<Bone>("speed"));
        type(box, QStringLiteral("2*pi"));
        QCOMPARE(boneData(1).speed, 6.2831855f);
        type(box, QStringLiteral("10"));
        type(box, QStringLiteral("+=5"));
        QCOMPARE(boneData(1).speed, 15.f);
        type(box, QStringLiteral("*2"));
        QCOMPARE(boneData(1).speed, 30.f);
        type(box, QStringLiteral("50%"));
        QCOMPARE(boneData(1).speed, 15.f);
        QCOMPARE(steps(), 5);
        m_document->undo();
        QCOMPARE(textOf(box), QStringLiteral("30"));
    }

    void refusalIsSaidBesideTheField()
    {
        select({bone(0)});
        PropertyRow *count = row<Bone>("count");
        auto *box = in<NumberBox>(count);
        type(box, QStringLiteral("11"));
        QVERIFY(!count->problem().isEmpty());
        QVERIFY(count->findChild<QLabel *>() != nullptr);
        QCOMPARE(textOf(box), QStringLiteral("11")); // to be corrected
        QCOMPARE(boneData(0).count, 5u);
        QCOMPARE(steps(), 0);
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(textOf(box), QStringLiteral("5"));
        QVERIFY(count->problem().isEmpty());

        type(box, QStringLiteral("nonsense"));
        QVERIFY(count->problem().contains(QStringLiteral("nonsense")));
        m_panel->filter()->setFocus();
        QCOMPARE(textOf(box), QStringLiteral("5")); // what holds is shown, the reason stays
        QVERIFY(!count->problem().isEmpty());
        type(box, QStringLiteral("7"));
        QVERIFY(count->problem().isEmpty());
        QCOMPARE(boneData(0).count, 7u);
    }

    void badValuesOfTheFileAreToldAndKept()
    {
        m_document = nullptr;
        auto model = std::make_unique<TestModel>();
        model->data.bones.append().count = 99;
        model->buildIndex();
        m_document = std::make_unique<Document>(std::move(model), std::make_shared<TestFormat>());
        m_panel->setDocument(m_document.get());
        select({bone(0)});
        QVERIFY(row<Bone>("count")->problem().contains(QStringLiteral("above")));
        QCOMPARE(textOf(in<NumberBox>(row<Bone>("count"))), QStringLiteral("99"));
        // Arrows don't drag it further out, and bring it back.
        QTest::keyClick(in<NumberBox>(row<Bone>("count")), Qt::Key_Up);
        QCOMPARE(boneData(0).count, 99u);
        QTest::keyClick(in<NumberBox>(row<Bone>("count")), Qt::Key_Down);
        QCOMPARE(boneData(0).count, 10u);
        QVERIFY(row<Bone>("count")->problem().isEmpty());
    }

    void arrowsAreOneStepPerVisit()
    {
        select({bone(0)});
        auto *box = in<NumberBox>(row<Bone>("i8"));
        box->setFocus();
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(box, Qt::Key_Up);
        QCOMPARE(boneData(0).i8, std::int8_t(4));
        QCOMPARE(steps(), 1);
        in<NumberBox>(row<Bone>("u8"))->setFocus();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QCOMPARE(steps(), 2);
        m_document->undo();
        m_document->undo();
        QCOMPARE(boneData(0).i8, std::int8_t(0));
        QCOMPARE(textOf(box), QStringLiteral("0"));
    }

    void wheelOnlyWithFocus()
    {
        select({bone(0)});
        auto *box = in<NumberBox>(row<Bone>("i16"));
        auto *other = in<NumberBox>(row<Bone>("i8"));
        other->setFocus();
        const auto turn = [](QWidget *widget) {
            const QPointF at = widget->rect().center();
            QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QCoreApplication::sendEvent(widget, &event);
        };
        turn(box);
        QCOMPARE(boneData(0).i16, std::int16_t(0));
        box->setFocus();
        turn(box);
        QCOMPARE(boneData(0).i16, std::int16_t(1));
    }

    void scrubbingTheLabelIsLiveAndOneStep()
    {
        select({bone(1)});
        PropertyRow *speed = row<Bone>("speed");
        QLabel *label = speed->label();
        QSignalSpy committed(m_document.get(), &Document::committed);
        const QPoint start = label->rect().center();
        QTest::mousePress(label, Qt::LeftButton, {}, start);
        for (int dx = 10; dx <= 40; dx += 10)
            QTest::mouseMove(label, start + QPoint(dx, 0));
        QVERIFY(committed.size() >= 3); // while the button is down
        const float live = boneData(1).speed;
        QVERIFY(live > 100);
        QTest::mouseRelease(label, Qt::LeftButton, {}, start + QPoint(40, 0));
        QCOMPARE(boneData(1).speed, live);
        QCOMPARE(steps(), 1);
        m_document->undo();
        QCOMPARE(boneData(1).speed, 100.f);

        QTest::mousePress(label, Qt::LeftButton, {}, start);
        QTest::mouseMove(label, start + QPoint(20, 0));
        QTest::mouseMove(label, start + QPoint(40, 0));
        QVERIFY(boneData(1).speed != 100.f);
        QTest::keyClick(label, Qt::Key_Escape);
        QTest::mouseRelease(label, Qt::LeftButton, {}, start);
        QCOMPARE(boneData(1).speed, 100.f);
    }

    void scrubbingStopsAtTheRange()
    {
        select({layer(1)});
        QLabel *label = row<Layer>("alpha")->label();
        const QPoint start = label->rect().center();
        QTest::mousePress(label, Qt::LeftButton, {}, start);
        for (int i = 1; i <= 50; ++i)
            QTest::mouseMove(label, start + QPoint(i * 20, 0));
        QTest::mouseRelease(label, Qt::LeftButton, {}, start + QPoint(1000, 0));
        QCOMPARE(layerData(1).alpha, 1.f);
        QVERIFY(row<Layer>("alpha")->problem().isEmpty());
    }

    void enums()
    {
        select({layer(1)});
        auto *combo = in<QComboBox>(row<Layer>("filterMode"));
        QCOMPARE(combo->currentText(), QStringLiteral("Unknown (17)"));
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_Home);
        QCOMPARE(layerData(1).filterMode, 0u);
        QCOMPARE(combo->count(), 3);
        m_document->undo();
        QCOMPARE(combo->currentText(), QStringLiteral("Unknown (17)"));
    }

    void flags()
    {
        select({layer(0)});
        PropertyRow *flagsRow = row<Layer>("flags");
        const QList<QCheckBox *> checks = flagsRow->findChildren<QCheckBox *>();
        QCOMPARE(checks.size(), 3);
        QVERIFY(checks[0]->isChecked());
        QVERIFY(checks[1]->isChecked());
        QVERIFY(!checks[2]->isChecked());
        auto *others = in<QLineEdit>(flagsRow);
        QCOMPARE(others->text(), QStringLiteral("0x400"));
        QTest::mouseClick(checks[2], Qt::LeftButton, {}, {8, checks[2]->height() / 2});
        QCOMPARE(layerData(0).flags, 0x431u);
        type(others, QStringLiteral("0x80000000"));
        QCOMPARE(layerData(0).flags, 0x80000031u);
        type(others, QStringLiteral("0x10"));
        QVERIFY(flagsRow->problem().contains(QStringLiteral("Two-sided")));
        QCOMPARE(layerData(0).flags, 0x80000031u);
        QCOMPARE(steps(), 2);
        // What was refused stays to be corrected; Esc restores the value, and then nothing is wrong.
        QCOMPARE(others->text(), QStringLiteral("0x10"));
        QTest::keyClick(others, Qt::Key_Escape);
        QCOMPARE(others->text(), QStringLiteral("0x80000000"));
        QCOMPARE(flagsRow->problem(), QString());
        type(others, QStringLiteral("0x11"));
        QVERIFY(flagsRow->problem().contains(QStringLiteral("“Unshaded”, “Two-sided”")));
        type(others, QStringLiteral("0x40"));
        QCOMPARE(flagsRow->problem(), QString());
        QCOMPARE(layerData(0).flags, 0x71u);
    }

    void mixedFlagsKeepTheirDifferences()
    {
        select({layer(0), layer(1)}); // 0x411 and 0x10
        const QList<QCheckBox *> checks = row<Layer>("flags")->findChildren<QCheckBox *>();
        QCOMPARE(checks[0]->checkState(), Qt::PartiallyChecked);
        QCOMPARE(checks[1]->checkState(), Qt::Checked);
        QTest::mouseClick(checks[1], Qt::LeftButton, {}, {8, checks[1]->height() / 2});
        QCOMPARE(layerData(0).flags, 0x401u);
        QCOMPARE(layerData(1).flags, 0u);
        QTest::mouseClick(checks[0], Qt::LeftButton, {}, {8, checks[0]->height() / 2});
        QCOMPARE(layerData(0).flags, 0x401u);
        QCOMPARE(layerData(1).flags, 1u);
        QCOMPARE(steps(), 2);
    }

    void references()
    {
        select({layer(0)});
        PropertyRow *texture = row<Layer>("textureId");
        auto *combo = in<QComboBox>(texture);
        QCOMPARE(combo->currentText(), QStringLiteral("0 Textures\\Armor.blp"));
        combo->showPopup();
        auto *picker = texture->findChild<ObjectPicker *>();
        QVERIFY(picker);
        auto *filter = picker->findChild<QLineEdit *>();
        QCOMPARE(picker->findChild<QListView *>()->model()->rowCount(), 3);
        QTest::keyClicks(filter, QStringLiteral("cape"));
        QCOMPARE(picker->findChild<QListView *>()->model()->rowCount(), 1);
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(layerData(0).textureId, 1);
        QCOMPARE(combo->currentText(), QStringLiteral("1 Textures\\Cape.blp"));
        QCOMPARE(steps(), 1);

        combo->showPopup();
        QTRY_VERIFY(texture->findChild<ObjectPicker *>());
        QTest::keyClick(texture->findChildren<ObjectPicker *>().last()->findChild<QLineEdit *>(), Qt::Key_Up);
        QTest::keyClick(texture->findChildren<ObjectPicker *>().last()->findChild<QLineEdit *>(), Qt::Key_Up);
        QTest::keyClick(texture->findChildren<ObjectPicker *>().last()->findChild<QLineEdit *>(), Qt::Key_Return);
        QCOMPARE(layerData(0).textureId, -1);
        QCOMPARE(combo->currentText(), QStringLiteral("None"));

        select({layer(2)});
        QCOMPARE(in<QComboBox>(row<Layer>("textureId"))->currentText(), QStringLiteral("Missing (12)"));
        QVERIFY(!in<QToolButton>(row<Layer>("textureId"))->isEnabled());
        QCOMPARE(layerData(2).textureId, 12);
    }

    void jumping()
    {
        select({layer(1)});
        QTest::mouseClick(in<QToolButton>(row<Layer>("textureId")), Qt::LeftButton);
        QCOMPARE(m_document->selection().current(), root().textures.ids[1]);
        QCoreApplication::processEvents();
        QCOMPARE(m_panel->header()->title(), QStringLiteral("Texture “Textures\\Cape.blp”"));
    }

    void referencesFollowTheirTarget()
    {
        select({layer(1)});
        auto *combo = in<QComboBox>(row<Layer>("textureId"));
        EditBuilder edit(m_document->model());
        edit.remove(root().textures.ids[0]);
        auto changes = edit.finish();
        QVERIFY(bool(m_document->push(*changes, QStringLiteral("Delete"))));
        QCOMPARE(combo->currentText(), QStringLiteral("0 Textures\\Cape.blp"));
    }

    void referencesInArrays()
    {
        select({layer(0)});
        PropertyRow *slots_ = row<Layer>("slots");
        QCOMPARE(slots_->findChildren<QComboBox *>().size(), 2);
        in<QComboBox>(slots_, 1)->showPopup();
        auto *filter = slots_->findChild<ObjectPicker *>()->findChild<QLineEdit *>();
        QTest::keyClicks(filter, QStringLiteral("armor"));
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(layerData(0).slots[1], 0);
        QCOMPARE(layerData(0).slots[0], -1);
        QCOMPARE(steps(), 1);
    }

    void vectors()
    {
        select({bone(0)});
        PropertyRow *vec = row<Bone>("vec4");
        QCOMPARE(vec->findChildren<NumberBox *>().size(), 4);
        type(in<NumberBox>(vec, 2), QStringLiteral("1e-20"));
        QCOMPARE(boneData(0).vec4.z, 1e-20f);
        QCOMPARE(boneData(0).vec4.x, 0.f);
        PropertyRow *matrix = row<Bone>("matrix");
        QCOMPARE(matrix->findChildren<NumberBox *>().size(), 12);
        type(in<NumberBox>(matrix, 7), QStringLiteral("3"));
        QCOMPARE(boneData(0).matrix.m[7], 3.f);
        type(in<NumberBox>(row<Bone>("bytes"), 3), QStringLiteral("255"));
        QCOMPARE(boneData(0).bytes[3], std::uint8_t(255));
        type(in<NumberBox>(row<Bone>("bytes"), 3), QStringLiteral("256"));
        QVERIFY(!row<Bone>("bytes")->problem().isEmpty());
        QCOMPARE(steps(), 3);
    }

    void strings()
    {
        select({bone(0)});
        PropertyRow *name = nodeRow("name");
        auto *line = in<QLineEdit>(name);
        QCOMPARE(line->text(), QStringLiteral("Root"));
        QStringList labels;
        for (const QLabel *label : name->findChildren<QLabel *>())
            labels << label->text();
        QVERIFY(labels.contains(QStringLiteral("4/16")));
        type(line, QStringLiteral("Wirbelsäule"));
        QCOMPARE(boneData(0).node.name.view(), std::string_view("Wirbels\xc3\xa4ule"));
        // 16 bytes fit, the seventeenth does not; ä counts two.
        type(line, QStringLiteral("ääääääääa"));
        QVERIFY(name->problem().contains(QStringLiteral("17 bytes")));
        QCOMPARE(boneData(0).node.name.view(), std::string_view("Wirbels\xc3\xa4ule"));
        type(line, QStringLiteral("ääääääää"));
        QCOMPARE(boneData(0).node.name.view().size(), std::size_t(16));
        QCOMPARE(steps(), 2);
    }

    void bytesAfterNulStay()
    {
        auto model = std::make_unique<TestModel>();
        Bone &bone = model->data.bones.append();
        bone.node.name.set("A");
        bone.node.name.chars[5] = 'x';
        model->buildIndex();
        m_document = std::make_unique<Document>(std::move(model), std::make_shared<TestFormat>());
        m_panel->setDocument(m_document.get());
        select({this->bone(0)});
        auto *line = in<QLineEdit>(nodeRow("name"));
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Return);
        type(line, QStringLiteral("A")); // typed, but the same
        QCOMPARE(steps(), 0);
        QCOMPARE(boneData(0).node.name.chars[5], 'x');
        type(line, QStringLiteral("B"));
        QCOMPARE(boneData(0).node.name.chars[5], '\0');
        m_document->undo();
        QCOMPARE(boneData(0).node.name.chars[5], 'x');
    }

    void assetPath()
    {
        select({root().textures.ids[0]});
        QSignalSpy browse(m_panel.get(), &PropertyPanel::assetBrowseRequested);
        QTest::mouseClick(in<QToolButton>(row<Texture>("path")), Qt::LeftButton);
        QCOMPARE(browse.size(), 1);
        QCOMPARE(browse[0][1].toString(), QStringLiteral("Textures\\Armor.blp"));
        QVERIFY(bool(setAssetPath(*m_document, browse[0][0].value<Address>(), QStringLiteral("new.blp"))));
        QCOMPARE(in<QLineEdit>(row<Texture>("path"))->text(), QStringLiteral("new.blp"));
    }

    void colour()
    {
        select({layer(0)});
        QVERIFY(!row<Layer>("tint")->isVisible()); // shown for additive layers only
        auto *combo = in<QComboBox>(row<Layer>("filterMode"));
        combo->setFocus();
        QTest::keyClick(combo, Qt::Key_End);
        PropertyRow *tint = row<Layer>("tint");
        QVERIFY(tint->isVisible());
        type(in<NumberBox>(tint, 0), QStringLiteral("2.5"));
        QCOMPARE(layerData(0).tint.r, 2.5f);
        const int before = steps();
        QTest::mouseClick(in<QAbstractButton>(tint), Qt::LeftButton);
        auto *dialog = tint->findChild<QColorDialog *>();
        QVERIFY(dialog);
        QCOMPARE(layerData(0).tint.r, 2.5f); // opening changes nothing
        dialog->setCurrentColor(QColor(0, 255, 0));
        dialog->setCurrentColor(QColor(255, 0, 0));
        QCOMPARE(layerData(0).tint.r, 2.5f); // the brightness stays
        QCOMPARE(layerData(0).tint.g, 0.f);
        QCOMPARE(steps(), before + 1);
        dialog->reject();
        QCOMPARE(layerData(0).tint.g, 1.f);
        QCOMPARE(layerData(0).tint.r, 2.5f);
    }

    void curveRow()
    {
        select({layer(0)});
        PropertyRow *alpha = row<Layer>("alpha"), *keys = row<Layer>("alphaKeys");
        QVERIFY(alpha->keyButton());
        QCOMPARE(alpha->keyButton()->state(), KeyButton::State::Hollow);
        QVERIFY(!keys->isVisible());
        m_document->playback().setSequence(root().sequences.ids[0], 100, 1100);
        m_document->playback().setTime(400);
        QTest::mouseClick(alpha->keyButton(), Qt::LeftButton);
        QVERIFY(keys->isVisible());
        QCOMPARE(layerData(0).alphaKeys.size(), std::size_t(1));
        QCOMPARE(layerData(0).alphaKeys.times()[0], 400);
        QCOMPARE(layerData(0).alphaKeys.values()[0], 1.f);
        QCOMPARE(alpha->keyButton()->state(), KeyButton::State::Full);
        m_document->playback().setTime(800);
        QCOMPARE(alpha->keyButton()->state(), KeyButton::State::Half);
        QTest::mouseClick(alpha->keyButton(), Qt::LeftButton);
        QCOMPARE(layerData(0).alphaKeys.times()[1], 800);

        // The keys' table, in place.
        auto *edit = in<QToolButton>(keys);
        QTest::mouseClick(edit, Qt::LeftButton);
        auto *table = keys->findChild<ElementTable *>();
        QVERIFY(table && table->isVisible());
        QVERIFY(table->model()->setData(table->model()->index(1, 1), QStringLiteral("0.25")));
        m_document->playback().setTime(600);
        QTest::mouseClick(alpha->keyButton(), Qt::LeftButton);
        QCOMPARE(layerData(0).alphaKeys.size(), std::size_t(3));
        QCOMPARE(layerData(0).alphaKeys.values()[1], 0.625f); // half way from 1 to 0.25
        QCOMPARE(table->model()->rowCount(), 3);

        auto *interpolation = in<QComboBox>(keys);
        QCOMPARE(interpolation->currentText(), QStringLiteral("Linear"));
        interpolation->setFocus();
        QTest::keyClick(interpolation, Qt::Key_End);
        QCOMPARE(layerData(0).alphaKeys.header().interpolation, 3u);
        QCOMPARE(layerData(0).alphaKeys.inTangents()[1], 0.625f);

        auto *global = in<QComboBox>(keys, 1);
        QCOMPARE(global->currentText(), QStringLiteral("Sequence time"));
        global->showPopup();
        auto *filter = keys->findChild<ObjectPicker *>()->findChild<QLineEdit *>();
        QTest::keyClick(filter, Qt::Key_Down);
        QTest::keyClick(filter, Qt::Key_Down);
        QTest::keyClick(filter, Qt::Key_Return);
        QCOMPARE(layerData(0).alphaKeys.globalSequence(), 1);
        QCOMPARE(layerData(0).alphaKeys.size(), std::size_t(3));
        QCOMPARE(steps(), 6);

        QVERIFY(!in<QToolButton>(keys, 1)->isVisible()); // there is no curve editor yet
        QSignalSpy requested(m_panel.get(), &PropertyPanel::editCurveRequested);
        keys->refresh();
        QTest::mouseClick(in<QToolButton>(keys, 1), Qt::LeftButton);
        QCOMPARE(requested.size(), 1);
        QVERIFY(requested[0][0].value<Address>() == fieldOf<Layer>(layer(0), "alphaKeys"));
        QTest::mouseClick(in<QToolButton>(keys, 3), Qt::LeftButton);
        QVERIFY(!layerData(0).alphaKeys.isPresent());
        QVERIFY(!keys->isVisible());
        for (int i = 0; i < 7; ++i)
            m_document->undo();
        QVERIFY(!layerData(0).alphaKeys.isPresent());
        QCOMPARE(m_document->historyIndex(), 0);
    }

    void removingTheLastKeyEndsTheCurve()
    {
        select({bone(1)});
        PropertyRow *translation = nodeRow("translation");
        QVERIFY(translation->isVisible());
        QTest::mouseClick(translation->keyButton(), Qt::LeftButton);
        QCOMPARE(boneData(1).node.translation.size(), std::size_t(1));
        QCOMPARE(translation->keyButton()->state(), KeyButton::State::Full);
        QTest::mouseClick(translation->keyButton(), Qt::LeftButton);
        QVERIFY(!boneData(1).node.translation.isPresent());
        PropertyRow *rotation = nodeRow("rotation");
        QTest::mouseClick(rotation->keyButton(), Qt::LeftButton);
        QCOMPARE(boneData(1).node.rotation.values()[0].w, 1.f);
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
        // One object refuses, none changes.
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
        QVERIFY(!row<Helper>("node") || true);
        PropertyRow *flagsRow = nodeRow("flags");
        QVERIFY(flagsRow);
        QVERIFY(!m_panel->rowOf(fieldOf<Bone>(bone(2), "speed")));
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
        type(in<NumberBox>(pivot, 2), QStringLiteral("25"));
        QCOMPARE(root().pivots[2].z, 25.f);
        QCOMPARE(root().pivots[3].z, 15.f);
        // Another bone goes; the row follows the node's new number.
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
        const Address version = fieldOf<Root>(RootNode, "version");
        QVERIFY(bool(m_document->push({{Change::Set, version, 0, 0, 0, Value::of(std::uint32_t(900))}}, QStringLiteral("Version"))));
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
        const Address address = fieldOf<Bone>(bone(0), "speed");
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

    void unitsAreShownAndUnderstood()
    {
        select({bone(0)});
        auto *box = in<NumberBox>(row<Bone>("time"));
        QCOMPARE(textOf(box), QStringLiteral("0 ms"));
        type(box, QStringLiteral("250 ms"));
        QCOMPARE(boneData(0).time, 250.f);
        QCOMPARE(textOf(box), QStringLiteral("250"));
        m_panel->filter()->setFocus();
        QCOMPARE(textOf(box), QStringLiteral("250 ms"));
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

    void jumpToField()
    {
        select({layer(0)});
        auto *group = m_panel->findChild<PropertyGroup *>();
        QVERIFY(!group);
        m_document->selection().jumpTo(fieldOf<Bone>(bone(2), "count"));
        PropertyRow *count = row<Bone>("count");
        QVERIFY(count);
        QTRY_VERIFY(m_panel->scrollArea()->viewport()->rect().contains(count->mapTo(m_panel->scrollArea()->viewport(), QPoint(2, 2))));
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
        QVERIFY(!pasteValue(row<Bone>("i8")->binding())); // does not fit
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

    void lists()
    {
        select({root().materials.ids[0]});
        PropertyRow *layers = row<Material>("layers");
        const QList<QToolButton *> buttons = layers->findChildren<QToolButton *>();
        const auto click = [&](const char *help) {
            for (QToolButton *button : layers->findChildren<QToolButton *>())
                if (button->toolTip() == QString::fromLatin1(help)) {
                    QVERIFY(button->isEnabled());
                    QTest::mouseClick(button, Qt::LeftButton);
                    return;
                }
            QFAIL(help);
        };
        click("Show the items");
        auto *view = in<QListView>(layers);
        QVERIFY(view && view->isVisible());
        QCOMPARE(view->model()->rowCount(), 3);
        const std::vector<NodeId> ids = root().materials[0].layers.ids;
        click("Move down");
        QCOMPARE(root().materials[0].layers.ids[1], ids[0]);
        click("Add an item");
        QCOMPARE(root().materials[0].layers.size(), std::size_t(4));
        QCOMPARE(layerData(2).alpha, 1.f);
        QCOMPARE(view->currentIndex().row(), 2);
        click("Remove this item");
        QCOMPARE(root().materials[0].layers.size(), std::size_t(3));
        QCOMPARE(steps(), 3);
        click("Go to this item");
        QCOMPARE(m_document->selection().current(), ids[2]);
    }

    void actions()
    {
        NodeId asked = NoNode;
        m_panel->setActionProvider([&](Document &document, Address address) -> std::vector<FieldAction> {
            const FieldRef field = document.model().field(address);
            if (!field || field.type != &typeInfo<Extent>())
                return {};
            asked = address.node;
            return {{QStringLiteral("Recalculate"), {}, [&document, address]() -> Result<ChangeSet> {
                         EditBuilder edit(document.model());
                         Extent extent;
                         extent.radius = 42;
                         edit.set(address, extent);
                         return edit.finish();
                     }}};
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
        const Address radius{sequence, std::uint16_t(describe<Sequence>().indexOf("extent")), 0};
        QCOMPARE(textOf(in<NumberBox>(m_panel->rowOf(radius))), QStringLiteral("42"));
        QCOMPARE(steps(), 1);
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
        m_panel->resize(330, 700); // vectors stand in columns here
        for (const NodeId node : {bone(0), layer(0), root().sequences.ids[0]}) {
            select({node});
            for (PropertyRow *shown : m_panel->rows())
                for (NumberBox *box : shown->findChildren<NumberBox *>())
                    if (box->isVisible()) {
                        QVERIFY(shown->rect().contains(box->geometry().translated(box->parentWidget()->mapTo(shown, QPoint(0, 0)))));
                        QVERIFY(box->height() >= box->minimumSizeHint().height() - 2);
                    }
        }
    }

    void badNeighboursBlockNothing()
    {
        const Address address = fieldOf<Bone>(bone(0), "vec2");
        QVERIFY(bool(m_document->push({{Change::Set, address, 0, 0, 0, Value::of(Vec2{std::numeric_limits<float>::quiet_NaN(), 0})}},
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
        // Undo is the document's, but for what is being typed.
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

    /// Pictures for a look: SINEW_PICTURES names a folder.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("SINEW_PICTURES");
        if (folder.isEmpty())
            QSKIP("SINEW_PICTURES is not set");
        const QPalette light = QApplication::palette();
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(0x2a, 0x2e, 0x32));
        dark.setColor(QPalette::WindowText, QColor(0xfc, 0xfc, 0xfc));
        dark.setColor(QPalette::Base, QColor(0x1b, 0x1e, 0x20));
        dark.setColor(QPalette::AlternateBase, QColor(0x23, 0x26, 0x29));
        dark.setColor(QPalette::Text, QColor(0xfc, 0xfc, 0xfc));
        dark.setColor(QPalette::PlaceholderText, QColor(0xa1, 0xa9, 0xb1));
        dark.setColor(QPalette::Button, QColor(0x31, 0x36, 0x3b));
        dark.setColor(QPalette::ButtonText, QColor(0xfc, 0xfc, 0xfc));
        dark.setColor(QPalette::Mid, QColor(0x60, 0x66, 0x6c));
        dark.setColor(QPalette::Link, QColor(0x1d, 0x99, 0xf3));
        for (const bool isDark : {false, true}) {
            QApplication::setPalette(isDark ? dark : light);
            const auto save = [&](const char *name) {
                QTest::qWait(50);
                m_panel->grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, QLatin1String(name), isDark ? QStringLiteral("dark") : QStringLiteral("light")));
            };
            m_panel->resize(360, 900);
            select({layer(1)});
            type(in<NumberBox>(row<Layer>("alpha")), QStringLiteral("2"));
            row<Layer>("textureId")->highlight();
            save("layer");
            m_panel->resize(400, 1400);
            select({bone(0)});
            in<QToolButton>(nodeRow("translation"))->click();
            save("bone");
            select({bone(0), bone(1)});
            save("bones");
            m_panel->resize(320, 700);
            select({root().materials.ids[0]});
            in<QToolButton>(row<Material>("layers"))->click();
            save("material");
            select({RootNode});
            save("model");
            select({});
            save("empty");
        }
        QApplication::setPalette(light);
    }
};

QTEST_MAIN(TestPropertyPanel)
#include "tst_properties_panel.moc"
