// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Where the editor looks for a model's files: the user's places, the folders around the model, what is missing.

#include "core/assets/folder_source.h"
#include "core/check/mending.h"
#include "core/document/open_document.h"
#include "core/schema/struct_info.h"
#include "editor/assets/asset_finder.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_scenes.h"
#include "editor/assets/asset_uses.h"
#include "editor/assets/replaceables.h"
#include "editor/settings/asset_location.h"
#include "editor/settings/settings.h"
#include "editor/window/assets/asset_path_look_up.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "plugins/mpq/format.h"
#include "tests/editor/small_mdx.h"
#include "tests/plugins/archives/mpq_maker.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace tst_assets {

using namespace sinew;
using namespace sinew::test;

/// Has every file with an even number in its name, and counts by thread what it is asked for.
class CountingSource final : public AssetSource
{
public:
    QString name() const override { return QStringLiteral("counting"); }
    std::optional<QString> locate(const QString &path) const override
    {
        const std::lock_guard lock(m_mutex);
        ++m_counts[std::this_thread::get_id()];
        const QString stem = path.section(u'.', 0, 0);
        return path.endsWith(QStringLiteral(".blp")) && stem.right(1).toInt() % 2 == 0 ? std::optional(path)
                                                                                       : std::nullopt;
    }
    std::optional<Asset> read(const QString &) const override { return std::nullopt; }
    AssetListing list() const override { return {}; }
    QString diskPath(const QString &located) const override { return located; }

    int countHere() const
    {
        const std::lock_guard lock(m_mutex);
        const auto count = m_counts.find(std::this_thread::get_id());
        return count == m_counts.end() ? 0 : count->second;
    }
    int count() const
    {
        const std::lock_guard lock(m_mutex);
        int sum = 0;
        for (const auto &[thread, count] : m_counts)
            sum += count;
        return sum;
    }

private:
    mutable std::mutex m_mutex;
    mutable std::map<std::thread::id, int> m_counts;
};

class TestAssets : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;
    FormatRegistry m_formats;

    QString path(const QString &name) const { return m_dir->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QVERIFY(QDir().mkpath(QFileInfo(path(name)).path()));
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static QByteArray attachment(const char *file)
    {
        QByteArray node, attached;
        put<std::uint32_t>(node, 96);
        putText(node, "Weapon", 80);
        put<std::int32_t>(node, 2);
        put<std::int32_t>(node, -1);
        put<std::uint32_t>(node, 0x800);
        put<std::uint32_t>(attached, std::uint32_t(4 + node.size() + 264));
        attached += node;
        putText(attached, file, 260);
        put<std::int32_t>(attached, 0);
        return chunk("ATCH", attached);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_formats.add(createMdxFormat());
        m_formats.archives().add(createMpqFormat());
    }
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(path(QStringLiteral("config"))));
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, path(QStringLiteral("config")));
        m_settings = std::make_unique<Settings>();
    }
    void placesAreRemembered();
    void placesOfAGame();
    void formerFoldersAreKept();
    void placesInOrder();
    void aroundTheModel();
    void listedOnce();
    void missing();
    void filesAreLookedUpInTheBackground();
    void singleFilesAreLookedUpInTheBackground();
    void emittedModelsAreNoTextures();
    void childModels_data();
    void childModels();
    void childModelsInTheBackground();
    void unreadableChildModel();
    void replaceableFiles();
};

void TestAssets::placesAreRemembered()
{
    QSignalSpy changed(m_settings.get(), &Settings::assetLocationsChanged);
    const QList<AssetLocation> places{{QStringLiteral("/a/war3.mpq"), false}, {QStringLiteral("/b,c/-d"), true}};
    m_settings->setAssetLocations(places);
    m_settings->setAssetLocations(places);
    QCOMPARE(changed.size(), 1);
    m_settings->addAssetLocation(QStringLiteral("/b,c/-d"));
    QCOMPARE(changed.size(), 1);
    m_settings->addAssetLocation(QStringLiteral("/e"));
    m_settings->sync();
    Settings again;
    QCOMPARE(again.assetLocations(), (places + QList<AssetLocation>{{QStringLiteral("/e"), true}}));
}

