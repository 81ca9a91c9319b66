// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "tests/plugins/mdx/edit/mdx_sequence_sample.h"
#include "tests/support/test_program.h"

#include "core/model/walk.h"

namespace tst_mdx_sequences {

using namespace sinew;
using namespace sinew::test;

class TestMdxSequences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void create()
    {
        const auto document = open(SequenceSample().bytes());
        auto made = facetOf(*document).create(document->model(), "Attack", 1500);
        QVERIFY(made);
        SequenceSample expected;
        // After the last one, as far away as the others are from each other.
        expected.sequences << Out().text("Attack", 80).i32({6000, 7500}).f32({0}).u32({0}).f32({0}).u32({0}).bytes +
                                  QByteArray(28, '\0');
        expected.extents << QByteArray(28, '\0');
        verifyEdit(*document, std::move(made->changes), expected.bytes());
        QCOMPARE(made->sequence, sequenceAt(*document, 3));
        QVERIFY(!facetOf(*document).create(document->model(), std::string(80, 'a'), 1000));
        QVERIFY(!facetOf(*document).create(document->model(), "a", -1));
        QVERIFY(!facetOf(*document).create(document->model(), "a", 2147483647));
    }

    void createAvoidsKeysOfNobody()
    {
        SequenceSample sample;
        sample.alpha << std::pair(6500, 3.f);
        const auto document = open(sample.bytes());
        auto made = facetOf(*document).create(document->model(), "Attack", 1000);
        QVERIFY(made);
        QVERIFY(document->push(std::move(made->changes), {}));
        QCOMPARE(mdxOf(*document).data.sequences[3].start, 7500);
    }

    void createInAnEmptyModel()
    {
        const auto document = open(MdxFile().bytes());
        auto made = facetOf(*document).create(document->model(), "Stand", 1000);
        QVERIFY(made);
        QVERIFY(document->push(std::move(made->changes), {}));
        QCOMPARE(mdxOf(*document).data.sequences[0].start, 0);
        QCOMPARE(mdxOf(*document).data.sequences[0].end, 1000);
        auto global = facetOf(*document).createGlobal(document->model(), 750);
        QVERIFY(global);
        QVERIFY(document->push(std::move(global->changes), {}));
        QCOMPARE(mdxOf(*document).data.globalSequences[0].duration, 750u);
        // With one sequence there is no gap to copy: the one of the game's own files is used.
        made = facetOf(*document).create(document->model(), "Walk", 1000);
        QVERIFY(document->push(std::move(made->changes), {}));
        QCOMPARE(mdxOf(*document).data.sequences[1].start, 4333);
    }

    void duplicate()
    {
        const auto document = open(SequenceSample().bytes());
        auto made = facetOf(*document).duplicate(document->model(), sequenceAt(*document, 1));
        QVERIFY(made);
        SequenceSample expected;
        expected.sequences << expected.sequences[1];
        expected.sequences[3].replace(0, 8, "Walk - 2");
        expected.at(3, 6000, 7000);
        expected.extents << extent(11);
        expected.alpha << Keys{{6000, 0.25f}, {6500, 0.75f}, {7000, 0.25f}};
        expected.slide << Keys{{6000, 0}, {7000, 10}};
        expected.events << 6250;
        verifyEdit(*document, std::move(made->changes), expected.bytes());
        made = facetOf(*document).duplicate(document->model(), made->sequence);
        QVERIFY(document->push(std::move(made->changes), {}));
        QCOMPARE(mdxOf(*document).data.sequences[4].name.view(), std::string_view("Walk - 3"));
        QVERIFY(!facetOf(*document).duplicate(document->model(), object(*document, "bones", 0)));
    }

    void remove()
    {
        const auto document = open(SequenceSample().bytes());
        const NodeId walk = sequenceAt(*document, 1);
        SequenceSample expected;
        expected.sequences.removeAt(1);
        expected.extents.removeAt(1);
        verifyEdit(*document, facetOf(*document).remove(document->model(), std::span(&walk, 1), false),
                   expected.bytes());
        document->undo();
        expected.alpha.remove(2, 3);
        expected.slide.clear(); // a track without keys is no track
        expected.events.removeAt(1);
        verifyEdit(*document, facetOf(*document).remove(document->model(), std::span(&walk, 1), true),
                   expected.bytes());
    }

    void removeSeveral()
    {
        const auto document = open(SequenceSample().bytes());
        const NodeId ids[] = {sequenceAt(*document, 2), sequenceAt(*document, 0)};
        SequenceSample expected;
        expected.sequences = {expected.sequences[1]};
        expected.extents = {expected.extents[1]};
        expected.alpha = {{2000, 0.25f}, {2500, 0.75f}, {3000, 0.25f}, {3500, 9}};
        expected.events = {2250};
        verifyEdit(*document, facetOf(*document).remove(document->model(), ids, true), expected.bytes());
    }

