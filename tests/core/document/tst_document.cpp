// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/document.h"
#include "core/document/merge_key.h"
#include "core/model/edit_builder.h"
#include "core/model/path.h"
#include "tests/core/stored_format.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <utility>

namespace tst_document {

using namespace sinew;
using namespace sinew::sample;

namespace {

std::unique_ptr<Document> makeDocument()
{
    auto model = std::make_unique<StoredModel>();
    for (int i = 0; i < 3; ++i) {
        Texture texture;
        texture.path.set("Texture" + std::to_string(i));
        model->data.textures.append(texture);
    }
    Material material;
    for (int i = 0; i < 3; ++i)
        material.layers.append(Layer{.textureId = i});
    model->data.materials.append(material);
    model->buildIndex();
    return std::make_unique<Document>(std::move(model), nullptr);
}

Address at(const Document &document, const char *path)
{
    const auto target = parsePath(document.model(), path);
    return target ? target->address : Address{};
}

Change setAlpha(const Document &document, float alpha)
{
    return {Change::Set, at(document, "materials[0].layers[0].alpha"), 0, 0, 0, Value::of(alpha)};
}

float alphaOf(const Document &document)
{
    return *static_cast<const float *>(document.model().field(at(document, "materials[0].layers[0].alpha")).data);
}

std::string texts(const Document &document)
{
    std::string all;
    for (const Layer &layer : document.model().get<Material>(at(document, "materials[0].flags").node)->layers)
        all += std::to_string(layer.textureId) + " ";
    return all;
}

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGestureIsOneStep()
    {
        const auto document = makeDocument();
        const MergeKey drag = MergeKey::next();
        for (const float alpha : {0.9f, 0.5f, 0.25f})
            QVERIFY(document->push({setAlpha(*document, alpha)}, QStringLiteral("Drag"), drag));
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(alphaOf(*document), 0.25f);
        document->undo();
        QCOMPARE(alphaOf(*document), 1.f);
        document->redo();
        QCOMPARE(alphaOf(*document), 0.25f);
    }

    void aGestureThatEndsWhereItBeganVanishes()
    {
        const auto document = makeDocument();
        const MergeKey drag = MergeKey::next();
        for (const float alpha : {0.9f, 0.5f, 1.f})
            QVERIFY(document->push({setAlpha(*document, alpha)}, QStringLiteral("Drag"), drag));
        QCOMPARE(document->historyCount(), 0);
        QVERIFY(!document->isModified());
        QVERIFY(document->push({setAlpha(*document, 1.f)}, QStringLiteral("Nothing")));
        QCOMPARE(document->historyCount(), 0);
    }

    void aRefusedSetTouchesNothing()
    {
        const auto document = makeDocument();
        QVERIFY(document->push({setAlpha(*document, 0.5f)}, QStringLiteral("Alpha")));
        document->undo();
        QVERIFY(document->canRedo());
        Change wrong = setAlpha(*document, 0.25f);
        wrong.other = Value::of(std::int32_t(3));
        // The first change fits, the second does not: neither may stay.
        const Status refused = document->push({setAlpha(*document, 0.75f), wrong}, QStringLiteral("Half"));
        QVERIFY(!refused);
        QVERIFY(!refused.error().message.empty());
        QCOMPARE(alphaOf(*document), 1.f);
        QVERIFY2(document->canRedo(), "a refused edit must not cost the redo");
    }

    void aDiscardedStepIsGone()
    {
        const auto document = makeDocument();
        QVERIFY(document->push({setAlpha(*document, 0.5f)}, QStringLiteral("Kept")));
        document->setClean();
        QVERIFY(document->push({setAlpha(*document, 0.25f)}, QStringLiteral("One")));
        QVERIFY(document->push({setAlpha(*document, 0.75f)}, QStringLiteral("Two")));
        QSignalSpy committed(document.get(), &Document::committed), history(document.get(), &Document::historyChanged);
        document->discard(1);
        QCOMPARE(alphaOf(*document), 0.5f);
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(document->historyIndex(), 1);
        QCOMPARE(document->historyText(0), QStringLiteral("Kept"));
        QVERIFY(!document->canRedo());
        QVERIFY(!document->isModified());
        QCOMPARE(committed.size(), 2);
        QVERIFY(!history.isEmpty());
        document->discard(1);
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QCOMPARE(alphaOf(*document), 1.f);
    }

