// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/text.h"
#include "tests/support/test_program.h"
#include "tests/widgets/panel_fixture.h"

#include <QLabel>
#include <QSignalSpy>
#include <QWheelEvent>

namespace tst_properties_numbers {

using namespace sinew;
using namespace sinew::test;

/// Numbers, by typing, arrows, wheel and dragging, with units and ranges.
class TestPropertyNumbers : public QObject, PanelFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

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

    /// Numbers have the decimal separator of the language, and are typed with it or with a point.
    void decimalsAsInTheLanguage()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        select({bone(0)});
        m_document->selection().clear();
        QCoreApplication::processEvents();
        select({bone(0)});
        auto *box = in<NumberBox>(row<Bone>("speed"));
        QCOMPARE(textOf(box), QStringLiteral("0,1"));
        type(box, QStringLiteral("2,5"));
        QCOMPARE(boneData(0).speed, 2.5f);
        QCOMPARE(textOf(box), QStringLiteral("2,5"));
        type(box, QStringLiteral("0.75"));
        QCOMPARE(boneData(0).speed, 0.75f);
        type(box, QStringLiteral("min(3, 4)"));
        QCOMPARE(boneData(0).speed, 3.f);
        QLocale::setDefault(before);
    }

    /// Numbers side by side show as many digits as fit; all digits with the keyboard focus, and in the tool tip.
    void numbersBesideEachOtherAreShort_data()
    {
        QTest::addColumn<float>("number");
        QTest::addColumn<QString>("shown");
        QTest::newRow("fits") << 12.5f << QStringLiteral("12.5");
        QTest::newRow("fraction") << 0.45421064f << QStringLiteral("0.45421");
        QTest::newRow("negative") << -1.3650016f << QStringLiteral("-1.365");
        QTest::newRow("hundreds") << 123.45678f << QStringLiteral("123.46");
        QTest::newRow("many") << 123456.78f << QStringLiteral("123457");
        QTest::newRow("small") << 0.0012345678f << QStringLiteral("0.00123");
        QTest::newRow("tiny") << 0.000012345678f << QStringLiteral("1.235e-05");
        QTest::newRow("huge") << 123456789.f << QStringLiteral("1.235e+08");
    }
    void numbersBesideEachOtherAreShort()
    {
        QFETCH(float, number);
        QFETCH(QString, shown);
        select({bone(0)});
        auto *box = row<Bone>("speed")->findChild<NumberBox *>();
        QVERIFY(box);
        m_panel->filter()->setFocus();
        QVERIFY(bool(box->binding().set(Value::of(number), QString())));
        const QString exact = QString::fromStdString(floatText(number));
        box->refresh();
        QCOMPARE(textOf(box), exact);
        box->setShort(true);
        QCOMPARE(textOf(box), shown);
        if (exact != shown)
            QCOMPARE(box->toolTip(), exact);
        box->setFocus();
        QCOMPARE(textOf(box), exact);
        m_panel->filter()->setFocus();
        QCOMPARE(textOf(box), shown);
        QCOMPARE(boneData(0).speed, number);
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
        QCOMPARE(textOf(box), QStringLiteral("5")); // the valid value is shown, the reason stays
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
            QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
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
};

SINEW_TEST(tst_properties_numbers, TestPropertyNumbers)

} // namespace tst_properties_numbers
#include "tst_properties_numbers.moc"
