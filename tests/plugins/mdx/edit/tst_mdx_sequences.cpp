// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"

#include "core/model/walk.h"

#include <map>

namespace tst_mdx_sequences {

using namespace sinew;
using namespace sinew::test;

// Each edit is compared with a file rebuilt from the specification, with the keys worked out by hand.

namespace {

using Keys = QList<std::pair<int, float>>;
using Interval = std::tuple<QByteArray, int, int>;

QByteArray linear(const char *tag, const Keys &keys, int words, int globalSequence = -1)
{
    Out out;
    out.raw(QByteArray(tag, 4)).u32({std::uint32_t(keys.size()), 1}).i32({globalSequence});
    for (const auto &[time, value] : keys) {
        out.i32({time});
        for (int i = 0; i < words; ++i)
            out.f32({value});
    }
    return out.bytes;
}

/// Three sequences of a second each, keys in each, one key in a gap; a track of a global sequence that must not change.
struct Sample
{
    QList<QByteArray> sequences{sequence("Stand", 0, 1000), sequence("Walk", 2000, 3000),
                                sequence("Death", 4000, 5000)};
    QList<QByteArray> extents{extent(10), extent(11), extent(12)};
    Keys alpha{{0, 1}, {1000, 0.5f}, {2000, 0.25f}, {2500, 0.75f}, {3000, 0.25f}, {3500, 9}, {4000, 1}, {5000, 0}};
    Keys slide{{2000, 0}, {3000, 10}};
    QList<int> events{100, 2250, 4500};

    QByteArray bytes() const
    {
        MdxFile f;
        f.sequences = sequences;
        f.globals = {Out().u32({3000}).bytes};
        f.textures = {texture(0, "a.blp")};
        f.materials = {material(800, {layer(800, 0, -1)})};
        GeosetParts body;
        body.sequenceExtents = int(extents.size());
        QByteArray geoset = body.bytes(800), numbered;
        for (qsizetype i = 0; i < extents.size(); ++i)
            numbered += extent(float(10 + i));
        f.geosets = {geoset.replace(numbered, extents.join())};
        f.geosetAnimations = {geosetAnimation(0, alpha.isEmpty() ? QByteArray() : linear("KGAO", alpha, 1))};
        f.bones = {bone("Root", 0, -1, slide.isEmpty() ? QByteArray() : linear("KGTR", slide, 3)), bone("Tail", 1, 0),
                   bone("Spin", 2, 0, linear("KGSC", {{0, 1}, {2500, 2}, {3000, 1}}, 3, 0))};
        Out kevt;
        kevt.raw("KEVT").u32({std::uint32_t(events.size())}).i32({-1});
        for (const int time : events)
            kevt.i32({time});
        f.events = {node("SNDxASTD", 3, 0, 0x400) + kevt.bytes};
        for (int i = 0; i < 4; ++i)
            f.pivots.append(pivot(i));
        return f.bytes();
    }
    /// Renames or moves a sequence without touching its other fields.
    Sample &at(int row, int start, int end)
    {
        sequences[row].replace(80, 8, Out().i32({start, end}).bytes);
        return *this;
    }
};

const SequenceFacet &facetOf(const Document &document)
{
    return *document.format()->sequences();
}

NodeId sequenceAt(const Document &document, std::size_t row)
{
    return object(document, "sequences", row);
}

/// Pushes, compares, undoes and redoes.
void verifyEdit(Document &document, Result<ChangeSet> changes, const QByteArray &expected)
{
    const QByteArray original = saved(document);
    QVERIFY2(bool(changes), changes ? "" : changes.error().text().c_str());
    QVERIFY(document.push(std::move(*changes), QStringLiteral("test")));
    COMPARE_BYTES(saved(document), expected);
    document.undo();
    COMPARE_BYTES(saved(document), original);
    document.redo();
    COMPARE_BYTES(saved(document), expected);
}

QString refusal(const Result<ChangeSet> &changes)
{
    return changes ? QString() : QString::fromStdString(changes.error().message.text());
}

} // namespace

class TestMdxSequences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void create()
    {
        const auto document = open(Sample().bytes());
        auto made = facetOf(*document).create(document->model(), "Attack", 1500);
        QVERIFY(made);
        Sample expected;
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
        Sample sample;
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
        const auto document = open(Sample().bytes());
        auto made = facetOf(*document).duplicate(document->model(), sequenceAt(*document, 1));
        QVERIFY(made);
        Sample expected;
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
        const auto document = open(Sample().bytes());
        const NodeId walk = sequenceAt(*document, 1);
        Sample expected;
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
        const auto document = open(Sample().bytes());
        const NodeId ids[] = {sequenceAt(*document, 2), sequenceAt(*document, 0)};
        Sample expected;
        expected.sequences = {expected.sequences[1]};
        expected.extents = {expected.extents[1]};
        expected.alpha = {{2000, 0.25f}, {2500, 0.75f}, {3000, 0.25f}, {3500, 9}};
        expected.events = {2250};
        verifyEdit(*document, facetOf(*document).remove(document->model(), ids, true), expected.bytes());
    }