    void previewsStayOnlyWhenKept_data()
    {
        QTest::addColumn<std::function<void(Document &)>>("act");
        QTest::addColumn<float>("alpha");
        QTest::addColumn<int>("steps");
        using Act = std::function<void(Document &)>;
        QTest::newRow("kept") << Act([](Document &d) { d.keepPreview(); }) << 0.25f << 2;
        QTest::newRow("dropped") << Act([](Document &d) { d.dropPreview(); }) << 0.5f << 1;
        QTest::newRow("undone") << Act([](Document &d) { d.undo(); }) << 0.5f << 1;
        QTest::newRow("another step") << Act([](Document &d) {
            QVERIFY(d.push({setAlpha(d, 0.75f)}, QStringLiteral("Other")));
        }) << 0.75f << 2;
        QTest::newRow("another preview") << Act([](Document &d) { d.setPreview(MergeKey::next()); }) << 0.5f << 1;
        QTest::newRow("to the beginning") << Act([](Document &d) { d.goTo(0); }) << 1.f << 1;
        QTest::newRow("nothing") << Act([](Document &) {}) << 0.25f << 2;
    }
    void previewsStayOnlyWhenKept()
    {
        QFETCH(std::function<void(Document &)>, act);
        const auto document = makeDocument();
        QVERIFY(document->push({setAlpha(*document, 0.5f)}, QStringLiteral("Before")));
        const MergeKey key = MergeKey::next();
        document->setPreview(key);
        QVERIFY(document->push({setAlpha(*document, 0.125f)}, QStringLiteral("Preview"), key));
        QVERIFY(document->push({setAlpha(*document, 0.25f)}, QStringLiteral("Preview"), key));
        QCOMPARE(alphaOf(*document), 0.25f);
        QSignalSpy dropped(document.get(), &Document::previewDropped);
        act(*document);
        QTEST(alphaOf(*document), "alpha");
        QTEST(document->historyCount(), "steps");
        QCOMPARE(dropped.size(), alphaOf(*document) == 0.25f ? 0 : 1);
        // It is dropped once.
        document->dropPreview();
        const QByteArray row = QTest::currentDataTag();
        QCOMPARE(alphaOf(*document), row == "nothing" ? 0.5f : alphaOf(*document));
    }

    void whatWasSavedCanBeDiscarded()
    {
        const auto document = makeDocument();
        QVERIFY(document->push({setAlpha(*document, 0.5f)}, QStringLiteral("Saved")));
        document->setClean();
        document->discard(0);
        QCOMPARE(alphaOf(*document), 1.f);
        // No state of the history matches the file any more.
        QVERIFY(document->isModified());
        QVERIFY(document->push({setAlpha(*document, 0.75f)}, QStringLiteral("Other")));
        QVERIFY(document->isModified());
    }

    void signalsPairUp()
    {
        const auto document = makeDocument();
        int open = 0, changes = 0;
        connect(document.get(), &Document::aboutToChange, this, [&](const Change &) { ++open; });
        connect(document.get(), &Document::changed, this, [&](const Change &change) {
            --open;
            ++changes;
            QCOMPARE(open, 0);
            QVERIFY(document->model().contains(change.at.node));
        });
        QSignalSpy committed(document.get(), &Document::committed);
        EditBuilder edit(document->model());
        edit.remove(document->model().idAt(at(*document, "textures"), 0));
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Delete texture")));
        QCOMPARE(committed.count(), 1);
        QVERIFY(changes >= 2);
        document->undo();
        QCOMPARE(committed.count(), 2);
        QCOMPARE(open, 0);
    }

    void removingATextureFixesItsUsersInOneStep()
    {
        const auto document = makeDocument();
        EditBuilder edit(document->model());
        edit.remove(document->model().idAt(at(*document, "textures"), 1));
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Delete texture")));
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(texts(*document), std::string("0 -1 1 "));
        document->undo();
        QCOMPARE(texts(*document), std::string("0 1 2 "));
    }

