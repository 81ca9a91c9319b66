// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/value.h"
#include "tests/plugins/m2/m2_disk.h"
#include "tests/support/test_program.h"

namespace tst_m2_complete {

using namespace sinew;
using namespace sinew::test;

namespace {

QList<int> rowsOf(const Array<std::int16_t> &table)
{
    QList<int> rows;
    for (std::size_t i = 0; i < table.size(); ++i)
        rows.append(table[i]);
    return rows;
}

void remove(Document &document, const char *path)
{
    EditBuilder edit(document.model(), m2Format().references());
    edit.remove(parsePath(document.model(), path)->address.node);
    auto changes = edit.finish();
    if (!changes || !document.push(std::move(*changes), QStringLiteral("remove")))
        QTest::qFail(path, __FILE__, __LINE__);
}

QStringList namesOf(const Files &files)
{
    return files.keys();
}

} // namespace

/// Consequences of an edit, refused edits, and which files of a set come and go.
class TestM2Complete : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A table that disagrees with its list is kept until the list changes; only that table is rebuilt.
    void lookups()
    {
        const auto document = openDocument(QStringLiteral("m2odd/lookup-outside.m2"));
        const m2::Root &root = rootOf(*document);
        const QList<int> sequences = rowsOf(root.sequenceLookup), keyBones = rowsOf(root.keyBoneLookup),
                         textures = rowsOf(root.textureLookup);
        QCOMPARE(setText(*document, "sequences[0].moveSpeed", "3"), QString());
        QCOMPARE(setText(*document, "bones[0].pivot.x", "3"), QString());
        QCOMPARE(setText(*document, "textures[0].flags", "1"), QString());
        QCOMPARE(rowsOf(root.sequenceLookup), sequences);
        QCOMPARE(setText(*document, "bones[1].keyBone", "4"), QString());
        QCOMPARE(root.keyBoneLookup[4], std::int16_t(1));
        QCOMPARE(rowsOf(root.sequenceLookup), sequences);
        QCOMPARE(rowsOf(root.textureLookup), textures);
        document->undo();
        QCOMPARE(rowsOf(root.keyBoneLookup), keyBones);
    }

