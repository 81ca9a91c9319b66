// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Saves of several files that fail or are cut off at every step: all files are new, or all are as they were.

#include "core/files/file_transaction.h"
#include "core/files/interrupted_saves.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fcntl.h>

namespace tst_file_transaction {

using namespace sinew;

namespace {

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray get(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

} // namespace

class TestFileTransaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_diagnostics = {};
    }

    void replacesAndMakes()
    {
        putOld();
        QVERIFY(saveFiles(newFiles()));
        QCOMPARE(state(), QStringLiteral("new"));
        QCOMPARE(names(), QStringLiteral("anim m2 skin"));
        QVERIFY(saveFiles({}));
        put(path("bone"), "old bone");
        const FileToSave gone[] = {{path("bone"), {}, {}, true}};
        QVERIFY(saveFiles(gone));
        QCOMPARE(names(), QStringLiteral("anim m2 skin"));
        const FileToSave one[] = {{path("m2"), bytesOf("alone")}};
        QVERIFY(saveFiles(one));
        QCOMPARE(get(path("m2")), QByteArray("alone"));
    }

    void keepsModesLinksAndBackups()
    {
        putOld();
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("elsewhere")));
        QVERIFY(QFile::rename(path("skin"), path("elsewhere/skin")));
        QVERIFY(QFile::link(path("elsewhere/skin"), path("skin")));
        const auto mode = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup;
        QVERIFY(QFile::setPermissions(path("m2"), mode));
        const auto before = QFile::permissions(path("m2"));
        std::vector<FileToSave> files = newFiles();
        for (FileToSave &file : files)
            file.options.keepBackup = true;
        QVERIFY(saveFiles(files));
        QCOMPARE(state(), QStringLiteral("new"));
        QCOMPARE(QFile::permissions(path("m2")), before);
        QVERIFY(QFileInfo(path("skin")).isSymLink());
        QCOMPARE(get(path("elsewhere/skin")), QByteArray("new skin"));
        QCOMPARE(get(path("m2.bak")), QByteArray("old m2"));
        QCOMPARE(get(path("elsewhere/skin.bak")), QByteArray("old skin"));
        QVERIFY(!QFile::exists(path("anim.bak")));
        QCOMPARE(names(), QStringLiteral("anim bone.bak m2 m2.bak skin"));
        QCOMPARE(QDir(path("elsewhere")).entryList(QDir::Files | QDir::Hidden).join(u' '),
                 QStringLiteral("skin skin.bak"));
    }

    /// Each step fails in turn.
    void failures_data() { addSteps(); }
    void failures()
    {
        QFETCH(QString, step);
        putOld();
        std::vector<FileToSave> files = newFiles();
        files[0].options.keepBackup = true;
        const Status saved = saveFiles(files, [&](const QString &now) { return now != step; });
        if (step == u"clean up") {
            // The new files are in place; leftovers are removed at the next opportunity.
            QVERIFY(saved);
            QCOMPARE(state(), QStringLiteral("new"));
            finishInterruptedSaves(m_folder->path(), m_diagnostics);
            QCOMPARE(names(), QStringLiteral("anim m2 m2.bak skin"));
        } else {
            QVERIFY(!saved);
            QVERIFY(!saved.error().file.empty());
            QCOMPARE(state(), QStringLiteral("old"));
            QCOMPARE(names(), QStringLiteral("bone m2 skin"));
        }
        finishInterruptedSaves(m_folder->path(), m_diagnostics);
        QCOMPARE(m_diagnostics.entries().size(), std::size_t(step == u"clean up"));
    }

    /// The process dies before each step in turn; afterwards the folder is recovered, also when the recovery itself
    /// dies.
    void crashes_data() { addSteps(); }
    void crashes()
    {
        QFETCH(QString, step);
        QFETCH(QString, after);
        putOld();
        dyingAt(step);
        finishInterruptedSaves(m_folder->path(), m_diagnostics);
        QCOMPARE(state(), after);
        QCOMPARE(names(), after == u"new" ? QStringLiteral("anim m2 skin") : QStringLiteral("bone m2 skin"));
        QCOMPARE(m_diagnostics.entries().size(), std::size_t(step == u"begin" ? 0 : 1));
        // The next save is a normal one.
        QVERIFY(saveFiles(newFiles()));
        QCOMPARE(state(), QStringLiteral("new"));
        QCOMPARE(names(), QStringLiteral("anim m2 skin"));
    }

    /// What another program wrote after the crash must not be undone.
    void laterChangesStay_data() { addSteps(); }
    void laterChangesStay()
    {
        QFETCH(QString, step);
        putOld();
        dyingAt(step);
        put(path("skin"), "by another program");
        finishInterruptedSaves(m_folder->path(), m_diagnostics);
        const QByteArray skin = get(path("skin"));
        // New files that were ready when the program died are put in place: they were saved first, and nobody has seen
        // them.
        const QStringList pending{QStringLiteral("replace 0"), QStringLiteral("replace 1")};
        QCOMPARE(skin, pending.contains(step) ? QByteArray("new skin") : QByteArray("by another program"));
        QVERIFY(!names().contains(u"sinew"));
    }

    /// A file that another program wrote in place of one to be removed stays.
    void laterFilesStay()
    {
        putOld();
        dyingAt(QStringLiteral("replace 3"));
        put(path("bone"), "by another program");
        finishInterruptedSaves(m_folder->path(), m_diagnostics);
        QCOMPARE(get(path("bone")), QByteArray("by another program"));
        QCOMPARE(names(), QStringLiteral("anim bone m2 skin"));
    }

    /// If a new file was lost, the old ones count again.
    void lostPieces()
    {
        putOld();
        dyingAt(QStringLiteral("replace 1"));
        QCOMPARE(get(path("m2")), QByteArray("new m2"));
        for (const QString &name :
             QDir(m_folder->path()).entryList({QStringLiteral(".*.1.sinew-new")}, QDir::Files | QDir::Hidden))
            put(m_folder->filePath(name), "damaged");
        finishInterruptedSaves(m_folder->path(), m_diagnostics);
        QCOMPARE(state(), QStringLiteral("old"));
        QCOMPARE(names(), QStringLiteral("bone m2 skin"));
    }

    /// A save in progress is left alone.
    void runningSaves()
    {
        putOld();
        QStringList seen;
        QVERIFY(saveFiles(newFiles(), [&](const QString &step) {
            if (step == u"replace 1") {
                finishInterruptedSaves(m_folder->path(), m_diagnostics);
                seen.append(names());
            }
            return true;
        }));
        QCOMPARE(m_diagnostics.entries().size(), std::size_t(0));
        QVERIFY(seen.value(0).contains(u"sinew-new"));
        QCOMPARE(state(), QStringLiteral("new"));
    }

    void aTargetThatCanNotBe()
    {
        putOld();
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
        std::vector<FileToSave> files = newFiles();
        files.push_back({path("folder"), bytesOf("x")});
        QVERIFY(!saveFiles(files));
        files.back().path = path("missing/file");
        const Status saved = saveFiles(files);
        QVERIFY(!saved);
        QVERIFY(QString::fromStdString(saved.error().file).contains(u"missing/file"));
        QCOMPARE(state(), QStringLiteral("old"));
        QCOMPARE(names(), QStringLiteral("bone m2 skin"));
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    void putOld()
    {
        put(path("m2"), "old m2");
        put(path("skin"), "old skin");
        put(path("bone"), "old bone");
    }
    /// Two that exist, one that does not and one to be removed.
    std::vector<FileToSave> newFiles() const
    {
        return {{path("m2"), bytesOf("new m2")},
                {path("skin"), bytesOf("new skin")},
                {path("anim"), bytesOf("new anim")},
                {path("bone"), {}, {}, true}};
    }
    QString state() const
    {
        const QList<QByteArray> all{get(path("m2")), get(path("skin")), get(path("anim")), get(path("bone"))};
        if (all == QList<QByteArray>{"old m2", "old skin", "(none)", "old bone"})
            return QStringLiteral("old");
        return all == QList<QByteArray>{"new m2", "new skin", "new anim", "(none)"}
                   ? QStringLiteral("new")
                   : QString::fromLatin1(all.join(", "));
    }
    QString names() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name).join(u' ');
    }
    /// As if the process were killed.
    void dyingAt(const QString &step)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            static_cast<void>(saveFiles(newFiles(), [&](const QString &now) {
                if (now == step)
                    ::_exit(9);
                return true;
            }));
            ::_exit(0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 9);
    }
    /// Every step of a save of four files, and the state of the files after a crash before it.
    static void addSteps()
    {
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("after");
        for (const char *step : {"begin", "write 0", "write 1", "write 2", "keep old 0", "keep old 1", "keep old 2",
                                 "keep old 3", "commit"})
            QTest::newRow(step) << QString::fromLatin1(step) << QStringLiteral("old");
        for (const char *step : {"replace 0", "replace 1", "replace 2", "replace 3", "clean up"})
            QTest::newRow(step) << QString::fromLatin1(step) << QStringLiteral("new");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    Diagnostics m_diagnostics;
};

SINEW_GUILESS_TEST(tst_file_transaction, TestFileTransaction)

} // namespace tst_file_transaction
#include "tst_file_transaction.moc"