    void intervals_data()
    {
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("end");
        QTest::addColumn<int>("policy");
        QTest::addColumn<int>("overlapPolicy");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, int start, int end, KeyPolicy policy, OverlapPolicy overlapPolicy,
                            const Sample &expected) {
            QTest::newRow(name) << start << end << int(policy) << int(overlapPolicy) << expected.bytes();
        };
        const Keys before{{0, 1}, {1000, 0.5f}}, after{{3500, 9}, {4000, 1}, {5000, 0}};
        Sample s = Sample().at(1, 2100, 5900);
        row("keep", 2100, 5900, KeyPolicy::Keep, OverlapPolicy::Refuse, s);

        s = Sample().at(1, 2200, 3200);
        s.alpha = before + Keys{{2200, 0.25f}, {2700, 0.75f}, {3200, 0.25f}} + after;
        s.slide = {{2200, 0}, {3200, 10}};
        s.events = {100, 2450, 4500};
        row("shift", 2200, 3200, KeyPolicy::Shift, OverlapPolicy::Refuse, s);
        s.at(1, 2200, 2300);
        row("shift, another length", 2200, 2300, KeyPolicy::Shift, OverlapPolicy::Refuse, s);
        row("shift, the end alone", 2000, 2300, KeyPolicy::Shift, OverlapPolicy::Refuse, Sample().at(1, 2000, 2300));

        s = Sample().at(1, 2600, 3600);
        s.alpha =
            before +
            Keys{{2600, 0.25f}, {3100, 0.75f}, {3600, 0.25f}, {4000, 1}, {5000, 0}}; // the key at 3500 had no reader
        s.slide = {{2600, 0}, {3600, 10}};
        s.events = {100, 2850, 4500};
        row("shift over a key of nobody", 2600, 3600, KeyPolicy::Shift, OverlapPolicy::Refuse, s);

        s = Sample().at(1, -5000, -4000);
        s.alpha = Keys{{-5000, 0.25f}, {-4500, 0.75f}, {-4000, 0.25f}} + before + after;
        s.slide = {{-5000, 0}, {-4000, 10}};
        s.events = {-4750, 100, 4500};
        row("shift before zero", -5000, -4000, KeyPolicy::Shift, OverlapPolicy::Refuse, s);

        s = Sample().at(1, 2000, 3400);
        s.alpha = before + Keys{{2000, 0.25f}, {2700, 0.75f}, {3400, 0.25f}} + after;
        s.slide = {{2000, 0}, {3400, 10}};
        s.events = {100, 2350, 4500};
        row("stretch", 2000, 3400, KeyPolicy::Stretch, OverlapPolicy::Refuse, s);
        row("stretch with nothing to push", 2000, 3400, KeyPolicy::Stretch, OverlapPolicy::Push, s);

