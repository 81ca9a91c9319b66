// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "part_format.h"
#include "tests/support/test_program.h"
#include "viewport/view/document_view.h"

#include <QSignalSpy>
#include <QtTest>

namespace tst_document_view {

using namespace sinew;

/// How a document's edits, selection and time reach the viewport, without drawing.
class TstDocumentView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsEdits()
    {
        const auto document = partDocument({{0, 0}, {0, 50}});
        DocumentView view(*document);
        QCOMPARE(view.scene().meshes.size(), std::size_t(2));
        QSignalSpy changed(&view, &DocumentView::sceneChanged);
        const Address y{partId(*document, 0), 1};
        QVERIFY(bool(document->push({{Change::Set, y, 0, 0, 0, Value::of(10.f)}}, QStringLiteral("Move"))));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(view.scene().meshes[0].positions[0].y, -10.f);
        document->undo();
        QCOMPARE(view.scene().meshes[0].positions[0].y, -20.f);
    }

    void selectionBecomesRows()
    {
        const auto document = partDocument({{0, 0}, {1, 30}, {0, 50}});
        DocumentView view(*document);
        document->selection().set({partId(*document, 2), partId(*document, 1)});
        QCOMPARE(view.selectedMeshes(), std::set<std::int32_t>{1}); // the second quad
        QCOMPARE(view.selectedNodes(), std::set<std::int32_t>{1});  // after the format's root node
        document->selection().clear();
        QVERIFY(view.selectedMeshes().empty() && view.selectedNodes().empty());
    }

    void timeComesFromPlayback()
    {
        const auto document = partDocument({{0, 0}});
        DocumentView view(*document);
        QCOMPARE(view.when().sequence, -1);
        QSignalSpy moved(&view, &DocumentView::timeChanged);
        document->playback().setSequence(RootNode, 0, 1000);
        document->playback().setTime(300);
        QVERIFY(moved.count() >= 1);
        QCOMPARE(view.when().sequence, 0);
        QCOMPARE(view.when().time, 300.0);
    }

    void fadesWhileSequencesChangeInPlaying()
    {
        const auto document = partDocument({{0, 0}});
        DocumentView view(*document);
        Playback &playback = document->playback();
        playback.setSequence(RootNode, 0, 1000);
        playback.setSequence(walkSequence, 2000, 3000); // at rest: at once
        QVERIFY(!view.when().from);
        playback.setSequence(RootNode, 0, 1000);
        playback.setPlaying(true);
        playback.advance(300);
        playback.setSequence(walkSequence, 2000, 3000);
        QVERIFY(view.when().from.has_value());
        QCOMPARE(view.when().from->sequence, 0);
        QCOMPARE(view.when().from->time, 300.0);
        QCOMPARE(view.when().from->weight, 1.f);
        playback.advance(50);
        QCOMPARE(view.when().from->weight, 0.75f);
        QCOMPARE(view.when().time, 2050.0);
        playback.advance(160);
        QVERIFY(!view.when().from);
        playback.setSequence(RootNode, 0, 1000); // has no time of its own, and the walk has none for fading out
        QVERIFY(!view.when().from);
        playback.setSequence(walkSequence, 2000, 3000);
        playback.setTime(2020); // scrubbed
        QVERIFY(!view.when().from);
    }

    void framesWhatIsThere()
    {
        const auto document = partDocument({{0, 0}, {0, 400}});
        DocumentView view(*document);
        QVERIFY(view.isUnframed());
        view.frameAll(1);
        QVERIFY(!view.isUnframed());
        QVERIFY(std::abs(view.camera(1).target.y() - 200) < 1);
        const float distance = view.camera(1).distance;
        document->selection().select(partId(*document, 1));
        view.frameSelection(1);
        QVERIFY(std::abs(view.camera(1).target.y() - 400) < 1);
        QVERIFY(view.camera(1).distance < distance / 3);

        // A picture of less than a unit fills the view as well.
        Part small{0, 3};
        small.half = 0.25f;
        const auto picture = partDocument({small});
        DocumentView tiny(*picture);
        tiny.frameAll(1);
        QVERIFY(tiny.camera(1).distance < 2);
        picture->selection().select(partId(*picture, 0));
        tiny.frameSelection(1);
        QVERIFY(tiny.camera(1).distance < 2);

        const auto empty = partDocument({});
        DocumentView nothing(*empty);
        nothing.frameAll(1);
        QVERIFY(nothing.camera(1).distance > 10 && nothing.camera(1).distance < 10000);
    }

    void picksTheNearestMeshAndNodesFirst()
    {
        // A node at y = 30; the quads span −20…20 and 30…70.
        const auto document = partDocument({{0, 0}, {0, 50}, {1, 30}});
        DocumentView view(*document);
        ViewCamera camera;
        camera.distance = 300;
        view.setCamera(camera);
        const Eigen::Vector2f size(600, 600);
        const auto at = [&](float y) {
            const auto pixel = projectToPixel(view.camera(1).viewProjection(1), size, {0, y, 0});
            return Eigen::Vector2f(pixel->x(), pixel->y());
        };
        const auto none = [](const SceneNode &) { return false; };
        const auto all = [](const SceneNode &) { return true; };
        QCOMPARE(view.pick(at(0), size, true, none), partId(*document, 0));
        QCOMPARE(view.pick(at(60), size, true, none), partId(*document, 1));
        QCOMPARE(view.pick(at(25), size, true, none), NoNode);
        QCOMPARE(view.pick(at(31), size, true, all), partId(*document, 2));
        QCOMPARE(view.pick(at(31), size, true, none), partId(*document, 1));
        QCOMPARE(view.pick(at(0), size, false, none), NoNode);
    }

    void withoutASceneFacetThereIsAnEmptyScene()
    {
        auto model = std::make_unique<PartModel>();
        model->buildIndex();
        Document document(std::move(model), nullptr);
        DocumentView view(document);
        QVERIFY(view.scene().meshes.empty());
        view.frameAll(1);
        view.lookThrough(5);
        QCOMPARE(view.modelCamera(), NoNode);
    }
};

SINEW_GUILESS_TEST(tst_document_view, TstDocumentView)

} // namespace tst_document_view
#include "tst_document_view.moc"
