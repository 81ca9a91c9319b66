// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/curves/keys/key_insert.h"
#include "core/curves/keys/key_tools.h"
#include "core/curves/keys/key_transform.h"
#include "core/curves/shape/key_handles.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "tests/core/stored_format.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

namespace tst_key_selection {

using namespace sinew;
using namespace sinew::sample;

namespace {

constexpr KeyBits valueBit = keyBit(KeyPart::Value, 0);

template<class T>
Curve<T> keyed(Interpolation interpolation, std::vector<std::int32_t> times, std::int32_t globalSequence = -1)
{
    Curve<T> curve(interpolation, times.size(), globalSequence);
    std::copy(times.begin(), times.end(), curve.editTimes().begin());
    return curve;
}

/// Two sequences and one global one; a bone with all kinds of tracks, an event object, a visibility.
std::unique_ptr<Document> makeDocument()
{
    auto model = std::make_unique<StoredModel>();
    for (const auto &[start, end, flags] : {std::array{0u, 1000u, 0u}, std::array{2000u, 3000u, 1u}}) {
        Sequence sequence;
        sequence.start = std::int32_t(start);
        sequence.end = std::int32_t(end);
        sequence.flags = flags;
        model->data.sequences.append(sequence);
    }
    model->data.globalSequences.append(GlobalSequence{500});
    Bone bone;
    bone.node.translation = keyed<Vec3>(Interpolation::Hermite, {0, 300, 700, 1000, 2000, 2500, 2600});
    bone.node.rotation = keyed<Quat>(Interpolation::Bezier, {0, 300, 700, 1000, 2000, 2500, 2600});
    bone.node.scaling = keyed<Vec3>(Interpolation::Linear, {0, 100, 200, 300}, 0);
    for (Quat &tangent : bone.node.rotation.editInTangents())
        tangent = {0, 0, 0, 1};
    for (Quat &tangent : bone.node.rotation.editOutTangents())
        tangent = {0, 0, 0, 1};
    for (Quat &value : bone.node.rotation.editValues())
        value = {0, 0, 0, 1};
    model->data.bones.append(bone);
    EventObject event;
    event.track = keyed<NoValue>(Interpolation::None, {10, 500, 2100});
    model->data.eventObjects.append(event);
    Attachment attachment;
    attachment.visibility = keyed<float>(Interpolation::Linear, {0, 900, 400, 2000, 2000});
    model->data.attachments.append(attachment);
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), std::make_shared<StoredFormat>());
}

Address at(const Document &document, const char *path)
{
    const auto target = parsePath(document.model(), path);
    return target ? target->address : Address{};
}

const char *const paths[] = {"bones[0].node.translation", "bones[0].node.rotation", "bones[0].node.scaling",
                             "eventObjects[0].track", "attachments[0].visibility"};

std::vector<std::int32_t> selectedTimes(const Document &document, const Address &address)
{
    std::vector<std::int32_t> times;
    const KeyMarks &marks = document.keySelection().marks(address);
    const auto &curve = *static_cast<const CurveBase *>(document.model().field(address).data);
    for (std::size_t row = 0; row < marks.size(); ++row)
        if (marks[row].selected)
            times.push_back(curve.times()[row]);
    return times;
}

KeyMarks marked(std::size_t count, std::vector<std::size_t> rows)
{
    KeyMarks marks(count);
    for (const std::size_t row : rows)
        marks[row].selected = valueBit;
    return marks;
}

using Times = std::vector<std::int32_t>;

} // namespace

class TestKeySelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void editsKnowWhereTheyAreRead()
    {
        const auto document = makeDocument();
        const CurveEdit line = curveEdit(*document, at(*document, paths[0]));
        QCOMPARE(line.spans.size(), std::size_t(2));
        QVERIFY((line.spans[0] == TimeSpan{0, 1000, true}));
        QVERIFY((line.spans[1] == TimeSpan{2000, 3000, false}));
        QCOMPARE(line.spanAt(1000), 0);
        QCOMPARE(line.spanAt(1500), -1);
        QVERIFY((line.spanOrGapAt(1500) == TimeSpan{1001, 1999}));
        QVERIFY(!line.isStep);
        QCOMPARE(line.marks.size(), std::size_t(7));
        const CurveEdit global = curveEdit(*document, at(*document, paths[2]));
        QCOMPARE(global.spans.size(), std::size_t(1));
        QVERIFY((global.spans[0] == TimeSpan{0, 500, true}));
        QVERIFY(curveEdit(*document, at(*document, paths[4])).isStep);
        const CurveEdit absent = curveEdit(*document, at(*document, "attachments[0].node.rotation"));
        QVERIFY(!absent.curve.isPresent());
        QVERIFY(absent.marks.empty());
    }

    void marksFollowTheirKeys()
    {
        const auto document = makeDocument();
        const Address track = at(*document, paths[0]);
        document->keySelection().setMarks(track, marked(7, {1, 3}));
        QCOMPARE(selectedTimes(*document, track), Times({300, 1000}));
        // Another tool replaces the curve: keys are identified by their times.
        Change set = curveEdit(*document, track).change();
        *static_cast<CurveBase *>(set.other.data()) = keyed<Vec3>(Interpolation::Linear, {100, 300, 400, 1000});
        QVERIFY(document->push({set}, QStringLiteral("Replace")));
        QCOMPARE(selectedTimes(*document, track), Times({300, 1000}));
        document->undo();
        QCOMPARE(document->keySelection().marks(track), marked(7, {1, 3}));
        // A key is inserted before it, then the selected one is removed.
        EditBuilder splice(document->model());
        splice.splice(track, 0, 1, Value::of(keyed<Vec3>(Interpolation::Hermite, {0, 5, 6})));
        QVERIFY(document->push(std::move(*splice.finish()), QStringLiteral("Splice")));
        QCOMPARE(selectedTimes(*document, track), Times({300, 1000}));
        EditBuilder cut(document->model());
        cut.splice(track, 3, 1, Value::of(keyed<Vec3>(Interpolation::Hermite, {})));
        QVERIFY(document->push(std::move(*cut.finish()), QStringLiteral("Cut")));
        QCOMPARE(selectedTimes(*document, track), Times({1000}));
        document->undo();
        QCOMPARE(selectedTimes(*document, track), Times({300, 1000}));
        document->undo();
        QCOMPARE(document->keySelection().marks(track), marked(7, {1, 3}));
    }

    void aGestureKeepsItsMarks()
    {
        const auto document = makeDocument();
        const Address track = at(*document, paths[0]);
        KeyMarks marks = marked(7, {1});
        marks[1].out = HandleMode::Flat;
        document->keySelection().setMarks(track, marks);
        const std::vector<CurveEdit> start = selectedEdits(*document);
        QCOMPARE(start.size(), std::size_t(1));
        const MergeKey drag = MergeKey::next();
        for (const double shift : {10.0, 200.0, 450.0}) {
            std::vector<CurveEdit> edits = start;
            KeyTransform move;
            move.timeShift = shift;
            QVERIFY(transformKeys(edits[0], move));
            QVERIFY(pushEdits(*document, edits, QStringLiteral("Move keys"), drag));
        }
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(selectedTimes(*document, track), Times({750}));
        QCOMPARE(document->keySelection().marks(track)[2].out, HandleMode::Flat);
        // Something else is selected meanwhile; undo brings back the selection before the step, redo the one after it.
        document->undo();
        QCOMPARE(document->keySelection().marks(track), marks);
        document->redo();
        QCOMPARE(selectedTimes(*document, track), Times({750}));
        document->undo();
        QVERIFY(start[0].curve.equalRaw(curveEdit(*document, track).curve, sizeof(Vec3)));
    }

    void stepsWithoutKeysLeaveTheSelection()
    {
        const auto document = makeDocument();
        const Address track = at(*document, paths[0]);
        QVERIFY(document->push({{Change::Set, at(*document, "sequences[0].rarity"), 0, 0, 0, Value::of(2.f)}},
                               QStringLiteral("Rarity")));
        document->keySelection().setMarks(track, marked(7, {2}));
        document->undo();
        QCOMPARE(selectedTimes(*document, track), Times({700}));
    }

    void marksGoWithTheirObject()
    {
        const auto document = makeDocument();
        const Address track = at(*document, paths[4]), bone = at(*document, paths[0]);
        document->keySelection().setMarks(track, marked(5, {0}));
        document->keySelection().setMarks(bone, marked(7, {0}));
        EditBuilder edit(document->model(), document->format()->references());
        edit.remove(track.node);
        QVERIFY(document->push(std::move(*edit.finish()), QStringLiteral("Delete")));
        QVERIFY(document->keySelection().marks(track).empty());
        QCOMPARE(document->keySelection().selectedKeys(), std::size_t(1));
        document->undo();
        QCOMPARE(document->keySelection().marks(bone).size(), std::size_t(7));
        // Selecting nothing keeps the handle modes.
        KeyMarks marks = marked(7, {0});
        marks[3].in = HandleMode::Auto;
        document->keySelection().setMarks(bone, marks);
        QSignalSpy changed(&document->keySelection(), &KeySelection::changed);
        document->keySelection().clear();
        QCOMPARE(changed.count(), 1);
        QVERIFY(document->keySelection().isEmpty());
        QCOMPARE(document->keySelection().marks(bone)[3].in, HandleMode::Auto);
        document->keySelection().clear();
        QCOMPARE(changed.count(), 1);
    }

    void lockedTracksAreLeftOut()
    {
        const auto document = makeDocument();
        const Address track = at(*document, paths[0]), other = at(*document, paths[2]);
        document->keySelection().setMarks(track, marked(7, {0}));
        document->keySelection().setMarks(other, marked(4, {0}));
        document->trackStates().set(TrackStates::Locked, track, true);
        const std::vector<CurveEdit> edits = selectedEdits(*document);
        QCOMPARE(edits.size(), std::size_t(1));
        QVERIFY(edits[0].address == other);
    }

    /// Whatever is done to keys, undo brings back every byte and mark, redo what was done.
    void anythingCanBeUndone()
    {
        for (unsigned seed = 0; seed < 60; ++seed) {
            const auto document = makeDocument();
            std::mt19937 random(seed);
            const auto upTo = [&](int n) { return int(random() % unsigned(n + 1)); };
            std::vector<Address> addresses;
            for (const char *path : paths)
                addresses.push_back(at(*document, path));
            struct State
            {
                std::vector<CurveBase> curves;
                std::shared_ptr<const KeySelection::State> marks;
            };
            const auto state = [&] {
                State now{{}, document->keySelection().snapshot()};
                for (const Address &address : addresses)
                    now.curves.push_back(*static_cast<const CurveBase *>(document->model().field(address).data));
                return now;
            };
            const auto same = [&](const State &a, const State &b) {
                for (std::size_t i = 0; i < addresses.size(); ++i)
                    if (!a.curves[i].equalRaw(b.curves[i],
                                              document->model().field(addresses[i]).type->element->valueSize()))
                        return false;
                return *a.marks == *b.marks;
            };
            std::vector<State> states;
            for (int step = 0; step < 30; ++step) {
                // A random selection, then a random operation on it.
                for (const Address &address : addresses) {
                    KeyMarks marks(curveEdit(*document, address).size());
                    for (KeyMark &mark : marks) {
                        if (upTo(2) == 0)
                            mark.selected = KeyBits(random() & 0x070707);
                        if (upTo(5) == 0)
                            mark.in = mark.out = HandleMode(upTo(6));
                    }
                    document->keySelection().setMarks(address, std::move(marks));
                }
                const State before = state();
                std::vector<CurveEdit> edits = curveEdits(*document, addresses, RotationOrder(upTo(6)));
                const CopiedKeys copied = copySelected(*document, edits);
                const int operation = upTo(8);
                for (CurveEdit &edit : edits) {
                    KeyTransform transform;
                    transform.timeShift = upTo(800) - 400;
                    transform.timeScale = upTo(4) - 1.5;
                    transform.timePivot = upTo(3000);
                    transform.valueShift = upTo(40) - 20;
                    transform.valueScale = upTo(3) - 1;
                    transform.collision = Collision(upTo(2));
                    transform.pivot = PivotMode(upTo(1));
                    transform.keepInSpans = upTo(1);
                    transform.ripple = upTo(1);
                    transform.falloff = upTo(1) * 300;
                    if (operation <= 2)
                        static_cast<void>(transformKeys(edit, transform));
                    else if (operation == 3)
                        setKey(edit, upTo(3100), {}, std::array{1.0, 2.0, 3.0, 4.0}, unsigned(upTo(15)));
                    else if (operation == 4)
                        deleteSelected(edit);
                    else if (operation == 5)
                        duplicateSelected(edit, upTo(500));
                    else if (operation == 6)
                        reverseSelected(edit);
                    else if (operation == 7)
                        for (const CopiedTrack &track : copied.tracks)
                            static_cast<void>(pasteTrack(
                                edit, track, copied, {upTo(3000), PasteMode(upTo(2)), upTo(1) > 0, upTo(1) > 0, 3}));
                    else
                        static_cast<void>(mirrorTimes(edit, upTo(3000)));
                    // One mark per key, and sorted keys stay sorted.
                    QCOMPARE(edit.marks.size(), edit.size());
                    const CurveBase &was = before.curves[std::size_t(&edit - edits.data())];
                    if (std::is_sorted(was.times().begin(), was.times().end()))
                        QVERIFY(std::is_sorted(edit.curve.times().begin(), edit.curve.times().end()));
                }
                const int steps = document->historyCount();
                QVERIFY(pushEdits(*document, edits, QStringLiteral("Step %1").arg(step)));
                if (document->historyCount() == steps)
                    continue;
                const State after = state();
                document->undo();
                QVERIFY2(
                    same(state(), before),
                    qPrintable(QStringLiteral("seed %1, step %2, operation %3").arg(seed).arg(step).arg(operation)));
                document->redo();
                QVERIFY(same(state(), after));
                states.push_back(before);
            }
            // And all the way back.
            while (document->canUndo()) {
                document->undo();
                const State &was = states[std::size_t(document->historyIndex())];
                QVERIFY(same(state(), was));
            }
        }
    }
};

SINEW_GUILESS_TEST(tst_key_selection, TestKeySelection)

} // namespace tst_key_selection
#include "tst_key_selection.moc"