    void movingATextureRenumbersItsUsers()
    {
        const auto document = makeDocument();
        EditBuilder edit(document->model());
        edit.move(document->model().idAt(at(*document, "textures"), 2), 0);
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Move")));
        QCOMPARE(texts(*document), std::string("1 2 0 "));
    }

    void partsAndWholesInOneGesture()
    {
        auto model = std::make_unique<StoredModel>();
        model->data.pivots = {{1, 1, 1}, {2, 2, 2}};
        model->buildIndex();
        Document document(std::move(model), nullptr);
        const auto pivots = [&] { return static_cast<const StoredModel &>(document.model()).data.pivots; };
        const Address whole = at(document, "pivots"), first = whole.of(0);
        const MergeKey drag = MergeKey::next();
        const Array<Vec3> before = pivots();
        QVERIFY(document.push({{Change::Set, first, 0, 0, 0, Value::of(Vec3{5, 5, 5})}}, QStringLiteral("a"), drag));
        // The whole array, its first element back at where the gesture began.
        QVERIFY(document.push({{Change::Set, whole, 0, 0, 0, Value::of(Array<Vec3>{{1, 1, 1}, {9, 9, 9}})}},
                              QStringLiteral("b"), drag));
        QCOMPARE(document.historyCount(), 1);
        document.undo();
        QVERIFY(pivots().equalRaw(before, sizeof(Vec3)));
        document.redo();
        QVERIFY(pivots().equalRaw(Array<Vec3>{{1, 1, 1}, {9, 9, 9}}, sizeof(Vec3)));
        // In one set, too: there and back is no change, and a later change of the same field counts.
        document.undo();
        QVERIFY(document.push({{Change::Set, first, 0, 0, 0, Value::of(Vec3{7, 7, 7})},
                               {Change::Set, first, 0, 0, 0, Value::of(Vec3{1, 1, 1})}},
                              QStringLiteral("c")));
        QVERIFY(pivots().equalRaw(before, sizeof(Vec3)));
    }

    void differentGesturesStaySeparate()
    {
        const auto document = makeDocument();
        QVERIFY(document->push({setAlpha(*document, 0.9f)}, QStringLiteral("a"), MergeKey::next()));
        QVERIFY(document->push({setAlpha(*document, 0.8f)}, QStringLiteral("b"), MergeKey::next()));
        QVERIFY(document->push({setAlpha(*document, 0.7f)}, QStringLiteral("c")));
        QVERIFY(document->push({setAlpha(*document, 0.6f)}, QStringLiteral("d")));
        QCOMPARE(document->historyCount(), 4);
        // A gesture that goes on after saving is a step of its own: the saved state must stay reachable.
        const MergeKey drag = MergeKey::next();
        QVERIFY(document->push({setAlpha(*document, 0.5f)}, QStringLiteral("e"), drag));
        document->setClean();
        QVERIFY(document->push({setAlpha(*document, 0.4f)}, QStringLiteral("f"), drag));
        QVERIFY(document->isModified());
        QCOMPARE(document->historyCount(), 6);
        document->undo();
        QVERIFY(!document->isModified());
        QCOMPARE(alphaOf(*document), 0.5f);
    }

    void structuralStepsOfOneGestureMerge()
    {
        const auto document = makeDocument();
        const MergeKey gesture = MergeKey::next();
        EditBuilder add(document->model());
        const NodeId added = add.insertNew(at(*document, "textures"), 0);
        QVERIFY(document->push(std::move(*add.finish()), QStringLiteral("Add"), gesture));
        EditBuilder name(document->model());
        FixedString<260> path;
        path.set("new.blp");
        name.set(fieldOf<&Texture::path>(added), path);
        QVERIFY(document->push(std::move(*name.finish()), QStringLiteral("Name"), gesture));
        QCOMPARE(document->historyCount(), 1);
        document->undo();
        QCOMPARE(texts(*document), std::string("0 1 2 "));
        QVERIFY(!document->model().contains(added));
        document->redo();
        QVERIFY(document->model().contains(added));
        QCOMPARE(texts(*document), std::string("1 2 3 "));
    }