/// Models of a game look in its places and in those of all games, unless the user chooses whose count.
void TestAssets::placesOfAGame()
{
    const QString war = QStringLiteral("Warcraft III"), star = QStringLiteral("StarCraft II");
    const AssetLocation all{path(QStringLiteral("all"))}, mine{path(QStringLiteral("war")), true, war},
        other{path(QStringLiteral("star")), true, star};
    m_settings->setAssetLocations({all, mine, other});
    m_settings->sync();
    QCOMPARE(Settings().assetLocations(), (QList<AssetLocation>{all, mine, other}));
    AssetLocations places(*m_settings, m_formats);
    const auto names = [&](const QString &game) {
        QStringList names;
        for (const auto &source : places.sources(game))
            names.append(source->name());
        return names;
    };
    QCOMPARE(names(war), (QStringList{all.path, mine.path}));
    QCOMPARE(names(star), (QStringList{all.path, other.path}));
    QCOMPARE(names({}).size(), 3);
    QSignalSpy changed(&places, &AssetLocations::changed);
    m_settings->setAssetGame(star);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(names(war), (QStringList{all.path, other.path}));
    m_settings->setAssetGame(Settings::allGames());
    QCOMPARE(names(war).size(), 3);
    m_settings->setAssetGame({});
    QCOMPARE(names(war).size(), 2);
    // A place added for a second game becomes one for all; one that was off is on again.
    m_settings->addAssetLocation(mine.path, star);
    QCOMPARE(m_settings->assetLocations().at(1), (AssetLocation{mine.path, true, {}}));
    m_settings->setAssetLocations({{mine.path, false, war}});
    m_settings->addAssetLocation(mine.path, war);
    QCOMPARE(m_settings->assetLocations(), QList<AssetLocation>{mine});
}

void TestAssets::formerFoldersAreKept()
{
    QSettings store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("sinew"), QStringLiteral("sinew"));
    store.setValue(QStringLiteral("assetFolders"), QStringList{QStringLiteral("/a"), QStringLiteral("/b")});
    store.sync();
    QCOMPARE(Settings().assetLocations(),
             (QList<AssetLocation>{{QStringLiteral("/a"), true}, {QStringLiteral("/b"), true}}));
}

void TestAssets::placesInOrder()
{
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("war3.mpq")), {{"Textures\\Armor.blp", "game"}}));
    write(QStringLiteral("project/Textures/Armor.blp"), "project");
    AssetLocations places(*m_settings, m_formats);
    QSignalSpy changed(&places, &AssetLocations::changed);
    const auto armor = [&] {
        return places.searchFor({}).find(QStringLiteral("Textures\\Armor.blp"), AssetKind::Image).bytes;
    };
    QCOMPARE(armor(), QByteArray());
    const AssetLocation game{path(QStringLiteral("war3.mpq"))}, project{path(QStringLiteral("project"))};
    m_settings->setAssetLocations({game, project});
    QCOMPARE(armor(), QByteArray("game"));
    const auto opened = places.sources().front();
    m_settings->setAssetLocations({project, game});
    QCOMPARE(armor(), QByteArray("project"));
    QCOMPARE(places.sources().back(), opened); // not opened again
    m_settings->setAssetLocations({{project.path, false}, game});
    QCOMPARE(armor(), QByteArray("game"));
    QCOMPARE(changed.size(), 3);
}

void TestAssets::aroundTheModel()
{
    write(QStringLiteral("map/Units/Human/Footman.mdx"), "model");
    write(QStringLiteral("map/Textures/Armor.blp"), "above");
    write(QStringLiteral("map/war3mapImported/skin.blp"), "import");
    write(QStringLiteral("map/Units/Other.blp"), "not mine");
    const AssetSearch search =
        assetSearchFor(path(QStringLiteral("map/Units/Human/Footman.mdx")), {}, m_formats.modelSuffixes());
    const auto found = [&](const char *name) { return search.find(QString::fromLatin1(name), AssetKind::Image).bytes; };
    QCOMPARE(found("textures\\armor.blp"), QByteArray("above"));
    QCOMPARE(found("war3mapImported\\skin.tga"), QByteArray("import"));
    // Above the model's own folder the last name alone is not enough.
    QCOMPARE(found("Textures\\Other.blp"), QByteArray());
    // Beside the model it is, unless the whole path leads to another file.
    write(QStringLiteral("map/Units/Human/ARMOR.dds"), "beside");
    QCOMPARE(found("textures\\armor.blp"), QByteArray("above"));
    QCOMPARE(found("Other\\armor.blp"), QByteArray("beside"));
}

