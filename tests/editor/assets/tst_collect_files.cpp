// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Copying all files that a model uses into one folder, and what of a model's textures can be converted.

#include "core/assets/folder_source.h"
#include "core/document/open_document.h"
#include "editor/window/assets/collect_files.h"
#include "editor/window/assets/texture_services.h"
#include "plugins/mpq/format.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

namespace tst_collect_files {

using namespace sinew;
using namespace sinew::test;

class TestCollectFiles : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;

    QString path(const char *name) const { return m_dir->filePath(QLatin1String(name)); }
    void write(const char *name, const QByteArray &bytes) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    AssetSearch search() const
    {
        AssetSearch search;
        search.addSource(std::make_shared<FolderSource>(path("assets")));
        return search;
    }
    static std::unique_ptr<Document> model(std::initializer_list<const char *> paths)
    {
        MdxFile file;
        for (const char *name : paths)
            file.textures.push_back(texture(0, name));
        return open(file.bytes());
    }
    static QStringList pathsIn(const Document &document)
    {
        QStringList paths;
        for (const mdx::Texture &texture : mdxOf(document).data.textures)
            paths += QString::fromStdString(std::string(texture.path.view()));
        return paths;
    }
    static QStringList namesOf(const std::vector<CollectedFile> &files)
    {
        QStringList names;
        for (const CollectedFile &file : files)
            names += file.name;
        return names;
    }

private Q_SLOTS:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void names_data()
    {
        QTest::addColumn<QByteArrayList>("paths");
        QTest::addColumn<bool>("keepFolders");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("side by side") << QByteArrayList{"Units\\Orc.blp", "Textures/Stone.blp"} << false
                                      << QStringList{QStringLiteral("Orc.blp"), QStringLiteral("Stone.blp")};
        QTest::newRow("with folders") << QByteArrayList{"Units\\Orc.blp", "Textures/Stone.blp"} << true
                                      << QStringList{QStringLiteral("Units/Orc.blp"),
                                                     QStringLiteral("Textures/Stone.blp")};
        QTest::newRow("of equal names") << QByteArrayList{"Units\\Orc.blp", "Textures\\ORC.blp", "Orc.blp"} << false
                                        << QStringList{QStringLiteral("Orc.blp"), QStringLiteral("ORC_2.blp"),
                                                       QStringLiteral("Orc_3.blp")};
        QTest::newRow("named twice") << QByteArrayList{"Units\\Orc.blp", "units/orc.BLP"} << false
                                     << QStringList{QStringLiteral("Orc.blp")};
        QTest::newRow("another suffix") << QByteArrayList{"Units\\Shield.tga"} << true
                                        << QStringList{QStringLiteral("Units/Shield.dds")};
        QTest::newRow("no suffix") << QByteArrayList{"Units\\Shield"} << true
                                   << QStringList{QStringLiteral("Units/Shield.dds")};
        QTest::newRow("out of the folder")
            << QByteArrayList{"x\\..\\Orc.blp"} << true << QStringList{QStringLiteral("x/Orc.blp")};
        QTest::newRow("missing") << QByteArrayList{"Nowhere.blp", "Units\\Orc.blp"} << true
                                 << QStringList{QStringLiteral("Units/Orc.blp")};
    }
    /// Each file once, by names that fit in one folder, with the suffix of the file that was found.
    void names()
    {
        QFETCH(QByteArrayList, paths);
        QFETCH(bool, keepFolders);
        for (const char *file : {"assets/Units/Orc.blp", "assets/Textures/Stone.blp", "assets/Textures/Orc.blp",
                                 "assets/Orc.blp", "assets/Units/Shield.dds"})
            write(file, file);
        MdxFile file;
        for (const QByteArray &name : paths)
            file.textures.push_back(texture(0, name.constData()));
        const auto document = open(file.bytes());
        UncollectedFiles others;
        const auto files = filesToCollect(document->model(), search(), keepFolders, {}, &others);
        QTEST(namesOf(files), "names");
        QCOMPARE(others.missing,
                 paths.contains("Nowhere.blp") ? QStringList(QStringLiteral("Nowhere.blp")) : QStringList());
        QCOMPARE(copyFiles(search(), files, path("out")), QStringList());
        for (const CollectedFile &copy : files)
            QCOMPARE(contentOf(path("out/") + copy.name), search().find(copy.path, AssetKind::Image).bytes);
    }

    void pathsFollow()
    {
        write("assets/Units/Orc.blp", "orc");
        write("assets/Textures/Stone.dds", "stone");
        const auto document = model({"Units\\Orc.blp", "Missing.blp", "textures/stone.blp", "UNITS/orc.blp"});
        const QByteArray before = saved(*document);
        const auto files = filesToCollect(document->model(), search(), true);
        auto changes = pathsOfCopies(document->model(), files, QStringLiteral("war3mapImported\\"));
        QVERIFY(bool(changes) && bool(document->push(std::move(*changes), QStringLiteral("collect"))));
        QCOMPARE(pathsIn(*document),
                 (QStringList{QStringLiteral("war3mapImported\\Units\\Orc.blp"), QStringLiteral("Missing.blp"),
                              QStringLiteral("war3mapImported\\textures\\stone.dds"),
                              QStringLiteral("war3mapImported\\Units\\Orc.blp")}));
        document->undo();
        COMPARE_BYTES(saved(*document), before);
        QVERIFY(!document->canUndo());
    }

