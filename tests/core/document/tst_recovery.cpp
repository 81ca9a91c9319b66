// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Unsaved steps of a document: recorded beside it, found after a crash, done again.

#include "core/document/document_save.h"
#include "tests/core/document/recovery_fixture.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QSignalSpy>

#include <random>

namespace tst_recovery {

using namespace sinew;
using namespace sinew::test;

class TestRecovery : public RecoveryFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void nothingIsWrittenWithoutAChange()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        QVERIFY(settle(recorder));
        QVERIFY(!QFileInfo::exists(logs()));
    }

    void stepsComeBack()
    {
        const auto document = open();
        const QByteArray original = saved(*document);
        edit(*document);
        const QByteArray edited = saved(*document);
        const QStringList texts = historyOf(*document);
        QVERIFY(texts.size() >= 4);

        const auto found = findRecoveries(m_registry, logs());
        QCOMPARE(int(found.size()), 1);
        QCOMPARE(found[0].path, path("rich.smpl"));
        QCOMPARE(found[0].steps, int(texts.size()));
        QVERIFY2(found[0].problem.empty(), found[0].problem.text().c_str());
        QVERIFY(found[0].canRecover);
        const auto recovered = recover(m_registry, found[0].log);
        QVERIFY2(recovered, recovered ? "" : recovered.error().text().c_str());
        Document &again = *recovered->document;
        COMPARE_BYTES(saved(again), edited);
        QCOMPARE(historyOf(again), texts);
        QVERIFY(again.isModified());
        QCOMPARE(again.path(), path("rich.smpl"));
        QCOMPARE(recovered->lost, 0);
        again.goTo(0);
        COMPARE_BYTES(saved(again), original);
        QVERIFY(!again.isModified());
        QVERIFY2(QFileInfo::exists(found[0].log), "the log stays until the steps are in another one");
    }

    void aGestureStaysOneStep()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        const MergeKey drag = MergeKey::next();
        for (int i = 1; i <= 9; ++i) {
            pushEnd(*document, 5000 + i, drag);
            if (i % 3 == 0)
                QVERIFY(settle(recorder));
        }
        QCOMPARE(document->historyCount(), 1);
        const auto again = recovered(recorder);
        QVERIFY(again);
        QCOMPARE(again->historyCount(), 1);
        COMPARE_BYTES(saved(*again), saved(*document));
        // Back at the start it is not a step at all.
        pushEnd(*document, 1000, drag);
        QCOMPARE(document->historyCount(), 0);
        QVERIFY(settle(recorder));
        QVERIFY(findRecoveries(m_registry, logs()).empty());
    }

    void randomHistories_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= byTier(8, 200); ++seed)
            QTest::addRow("%d", seed) << seed;
    }
    /// Edits, gestures, undo, redo, saves and steps taken back: once everything is written, a crash loses nothing.
    void randomHistories()
    {
        QFETCH(int, seed);
        std::mt19937 random{std::uint32_t(seed)};
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        MergeKey gesture = MergeKey::next();
        for (int i = 0; i < 150; ++i) {
            switch (random() % 12) {
            case 0:
            case 1:
                document->undo();
                break;
            case 2:
                document->redo();
                break;
            case 3:
                document->goTo(int(random() % unsigned(document->historyCount() + 1)));
                break;
            case 4:
                gesture = MergeKey::next();
                break;
            case 5:
                if (random() % 4 == 0)
                    QVERIFY(saveDocument(*document, path("rich.smpl")));
                break;
            case 6: {
                const int before = document->historyIndex();
                pushRandom(*document, random, {});
                if (document->historyIndex() > before && document->historyIndex() > document->cleanIndex())
                    document->discard(document->historyIndex() - 1);
                break;
            }
            case 7:
            case 8:
                pushEnd(*document, int(random() % 3) + 1000, gesture);
                break;
            default:
                pushRandom(*document, random, random() % 2 ? gesture : MergeKey());
            }
            if (random() % 4)
                continue;
            QVERIFY(settle(recorder));
            if (!document->isModified()) {
                QVERIFY2(recorder.logFile().isEmpty(), qPrintable(recorder.logFile()));
                continue;
            }
            const auto again = recovered(recorder);
            QVERIFY2(again, qPrintable(m_problem));
            QVERIFY2(saved(*again) == saved(*document), qPrintable(QStringLiteral("after %1").arg(i)));
            again->goTo(0);
            QVERIFY2(saved(*again) == contentOfFile(path("rich.smpl")), qPrintable(QStringLiteral("after %1").arg(i)));
        }
    }

    void aSaveBeginsAnew()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        pushEnd(*document, 1500);
        QVERIFY(settle(recorder));
        QVERIFY(QFileInfo::exists(recorder.logFile()));
        QVERIFY(saveDocument(*document, path("rich.smpl")));
        QCOMPARE(bytesInFolder(logs()), qint64(0));
        pushEnd(*document, 1600);
        document->undo();
        QVERIFY(settle(recorder));
        QCOMPARE(bytesInFolder(logs()), qint64(0));
        // A separate step undoes what lies before the save.
        document->undo();
        QVERIFY(document->isModified());
        QVERIFY(settle(recorder));
        const auto again = recovered(recorder);
        QVERIFY2(again, qPrintable(m_problem));
        COMPARE_BYTES(saved(*again), saved(*document));
        QCOMPARE(again->historyCount(), 1);
    }

    void closingRemovesTheLog()
    {
        const auto document = open();
        {
            RecoveryRecorder recorder(*document, logs(), calm());
            pushEnd(*document, 1500);
            QVERIFY(settle(recorder));
            QVERIFY(bytesInFolder(logs()) > 0);
        }
        QCOMPARE(bytesInFolder(logs()), qint64(0));
    }

    void aLogInUseIsLeftAlone()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        pushEnd(*document, 1500);
        QVERIFY(settle(recorder));
        QVERIFY(findRecoveries(m_registry, logs()).empty());
        QVERIFY(!recover(m_registry, recorder.logFile()));
        discardRecovery(recorder.logFile());
        QVERIFY(QFileInfo::exists(recorder.logFile()));
    }

    void anotherSourceIsToldAndKept()
    {
        const auto document = open();
        edit(*document);
        QByteArray other = contentOfFile(path("rich.smpl"));
        other[20] = char(other[20] ^ 1);
        writeFile(path("rich.smpl"), other);
        const auto found = findRecoveries(m_registry, logs());
        QCOMPARE(int(found.size()), 1);
        QVERIFY(!found[0].canRecover);
        QVERIFY(!found[0].problem.empty());
        QVERIFY(!recover(m_registry, found[0].log));
        QVERIFY(QFileInfo::exists(found[0].log));
        QVERIFY(QFile::remove(path("rich.smpl")));
        QVERIFY(!findRecoveries(m_registry, logs())[0].canRecover);
    }

    /// Another program saved in between: the log begins with a snapshot of the document.
    void aSourceThatChangesWhileItIsOpen()
    {
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), calm());
        writeFile(path("rich.smpl"), bytesOf(richSample(1)));
        pushEnd(*document, 1500);
        pushEnd(*document, 1600);
        QVERIFY(settle(recorder));
        const auto again = recovered(recorder);
        QVERIFY2(again, qPrintable(m_problem));
        COMPARE_BYTES(saved(*again), saved(*document));
        QVERIFY(again->isModified());
        pushEnd(*document, 1700);
        QVERIFY(settle(recorder));
        const auto more = recovered(recorder);
        QVERIFY2(more, qPrintable(m_problem));
        QCOMPARE(more->historyCount(), 1);
        more->undo();
        QVERIFY2(more->isModified(), "it is not what the disk has");
    }

    void aDocumentWithoutAPath()
    {
        const auto document = open();
        document->setPath({});
        document->setStoredFiles({});
        document->setObjectName(QStringLiteral("inside.smpl"));
        RecoveryRecorder recorder(*document, logs(), calm());
        pushEnd(*document, 1500);
        QVERIFY(settle(recorder));
        const auto again = recovered(recorder);
        QVERIFY2(again, qPrintable(m_problem));
        COMPARE_BYTES(saved(*again), saved(*document));
        QCOMPARE(again->path(), QString());
        QCOMPARE(again->objectName(), QStringLiteral("inside.smpl"));
        QCOMPARE(again->historyCount(), 1);
    }

    /// Beyond the limit the log starts over, and no edit is lost.
    void theLogIsBounded()
    {
        RecoveryLimits limits = calm();
        limits.logBytes = 60000;
        QVERIFY(contentOfFile(path("rich.smpl")).size() < limits.logBytes / 2);
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), limits);
        QSet<QString> met;
        for (int i = 0; i < 100; ++i) {
            Array<Vec3> vertices;
            for (Vec3 *vertex = vertices.reset(200); vertex < vertices.edit() + 200; ++vertex)
                *vertex = {float(i), 1, 2};
            EditBuilder builder = sinew::test::edit(*document);
            builder.set(fieldOf<&sample::Geoset::vertices>(object(*document, "geosets", 0)), vertices);
            QCOMPARE(push(*document, builder), QString());
            QVERIFY(settle(recorder));
            met.insert(recorder.logFile());
            QVERIFY2(bytesInFolder(logs()) <= limits.logBytes, qPrintable(QString::number(bytesInFolder(logs()))));
        }
        QVERIFY2(met.size() > 2, qPrintable(QString::number(met.size())));
        const auto again = recovered(recorder);
        QVERIFY2(again, qPrintable(m_problem));
        COMPARE_BYTES(saved(*again), saved(*document));
        QVERIFY(again->historyCount() < document->historyCount());
    }

    void theFolderIsBounded()
    {
        RecoveryLimits limits = calm();
        limits.folderBytes = 1000;
        QDir().mkpath(logs());
        writeFile(logs() + QStringLiteral("/old.log"), QByteArray(2000, 'x'));
        const auto document = open();
        RecoveryRecorder recorder(*document, logs(), limits);
        QSignalSpy failed(&recorder, &RecoveryRecorder::failed);
        pushEnd(*document, 1500);
        QVERIFY(settle(recorder));
        pushEnd(*document, 1600);
        QVERIFY(settle(recorder));
        QCOMPARE(int(failed.size()), 1);
        QCOMPARE(bytesInFolder(logs()), qint64(2000));
    }

    void aRecoveredDocumentIsRecorded()
    {
        const auto document = open();
        edit(*document);
        const QString log = findRecoveries(m_registry, logs())[0].log;
        auto again = recover(m_registry, log);
        QVERIFY(again);
        const QByteArray edited = saved(*document);
        const int steps = again->document->historyCount();
        RecoveryRecorder recorder(*again->document, logs(), calm());
        recorder.adopt(*again, log);
        pushEnd(*again->document, 4444);
        QVERIFY(settle(recorder));
        QVERIFY2(!QFileInfo::exists(log), "all of it is in the new one");
        const auto twice = recovered(recorder);
        QVERIFY2(twice, qPrintable(m_problem));
        QCOMPARE(twice->historyCount(), steps + 1);
        COMPARE_BYTES(saved(*twice), saved(*again->document));
        twice->undo();
        COMPARE_BYTES(saved(*twice), edited);
    }
};

SINEW_GUILESS_TEST(tst_recovery, TestRecovery)

} // namespace tst_recovery
#include "tst_recovery.moc"