/// A model's folder is listed as well, but not twice.
void TestAssets::listedOnce()
{
    write(QStringLiteral("game/units/orc/grunt.mdx"), smallMdx());
    write(QStringLiteral("gamer/x.mdx"), smallMdx());
    const auto namesFor = [&](const QString &model, const QStringList &folders) {
        std::vector<std::shared_ptr<AssetSource>> sources;
        for (const QString &folder : folders)
            sources.push_back(std::make_shared<FolderSource>(path(folder)));
        QStringList names;
        for (const auto &source : listedSources(model.isEmpty() ? model : path(model), sources))
            names.append(QDir(m_dir->path()).relativeFilePath(source->name()));
        return names;
    };
    const QString grunt = QStringLiteral("game/units/orc/grunt.mdx"), folder = QStringLiteral("game/units/orc");
    QCOMPARE(namesFor(grunt, {QStringLiteral("gamer")}), (QStringList{folder, QStringLiteral("gamer")}));
    QCOMPARE(namesFor(grunt, {QStringLiteral("gamer"), folder}), (QStringList{QStringLiteral("gamer"), folder}));
    QCOMPARE(namesFor(grunt, {QStringLiteral("game")}), QStringList{QStringLiteral("game")});
    QCOMPARE(namesFor(grunt, {QStringLiteral("game/units/orc/../../units")}).size(), 1);
    QCOMPARE(namesFor(QStringLiteral("gamer/x.mdx"), {QStringLiteral("game")}),
             (QStringList{QStringLiteral("gamer"), QStringLiteral("game")}));
    QCOMPARE(namesFor(grunt, {QStringLiteral("gone")}), (QStringList{folder, QStringLiteral("gone")}));
    QCOMPARE(namesFor({}, {QStringLiteral("game")}), QStringList{QStringLiteral("game")});
}

