// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "m3_edit_test.h"
#include "m3_edits.h"
#include "tests/plugins/checks/edit_pairs.h"
#include "tests/support/test_program.h"

#include "core/compare/take_over.h"

namespace tst_m3_merge {

using namespace sinew;
using namespace sinew::test;
using made::Id::ArmLocation;
using made::Id::ArmRotation;

/// Merging edits of animations, whose blocks, animation IDs and times are numbers that files or edits make up.
class TestM3Merge : public QObject
{
    Q_OBJECT

    static std::unique_ptr<Document> tinyModel() { return openDocument(QStringLiteral("m3/tiny29.m3")); }
    /// As it is in a file.
    static std::unique_ptr<Document> again(const Document &document)
    {
        return openDocument(QStringLiteral("again.m3"), saved(document));
    }

    static int blocksOf(const Document &document, std::uint32_t animId)
    {
        int count = 0;
        for (const m3::Collection &collection : rootOf(document).collections)
            for (const m3::Block &block : collection.blocks)
                count += block.animId == animId;
        return count;
    }

    static void clear(Document &document, const char *track)
    {
        QCOMPARE(push(document,
                      [&](EditBuilder &edit, const Document &) {
                          const Address address = at(document, track);
                          edit.set(address, Value(*document.model().field(address).type));
                      }),
                 QString());
    }
    static void addKey(Document &document, const char *track, std::int32_t time, Vec3 value)
    {
        const Address address = at(document, track);
        Value curve(*document.model().field(address).type, document.model().field(address).data);
        auto &keys = *static_cast<Curve<Vec3> *>(curve.data());
        std::size_t row = 0;
        while (row < keys.size() && keys.times()[row] < time)
            ++row;
        const CurveBase one = *static_cast<const Curve<Vec3> *>(keyed<Vec3>({{time, value}}).data());
        keys.spliceRaw(row, 0, one, sizeof(Vec3));
        QCOMPARE(push(document, [&](EditBuilder &edit, const Document &) { edit.set(address, std::move(curve)); }),
                 QString());
    }
    static void removeSequence(Document &document, std::size_t row)
    {
        const std::array<NodeId, 1> sequence{rootOf(document).sequences.ids[row]};
        QCOMPARE(push(document, m3Format().sequences()->remove(document.model(), sequence, true)), QString());
    }
    static void addSequence(Document &document, const char *name, std::int32_t length)
    {
        auto made = m3Format().sequences()->create(document.model(), name, length);
        QVERIFY(bool(made));
        QVERIFY(bool(document.push(std::move(made->changes), QStringLiteral("create"))));
    }

    /// Merges into MINE. The conflicts' texts.
    static std::string merge(const Document &base, Document &mine, const Document &theirs)
    {
        auto merge = mergeModels(base.model(), mine.model(), theirs.model(), &m3Format());
        if (!merge)
            return merge.error().text();
        std::string conflicts;
        for (const MergeConflict &conflict : merge->conflicts)
            conflicts += conflict.path + ": " + conflict.reason.text() + "; ";
        if (!merge->changes.empty())
            if (const Status pushed = mine.pushAgain(std::move(merge->changes), QStringLiteral("merge")); !pushed)
                return pushed.error().text();
        return conflicts;
    }
    static std::string differences(const Document &a, const Document &b)
    {
        return textOf(leavesOf(a.model(), b.model()));
    }

private Q_SLOTS:
    /// Blocks of different values may be alike in all but the value that they belong to.
    void trackThatGoes_data()
    {
        QTest::addColumn<QString>("track");
        for (const char *track : {"bones[1].position.keys", "bones[1].rotation.keys", "bones[2].scale.keys"})
            QTest::addRow("%s", track) << track;
    }
    void trackThatGoes()
    {
        QFETCH(QString, track);
        const auto base = tinyModel(), mine = tinyModel(), theirs = tinyModel();
        clear(*theirs, qPrintable(track));
        std::string places;
        for (const Leaf &leaf : leavesOf(base->model(), theirs->model()))
            if (leaf.isObject)
                places += leaf.inA + " ";
        int gone = 0;
        for (std::size_t row = 0; row < rootOf(*base).collections.size(); ++row)
            for (std::size_t block = 0; block < rootOf(*base).collections[row].blocks.size(); ++block) {
                const m3::Block &each = rootOf(*base).collections[row].blocks[block];
                const bool isOfTrack = blocksOf(*theirs, each.animId) == 0;
                const std::string path =
                    "collections[" + std::to_string(row) + "].blocks[" + std::to_string(block) + "] ";
                QCOMPARE(places.find(path) != std::string::npos, isOfTrack);
                gone += isOfTrack;
            }
        QVERIFY(gone > 0);
        QCOMPARE(merge(*base, *mine, *theirs), std::string());
        QCOMPARE(differences(*mine, *theirs), std::string());
        QCOMPARE(saved(*mine), saved(*theirs));
    }

    /// Another one's keys stay where THEIRS' go, and the other way round.
    void bothTracks()
    {
        const auto base = tinyModel(), mine = tinyModel(), theirs = tinyModel();
        clear(*mine, "bones[1].rotation.keys");
        clear(*theirs, "bones[1].position.keys");
        QCOMPARE(merge(*base, *mine, *theirs), std::string());
        QCOMPARE(blocksOf(*mine, ArmLocation), 0);
        QCOMPARE(blocksOf(*mine, ArmRotation), 0);
        clear(*theirs, "bones[1].rotation.keys");
        QCOMPARE(differences(*mine, *theirs), std::string());
    }