    void anIdentityIsNeverTwice()
    {
        const auto document = makeDocument();
        // Items that still carry the ids of objects of the model.
        const Value stolen = Value::of(static_cast<const StoredModel &>(document->model()).data.materials);
        const Status refused =
            document->push({{Change::Insert, at(*document, "materials"), 0, 0, 0, stolen}}, QStringLiteral("Insert"));
        QVERIFY(!refused);
        QCOMPARE(document->model().listSize(at(*document, "materials")), std::size_t(1));
        List<Material> nested;
        nested.append(static_cast<const StoredModel &>(document->model()).data.materials[0]); // its layers carry ids
        QVERIFY(!document->push({{Change::Insert, at(*document, "materials"), 0, 0, 0, Value::of(nested)}},
                                QStringLiteral("Insert")));
        QCOMPARE(document->historyCount(), 0);
    }

    void badSetsAreRefused()
    {
        const auto document = makeDocument();
        const Address textures = at(*document, "textures"), alpha = at(*document, "materials[0].layers[0].alpha");
        const Value list(document->model().field(textures).field ? *document->model().field(textures).type
                                                                 : typeInfo<float>());
        const QList<Change> bad{
            {Change::Set, {99999, 0}, 0, 0, 0, Value::of(1.f)},
            {Change::Set, {RootNode, 999}, 0, 0, 0, Value::of(1.f)},
            {Change::Set, alpha, 0, 0, 0, Value()},
            {Change::Set, alpha.of(0), 0, 0, 0, Value::of(1.f)},
            {Change::Splice, alpha, 0, 0, 0, Value::of(1.f)},
            {Change::Insert, textures, 4, 0, 0, list},
            {Change::Insert, textures, -1, 0, 0, list},
            {Change::Insert, alpha, 0, 0, 0, list},
            {Change::Remove, textures, 2, 2},
            {Change::Remove, textures, -1, 1},
            {Change::Remove, textures, 0, -1},
            {Change::Remove, alpha, 0, 1},
            {Change::Move, textures, 0, 1, 3},
            {Change::Move, textures, 0, 1, -1},
            {Change::Move, textures, 2, 2, 0},
        };
        for (const Change &change : bad) {
            QVERIFY(!document->push({change}, QStringLiteral("bad")));
            QVERIFY(!document->push({setAlpha(*document, 0.5f), {Change::Move, textures, 0, 1, 2}, change},
                                    QStringLiteral("bad at the end")));
            QCOMPARE(alphaOf(*document), 1.f);
            QCOMPARE(document->historyCount(), 0);
            QCOMPARE(document->model().rowOf(document->model().idAt(textures, 0)), 0);
        }
        QVERIFY(document->push({}, QStringLiteral("nothing")));
        QCOMPARE(document->historyCount(), 0);
    }

    void theIndexIsValidInEverySignal()
    {
        const auto document = makeDocument();
        const auto check = [&](const Change &change) {
            // Whatever a change says, the model answers consistently at that moment.
            for (NodeId id = 2; id < 40; ++id) {
                if (!document->model().contains(id))
                    continue;
                const int row = document->model().rowOf(id);
                QVERIFY(row >= 0);
                QCOMPARE(document->model().idAt(document->model().listOf(id), std::size_t(row)), id);
            }
            QVERIFY(document->model().contains(change.at.node));
        };
        connect(document.get(), &Document::aboutToChange, this, check);
        connect(document.get(), &Document::changed, this, check);
        EditBuilder edit(document->model());
        edit.remove(document->model().idAt(at(*document, "textures"), 0));
        edit.insertNew(at(*document, "textures"), 2);
        edit.move(document->model().idAt(at(*document, "textures"), 2), 0);
        edit.duplicate(document->model().idAt(at(*document, "materials"), 0));
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Much")));
        document->undo();
        document->redo();
        document->undo();
        QCOMPARE(texts(*document), std::string("0 1 2 "));
    }

