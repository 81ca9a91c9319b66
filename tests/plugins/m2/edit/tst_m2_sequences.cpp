// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Creating, copying and deleting sequences.

#include "core/schema/value.h"
#include "m2_sequence_test.h"
#include "tests/support/test_program.h"

namespace tst_m2_sequences {

using namespace sinew;
using namespace sinew::test;

class TestM2Sequences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void create_data() { subTrackSamples(); }
    void create()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        VERIFY_EDIT(document, changesOf(facet().create(document->model(), "26", 700)));
        const m2::Root &root = rootOf(*again);
        QCOMPARE(root.sequences.size(), std::size_t(9));
        const m2::Sequence &made = root.sequences[8];
        QCOMPARE(int(made.id), 26);
        QCOMPARE(int(made.variation), 0);
        QCOMPARE(made.duration, 700u);
        QCOMPARE(made.flags, 0x20u);
        QCOMPARE(int(made.variationNext), -1);
        QCOMPARE(int(made.aliasNext), 8);
        QCOMPARE(lookedUp(root, 26), 8);
        for (const auto &[id, row] : {std::pair(0, 0), std::pair(4, 1), std::pair(5, 2), std::pair(60, 4),
                                      std::pair(1, 5), std::pair(16, 6), std::pair(27, 7)})
            QCOMPARE(lookedUp(root, id), row);
        QCOMPARE(moves(root, 8), XKeys());
        QCOMPARE(moves(root, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
    }

    /// One more variation: the previous last one names it; the table finds the first as before.
    void createVariation()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        VERIFY_EDIT(document, changesOf(facet().create(document->model(), "0", 250)));
        const m2::Root &root = rootOf(*again);
        QCOMPARE(int(root.sequences[8].variation), 2);
        QCOMPARE(int(root.sequences[3].variationNext), 8);
        QCOMPARE(int(root.sequences[0].variationNext), 3);
        QCOMPARE(lookedUp(root, 0), 0);
        QVERIFY(!facet().create(document->model(), "0", -1));
        QVERIFY(!facet().create(document->model(), "0", 800000));
    }

    /// Before 264: after all others, and after keys that belong to none.
    void createOnOneLine()
    {
        const auto document = openDocument(QStringLiteral("m2tbc/tiny263.m2"));
        const m2::Root &before = rootOf(*document);
        const std::uint32_t end = before.sequences[3].end;
        VERIFY_EDIT(document, changesOf(facet().create(document->model(), "5", 600)));
        const m2::Root &root = rootOf(*again);
        QCOMPARE(root.sequences[4].start, end + 3333);
        QCOMPARE(root.sequences[4].end, end + 3933);
        QCOMPARE(root.sequenceLookup[5], std::int16_t(4));
        QCOMPARE(setText(*document, "bones[1].translation.times[11]", "90000"), QString());
        QVERIFY(document->push(std::move(facet().create(document->model(), "13", 100)->changes), {}));
        QCOMPARE(rootOf(*document).sequences[5].start, 93333u);
    }

