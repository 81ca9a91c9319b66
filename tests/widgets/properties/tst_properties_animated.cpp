// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Values with a structure around them in the property panel: one row that represents all, the others below it on
// demand. On samples of StarCraft II models, whose light has an intensity of 6.75 and a null value of 7.

#include "core/document/document.h"
#include "tests/plugins/m3/m3_document.h"
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"
#include "widgets/properties/parts/colour_button.h"
#include "widgets/properties/parts/key_button.h"
#include "widgets/properties/parts/number_box.h"
#include "widgets/properties/property_group.h"
#include "widgets/properties/property_panel.h"
#include "widgets/properties/property_row.h"

#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace tst_properties_animated {

using namespace sinew;
using namespace sinew::test;

class TestPropertiesAnimated : public QObject
{
    Q_OBJECT

    std::unique_ptr<Document> m_document;
    std::unique_ptr<PropertyPanel> m_panel;

    const m3::Root &root() const { return static_cast<const m3::M3Model &>(m_document->model()).data; }
    const m3::Animated<float> &intensity() const { return root().lights[0].intensity; }

    void open(const QString &sample)
    {
        m_panel.reset();
        Opened opened = openSample(sample);
        QVERIFY2(bool(opened.model), qPrintable(opened.error));
        m_document = std::make_unique<Document>(std::move(opened.model),
                                                std::shared_ptr<const Format>(&m3Format(), [](const Format *) {}));
        m_panel = std::make_unique<PropertyPanel>();
        m_panel->resize(380, 700);
        m_panel->setDocument(m_document.get());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    void select(std::vector<NodeId> nodes)
    {
        m_document->selection().set(std::move(nodes));
        QCoreApplication::processEvents();
    }
    PropertyRow *row(const char *field, const char *leaf)
    {
        const NodeId node = m_document->selection().current();
        const StructInfo &info = *m_document->model().object(node).info;
        const int at = test::findRow(info, field);
        const StructInfo &inner = info.fields[std::size_t(at)].type->structure();
        return m_panel->rowOf({node, std::uint16_t(at), test::rowNamed(inner, leaf)});
    }
    PropertyGroup *group(const char *field)
    {
        PropertyRow *head = row(field, "value");
        for (PropertyGroup *group : m_panel->findChildren<PropertyGroup *>())
            if (head && group->head() == head)
                return group;
        return nullptr;
    }
    void unfold(const char *field)
    {
        QTest::mouseClick(group(field)->header(), Qt::LeftButton);
        QCoreApplication::processEvents();
    }
    static void type(PropertyRow *row, const QString &text)
    {
        auto *box = row->findChild<NumberBox *>();
        box->setFocus();
        box->selectAll();
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, text);
        QTest::keyClick(box, Qt::Key_Return);
    }
    void play(std::size_t sequence, double time)
    {
        const double start = root().sequences[sequence].timelineStart;
        m_document->playback().setSequence(root().sequences.ids[sequence], start,
                                           start + root().sequences[sequence].end);
        m_document->playback().setTime(start + time);
    }
    QAction *action(PropertyRow *row, const QString &text)
    {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {5, 5}, row->mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(row, &event);
        for (QAction *action : row->findChildren<QMenu *>().last()->actions())
            if (action->text() == text)
                return action;
        return nullptr;
    }

private Q_SLOTS:
    void init()
    {
        open(QStringLiteral("m3every/age00.m3"));
        select({root().lights.ids[0]});
    }
    void cleanup()
    {
        m_panel.reset();
        m_document.reset();
    }

    void oneRowStandsForAll()
    {
        PropertyRow *value = row("intensity", "value");
        QVERIFY(value && value->isVisible());
        QCOMPARE(value->label()->text(), QStringLiteral("Intensity"));
        QVERIFY(value->label()->toolTip().contains(QStringLiteral("Intensity")));
        QCOMPARE(value->findChild<NumberBox *>()->findChild<QLineEdit *>()->text(), QStringLiteral("6.75"));
        for (const char *leaf : {"interpolation", "flags", "animId", "nullValue", "trailing", "keys"})
            QVERIFY2(!row("intensity", leaf), leaf);
        type(value, QStringLiteral("3"));
        QCOMPARE(intensity().value, 3.f);
        QCOMPARE(intensity().nullValue, 7.f);
        QCOMPARE(m_document->historyText(0), QStringLiteral("Set intensity of Light 0"));
        // As a new light has it.
        action(value, QStringLiteral("Reset to default"))->trigger();
        QCOMPARE(intensity().value, 1.f);
    }

