// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Names from models and archives lead nowhere but into the folder that the user chose.

#include "core/files/output_folder.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_output_folder {

using namespace sinew;

class TestOutputFolder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void names_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("below");
        const auto row = [](const char *name, const char *below) {
            QTest::newRow(name) << QString::fromUtf8(name) << QString::fromUtf8(below);
        };
        row("a.blp", "a.blp");
        row("Textures\\Armor.blp", "Textures/Armor.blp");
        row("..\\:..\\:x.desktop", "x.desktop");
        row("../../x", "x");
        row("/etc/passwd", "etc/passwd");
        row("C:\\Windows\\x.dll", "Windows/x.dll");
        row("\\\\server\\share\\x", "server/share/x");
        row("a/./b//c", "a/b/c");
        row("a/.../b", "a/b");
        row(" .. /x", "x");
        row("..", "unnamed");
        row("", "unnamed");
        row(".hidden", ".hidden");
        row("x\ny", "xy");
    }
    void names()
    {
        QFETCH(QString, name);
        QTEST(nameBelow(name), "below");
    }

    void makesFolders()
    {
        QTemporaryDir folder;
        const auto place = placeBelow(folder.filePath(QStringLiteral("new")), QStringLiteral("a\\b\\c.blp"));
        QVERIFY(place);
        QCOMPARE(*place, folder.filePath(QStringLiteral("new/a/b/c.blp")));
        QVERIFY(QFileInfo(folder.filePath(QStringLiteral("new/a/b"))).isDir());
        QVERIFY(writeFile(*place, "x", Existing::Keep));
        QVERIFY(!writeFile(*place, "y", Existing::Keep));
        QVERIFY(writeFile(*place, "z", Existing::Replace));
        QFile file(*place);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("z"));
    }

    void linksLeadNowhere()
    {
        QTemporaryDir folder, elsewhere;
        QVERIFY(QFile::link(elsewhere.path(), folder.filePath(QStringLiteral("out"))));
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("real")));
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("real")), folder.filePath(QStringLiteral("in"))));
        QVERIFY(QFile::link(elsewhere.filePath(QStringLiteral("x")), folder.filePath(QStringLiteral("file"))));
        QVERIFY(!placeBelow(folder.path(), QStringLiteral("out/a.blp")));
        QVERIFY(!placeBelow(folder.path(), QStringLiteral("out/deep/a.blp")));
        QVERIFY(!placeBelow(folder.path(), QStringLiteral("file")));
        QVERIFY(placeBelow(folder.path(), QStringLiteral("in/a.blp")));
        QVERIFY(!placeBelow(folder.path(), QStringLiteral("real")));
        QVERIFY(QDir(elsewhere.path()).isEmpty());
        // The chosen folder itself may be a link: the user chose it.
        QVERIFY(placeBelow(folder.filePath(QStringLiteral("out")), QStringLiteral("a.blp")));
    }
};

SINEW_GUILESS_TEST(tst_output_folder, TestOutputFolder)

} // namespace tst_output_folder
#include "tst_output_folder.moc"