    void global()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        VERIFY_EDIT(document, changesOf(facet().createGlobal(document->model(), 1234)));
        QCOMPARE(rootOf(*again).globalLoops.size(), std::size_t(3));
        QCOMPARE(rootOf(*again).globalLoops[2].duration, 1234u);
    }

    void duplicate_data() { subTrackSamples(); }
    void duplicate()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        VERIFY_EDIT(document, changesOf(facet().duplicate(document->model(), idOf(*document, 1))));
        const m2::Root &root = rootOf(*again);
        QCOMPARE(root.sequences.size(), std::size_t(9));
        QCOMPARE(int(root.sequences[8].id), 4);
        QCOMPARE(int(root.sequences[8].variation), 1);
        QCOMPARE(int(root.sequences[1].variationNext), 8);
        QCOMPARE(root.sequences[8].duration, 800u);
        QCOMPARE(root.sequences[8].moveSpeed, 2.5f);
        const XKeys walk{{0, 1}, {400, 1.125}, {800, 1.25}};
        QCOMPARE(moves(root, 8), walk);
        QCOMPARE(moves(root, 1), walk);
        // A track with two sub-tracks: all others play the first one's, and continue to do so.
        const auto rotations = [&](std::size_t row) { return keysOf(root.bones[1].rotation, root, row).size(); };
        QCOMPARE(rotations(0), 3);
        QCOMPARE(rotations(1), 2);
        QCOMPARE(rotations(8), 2);
        for (const std::size_t row : {3u, 4u, 5u, 6u})
            QCOMPARE(rotations(row), 3);
        // A track with one, a constant: keeps one.
        QCOMPARE(root.bones[2].rotation.size(), std::size_t(1));
        QCOMPARE(root.bones[2].rotation.header().slots, 1);
    }

    /// The game draws among the variations: their frequencies add up to 32767 before and after.
    void frequenciesAreShared()
    {
        const auto sum = [](const m2::Root &root) {
            int all = 0;
            for (const m2::Sequence &sequence : root.sequences)
                all += sequence.id == 4 ? sequence.frequency : 0;
            return all;
        };
        const auto withFrequency = [](int frequency) {
            auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
            EditBuilder edit(document->model());
            edit.set(fieldOf<&m2::Sequence::frequency>(idOf(*document, 1)), std::int16_t(frequency));
            auto changes = edit.finish();
            if (!changes || !document->push(std::move(*changes), QString()))
                qFatal("the frequency can't be set");
            return document;
        };
        const auto document = withFrequency(32767);
        QCOMPARE(sum(rootOf(*document)), 32767);
        {
            VERIFY_EDIT(document, changesOf(facet().duplicate(document->model(), idOf(*document, 1))));
            QCOMPARE(int(rootOf(*again).sequences[1].frequency), 16384);
            QCOMPARE(int(rootOf(*again).sequences[8].frequency), 16383);
        }
        {
            VERIFY_EDIT(document, changesOf(facet().duplicate(document->model(), idOf(*document, 8))));
            QCOMPARE(sum(rootOf(*again)), 32767);
            QCOMPARE(int(rootOf(*again).sequences[9].frequency), 8191);
        }
        // One of another model plays as often as the others on average.
        const auto other = withFrequency(32767);
        {
            VERIFY_EDIT(document, changesOf(facet().adopt(document->model(), other->model(), idOf(*other, 1))));
            QCOMPARE(sum(rootOf(*again)), 32767);
            QCOMPARE(int(rootOf(*again).sequences[10].frequency), 8191);
        }
        const auto never = withFrequency(0);
        VERIFY_EDIT(never, changesOf(facet().duplicate(never->model(), idOf(*never, 1))));
        QCOMPARE(sum(rootOf(*again)), 0);
    }

    /// Duplicate of an alias: with its own keys. Of a sequence whose keys are in an .anim file: in the model.
    void duplicateOthers()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        VERIFY_EDIT(document, changesOf(facet().duplicate(document->model(), idOf(*document, 2))));
        QCOMPARE(moves(*again, 8), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(rootOf(*again).sequences[8].flags & 0x60, 0x20u);
        QCOMPARE(int(rootOf(*again).sequences[8].variation), 1);
        const auto external = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        {
            VERIFY_EDIT(external, changesOf(facet().duplicate(external->model(), idOf(*external, 4))));
            QCOMPARE(moves(*again, 8), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
            QCOMPARE(moves(*again, 4), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
            QCOMPARE(rootOf(*again).sequences[8].flags, 0x20u);
        }
    }

    /// Copied in the tree: the same item once more, with the keys.
    void copiedItem()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        EditBuilder edit(document->model(), m2Format().references());
        edit.duplicate(idOf(*document, 4));
        VERIFY_EDIT(document, edit.finish());
        QCOMPARE(rootOf(*again).sequences.size(), std::size_t(9));
        QCOMPARE(moves(*again, 4), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
        QCOMPARE(moves(*again, 5), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
        QCOMPARE(moves(*again, 6), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
    }
    void addedItem()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        EditBuilder edit(document->model(), m2Format().references());
        edit.insertNew(parsePath(document->model(), "sequences")->address, 2);
        VERIFY_EDIT(document, edit.finish());
        QCOMPARE(moves(*again, 0), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
        QCOMPARE(moves(*again, 2), XKeys());
        QCOMPARE(int(rootOf(*again).sequences[3].aliasNext), 1);
        QCOMPARE(int(rootOf(*again).sequences[8].aliasNext), 7);
        QCOMPARE(moves(*again, 4), (XKeys{{0, 3}, {300, 3.125}, {600, 3.25}}));
    }

    void remove_data() { subTrackSamples(); }
    void remove()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const NodeId id = idOf(*document, 3);
        VERIFY_EDIT(document, facet().remove(document->model(), std::span(&id, 1), true));
        const m2::Root &root = rootOf(*again);
        QCOMPARE(root.sequences.size(), std::size_t(7));
        QCOMPARE(moves(root, 2), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}})); // the alias: its target's
        QCOMPARE(moves(root, 3), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
        QCOMPARE(int(root.sequences[0].variationNext), -1);
        QCOMPARE(int(root.sequences[6].aliasNext), 5);
        QCOMPARE(lookedUp(root, 27), 6);
        QCOMPARE(lookedUp(root, 60), 3);
        // Later edits of the same tracks are possible.
        QCOMPARE(setText(*document, "bones[1].translation.values[0].x", "7"), QString());
    }
    /// With the keys or without: from 264 on keys can't exist outside sequences. Neither way may a later sequence find
    /// them.
    void removeLeavesNothing()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const NodeId ids[] = {idOf(*document, 7), idOf(*document, 6)};
        VERIFY_EDIT(document, facet().remove(document->model(), ids, false));
        QVERIFY(document->push(std::move(facet().create(document->model(), "90", 400)->changes), {}));
        QCOMPARE(moves(*document, 6), XKeys());
    }
    /// The first one: tracks with one sub-track, which all sequences play, keep it.
    void removeFirst()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const auto turned = rootOf(*document).bones[2].rotation.values()[0];
        const NodeId id = idOf(*document, 0);
        VERIFY_EDIT(document, facet().remove(document->model(), std::span(&id, 1), true));
        const m2::Root &root = rootOf(*again);
        QCOMPARE(root.bones[2].rotation.size(), std::size_t(1));
        QCOMPARE(root.bones[2].rotation.header().slots, 1);
        QCOMPARE(root.bones[2].rotation.values()[0].z, turned.z);
        QCOMPARE(keysOf(root.bones[2].rotation, root, 0).size(), 1);
        // Two sub-tracks: the second is now the first; all others still turn as the first one did.
        QCOMPARE(keysOf(root.bones[1].rotation, root, 0).size(), 2);
        for (const std::size_t row : {2u, 3u, 4u, 5u})
            QCOMPARE(keysOf(root.bones[1].rotation, root, row).size(), 3);
        QCOMPARE(int(root.sequences[1].aliasNext), 0);
        QCOMPARE(lookedUp(root, 0), 2);
    }
    /// The target of an alias: the alias takes the keys over.
    void removeTarget()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const NodeId id = idOf(*document, 1);
        VERIFY_EDIT(document, facet().remove(document->model(), std::span(&id, 1), true));
        const m2::Root &root = rootOf(*again);
        QCOMPARE(int(root.sequences[1].id), 5);
        QCOMPARE(root.sequences[1].flags, 0x20u);
        QCOMPARE(int(root.sequences[1].aliasNext), 1);
        QCOMPARE(moves(root, 1), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(lookedUp(root, 4), -1);
        QCOMPARE(lookedUp(root, 5), 1);
    }
    /// Before 264 the keys stay on the timeline unless they should be deleted.
    void removeOnOneLine()
    {
        for (const bool withKeys : {true, false}) {
            const auto document = openDocument(QStringLiteral("m2tbc/tiny263.m2"));
            const std::size_t keys = rootOf(*document).bones[1].translation.size();
            const NodeId id = idOf(*document, 2);
            VERIFY_EDIT(document, facet().remove(document->model(), std::span(&id, 1), withKeys));
            QCOMPARE(rootOf(*again).sequences.size(), std::size_t(3));
            QCOMPARE(rootOf(*again).bones[1].translation.size(), keys - (withKeys ? 3 : 0));
            QCOMPARE(moves(*again, 2), (XKeys{{0, 3}, {600, 3.125}, {1200, 3.25}}));
            QCOMPARE(int(rootOf(*again).sequences[0].variationNext), -1);
        }
    }
    /// A variation in the middle of a chain: the previous one names the next.
    void removeVariation()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QVERIFY(document->push(std::move(facet().create(document->model(), "0", 250)->changes), {}));
        const NodeId id = idOf(*document, 3);
        VERIFY_EDIT(document, facet().remove(document->model(), std::span(&id, 1), true));
        QCOMPARE(int(rootOf(*again).sequences[0].variationNext), 7);
        QCOMPARE(int(rootOf(*again).sequences[7].variation), 2);
    }
    void removeAll()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const std::vector<NodeId> ids = rootOf(*document).sequences.ids;
        QVERIFY(document->push(*facet().remove(document->model(), ids, true), {}));
        QCOMPARE(rootOf(*document).sequences.size(), std::size_t(0));
        document->undo();
        QCOMPARE(moves(*document, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
    }

    /// Thousands of sequences in one chain of aliases cost no more than the same number without.
    void longChains()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        List<m2::Sequence> many;
        for (int i = 0; i < 20000; ++i) {
            m2::Sequence s;
            s.id = std::uint16_t(i);
            s.flags = m2::SequenceFlag::Alias;
            s.aliasNext = std::uint16_t(8 + i + 1 < 20008 ? 8 + i + 1 : 0);
            many.append(s);
        }
        EditBuilder edit(document->model(), m2Format().references());
        edit.insert(parsePath(document->model(), "sequences")->address, -1, Value::of(many));
        auto changes = edit.finish();
        QVERIFY2(bool(changes), changes ? "" : changes.error().text().c_str());
        QVERIFY(document->push(std::move(*changes), {}));
        QCOMPARE(m2Format().curves()->clips(document->model()).size(), std::size_t(20008 + 2 + 1));
        QVERIFY(document->push(*facet().insertTime(document->model(), 500, 10), {}));
        QCOMPARE(moves(*document, 0), (XKeys{{0, 0}, {510, 0.125}, {1010, 0.25}}));
    }
};

SINEW_GUILESS_TEST(tst_m2_sequences, TestM2Sequences)

} // namespace tst_m2_sequences
#include "tst_m2_sequences.moc"
