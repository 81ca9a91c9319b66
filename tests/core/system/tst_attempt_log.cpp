// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What was being tried when a program ended is known afterwards; a process is really killed here.

#include "core/system/crash/attempt_log.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

namespace tst_attempt_log {

using namespace sinew;

namespace {

/// The process that is killed: `tests tst_attempt_log --try FOLDER FILE`.
int tryForever(const QString &folder, const QString &file)
{
    const auto attempt = AttemptLog(folder).begin(file);
    std::puts(attempt ? "trying" : "not noted");
    std::fflush(stdout);
    return std::getchar();
}

} // namespace

class TestAttemptLog : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;

    QString notes() const { return m_folder->filePath(QStringLiteral("state/attempts")); }
    AttemptLog log() const { return AttemptLog(notes()); }
    bool write(const char *content) const
    {
        QFile file(m_file);
        return file.open(QIODevice::WriteOnly) && file.write(content) >= 0;
    }
    bool startTrying(QProcess &child) const
    {
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("tst_attempt_log"), QStringLiteral("--try"), notes(), m_file});
        return child.waitForReadyRead(30000) && child.readAll() == "trying\n";
    }
    static void end(QProcess &child)
    {
        child.kill();
        child.waitForFinished();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = m_folder->filePath(QStringLiteral("a \n model"));
        QVERIFY(write("content"));
    }

    void successLeavesNothing()
    {
        QVERIFY(log().failed().empty());
        QVERIFY(!QFileInfo::exists(notes()));
        {
            const auto attempt = log().begin(m_file);
            QVERIFY(attempt);
            QCOMPARE(QDir(notes()).entryList(QDir::Files).size(), 1);
            QVERIFY(log().failed().empty());
        }
        QVERIFY(QDir(notes()).isEmpty());
    }

    void failuresStay()
    {
        log().begin(m_file)->fail(QStringLiteral("it does not work"));
        std::vector<FailedAttempt> failed = log().failed();
        QCOMPARE(failed.size(), std::size_t(1));
        QCOMPARE(failed[0].path, m_file);
        QCOMPARE(failed[0].reason, QStringLiteral("it does not work"));
        // Another attempt takes its place, and removes it when it succeeds.
        const auto again = log().begin(m_file);
        QVERIFY(log().failed().empty());
    }

    void endOfTheProgramStays()
    {
        QProcess child;
        QVERIFY(startTrying(child));
        // It may still succeed.
        QVERIFY(log().failed().empty());
        end(child);
        const std::vector<FailedAttempt> failed = log().failed();
        QCOMPARE(failed.size(), std::size_t(1));
        QCOMPARE(failed[0].path, m_file);
        QVERIFY(failed[0].reason.isEmpty());
        log().forget(failed[0]);
        QVERIFY(log().failed().empty());
        QVERIFY(QDir(notes()).isEmpty());
    }

    void changedFilesAreTriedAgain_data()
    {
        QTest::addColumn<QString>("change");
        for (const char *change : {"size", "time", "gone"})
            QTest::newRow(change) << QString::fromLatin1(change);
    }
    void changedFilesAreTriedAgain()
    {
        QFETCH(QString, change);
        QProcess child;
        QVERIFY(startTrying(child));
        end(child);
        QCOMPARE(log().failed().size(), std::size_t(1));
        if (change == QLatin1String("size")) {
            QVERIFY(write("other content"));
        } else if (change == QLatin1String("time")) {
            QFile file(m_file);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-100), QFile::FileModificationTime));
        } else {
            QVERIFY(QFile::remove(m_file));
        }
        QVERIFY(log().failed().empty());
        QVERIFY(QDir(notes()).isEmpty());
    }

    void tellsFilesApart()
    {
        const QString other = m_folder->filePath(QStringLiteral("other"));
        QVERIFY(QFile::copy(m_file, other));
        log().begin(other)->fail(QStringLiteral("b"));
        log().begin(m_file)->fail(QStringLiteral("a"));
        const std::vector<FailedAttempt> failed = log().failed();
        QCOMPARE(failed.size(), std::size_t(2));
        QCOMPARE(failed[0].reason, QStringLiteral("a"));
        QCOMPARE(failed[1].reason, QStringLiteral("b"));
    }

    void harmlessWhereNothingCanBeNoted()
    {
        QVERIFY(!AttemptLog().begin(m_file));
        QVERIFY(AttemptLog().failed().empty());
        QVERIFY(!AttemptLog(m_file + QStringLiteral("/below a file")).begin(m_file));
        QVERIFY(!log().begin(m_folder->filePath(QStringLiteral("no file"))));
        // Files that are not notes are left alone.
        QVERIFY(QDir().mkpath(notes()));
        QFile foreign(notes() + QStringLiteral("/x.json"));
        QVERIFY(foreign.open(QIODevice::WriteOnly));
        foreign.write("[]");
        foreign.close();
        QVERIFY(log().failed().empty());
        QVERIFY(foreign.exists());
    }
};

int attemptMain(int argc, char **argv)
{
    if (argc == 4 && qstrcmp(argv[1], "--try") == 0)
        return tryForever(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    QCoreApplication application(argc, argv);
    TestAttemptLog test;
    return QTest::qExec(&test, argc, argv);
}
SINEW_TEST_WITH_MAIN(tst_attempt_log, attemptMain)

} // namespace tst_attempt_log
#include "tst_attempt_log.moc"