    void theOthersUnfold()
    {
        unfold("intensity");
        int last = row("intensity", "value")->mapTo(m_panel.get(), QPoint()).y();
        for (const char *leaf : {"interpolation", "flags", "animId", "nullValue", "trailing", "keys"}) {
            PropertyRow *other = row("intensity", leaf);
            QVERIFY2(other && other->isVisible(), leaf);
            const int y = other->mapTo(m_panel.get(), QPoint()).y();
            QVERIFY2(y > last, leaf);
            last = y;
        }
        QVERIFY(!row("hotspot", "nullValue"));
        type(row("intensity", "nullValue"), QStringLiteral("2"));
        QCOMPARE(intensity().nullValue, 2.f);
        QCOMPARE(intensity().value, 6.75f);
        // Remembered, as for any group.
        select({root().particles.ids[0]});
        select({root().lights.ids[0]});
        QVERIFY(row("intensity", "nullValue")->isVisible());
        unfold("intensity");
        QVERIFY(!row("intensity", "nullValue")->isVisible());
        select({root().particles.ids[0]});
        select({root().lights.ids[0]});
        QVERIFY(!row("intensity", "nullValue"));
    }

    void searchFindsWhatIsFolded()
    {
        QTest::keyClicks(m_panel->filter(), QStringLiteral("null v"));
        QVERIFY(row("intensity", "nullValue")->isVisible());
        QVERIFY(row("intensity", "value")->isVisible()); // says which field's null value it is
        QVERIFY(!row("intensity", "animId")->isVisible());
        m_panel->filter()->clear();
        QVERIFY(!row("intensity", "nullValue")->isVisible());
        QTest::keyClicks(m_panel->filter(), QStringLiteral("intensity"));
        QVERIFY(row("intensity", "value")->isVisible());
        QVERIFY(row("specularIntensity", "value")->isVisible());
        QVERIFY(!row("hotspot", "value")->isVisible());
        QVERIFY(!row("intensity", "nullValue")->isVisible());
        unfold("intensity");
        QVERIFY(row("intensity", "nullValue")->isVisible());
    }

    void aProblemLeadsToWhatIsFolded()
    {
        const StructInfo &light = describe<m3::Light>();
        const auto field = test::rowNamed(light, "falloff");
        const auto leaf = fieldRow<&m3::Animated<float>::nullValue>();
        m_document->selection().jumpTo({root().lights.ids[0], field, leaf});
        QTRY_VERIFY(row("falloff", "nullValue") && row("falloff", "nullValue")->isVisible());
    }

    void theDiamondAnimates()
    {
        const auto blocks = [&](std::size_t collection) {
            const auto &all = root().collections[collection].blocks;
            return std::count_if(all.begin(), all.end(),
                                 [&](const m3::Block &block) { return block.animId == intensity().animId; });
        };
        PropertyRow *value = row("intensity", "value");
        play(0, 500);
        QCOMPARE(value->keyButton()->state(), KeyButton::State::Hollow);
        QVERIFY(value->keyButton()->toolTip().startsWith(QStringLiteral("Not animated")));
        QVERIFY(!action(value, QStringLiteral("Remove animation in this sequence"))->isEnabled());
        QTest::mouseClick(value->keyButton(), Qt::LeftButton);
        QCOMPARE(intensity().keys.size(), std::size_t(1));
        QCOMPARE(intensity().keys.times()[0], 500);
        QCOMPARE(intensity().keys.values()[0], 6.75f);
        QCOMPARE(m_document->historyText(0), QStringLiteral("Set key of Intensity of Light 0"));
        QCOMPARE(blocks(0), 1);
        QCOMPARE(value->keyButton()->state(), KeyButton::State::Full);
        m_document->playback().setTime(250);
        QCOMPARE(value->keyButton()->state(), KeyButton::State::Half);

        // The other sequence has a time and keys of its own.
        play(1, 100);
        QCOMPARE(value->keyButton()->state(), KeyButton::State::Hollow);
        QVERIFY(value->keyButton()->toolTip().startsWith(QStringLiteral("Animated in other sequences")));
        action(value, QStringLiteral("Make animated"))->trigger();
        QCOMPARE(intensity().keys.size(), std::size_t(2));
        QCOMPARE(intensity().keys.times()[1], root().sequences[1].timelineStart + 100);
        QVERIFY(!action(value, QStringLiteral("Make animated"))->isEnabled());
        action(value, QStringLiteral("Remove animation in this sequence"))->trigger();
        QCOMPARE(intensity().keys.size(), std::size_t(1));
        QCOMPARE(m_document->historyText(2), QStringLiteral("Remove animation of Intensity of Light 0"));
        QCOMPARE(blocks(0), 1);
        play(0, 0);
        action(value, QStringLiteral("Remove animation in this sequence"))->trigger();
        QVERIFY(!intensity().keys.isPresent());
        QCOMPARE(blocks(0), 0);
        m_document->undo();
        QCOMPARE(value->keyButton()->state(), KeyButton::State::Half);
    }

