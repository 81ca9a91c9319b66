// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Models whose textures are not where they say, repaired as a user would: through the texture dock, with a folder that
// has the pictures under other folders, names and suffixes. Every model of the samples and, if it is there, of the
// corpus (in the first tier some of it).

#include "core/document/document_save.h"
#include "core/document/open_document.h"
#include "editor/builtin_plugins.h"
#include "editor/window/assets/collect_files.h"
#include "editor/workers/confined_worker.h"
#include "tests/editor/repair_session.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QTemporaryDir>

#include <map>
#include <set>

namespace tst_repair_session {

using namespace sinew;
using namespace sinew::test;

namespace {

/// How the pictures of a model got lost, and so how they are found again.
enum class Loss { Moved, Flattened, Renamed, Scattered, Doubled, OtherSuffix, Count };
constexpr const char *lossNames[] = {"prefix", "folders", "pattern", "dropped", "replaced", "as found"};

struct Counts
{
    int models = 0, broken = 0, textures = 0, left = 0, merged = 0, unused = 0, refused = 0, copied = 0;
    std::map<Loss, int> repaired;
};

using Files = std::map<QString, QByteArray>;
using Shown = std::set<std::pair<std::vector<std::uint32_t>, QString>>;

/// All files that saving writes.
Files filesOf(const Document &document)
{
    WriteOptions options;
    options.everyFile = true;
    Files files;
    if (const auto written = document.format()->write(document.model(), options))
        for (const OutputFile &file : *written)
            files[file.path] = file.bytes;
    return files;
}

/// The names of a path: "/x\\..\\A\\b.blp" has "x", "A" and "b.blp".
QStringList namesOf(QString path)
{
    QStringList names = path.replace(u'\\', u'/').split(u'/', Qt::SkipEmptyParts);
    names.removeAll(QStringLiteral("."));
    names.removeAll(QStringLiteral(".."));
    return names;
}
bool isPlain(const QString &path)
{
    return !path.isEmpty() && namesOf(path).join(u'/') == QString(path).replace(u'\\', u'/') &&
           QFileInfo(namesOf(path).last()).suffix().size() == 3;
}

/// What each field shows, with paths compared without regard to case: merging must not change it.
Shown shownBy(const Document &document)
{
    Shown shown;
    for (const ModelTexture &texture : document.format()->textures()->textures(document.model()))
        for (const Address &user : texture.users)
            shown.insert({{user.node, user.field, user.leaf, user.sub},
                          QString::fromStdString(texture.path).toLower() + QString::number(texture.slotNumber)});
    return shown;
}

} // namespace

class TestRepairSession : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;
    std::map<QString, QByteArray> m_pictures; ///< a small one for each suffix
    QTemporaryDir m_samples;
    int m_turn = 0; ///< which loss comes next

