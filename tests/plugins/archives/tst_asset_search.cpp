// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/assets/asset_search.h"
#include "core/assets/folder_source.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>

namespace tst_asset_search {

using namespace sinew;

class TestAssetSearch : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    /// The content is the path itself, so a test sees which file was read.
    void write(const QString &path, const QDateTime &folderTime = {})
    {
        const QFileInfo info(m_dir->filePath(path));
        QVERIFY(QDir().mkpath(info.path()));
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(path.toUtf8());
        file.close();
        if (folderTime.isValid())
            setTime(info.path(), folderTime);
    }
    void setTime(const QString &folder, const QDateTime &time)
    {
        const struct timespec times[2] = {{time.toSecsSinceEpoch(), 0}, {time.toSecsSinceEpoch(), 0}};
        QCOMPARE(utimensat(AT_FDCWD, QFile::encodeName(folder).constData(), times, 0), 0);
    }
    QString root(const QString &folder = {}) const { return m_dir->filePath(folder); }
    static QString found(const AssetSource &source, const QString &path)
    {
        const auto asset = source.read(path);
        return asset ? QString::fromUtf8(asset->bytes) : QStringLiteral("-");
    }

private Q_SLOTS:
    void init();
    void ignoresCase();
    void wholePathBeforeBaseName();
    void baseNameInFoldersBelow();
    void severalSpellings();
    void staysInside_data();
    void staysInside();
    void onlyRegularFiles();
    void linksInACircle();
    void emptyFileIsFound();
    void folderIsListedOnce();
    void seesNewFiles();
    void missingFolder();
    void suffixAlternatives_data();
    void suffixAlternatives();
    void sourcesInOrder();
    void pathsFromAboveTheFolder();
    void onlyTheWholePath();
    void locatesWithoutReading();
    void modelSuffixes_data();
    void modelSuffixes();
    void modelKeys();
    void listsFolders();
    void reportsWhatWasSearched();
    void emptyPath();
};

void TestAssetSearch::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QVERIFY(m_dir->isValid());
}

void TestAssetSearch::ignoresCase()
{
    write(QStringLiteral("a/Textures/ÄxeHead.BLP"));
    const FolderSource source(root(QStringLiteral("a")));
    QCOMPARE(found(source, QStringLiteral("textures/äxehead.blp")), QStringLiteral("a/Textures/ÄxeHead.BLP"));
    const auto asset = source.read(QStringLiteral("TEXTURES//./Äxehead.blp"));
    QVERIFY(asset);
    QCOMPARE(asset->path, QStringLiteral("Textures/ÄxeHead.BLP"));
}

void TestAssetSearch::wholePathBeforeBaseName()
{
    write(QStringLiteral("a/Armor.blp"));
    const FolderSource source(root(QStringLiteral("a")));
    QCOMPARE(found(source, QStringLiteral("Textures/armor.blp")), QStringLiteral("a/Armor.blp"));
    QCOMPARE(found(source, QStringLiteral("armor.blp")), QStringLiteral("a/Armor.blp"));
    QCOMPARE(found(source, QStringLiteral("Textures/Helmet.blp")), QStringLiteral("-"));
    write(QStringLiteral("a/Textures/Armor.blp"));
    QCOMPARE(found(source, QStringLiteral("Textures/armor.blp")), QStringLiteral("a/Textures/Armor.blp"));
    QCOMPARE(found(source, QStringLiteral("armor.blp")), QStringLiteral("a/Armor.blp"));
}

