// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m2_disk.h"

using namespace sinew;
using namespace sinew::test;

// Every edit of sequences is saved to a folder, read from there and compared; values are worked out from tests/samples/generator/m2/tiny.cpp:
// bone 1 moves in every sequence that has keys of its own, at 0, half and the whole of its length, x is row, row + 1/8, row + 1/4.

namespace {

using XKeys = QList<std::pair<int, double>>;

const SequenceFacet &facet()
{
    return *m2Format().sequences();
}
NodeId idOf(const Document &document, std::size_t row)
{
    return rootOf(document).sequences.ids[row];
}
XKeys moves(const m2::Root &root, std::size_t row)
{
    return xKeysOf(root.bones[1].translation, root, row);
}
XKeys moves(const Document &document, std::size_t row)
{
    return moves(rootOf(document), row);
}
Result<ChangeSet> changesOf(Result<NewSequence> made)
{
    return made ? Result<ChangeSet>(std::move(made->changes)) : Result<ChangeSet>(made.error());
}
QString refusal(const Result<ChangeSet> &changes)
{
    return changes ? QString() : QString::fromStdString(changes.error().message.text());
}
/// Carries it out as the user would; what is read back from the disk.
#define VERIFY_EDIT(document, changes)                                                                                                       \
    const auto again = [&] {                                                                                                                 \
        QString problem;                                                                                                                     \
        auto read = verifyEdit(*document, changes, problem);                                                                                 \
        if (!problem.isEmpty())                                                                                                              \
            QTest::qFail(qPrintable(problem), __FILE__, __LINE__);                                                                           \
        return read;                                                                                                                         \
    }();                                                                                                                                     \
    if (!again)                                                                                                                              \
        return

int lookedUp(const m2::Root &root, int id)
{
    const std::size_t size = root.sequenceLookup.size();
    std::size_t slot = std::size_t(id) % size;
    for (std::size_t step = 1; step < 100; ++step) {
        const int row = root.sequenceLookup[slot];
        if (row < 0)
            return -1;
        if (root.sequences[std::size_t(row)].id == id)
            return row;
        slot = (slot + step * step) % size;
    }
    return -2;
}

} // namespace

class TestM2Sequences : public QObject
{
    Q_OBJECT

private:
    /// Files from 264 on, plain and in chunks and with a skeleton apart: the same model.
    static void subTrackSamples()
    {
        QTest::addColumn<QString>("sample");
        for (const char *sample : {"m2wotlk/tiny.m2", "m2cata/tiny272.m2", "m2legion/tiny.m2", "m2skel/tiny.m2"})
            QTest::newRow(sample) << QString::fromLatin1(sample);
    }

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
        for (const auto &[id, row] : {std::pair(0, 0), std::pair(4, 1), std::pair(5, 2), std::pair(60, 4), std::pair(1, 5), std::pair(16, 6), std::pair(27, 7)})
            QCOMPARE(lookedUp(root, id), row);
        QCOMPARE(moves(root, 8), XKeys());
        QCOMPARE(moves(root, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
    }

    /// A variation more: the last one so far names it; the table finds the first as before.
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

    /// Before 264: behind all others, and behind keys that belong to none.
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
        // A track with two sub-tracks: all others play the first's, and go on with it.
        const auto rotations = [&](std::size_t row) { return keysOf(root.bones[1].rotation, root, row).size(); };
        QCOMPARE(rotations(0), 3);
        QCOMPARE(rotations(1), 2);
        QCOMPARE(rotations(8), 2);
        for (const std::size_t row : {3u, 4u, 5u, 6u})
            QCOMPARE(rotations(row), 3);
        // One with one, a constant: stays one.
        QCOMPARE(root.bones[2].rotation.size(), std::size_t(1));
        QCOMPARE(root.bones[2].rotation.header().slots, 1);
    }

    /// Of an alias: with keys of its own. Of one whose keys are in an .anim file: in the model.
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

