// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What a person finds around a model by hand, the program finds as well: textures of real models, their companions, and
// those in a tree of sibling folders. And what lies elsewhere stays unread.

#include "core/document/open_document.h"
#include "core/facets/scene_facet.h"
#include "core/scene/render_scene.h"
#include "editor/assets/asset_locations.h"
#include "editor/builtin_plugins.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_asset_corpus {

using namespace sinew;
using namespace sinew::test;

namespace {

/// The entry of a folder with that name in any case; empty if there is none.
QString entryOf(const QDir &folder, const QString &name)
{
    for (const QString &entry : folder.entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden))
        if (entry.compare(name, Qt::CaseInsensitive) == 0)
            return entry;
    return {};
}

/// The file below a folder that a path in a model's notation names, with any suffix of pictures; empty if there is
/// none.
QString fileBelow(const QDir &folder, QStringList parts)
{
    QDir at = folder;
    const QString last = parts.takeLast();
    for (const QString &part : parts) {
        const QString entry = entryOf(at, part);
        if (entry.isEmpty() || !at.cd(entry))
            return {};
    }
    QStringList names{last};
    for (const char *suffix : {".blp", ".dds", ".tga", ".png", ".tif", ".jpg"})
        names += QFileInfo(last).completeBaseName() + QLatin1String(suffix);
    for (const QString &name : names)
        if (const QString entry = entryOf(at, name); !entry.isEmpty() && QFileInfo(at.filePath(entry)).isFile())
            return at.filePath(entry);
    return {};
}

/// Looks around a model as a person would: its folder, six above it, then the last name in its own folder.
QString lookFor(const QString &path, const QString &model)
{
    QStringList parts = QString(path).replace(u'\\', u'/').split(u'/', Qt::SkipEmptyParts);
    if (parts.isEmpty() || parts.contains(QStringLiteral("..")) || parts.first().contains(u':'))
        return {};
    QDir folder = QFileInfo(model).absoluteDir();
    for (int up = 0; up <= 6; ++up) {
        if (folder == QDir::home())
            break;
        if (const QString file = fileBelow(folder, parts); !file.isEmpty())
            return file;
        if (!folder.cdUp() || folder.isRoot())
            break;
    }
    return fileBelow(QFileInfo(model).absoluteDir(), {parts.last()});
}

} // namespace

class TestAssetCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { addBuiltinPlugins(m_formats); }

    void realModels()
    {
        SINEW_NEEDS_CORPUS();
        int textures = 0, companions = 0;
        const QStringList suffixes{QStringLiteral("mdx"), QStringLiteral("mdl"), QStringLiteral("m2"),
                                   QStringLiteral("m3")};
        for (const QString &path : corpusFiles("", suffixes, 7)) {
            sawCorpusFile(path);
            const auto document = openDocument(m_formats, path);
            if (!document)
                continue;
            textures += texturesFound(**document, path);
            companions += skinsFound(**document, path);
        }
        qInfo("%d textures and %d skins lie around real models", textures, companions);
        QVERIFY(textures + companions > 0);
    }

    /// The samples' own folders as parts of a game's tree.
    void foldersBesideEachOther()
    {
        const QTemporaryDir tree;
        const auto copy = [&](const QString &from, const QString &to) {
            QVERIFY(QDir().mkpath(QFileInfo(tree.filePath(to)).path()));
            QVERIFY2(QFile::copy(from, tree.filePath(to)), qPrintable(to));
        };
        const QString showcase = sourcePath("tests/samples/showcase");
        const QString model = QStringLiteral("game/Units/Human/Knight/showcase.mdx");
        copy(showcase + QStringLiteral("/showcase.mdx"), model);
        const auto document = openDocument(m_formats, tree.filePath(model));
        QVERIFY(document);
        const RenderScene scene = (*document)->format()->scene()->build((*document)->model());
        const QStringList folders{QStringLiteral("game/"), QStringLiteral("game/Units/"),
                                  QStringLiteral("game/Units/Human/Knight/")};
        int placed = 0;
        for (const SceneTexture &texture : scene.textures) {
            if (texture.path.empty())
                continue;
            const QString path = QString::fromStdString(texture.path).replace(u'\\', u'/').toUpper();
            const QString place = folders[placed++ % folders.size()] + path;
            if (!QFile::exists(tree.filePath(place)))
                copy(sourcePath("tests/samples/showcase/showcase.mdx"), place);
        }
        QVERIFY(placed >= 2);
        QCOMPARE(texturesFound(**document, tree.filePath(model)), placed);
    }

    void elsewhere_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *path :
             {"/etc/passwd", "//server/share/secret.blp", "\\\\server\\share\\secret.blp", "C:\\secret.blp",
              "C:secret.blp", "../secret.blp", "..\\..\\secret.blp", "Textures/../../secret.blp", "<root>/secret.blp",
              "file:///etc/passwd", "/proc/self/pagemap", "/dev/zero"})
            QTest::newRow(path) << QString::fromLatin1(path);
    }
    /// Paths that a file names never lead out of the folders that are searched.
    void elsewhere()
    {
        QFETCH(QString, path);
        const QTemporaryDir tree;
        QVERIFY(QDir(tree.path()).mkpath(QStringLiteral("a/b/c/d/e/f/g/h")));
        QFile secret(tree.filePath(QStringLiteral("secret.blp")));
        QVERIFY(secret.open(QIODevice::WriteOnly) && secret.write("secret") == 6);
        secret.close();
        const AssetSearch search =
            assetSearchFor(tree.filePath(QStringLiteral("a/b/c/d/e/f/g/h/model.mdx")), {}, m_formats.modelSuffixes());
        path.replace(QStringLiteral("<root>"), tree.path());
        const FoundAsset found = search.find(path, AssetKind::Image);
        QVERIFY2(!found.found(), qPrintable(found.diskPath));
        QVERIFY(found.bytes.isEmpty());
        // The last name is still searched beside the model.
        const QString last = path.section(QRegularExpression(QStringLiteral("[/\\\\:]")), -1);
        QFile beside(tree.filePath(QStringLiteral("a/b/c/d/e/f/g/h/") + last));
        QVERIFY(beside.open(QIODevice::WriteOnly) && beside.write("beside") == 6);
        beside.close();
        const AssetSearch again =
            assetSearchFor(tree.filePath(QStringLiteral("a/b/c/d/e/f/g/h/model.mdx")), {}, m_formats.modelSuffixes());
        QCOMPARE(again.find(path, AssetKind::Image).bytes, QByteArray("beside"));
    }

private:
    /// How many of a document's textures a person would find; all of them must be found by the program.
    int texturesFound(const Document &document, const QString &path)
    {
        int count = 0;
        const AssetSearch search = assetSearchFor(path, {}, m_formats.modelSuffixes());
        for (const SceneTexture &texture : document.format()->scene()->build(document.model()).textures) {
            const QString name = QString::fromStdString(texture.path);
            const QString expected = lookFor(name, path);
            if (expected.isEmpty())
                continue;
            ++count;
            const FoundAsset found = search.find(name, AssetKind::Image);
            if (!found.found())
                QTest::qFail(qPrintable(path + QStringLiteral(": %1 lies in %2").arg(name, expected)), __FILE__,
                             __LINE__);
        }
        return count;
    }

    /// The same for an M2's "Name00.skin".
    int skinsFound(const Document &document, const QString &path)
    {
        if (!path.endsWith(QStringLiteral(".m2"), Qt::CaseInsensitive))
            return 0;
        const QDir folder = QFileInfo(path).absoluteDir();
        const QString skin = entryOf(folder, QFileInfo(path).completeBaseName() + QStringLiteral("00.skin"));
        if (skin.isEmpty())
            return 0;
        for (const auto &[read, stamp] : document.storedFiles().stamps)
            if (QFileInfo(read).fileName() == skin)
                return 1;
        QTest::qFail(qPrintable(path + QStringLiteral(": %1 was not read").arg(skin)), __FILE__, __LINE__);
        return 0;
    }

    FormatRegistry m_formats;
};

SINEW_GUILESS_TEST(tst_asset_corpus, TestAssetCorpus)

} // namespace tst_asset_corpus
#include "tst_asset_corpus.moc"
