// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/list_file.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_list_file {

using namespace sinew;

class TestListFile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void names()
    {
        ListFile list(put("53183;sound/music/a.mp3\n"
                          "120191;Creature\\Bear\\Bear.M2\r\n"
                          "120192;creature/bear/bear00.skin\n"
                          "4294967295;last;with a semicolon.blp"));
        QVERIFY(list.load());
        QCOMPARE(list.size(), std::size_t(4));
        QCOMPARE(list.nameOf(53183), QStringLiteral("sound/music/a.mp3"));
        QCOMPARE(list.nameOf(120191), QStringLiteral("Creature/Bear/Bear.M2"));
        QCOMPARE(list.nameOf(120192), QStringLiteral("creature/bear/bear00.skin"));
        QCOMPARE(list.nameOf(0xffffffff), QStringLiteral("last;with a semicolon.blp"));
        for (const std::uint32_t id : {0u, 53182u, 53184u, 120193u})
            QCOMPARE(list.nameOf(id), QString());
    }

    void oddLines()
    {
        ListFile list(put("# a comment\n\n;no id\nx7;no number\n99999999999;too large\n8\n-4;negative\n"
                          "9;nine\n7;\xC3\xA4.blp\n9;nine again\n10;\n"));
        QVERIFY(list.load());
        QCOMPARE(list.nameOf(7), QString::fromUtf8("\xC3\xA4.blp"));
        QCOMPARE(list.nameOf(9), QStringLiteral("nine"));
        QCOMPARE(list.nameOf(10), QString());
        QCOMPARE(list.nameOf(8), QString());
        QCOMPARE(list.nameOf(4), QString());
    }

    void whatIsNoList()
    {
        QVERIFY(ListFile().load());
        QCOMPARE(ListFile().nameOf(1), QString());
        ListFile missing(m_folder->filePath(QStringLiteral("missing.csv")));
        const Status state = missing.load();
        QVERIFY(!state);
        QVERIFY(QString::fromStdString(state.error().file).endsWith(u"missing.csv"));
        QCOMPARE(missing.nameOf(1), QString());
        QVERIFY(!ListFile(put("")).load());
        QVERIFY(!ListFile(put(QByteArray(10 << 20, 'x'))).load());
        QVERIFY(!ListFile(put("id,path\n1,a\n")).load());
        QVERIFY(!ListFile(m_folder->path()).load());
    }

    /// A list that is replaced while in use counts in its new form; one that is cut short breaks nothing.
    void changes()
    {
        const QString path = put("1;one\n2;two\n");
        ListFile list(path);
        QCOMPARE(list.nameOf(2), QStringLiteral("two"));
        put("1;another\n2;and one more\n");
        QCOMPARE(list.nameOf(2), QStringLiteral("and one more"));
        put("");
        QCOMPARE(list.nameOf(2), QString());
        QVERIFY(QFile::remove(path));
        QCOMPARE(list.nameOf(2), QString());
        put("2;back\n");
        QCOMPARE(list.nameOf(2), QStringLiteral("back"));
        list.setPath({});
        QCOMPARE(list.nameOf(2), QString());
    }

    /// Lists of real size, sorted and not; lines cross the blocks in which they are read.
    void large()
    {
        for (const bool sorted : {true, false}) {
            QByteArray text;
            constexpr std::uint32_t count = 500'000;
            for (std::uint32_t i = 0; i < count; ++i) {
                const std::uint32_t id = sorted ? i : (i * 7919u) % count; // 7919 is prime: each id once
                text += QByteArray::number(id) + ";world/expansion09/doodads/file" + QByteArray::number(id) + ".m2\n";
            }
            ListFile list(put(text));
            QCOMPARE(list.size(), std::size_t(count));
            for (std::uint32_t id = 0; id < count; id += 9973)
                QCOMPARE(list.nameOf(id), QStringLiteral("world/expansion09/doodads/file%1.m2").arg(id));
        }
    }

private:
    QString put(const QByteArray &bytes) const
    {
        const QString path = m_folder->filePath(QStringLiteral("list.csv"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("can't write");
        return path;
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

SINEW_GUILESS_TEST(tst_list_file, TestListFile)

} // namespace tst_list_file
#include "tst_list_file.moc"
