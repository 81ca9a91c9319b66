// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/safe_save.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

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

private:
    QString path(const char *name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestSafeSave)
#include "tst_safe_save.moc"
