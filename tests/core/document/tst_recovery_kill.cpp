// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A process that records a gesture and is killed in the middle of it. Its logs are written every 20 milliseconds here,
// not every two seconds, so that kills hit every phase of writing; the requirement is the same as with the longer time:
// a kill loses nothing that was reported to be on the disk.

#include "core/files/file_set.h"
#include "core/recovery/log_content.h"
#include "tests/core/sample_document.h"
#include "tests/support/recorded_document.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>
#include <random>

namespace tst_recovery_kill {

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int flushMilliseconds = 20;

QString modelIn(const QString &folder)
{
    return folder + QStringLiteral("/rich.smpl");
}
QString logsIn(const QString &folder)
{
    return folder + QStringLiteral("/recovery");
}

FormatRegistry sampleRegistry()
{
    FormatRegistry registry;
    registry.add(std::make_shared<sample::StoredFormat>());
    return registry;
}

/// Drags the end of a sequence by 1 and more until it is killed. Prints "P" before each push and "W" with the last
/// number that is on the disk.
int drag(int argc, char **argv, const QString &folder)
{
    QCoreApplication application(argc, argv);
    const auto document = openDocument(sampleRegistry(), modelIn(folder));
    if (!document)
        return 1;
    RecoveryLimits limits;
    limits.flushMilliseconds = flushMilliseconds;
    RecoveryRecorder recorder(**document, logsIn(folder), limits);
    const Address end = at(**document, "sequences[0].end");
    MergeKey gesture = MergeKey::next();
    std::int32_t number = 10000;
    const auto say = [](char what, std::int32_t value) {
        std::printf("%c%d\n", what, value);
        std::fflush(stdout);
    };
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] {
        say('P', ++number);
        if (number % 300 == 0)
            gesture = MergeKey::next();
        EditBuilder edit((*document)->model());
        edit.set(end, number);
        static_cast<void>((*document)->push(std::move(*edit.finish()), QStringLiteral("Drag"), gesture));
    });
    timer.start(1);
    QObject::connect(&recorder, &RecoveryRecorder::written, [&] {
        const QByteArray log = contentOfFile(recorder.logFile());
        const auto content = readLog(viewOf(log));
        if (!content || content->done == 0)
            return;
        // The last thing in a set of one field is its value.
        std::int32_t value;
        const Bytes changes = content->steps[content->done - 1].changes.back();
        std::memcpy(&value, changes.data() + changes.size() - sizeof value, sizeof value);
        say('W', value);
    });
    return QCoreApplication::exec();
}

} // namespace

class TestRecoveryKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAnywhere();
};

void TestRecoveryKill::killedAnywhere()
{
    std::mt19937 random{1};
    int recoveredTimes = 0;
    for (int round = 0; round < byTier(20, 1000); ++round) {
        QTemporaryDir folder;
        writeFile(modelIn(folder.path()), bytesOf(richSample(1)));
        QProcess child;
        child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("tst_recovery_kill"), QStringLiteral("--drag"), folder.path()});
        QVERIFY(child.waitForStarted());
        // It is killed after so many lines: at a point in its work, not at a time.
        const unsigned lines = random() % 400;
        unsigned met = 0;
        QByteArray said;
        while (met < lines && child.waitForReadyRead(60000)) {
            const QByteArray more = child.readAll();
            said += more;
            met += unsigned(more.count('\n'));
        }
        child.kill();
        QVERIFY(child.waitForFinished());
        said += child.readAll();

        std::int32_t lastPushed = 0, lastWritten = 0;
        for (const QByteArray &line : said.left(said.lastIndexOf('\n') + 1).split('\n')) {
            if (line.startsWith('P'))
                lastPushed = line.mid(1).toInt();
            else if (line.startsWith('W'))
                lastWritten = line.mid(1).toInt();
        }
        const FormatRegistry registry = sampleRegistry();
        const auto found = findRecoveries(registry, logsIn(folder.path()));
        QVERIFY(found.size() <= 1);
        if (lastWritten > 0)
            QVERIFY2(found.size() == 1, qPrintable(QStringLiteral("round %1").arg(round)));
        if (found.empty())
            continue;
        QVERIFY2(found[0].problem.empty(), found[0].problem.text().c_str());
        const auto again = recover(registry, found[0].log);
        QVERIFY2(again, again ? "" : again.error().text().c_str());
        QVERIFY2(again->problem.empty(), again->problem.text().c_str());
        const std::int32_t number = rootOf(*again->document).sequences[0].end;
        const std::int32_t before = rootOf(*documentOf(richSample(1))).sequences[0].end;
        QVERIFY2(number <= lastPushed + 1, qPrintable(QStringLiteral("%1 of %2").arg(number).arg(lastPushed)));
        QVERIFY2(number >= lastWritten, qPrintable(QStringLiteral("%1, written %2").arg(number).arg(lastWritten)));
        QVERIFY(number == before || number > 10000);
        recoveredTimes += number != before;
        again->document->goTo(0);
        QCOMPARE(rootOf(*again->document).sequences[0].end, before);
    }
    QVERIFY2(recoveredTimes * 2 > byTier(20, 1000), qPrintable(QString::number(recoveredTimes)));
}

int killMain(int argc, char **argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--drag") == 0)
        return drag(argc, argv, QString::fromLocal8Bit(argv[2]));
    QCoreApplication application(argc, argv);
    TestRecoveryKill test;
    return QTest::qExec(&test, argc, argv);
}
SINEW_TEST_WITH_MAIN(tst_recovery_kill, killMain)

} // namespace tst_recovery_kill
#include "tst_recovery_kill.moc"