void TestAssets::missing()
{
    write(QStringLiteral("Cape.dds"), "cape");
    write(QStringLiteral("small.mdx"),
          smallMdx() + texturesChunk({"Textures\\Cape.blp", "Textures\\Hat.blp", ""}) + attachment("Units\\Sword.mdl"));
    const auto document = openDocument(m_formats, path(QStringLiteral("small.mdx")));
    QVERIFY(document);
    const Model &model = (*document)->model();
    AssetFinder finder(assetSearchFor(path(QStringLiteral("small.mdx")), {}, m_formats.modelSuffixes()));
    const std::vector<Finding> problems = missingAssets(model, finder);
    QCOMPARE(problems.size(), std::size_t(3));
    QCOMPARE(std::string(problems[0].check->code),
             std::string("asset.texture.place")); // beside the model, but not below Textures
    QVERIFY(problems[0].message.text().find("the game looks for Textures\\Cape.blp") != std::string::npos);
    QCOMPARE(std::string(problems[1].check->code), std::string("asset.texture.missing"));
    QCOMPARE(std::string(problems[2].check->code), std::string("asset.model.missing"));
    for (const Finding &problem : problems) {
        QVERIFY(model.field(problem.place()).field->assetPath);
        QVERIFY(problem.message.text().find(path(QString()).toStdString().substr(0, 5)) != std::string::npos);
    }
    QVERIFY(problems[1].message.text().find("Hat{.blp,.dds,") != std::string::npos);
    QVERIFY(problems[2].message.text().find("Sword{.mdx,.mdl}") != std::string::npos);
    // A file found elsewhere is fixed by its own path, as long as it is the named file.
    QCOMPARE(problems[0].check->fixes.size(), std::size_t(1));
    const Fix &fix = problems[0].check->fixes.front();
    const MendPlan plan = planMending(model, (*document)->format(), problems[0], fix);
    QCOMPARE(plan.mended, 1);
    const std::vector<PlannedChange> planned = plannedChanges(model, plan.changes);
    QCOMPARE(planned.size(), std::size_t(1));
    QCOMPARE(planned[0].before, std::string("Textures\\Cape.blp"));
    QCOMPARE(planned[0].after, std::string("Cape.dds"));
    Finding other = problems[1];
    other.suggestion = problems[0].suggestion;
    QCOMPARE(planMending(model, (*document)->format(), other, fix).mended, 0);
    // Pictures that only the preview can read: by their suffix, and by what they are inside.
    QCOMPARE(std::string(missingAssets(model, finder, (*document)->format())[0].check->code),
             std::string("asset.texture.place"));
    QVERIFY(QFile::rename(path(QStringLiteral("Cape.dds")), path(QStringLiteral("Cape.png"))));
    AssetFinder renamed(assetSearchFor(path(QStringLiteral("small.mdx")), {}, m_formats.modelSuffixes()));
    const std::vector<Finding> strict = missingAssets(model, renamed, (*document)->format());
    QCOMPARE(std::string(strict[0].check->code), std::string("asset.texture.format"));
    QVERIFY(strict[0].message.text().find("dds, blp, tga, tif") != std::string::npos);
    QVERIFY(QFile::rename(path(QStringLiteral("Cape.png")), path(QStringLiteral("Cape.dds"))));
    for (const ImageContent &content :
         {ImageContent{QStringLiteral("PNG"), false}, ImageContent{QStringLiteral("BLP2"), true}}) {
        const std::vector<Finding> inside =
            missingAssets(model, finder, (*document)->format(), [&](const QString &) { return content; });
        QCOMPARE(std::string(inside[0].check->code), std::string("asset.texture.format"));
        QVERIFY(inside[0].message.text().find(content.name.toStdString() + " picture") != std::string::npos);
    }
    write(QStringLiteral("Textures/Hat.blp"), "hat");
    AssetFinder again(assetSearchFor(path(QStringLiteral("small.mdx")), {}, m_formats.modelSuffixes()));
    QVERIFY(!again.find(QStringLiteral("textures/HAT.blp"), AssetKind::Image).byNameAlone);
    QVERIFY(again.find(QStringLiteral("Textures\\Cape.blp"), AssetKind::Image).byNameAlone);
    QCOMPARE(finder.find(QStringLiteral("Textures\\Cape.blp")).path, QStringLiteral("Cape.dds"));
    QCOMPARE(finder.find(QStringLiteral("Textures\\Cape.blp")).diskPath, path(QStringLiteral("Cape.dds")));
}

/// A model may name any number of files; the window's thread looks none of them up.
void TestAssets::filesAreLookedUpInTheBackground()
{
    constexpr int count = 80000;
    QByteArray textures;
    for (int i = 0; i < count; ++i) {
        put<std::uint32_t>(textures, 0);
        putText(textures, QByteArray("Textures\\Name" + QByteArray::number(i) + ".blp").constData(), 260);
        put<std::uint32_t>(textures, 0);
    }
    const auto document =
        openDocument(m_formats, FileSet(QStringLiteral("many.mdx"), smallMdx() + chunk("TEXS", textures)), {});
    QVERIFY(document);
    const Model &model = (*document)->model();
    const auto source = std::make_shared<CountingSource>();
    AssetSearch search(m_formats.modelSuffixes());
    search.addSource(source);
    AssetFinder finder(search);
    QSignalSpy arrived(&finder, &AssetFinder::arrived);
    std::vector<AssetName> names;
    for (AssetUse &use : assetUses(model, search.modelSuffixes()))
        names.emplace_back(std::move(use.path), use.kind);
    QCOMPARE(names.size(), std::size_t(count));

    QVERIFY(finder.lookUp(names));
    QVERIFY(finder.isBusy());
    QVERIFY(!finder.known(names.back().first, AssetKind::Image));
    QTRY_COMPARE_WITH_TIMEOUT(arrived.size(), 1, 60000);
    QVERIFY(!finder.isBusy());
    QVERIFY(finder.known(names.back().first, AssetKind::Image));
    const int looked = source->count();
    QVERIFY2(looked >= count, qPrintable(QString::number(looked)));
    QCOMPARE(source->countHere(), 0);
    // What is known is neither looked up again nor anew.
    QVERIFY(!finder.lookUp(names));
    QCOMPARE(missingAssets(model, finder).size(), std::size_t(count / 2));
    QCOMPARE(source->count(), looked);
    QCOMPARE(source->countHere(), 0);

    // The newest request wins: of an older one no more than a part is done, and nothing is announced.
    finder.reset(search);
    QVERIFY(finder.lookUp(names));
    QVERIFY(finder.lookUp({names.back()}));
    QTRY_COMPARE(arrived.size(), 2);
    QVERIFY(finder.known(names.back().first, AssetKind::Image));
    QVERIFY2(source->count() - looked < count / 10, qPrintable(QString::number(source->count() - looked)));
    QVERIFY(finder.lookUp(names));
    finder.reset(search);
    QVERIFY(!finder.isBusy());
    QTest::qWait(50);
    QCOMPARE(arrived.size(), 2);
    QCOMPARE(source->countHere(), 0);
}