/// What users add is often a folder with one for each pack of textures.
void TestAssetSearch::baseNameInFoldersBelow()
{
    write(QStringLiteral("a/pack/deep/Water.blp"));
    write(QStringLiteral("a/pack/Water.BLP"));
    const QString wanted = QStringLiteral("Textures/water.blp");
    const FolderSource usual(root(QStringLiteral("a")));
    QCOMPARE(found(usual, wanted), QStringLiteral("-"));
    const FolderSource below(root(QStringLiteral("a")), FolderSource::Names::AlsoBelow);
    QCOMPARE(found(below, wanted), QStringLiteral("a/pack/Water.BLP"));
    QCOMPARE(found(below, QStringLiteral("water.blp")), QStringLiteral("a/pack/Water.BLP"));
    QCOMPARE(found(below, QStringLiteral("pack/deep/water.blp")), QStringLiteral("a/pack/deep/Water.blp"));
    QCOMPARE(found(below, QStringLiteral("Textures/Fire.blp")), QStringLiteral("-"));
    // A file that is gone is found where it is now.
    QVERIFY(QFile::remove(root(QStringLiteral("a/pack/Water.BLP"))));
    QCOMPARE(found(below, wanted), QStringLiteral("a/pack/deep/Water.blp"));
    write(QStringLiteral("a/other/water.blp"));
    QVERIFY(QFile::remove(root(QStringLiteral("a/pack/deep/Water.blp"))));
    QCOMPARE(found(below, wanted), QStringLiteral("a/other/water.blp"));
    QVERIFY(QFile::remove(root(QStringLiteral("a/other/water.blp"))));
    QCOMPARE(found(below, wanted), QStringLiteral("-"));
    // One that is too large for an asset is listed all the same.
    QFile huge(root(QStringLiteral("a/pack/huge.blp")));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize((qint64(1) << 30) + 1));
    const FolderSource fresh(root(QStringLiteral("a")), FolderSource::Names::AlsoBelow);
    for (int i = 0; i < 2; ++i)
        QCOMPARE(found(fresh, QStringLiteral("Textures/huge.blp")), QStringLiteral("-"));
    QVERIFY(huge.remove());
    write(QStringLiteral("a/pack/deep/Water.blp"));
    // Such a find is told from one under the whole path.
    AssetSearch search;
    search.addSource(std::make_shared<FolderSource>(root(QStringLiteral("a")), FolderSource::Names::AlsoBelow));
    const FoundAsset asset = search.find(QStringLiteral("Textures\\Water.blp"), AssetKind::Image);
    QVERIFY(asset.found() && asset.byNameAlone);
    QCOMPARE(asset.path, QStringLiteral("pack/deep/Water.blp"));
}

void TestAssetSearch::severalSpellings()
{
    write(QStringLiteral("a/ARMOR.blp"));
    write(QStringLiteral("a/Armor.blp"));
    write(QStringLiteral("a/TEX/one.blp"));
    write(QStringLiteral("a/tex/two.blp"));
    const FolderSource source(root(QStringLiteral("a")));
    QCOMPARE(found(source, QStringLiteral("Armor.blp")), QStringLiteral("a/Armor.blp"));
    QCOMPARE(found(source, QStringLiteral("ARMOR.blp")), QStringLiteral("a/ARMOR.blp"));
    QCOMPARE(found(source, QStringLiteral("tex/one.blp")), QStringLiteral("a/TEX/one.blp"));
    QCOMPARE(found(source, QStringLiteral("TEX/two.blp")), QStringLiteral("a/tex/two.blp"));
}

void TestAssetSearch::staysInside_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("up") << QStringLiteral("../secret.blp");
    QTest::newRow("down and up") << QStringLiteral("Textures/../../secret.blp");
    QTest::newRow("absolute") << QStringLiteral("/etc/passwd");
    QTest::newRow("absolute, the file") << QStringLiteral("<root>/secret.blp");
    QTest::newRow("folder itself") << QStringLiteral("Textures/..");
    QTest::newRow("drive") << QStringLiteral("C:/secret.blp");
    QTest::newRow("null") << QStringLiteral("..%1/secret.blp").arg(QChar(u'\0'));
}

void TestAssetSearch::staysInside()
{
    QFETCH(QString, path);
    write(QStringLiteral("secret.blp"));
    write(QStringLiteral("a/Textures/Armor.blp"));
    const FolderSource source(root(QStringLiteral("a")));
    QCOMPARE(found(source, path.replace(QStringLiteral("<root>"), root())), QStringLiteral("-"));
    QCOMPARE(found(source, QStringLiteral("x/../Textures/Armor.blp")), QStringLiteral("a/Textures/Armor.blp"));
    QCOMPARE(found(source, QStringLiteral("../../Textures/Armor.blp")), QStringLiteral("-"));
    // A base name inside the folder is no way out of it.
    write(QStringLiteral("a/secret.blp"));
    QCOMPARE(found(source, QStringLiteral("../secret.blp")), QStringLiteral("a/secret.blp"));
}

