// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_edit_test.h"
#include "m3_edits.h"
#include "tests/support/test_program.h"

namespace tst_m3_edit_sequences {

using namespace sinew;
using namespace sinew::test;

/// Sequences that are deleted, created and duplicated, with their collections of keys.
class TestM3EditSequences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A sequence goes with its group, its collection and its set; values that only it animated become static.
    void deletedSequence()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const QByteArray before = saved(*document);
        made::Model model = tiny();
        model.sequences.removeLast();
        model.tracks.removeLast();
        made::File expected = model.file();
        put(section(expected, "BONE"), 2 * 160 + 104 + flagsAt, std::uint16_t(0));
        put(section(expected, "LAYR"), 164 + flagsAt, std::uint16_t(0));
        put(section(expected, "PHRB"), 32 + flagsAt, std::uint16_t(0));
        const std::array<NodeId, 1> attack{rootOf(*document).sequences.ids[1]};
        auto changes = m3Format().sequences()->remove(document->model(), attack, true);
        QVERIFY2(changes, changes ? "" : changes.error().text().c_str());
        QVERIFY(bool(document->push(std::move(*changes), QStringLiteral("remove"))));
        made::Style style;
        style.onlyReferred = true;
        const QByteArray after = saved(*document);
        const QString what = difference(after, expected.bytes(style));
        if (!what.isEmpty())
            keep(after, expected.bytes(style));
        QVERIFY2(what.isEmpty(), qPrintable(what));
        undoAndRedo(*document, before, after);
    }

    /// The first sequence: the collections and sets of the later one move up, and so do the numbers that refer to them.
    void deletedFirstSequence()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const QByteArray before = saved(*document);
        const std::array<NodeId, 1> stand{rootOf(*document).sequences.ids[0]};
        auto changes = m3Format().sequences()->remove(document->model(), stand, true);
        QVERIFY(bool(changes));
        QVERIFY(bool(document->push(std::move(*changes), QStringLiteral("remove"))));
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        const m3::Root &root = again.root();
        QCOMPARE(root.sequences.size(), std::size_t(1));
        QCOMPARE(root.sequences[0].name.view(), std::string_view("Attack"));
        QCOMPARE(root.groups.size(), std::size_t(1));
        QCOMPARE(root.groups[0].collections.size(), std::size_t(1));
        QCOMPARE(root.groups[0].collections[0], 0u);
        QCOMPARE(root.collections.size(), std::size_t(1));
        QCOMPARE(root.collections[0].animationSet, std::uint16_t(0));
        QCOMPARE(root.collections[0].blocks.size(), std::size_t(6));
        QCOMPARE(root.animationSets.size(), std::size_t(1));
        QCOMPARE(root.animationSets[0].animIds.size(), std::size_t(6));
        const auto &position = root.bones[1].position.keys;
        QCOMPARE(position.size(), std::size_t(2));
        QCOMPARE(position.times()[1], 250);
        QCOMPARE(position.values()[1].z, 3.f);
        undoAndRedo(*document, before, after);
    }

    void newSequence()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const QByteArray before = saved(*document);
        auto made = m3Format().sequences()->create(document->model(), "Walk", 800);
        QVERIFY(bool(made));
        QVERIFY(bool(document->push(std::move(made->changes), QStringLiteral("create"))));
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        const m3::Root &root = again.root();
        QCOMPARE(root.sequences.size(), std::size_t(3));
        QCOMPARE(root.sequences[2].name.view(), std::string_view("Walk"));
        QCOMPARE(root.sequences[2].end, 800u);
        QCOMPARE(root.groups.size(), std::size_t(3));
        QCOMPARE(root.groups[2].name.view(), std::string_view("Walk"));
        QCOMPARE(root.groups[2].collections.size(), std::size_t(1));
        const std::uint32_t collection = root.groups[2].collections[0];
        QCOMPARE(collection, 3u);
        QCOMPARE(root.collections.size(), std::size_t(4));
        QCOMPARE(root.collections[3].animationSet, std::uint16_t(3));
        QCOMPARE(root.animationSets.size(), std::size_t(4));
        // The event at the end, as the others have it.
        QCOMPARE(root.collections[3].blocks.size(), std::size_t(1));
        QCOMPARE(root.collections[3].blocks[0].animId, std::uint32_t(made::Id::SequenceEnd));
        QCOMPARE(root.events.size(), std::size_t(1));
        QCOMPARE(root.events[0].times.size(), std::size_t(3));
        QCOMPARE(root.events[0].times.times()[2] - root.sequences[2].timelineStart, 800);
        undoAndRedo(*document, before, after);
    }

    void renamedSequence()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const QByteArray before = saved(*document);
        const std::string other(rootOf(*document).groups[1].name.view());
        QCOMPARE(push(*document,
                      [](EditBuilder &edit, const Document &d) {
                          FixedString<256> name;
                          name.set("Stand Victory");
                          edit.set(fieldOf<&m3::Sequence::name>(rootOf(d).sequences.ids[0]), name);
                      }),
                 QString());
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        const m3::Root &root = again.root();
        QCOMPARE(root.groups[0].name.view(), "Stand Victory");
        QCOMPARE(root.collections[root.groups[0].collections[0]].name.view(), "Stand Victory_full");
        QCOMPARE(root.groups[1].name.view(), other);
        undoAndRedo(*document, before, after);
    }

    void duplicatedSequence()
    {
        const auto document = openDocument(QStringLiteral("m3/tiny29.m3"));
        const QByteArray before = saved(*document);
        auto made = m3Format().sequences()->duplicate(document->model(), rootOf(*document).sequences.ids[0]);
        QVERIFY(bool(made));
        QVERIFY(bool(document->push(std::move(made->changes), QStringLiteral("duplicate"))));
        const QByteArray after = saved(*document);
        const Opened again = openBytes(after);
        QVERIFY(again.model);
        const m3::Root &root = again.root();
        QCOMPARE(root.sequences.size(), std::size_t(3));
        QCOMPARE(root.groups[2].collections.size(), std::size_t(2));
        const std::string name(root.sequences[2].name.view()), original(root.sequences[0].name.view());
        QCOMPARE(name, original + " 01");
        QCOMPARE(root.groups[2].name.view(), name);
        for (int i = 0; i < 2; ++i) {
            const std::string suffix(
                root.collections[root.groups[0].collections[std::size_t(i)]].name.view().substr(original.size()));
            QCOMPARE(root.collections[root.groups[2].collections[std::size_t(i)]].name.view(), name + suffix);
        }
        const m3::Collection &full = root.collections[root.groups[2].collections[0]],
                             &over = root.collections[root.groups[2].collections[1]];
        QCOMPARE(full.blocks.size(), std::size_t(9));
        QCOMPARE(over.blocks.size(), std::size_t(1));
        // Including those covered by the collection with the higher priority: two of each, and two more keys than are
        // played.
        const auto &rotation = root.bones[1].rotation.keys;
        QCOMPARE(rotation.size(), std::size_t(2 + 2 + 2 + 2));
        QCOMPARE(over.blocks[0].timelineStart, root.sequences[2].timelineStart);
        QCOMPARE(rotation.times()[3] - over.blocks[0].timelineStart, 300);
        QCOMPARE(over.concurrent, std::uint16_t(1));
        QCOMPARE(over.priority, std::uint16_t(3));
        QVERIFY(&full != &root.collections[0] && full.animationSet != root.collections[0].animationSet);
        // The keys as well: three of Stand, two of Attack, three of the copy.
        const auto &position = root.bones[1].position.keys;
        QCOMPARE(position.size(), std::size_t(8));
        const std::int32_t start = root.sequences[2].timelineStart;
        QCOMPARE(position.times()[6] - start, 500);
        QCOMPARE(position.values()[6].y, 2.f);
        undoAndRedo(*document, before, after);
    }
};

SINEW_GUILESS_TEST(tst_m3_edit_sequences, TestM3EditSequences)

} // namespace tst_m3_edit_sequences
#include "tst_m3_edit_sequences.moc"