/// So are the files for which somebody asks one by one, whatever else is looked up meanwhile.
void TestAssets::singleFilesAreLookedUpInTheBackground()
{
    const auto source = std::make_shared<CountingSource>();
    AssetSearch search(m_formats.modelSuffixes());
    search.addSource(source);
    AssetFinder finder(search);
    QSignalSpy answered(&finder, &AssetFinder::answered), arrived(&finder, &AssetFinder::arrived);
    QString asked = QStringLiteral("Name2.blp");
    const auto next = connect(&finder, &AssetFinder::answered, &finder, [&] {
        asked = QStringLiteral("Name4.blp"); // a note that shows another file now
        static_cast<void>(finder.ask(asked));
    });
    QVERIFY(!finder.ask(QStringLiteral("Name2.blp")));
    QVERIFY(!finder.ask(QStringLiteral("Name2.blp")));
    QVERIFY(!finder.ask(QStringLiteral("Name1.blp")));
    QVERIFY(finder.lookUp({{QStringLiteral("Name6.blp"), AssetKind::Image}}));
    QVERIFY(finder.lookUp({{QStringLiteral("Name8.blp"), AssetKind::Image}})); // instead of the one before
    QTRY_VERIFY(finder.known(QStringLiteral("Name4.blp")));
    QTRY_COMPARE(arrived.size(), 1);
    QVERIFY(finder.ask(QStringLiteral("Name2.blp"))->found());
    QVERIFY(!finder.ask(QStringLiteral("Name1.blp"))->found());
    QTRY_VERIFY(!finder.isBusy());
    QVERIFY(answered.size() >= 2 && answered.size() <= 3);
    disconnect(next);
    QCOMPARE(source->countHere(), 0);
    // Answers about places that no longer count are dropped.
    const qsizetype before = answered.size();
    QVERIFY(!finder.ask(QStringLiteral("Name10.blp")));
    finder.reset(search);
    QVERIFY(!finder.isBusy());
    QTest::qWait(50);
    QCOMPARE(answered.size(), before);
    QVERIFY(!finder.known(QStringLiteral("Name2.blp")));

    AssetPathLookUp paths(search);
    QSignalSpy known(&paths, &PathLookUp::arrived);
    paths.lookUp({QStringLiteral("Name2.blp"), QStringLiteral("Name3.blp")});
    QVERIFY(!paths.leadsToFile(QStringLiteral("Name2.blp")));
    QTRY_COMPARE(known.size(), 1);
    QCOMPARE(paths.leadsToFile(QStringLiteral("Name2.blp")), std::optional(true));
    QCOMPARE(paths.leadsToFile(QStringLiteral("Name3.blp")), std::optional(false));
    QVERIFY(!paths.leadsToFile(QStringLiteral("Name4.blp")));
    QCOMPARE(source->countHere(), 0);
}

/// A particle's models are not textures, whatever they are called.
void TestAssets::emittedModelsAreNoTextures()
{
    m_formats.add(createM3Format());
    const auto document = openDocument(m_formats, sourcePath("tests/samples/m3every/age10.m3"));
    QVERIFY(document);
    int images = 0, others = 0;
    for (const AssetUse &use : assetUses((*document)->model(), m_formats.modelSuffixes()))
        ++(use.kind == AssetKind::Image ? images : others);
    QCOMPARE(images, 9); // its nine layers
    QCOMPARE(others, 1);
}

void TestAssets::childModels_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("as it is") << QByteArray("Units\\Sword.mdx");
    QTest::newRow("mdl for mdx") << QByteArray("Units\\Sword.mdl");
    QTest::newRow("case and slash") << QByteArray("uNITS/sWORD.MDL");
}

