// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What core/system promises about files: new ones, links, locks, limits, permissions, names.

#include "core/system/file_operations.h"
#include "core/system/process/program_path.h"
#include "core/system/system_error.h"
#include "core/system/system_file.h"
#include "tests/support/test_program.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_system {

using namespace sinew;

class TestSystem : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    QString file(const char *name, const QByteArray &content) const
    {
        QFile file(path(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }
    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void createsNewFilesOnly()
    {
        SystemFile created = SystemFile::create(path("a"));
        QVERIFY(created.isOpen());
        QVERIFY(created.append(bytesOf("one ")));
        QVERIFY(created.append(bytesOf("two")));
        QVERIFY(created.sync());
        QVERIFY(created.holds(bytesOf("one two")));
        QVERIFY(!created.holds(bytesOf("one")));
        QVERIFY(!created.holds(bytesOf("one two three")));
        QVERIFY(!created.holds(bytesOf("one too")));
        QVERIFY(created.close());
        QVERIFY(!created.isOpen());
        QCOMPARE(contentOf(path("a")), QByteArray("one two"));
        QVERIFY(!SystemFile::create(path("a")).isOpen());
        QCOMPARE(lastSystemError(), std::make_error_code(std::errc::file_exists));
        QVERIFY(!SystemFile::create(path("missing/a")).isOpen());
        QCOMPARE(lastSystemError(), std::make_error_code(std::errc::no_such_file_or_directory));
        const Error error = systemError(QStringLiteral("not made"), path("missing/a"));
        QCOMPARE(QString::fromStdString(error.file), path("missing/a"));
        QVERIFY(error.message.text().starts_with("not made: "));
    }

    void opensNoLinks()
    {
        const QString real = file("real", "content");
        QVERIFY(QFile::link(real, path("link")));
        QVERIFY(SystemFile::open(real).isOpen());
        QVERIFY(!SystemFile::open(path("link")).isOpen());
        QVERIFY(!SystemFile::open(path("none")).isOpen());
    }

    void appendsToWhatIsThere()
    {
        SystemFile opened = SystemFile::open(file("a", "one "));
        QVERIFY(opened.append(bytesOf("two")));
        QCOMPARE(opened.read(100), std::optional(QByteArray("one two")));
        QCOMPARE(opened.read(7), std::optional(QByteArray("one two")));
        QVERIFY(!opened.read(6));
    }

    void readsRegularFilesOnly()
    {
        QCOMPARE(::mkfifo(QFile::encodeName(path("fifo")).constData(), 0600), 0);
        SystemFile fifo = SystemFile::open(path("fifo"));
        QVERIFY(!fifo.isOpen() || !fifo.read(100));
        QVERIFY(!SystemFile::open(m_folder->path()).isOpen());
    }

    void oneHoldsTheLock()
    {
        const QString name = file("a", "");
        auto first = std::make_unique<SystemFile>(SystemFile::open(name));
        SystemFile second = SystemFile::open(name);
        QCOMPARE(first->lock(), SystemFile::Lock::Held);
        QCOMPARE(second.lock(), SystemFile::Lock::InUse);
        first.reset();
        QCOMPARE(second.lock(), SystemFile::Lock::Held);
    }

    void takesPermissions()
    {
        const QString model = file("model", "");
        const QFile::Permissions wanted = QFile::ReadOwner | QFile::ReadUser | QFile::ReadGroup;
        QVERIFY(QFile::setPermissions(model, wanted));
        SystemFile created = SystemFile::create(path("a"));
        QVERIFY(created.takePermissionsOf(model));
        QCOMPARE(QFile::permissions(path("a")), QFile::permissions(model));
        // If there is no other file, it gets the permissions of new files.
        SystemFile fresh = SystemFile::create(path("b"));
        QVERIFY(fresh.takePermissionsOf(path("none")));
        QCOMPARE(QFile::permissions(path("b")), QFile::permissions(file("c", "")));
    }

    void changesNames()
    {
        const QString a = file("a", "first"), b = file("b", "second");
        QVERIFY(linkFile(a, path("c")));
        QVERIFY(!linkFile(a, b));
        QVERIFY(replaceFile(a, b));
        QVERIFY(!QFileInfo::exists(a));
        QCOMPARE(contentOf(b), QByteArray("first"));
        QCOMPARE(contentOf(path("c")), QByteArray("first"));
        QVERIFY(!replaceFile(a, b));
        QVERIFY(removeFile(b));
        QVERIFY(!QFileInfo::exists(b));
        QVERIFY(removeFile(b)); // gone already
        QVERIFY(!removeFile(m_folder->path()));
        syncFolder(m_folder->path());
        syncFolder(path("none"));
    }

    void knowsItsProgram() { QCOMPARE(QFileInfo(programPath()), QFileInfo(QCoreApplication::applicationFilePath())); }
};

SINEW_GUILESS_TEST(tst_system, TestSystem)

} // namespace tst_system
#include "tst_system.moc"