    void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        if (!QDir().mkpath(QFileInfo(path).absolutePath()) || !file.open(QIODevice::WriteOnly) ||
            file.write(bytes) != bytes.size())
            qFatal("%s can't be written", qPrintable(path));
    }
    void copy(const QString &from, const QString &to)
    {
        QFile file(from);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s can't be read", qPrintable(from));
        write(to, file.readAll());
    }
    void put(const QDir &assets, const QString &path, const QString &suffix)
    {
        write(assets.filePath(path), m_pictures.at(suffix));
    }

    QStringList lose(RepairSession &session, const QDir &assets, Loss loss, const std::vector<int> &rows);
    int find(RepairSession &session, const QDir &assets, Loss loss, const std::vector<int> &rows,
             const QStringList &files);
    void repair(const QString &path, Counts &counts);
    void repairAll(const QStringList &files);

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        setWorkerCommand({test::programPath()});
        DecodedImage picture;
        picture.levels = {{4, 4, QByteArray(64, '\x7f')}};
        for (const auto &writer : m_formats.images().writers()) {
            EncodeOptions options;
            options.variant = writer.variant.id;
            if (!m_pictures.contains(writer.variant.suffix))
                if (const auto bytes = writer.codec->encode(picture, options))
                    m_pictures[writer.variant.suffix] = *bytes;
        }
        for (const char *suffix : {"blp", "dds", "tga", "png"})
            QVERIFY2(m_pictures.contains(QLatin1String(suffix)), suffix);
    }
    void samples_data()
    {
        // Without the pictures that lie beside them.
        const QDir from(test::sourcePath("tests/samples"));
        QDirIterator all(from.path(), QDir::Files, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            const QString path = all.next();
            if (assetKindOf(path, {}) != AssetKind::Image && !path.contains(QLatin1String("/generator/")))
                copy(path, m_samples.filePath(from.relativeFilePath(path)));
        }
        rows();
    }
    void samples()
    {
        QFETCH(QStringList, suffixes);
        QStringList patterns, files;
        for (const QString &suffix : suffixes)
            patterns << QStringLiteral("*.") + suffix;
        QDirIterator all(m_samples.path(), patterns, QDir::Files, QDirIterator::Subdirectories); // without case
        while (all.hasNext())
            if (const QString path = all.next(); !test::isUnreadableSample(path))
                files.append(path);
        files.sort();
        repairAll(files);
    }
    void corpus_data() { rows(); }
    void corpus()
    {
        QFETCH(QString, folder);
        QFETCH(QStringList, suffixes);
        SINEW_NEEDS_CORPUS();
        repairAll(corpusFiles(qPrintable(folder), suffixes, 15));
    }

private:
    static void rows()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QStringList>("suffixes");
        QTest::newRow("MDX") << QStringLiteral("wc3-mdx") << QStringList{QStringLiteral("mdx")};
        QTest::newRow("M2") << QStringLiteral("m2") << QStringList{QStringLiteral("m2")};
        QTest::newRow("M3") << QStringLiteral("m3") << QStringList{QStringLiteral("m3"), QStringLiteral("m3a")};
    }
};

/// Puts a picture for each row where its path doesn't lead. Returns the files, for those losses whose repair names
/// them.
QStringList TestRepairSession::lose(RepairSession &session, const QDir &assets, Loss loss, const std::vector<int> &rows)
{
    QStringList files;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const QString path = session.pathAt(rows[i]);
        const QStringList names = namesOf(path);
        QString file = QStringLiteral("lost/picture %1.png").arg(i);
        if (isPlain(path)) {
            const QString whole = names.join(u'/'), stem = whole.chopped(4);
            if (loss == Loss::Moved)
                file = QStringLiteral("imported/%1.dds").arg(stem);
            else if (loss == Loss::Flattened)
                file = QStringLiteral("All/%1.TGA").arg(names.last().chopped(4).toUpper());
            else if (loss == Loss::Renamed)
                file = stem + QStringLiteral("_old.blp");
            else if (loss == Loss::OtherSuffix)
                file = (names.size() > 1 ? names.last() : whole).chopped(4).toLower() +
                       (whole.endsWith(QLatin1String("png"), Qt::CaseInsensitive) ? QStringLiteral(".tga")
                                                                                  : QStringLiteral(".png"));
        }
        if (loss == Loss::Doubled)
            file = QStringLiteral("lost/pair %1.dds").arg(i / 2);
        put(assets, file, QFileInfo(file).suffix().toLower());
        files.append(file);
    }
    return files;
}

