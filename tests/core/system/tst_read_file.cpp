// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What is read from disk: regular files up to a limit, and the files beside a model that belong to it.

#include "core/files/file_set.h"
#include "core/files/read_file.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

namespace tst_read_file {

using namespace sinew;

namespace {

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestReadFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void wholeFiles()
    {
        put(path("a"), "content");
        put(path("empty"), "");
        const auto file = readFile(path("a"), 7);
        QVERIFY(file);
        QCOMPARE(file->bytes, QByteArray("content"));
        QCOMPARE(file->stamp.size, 7);
        QCOMPARE(std::optional(file->stamp), fileStamp(path("a")));
        QVERIFY(!readFile(path("empty"), 0)->bytes.isNull());
        QVERIFY(QFile::link(path("a"), path("link")));
        QCOMPARE(readFile(path("link"), 7)->bytes, QByteArray("content"));
        QCOMPARE(readHead(path("a"), 3), QByteArray("con"));
        QCOMPARE(readHead(path("none"), 3), QByteArray());
    }

    void refusals_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("message");
        const QString notRegular = QStringLiteral("not a regular file");
        QTest::newRow("missing") << QStringLiteral("none") << QStringLiteral("no such file");
        QTest::newRow("folder") << QStringLiteral("folder") << notRegular;
        QTest::newRow("pipe") << QStringLiteral("pipe") << notRegular;
        QTest::newRow("link to a pipe") << QStringLiteral("link") << notRegular;
        QTest::newRow("socket") << QStringLiteral("socket") << QStringLiteral("can't be opened");
        QTest::newRow("device") << QStringLiteral("/dev/zero") << notRegular;
        QTest::newRow("terminal") << QStringLiteral("/dev/tty") << QString();
        QTest::newRow("page map") << QStringLiteral("/proc/self/pagemap") << notRegular;
        QTest::newRow("process") << QStringLiteral("/proc/self/environ") << notRegular;
        QTest::newRow("kernel") << QStringLiteral("/sys/kernel/mm/transparent_hugepage/enabled") << QString();
        QTest::newRow("too large") << QStringLiteral("large") << QStringLiteral("at most");
        QTest::newRow("NUL") << QStringLiteral("large") + QChar(0) << QStringLiteral("can't be opened");
    }
    void refusals()
    {
        QFETCH(QString, name);
        QFETCH(QString, message);
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("folder")));
        QCOMPARE(::mkfifo(QFile::encodeName(path("pipe")).constData(), 0600), 0);
        QVERIFY(QFile::link(path("pipe"), path("link")));
        put(path("large"), QByteArray(2000, 'x'));
        const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        qstrncpy(address.sun_path, QFile::encodeName(path("socket")).constData(), sizeof address.sun_path);
        QCOMPARE(::bind(socket, reinterpret_cast<const sockaddr *>(&address), sizeof address), 0);
        const QString file = name.startsWith(u'/') ? name : m_folder->filePath(name);
        const auto read = readFile(file, 1000);
        ::close(socket);
        QVERIFY(!read);
        QVERIFY2(QString::fromStdString(read.error().message.text()).contains(message), read.error().text().c_str());
        QVERIFY(readHead(file, 16).isEmpty() || name == u"large");
    }

    /// A file one byte too large is refused before any of it is read, and the figures in the message differ.
    void twoGibibytes()
    {
        QFile file(path("huge.mdx"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        if (!file.resize(maxModelFileBytes + 1))
            QSKIP("no room for a sparse file of 2 GiB");
        file.close();
        const auto read = FileSet::fromDisk(path("huge.mdx"));
        QVERIFY(!read);
        QCOMPARE(read.error().file, path("huge.mdx").toStdString());
        QCOMPARE(read.error().message.text(), std::string("the file has 2147483648 B; at most 2147483647 B are read"));
        QVERIFY(file.resize(qint64(5) << 30));
        QCOMPARE(FileSet::fromDisk(path("huge.mdx")).error().message.text(),
                 std::string("the file has 5 GiB; at most 2 GiB are read"));
    }

    /// A path that a model names is never absolute, whatever it looks like.
    void companions_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("beside") << QStringLiteral("b.skin") << true;
        QTest::newRow("other case") << QStringLiteral("B.SKIN") << true;
        QTest::newRow("in a folder") << QStringLiteral("sub/c.skin") << true;
        QTest::newRow("above") << QStringLiteral("../above.skin") << true;
        QTest::newRow("absolute") << QStringLiteral("/etc/passwd") << false;
        QTest::newRow("drive") << QStringLiteral("C:/etc/passwd") << false;
        QTest::newRow("server") << QStringLiteral("//server/etc/passwd") << false;
        QTest::newRow("resource") << QStringLiteral(":/i18n/sinew_de.qm") << false;
        QTest::newRow("NUL") << QStringLiteral("b.skin") + QChar(0) + u'x' << false;
        QTest::newRow("pipe") << QStringLiteral("pipe.skin") << false;
    }
    void companions()
    {
        QFETCH(QString, name);
        QFETCH(bool, isFound);
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("models/sub")));
        for (const char *file : {"models/a.m2", "models/b.skin", "models/sub/c.skin", "above.skin"})
            put(path(file), "x");
        QCOMPARE(::mkfifo(QFile::encodeName(path("models/pipe.skin")).constData(), 0600), 0);
        const auto files = FileSet::fromDisk(path("models/a.m2"));
        QVERIFY(files);
        QCOMPARE(files->companion(name).has_value(), isFound);
        QVERIFY(files->isCurrent());
    }

    /// Many companions are no way around the limit of one file.
    void companionsTogether()
    {
        put(path("a.skin"), QByteArray(600, 'a'));
        put(path("b.skin"), QByteArray(600, 'b'));
        // Never touched, so that it takes no memory.
        const auto primary = std::make_unique_for_overwrite<char[]>(std::size_t(maxModelFileBytes));
        const FileSet files(path("model.m2"), QByteArray::fromRawData(primary.get(), maxModelFileBytes - 1000));
        QVERIFY(files.companion(QStringLiteral("a.skin")) == QByteArray(600, 'a'));
        QVERIFY(!files.companion(QStringLiteral("b.skin")));
        QVERIFY(files.companion(QStringLiteral("a.skin")) == QByteArray(600, 'a'));
        const FileSet archived(path("model.m2"), files.primaryArray(),
                               [](const QString &) { return std::optional(QByteArray(1001, 'c')); });
        QVERIFY(!archived.companion(QStringLiteral("c.skin")));
    }

    void knowsWhetherItIsCurrent()
    {
        put(path("a.m2"), "one");
        put(path("b.skin"), "two");
        const auto files = FileSet::fromDisk(path("a.m2"));
        QVERIFY(files && files->companion(QStringLiteral("b.skin")));
        QVERIFY(files->isCurrent());
        QVERIFY(QFile::remove(path("b.skin")));
        QVERIFY(!files->isCurrent());
        put(path("b.skin"), "another");
        QVERIFY(!files->isCurrent());
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_GUILESS_TEST(tst_read_file, TestReadFile)

} // namespace tst_read_file
#include "tst_read_file.moc"