void TestAssetSearch::onlyRegularFiles()
{
    QVERIFY(QDir().mkpath(root(QStringLiteral("a/folder.blp"))));
    QCOMPARE(mkfifo(QFile::encodeName(root(QStringLiteral("a/pipe.blp"))).constData(), 0600), 0);
    const FolderSource source(root(QStringLiteral("a")));
    QCOMPARE(found(source, QStringLiteral("folder.blp")), QStringLiteral("-"));
    QCOMPARE(found(source, QStringLiteral("pipe.blp")), QStringLiteral("-")); // must not wait for a writer
}

/// Links "a" and "A" to their own folder: a path of forty names could be followed in 2^40 ways.
void TestAssetSearch::linksInACircle()
{
    write(QStringLiteral("a/x.blp"));
    QVERIFY(QFile::link(root(QStringLiteral("a")), root(QStringLiteral("a/b"))));
    QVERIFY(QFile::link(root(QStringLiteral("a")), root(QStringLiteral("a/B"))));
    const FolderSource source(root(QStringLiteral("a")));
    QCOMPARE(found(source, QStringLiteral("b/b/b/x.blp")), QStringLiteral("a/x.blp"));
    QCOMPARE(found(source, QStringLiteral("b/").repeated(40) + QStringLiteral("none.blp")), QStringLiteral("-"));
    // All paths lead to one folder, whose names are read once.
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    setTime(root(QStringLiteral("a")), yesterday);
    const FolderSource settled(root(QStringLiteral("a")));
    for (int i = 0; i < 500; ++i)
        QCOMPARE(found(settled, QStringLiteral("b/").repeated(40) + QStringLiteral("none%1.blp").arg(i)),
                 QStringLiteral("-"));
    QCOMPARE(settled.scans(), 1);
}

