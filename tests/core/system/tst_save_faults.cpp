// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every system call of a save, and of finishing an interrupted one, fails in turn, or is the last one before the
// process is killed or the power is cut. Afterwards every file is the old or the new one, whole, all files of a set are
// of one state, and the caller was told which.

#include "core/files/file_set.h"
#include "core/files/file_transaction.h"
#include "core/files/interrupted_saves.h"
#include "tests/core/system/disk_model.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <cstdio>
#include <functional>

namespace tst_save_faults {

using namespace sinew;
using namespace sinew::test;

namespace {

const QByteArray oldFiles = "old m2, old skin, (none), old bone", newFiles = "new m2, new skin, new anim, (none)";

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

/// What the children of the test do in the folder: 0 and "done", or 1 and what the user would be told.
int runInFolder(const QString &task, const QString &folder)
{
    const QDir models(folder + QStringLiteral("/models"));
    const std::vector<FileToSave> set{{models.filePath(QStringLiteral("m2")), bytesOf("new m2")},
                                      {models.filePath(QStringLiteral("skin")), bytesOf("new skin")},
                                      {models.filePath(QStringLiteral("anim")), bytesOf("new anim")},
                                      {models.filePath(QStringLiteral("bone")), {}, {}, true}};
    if (task == u"recover") {
        Diagnostics diagnostics;
        finishInterruptedSaves(models.path(), diagnostics);
        return 0;
    }
    if (task == u"take back") {
        for (const InterruptedSave &save : interruptedSaves(models.path()))
            if (!endInterruptedSave(save.journal, SaveEnd::TakeBack))
                return 1;
        return 0;
    }
    if (task == u"read") {
        const Result<FileSet> files = FileSet::fromDisk(models.filePath(QStringLiteral("m2")));
        if (!files) {
            std::puts(files.error().text().c_str());
            return 1;
        }
        QByteArray read = files->primaryArray();
        for (const char *name : {"skin", "anim", "bone"})
            read += ", " + files->companion(QLatin1String(name)).value_or("(none)");
        std::puts(read.constData());
        return files->isCurrent() ? 0 : 1;
    }
    std::vector<FileToSave> files = set;
    if (task != u"set")
        files.resize(1);
    files.front().options.keepBackup = task == u"backup";
    const Status saved = saveFiles(files);
    std::puts(saved ? "done" : saved.error().text().c_str());
    return saved ? 0 : 1;
}

struct Outcome
{
    int code = 0; ///< -1: killed
    QByteArray told;
    QList<QByteArray> calls; ///< below the folder
};

} // namespace

class TestSaveFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_shim = qEnvironmentVariable("SINEW_FAULT_SHIM");
        QVERIFY2(QFile::exists(m_shim), "the library that makes calls fail is built with the tests");
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        fill();
    }

    void tasksWork_data() { addTasks(); }
    /// Without a fault; and the calls are recorded at all.
    void tasksWork()
    {
        QFETCH(QString, task);
        const Outcome outcome = run(task);
        QCOMPARE(outcome.code, 0);
        QCOMPARE(state(task), newOf(task));
        QVERIFY(outcome.calls.size() >= 8);
        for (const char *call : {"open", "write", "fsync", "fchmod", "close", "rename"})
            QVERIFY2(std::any_of(outcome.calls.begin(), outcome.calls.end(),
                                 [&](const QByteArray &line) { return line.startsWith(call); }),
                     call);
    }

    void errors_data() { addTasksAndFaults(); }
    void errors()
    {
        QFETCH(QString, task);
        QFETCH(QString, fault);
        const qsizetype calls = run(task).calls.size();
        for (qsizetype at = 1; at <= calls; ++at) {
            fill();
            const Outcome outcome = run(task, fault, at);
            const QByteArray now = state(task);
            const QString place = QStringLiteral("call %1 of %2: %3")
                                      .arg(at)
                                      .arg(calls)
                                      .arg(QString::fromLatin1(outcome.calls.value(at - 1)));
            QVERIFY2(now == oldOf(task) || now == newOf(task),
                     qPrintable(place + QStringLiteral(": ") + QString::fromLatin1(now)));
            QVERIFY2((outcome.code == 0) == (now == newOf(task)),
                     qPrintable(place + QString::fromLatin1(outcome.told)));
            QVERIFY2(!outcome.told.isEmpty(), qPrintable(place));
            // The next save works, whatever was left.
            QCOMPARE(run(task).code, 0);
            QCOMPARE(state(task), newOf(task));
        }
    }

    void foldersThatCanNot_data()
    {
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("call");
        QTest::addColumn<QString>("fault");
        QTest::addColumn<bool>("works");
        for (const char *task : {"file", "backup", "set"}) {
            const auto row = [&](const char *call, const char *fault, bool works) {
                QTest::addRow("%s, %s: %s", task, call, fault)
                    << QString::fromLatin1(task) << QString::fromLatin1(call) << QString::fromLatin1(fault) << works;
            };
            row("rename", "EPERM", false);
            row("rename", "EXDEV", false);
            row("create", "EACCES", false);
            row("create", "EROFS", false);
            row("link", "EPERM", true); // FAT
            row("link", "ENOTSUP", true);
            row("fsync", "EINVAL", true); // some network and FUSE file systems
            row("fsync", "ENOTSUP", true);
            row("fchmod", "EPERM", true); // file systems without modes
        }
    }
    /// Folders of file systems that lack an operation entirely: a save works without it, or says why not.
    void foldersThatCanNot()
    {
        QFETCH(QString, task);
        QFETCH(QString, call);
        QFETCH(QString, fault);
        QFETCH(bool, works);
        const Outcome outcome = run(task, fault, call);
        const QByteArray now = state(task);
        QVERIFY2(now == (works ? newOf(task) : oldOf(task)), (now + "; " + outcome.told).constData());
        QCOMPARE(outcome.code == 0, works);
        QVERIFY(!outcome.told.isEmpty());
        if (!works)
            QVERIFY2(outcome.told.contains("models/"), outcome.told.constData());
        if (works && task == u"backup")
            QCOMPARE(get(path("m2.bak")), QByteArray("old m2"));
    }

    void mountedFolders_data()
    {
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("mount");
        QTest::addColumn<QString>("reason");
        for (const char *task : {"file", "backup", "set"}) {
            const auto row = [&](const char *name, const char *mount, const char *reason) {
                QTest::addRow("%s, %s", task, name)
                    << QString::fromLatin1(task) << QString::fromLatin1(mount) << QString::fromLatin1(reason);
            };
            row("writable", ":", "done");
            row("read-only", "mount -o remount,ro .", "read-only file system|not writable");
            row("full", "cat /dev/zero > filler 2> /dev/null || :", "no space left on device");
            row("without inodes", "while { : > \"x$((n += 1))\"; } 2> /dev/null; do :; done",
                "no space left on device");
            row("file is a mount point", "mount --bind m2 m2", "device or resource busy");
        }
    }
    /// The folder is a file system of its own, mounted where nobody else sees it, that has no room, can't be written or
    /// keeps a file from being replaced.
    void mountedFolders()
    {
        QFETCH(QString, task);
        QFETCH(QString, mount);
        QFETCH(QString, reason);
        QVERIFY(QFile::rename(path(""), m_folder->filePath(QStringLiteral("filled"))));
        QVERIFY(QDir().mkpath(path("")));
        const QString script = QStringLiteral("mount -t tmpfs -o size=64k,nr_inodes=16 tmpfs models || exit 77\n"
                                              "cp filled/* models/ && cd models && { %1; } && cd .. || exit 78\n"
                                              "\"$0\" tst_save_faults --task %2 . 2>&1\n"
                                              "cp -r models after")
                                   .arg(mount, task);
        QProcess child;
        child.setWorkingDirectory(m_folder->path());
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_STATE_HOME"), m_folder->filePath(QStringLiteral("state")));
        environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
        child.setProcessEnvironment(environment);
        child.start(QStringLiteral("unshare"),
                    {QStringLiteral("--map-root-user"), QStringLiteral("--mount"), QStringLiteral("sh"),
                     QStringLiteral("-c"), script, QCoreApplication::applicationFilePath()});
        if (!child.waitForStarted() || !child.waitForFinished(60000) || child.exitCode() == 77 ||
            (child.exitCode() != 0 && !QFile::exists(m_folder->filePath(QStringLiteral("after")))))
            QSKIP("this system does not let its users mount");
        const QByteArray told = child.readAllStandardOutput().toLower();
        QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("after/filler"))) || !mount.contains(u"filler"));
        QVERIFY(QDir(path("")).removeRecursively());
        QVERIFY(QFile::rename(m_folder->filePath(QStringLiteral("after")), path("")));
        QCOMPARE(state(task), reason == u"done" ? newOf(task) : oldOf(task));
        QCOMPARE(leftovers(), QStringList());
        const QStringList reasons = reason.split(u'|');
        QVERIFY2(std::any_of(reasons.begin(), reasons.end(),
                             [&](const QString &each) { return told.contains(each.toLatin1()); }),
                 told.constData());
        if (reason != u"done")
            QVERIFY2(told.contains("models/"), told.constData());
    }

    void kills_data() { addTasks(); }
    void kills()
    {
        QFETCH(QString, task);
        const qsizetype calls = run(task).calls.size();
        for (const char *fault : {"kill", "killed after"}) {
            for (qsizetype at = 1; at <= calls; ++at) {
                fill();
                QCOMPARE(run(task, QString::fromLatin1(fault), at).code, -1);
                QCOMPARE(run(QStringLiteral("recover")).code, 0);
                const QByteArray now = state(task);
                QVERIFY2(
                    now == oldOf(task) || now == newOf(task),
                    qPrintable(QStringLiteral("%1 %2: ").arg(QLatin1String(fault)).arg(at) + QString::fromLatin1(now)));
                QCOMPARE(leftovers(), QStringList());
            }
        }
    }

    /// The recovery fails or is killed at each of its calls; the next one finishes the job.
    void faultsOfTheRecovery_data()
    {
        QTest::addColumn<QString>("fault");
        for (const char *fault : {"kill", "EIO", "killed after", "ENOSPC"})
            if (isFullTier() || qstrcmp(fault, "kill") == 0 || qstrcmp(fault, "EIO") == 0)
                QTest::newRow(fault) << QString::fromLatin1(fault);
    }
    void faultsOfTheRecovery()
    {
        QFETCH(QString, fault);
        endAgain(QStringLiteral("recover"), fault, byTier(13, 1), [&] { QCOMPARE(leftovers(), QStringList()); });
    }

    /// The user takes an interrupted save back, which is interrupted or fails as well: the next opening goes on with
    /// that, and never returns to the new files.
    void faultsOfTakingBack_data()
    {
        QTest::addColumn<QString>("fault");
        for (const char *fault : {"kill", "EIO"})
            QTest::newRow(fault) << QString::fromLatin1(fault);
    }
    void faultsOfTakingBack()
    {
        QFETCH(QString, fault);
        endAgain(QStringLiteral("take back"), fault, byTier(40, 1), [] {});
    }

    /// A reader sees the old files or the new ones although it can't read one of them, or says that it can't tell.
    void faultsOfReaders()
    {
        const QString set = QStringLiteral("set"), read = QStringLiteral("read");
        const qsizetype calls = run(set).calls.size();
        for (qsizetype killedAt = 1; killedAt <= calls; killedAt += byTier(5, 1)) {
            fill();
            run(set, QStringLiteral("kill"), killedAt);
            const QByteArray before = state(set);
            const qsizetype reads = run(read).calls.size();
            for (qsizetype at = 1; at <= reads; ++at) {
                const Outcome seen = run(read, QStringLiteral("EIO"), at);
                QVERIFY2(seen.code != 0 || !(seen.told.contains("old ") && seen.told.contains("new ")),
                         qPrintable(QStringLiteral("killed at %1, then EIO at %2: ").arg(killedAt).arg(at) +
                                    QString::fromLatin1(seen.told)));
                QVERIFY(!seen.told.isEmpty());
            }
            QCOMPARE(state(set), before);
        }
    }

    void powerCuts_data() { addTasks(); }
    void powerCuts()
    {
        QFETCH(QString, task);
        const DiskModel before(m_folder->path());
        const QList<QByteArray> calls = run(task).calls;
        std::mt19937 random(1);
        using Cut = DiskModel::Cut;
        QList<Cut> cuts{Cut::OnlyFlushed, Cut::NamesFirst, Cut::Everything};
        cuts.resize(cuts.size() + byTier(4, 40), Cut::Some);
        for (qsizetype at = 0; at <= calls.size(); ++at) {
            DiskModel disk = before;
            for (const QByteArray &call : calls.first(at))
                disk.play(call);
            for (const Cut cut : cuts) {
                disk.cutPower(cut, random);
                Diagnostics diagnostics;
                qputenv("XDG_STATE_HOME", QFile::encodeName(m_folder->filePath(QStringLiteral("state"))));
                finishInterruptedSaves(m_folder->filePath(QStringLiteral("models")), diagnostics);
                const QByteArray now = state(task);
                QVERIFY2(now == oldOf(task) || now == newOf(task),
                         qPrintable(QStringLiteral("after call %1 (%2), cut %3: ")
                                        .arg(at)
                                        .arg(QString::fromLatin1(calls.value(at - 1).left(80)))
                                        .arg(int(cut)) +
                                    QString::fromLatin1(now)));
                // What save reported as done stays.
                if (at == calls.size() && cut == Cut::OnlyFlushed)
                    QCOMPARE(now, newOf(task));
            }
        }
    }