    void loopsAndFields()
    {
        const auto document = open(SequenceSample().bytes());
        const NodeId ids[] = {sequenceAt(*document, 0), sequenceAt(*document, 2)};
        SequenceSample expected;
        for (const int row : {0, 2})
            expected.sequences[row].replace(92, 4, Out().u32({0}).bytes);
        verifyEdit(*document, facetOf(*document).setLoops(document->model(), ids, true), expected.bytes());
        QVERIFY(facetOf(*document).sequences(document->model())[0].loops);
        const SequenceFields fields = facetOf(*document).fields(document->model(), ids[0]);
        QVERIFY(fields.name == at(*document, "sequences[0].name") &&
                fields.rarity == at(*document, "sequences[0].rarity"));
        QVERIFY(fields.end == at(*document, "sequences[0].end") &&
                fields.moveSpeed == at(*document, "sequences[0].moveSpeed"));
        QCOMPARE(fields.bounds.size(), std::size_t(2)); // its own and the geoset's
        QVERIFY(facetOf(*document).fields(document->model(), object(*document, "globalSequences", 0)).duration ==
                at(*document, "globalSequences[0].duration"));
        QVERIFY(document->format()->bounds()->recalculate(document->model(), fields.bounds));
    }

    void corpus_data()
    {
        QTest::addColumn<QString>("path");
        SINEW_NEEDS_CORPUS();
        for (const QString &path : corpusFiles(5))
            QTest::newRow(qPrintable(path)) << path;
    }
    /// Whatever is done to one sequence leaves the keys of others alone, and undo gives identical bytes.
    void corpus()
    {
        QFETCH(QString, path);
        const auto document = open(contentOf(path));
        QVERIFY(document);
        sawCorpusFile(path);
        if (mdxOf(*document).data.sequences.size() < 2)
            return;
        const QByteArray original = saved(*document);
        const auto &sequences = mdxOf(*document).data.sequences;
        const auto keysOf = [&](std::size_t row) {
            QByteArray all;
            walkFields(document->model(), [&](const Address &, const FieldInfo &f, const void *data, const void *) {
                if (f.type->kind != Kind::Curve)
                    return;
                const auto &curve = *static_cast<const CurveBase *>(data);
                const std::size_t width = f.type->element->valueSize();
                for (std::size_t key = 0; key < curve.size() && curve.globalSequence() < 0; ++key)
                    if (curve.times()[key] >= sequences[row].start && curve.times()[key] <= sequences[row].end) {
                        all += Out().i32({curve.times()[key] - sequences[row].start}).bytes;
                        if (width)
                            all.append(reinterpret_cast<const char *>(curve.rawPart(0, width)) + key * width,
                                       qsizetype(width));
                    }
            });
            return all;
        };
        std::vector<QByteArray> before;
        for (std::size_t row = 0; row < sequences.size(); ++row)
            before.push_back(keysOf(row));
        for (std::size_t row = 0; row < std::min<std::size_t>(sequences.size(), 3); ++row) {
            const NodeId id = sequences.ids[row];
            const Sequence s = sequences[row];
            const SequenceFacet &facet = facetOf(*document);
            const int length = s.end - s.start;
            std::vector<Result<ChangeSet>> edits;
            edits.push_back(facet.setInterval(document->model(), id, s.start, s.end + 1234, KeyPolicy::Stretch,
                                              OverlapPolicy::Push));
            edits.push_back(
                facet.setInterval(document->model(), id, 10'000'000, 10'000'000 + length, KeyPolicy::Shift));
            edits.push_back(
                facet.setInterval(document->model(), id, s.start + length / 4, s.end - length / 4, KeyPolicy::Trim));
            if (auto copy = facet.duplicate(document->model(), id))
                edits.push_back(std::move(copy->changes));
            for (Result<ChangeSet> &changes : edits) {
                if (!changes)
                    continue;
                QVERIFY(document->push(std::move(*changes), QStringLiteral("edit")));
                for (std::size_t other = 0; other < before.size(); ++other)
                    if (other != row)
                        QVERIFY2(keysOf(other) == before[other], qPrintable(QString::number(other)));
                if (sequences.size() > before.size())
                    QVERIFY(keysOf(before.size()) == before[row]); // the copy
                document->undo();
                COMPARE_BYTES(saved(*document), original);
            }
        }
    }

private:
    using Sequence = mdx::Sequence;
};

SINEW_GUILESS_TEST(tst_mdx_sequences, TestMdxSequences)

} // namespace tst_mdx_sequences
#include "tst_mdx_sequences.moc"