    /// As a copy in the tree: the same item once more, with the keys.
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
    /// With the keys or without: from 264 on there is no place for keys of no sequence. Neither way may a later one find them.
    void removeLeavesNothing()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const NodeId ids[] = {idOf(*document, 7), idOf(*document, 6)};
        VERIFY_EDIT(document, facet().remove(document->model(), ids, false));
        QVERIFY(document->push(std::move(facet().create(document->model(), "90", 400)->changes), {}));
        QCOMPARE(moves(*document, 6), XKeys());
    }
    /// The first one: tracks of one sub-track, which all sequences play, keep it.
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
        // Two sub-tracks: the second is now the first, all others still turn as the first one did.
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
    /// Before 264 the keys stay on the line unless they are to go.
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
    /// A variation in the middle of a chain: the one before names the one behind.
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

    void setLength_data() { subTrackSamples(); }
    void setLength()
    {
        QFETCH(QString, sample);
        const auto start = [](const Document &d, std::size_t row) { return rootOf(d).sequences[row].lineStart; };
        {
            const auto document = openDocument(sample);
            const std::int32_t at = start(*document, 3);
            VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 3), at, at + 1200, KeyPolicy::Stretch));
            QCOMPARE(rootOf(*again).sequences[3].duration, 1200u);
            QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {600, 3.125}, {1200, 3.25}}));
            QCOMPARE(moves(*again, 4), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
            // It plays the first one's turn, as long as before.
            QCOMPARE(rootOf(*again).bones[2].rotation.header().slots, 1);
        }
        {
            const auto document = openDocument(sample);
            const std::int32_t at = start(*document, 4); // in the .anim file
            VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 4), at, at + 250, KeyPolicy::Stretch));
            QCOMPARE(moves(*again, 4), (XKeys{{0, 4}, {125, 4.125}, {250, 4.25}}));
        }
        {
            const auto document = openDocument(sample);
            const std::int32_t at = start(*document, 3);
            VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 3), at, at + 450, KeyPolicy::Trim));
            // At 450 between 3.125 at 300 and 3.25 at 600.
            QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300, 3.125}, {450, 3.1875}}));
        }
        {
            const auto document = openDocument(sample);
            const std::int32_t at = start(*document, 3);
            VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 3), at, at + 450, KeyPolicy::Keep));
            QCOMPARE(rootOf(*again).sequences[3].duration, 450u);
            QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300, 3.125}, {600, 3.25}}));
        }
    }
    /// Keys behind the end follow it.
    void stretchWithKeysBehindTheEnd()
    {
        for (const int length : {400, 1200}) {
            const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
            QCOMPARE(setText(*document, "sequences[3].duration", "500"), QString()); // the last key is at 600
            VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 3), 3000000, 3000000 + length, KeyPolicy::Stretch));
            QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300 * length / 500, 3.125}, {length + 100, 3.25}}));
        }
    }
    /// Who plays the same keys is stretched, too.
    void lengthOfAliases()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 2), 1000000, 1001600, KeyPolicy::Stretch));
        QCOMPARE(rootOf(*again).sequences[1].duration, 1600u);
        QCOMPARE(rootOf(*again).sequences[2].duration, 1600u);
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {800, 1.125}, {1600, 1.25}}));
        // What a longer one still plays isn't trimmed away.
        QCOMPARE(setText(*document, "sequences[2].duration", "800"), QString());
        QVERIFY(document->push(*facet().setInterval(document->model(), idOf(*document, 2), 1000000, 1000400, KeyPolicy::Trim), {}));
        QCOMPARE(moves(*document, 1).last(), std::pair(1600, 1.25));
    }
    void refusedLengths()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const auto refused = [&](std::int32_t start, std::int32_t end) {
            return refusal(facet().setInterval(document->model(), idOf(*document, 3), start, end, KeyPolicy::Stretch));
        };
        QVERIFY(refused(3000100, 3000600).contains(QLatin1String("always starts at 0")));
        QVERIFY(refused(3000000, 3800000).contains(QLatin1String("too long")));
        QVERIFY(refused(3000000, 2999999).contains(QLatin1String("ends before")));
        const auto old = openDocument(QStringLiteral("m2tbc/tiny263.m2"));
        const m2::Sequence &second = rootOf(*old).sequences[1];
        const auto over = facet().setInterval(old->model(), idOf(*old, 0), 0, std::int32_t(second.start) + 5, KeyPolicy::Stretch);
        QVERIFY(refusal(over).contains(QLatin1String("lies there")));
    }
    void lengthOnOneLine()
    {
        const auto document = openDocument(QStringLiteral("m2tbc/tiny263.m2"));
        const auto start = std::int32_t(rootOf(*document).sequences[1].start);
        VERIFY_EDIT(document, facet().setInterval(document->model(), idOf(*document, 1), start + 40, start + 440, KeyPolicy::Stretch));
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {200, 1.125}, {400, 1.25}}));
        QCOMPARE(moves(*again, 0), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
    }

    void copyKeys_data() { subTrackSamples(); }
    void copyKeys()
    {
        QFETCH(QString, sample);
        {
            const auto document = openDocument(sample);
            VERIFY_EDIT(document, facet().copyKeys(document->model(), idOf(*document, 5), idOf(*document, 4), true));
            QCOMPARE(moves(*again, 4), (XKeys{{0, 5}, {250, 5.125}, {500, 5.25}})); // stays in its .anim file
            QCOMPARE(moves(*again, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
            QCOMPARE(rootOf(*again).bones[2].rotation.header().slots, 1);
        }
        {
            const auto document = openDocument(sample);
            VERIFY_EDIT(document, facet().copyKeys(document->model(), idOf(*document, 5), idOf(*document, 3), false));
            QCOMPARE(moves(*again, 3), (XKeys{{0, 5}, {600, 5.125}}));
        }
        {
            // Into the first one: what all others play, because they have no sub-track, must not go.
            const auto document = openDocument(sample);
            VERIFY_EDIT(document, facet().copyKeys(document->model(), idOf(*document, 1), idOf(*document, 0), false));
            QCOMPARE(moves(*again, 0), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}}));
            QCOMPARE(rootOf(*again).bones[2].rotation.size(), std::size_t(1));
            QCOMPARE(keysOf(rootOf(*again).bones[1].rotation, rootOf(*again), 0).size(), 2);
            QCOMPARE(keysOf(rootOf(*again).bones[1].rotation, rootOf(*again), 5).size(), 3);
        }
    }
    void refusedCopies()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QVERIFY(refusal(facet().copyKeys(document->model(), idOf(*document, 1), idOf(*document, 2), true)).contains(QLatin1String("overlap")));
        const auto missing = openDocument(QStringLiteral("m2odd/anim-missing.m2"));
        for (const auto &[from, to] : {std::pair(0, 1), std::pair(1, 0)})
            QVERIFY(refusal(facet().copyKeys(missing->model(), idOf(*missing, std::size_t(from)), idOf(*missing, std::size_t(to)), true)).contains(QLatin1String("not found")));
        QVERIFY(refusal(changesOf(facet().duplicate(missing->model(), idOf(*missing, 1)))).contains(QLatin1String("not found")));
    }

    void insertTime_data() { subTrackSamples(); }
    void insertTime()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        VERIFY_EDIT(document, facet().insertTime(document->model(), rootOf(*document).sequences[1].lineStart + 200, 100));
        for (const std::size_t row : {1u, 2u})
            QCOMPARE(rootOf(*again).sequences[row].duration, 900u);
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {500, 1.125}, {900, 1.25}}));
        QCOMPARE(moves(*again, 0), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
        QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300, 3.125}, {600, 3.25}}));
        QCOMPARE(keysOf(rootOf(*again).bones[1].rotation, rootOf(*again), 1).last().first, 900);
    }
    void removeTime_data() { subTrackSamples(); }
    void removeTime()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        VERIFY_EDIT(document, facet().removeTime(document->model(), rootOf(*document).sequences[1].lineStart + 300, 200, false));
        for (const std::size_t row : {1u, 2u})
            QCOMPARE(rootOf(*again).sequences[row].duration, 600u);
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {600, 1.25}}));
        QCOMPARE(moves(*again, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
        const auto across = facet().removeTime(document->model(), rootOf(*document).sequences[3].lineStart + 500, 200, false);
        QVERIFY(refusal(across).contains(QLatin1String("crosses a border")));
        QVERIFY(refusal(facet().removeTime(document->model(), 3000000, 601, false)).contains(QLatin1String("delete it first")));
    }
    void timeOnOneLine()
    {
        const auto document = openDocument(QStringLiteral("m2tbc/tiny263.m2"));
        const std::uint32_t second = rootOf(*document).sequences[1].start, third = rootOf(*document).sequences[2].start;
        {
            VERIFY_EDIT(document, facet().insertTime(document->model(), std::int32_t(second) + 100, 50));
            QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {450, 1.125}, {850, 1.25}}));
            QCOMPARE(rootOf(*again).sequences[2].start, third + 50);
            QCOMPARE(moves(*again, 2), (XKeys{{0, 2}, {300, 2.125}, {600, 2.25}}));
        }
        VERIFY_EDIT(document, facet().removeTime(document->model(), std::int32_t(second) + 100, 50, false));
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(rootOf(*again).sequences[2].start, third);
    }

    /// Curves over a particle's life are on none of these lines, although their times start at 0 as well.
    void particleLives()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        const m2::Particle before = rootOf(*document).particles[0];
        const auto push = [&](Result<ChangeSet> changes) { QVERIFY(document->push(std::move(*changes), {})); };
        push(facet().setInterval(document->model(), idOf(*document, 0), 0, 20000, KeyPolicy::Stretch));
        push(changesOf(facet().duplicate(document->model(), idOf(*document, 0))));
        push(facet().copyKeys(document->model(), idOf(*document, 5), idOf(*document, 0), true));
        push(facet().insertTime(document->model(), 10000, 100));
        push(facet().removeTime(document->model(), 5000, 100, false));
        const NodeId id = idOf(*document, 0);
        push(facet().remove(document->model(), std::span(&id, 1), true));
        const m2::Particle &now = rootOf(*document).particles[0];
        QVERIFY(now.colour == before.colour && now.alpha == before.alpha && now.scale == before.scale && now.headCell == before.headCell && now.tailCell == before.tailCell);
    }

    void reorder_data() { subTrackSamples(); }
    void reorder()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        EditBuilder edit(document->model(), m2Format().references());
        edit.move(idOf(*document, 4), 0);
        VERIFY_EDIT(document, edit.finish());
        const m2::Root &root = rootOf(*again);
        QCOMPARE(int(root.sequences[0].id), 60);
        QCOMPARE(moves(root, 0), (XKeys{{0, 4}, {250, 4.125}, {500, 4.25}}));
        QCOMPARE(moves(root, 1), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
        QCOMPARE(int(root.sequences[3].aliasNext), 2);
        QCOMPARE(int(root.sequences[1].variationNext), 4);
        QCOMPARE(lookedUp(root, 60), 0);
        QCOMPARE(lookedUp(root, 0), 1);
        QCOMPARE(root.bones[2].rotation.size(), std::size_t(1));
        QCOMPARE(keysOf(root.bones[2].rotation, root, 0).size(), 1);
        // One row had its own second sub-track; it is the third now.
        QCOMPARE(keysOf(root.bones[1].rotation, root, 2).size(), 2);
        for (const std::size_t row : {0u, 1u, 4u, 5u})
            QCOMPARE(keysOf(root.bones[1].rotation, root, row).size(), 3);
    }

    /// An alias's target is chosen anew, an alias becomes none, a sequence becomes one.
    void aliases()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QTemporaryDir folder;
        QString problem;
        const auto read = [&] { return savedAndReread(*document, problem, folder); };
        QCOMPARE(setText(*document, "sequences[2].aliasNext", "5"), QString());
        auto again = read();
        QCOMPARE(problem, QString());
        QCOMPARE(rootOf(*again).sequences[2].lineStart, rootOf(*again).sequences[5].lineStart);
        QCOMPARE(moves(*again, 1), (XKeys{{0, 1}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(setText(*document, "sequences[2].flags", "0x20"), QString());
        again = read();
        QCOMPARE(problem, QString());
        QCOMPARE(moves(*again, 2), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
        QVERIFY(rootOf(*again).sequences[2].lineStart != rootOf(*again).sequences[5].lineStart);
        // Nothing is shared any more.
        QCOMPARE(setText(*document, "bones[1].translation.values[3].x", "9"), QString());
        again = read();
        QCOMPARE(problem, QString());
        QCOMPARE(moves(*again, 1), (XKeys{{0, 9}, {400, 1.125}, {800, 1.25}}));
        QCOMPARE(moves(*again, 5), (XKeys{{0, 5}, {600, 5.125}, {1200, 5.25}}));
        QCOMPARE(setText(*document, "sequences[3].aliasNext", "0"), QString());
        QCOMPARE(setText(*document, "sequences[3].flags", "0x60"), QString());
        again = read();
        QCOMPARE(problem, QString());
        QCOMPARE(moves(*again, 3), (XKeys{{0, 0}, {500, 0.125}, {1000, 0.25}}));
        while (document->canUndo())
            document->undo();
        QCOMPARE(difference(savedFiles(*document)[{}], sampleFiles().value(QStringLiteral("m2wotlk/tiny.m2"))), QString());
    }

    /// A key for a sequence that a track has no sub-track for: it gets one, the others go on as they did.
    void keyInAnotherSubTrack()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        Curve<Quat> one(Interpolation::Linear, 1);
        one.editTimes()[0] = 5000300;
        one.editValues()[0] = {1, 0, 0, 0};
        EditBuilder edit(document->model());
        edit.splice(parsePath(document->model(), "bones[2].rotation")->address, 1, 0, Value::of(one));
        VERIFY_EDIT(document, edit.finish());
        const m2::Root &root = rootOf(*again);
        const auto turns = [&](std::size_t row) { return keysOf(root.bones[2].rotation, root, row); };
        QCOMPARE(turns(5).size(), 1);
        QCOMPARE(turns(5)[0].first, 300);
        QVERIFY(std::abs(turns(5)[0].second.x - 1) < 1e-4f);
        for (const std::size_t row : {0u, 1u, 3u, 4u, 6u}) {
            QCOMPARE(turns(row).size(), 1);
            QCOMPARE(turns(row)[0].first, 0);
            QVERIFY(std::abs(turns(row)[0].second.z - 0.70710677f) < 1e-4f);
        }
    }

    /// Two sequences can't have their keys in one .anim file.
    void sameFileTwice()
    {
        const auto document = openDocument(QStringLiteral("m2wotlk/tiny.m2"));
        QCOMPARE(setText(*document, "sequences[3].flags", "0"), QString()); // into tiny0000-01.anim
        QVERIFY(setText(*document, "sequences[3].id", "60").isEmpty()); // variation 1
        QVERIFY(setText(*document, "sequences[3].variation", "0").contains(QLatin1String("another sequence has its keys in the file")));
        QTemporaryDir folder;
        QString problem;
        const auto again = savedAndReread(*document, problem, folder);
        QCOMPARE(problem, QString());
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("copy0060-01.anim"))));
        QCOMPARE(moves(*again, 3), (XKeys{{0, 3}, {300, 3.125}, {600, 3.25}}));
    }

    /// Thousands of sequences in one chain of aliases cost no more than as many without.
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

QTEST_GUILESS_MAIN(TestM2Sequences)
#include "tst_m2_sequences.moc"
