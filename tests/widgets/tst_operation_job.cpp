// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Tools on many keys run in the background: with progress, cancellable, as one undo step.

#include "core/curves/tools/simplify.h"
#include "tests/support/test_program.h"
#include "tests/widgets/curves/curve_fixture.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/operation_job.h"
#include "widgets/curves/commands/operation_strip.h"
#include "widgets/shared/progress_item.h"

#include <QProgressBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QToolButton>

namespace tst_operation_job {

using namespace sinew;

namespace {

/// Arm_L's translation has as many keys as needed, x = 0 at all of them.
struct Many : CurveFixture
{
    OperationStrip strip{*session};
    QSemaphore mayEnd;
    std::atomic<int> begun = 0, cancelled = 0;

    Many()
    {
        Curve<Vec3> curve(Interpolation::Linear, OperationJob::backgroundThreshold);
        for (std::size_t row = 0; row < curve.size(); ++row)
            curve.editTimes()[row] = std::int32_t(row);
        static_cast<void>(document->push({{Change::Set, translation, 0, 0, 0, Value::of(curve)}}, QString()));
        document->setClean();
    }
    ~Many()
    {
        mayEnd.release(100);
        waitForWorkerThreads();
    }
    /// Sets all x to the field's number as soon as it is allowed to.
    CurveOperation operation()
    {
        CurveOperation operation;
        operation.title = QStringLiteral("Set");
        operation.fields = {{OperationField::Number, QStringLiteral("x"), 1.0, 0, 100}};
        operation.start = curveEdits(*document, std::vector{translation});
        operation.work = [this](std::vector<CurveEdit> &edits, const QVariantList &values, TaskControl &control) {
            ++begun;
            control.advance(0.5);
            mayEnd.acquire();
            cancelled += control.isCancelled();
            for (std::size_t row = 0; row < edits[0].size(); ++row)
                setKeyNumbers(edits[0].curve, edits[0].value(), edits[0].rotation, row, KeyPart::Value,
                              std::array{values[0].toDouble(), 0.0, 0.0});
            const int thread = QThread::currentThread() == QCoreApplication::instance()->thread() ? 1 : 2;
            return [thread, keys = edits[0].size()] {
                return QStringLiteral("%1 keys in thread %2").arg(keys).arg(thread);
            };
        };
        return operation;
    }
    float x() const { return translationKeys().values()[7].x; }
    /// Waits until all work is over and its results have arrived.
    void wait()
    {
        waitForWorkerThreads();
        QCoreApplication::processEvents();
    }
};

} // namespace

class TestOperationJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worksInAnotherThread()
    {
        Many m;
        const QByteArray before = m.bytes();
        m.strip.open(m.operation());
        QCOMPARE(m.x(), 0.f);
        m.mayEnd.release();
        m.wait();
        QCOMPARE(m.x(), 1.f);
        QCOMPARE(m.strip.report(), QStringLiteral("%1 keys in thread 2").arg(OperationJob::backgroundThreshold));
        m.strip.accept();
        QVERIFY(!m.strip.isOpen());
        m.document->undo();
        QCOMPARE(m.bytes(), before);
        QVERIFY(!m.document->isModified());
    }

    void fewKeysNeedNone()
    {
        Many m;
        CurveOperation operation = m.operation();
        operation.start = curveEdits(*m.document, std::vector{m.scaling});
        m.mayEnd.release();
        m.strip.open(operation);
        QCOMPARE(m.strip.report(), QStringLiteral("1 keys in thread 1"));
    }

    void theLastSettingCounts()
    {
        Many m;
        const QByteArray before = m.bytes();
        m.strip.open(m.operation());
        m.strip.setValue(0, 5.0);
        m.strip.setValue(0, 6.0);
        m.mayEnd.release(3);
        m.wait();
        QCOMPARE(m.x(), 6.f);
        m.strip.accept();
        m.document->undo();
        QCOMPARE(m.bytes(), before);
    }

    void cancelledInTheProgressItem()
    {
        Many m;
        const QByteArray before = m.bytes();
        m.strip.show();
        m.strip.open(m.operation());
        auto *progress = m.strip.findChild<ProgressItem *>();
        QVERIFY(progress->isActive());
        QTRY_VERIFY(progress->isVisible());
        QTRY_COMPARE(progress->bar()->value(), progress->bar()->maximum() / 2);
        progress->cancelButton()->click();
        m.mayEnd.release();
        m.wait();
        QCOMPARE(int(m.cancelled), 1);
        QVERIFY(!progress->isActive());
        QVERIFY(m.strip.isOpen());
        QVERIFY(m.strip.report().contains(QStringLiteral("Cancelled")));
        QCOMPARE(m.bytes(), before);
        // Another setting tries again, and the message of the one before is gone.
        m.strip.setValue(0, 3.0);
        QCOMPARE(m.strip.report(), QString());
        m.mayEnd.release();
        m.wait();
        QCOMPARE(m.x(), 3.f);
    }