private:
    /// Saves a set, killed at every `step`th call; ends that by a task with a fault at each of the task's calls, and
    /// then by the recovery: all files are of one state. `more`: what else holds then.
    void endAgain(const QString &task, const QString &fault, qsizetype step, const std::function<void()> &more)
    {
        const QString set = QStringLiteral("set");
        const qsizetype calls = run(set).calls.size();
        for (qsizetype killedAt = 1; killedAt <= calls; killedAt += step) {
            for (qsizetype at = 1;; ++at) {
                fill();
                run(set, QStringLiteral("kill"), killedAt);
                const Outcome first = run(task, fault, at);
                const bool wasHit = first.calls.size() >= at || first.code == -1;
                run(QStringLiteral("recover"));
                const QByteArray now = state(set);
                QVERIFY2(now == oldFiles || now == newFiles,
                         qPrintable(QStringLiteral("killed at %1, then %2 at %3: ").arg(killedAt).arg(fault).arg(at) +
                                    QString::fromLatin1(now)));
                more();
                if (QTest::currentTestFailed())
                    return;
                if (!wasHit)
                    break;
            }
        }
    }

    static void addTasks()
    {
        QTest::addColumn<QString>("task");
        for (const char *task : {"file", "backup", "set"})
            QTest::newRow(task) << QString::fromLatin1(task);
    }
    static void addTasksAndFaults()
    {
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("fault");
        for (const char *task : {"file", "backup", "set"})
            for (const char *fault : {"ENOSPC", "EIO", "EACCES", "EROFS", "EDQUOT", "EINTR", "short"})
                if (isFullTier() || qstrcmp(task, "set") != 0 || qstrcmp(fault, "EIO") == 0 ||
                    qstrcmp(fault, "short") == 0)
                    QTest::addRow("%s, %s", task, fault) << QString::fromLatin1(task) << QString::fromLatin1(fault);
    }

    void fill()
    {
        QDir(m_folder->path()).removeRecursively();
        QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("models"))));
        QVERIFY(QDir().mkpath(m_folder->filePath(QStringLiteral("state/sinew/saves"))));
        put(path("m2"), "old m2");
        put(path("skin"), "old skin");
        put(path("bone"), "old bone");
    }
    QString path(const char *name) const { return m_folder->filePath(QStringLiteral("models/") + QLatin1String(name)); }
    static QByteArray oldOf(const QString &task) { return task == u"set" ? oldFiles : QByteArray("old m2"); }
    static QByteArray newOf(const QString &task) { return task == u"set" ? newFiles : QByteArray("new m2"); }
    QByteArray state(const QString &task) const
    {
        if (task != u"set")
            return get(path("m2"));
        return QList<QByteArray>{get(path("m2")), get(path("skin")), get(path("anim")), get(path("bone"))}.join(", ");
    }
    /// Leftovers of saves beside the models that the next opening does not clear away. The new file of a single save
    /// that was killed stays: it could be another program's.
    QStringList leftovers() const
    {
        return QDir(path("")).entryList({QStringLiteral(".*.sinew-save"), QStringLiteral(".*.sinew-new"),
                                         QStringLiteral(".*.sinew-old"), QStringLiteral(".*.sinew-none")},
                                        QDir::Files | QDir::Hidden);
    }

    Outcome run(const QString &task, const QString &fault = {}, qsizetype at = 0) const
    {
        return run(task, fault, QString(), at);
    }
    /// Every call with this name fails, or the one with this number.
    Outcome run(const QString &task, const QString &fault, const QString &call, qsizetype at = 0) const
    {
        static const QHash<QString, int> errors{
            {QStringLiteral("ENOSPC"), ENOSPC},  {QStringLiteral("EIO"), EIO},       {QStringLiteral("EACCES"), EACCES},
            {QStringLiteral("EROFS"), EROFS},    {QStringLiteral("EDQUOT"), EDQUOT}, {QStringLiteral("EINTR"), EINTR},
            {QStringLiteral("EPERM"), EPERM},    {QStringLiteral("EXDEV"), EXDEV},   {QStringLiteral("EINVAL"), EINVAL},
            {QStringLiteral("ENOTSUP"), ENOTSUP}};
        const QString log = m_folder->path() + QStringLiteral(".log");
        QFile::remove(log);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("LD_PRELOAD"), m_shim);
        environment.insert(QStringLiteral("XDG_STATE_HOME"), m_folder->filePath(QStringLiteral("state")));
        environment.insert(QStringLiteral("SINEW_FAULT_FOLDER"), m_folder->path() + u'/');
        environment.insert(QStringLiteral("SINEW_FAULT_LOG"), log);
        environment.insert(QStringLiteral("SINEW_FAULT_AT"), QString::number(at));
        environment.insert(QStringLiteral("SINEW_FAULT_CALL"), call);
        environment.insert(QStringLiteral("SINEW_FAULT"),
                           errors.contains(fault) ? QString::number(errors.value(fault)) : fault);
        QProcess child;
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("tst_save_faults"), QStringLiteral("--task"), task, m_folder->path()});
        if (!child.waitForFinished(60000))
            return {-2, "the child did not end", {}};
        Outcome outcome{child.exitStatus() == QProcess::CrashExit ? -1 : child.exitCode(),
                        child.readAllStandardOutput(), get(log).split('\n')};
        outcome.calls.removeAll(QByteArray());
        outcome.calls.removeAll(QByteArray("(none)"));
        QFile::remove(log);
        return outcome;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_shim;
};

int saveFaultsMain(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 4 && qstrcmp(argv[1], "--task") == 0)
        return runInFolder(QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    TestSaveFaults test;
    return QTest::qExec(&test, argc, argv);
}

SINEW_TEST_WITH_MAIN(tst_save_faults, saveFaultsMain)

} // namespace tst_save_faults
#include "tst_save_faults.moc"