    void cameraLookup()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QCOMPARE(rowsOf(rootOf(*document).cameraLookup), (QList<int>{0, 1}));
        remove(*document, "cameras[0]");
        QCOMPARE(rowsOf(rootOf(*document).cameraLookup), (QList<int>{-1, 0}));
        QCOMPARE(setText(*document, "cameras[1].type", "3"), QString());
        QCOMPARE(rowsOf(rootOf(*document).cameraLookup), (QList<int>{-1, 0, -1, 1}));
        QTemporaryDir folder;
        QString problem;
        savedAndReread(*document, problem, folder);
        QCOMPARE(problem, QString());
    }

    /// With its first keys a bone is marked as one that moves; later edits of its keys leave the flags alone.
    void firstKeysMark()
    {
        const auto document = openDocument(QStringLiteral("m2legion/tiny.m2"));
        const auto bones = [&]() -> const List<m2::Bone> & { return rootOf(*document).bones; };
        std::size_t row = 0;
        while (row < bones().size() && bones()[row].scaling.size())
            ++row;
        QVERIFY(row < bones().size());
        const NodeId bone = bones().ids[row];
        const auto set = [&](const Address &at, Value value) {
            return bool(document->push({{Change::Set, at, 0, 0, 0, std::move(value)}}, QStringLiteral("set")));
        };
        QVERIFY(set(fieldOf<&m2::Bone::translation>(bone), Value::of(Curve<Vec3>())));
        QVERIFY(set(fieldOf<&m2::Bone::rotation>(bone), Value::of(Curve<Quat>())));
        QVERIFY(set(fieldOf<&m2::Bone::flags>(bone), Value::of(std::uint32_t(8))));
        Curve<Vec3> sizes(Interpolation::Linear, 1);
        sizes.editTimes()[0] = rootOf(*document).sequences[0].timelineStart;
        sizes.editValues()[0] = {2, 2, 2};
        QVERIFY(set(fieldOf<&m2::Bone::scaling>(bone), Value::of(sizes)));
        QCOMPARE(bones()[row].flags, 0x208u);
        document->undo();
        QCOMPARE(bones()[row].flags, 8u);
        document->redo();
        QVERIFY(set(fieldOf<&m2::Bone::flags>(bone), Value::of(std::uint32_t(8)))); // the user's choice
        sizes.editValues()[0] = {3, 3, 3};
        QVERIFY(set(fieldOf<&m2::Bone::scaling>(bone), Value::of(sizes)));
        QCOMPARE(bones()[row].flags, 8u);
    }

    void refusals()
    {
        const auto document = openDocument(QStringLiteral("m2odd/anim-missing.m2"));
        const std::int32_t start = rootOf(*document).sequences[1].timelineStart;
        const auto put = [&](std::int32_t time, std::uint32_t interpolation) {
            Curve<Vec3> curve = rootOf(*document).bones[1].translation;
            curve.setHeader({interpolation, -1, curve.header().slots});
            curve.editTimes()[curve.size() - 1] = time;
            ChangeSet changes;
            changes.push_back({Change::Set, parsePath(document->model(), "bones[1].translation")->address, 0, 0, 0,
                               Value::of(curve)});
            const Status done = document->push(std::move(changes), {});
            return done ? QString() : QString::fromStdString(done.error().message.text());
        };
        QVERIFY(put(start + 10, 1).contains(QLatin1String("file that was not found")));
        QVERIFY(put(900000, 1).contains(QLatin1String("before the start")));
        QVERIFY(put(-5, 1).contains(QLatin1String("before the start")));
        QVERIFY(put(900, 2).contains(QLatin1String("only a camera's keys can have tangents")));
        QVERIFY(!document->canUndo());
        QCOMPARE(put(900, 1), QString());
    }

    /// Keys out of order in the file stay out of order within their sequence when another one is copied.
    void unsortedKeys()
    {
        const auto document = openDocument(QStringLiteral("m2odd/keys-unsorted.m2"));
        auto made = m2Format().sequences()->duplicate(document->model(), rootOf(*document).sequences.ids[0]);
        QVERIFY(made);
        QString problem;
        verifyEdit(*document, Result<ChangeSet>(std::move(made->changes)), problem);
        QCOMPARE(problem, QString());
    }

    /// Saving removes the files of deleted objects; they come back when that is undone.
    void removedFiles_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QStringList>("gone");
        const auto row = [](const char *path, const QStringList &gone) {
            QTest::newRow(path) << QString::fromLatin1(path) << gone;
        };
        row("boneFiles[1]", {QStringLiteral("tiny_01.bone")});
        row("physics[0]", {QStringLiteral("tiny.phys")});
        row("skins[1]", {QStringLiteral("tiny01.skin")});
        row("skins[0]", {QStringLiteral("tiny01.skin")}); // the second becomes the first
        row("lodSkins[0]", {QStringLiteral("tiny_lod01.skin")});
        row("sequences[4]", {QStringLiteral("tiny0060-00.anim")});
    }
    void removedFiles()
    {
        QFETCH(QString, path);
        QFETCH(QStringList, gone);
        SampleFolder folder(QStringLiteral("m2legion/tiny.m2"));
        Document &document = *folder.document;
        const Files before = folder.files();
        remove(document, path.toLatin1().constData());
        QCOMPARE(folder.files(), before);
        QVERIFY(saveDocument(document, folder.path(QStringLiteral("tiny.m2"))));
        QStringList left = namesOf(before);
        for (const QString &name : gone)
            left.removeAll(name);
        QCOMPARE(namesOf(folder.files()), left);
        for (const QString &name : gone)
            QVERIFY(!document.storedFiles().companions.contains(folder.path(name)));
        const auto again = folder.open(QStringLiteral("tiny.m2"));
        QCOMPARE(ModelComparison::difference(document.model(), again->model()), QString());
        document.undo();
        QVERIFY(saveDocument(document, folder.path(QStringLiteral("tiny.m2"))));
        QCOMPARE(folder.files(), before);
        document.redo();
        QVERIFY(saveDocument(document, folder.path(QStringLiteral("tiny.m2"))));
        QCOMPARE(namesOf(folder.files()), left);
    }

    /// A new file exists only as long as the edit that added it.
    void broughtFiles()
    {
        SampleFolder folder(QStringLiteral("m2wotlk/tiny.m2"));
        Document &document = *folder.document;
        const Files before = folder.files();
        EditBuilder edit(document.model(), m2Format().references());
        edit.duplicate(rootOf(document).skins.ids[1]);
        QVERIFY(document.push(*edit.finish(), {}));
        QVERIFY(saveDocument(document, folder.path(QStringLiteral("tiny.m2"))));
        QVERIFY(folder.files().contains(QStringLiteral("tiny02.skin")));
        document.undo();
        QVERIFY(saveDocument(document, folder.path(QStringLiteral("tiny.m2"))));
        QCOMPARE(folder.files(), before);
    }

    /// Saving under another name leaves the files of the first alone, and files that are not the document's.
    void removedFilesElsewhere()
    {
        SampleFolder folder(QStringLiteral("m2legion/tiny.m2"));
        Document &document = *folder.document;
        const Files before = folder.files();
        folder.write(QStringLiteral("copy_01.bone"), "somebody's");
        remove(document, "boneFiles[1]");
        QVERIFY(saveDocument(document, folder.path(QStringLiteral("copy.m2"))));
        QVERIFY(saveDocument(document, folder.path(QStringLiteral("copy.m2"))));
        const Files after = folder.files();
        for (auto file = before.begin(); file != before.end(); ++file)
            QCOMPARE(after[file.key()], file.value());
        QCOMPARE(after[QStringLiteral("copy_01.bone")], QByteArray("somebody's"));
    }

    /// An .anim file is named after its sequence: a new id renames it; it is removed if its keys go into the model.
    void animationFiles()
    {
        SampleFolder folder(QStringLiteral("m2wotlk/tiny.m2"));
        Document &document = *folder.document;
        const Files before = folder.files();
        const auto saved = [&] {
            if (const auto done = saveDocument(document, folder.path(QStringLiteral("tiny.m2"))); !done)
                QTest::qFail(done.error().text().c_str(), __FILE__, __LINE__);
            const auto again = folder.open(QStringLiteral("tiny.m2"));
            const QString what = ModelComparison::difference(document.model(), again->model());
            return what.isEmpty() ? namesOf(folder.files()).filter(QStringLiteral("tiny")).join(u' ') : what;
        };
        QCOMPARE(setText(document, "sequences[4].id", "61"), QString());
        QCOMPARE(saved(), QStringLiteral("tiny.m2 tiny00.skin tiny0061-00.anim tiny01.skin"));
        QCOMPARE(setText(document, "sequences[4].flags", "0x20"), QString());
        QCOMPARE(saved(), QStringLiteral("tiny.m2 tiny00.skin tiny01.skin"));
        document.undo();
        document.undo();
        QCOMPARE(saved(), QStringLiteral("tiny.m2 tiny00.skin tiny0060-00.anim tiny01.skin"));
        QCOMPARE(folder.files(), before);
        // When it is deleted, its alias takes over the keys, under its own name.
        QCOMPARE(setText(document, "sequences[2].aliasNext", "4"), QString());
        remove(document, "sequences[4]");
        QCOMPARE(saved(), QStringLiteral("tiny.m2 tiny00.skin tiny0005-00.anim tiny01.skin"));
        QCOMPARE(xKeysOf(rootOf(document).bones[1].translation, rootOf(document), 2),
                 (QList<std::pair<int, double>>{{0, 4}, {250, 4.125}, {500, 4.25}}));
    }
};

SINEW_GUILESS_TEST(tst_m2_complete, TestM2Complete)

} // namespace tst_m2_complete
#include "tst_m2_complete.moc"
