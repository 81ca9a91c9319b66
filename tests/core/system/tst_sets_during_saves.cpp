// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Files that belong together, read while another program saves them: part of the set before one step of the save, the
// rest before a later one. Who reads either gets the files of one state or is told; and lists show one state.

#include "core/assets/asset_set.h"
#include "core/assets/folder_source.h"
#include "core/files/file_set.h"
#include "core/files/file_transaction.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sets_during_saves {

using namespace sinew;

namespace {

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(path));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The last step: the save is done.
constexpr int end = 12;

} // namespace

class TestSetsDuringSaves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_state = std::make_unique<QTemporaryDir>();
        qputenv("XDG_STATE_HOME", QFile::encodeName(m_state->path()));
    }

    void sets_data()
    {
        QTest::addColumn<bool>("savesFirst");
        QTest::addColumn<QString>("order");
        for (const bool savesFirst : {true, false})
            for (const char *order : {"bc", "cb"})
                QTest::addRow("%s, %s", savesFirst ? "all three" : "companions only", order)
                    << savesFirst << QString::fromLatin1(order);
    }
    void sets()
    {
        QFETCH(const bool, savesFirst);
        QFETCH(const QString, order);
        int mixtures = 0;
        for (int first = 0; first <= end; ++first)
            for (int second = first; second <= end; ++second)
                mixtures += readAt(first, second, savesFirst, order);
        // Otherwise nothing was tried.
        QVERIFY2(mixtures > 10, qPrintable(QString::number(mixtures)));
    }

    void listsAreOfOneState()
    {
        fill();
        const FolderSource folder(path(QStringLiteral("inner"))), above(m_folder->path());
        QList<QStringList> lists;
        QVERIFY(saveFiles(newFiles(true), [&](const QString &) {
            lists += folder.list().files;
            QStringList fromAbove;
            for (const QString &name : folder.list().files)
                fromAbove += QStringLiteral("inner/") + name;
            if (above.list().files != fromAbove)
                lists += above.list().files;
            return true;
        }));
        lists += folder.list().files;
        const QStringList before{QStringLiteral("a"), QStringLiteral("b")},
            after{QStringLiteral("a"), QStringLiteral("c")};
        QCOMPARE(lists.size(), end);
        const qsizetype last = lists.lastIndexOf(before);
        // The commit is the step before which the old files count for the last time.
        QCOMPARE(last, 6);
        for (qsizetype step = 0; step < lists.size(); ++step)
            QCOMPARE(lists[step], step <= last ? before : after);
    }

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void fill()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("inner")));
        put(path(QStringLiteral("inner/a")), "old a");
        put(path(QStringLiteral("inner/b")), "old b");
    }
    std::vector<FileToSave> newFiles(bool savesFirst) const
    {
        std::vector<FileToSave> files{{path(QStringLiteral("inner/b")), {}, {}, true},
                                      {path(QStringLiteral("inner/c")), bytesOf("new c")}};
        if (savesFirst)
            files.insert(files.begin(), {path(QStringLiteral("inner/a")), bytesOf("new a")});
        return files;
    }

    template<class ReadOne>
    static QByteArray companions(const QString &order, const ReadOne &read)
    {
        QHash<QChar, QByteArray> all;
        for (const QChar name : order)
            all[name] = read(QString(name));
        return ", " + all.value(u'b') + ", " + all.value(u'c');
    }

    /// Saves three files; reads `a` before the step in row `first`, the others before that in row `second`. Returns how
    /// many of the sets are mixtures.
    int readAt(int first, int second, bool savesFirst, const QString &order)
    {
        fill();
        const FolderSource source(path(QStringLiteral("inner")));
        static_cast<void>(source.read(QStringLiteral("b"))); // something is known of the folder
        std::optional<FileSet> files;
        std::unique_ptr<AssetSet> assets;
        QByteArray fromDisk, fromSource;
        int mixtures = 0;
        const auto judge = [&](const QByteArray &text, bool isCurrent, bool mustBe, const char *what) {
            const QByteArray a = savesFirst ? "new a" : "old a";
            const bool isMixture = text != "old a, old b, (none)" && text != a + ", (none), new c";
            const QString place =
                QStringLiteral("%1 read at %2 and %3: %4")
                    .arg(QLatin1String(what), QString::number(first), QString::number(second), QLatin1String(text));
            QVERIFY2(!isMixture || !isCurrent, qPrintable(place));
            QVERIFY2(!mustBe || (isCurrent && !isMixture), qPrintable(place));
            mixtures += isMixture;
        };
        int row = 0;
        const auto step = [&](const QString &) {
            if (row == first) {
                auto opened = FileSet::fromDisk(path(QStringLiteral("inner/a")));
                if (opened)
                    files.emplace(std::move(*opened));
                assets = source.set();
                const auto a = assets->read(QStringLiteral("a"));
                fromDisk = files ? files->primaryArray() : QByteArray();
                fromSource = a ? a->bytes : QByteArray();
            }
            if (row == second && files && assets) {
                fromDisk +=
                    companions(order, [&](const QString &name) { return files->companion(name).value_or("(none)"); });
                fromSource += companions(order, [&](const QString &name) {
                    const auto asset = assets->read(name);
                    return asset ? asset->bytes : QByteArray("(none)");
                });
                judge(fromDisk, files->isCurrent(), first == second, "files");
                judge(fromSource, assets->isCurrent(), first == second, "assets");
            }
            ++row;
            return true;
        };
        const bool isSaved(saveFiles(newFiles(savesFirst), step));
        for (; row <= end;)
            step({});
        if (!isSaved || !files || !assets) {
            QTest::qFail("the set was not read", __FILE__, __LINE__);
            return 0;
        }
        judge(fromDisk, files->isCurrent(), false, "files, later");
        judge(fromSource, assets->isCurrent(), false, "assets, later");
        return mixtures;
    }

    std::unique_ptr<QTemporaryDir> m_folder, m_state;
};

SINEW_GUILESS_TEST(tst_sets_during_saves, TestSetsDuringSaves)

} // namespace tst_sets_during_saves
#include "tst_sets_during_saves.moc"