    /// A path of an MDX texture has room for 260 characters.
    void pathsThatAreTooLong()
    {
        write("assets/Orc.blp", "orc");
        const auto document = model({"Orc.blp"});
        const auto files = filesToCollect(document->model(), search(), true);
        QVERIFY(bool(pathsOfCopies(document->model(), files, QString(253, QLatin1Char('x')))));
        QVERIFY(!pathsOfCopies(document->model(), files, QString(254, QLatin1Char('x'))));
    }

    /// Existing files are never overwritten.
    void filesInTheWay()
    {
        write("assets/Orc.blp", "orc");
        write("assets/Stone.blp", "stone");
        write("out/Orc.blp", "orc");
        write("out/Stone.blp", "mine");
        const auto document = model({"Orc.blp", "Stone.blp"});
        const QStringList problems =
            copyFiles(search(), filesToCollect(document->model(), search(), false), path("out"));
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.front().contains(QLatin1String("Stone.blp")), qPrintable(problems.front()));
        QCOMPARE(contentOf(path("out/Stone.blp")), QByteArray("mine"));
    }

    /// The game's own files need no copies; those that only happen to have the name of one do.
    void filesThatStay()
    {
        write("assets/Units/Orc.blp", "orc");
        write("assets/Stone.blp", "stone");
        write("mine/Skin.blp", "skin");
        const auto document = model({"Units\\Orc.tga", "Textures\\Stone.blp", "Skin.blp", "Gone.blp"});
        AssetSearch both;
        both.addSource(std::make_shared<FolderSource>(path("mine")));
        both.addSource(std::make_shared<FolderSource>(path("assets")));
        UncollectedFiles others;
        const auto files = filesToCollect(document->model(), both, false, {path("assets")}, &others);
        QCOMPARE(namesOf(files), (QStringList{QStringLiteral("Stone.blp"), QStringLiteral("Skin.blp")}));
        QCOMPARE(others.staying, QStringList(QStringLiteral("Units\\Orc.tga")));
        QCOMPARE(others.missing, QStringList(QStringLiteral("Gone.blp")));
        QCOMPARE(filesToCollect(document->model(), both, false).size(), std::size_t(3));
    }

    /// The dialog says where files go, on the disk as well as in the model.
    void whereFilesGo()
    {
        write("assets/Units/Orc.blp", "orc");
        const auto document = model({"Units\\Orc.blp"});
        const auto files = filesToCollect(document->model(), search(), true);
        const QString prefix = QStringLiteral("war3mapImported\\");
        const auto summary = [&](const QString &folder, bool renames) {
            return collectSummary(files, {{}, {QStringLiteral("Game.blp")}}, folder, prefix, renames);
        };
        const QString imported = summary(QStringLiteral("/out"), true);
        QVERIFY2(imported.contains(QDir::toNativeSeparators(QStringLiteral("/out/war3mapImported/Units/Orc.blp"))),
                 qPrintable(imported));
        QVERIFY(imported.contains(QStringLiteral("war3mapImported\\Units\\Orc.blp")));
        QVERIFY(imported.contains(QStringLiteral("stay")));
        QVERIFY(!imported.contains(QStringLiteral("once more")));
        QVERIFY(summary(QStringLiteral("/out/War3mapImported/"), true).contains(QStringLiteral("once more")));
        const QString same = summary(QStringLiteral("/out/war3mapImported"), false);
        QVERIFY(same.contains(QDir::toNativeSeparators(QStringLiteral("/out/war3mapImported/Units/Orc.blp"))));
        QVERIFY(!same.contains(QStringLiteral("once more")) && !same.contains(QStringLiteral("The first path")));
    }

    void filesThatVanish()
    {
        write("assets/Orc.blp", "orc");
        const auto document = model({"Orc.blp"});
        const auto files = filesToCollect(document->model(), search(), false);
        QVERIFY(QFile::remove(path("assets/Orc.blp")));
        QCOMPARE(copyFiles(search(), files, path("out")).size(), 1);
    }

    void folderThatCannotBeMade()
    {
        write("assets/Orc.blp", "orc");
        write("out", "a file");
        const auto document = model({"Orc.blp"});
        QCOMPARE(copyFiles(search(), filesToCollect(document->model(), search(), false), path("out")).size(), 1);
    }

    /// Beside the model; if it has no file yet, in the folder used last.
    void folderOfTheCopies()
    {
        write("models/orc.mdx", MdxFile().bytes());
        FormatRegistry formats;
        formats.add(createMdxFormat());
        const auto stored = openDocument(formats, path("models/orc.mdx"));
        QVERIFY(bool(stored));
        QCOMPARE(defaultCollectFolder(**stored, path("last")), path("models/orc files"));
        const auto archived = open(MdxFile().bytes());
        archived->setPath({});
        archived->setObjectName(QStringLiteral("Footman.mdx"));
        QCOMPARE(defaultCollectFolder(*archived, path("last")), path("last/Footman files"));
    }

    /// A folder that is not an asset source does not lead to its copies.
    void copiesThatAreFound()
    {
        write("assets/Units/Orc.blp", "orc");
        const auto document = model({"Units\\Orc.blp"});
        const auto files = filesToCollect(document->model(), search(), false);
        QCOMPARE(copyFiles(search(), files, path("out")), QStringList());
        QVERIFY(!leadsToCopies(search(), files, path("out"), {}));
        AssetSearch both;
        both.addSource(std::make_shared<FolderSource>(path("out")));
        QVERIFY(leadsToCopies(both, files, path("out"), {}));
        // With a prefix, copies are where it leads.
        const QString prefix = QStringLiteral("war3mapImported\\");
        QVERIFY(!leadsToCopies(both, files, path("out"), prefix));
        QCOMPARE(copyFiles(search(), files, path("out"), prefix), QStringList());
        QVERIFY(QFileInfo::exists(path("out/war3mapImported/Orc.blp")));
        AssetSearch withPrefix;
        withPrefix.addSource(std::make_shared<FolderSource>(path("out")));
        QVERIFY(leadsToCopies(withPrefix, files, path("out"), prefix));
        QCOMPARE(placeOfCopy(files[0], QStringLiteral("..\\..:\\")), QStringLiteral("Orc.blp"));
        // They are found although another source has a file of that name in another folder.
        AssetSearch last;
        last.addSource(std::make_shared<FolderSource>(path("assets"), FolderSource::Names::AlsoBelow));
        last.addSource(std::make_shared<FolderSource>(path("out")));
        QVERIFY(leadsToCopies(last, files, path("out"), prefix));
        // Another file with that name comes first.
        write("assets/Orc.blp", "another");
        AssetSearch hidden = search();
        hidden.addSource(std::make_shared<FolderSource>(path("out")));
        QVERIFY(!leadsToCopies(hidden, files, path("out"), {}));
    }

    /// Files on disk are named, so that they are not overwritten; those in archives come with their bytes.
    void convertSources()
    {
        write("assets/Units/Orc.blp", "orc");
        QVERIFY(MpqMaker{}.write(path("war3.mpq"), {{"Textures\\Stone.blp", "stone"}}));
        AssetSearch both = search();
        both.addSource(createMpqFormat()->source(path("war3.mpq")));
        const auto stateOf = [&](const char *name) {
            const FoundAsset found = both.find(QLatin1String(name), AssetKind::Image);
            TextureState state{TextureState::Ready};
            state.path = found.path;
            state.source = found.source;
            state.diskPath = found.diskPath;
            return state;
        };
        TextureState chosen{TextureState::Ready}; // by hand, as for a slot
        chosen.path = chosen.diskPath = path("assets/Units/Orc.blp");
        chosen.source = path("assets/Units");
        const auto sources =
            convertSourcesOf(both, {stateOf("units/orc.blp"), stateOf("Textures\\Stone.blp"), chosen, TextureState()});
        QCOMPARE(sources.size(), std::size_t(3));
        QCOMPARE(sources[0].name, QStringLiteral("Units/Orc.blp"));
        QCOMPARE(sources[0].path, path("assets/Units/Orc.blp"));
        QVERIFY(sources[0].bytes.isEmpty());
        QCOMPARE(QString(sources[1].name).replace(u'\\', u'/'), QStringLiteral("Textures/Stone.blp"));
        QCOMPARE(sources[1].path, QString());
        QCOMPARE(sources[1].bytes, QByteArray("stone"));
        QCOMPARE(sources[2].name, QStringLiteral("Orc.blp"));
        QCOMPARE(sources[2].path, path("assets/Units/Orc.blp"));
    }

    void namesOfDroppedFiles()
    {
        const std::vector<std::shared_ptr<AssetSource>> sources{std::make_shared<FolderSource>(path("assets"))};
        QCOMPARE(pathForModel(sources, path("models/orc.mdx"), path("assets/Units/Orc.blp")),
                 QStringLiteral("Units\\Orc.blp"));
        QCOMPARE(pathForModel(sources, path("models/orc.mdx"), path("models/skins/Orc.blp")),
                 QStringLiteral("skins\\Orc.blp"));
        QCOMPARE(pathForModel(sources, {}, path("models/skins/Orc.blp")), QStringLiteral("Orc.blp"));
    }
};

SINEW_GUILESS_TEST(tst_collect_files, TestCollectFiles)

} // namespace tst_collect_files
#include "tst_collect_files.moc"