    void acceptedBeforeItIsDone()
    {
        Many m;
        m.strip.open(m.operation());
        m.strip.accept();
        QVERIFY(m.strip.isOpen());
        m.mayEnd.release();
        m.wait();
        QVERIFY(!m.strip.isOpen());
        QCOMPARE(m.x(), 1.f);
        m.document->undo();
        QCOMPARE(m.x(), 0.f);
    }

    void whatElseEndsIt_data()
    {
        QTest::addColumn<std::function<void(Many &)>>("end");
        using End = std::function<void(Many &)>;
        QTest::newRow("Esc") << End([](Many &m) { m.strip.cancel(); });
        QTest::newRow("an edit elsewhere") << End([](Many &m) {
            std::vector<CurveEdit> edits = curveEdits(*m.document, std::vector{m.scaling});
            setKeyNumbers(edits[0].curve, edits[0].value(), edits[0].rotation, 0, KeyPart::Value,
                          std::array{2.0, 2.0, 2.0});
            QVERIFY(pushEdits(*m.document, edits, QString()));
        });
        QTest::newRow("another document") << End([](Many &m) { m.session->setDocument(nullptr); });
        QTest::newRow("another operation") << End([](Many &m) {
            CurveOperation other = m.operation();
            other.start = curveEdits(*m.document, std::vector{m.scaling});
            other.work = {};
            other.apply = [](std::vector<CurveEdit> &, const QVariantList &, QString &) -> Status { return Done{}; };
            m.strip.open(other);
        });
    }
    void whatElseEndsIt()
    {
        QFETCH(std::function<void(Many &)>, end);
        Many m;
        m.strip.open(m.operation());
        QTRY_COMPARE(int(m.begun), 1);
        end(m);
        m.mayEnd.release();
        m.wait();
        QCOMPARE(int(m.cancelled), 1);
        QCOMPARE(m.x(), 0.f);
    }

    void aStripThatGoes()
    {
        Many m;
        {
            OperationStrip other(*m.session);
            other.open(m.operation());
        }
        m.mayEnd.release();
        m.wait();
        QCOMPARE(m.x(), 0.f);
    }

    void toolsStopWhenTheyAreTold()
    {
        Many m;
        TaskControl control;
        control.cancel();
        ToolRange range;
        range.control = &control;
        std::vector<CurveEdit> edits = curveEdits(*m.document, std::vector{m.translation});
        edits[0].spans = {{0, int(OperationJob::backgroundThreshold), false}};
        const CurveEdit before = edits[0];
        simplify(edits[0], 0.1, range);
        QCOMPARE(edits[0].size(), before.size());
        // And report progress when they are not.
        TaskControl other;
        other.begin(0.5, 1);
        range.control = &other;
        edits[0] = before;
        simplify(edits[0], 0.1, range);
        QCOMPARE(edits[0].size(), std::size_t(2));
        QVERIFY(other.fraction() >= 0.5 && other.fraction() <= 1);
    }

    void theToolsOfTheEditorDoSo()
    {
        Many m;
        CurveCommands commands(*m.session);
        QSignalSpy requested(&commands, &CurveCommands::operationRequested);
        QObject::connect(&commands, &CurveCommands::operationRequested, &m.strip,
                         [&](const CurveOperation &operation) { m.strip.open(operation); });
        m.session->setActiveTracks({m.translation});
        commands.update();
        commands.find("simplify")->trigger();
        // Stand goes from 0 to 1000: its first and last keys remain, likewise Walk's, and the keys outside.
        m.wait();
        m.strip.accept();
        m.wait();
        QVERIFY(m.translationKeys().size() < OperationJob::backgroundThreshold);
        const std::size_t left = m.translationKeys().size();
        m.document->undo();
        QCOMPARE(m.translationKeys().size(), OperationJob::backgroundThreshold);
        QVERIFY(left >= 4);
    }
};

SINEW_TEST(tst_operation_job, TestOperationJob)

} // namespace tst_operation_job
#include "tst_operation_job.moc"
