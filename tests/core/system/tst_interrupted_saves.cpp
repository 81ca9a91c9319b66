// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Journals of saves beside models: only those of this user and machine are obeyed, and only when the folder is opened
// for editing. Readers see the old files or the new ones. A journal from elsewhere does what the user says, within its
// folder.

#include "core/assets/folder_source.h"
#include "core/files/file_set.h"
#include "core/files/file_transaction.h"
#include "core/files/interrupted_saves.h"
#include "core/files/save_journal.h"
#include "core/system/state_folder.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

namespace tst_interrupted_saves {

using namespace sinew;

namespace {

const QString id = QStringLiteral("0123456789abcdef");

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

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

/// An item of a journal's list of files.
QByteArray item(const QByteArray &name, const QByteArray &digest, const char *more = "")
{
    return "{\"file\":\"" + name + "\",\"sha256\":\"" + digest + "\"" + more + "}";
}

QByteArray journalOf(const QByteArray &items, const char *end = "commit\n")
{
    return "{\"id\":\"" + id.toLatin1() + "\",\"files\":[" + items + "]}\n" + end;
}

} // namespace

class TestInterruptedSaves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
        m_diagnostics = {};
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("inner")));
        put(path("victim"), "mine");
        put(path("inner/a"), "old a");
        put(path("inner/b"), "old b");
    }

    void hostileJournals_data()
    {
        QTest::addColumn<QByteArray>("journal");
        const QByteArray mine = sha256("mine"), oldB = sha256("old b");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("not JSON at all\ncommit\n");
        QTest::newRow("no list") << QByteArray("{\"id\":\"0123456789abcdef\",\"files\":7}\ncommit\n");
        QTest::newRow("another id") << QByteArray("{\"id\":\"../../victim\",\"files\":[" + item("a", mine) +
                                                  "]}\ncommit\n");
        QTest::newRow("above") << journalOf(item("../victim", mine, ",\"remove\":true"));
        QTest::newRow("NUL") << journalOf(item("../victim.txt\\u0000", mine, ",\"remove\":true"));
        QTest::newRow("NUL in a plain name") << journalOf(item("b\\u0000x", oldB, ",\"remove\":true"));
        QTest::newRow("absolute") << journalOf(item("/tmp/victim", mine, ",\"remove\":true"));
        QTest::newRow("in a folder") << journalOf(item("x/b", oldB, ",\"remove\":true"));
        QTest::newRow("dots") << journalOf(item("..", mine, ",\"remove\":true"));
        QTest::newRow("another journal") << journalOf(item(".0123456789abcdef.sinew-save", mine));
        QTest::newRow("twice") << journalOf(item("b", oldB) + ',' + item("b", oldB, ",\"remove\":true"));
        QTest::newRow("short digest") << journalOf(item("b", "00"));
        QTest::newRow("forged commit") << journalOf(item("b", sha256("new b")));
        QTest::newRow("forged deletion") << journalOf(item("b", oldB, ",\"remove\":true"));
        QTest::newRow("forged taking back") << journalOf(item("b", sha256("new b")), "");
        QTest::newRow("elsewhere") << journalOf(item("victim", mine, ",\"remove\":true,\"elsewhere\":true"));
        QTest::newRow("newlines") << QByteArray(16 << 20, '\n');
        QTest::newRow("brackets") << QByteArray(1 << 19, '[') + '\n';
        QByteArray many;
        for (int i = 0; i < 3000; ++i)
            many += item(QByteArray::number(i), oldB) + (i < 2999 ? "," : "");
        QTest::newRow("many files") << journalOf(many);
    }
    /// Opening the folder, also for editing, changes nothing in it.
    void hostileJournals()
    {
        QFETCH(QByteArray, journal);
        put(journalPath(), journal);
        // What a forged journal would put in place of a file.
        put(piece("sinew-new"), "new b");
        put(piece("sinew-old"), "other b");
        const QStringList before = names();
        finishInterruptedSaves(path("inner"), m_diagnostics);
        static_cast<void>(interruptedSaves(path("inner")));
        const auto files = FileSet::fromDisk(path("inner/a"));
        QVERIFY(files);
        static_cast<void>(files->companion(QStringLiteral("b")));
        QCOMPARE(names(), before);
        QCOMPARE(get(path("victim")), QByteArray("mine"));
        QCOMPARE(get(path("inner/a")), QByteArray("old a"));
        QCOMPARE(get(path("inner/b")), QByteArray("old b"));
        QVERIFY(m_diagnostics.entries().empty());
    }

    /// Nor does one that the user agrees to, beyond what it may name.
    void hostileJournalsOnRequest_data() { hostileJournals_data(); }
    void hostileJournalsOnRequest()
    {
        QFETCH(QByteArray, journal);
        put(journalPath(), journal);
        for (const SaveEnd end : {SaveEnd::Finish, SaveEnd::TakeBack})
            static_cast<void>(endInterruptedSave(journalPath(), end));
        QCOMPARE(get(path("victim")), QByteArray("mine"));
        QCOMPARE(get(path("inner/a")), QByteArray("old a"));
        QCOMPARE(get(path("inner/b")), QByteArray("old b"));
    }

    /// Links among the names in a journal, for pieces and for targets.
    void links()
    {
        put(journalPath(), journalOf(item("b", sha256("mine"))));
        QVERIFY(QFile::link(path("victim"), piece("sinew-new")));
        static_cast<void>(endInterruptedSave(journalPath(), SaveEnd::Finish));
        QCOMPARE(get(path("inner/b")), QByteArray("old b"));
        QCOMPARE(get(path("victim")), QByteArray("mine"));
        QVERIFY(!QFileInfo(path("inner/b")).isSymLink());
        QFile::remove(piece("sinew-new"));
        put(journalPath(), journalOf(item("b", sha256("mine"))));
        put(piece("sinew-new"), "mine");
        QVERIFY(QFile::remove(path("inner/b")));
        QVERIFY(QFile::link(path("victim"), path("inner/b")));
        const Status done = endInterruptedSave(journalPath(), SaveEnd::Finish);
        QVERIFY(!done);
        QVERIFY(done.error().message.text().find("is a link") != std::string::npos);
        QCOMPARE(get(path("victim")), QByteArray("mine"));
        // A journal that is a link does not count as one.
        QVERIFY(QFile::rename(journalPath(), path("journal")));
        QVERIFY(QFile::link(path("journal"), journalPath()));
        QVERIFY(interruptedSaves(path("inner")).empty());
    }

    void filesWithoutEnd_data()
    {
        QTest::addColumn<bool>("isTarget");
        QTest::addColumn<QString>("linkTo"); ///< empty: a sparse file of 64 GiB
        QTest::newRow("large file") << true << QString();
        QTest::newRow("large piece") << false << QString();
        QTest::newRow("page map") << true << QStringLiteral("/proc/self/pagemap");
        QTest::newRow("page map as piece") << false << QStringLiteral("/proc/self/pagemap");
        QTest::newRow("zeros") << true << QStringLiteral("/dev/zero");
        QTest::newRow("zeros as piece") << false << QStringLiteral("/dev/zero");
    }
    /// What a stranger's journal names is not read endlessly, neither to open a model beside it nor to judge it.
    void filesWithoutEnd()
    {
        QFETCH(const bool, isTarget);
        QFETCH(const QString, linkTo);
        put(journalPath(), journalOf(item("b", sha256("old b")) + ',' + item("c", sha256("new c"))));
        const QString file = isTarget ? path("inner/b") : piece("sinew-new");
        QFile::remove(file);
        if (linkTo.isEmpty()) {
            put(file, "");
            QVERIFY(QFile(file).resize(qint64(64) << 30));
        } else {
            QVERIFY(QFile::link(linkTo, file));
        }
        const QStringList before = names();
        const auto files = FileSet::fromDisk(path("inner/a"));
        QVERIFY(files);
        finishInterruptedSaves(path("inner"), m_diagnostics);
        const auto saves = interruptedSaves(path("inner"));
        QCOMPARE(saves.size(), std::size_t(1));
        QVERIFY(!saves[0].isReady);
        QVERIFY(!endInterruptedSave(journalPath(), SaveEnd::Finish));
        QCOMPARE(names(), before);
        QCOMPARE(get(path("inner/a")), QByteArray("old a"));
    }

    /// Many files, none of which is too large: together they are.
    void manyLargeFiles()
    {
        QByteArray items;
        for (int i = 0; i < 200; ++i)
            items += item("f" + QByteArray::number(i), sha256("old b")) + ',';
        put(journalPath(), journalOf(items + item("b", sha256("old b"))));
        put(path("large"), "");
        QVERIFY(QFile(path("large")).resize(qint64(64) << 20));
        for (int i = 0; i < 200; ++i)
            QVERIFY(::link(qPrintable(path("large")), qPrintable(path(QStringLiteral("inner/f%1").arg(i)))) == 0);
        const auto saves = interruptedSaves(path("inner"));
        QCOMPARE(saves.size(), std::size_t(1));
        QVERIFY(!saves[0].isReady);
        QVERIFY(FileSet::fromDisk(path("inner/a")));
    }

    void journalsOfOtherMachines_data()
    {
        QTest::addColumn<QString>("step");
        QTest::addColumn<bool>("isReady");
        QTest::newRow("before the commit") << QStringLiteral("commit") << false;
        QTest::newRow("after it") << QStringLiteral("replace 0") << true;
        QTest::newRow("half done") << QStringLiteral("replace 1") << true;
        QTest::newRow("all done") << QStringLiteral("clean up") << true;
    }
    /// The user chooses. Until then readers see the result of finishing where that is possible.
    void journalsOfOtherMachines()
    {
        QFETCH(QString, step);
        QFETCH(bool, isReady);
        for (const SaveEnd end : {SaveEnd::Finish, SaveEnd::TakeBack}) {
            init();
            dyingAt(step);
            QVERIFY(QDir(stateFolder()).removeRecursively());
            const QStringList before = names();
            finishInterruptedSaves(path("inner"), m_diagnostics);
            QCOMPARE(names(), before);
            const auto saves = interruptedSaves(path("inner"));
            QCOMPARE(saves.size(), std::size_t(1));
            QCOMPARE(saves[0].files, (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
            QVERIFY(!saves[0].isOurs);
            QCOMPARE(saves[0].isReady, isReady);
            QVERIFY(saves[0].obstacle.empty());
            QCOMPARE(seen(), isReady ? QByteArray("new a, (none), new c") : QByteArray("old a, old b, (none)"));
            const Status done = endInterruptedSave(saves[0].journal, end);
            QCOMPARE(bool(done), isReady || end == SaveEnd::TakeBack);
            if (!done)
                continue;
            QCOMPARE(onDisk(),
                     end == SaveEnd::Finish ? QByteArray("new a, (none), new c") : QByteArray("old a, old b, (none)"));
            QCOMPARE(names().filter(QStringLiteral("sinew")), QStringList());
        }
    }

    /// Readers of a folder with a save of this machine see one state, too, and leave finishing it to editors.
    void readersSeeOneState_data() { journalsOfOtherMachines_data(); }
    void readersSeeOneState()
    {
        QFETCH(QString, step);
        QFETCH(bool, isReady);
        dyingAt(step);
        const QStringList before = names();
        const QByteArray state = isReady ? "new a, (none), new c" : "old a, old b, (none)";
        QCOMPARE(seen(), state);
        QCOMPARE(names(), before);
        finishInterruptedSaves(path("inner"), m_diagnostics);
        QCOMPARE(onDisk(), state);
        QCOMPARE(seen(), state);
        QCOMPARE(names().filter(QStringLiteral("sinew")), QStringList());
    }

    /// So do look-ups of single files, whatever was looked up before in the same folder.
    void assetsAreOfOneState_data() { journalsOfOtherMachines_data(); }
    void assetsAreOfOneState()
    {
        QFETCH(QString, step);
        QFETCH(bool, isReady);
        const QByteArray before = "old a, old b, (none)", after = "new a, (none), new c";
        const QByteArray state = isReady ? after : before;
        FolderSource folder(path("inner")), above(m_folder->path());
        QCOMPARE(seenIn(folder, {}), before);
        QCOMPARE(seenIn(above, QStringLiteral("INNER/")), before);
        dyingAt(step);
        QCOMPARE(seenIn(folder, {}), state);
        QCOMPARE(seenIn(above, QStringLiteral("INNER/")), state);
        QCOMPARE(seenIn(FolderSource(path("inner")), {}), state);
        QCOMPARE(folder.locate(QStringLiteral("C")), isReady ? std::optional(QStringLiteral("c")) : std::nullopt);
        // Another program of this user goes on with the save meanwhile.
        finishInterruptedSaves(path("inner"), m_diagnostics);
        QCOMPARE(onDisk(), state);
        QCOMPARE(seenIn(folder, {}), state);
    }

    /// The commit, which is a line in the journal, is seen although the folder itself stays as it is.
    void assetsAfterTheCommit()
    {
        FolderSource folder(path("inner"));
        QList<QByteArray> states;
        QVERIFY(saveFiles(newFiles(), [&](const QString &) {
            states += seenIn(folder, {});
            return true;
        }));
        states += seenIn(folder, {});
        QVERIFY(states.size() > 4);
        const qsizetype last = states.lastIndexOf("old a, old b, (none)");
        QVERIFY(last > 0 && last + 1 < states.size());
        for (qsizetype step = 0; step < states.size(); ++step)
            QCOMPARE(states[step],
                     step <= last ? QByteArray("old a, old b, (none)") : QByteArray("new a, (none), new c"));
    }

    /// A journal of ours in another folder is like one from another machine: nothing is known of what else is there.
    void movedFolders()
    {
        dyingAt(QStringLiteral("replace 1"));
        QVERIFY(QDir(m_folder->path()).rename(QStringLiteral("inner"), QStringLiteral("moved")));
        const QStringList before = QDir(path("moved")).entryList(QDir::Files | QDir::Hidden);
        finishInterruptedSaves(path("moved"), m_diagnostics);
        QCOMPARE(QDir(path("moved")).entryList(QDir::Files | QDir::Hidden), before);
        const auto saves = interruptedSaves(path("moved"));
        QCOMPARE(saves.size(), std::size_t(1));
        QVERIFY(!saves[0].isOurs);
        QVERIFY(endInterruptedSave(saves[0].journal, SaveEnd::Finish));
        QCOMPARE(get(path("moved/a")), QByteArray("new a"));
    }

    /// A journal of ours that somebody changed counts as a stranger's.
    void changedJournals()
    {
        dyingAt(QStringLiteral("replace 1"));
        const QString name =
            QDir(path("inner")).entryList({QStringLiteral("*.sinew-save")}, QDir::Files | QDir::Hidden).value(0);
        const QString journal = path("inner/") + name;
        QByteArray text = get(journal);
        text.replace("\"b\"", "\"d\"");
        put(journal, text);
        put(path("inner/d"), "old d");
        finishInterruptedSaves(path("inner"), m_diagnostics);
        QCOMPARE(get(path("inner/d")), QByteArray("old d"));
        QVERIFY(QFile::exists(journal));
    }

    /// Files in another folder, by a link: only the machine where the save began knows them.
    void filesElsewhere()
    {
        put(path("linked"), "old b");
        QVERIFY(QFile::remove(path("inner/b")));
        QVERIFY(QFile::link(path("linked"), path("inner/b")));
        dyingAt(QStringLiteral("replace 1"),
                {{path("inner/a"), bytesOf("new a")}, {path("inner/b"), bytesOf("new b")}});
        const QString record = recordPath();
        QVERIFY(get(record).contains("linked"));
        QVERIFY(QFile::rename(record, path("record")));
        auto saves = interruptedSaves(path("inner"));
        QCOMPARE(saves.size(), std::size_t(1));
        QVERIFY(!saves[0].obstacle.empty());
        QVERIFY(!endInterruptedSave(saves[0].journal, SaveEnd::Finish));
        QVERIFY(QFile::rename(path("record"), record));
        finishInterruptedSaves(path("inner"), m_diagnostics);
        QCOMPARE(get(path("inner/a")), QByteArray("new a"));
        QCOMPARE(get(path("linked")), QByteArray("new b"));
        QVERIFY(QFileInfo(path("inner/b")).isSymLink());
    }

    /// Names of the maximum length leave room for the pieces of a save.
    void longNames()
    {
        const QString name(255, u'x');
        put(path("inner/") + name, "old");
        const FileToSave files[] = {{path("inner/") + name, bytesOf("new")}, {path("inner/a"), bytesOf("new a")}};
        QVERIFY(saveFiles(files));
        QVERIFY(saveFiles(std::span(files).first(1)));
        QCOMPARE(get(path("inner/") + name), QByteArray("new"));
    }

    /// The record in the state folder is removed with the save.
    void recordsGo()
    {
        QVERIFY(saveFiles(newFiles()));
        QCOMPARE(QDir(stateFolder() + QStringLiteral("/saves")).entryList(QDir::Files | QDir::Hidden), QStringList());
        dyingAt(QStringLiteral("replace 1"));
        QVERIFY(QFile::exists(recordPath()));
        finishInterruptedSaves(path("inner"), m_diagnostics);
        QVERIFY(recordPath().isEmpty());
    }

    /// Without a state folder saves work; after a crash the user is asked.
    void noStateFolder()
    {
        put(path("file"), "no folder");
        qputenv("XDG_STATE_HOME", QFile::encodeName(path("file")));
        dyingAt(QStringLiteral("replace 1"));
        const auto saves = interruptedSaves(path("inner"));
        QCOMPARE(saves.size(), std::size_t(1));
        QVERIFY(!saves[0].isOurs && saves[0].isReady);
        QVERIFY(endInterruptedSave(saves[0].journal, SaveEnd::Finish));
        QVERIFY(saveFiles(newFiles()));
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QString journalPath() const { return path("inner/.") + id + QStringLiteral(".sinew-save"); }
    QString piece(const char *suffix) const
    {
        return path("inner/.") + id + QStringLiteral(".0.") + QLatin1String(suffix);
    }
    QStringList names() const
    {
        return QDir(path("inner")).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }
    QString recordPath() const
    {
        const QDir folder(stateFolder() + QStringLiteral("/saves"));
        const QStringList records = folder.entryList(QDir::Files | QDir::Hidden);
        return records.isEmpty() ? QString() : folder.filePath(records.front());
    }
    std::vector<FileToSave> newFiles() const
    {
        return {
            {path("inner/a"), bytesOf("new a")}, {path("inner/b"), {}, {}, true}, {path("inner/c"), bytesOf("new c")}};
    }
    QByteArray onDisk() const
    {
        return QList<QByteArray>{get(path("inner/a")), get(path("inner/b")), get(path("inner/c"))}.join(", ");
    }
    /// What a reader sees.
    QByteArray seen() const
    {
        const auto files = FileSet::fromDisk(path("inner/a"));
        if (!files)
            return QByteArray::fromStdString(files.error().text());
        return QList<QByteArray>{files->primaryArray(), files->companion(QStringLiteral("b")).value_or("(none)"),
                                 files->companion(QStringLiteral("C")).value_or("(none)")}
            .join(", ");
    }
    /// The same file by file, as textures are found. `prefix`: of the paths.
    static QByteArray seenIn(const FolderSource &source, const QString &prefix)
    {
        const auto read = [&](const char *name) {
            const auto asset = source.read(prefix + QLatin1String(name));
            return asset ? asset->bytes : QByteArray("(none)");
        };
        return QList<QByteArray>{read("A"), read("b"), read("c")}.join(", ");
    }
    void dyingAt(const QString &step) { dyingAt(step, newFiles()); }
    /// As if the process were killed.
    void dyingAt(const QString &step, const std::vector<FileToSave> &files)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            static_cast<void>(saveFiles(files, [&](const QString &now) {
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

    std::unique_ptr<QTemporaryDir> m_folder, m_state;
    Diagnostics m_diagnostics;
};

SINEW_GUILESS_TEST(tst_interrupted_saves, TestInterruptedSaves)

} // namespace tst_interrupted_saves
#include "tst_interrupted_saves.moc"