    void autoKeySetsKeys()
    {
        play(0, 400);
        m_document->playback().setAutoKey(true);
        type(row("intensity", "value"), QStringLiteral("2"));
        QCOMPARE(intensity().value, 6.75f);
        QCOMPARE(intensity().keys.size(), std::size_t(1));
        QCOMPARE(intensity().keys.values()[0], 2.f);
        type(row("intensity", "value"), QStringLiteral("4"));
        QCOMPARE(intensity().keys.values()[0], 4.f);
    }

    void severalObjects()
    {
        select({root().bones.ids[0], root().bones.ids[1], root().bones.ids[2]});
        type(row("scale", "value"), QStringLiteral("2"));
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(root().bones[std::size_t(i)].scale.value.x, 2.f);
            QCOMPARE(root().bones[std::size_t(i)].scale.value.y, 1.f);
        }
        QCOMPARE(m_document->historyCount(), 1);
        select({root().bones.ids[0], root().bones.ids[1]}); // the third has keys
        play(1, 0);
        QTest::mouseClick(row("scale", "value")->keyButton(), Qt::LeftButton);
        for (int i = 0; i < 2; ++i)
            QCOMPARE(root().bones[std::size_t(i)].scale.keys.size(), std::size_t(1));
        // Fields common to different types are matched by name, not by the type of the value.
        select({root().ribbons.ids[0], root().particles.ids[0]});
        for (const PropertyRow *shown : m_panel->rows())
            QCOMPARE(shown->binding().count(), std::size_t(2));
        const m3::Animated<Colour4> &particle = root().particles[0].colourStart,
                                    &ribbon = root().ribbons[0].colourStart;
        QVERIFY(particle.value.r != 0.5f && ribbon.value.r != 0.5f);
        type(row("colourStart", "value"), QStringLiteral("0.5"));
        QCOMPARE(particle.value.r, 0.5f);
        QCOMPARE(ribbon.value.r, 0.5f);
    }

    void editorsByKind()
    {
        select({root().particles.ids[0]});
        PropertyRow *colour = row("colourStart", "value");
        QVERIFY(colour->findChild<ColourButton *>());
        QCOMPARE(colour->findChildren<NumberBox *>().size(), 4);
        // Corners of a box and a radius.
        select({root().divisions[0].sections.ids[0]});
        QCOMPARE(row("bounds", "value")->findChildren<NumberBox *>().size(), 7);
    }

    void whatTheVersionHasNotIsHidden()
    {
        // Particles of versions 24 and 10; the phase shift came with 22.
        select({root().particles.ids[0]});
        QVERIFY(row("phaseShift", "value")->isVisible());
        open(QStringLiteral("m3every/age10.m3"));
        select({root().particles.ids[0]});
        QVERIFY(!row("phaseShift", "value")->isVisible());
        QVERIFY(row("rate", "value")->isVisible());
    }
};

SINEW_TEST(tst_properties_animated, TestPropertiesAnimated)

} // namespace tst_properties_animated
#include "tst_properties_animated.moc"
