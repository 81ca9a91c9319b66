// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/model/edit_builder.h"
#include "tests/support/test_program.h"
#include "tests/widgets/panel_fixture.h"
#include "widgets/properties/binding/asset_path.h"
#include "widgets/properties/parts/key_button.h"
#include "widgets/properties/parts/object_picker.h"
#include "widgets/properties/property_header.h"
#include "widgets/properties/tables/element_table.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QToolButton>

namespace tst_properties_editors {

using namespace sinew;
using namespace sinew::test;

/// One editor per kind of field: enums, flags, references, strings, paths, colours, curves, lists.
class TestPropertyEditors : public QObject, PanelFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

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
        // Bits without a name are tucked away, but mentioned.
        auto *more = in<QToolButton>(flagsRow);
        QVERIFY(!others->isVisible());
        QVERIFY(more->text().contains(QLatin1Char('1')));
        QTest::mouseClick(more, Qt::LeftButton);
        QVERIFY(others->isVisible());
        QTest::mouseClick(checks[2], Qt::LeftButton, {}, {8, checks[2]->height() / 2});
        QCOMPARE(layerData(0).flags, 0x431u);
        type(others, QStringLiteral("0x80000000"));
        QCOMPARE(layerData(0).flags, 0x80000031u);
        type(others, QStringLiteral("0x10"));
        QVERIFY(flagsRow->problem().contains(QStringLiteral("Two-sided")));
        QCOMPARE(layerData(0).flags, 0x80000031u);
        QCOMPARE(steps(), 2);
        // Refused text stays to be corrected; Esc restores the value, and then nothing is wrong.
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
        // On one line, like x y z.
        const auto top = [&](int part) { return in<NumberBox>(tint, part)->mapTo(tint, QPoint()).y(); };
        QTRY_COMPARE(top(2), top(0));
        QCOMPARE(top(1), top(0));
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
        QVERIFY(requested[0][0].value<Address>() == fieldOf<&Layer::alphaKeys>(layer(0)));
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
};

SINEW_TEST(tst_properties_editors, TestPropertyEditors)

} // namespace tst_properties_editors
#include "tst_properties_editors.moc"