    void takeOverOfATrack()
    {
        const auto mine = tinyModel(), theirs = tinyModel();
        clear(*theirs, "bones[1].position.keys");
        const auto compared = compareModels(mine->model(), theirs->model());
        std::vector<const ModelDifference *> all;
        for (const ModelDifference &difference : compared->differences)
            all.push_back(&difference);
        auto taken = takeOver(mine->model(), theirs->model(), all, &m3Format());
        QVERIFY(bool(taken));
        QVERIFY(taken->conflicts.empty());
        QVERIFY(bool(mine->pushAgain(std::move(taken->changes), QStringLiteral("take over"))));
        QCOMPARE(differences(*mine, *theirs), std::string());
    }

    /// A key that MINE adds to a track that THEIRS clears keeps its block.
    void keyInATrackThatGoes()
    {
        const auto base = tinyModel(), mine = tinyModel(), theirs = tinyModel();
        addKey(*mine, "bones[1].position.keys", 777, {1, 2, 3});
        clear(*theirs, "bones[1].position.keys");
        const std::string conflicts = merge(*base, *mine, *theirs);
        const auto times = rootOf(*mine).bones[1].position.keys.times();
        QVERIFY2(std::find(times.begin(), times.end(), 777) != times.end(), conflicts.c_str());
        QVERIFY(blocksOf(*mine, ArmLocation) > 0);
        const auto file = again(*mine);
        QCOMPARE(differences(*mine, *file), std::string());
    }

    /// New sequences of both get the same range of the timeline, and the copies of both the same animation IDs.
    void bothAddSequences()
    {
        const auto base = tinyModel(), mine = tinyModel(), theirs = tinyModel();
        addSequence(*mine, "Walk", 800);
        addSequence(*theirs, "Birth", 900);
        const std::int32_t start = rootOf(*mine).sequences[2].timelineStart;
        QCOMPARE(rootOf(*theirs).sequences[2].timelineStart, start);
        addKey(*mine, "bones[1].position.keys", start + 10, {1, 1, 1});
        addKey(*theirs, "bones[1].position.keys", start + 20, {2, 2, 2});
        QCOMPARE(merge(*base, *mine, *theirs), std::string());
        const m3::Root &root = rootOf(*mine);
        QCOMPARE(root.sequences.size(), std::size_t(4));
        int found = 0;
        for (const m3::Sequence &sequence : root.sequences) {
            const bool isWalk = sequence.name.view() == "Walk", isBirth = sequence.name.view() == "Birth";
            for (std::size_t i = 0; i < root.bones[1].position.keys.size(); ++i) {
                const std::int32_t time = root.bones[1].position.keys.times()[i] - sequence.timelineStart;
                const float value = root.bones[1].position.keys.values()[i].x;
                found += (isWalk && time == 10 && value == 1) || (isBirth && time == 20 && value == 2);
                QVERIFY(!(isWalk && time == 20) && !(isBirth && time == 10));
            }
        }
        QCOMPARE(found, 2);
        QCOMPARE(differences(*again(*mine), *mine), std::string());
    }

    void bothCopyBones()
    {
        const auto base = tinyModel(), mine = tinyModel(), theirs = tinyModel();
        for (const auto &[document, row] : {std::pair(mine.get(), 1), std::pair(theirs.get(), 2)})
            QCOMPARE(push(*document,
                          [row = row](EditBuilder &edit, const Document &d) {
                              edit.duplicate(rootOf(d).bones.ids[std::size_t(row)]);
                          }),
                     QString());
        const m3::Root &root = rootOf(*mine);
        QCOMPARE(merge(*base, *mine, *theirs), std::string());
        QCOMPARE(root.bones.size(), std::size_t(5));
        std::set<std::uint32_t> ids;
        for (const m3::Bone &bone : root.bones)
            for (const std::uint32_t id : {bone.position.animId, bone.rotation.animId, bone.scale.animId})
                QVERIFY(ids.insert(id).second);
        // The copy plays what the original does.
        QCOMPARE(differences(*again(*mine), *mine), std::string());
        int equal = 0;
        for (std::size_t i = 0; i < root.bones.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                equal += root.bones[i].scale.keys.size() > 0 &&
                         root.bones[i].scale.keys.equalRaw(root.bones[j].scale.keys, sizeof(Vec3));
        QCOMPARE(equal, 1);
    }

    /// What MINE added to a sequence that THEIRS removes is not removed unseen.
    void sequenceThatGoes()
    {
        const auto base = tinyModel(), mine = tinyModel(), theirs = tinyModel();
        addKey(*mine, "bones[1].position.keys", 1000123, {4, 5, 6});
        removeSequence(*theirs, 1);
        const std::string conflicts = merge(*base, *mine, *theirs);
        QVERIFY2(conflicts.find("sequences[1]") != std::string::npos ||
                     conflicts.find("collections[2]") != std::string::npos,
                 conflicts.c_str());
        const auto times = rootOf(*mine).bones[1].position.keys.times();
        QVERIFY(std::find(times.begin(), times.end(), 1000123) != times.end());
    }

    void otherVersions()
    {
        const auto mine = tinyModel();
        QString other;
        for (auto sample = sampleFiles().begin(); sample != sampleFiles().end() && other.isEmpty(); ++sample)
            if (sample.key().endsWith(QLatin1String("tiny23.m3")))
                other = sample.key();
        QVERIFY(!other.isEmpty());
        const auto theirs = openDocument(other);
        const auto merge = mergeModels(mine->model(), mine->model(), theirs->model(), &m3Format());
        QVERIFY(!merge);
        QCOMPARE(merge.error().text(), std::string("models of the versions 29 and 23 can't be merged; convert one of "
                                                   "them to the version of the other first"));
    }
};

SINEW_GUILESS_TEST(tst_m3_merge, TestM3Merge)

} // namespace tst_m3_merge
#include "tst_m3_merge.moc"
