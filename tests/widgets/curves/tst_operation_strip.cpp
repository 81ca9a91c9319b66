// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "curve_commands_fixture.h"
#include "curve_fixture.h"
#include "tests/support/test_program.h"

#include "core/curves/tools/error_kind.h"
#include "widgets/curves/channels/channel_tree.h"
#include "widgets/curves/channels/channel_view.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/operation_strip.h"
#include "widgets/curves/curve_panel.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/keys/key_table.h"

#include <QDoubleSpinBox>
#include <QScopeGuard>
#include <QTableView>

namespace tst_operation_strip {

using namespace sinew;
using namespace sinew::test;

/// Commands that ask for numbers first.
class TestOperationStrip : public CurveCommandsFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void strips_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QVariantList>("values");
        QTest::addColumn<QString>("keys");
        QTest::newRow("move") << QStringLiteral("transform") << QVariantList{100, 1, 2, 1}
                              << QStringLiteral("0:0 600:12 1000:0");
        QTest::newRow("entry") << QStringLiteral("enter") << QVariantList{QStringLiteral("+=5"), QStringLiteral("400")}
                               << QStringLiteral("0:0 400:15 1000:0");
        QTest::newRow("bake") << QStringLiteral("bake") << QVariantList{250, 1}
                              << QStringLiteral("0:0 250:5 500:10 750:5 1000:0");
    }
    void strips()
    {
        QFETCH(QString, command);
        QFETCH(QVariantList, values);
        QFETCH(QString, keys);
        const QByteArray before = f().bytes();
        f().select(f().translation, {1});
        run(command.toLatin1().constData());
        QVERIFY(m_strip->isOpen());
        for (qsizetype i = 0; i < values.size(); ++i)
            m_strip->setValue(std::size_t(i), values[i]);
        // Visible before it is applied, and all of it one step.
        QCOMPARE(f().keys(), keys);
        m_strip->accept();
        QVERIFY(!m_strip->isOpen());
        QCOMPARE(f().document->historyCount(), 1);
        f().document->undo();
        QCOMPARE(f().bytes(), before);
        // Cancelled it leaves no step.
        f().select(f().translation, {1});
        run(command.toLatin1().constData());
        for (qsizetype i = 0; i < values.size(); ++i)
            m_strip->setValue(std::size_t(i), values[i]);
        m_strip->cancel();
        QCOMPARE(f().bytes(), before);
        QVERIFY(!f().document->isModified());
    }

    /// The keys that Apply will change may be out of sight.
    void namesWhatItChanges()
    {
        f().select(f().translation, {1});
        run("transform");
        m_strip->setValue(0, 100);
        QCOMPARE(m_strip->subject(), QStringLiteral("Translation of Arm_L in Stand"));
        f().document->playback().setSequence(f().session->clips()[1]);
        f().document->selection().set({f().right});
        m_strip->setValue(0, 150);
        QVERIFY2(m_strip->subject().endsWith(QStringLiteral("in Stand")), qPrintable(m_strip->subject()));
        m_strip->accept();
        QCOMPARE(f().keys(), QStringLiteral("0:0 650:10 1000:0"));
    }

    void typingReplacesTheFirstNumber()
    {
        QWidget window;
        m_strip->setParent(&window);
        const auto taken = qScopeGuard([this] { m_strip->setParent(nullptr); });
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        f().select(f().translation, {1});
        run("bake");
        QTest::keyClicks(m_strip->field(0), QStringLiteral("125"));
        QCOMPARE(static_cast<QDoubleSpinBox *>(m_strip->field(0))->value(), 125.0);
        m_strip->cancel();
    }

    void tcbStartsWithWhatTheKeysHave()
    {
        f().session->setActiveTracks({f().translation});
        run("interpolationBezier");
        f().select(f().translation, {0, 1, 2}); // corners of straight lines: each key has different numbers
        const QByteArray before = f().bytes();
        run("tcb");
        QVERIFY(m_strip->isOpen());
        QCOMPARE(f().bytes(), before);
        m_strip->setValue(0, 0.25);
        QVERIFY(f().bytes() != before);
        m_strip->cancel();
        QCOMPARE(f().bytes(), before);
    }

    void simplifyTellsWhatItDoes()
    {
        // Five keys on straight lines: two can go.
        Curve<Vec3> curve(Interpolation::Linear, 5);
        const float x[] = {0, 5, 10, 5, 0};
        for (int i = 0; i < 5; ++i) {
            curve.editTimes()[std::size_t(i)] = 250 * i;
            curve.editValues()[std::size_t(i)] = {x[i], 0, 0};
        }
        ChangeSet changes{{Change::Set, f().translation, 0, 0, 0, Value::of(curve)}};
        QVERIFY(f().document->push(std::move(changes), QStringLiteral("keys")));
        f().session->setActiveTracks({f().translation});
        run("clean");
        QVERIFY(m_strip->isOpen());
        QVERIFY2(m_strip->report().contains(QLatin1Char('2')), qPrintable(m_strip->report()));
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        m_strip->accept();
    }

    /// Where there is a key on every frame, the nearest is tweened, and none added.
    void tweenAddsNoKeyToDenseOnes()
    {
        Curve<Vec3> curve(Interpolation::Linear, 5);
        for (int i = 0; i < 5; ++i) {
            curve.editTimes()[std::size_t(i)] = 33 * i;
            curve.editValues()[std::size_t(i)] = {i == 2 ? 10.f : 0.f, 0, 0};
        }
        ChangeSet changes{{Change::Set, f().translation, 0, 0, 0, Value::of(curve)}};
        QVERIFY(f().document->push(std::move(changes), QStringLiteral("keys")));
        f().session->setActiveTracks({f().translation});
        f().document->playback().setTime(70);
        run("tween");
        QVERIFY(m_strip->isOpen());
        m_strip->setValue(0, 1); // between both
        m_strip->setValue(1, 0.0);
        QCOMPARE(f().keys(), QStringLiteral("0:0 33:0 66:0 99:0 132:0"));
        m_strip->cancel();
        QCOMPARE(f().keys(), QStringLiteral("0:0 33:0 66:10 99:0 132:0"));
    }

    void boundsHaveTheirUnits()
    {
        // One strip limits degrees, units and shares separately.
        f().session->setActiveTracks({f().translation, f().rotation, f().alpha});
        run("simplify");
        QVERIFY(m_strip->isOpen());
        QStringList suffixes;
        for (const QDoubleSpinBox *box : m_strip->findChildren<QDoubleSpinBox *>())
            suffixes << box->suffix();
        QCOMPARE(suffixes, (QStringList{QStringLiteral("°"), QStringLiteral(" units"), QStringLiteral(" %")}));
        // x goes 0, 10, 0: without the key in the middle it is 10 units off.
        m_strip->setValue(3, 2);
        m_strip->setValue(1, 9.5);
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        m_strip->setValue(1, 10.5);
        QCOMPARE(f().keys(), QStringLiteral("0:0 1000:0"));
        QVERIFY2(m_strip->report().contains(QLatin1String("10 units in Stand at 500")), qPrintable(m_strip->report()));
        QVERIFY2(m_strip->subject().endsWith(QLatin1String("in all sequences")), qPrintable(m_strip->subject()));
        m_strip->cancel();
    }

    void errorKinds()
    {
        const Model &model = f().document->model();
        QCOMPARE(errorKindOf(model, f().translation), ErrorKind::Distance);
        QCOMPARE(errorKindOf(model, f().rotation), ErrorKind::Turn);
        QCOMPARE(errorKindOf(model, f().scaling), ErrorKind::Share);
        QCOMPARE(errorKindOf(model, f().alpha), ErrorKind::Share); // by the unit of the static alpha
    }

    /// Navigating keeps the preview, but only Apply makes it permanent.
    void onlyApplyKeepsThePreview()
    {
        const QByteArray before = f().bytes();
        f().select(f().translation, {1});
        run("enter");
        m_strip->setValue(0, QStringLiteral("3"));
        QCOMPARE(f().session->ghosts().size(), std::size_t(1));
        QCOMPARE(f().session->ghosts()[0].curve.times().size(), std::size_t(3));
        f().document->trackStates().set(TrackStates::Muted, f().translation, true);
        f().document->selection().select(f().root);
        f().document->playback().setSequence(f().session->clips()[1]);
        f().session->setFilter(QStringLiteral("Arm"));
        QVERIFY(m_strip->isOpen());
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:3 1000:0"));
        // Another command works on the keys as they were.
        f().document->playback().setSequence(f().session->clips()[0]);
        f().select(f().translation, {2});
        run("delete");
        QVERIFY(!m_strip->isOpen());
        QVERIFY(f().session->ghosts().empty());
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10"));
        QCOMPARE(f().document->historyCount(), 1);
        f().document->undo();
        QCOMPARE(f().bytes(), before);
        // A second operation drops the first.
        f().select(f().translation, {1});
        run("enter");
        m_strip->setValue(0, QStringLiteral("3"));
        run("transform");
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        m_strip->cancel();
        QCOMPARE(f().bytes(), before);
        // So does an edit of anything else.
        run("enter");
        m_strip->setValue(0, QStringLiteral("3"));
        std::vector<CurveEdit> edits = curveEdits(*f().document, std::vector{f().scaling});
        edits[0].curve.editTimes(edits[0].value().valueSize())[0] = 10;
        QVERIFY(pushEdits(*f().document, edits, QString()));
        QVERIFY(!m_strip->isOpen());
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        QCOMPARE(f().document->historyCount(), 1);
    }

    /// Escape takes the topmost thing first, wherever the focus is; a strip that is out of sight keeps no preview.
    void escapeCancelsTheStripFirst()
    {
        m_strip.reset(); // it would open as well
        CurvePanel page(*f().session, *m_commands);
        page.resize(1200, 400);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.table()->show();
        const QByteArray before = f().bytes();
        const auto tryOut = [&] {
            f().select(f().translation, {1});
            run("enter");
            page.strip()->setValue(0, QStringLiteral("3"));
            return page.strip()->isOpen() && f().session->hasOperation();
        };
        for (QWidget *part : {static_cast<QWidget *>(page.graph()), static_cast<QWidget *>(page.tree()->view()),
                              static_cast<QWidget *>(page.table()->view())}) {
            QVERIFY(tryOut());
            QVERIFY(f().bytes() != before);
            part->setFocus();
            QTest::keyClick(part, Qt::Key_Escape);
            QVERIFY(!page.strip()->isOpen());
            QVERIFY(!f().session->hasOperation());
            QCOMPARE(f().bytes(), before);
            QCOMPARE(f().document->keySelection().selectedKeys(), std::size_t(1));
        }
        QTest::keyClick(page.graph(), Qt::Key_Escape);
        QVERIFY(f().document->keySelection().isEmpty());
        QVERIFY(tryOut());
        page.hide();
        QVERIFY(!page.strip()->isOpen());
        QCOMPARE(f().bytes(), before);
        page.show();
        QVERIFY(tryOut());
        CurveOptions options = f().session->options();
        options.onlySelected = true; // and nothing is
        f().session->setOptions(options);
        QVERIFY(!page.isShowingContent());
        QVERIFY(!page.strip()->isOpen());
        QCOMPARE(f().bytes(), before);
    }

    void anotherEditClosesTheStrip()
    {
        f().select(f().translation, {1});
        run("enter");
        m_strip->setValue(0, QStringLiteral("3"));
        f().document->undo();
        QVERIFY(!m_strip->isOpen());
        QCOMPARE(f().keys(), QStringLiteral("0:0 500:10 1000:0"));
        run("enter");
        QVERIFY(m_strip->isOpen());
        f().session->setDocument(nullptr);
        QVERIFY(!m_strip->isOpen());
    }

    void interpolationAsksWhereTheShapeChanges()
    {
        f().session->setActiveTracks({f().translation});
        // Straight lines are beziers as well.
        run("interpolationBezier");
        QVERIFY(!m_strip->isOpen());
        QCOMPARE(f().translationKeys().interpolation(), Interpolation::Bezier);
        // Steps are not: the deviation is reported first.
        run("interpolationNone");
        QVERIFY(m_strip->isOpen());
        QVERIFY2(m_strip->report().contains(QLatin1String("deviation")), qPrintable(m_strip->report()));
        // A track has one interpolation, whichever sequence is chosen, and a time is named with its sequence.
        QCOMPARE(m_strip->subject(), QStringLiteral("Translation of Arm_L in all sequences"));
        QVERIFY2(m_strip->report().contains(QLatin1String(" in Stand at ")), qPrintable(m_strip->report()));
        QVERIFY2(m_strip->report().contains(QLatin1String("for all sequences")), qPrintable(m_strip->report()));
        m_strip->cancel();
        QCOMPARE(f().translationKeys().interpolation(), Interpolation::Bezier);
        QVERIFY(!action("interpolationBezier")->text().isEmpty());
    }
};

SINEW_TEST(tst_operation_strip, TestOperationStrip)

} // namespace tst_operation_strip
#include "tst_operation_strip.moc"