    void whatComesBackIsSelectedAgain()
    {
        const auto document = makeDocument();
        const NodeId texture = document->model().idAt(at(*document, "textures"), 1);
        document->selection().select(texture);
        EditBuilder edit(document->model());
        edit.remove(texture);
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Delete")));
        QVERIFY(document->selection().isEmpty());
        document->undo();
        QCOMPARE(document->selection().current(), texture);
    }

    /// Lists that follow committed() are right when the selection reports that it lost something.
    void theSelectionTellsOfLossAfterTheStep()
    {
        const auto document = makeDocument();
        const NodeId gone = document->model().idAt(at(*document, "textures"), 1),
                     stays = document->model().idAt(at(*document, "textures"), 2);
        document->selection().set({gone, stays});
        QStringList heard;
        connect(document.get(), &Document::committed, this, [&] {
            heard += document->selection().contains(gone) ? QStringLiteral("stale") : QStringLiteral("step");
        });
        connect(&document->selection(), &Selection::changed, this, [&] { heard += QStringLiteral("selection"); });
        EditBuilder edit(document->model());
        edit.remove(gone);
        auto set = edit.finish();
        QVERIFY(set);
        QVERIFY(document->push(std::move(*set), QStringLiteral("Delete")));
        QCOMPARE(heard, (QStringList{QStringLiteral("step"), QStringLiteral("selection")}));
        QCOMPARE(document->selection().nodes(), std::vector{stays});
        // Nothing is lost by a step that deletes nothing selected.
        heard.clear();
        QVERIFY(document->push({setAlpha(*document, 0.25f)}, QStringLiteral("Alpha")));
        QCOMPARE(heard, QStringList{QStringLiteral("step")});
    }

    /// Whatever chooses another sequence because of a step, nobody hears of it before everybody has followed the step.
    void playbackSignalsWaitForTheStep()
    {
        const auto document = makeDocument();
        Playback &playback = document->playback();
        QStringList heard;
        bool pushes = true;
        connect(document.get(), &Document::changed, this, [&] { playback.setSequence(NodeId(7), 0, 10); });
        connect(document.get(), &Document::committed, this, [&] {
            playback.setSequence(NodeId(8), 100, 200);
            if (std::exchange(pushes, false))
                QVERIFY(document->push({setAlpha(*document, 0.5f)}, QStringLiteral("Within")));
            heard += QStringLiteral("step %1").arg(playback.start());
        });
        connect(document.get(), &Document::committed, this, [&] { heard += QStringLiteral("last"); });
        connect(&playback, &Playback::sequenceChanged, this, [&] { heard += QStringLiteral("sequence"); });
        connect(&playback, &Playback::timeChanged, this, [&] { heard += QStringLiteral("time"); });
        QVERIFY(document->push({setAlpha(*document, 0.25f)}, QStringLiteral("Alpha")));
        const QString step = QStringLiteral("step 100"), last = QStringLiteral("last"),
                      sequence = QStringLiteral("sequence"), time = QStringLiteral("time");
        QCOMPARE(heard, (QStringList{step, last, step, last, sequence, time}));
        heard.clear();
        document->undo();
        QCOMPARE(heard, (QStringList{step, last, sequence, time}));
        heard.clear();
        playback.setTime(150);
        QCOMPARE(heard, QStringList{time});
    }

    void theHistoryForgetsItsOldestSteps()
    {
        const auto document = makeDocument();
        for (int i = 1; i <= 9; ++i)
            QVERIFY(document->push({setAlpha(*document, float(i) / 10)}, QStringLiteral("Step %1").arg(i)));
        const std::size_t each = document->historyBytes() / 9;
        document->setHistoryLimit(each * 4);
        QVERIFY(document->historyBytes() <= each * 9);
        QVERIFY(document->isForgotten(0));
        QVERIFY(!document->isForgotten(8));
        document->goTo(0);
        QVERIFY2(document->historyIndex() > 0, "a forgotten step can't be undone");
        QVERIFY(!document->canUndo());
        QVERIFY(alphaOf(*document) < 0.9f);
        document->goTo(9);
        QCOMPARE(alphaOf(*document), 0.9f);
    }
};

SINEW_GUILESS_TEST(tst_document, TestDocument)

} // namespace tst_document
#include "tst_document.moc"