/// What the user does about it. Returns how many textures had to be found by hand.
int TestRepairSession::find(RepairSession &session, const QDir &assets, Loss loss, const std::vector<int> &rows,
                            const QStringList &files)
{
    // With one row chosen the dialog is about all paths; the rule must fit this one alone then.
    session.choose(rows);
    const QString only =
        rows.size() == 1 ? QRegularExpression::escape(session.pathAt(rows.front())) : QStringLiteral(".*");
    switch (loss) {
    case Loss::Moved:
        session.changePaths([&](PathDialog &dialog) {
            if (rows.size() > 1) {
                dialog.prefixBox()->setChecked(true);
                dialog.newPrefixEdit()->setText(QStringLiteral("imported\\"));
            } else {
                dialog.patternBox()->setChecked(true);
                dialog.findEdit()->setText(QStringLiteral("^(%1)$").arg(only));
                dialog.replaceEdit()->setText(QStringLiteral("imported\\\\\\1"));
            }
            dialog.suffixBox()->setCurrentIndex(
                dialog.suffixBox()->findData(rows.size() > 1 ? QStringLiteral("dds") : QString()));
        });
        break;
    case Loss::Flattened:
        if (rows.size() > 1)
            session.changePaths([](PathDialog &dialog) { dialog.namesBox()->setChecked(true); });
        session.changePaths([&](PathDialog &dialog) {
            dialog.patternBox()->setChecked(true);
            dialog.findEdit()->setText(rows.size() > 1 ? QStringLiteral("^(.+)$") : QStringLiteral("^%1$").arg(only));
            dialog.replaceEdit()->setText(rows.size() > 1
                                              ? QStringLiteral("All/\\1")
                                              : QStringLiteral("All/") + namesOf(session.pathAt(rows.front())).last());
            dialog.slashBox()->setCurrentIndex(dialog.slashBox()->findData(int(PathRule::Slashes::Back)));
        });
        break;
    case Loss::Renamed:
        session.changePaths([&](PathDialog &dialog) {
            dialog.patternBox()->setChecked(true);
            dialog.findEdit()->setText(
                rows.size() > 1 ? QStringLiteral("(\\.\\w{3})$")
                                : QStringLiteral("(?<=^%1)(\\.\\w{3})$")
                                      .arg(QRegularExpression::escape(session.pathAt(rows.front()).chopped(4))));
            dialog.replaceEdit()->setText(QStringLiteral("_old\\1"));
        });
        break;
    case Loss::OtherSuffix:
        session.lookAgain();
        break;
    case Loss::Doubled:
        for (std::size_t i = 0; i < rows.size(); i += 2)
            session.replaceBy(i + 1 < rows.size() ? std::vector{rows[i], rows[i + 1]} : std::vector{rows[i]},
                              QString(files[qsizetype(i)]).replace(u'/', u'\\'));
        break;
    case Loss::Scattered:
    case Loss::Count:
        break;
    }
    int dropped = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (session.isMissing(rows[i])) {
            session.drop(rows[i], assets.filePath(files[qsizetype(i)]));
            ++dropped;
        }
    return dropped;
}