void TestAssets::childModels()
{
    QFETCH(QByteArray, name);
    QVERIFY(MpqMaker{}.write(path(QStringLiteral("map.w3x")),
                             {{"Units\\Sword.mdx", smallMdx() + texturesChunk({"a.blp"})}}));
    AssetScenes scenes(
        assetSearchFor({}, {m_formats.archives().source(path(QStringLiteral("map.w3x")))}, m_formats.modelSuffixes()),
        m_formats, AssetScenes::Mode::Wait);
    const SceneResult answer = scenes.scene(name.toStdString());
    QCOMPARE(answer.state, SceneResult::Ready);
    QCOMPARE(answer.scene->sequences.size(), std::size_t(2));
    QCOMPARE(answer.scene->textures.front().source, NoNode);
    QCOMPARE(scenes.scene("Units\\Sword.mdx").scene, answer.scene); // read once
    QCOMPARE(scenes.scene("Units\\Axe.mdl").state, SceneResult::Missing);
    QCOMPARE(scenes.scene("").state, SceneResult::Missing);
}

void TestAssets::childModelsInTheBackground()
{
    // A model that names itself gives a single scene.
    write(QStringLiteral("self.mdx"), smallMdx() + attachment("self.mdl"));
    AssetScenes scenes(assetSearchFor(path(QStringLiteral("self.mdx")), {}, m_formats.modelSuffixes()), m_formats,
                       AssetScenes::Mode::Background);
    QSignalSpy arrived(&scenes, &AssetScenes::arrived);
    QCOMPARE(scenes.scene("self.mdl").state, SceneResult::Pending);
    QVERIFY(scenes.isBusy());
    QVERIFY(arrived.wait());
    QVERIFY(!scenes.isBusy());
    const SceneResult answer = scenes.scene("self.mdl");
    QCOMPARE(answer.state, SceneResult::Ready);
    QCOMPARE(scenes.scene("SELF.mdx").scene, answer.scene);
    scenes.reload({});
    QCOMPARE(scenes.scene("self.mdl").state, SceneResult::Pending);
    QTRY_COMPARE(scenes.scene("self.mdl").state, SceneResult::Missing);
    QVERIFY(answer.scene->nodes.size() == 3); // stays with its holder
}

void TestAssets::unreadableChildModel()
{
    write(QStringLiteral("bad.mdx"), "no model at all");
    AssetScenes scenes(assetSearchFor(path(QStringLiteral("x.mdx")), {}, m_formats.modelSuffixes()), m_formats,
                       AssetScenes::Mode::Wait);
    QCOMPARE(scenes.scene("bad.mdl").state, SceneResult::Missing);
    QVERIFY(scenes.problem(QStringLiteral("bad.mdl")).contains(QStringLiteral("bad.mdx")));
    QVERIFY(scenes.problem(QStringLiteral("other.mdl")).isEmpty());
}

void TestAssets::replaceableFiles()
{
    QCOMPARE(replaceablePaths(31, 0, -1),
             QStringList{QStringLiteral("ReplaceableTextures/LordaeronTree/LordaeronSummerTree.blp")});
    QCOMPARE(replaceablePaths(11, 1, -1), QStringList{QStringLiteral("ReplaceableTextures/Cliff/Cliff1.blp")});
    QCOMPARE(replaceablePaths(37, 99, -1),
             QStringList{QStringLiteral("ReplaceableTextures/OutlandMushroomTree/MushroomTree.blp")});
    QCOMPARE(replaceablePaths(32, 0, 1),
             QStringList{QStringLiteral("ReplaceableTextures/AshenvaleTree/AshenTree_normal.dds")});
    QCOMPARE(replaceablePaths(32, 0, 0),
             (QStringList{QStringLiteral("ReplaceableTextures/AshenvaleTree/AshenTree_diffuse.dds"),
                          QStringLiteral("ReplaceableTextures/AshenvaleTree/AshenTree.blp")}));
    for (const std::uint32_t other : {0u, 1u, 2u, 21u, 38u})
        QVERIFY(replaceablePaths(other, 0, -1).isEmpty());
}

SINEW_GUILESS_TEST(tst_assets, TestAssets)

} // namespace tst_assets
#include "tst_assets.moc"