void TestAssetSearch::emptyFileIsFound()
{
    QFile file(root(QStringLiteral("empty.blp")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    AssetSearch search;
    search.addSource(std::make_shared<FolderSource>(root()));
    const FoundAsset asset = search.find(QStringLiteral("empty.blp"), AssetKind::Image);
    QVERIFY(asset.found());
    QVERIFY(asset.bytes.isEmpty());
}

void TestAssetSearch::folderIsListedOnce()
{
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    write(QStringLiteral("a/Textures/Armor.blp"), yesterday);
    setTime(root(QStringLiteral("a")), yesterday);
    auto source = std::make_shared<FolderSource>(root(QStringLiteral("a")));
    AssetSearch search;
    search.addSource(source);
    for (int i = 0; i < 500; ++i)
        QVERIFY(!search.find(QStringLiteral("Textures\\Missing%1.blp").arg(i), AssetKind::Image).found());
    QCOMPARE(source->scans(), 2); // the folder and Textures
}

void TestAssetSearch::seesNewFiles()
{
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    write(QStringLiteral("a/Armor.blp"), yesterday);
    const FolderSource source(root(QStringLiteral("a")));
    QCOMPARE(found(source, QStringLiteral("helmet.blp")), QStringLiteral("-"));
    write(QStringLiteral("a/Helmet.blp"), yesterday.addSecs(60));
    QCOMPARE(found(source, QStringLiteral("helmet.blp")), QStringLiteral("a/Helmet.blp"));
    // The next two changes happen within one tick of the clock.
    write(QStringLiteral("a/One.blp"));
    QCOMPARE(found(source, QStringLiteral("one.blp")), QStringLiteral("a/One.blp"));
    write(QStringLiteral("a/Two.blp"));
    QCOMPARE(found(source, QStringLiteral("two.blp")), QStringLiteral("a/Two.blp"));
    QVERIFY(QFile::remove(root(QStringLiteral("a/Two.blp"))));
    QCOMPARE(found(source, QStringLiteral("two.blp")), QStringLiteral("-"));
}

void TestAssetSearch::missingFolder()
{
    const FolderSource source(root(QStringLiteral("later")));
    QCOMPARE(found(source, QStringLiteral("a.blp")), QStringLiteral("-"));
    write(QStringLiteral("later/a.blp"));
    QCOMPARE(found(source, QStringLiteral("a.blp")), QStringLiteral("later/a.blp"));
}

void TestAssetSearch::suffixAlternatives_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("expected");
    const QString png = QStringLiteral("x.png"), tga = QStringLiteral("x.tga"), blp = QStringLiteral("x.blp"),
                  dds = QStringLiteral("x.dds"), tif = QStringLiteral("x.tif"), jpg = QStringLiteral("x.jpg");
    QTest::newRow("own suffix first") << QStringList{dds, blp, tga} << QStringLiteral("x.tga") << tga;
    QTest::newRow("dds before blp") << QStringList{png, blp, dds} << QStringLiteral("x.tif") << dds;
    QTest::newRow("blp before tga") << QStringList{png, tga, blp} << QStringLiteral("x.dds") << blp;
    QTest::newRow("tga before png") << QStringList{png, tga} << QStringLiteral("X.BLP") << tga;
    QTest::newRow("png before tif") << QStringList{tif, png} << QStringLiteral("x.blp") << png;
    QTest::newRow("tif before jpg") << QStringList{jpg, tif} << QStringLiteral("x.blp") << tif;
    QTest::newRow("no suffix") << QStringList{blp} << QStringLiteral("x") << blp;
    QTest::newRow("other suffix is kept")
        << QStringList{blp, QStringLiteral("x.skin.blp")} << QStringLiteral("x.skin") << QStringLiteral("x.skin.blp");
    QTest::newRow("dot in the folder") << QStringList{QStringLiteral("my.mod/x.blp")} << QStringLiteral("my.mod\\x")
                                       << QStringLiteral("my.mod/x.blp");
    QTest::newRow("two suffixes") << QStringList{QStringLiteral("x.blp.tga")} << QStringLiteral("x.blp.dds")
                                  << QStringLiteral("x.blp.tga");
}

void TestAssetSearch::suffixAlternatives()
{
    QFETCH(QStringList, files);
    QFETCH(QString, wanted);
    QFETCH(QString, expected);
    for (const QString &file : std::as_const(files))
        write(file);
    AssetSearch search;
    search.addSource(std::make_shared<FolderSource>(root()));
    const FoundAsset asset = search.find(wanted, AssetKind::Image);
    QCOMPARE(QString::fromUtf8(asset.bytes), expected);
    QCOMPARE(asset.path, expected);
}

void TestAssetSearch::sourcesInOrder()
{
    write(QStringLiteral("a/Armor.dds"));
    write(QStringLiteral("b/Textures/Armor.blp"));
    const auto a = std::make_shared<FolderSource>(root(QStringLiteral("a"))),
               b = std::make_shared<FolderSource>(root(QStringLiteral("b")));
    AssetSearch search;
    search.addSource(a);
    search.addSource(b);
    // The whole path in any source beats a file of that name in another folder of an earlier one.
    for (const bool reads : {true, false}) {
        const auto found = [&] {
            const QString path = QStringLiteral("Textures\\Armor.blp");
            return reads ? search.find(path, AssetKind::Image) : search.locate(path, AssetKind::Image);
        };
        const FoundAsset asset = found();
        QCOMPARE(asset.path, QStringLiteral("Textures/Armor.blp"));
        QCOMPARE(asset.source, root(QStringLiteral("b")));
        QCOMPARE(asset.diskPath, root(QStringLiteral("b/Textures/Armor.blp")));
        QCOMPARE(asset.bytes, reads ? QByteArray("b/Textures/Armor.blp") : QByteArray());
        QVERIFY(!asset.byNameAlone);
    }
    // Of whole paths, and of names alone, the first source's counts, whatever its suffix.
    write(QStringLiteral("a/Textures/Armor.tga"));
    QCOMPARE(search.find(QStringLiteral("Textures\\Armor.blp"), AssetKind::Image).source, root(QStringLiteral("a")));
    write(QStringLiteral("b/Helmet.blp"));
    write(QStringLiteral("a/Helmet.dds"));
    const FoundAsset helmet = search.find(QStringLiteral("Textures\\Helmet.blp"), AssetKind::Image);
    QVERIFY(helmet.byNameAlone);
    QCOMPARE(QString::fromUtf8(helmet.bytes), QStringLiteral("a/Helmet.dds"));
    QCOMPARE(helmet.searched.size(), 2);
}

/// A folder with files that are imported under its name stands for what its path says.
void TestAssetSearch::pathsFromAboveTheFolder()
{
    write(QStringLiteral("a/Buildings/Den.blp"));
    write(QStringLiteral("b/War3mapImported/Den.blp"));
    write(QStringLiteral("b/War3mapImported/x/Hut.blp"));
    AssetSearch search;
    for (const char *folder : {"a", "b/War3mapImported"})
        search.addSource(std::make_shared<FolderSource>(root(QLatin1String(folder)), FolderSource::Names::AlsoBelow));
    const auto found = [&](const QString &path) { return search.find(path, AssetKind::Image); };
    const FoundAsset den = found(QStringLiteral("war3mapImported\\Den.blp"));
    QCOMPARE(QString::fromUtf8(den.bytes), QStringLiteral("b/War3mapImported/Den.blp"));
    QVERIFY(!den.byNameAlone);
    const FoundAsset hut = found(QStringLiteral("b/war3mapImported/x/Hut.blp"));
    QCOMPARE(hut.path, QStringLiteral("x/Hut.blp"));
    QVERIFY(!hut.byNameAlone);
    QVERIFY(found(QStringLiteral("war3mapImported\\Hut.blp")).byNameAlone);
    QVERIFY(found(QStringLiteral("Imported\\x\\Hut.blp")).byNameAlone);
    // A whole path of the disk is none of a game.
    QVERIFY(found(root(QStringLiteral("b/War3mapImported/Den.blp"))).byNameAlone);
}

void TestAssetSearch::onlyTheWholePath()
{
    write(QStringLiteral("a/Armor.blp"));
    write(QStringLiteral("a/Textures/Helmet.blp"));
    const FolderSource source(root(QStringLiteral("a")), FolderSource::Names::WholePath);
    QCOMPARE(found(source, QStringLiteral("Textures/Armor.blp")), QStringLiteral("-"));
    QCOMPARE(found(source, QStringLiteral("textures/helmet.blp")), QStringLiteral("a/Textures/Helmet.blp"));
}

void TestAssetSearch::locatesWithoutReading()
{
    write(QStringLiteral("a/Textures/Armor.dds"));
    AssetSearch search;
    search.addSource(std::make_shared<FolderSource>(root(QStringLiteral("a"))));
    const FoundAsset asset = search.locate(QStringLiteral("textures\\armor.blp"), AssetKind::Image);
    QVERIFY(asset.found());
    QVERIFY(asset.bytes.isNull());
    QCOMPARE(asset.path, QStringLiteral("Textures/Armor.dds"));
    QCOMPARE(asset.diskPath, root(QStringLiteral("a/Textures/Armor.dds")));
    QVERIFY(!search.locate(QStringLiteral("textures\\armour.blp"), AssetKind::Image).found());
}

void TestAssetSearch::modelSuffixes_data()
{
    QTest::addColumn<QStringList>("files");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("expected");
    const QString mdx = QStringLiteral("a/Arrow.mdx"), mdl = QStringLiteral("a/Arrow.mdl"),
                  blp = QStringLiteral("a/Arrow.blp"), wav = QStringLiteral("a/Arrow.wav");
    const QString asMdl = QStringLiteral("A\\arrow.MDL"), none;
    const int model = int(AssetKind::Model), any = int(AssetKind::Any), image = int(AssetKind::Image);
    QTest::newRow("mdl stands for mdx") << QStringList{mdx, mdl} << asMdl << model << mdx;
    QTest::newRow("mdl where there is no mdx") << QStringList{mdl} << asMdl << model << mdl;
    QTest::newRow("mdx first") << QStringList{mdx, mdl} << QStringLiteral("a\\arrow.mdx") << model << mdx;
    QTest::newRow("each format has its own") << QStringList{mdx, QStringLiteral("a/Arrow.m9t")}
                                             << QStringLiteral("a\\arrow.m9") << model << QStringLiteral("a/Arrow.m9t");
    QTest::newRow("a suffix that stands for itself alone")
        << QStringList{mdx, QStringLiteral("a/Arrow.m2")} << QStringLiteral("a\\arrow.m2") << model
        << QStringLiteral("a/Arrow.m2");
    QTest::newRow("no suffix") << QStringList{blp, mdx} << QStringLiteral("a\\arrow") << model << mdx;
    QTest::newRow("a model is no picture") << QStringList{mdx} << QStringLiteral("a\\arrow.blp") << image << none;
    QTest::newRow("a picture is no model") << QStringList{blp} << asMdl << model << none;
    QTest::newRow("any: a model by its suffix") << QStringList{blp, mdx} << asMdl << any << mdx;
    QTest::newRow("any: a picture by its suffix")
        << QStringList{blp, mdx} << QStringLiteral("a/arrow.tga") << any << blp;
    QTest::newRow("any: exactly as it is") << QStringList{wav, blp} << QStringLiteral("a\\ARROW.WAV") << any << wav;
    QTest::newRow("any: nothing else") << QStringList{blp, mdx} << QStringLiteral("a/arrow.mp3") << any << none;
}

void TestAssetSearch::modelSuffixes()
{
    QFETCH(QStringList, files);
    QFETCH(QString, wanted);
    QFETCH(int, kind);
    QFETCH(QString, expected);
    for (const QString &file : std::as_const(files))
        write(file);
    AssetSearch search({{QStringLiteral("m9"), QStringLiteral("m9t")}, {QStringLiteral("mdx"), QStringLiteral("mdl")}});
    search.addSource(std::make_shared<FolderSource>(root()));
    QCOMPARE(search.find(wanted, AssetKind(kind)).path, expected);
}

void TestAssetSearch::modelKeys()
{
    const ModelSuffixes models{{QStringLiteral("m9"), QStringLiteral("m9t")},
                               {QStringLiteral("mdx"), QStringLiteral("mdl")}};
    const QString key = modelKey(QStringLiteral("Units\\Sword.MDL"), models);
    QCOMPARE(key, QStringLiteral("units/sword.mdx"));
    QCOMPARE(modelKey(QStringLiteral("units/SWORD.mdx"), models), key);
    QCOMPARE(modelKey(QStringLiteral("Sword.m9t"), models), QStringLiteral("sword.m9"));
    QCOMPARE(modelKey(QStringLiteral("Sword.M2"), models), QStringLiteral("sword.m2"));
    QCOMPARE(modelKey(QStringLiteral("Sword.mdl"), {}), QStringLiteral("sword.mdl"));
    QCOMPARE(modelKey(QString(), models), QString());
}

void TestAssetSearch::listsFolders()
{
    write(QStringLiteral("a/b/Two.blp"));
    write(QStringLiteral("a/one.mdx"));
    write(QStringLiteral("a/Three.txt"));
    AssetListing listing = FolderSource(root(QStringLiteral("a"))).list();
    QCOMPARE(listing.state, AssetListing::Readable);
    QCOMPARE(listing.files,
             (QStringList{QStringLiteral("b/Two.blp"), QStringLiteral("one.mdx"), QStringLiteral("Three.txt")}));
    QVERIFY(listing.complete);
    QCOMPARE(FolderSource(root(QStringLiteral("none"))).list().state, AssetListing::Absent);
    QCOMPARE(FolderSource(root(QStringLiteral("a/one.mdx"))).list().state, AssetListing::Unreadable);
}

void TestAssetSearch::reportsWhatWasSearched()
{
    write(QStringLiteral("a/other.txt"));
    AssetSearch search;
    search.addSource(std::make_shared<FolderSource>(root(QStringLiteral("a"))));
    search.addSource(std::make_shared<FolderSource>(root(QStringLiteral("b")), FolderSource::Names::WholePath));
    const FoundAsset asset = search.find(QStringLiteral("Textures\\Armor.BLP"), AssetKind::Image);
    QVERIFY(!asset.found());
    const QString suffixes = QStringLiteral("{.BLP,.dds,.tga,.png,.tif,.jpg}");
    QCOMPARE(asset.searched, (QStringList{root(QStringLiteral("a")) + QStringLiteral(": [Textures/]Armor") + suffixes,
                                          root(QStringLiteral("b")) + QStringLiteral(": Textures/Armor") + suffixes}));
    QCOMPARE(search.find(QStringLiteral("Sound\\x.wav"), AssetKind::Any).searched.first(),
             root(QStringLiteral("a")) + QStringLiteral(": [Sound/]x.wav"));
}

void TestAssetSearch::emptyPath()
{
    AssetSearch search;
    search.addSource(std::make_shared<FolderSource>(root()));
    for (const QString &path : {QString(), QStringLiteral("\\"), QStringLiteral("Textures/")}) {
        const FoundAsset asset = search.find(path, AssetKind::Image);
        QVERIFY(!asset.found());
        QVERIFY(asset.searched.isEmpty());
    }
}

SINEW_GUILESS_TEST(tst_asset_search, TestAssetSearch)

} // namespace tst_asset_search
#include "tst_asset_search.moc"