void TestRepairSession::repair(const QString &path, Counts &counts)
{
    auto opened = openDocument(m_formats, path);
    QVERIFY2(opened, opened ? "" : opened.error().text().c_str());
    ++counts.models;
    QTemporaryDir folder;
    const QDir assets(folder.filePath(QStringLiteral("assets"))), target(folder.filePath(QStringLiteral("repaired")));
    QVERIFY(QDir().mkpath(assets.path()) && QDir().mkpath(target.path()));
    RepairSession session(m_formats, std::move(*opened), assets.path());
    const std::vector<int> rows = session.missingRows();
    if (rows.empty())
        return;
    const Files before = filesOf(session.document());
    const Loss loss = Loss(m_turn++ % int(Loss::Count));
    ++counts.broken;
    counts.textures += int(rows.size());

    const QStringList files = lose(session, assets, loss, rows);
    const int dropped = find(session, assets, loss, rows, files);
    counts.repaired[loss] += int(rows.size()) - dropped;
    counts.repaired[Loss::Scattered] += dropped;
    QCOMPARE(session.takeRefusals(), QStringList());
    counts.left += session.page().model()->counts().missing;
    QCOMPARE(session.page().model()->counts().missing, 0);

    // The paths name what was found; then they are tidied up in other ways that lead to the same files.
    session.choose({});
    session.changePaths([](PathDialog &dialog) { dialog.foundBox()->setChecked(true); });
    session.changePaths([](PathDialog &dialog) {
        dialog.slashBox()->setCurrentIndex(dialog.slashBox()->findData(int(PathRule::Slashes::Forward)));
        dialog.letterBox()->setCurrentIndex(dialog.letterBox()->findData(int(PathRule::Case::Lower)));
    });
    QCOMPARE(session.page().model()->counts().missing, 0);

    if (session.document().format()->textures()->hasList()) {
        const Shown shown = shownBy(session.document());
        const int all = session.page().model()->rowCount();
        session.page().action("merge")->trigger();
        QCOMPARE(session.takeRefusals(), QStringList());
        const int merged = session.page().model()->rowCount();
        QVERIFY(shownBy(session.document()) == shown);
        session.page().view()->selectAll(); // the chosen objects are deleted under the dock
        session.page().action("unused")->trigger();
        counts.refused += int(session.takeRefusals().size()); // World of Warcraft models without their skin profiles
        QVERIFY(shownBy(session.document()) == shown);
        counts.merged += all - merged;
        counts.unused += merged - session.page().model()->rowCount();
    }
    QCOMPARE(session.page().model()->counts().missing, 0);

    // Everything into one folder, the model beside it: nothing else is needed any more.
    const bool keepFolders = m_turn % 2;
    const std::vector<CollectedFile> copies = filesToCollect(session.model(), session.search(), keepFolders);
    QCOMPARE(copyFiles(session.search(), copies, target.filePath(QStringLiteral("files"))), QStringList());
    auto renamed = pathsOfCopies(session.model(), copies, QStringLiteral("files\\"));
    QVERIFY2(bool(renamed), renamed ? "" : renamed.error().text().c_str());
    QVERIFY(bool(session.document().push(std::move(*renamed), QStringLiteral("collect"))));
    counts.copied += int(copies.size());
    const QString copy = target.filePath(QFileInfo(path).fileName());
    const auto saved = saveDocument(session.document(), copy);
    QVERIFY2(bool(saved), saved ? "" : saved.error().text().c_str());
    auto again = openDocument(m_formats, copy);
    QVERIFY2(bool(again), again ? "" : again.error().text().c_str());
    QVERIFY2((*again)->byteProof().exact, qPrintable((*again)->byteProof().detail));
    RepairSession reopened(m_formats, std::move(*again), {});
    QCOMPARE(reopened.page().model()->rowCount(), session.page().model()->rowCount());
    for (int row = 0; row < reopened.page().model()->rowCount(); ++row)
        QVERIFY2(!reopened.isMissing(row), qPrintable(reopened.pathAt(row)));

    while (session.document().canUndo())
        session.document().undo();
    QVERIFY(filesOf(session.document()) == before);
    session.lookAgain();
    QCOMPARE(int(session.missingRows().size()), loss == Loss::OtherSuffix ? dropped : int(rows.size()));
}

void TestRepairSession::repairAll(const QStringList &files)
{
    Counts counts;
    for (const QString &file : files) {
        repair(file, counts);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(file));
        sawCorpusFile(file);
    }
    QStringList ways;
    for (const auto &[loss, count] : counts.repaired)
        ways.append(QStringLiteral("%1 %2").arg(count).arg(QLatin1String(lossNames[int(loss)])));
    qInfo("%s: %d models, %d with missing textures, %d textures missing; repaired: %s; left: %d; merged %d, unused %d, "
          "refused %d, copied %d",
          QTest::currentTestFunction(), counts.models, counts.broken, counts.textures,
          qPrintable(ways.join(QStringLiteral(", "))), counts.left, counts.merged, counts.unused, counts.refused,
          counts.copied);
    QVERIFY(counts.broken > 0);
    QCOMPARE(counts.left, 0);
}

SINEW_TEST(tst_repair_session, TestRepairSession)

} // namespace tst_repair_session
#include "tst_repair_session.moc"
