// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/files/safe_save.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_safe_save {

using namespace sinew;

namespace {

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray get(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<unreadable>");
}

} // namespace

class TestSafeSave : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void writesANewFileAndLeavesNothingElse()
    {
        QVERIFY(saveFile(path("new.mdx"), bytesOf("content")));
        QCOMPARE(get(path("new.mdx")), QByteArray("content"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("new.mdx")});
    }

    void keepsTheMode()
    {
        put(path("old.mdx"), "old");
        const auto mode = QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadGroup;
        QVERIFY(QFile::setPermissions(path("old.mdx"), mode));
        const auto before = QFile::permissions(path("old.mdx"));
        QVERIFY(saveFile(path("old.mdx"), bytesOf("new")));
        QCOMPARE(QFile::permissions(path("old.mdx")), before);
        QCOMPARE(get(path("old.mdx")), QByteArray("new"));
    }

    void replacesWhatASymlinkPointsTo()
    {
        put(path("real.mdx"), "old");
        QVERIFY(QFile::link(path("real.mdx"), path("link.mdx")));
        QVERIFY(saveFile(path("link.mdx"), bytesOf("new")));
        QVERIFY(QFileInfo(path("link.mdx")).isSymLink());
        QCOMPARE(get(path("real.mdx")), QByteArray("new"));
    }

    void keepsABackupWhenAsked()
    {
        put(path("a.mdx"), "one");
        QVERIFY(saveFile(path("a.mdx"), bytesOf("two"), {.keepBackup = true}));
        QVERIFY(saveFile(path("a.mdx"), bytesOf("three"), {.keepBackup = true}));
        QCOMPARE(get(path("a.mdx.bak")), QByteArray("one"));
        QCOMPARE(get(path("a.mdx.bak2")), QByteArray("two"));
        QCOMPARE(get(path("a.mdx")), QByteArray("three"));
    }

    void refusesAFolder()
    {
        const Status saved = saveFile(m_folder->path(), bytesOf("x"));
        QVERIFY(!saved);
        QVERIFY(!saved.error().file.empty());
    }

    void aMissingFolderIsAnErrorThatNamesTheFile()
    {
        const Status saved = saveFile(path("missing/a.mdx"), bytesOf("x"));
        QVERIFY(!saved);
        QVERIFY(QString::fromStdString(saved.error().text()).contains(QStringLiteral("missing/a.mdx")));
    }

    void aReadOnlyFileStays()
    {
        if (::geteuid() == 0)
            QSKIP("root may write every file");
        put(path("ro.mdx"), "old");
        QVERIFY(QFile::setPermissions(path("ro.mdx"), QFileDevice::ReadOwner));
        QVERIFY(!saveFile(path("ro.mdx"), bytesOf("new")));
        QCOMPARE(get(path("ro.mdx")), QByteArray("old"));
    }

    void followsChainsOfLinks()
    {
        put(path("real.mdx"), "old");
        QVERIFY(QFile::link(QStringLiteral("real.mdx"), path("one.mdx"))); // relative
        QVERIFY(QFile::link(path("one.mdx"), path("two.mdx")));
        QVERIFY(saveFile(path("two.mdx"), bytesOf("new")));
        QVERIFY(QFileInfo(path("two.mdx")).isSymLink() && QFileInfo(path("one.mdx")).isSymLink());
        QVERIFY(!QFileInfo(path("real.mdx")).isSymLink());
        QCOMPARE(get(path("real.mdx")), QByteArray("new"));
        // A dangling link creates the file that it names; a circle of links is not a file.
        QVERIFY(QFile::link(path("later.mdx"), path("dangling.mdx")));
        QVERIFY(saveFile(path("dangling.mdx"), bytesOf("x")));
        QCOMPARE(get(path("later.mdx")), QByteArray("x"));
        QVERIFY(QFile::link(path("b.mdx"), path("a.mdx")));
        QVERIFY(QFile::link(path("a.mdx"), path("b.mdx")));
        QVERIFY(!saveFile(path("a.mdx"), bytesOf("x")));
    }

    /// Runs a check as a user without special rights.
    void refusesWhatTheUserMayNotWrite()
    {
        put(path("ro.mdx"), "old");
        QVERIFY(QFile::setPermissions(path("ro.mdx"),
                                      QFileDevice::ReadOwner | QFileDevice::ReadGroup | QFileDevice::ReadOther));
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("locked")));
        put(path("locked/in.mdx"), "old");
        ::chmod(QFile::encodeName(path("locked/in.mdx")).constData(), 0666);
        ::chmod(QFile::encodeName(path("locked")).constData(), 0555);
        ::chmod(QFile::encodeName(m_folder->path()).constData(), 0777);
        const pid_t child = ::fork();
        if (child == 0) {
            if (::geteuid() == 0 && (::setgid(65534) != 0 || ::setuid(65534) != 0))
                ::_exit(77);
            // A read-only file, and a writable one in a folder that can't take the temporary file.
            const bool refused =
                !saveFile(path("ro.mdx"), bytesOf("new")) && !saveFile(path("locked/in.mdx"), bytesOf("new"));
            ::_exit(refused ? 0 : 1);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        if (WIFEXITED(status) && WEXITSTATUS(status) == 77)
            QSKIP("can't become another user");
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
        QCOMPARE(get(path("ro.mdx")), QByteArray("old"));
        QCOMPARE(get(path("locked/in.mdx")), QByteArray("old"));
        ::chmod(QFile::encodeName(path("locked")).constData(), 0755);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{QStringLiteral("ro.mdx")});
        QCOMPARE(QDir(path("locked")).entryList(QDir::Files), QStringList{QStringLiteral("in.mdx")});
    }

    /// A full disk: the old file stays whole and nothing is left behind.
    void survivesAFullDisk()
    {
        put(path("old.mdx"), "old");
        const QByteArray big(1 << 20, 'x');
        const pid_t child = ::fork();
        if (child == 0) {
            // The nearest thing to a full disk that needs no rights: no file of this process may grow beyond 64 KB.
            const rlimit limit{1 << 16, 1 << 16};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            ::signal(SIGXFSZ, SIG_IGN);
            const Status saved = saveFile(
                path("old.mdx"), {reinterpret_cast<const std::byte *>(big.constData()), std::size_t(big.size())});
            ::_exit(saved ? 1 : 0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), 0);
        QCOMPARE(get(path("old.mdx")), QByteArray("old"));
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("old.mdx")});
    }

    void refusesDevices()
    {
        QVERIFY(!saveFile(QStringLiteral("/dev/full"), bytesOf("x")));
        QVERIFY(!saveFile(QStringLiteral("/dev/null"), bytesOf("x")));
        QVERIFY(QFileInfo(QStringLiteral("/dev/null")).exists());
    }

    void writesLargeAndEmptyFiles()
    {
        const QByteArray big(5 << 20, 'y');
        QVERIFY(
            saveFile(path("a.mdx"), {reinterpret_cast<const std::byte *>(big.constData()), std::size_t(big.size())}));
        QCOMPARE(get(path("a.mdx")), big);
        QVERIFY(saveFile(path("a.mdx"), {}));
        QCOMPARE(get(path("a.mdx")), QByteArray());
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_GUILESS_TEST(tst_safe_save, TestSafeSave)

} // namespace tst_safe_save
#include "tst_safe_save.moc"