        s = Sample().at(1, 2000, 4000);
        s.alpha = before + Keys{{2000, 0.25f}, {3000, 0.75f}, {4000, 0.25f}, {5000, 0}};
        s.slide = {{2000, 0}, {4000, 10}};
        s.events = {100, 2500, 4500};
        row("stretch and replace", 2000, 4000, KeyPolicy::Stretch, OverlapPolicy::Replace, s);

        s = Sample().at(1, 2000, 4000).at(2, 5000, 6000);
        s.alpha = before + Keys{{2000, 0.25f}, {3000, 0.75f}, {4000, 0.25f}, {4500, 9}, {5000, 1}, {6000, 0}};
        s.slide = {{2000, 0}, {4000, 10}};
        s.events = {100, 2500, 5500};
        row("stretch and push", 2000, 4000, KeyPolicy::Stretch, OverlapPolicy::Push, s);

        s = Sample().at(1, 2125, 2875);
        s.alpha = before + Keys{{2125, 0.375f}, {2500, 0.75f}, {2875, 0.375f}} + after;
        s.slide = {{2125, 1.25f}, {2875, 8.75f}};
        row("trim", 2125, 2875, KeyPolicy::Trim, OverlapPolicy::Refuse, s);
        s = Sample().at(1, 2000, 2250);
        s.alpha = before + Keys{{2000, 0.25f}, {2250, 0.5f}} + after;
        s.slide = {{2000, 0}, {2250, 2.5f}};
        row("trim the end", 2000, 2250, KeyPolicy::Trim, OverlapPolicy::Refuse, s);
        row("trim to more", 1500, 3600, KeyPolicy::Trim, OverlapPolicy::Refuse, Sample().at(1, 1500, 3600));
    }
    void intervals()
    {
        QFETCH(int, start);
        QFETCH(int, end);
        QFETCH(int, policy);
        QFETCH(int, overlapPolicy);
        QFETCH(QByteArray, expected);
        const auto document = open(Sample().bytes());
        verifyEdit(*document,
                   facetOf(*document).setInterval(document->model(), sequenceAt(*document, 1), start, end,
                                                  KeyPolicy(policy), OverlapPolicy(overlapPolicy)),
                   expected);
    }

    void refusedIntervals()
    {
        const auto document = open(Sample().bytes());
        const auto set = [&](std::size_t row, int start, int end, KeyPolicy policy,
                             OverlapPolicy overlapPolicy = OverlapPolicy::Refuse) {
            return refusal(facetOf(*document).setInterval(document->model(), sequenceAt(*document, row), start, end,
                                                          policy, overlapPolicy));
        };
        QCOMPARE(set(1, 3000, 2000, KeyPolicy::Keep), QStringLiteral("the sequence ends before it starts"));
        QCOMPARE(set(1, 2000, 4000, KeyPolicy::Stretch), QStringLiteral("“Death” occupies that time (4000 to 5000)"));
        QCOMPARE(set(1, 500, 1500, KeyPolicy::Shift), QStringLiteral("“Stand” occupies that time (0 to 1000)"));
        // Earlier sequences can't be pushed.
        QCOMPARE(set(1, 500, 1500, KeyPolicy::Shift, OverlapPolicy::Push),
                 QStringLiteral("“Stand” occupies that time (0 to 1000)"));
        QCOMPARE(set(1, 6000, 7000, KeyPolicy::Trim), QStringLiteral("trimming can't move a sequence elsewhere"));
        QCOMPARE(set(1, 2147483000, 2147483647, KeyPolicy::Shift),
                 QStringLiteral("the keys would exceed the times that can be stored"));
        QVERIFY(
            !facetOf(*document).setInterval(document->model(), object(*document, "bones", 0), 0, 1, KeyPolicy::Keep));
    }

    void keysThatTwoSequencesRead()
    {
        // Walk starts at the very time at which Stand ends.
        Sample sample;
        sample.at(1, 1000, 3000).at(2, 9000, 9500);
        sample.alpha = {{0, 1}, {1000, 0.5f}, {2000, 0.25f}, {3000, 0}};
        sample.slide = {{500, 0}, {1000, 10}};
        sample.events = {1000, 2000};
        const auto document = open(sample.bytes());
        const NodeId walk = sequenceAt(*document, 1);

        Sample moved = sample;
        moved.at(1, 4000, 6000);
        moved.alpha = {{0, 1}, {1000, 0.5f}, {4000, 0.5f}, {5000, 0.25f}, {6000, 0}};
        moved.slide = {{500, 0}, {1000, 10}, {4000, 10}};
        moved.events = {1000, 4000, 5000};
        verifyEdit(*document, facetOf(*document).setInterval(document->model(), walk, 4000, 6000, KeyPolicy::Shift),
                   moved.bytes());
        document->undo();

        Sample longer = sample;
        longer.at(1, 1000, 5000);
        longer.alpha = {{0, 1}, {1000, 0.5f}, {3000, 0.25f}, {5000, 0}};
        longer.events = {1000, 3000};
        verifyEdit(*document, facetOf(*document).setInterval(document->model(), walk, 1000, 5000, KeyPolicy::Stretch),
                   longer.bytes());
        document->undo();

        Sample gone = sample;
        gone.sequences.removeAt(1);
        gone.extents.removeAt(1);
        gone.alpha = {{0, 1}, {1000, 0.5f}};
        gone.events = {1000};
        verifyEdit(*document, facetOf(*document).remove(document->model(), std::span(&walk, 1), true), gone.bytes());
        document->undo();

        // Stand can't grow into Walk, and a range that both read can't move for one of them.
        QCOMPARE(refusal(facetOf(*document).setInterval(document->model(), sequenceAt(*document, 0), 0, 1200,
                                                        KeyPolicy::Stretch)),
                 QStringLiteral("“Walk” occupies that time (1000 to 3000)"));
        QVERIFY(setText(*document, "sequences[1].start", "400").isEmpty());
        QCOMPARE(refusal(facetOf(*document).setInterval(document->model(), walk, 400, 6000, KeyPolicy::Stretch)),
                 QStringLiteral("“Stand” reads some of the same keys"));
    }

    void copyKeys()
    {
        const auto document = open(Sample().bytes());
        const NodeId walk = sequenceAt(*document, 1), death = sequenceAt(*document, 2);
        Sample expected;
        expected.alpha = {{0, 1},    {1000, 0.5f},  {2000, 0.25f}, {2500, 0.75f}, {3000, 0.25f},
                          {3500, 9}, {4000, 0.25f}, {4500, 0.75f}, {5000, 0.25f}};
        expected.slide << Keys{{4000, 0}, {5000, 10}};
        expected.events = {100, 2250, 4250};
        for (const bool stretch : {true, false}) {
            verifyEdit(*document, facetOf(*document).copyKeys(document->model(), walk, death, stretch),
                       expected.bytes());
            document->undo();
        }
        QVERIFY(setText(*document, "sequences[2].end", "4500").isEmpty());
        expected.at(2, 4000, 4500);
        // The other keys of “Death” lie outside its current range and belong to no sequence.
        expected.alpha = {{0, 1},    {1000, 0.5f},  {2000, 0.25f}, {2500, 0.75f}, {3000, 0.25f},
                          {3500, 9}, {4000, 0.25f}, {4250, 0.75f}, {4500, 0.25f}, {5000, 0}};
        expected.slide = {{2000, 0}, {3000, 10}, {4000, 0}, {4500, 10}};
        expected.events = {100, 2250, 4125};
        verifyEdit(*document, facetOf(*document).copyKeys(document->model(), walk, death, true), expected.bytes());
        document->undo();
        expected.alpha.remove(6, 3);
        expected.alpha.insert(6, {4000, 0.25f});
        expected.alpha.insert(7, {4500, 0.75f});
        expected.slide = {{2000, 0}, {3000, 10}, {4000, 0}, {4500, 5}};
        expected.events = {100, 2250, 4250};
        verifyEdit(*document, facetOf(*document).copyKeys(document->model(), walk, death, false), expected.bytes());
        QVERIFY(!facetOf(*document).copyKeys(document->model(), walk, walk, false));
    }

    void insertTime()
    {
        const auto document = open(Sample().bytes());
        Sample expected = Sample().at(1, 2000, 3500).at(2, 4500, 5500);
        expected.alpha = {{0, 1},        {1000, 0.5f}, {2000, 0.25f}, {3000, 0.75f},
                          {3500, 0.25f}, {4000, 9},    {4500, 1},     {5500, 0}};
        expected.slide = {{2000, 0}, {3500, 10}};
        expected.events = {100, 2250, 5000};
        verifyEdit(*document, facetOf(*document).insertTime(document->model(), 2500, 500), expected.bytes());
        QVERIFY(!facetOf(*document).insertTime(document->model(), 0, 2147483000));
        QVERIFY(!facetOf(*document).insertTime(document->model(), 0, 0));
    }

    void removeTime()
    {
        const auto document = open(Sample().bytes());
        const auto remove = [&](int at, int length, bool across = false) {
            return facetOf(*document).removeTime(document->model(), at, length, across);
        };
        Sample inside = Sample().at(1, 2000, 2800).at(2, 3800, 4800);
        inside.alpha = {{0, 1},        {1000, 0.5f}, {2000, 0.25f}, {2300, 0.75f},
                        {2800, 0.25f}, {3300, 9},    {3800, 1},     {4800, 0}};
        inside.slide = {{2000, 0}, {2800, 10}};
        inside.events = {100, 4300};
        verifyEdit(*document, remove(2200, 200), inside.bytes());
        document->undo();

        Sample end = Sample().at(1, 2000, 2750).at(2, 3750, 4750);
        end.alpha = {{0, 1}, {1000, 0.5f}, {2000, 0.25f}, {2500, 0.75f}, {2750, 0.5f}, {3250, 9}, {3750, 1}, {4750, 0}};
        end.slide = {{2000, 0}, {2750, 7.5f}};
        end.events = {100, 2250, 4250};
        verifyEdit(*document, remove(2751, 250), end.bytes());
        document->undo();

        Sample start = Sample().at(1, 2000, 2750).at(2, 3750, 4750);
        start.alpha = {{0, 1},        {1000, 0.5f}, {2000, 0.5f}, {2250, 0.75f},
                       {2750, 0.25f}, {3250, 9},    {3750, 1},    {4750, 0}};
        start.slide = {{2000, 2.5f}, {2750, 10}};
        start.events = {100, 2000, 4250};
        verifyEdit(*document, remove(2000, 250), start.bytes());
        document->undo();

        QCOMPARE(refusal(remove(2751, 500)), QStringLiteral("the range crosses a boundary of “Walk” (2000 to 3000)"));
        Sample across = end;
        across.at(2, 3500, 4500);
        across.alpha = {{0, 1},       {1000, 0.5f}, {2000, 0.25f}, {2500, 0.75f},
                        {2750, 0.5f}, {3000, 9},    {3500, 1},     {4500, 0}};
        across.events = {100, 2250, 4000};
        verifyEdit(*document, remove(2751, 500, true), across.bytes());
        document->undo();
        QCOMPARE(refusal(remove(1500, 2000, true)), QStringLiteral("“Walk” lies in the range; delete it first"));
    }

    void loopsAndFields()
    {
        const auto document = open(Sample().bytes());
        const NodeId ids[] = {sequenceAt(*document, 0), sequenceAt(*document, 2)};
        Sample expected;
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
