// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The edit mode without a window, over models of every format: what it does to the file, and what is drawn.

#include "core/scene/pose/skinning.h"
#include "editor/builtin_plugins.h"
#include "tests/plugins/model_state.h"
#include "tests/support/corpus.h"
#include "tests/support/test_program.h"
#include "viewport/mesh/element_picker.h"
#include "viewport/view/document_view.h"

#include <QtTest>

#include <random>

namespace tst_mesh_edit {

using namespace sinew;
using namespace sinew::test;
using Eigen::Vector3f;

class TestMeshEdit : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;

    /// A model in its edit mode, in the middle of its first sequence.
    struct Opened
    {
        std::unique_ptr<Document> document;
        std::unique_ptr<DocumentView> view;
        std::map<QString, QByteArray> files;
        std::map<std::string, std::size_t> findings;
        double size = 1;

        MeshSession &session() { return *view->meshSession(); }
        /// Where the vertices of a part are drawn, worked out from the model.
        std::vector<Vector3f> drawn(NodeId part) const
        {
            const RenderScene scene = document->format()->scene()->build(document->model());
            PoseTime when = view->when();
            view->camera(1).apply(when);
            Pose pose;
            evaluatePose(scene, when, pose);
            std::vector<Vector3f> places;
            for (const SceneMesh &mesh : scene.meshes)
                if (mesh.source == part)
                    skinnedPositions(mesh, pose, places);
            return places;
        }
    };

    /// False if the model has no mesh that can be edited.
    bool open(const QString &path, Opened &opened)
    {
        auto document = openDocument(m_formats, path);
        if (!document)
            return false;
        opened.document = std::move(*document);
        opened.files = filesOf(*opened.document);
        opened.findings = findingsOf(*opened.document);
        const std::vector<Clip> clips =
            opened.document->format()->sequences()
                ? opened.document->format()->sequences()->sequences(opened.document->model())
                : std::vector<Clip>();
        if (!clips.empty()) {
            opened.document->playback().setSequence(clips[0].source, clips[0].start, clips[0].end);
            opened.document->playback().setTime(clips[0].start + 0.4 * (clips[0].end - clips[0].start));
        }
        opened.view = std::make_unique<DocumentView>(*opened.document);
        opened.size = sizeOf(opened.view->scene());
        return bool(opened.view->beginMeshEdit({}));
    }

    /// Every third face of the first part, or the first ones.
    static void selectSome(MeshSession &session)
    {
        session.setKind(ElementKind::Face);
        bool isFirst = true;
        session.select([&](const EditedPart &part) {
            MeshSelection selection(part.mesh);
            for (std::size_t face = 0; isFirst && face < selection.faces.size(); face += 3)
                selection.faces[face] = true;
            isFirst = false;
            return completed(part.mesh, ElementKind::Face, std::move(selection));
        });
    }

    void expectUndone(Opened &opened, const char *what)
    {
        while (opened.document->canUndo())
            opened.document->undo();
        const auto files = filesOf(*opened.document);
        for (const auto &[path, bytes] : opened.files)
            QVERIFY2(files.contains(path) && files.at(path) == bytes, what);
    }

    void expectNothingNew(Opened &opened, const char *what)
    {
        const bool isSound = opened.findings["model.reference.missing"] == 0;
        for (const auto &[code, count] : findingsOf(*opened.document))
            QVERIFY2(
                count == 0 || !isSound || opened.findings[code] || QByteArray(code.c_str()).endsWith(".unused") ||
                    QByteArray(code.c_str()).contains("degenerate") || code == "mdx.geoset.many-vertices",
                qPrintable(
                    QStringLiteral("%1: new findings, %2").arg(QLatin1String(what), QString::fromStdString(code))));
    }

    /// Moves the selection in the pose that is shown, and compares what the model draws then.
    void tryMove(Opened &opened, const SpaceChange &change, const char *what)
    {
        MeshSession &session = opened.session();
        if (!session.beginMove())
            return;
        std::map<NodeId, std::vector<Vector3f>> wanted;
        std::map<NodeId, std::vector<bool>> selected;
        const Eigen::Affine3f affine = affineOf(change);
        for (const EditedPart &part : session.parts()) {
            std::vector<Vector3f> places = opened.drawn(part.part());
            QCOMPARE(places.size(), part.places.size());
            for (std::size_t v = 0; v < places.size(); ++v)
                if (part.selection.vertices[v] && part.matrices[v].inverse().matrix().allFinite())
                    places[v] = affine * places[v];
            wanted[part.part()] = std::move(places);
            selected[part.part()] = part.selection.faces;
        }
        session.move(change);
        const Status done = session.finishMove(QStringLiteral("Move"));
        if (!done) {
            QVERIFY(!done.error().text().empty());
            return;
        }
        for (const auto &[part, places] : wanted) {
            const std::vector<Vector3f> now = opened.drawn(part);
            QCOMPARE(now.size(), places.size());
            for (std::size_t v = 0; v < now.size(); ++v) {
                if (!places[v].allFinite())
                    continue;
                const double off = double((now[v] - places[v]).norm());
                QVERIFY2(off <= 1e-4 * opened.size, qPrintable(QStringLiteral("%1: vertex %2 is off by %3 of %4")
                                                                   .arg(QLatin1String(what))
                                                                   .arg(v)
                                                                   .arg(off)
                                                                   .arg(opened.size)));
            }
        }
        expectNothingNew(opened, what);
        // The selection is still there. Vertices of other bones that were in one place may be apart now.
        for (const EditedPart &part : session.parts())
            QCOMPARE(part.selection.faces, selected[part.part()]);
        expectUndone(opened, what);
    }

    using Run = std::function<Status(MeshSession &session)>;
    void tryEdit(Opened &opened, const char *what, const Run &run)
    {
        if (QTest::currentTestFailed() || !opened.view->meshSession())
            return;
        selectSome(opened.session());
        const int before = opened.document->historyIndex();
        const Status done = run(opened.session());
        if (!done) {
            // What a file can't hold is refused with the reason, and nothing has changed.
            QVERIFY(!done.error().text().empty());
            QCOMPARE(opened.document->historyIndex(), before);
            return;
        }
        QCOMPARE(opened.document->historyIndex(), before + 1);
        expectNothingNew(opened, what);
        expectUndone(opened, what);
    }

    void tryAll(const QString &path)
    {
        Opened opened;
        if (!open(path, opened))
            return;
        selectSome(opened.session());
        SpaceChange move{SpaceChange::Move};
        move.move = Vector3f(0.03f, -0.02f, 0.05f) * float(opened.size);
        tryMove(opened, move, "move");
        SpaceChange turn{SpaceChange::Turn};
        turn.turn = Eigen::Quaternionf(Eigen::AngleAxisf(0.5f, Vector3f(1, 2, 3).normalized()));
        turn.centre = Vector3f(0.1f, 0, 0.2f) * float(opened.size);
        if (!QTest::currentTestFailed())
            tryMove(opened, turn, "turn");
        const float size = float(opened.size);
        tryEdit(opened, "extrude", [size](MeshSession &session) {
            return session.edit(QStringLiteral("Extrude"), [&](const EditedPart &part) {
                return extruded(part.mesh, ElementKind::Face, part.selection, double(size) / 50);
            });
        });
        tryEdit(opened, "delete", [](MeshSession &session) {
            return session.edit(QStringLiteral("Delete"), [](const EditedPart &part) {
                return withoutElements(part.mesh, ElementKind::Face, part.selection);
            });
        });
        tryEdit(opened, "duplicate", [](MeshSession &session) {
            return session.edit(QStringLiteral("Duplicate"),
                                [](const EditedPart &part) { return withCopies(part.mesh, part.selection); });
        });
        tryEdit(opened, "flip", [](MeshSession &session) {
            return session.edit(QStringLiteral("Flip"),
                                [](const EditedPart &part) { return withFlippedFaces(part.mesh, part.selection); });
        });
        tryEdit(opened, "separate", [](MeshSession &session) { return session.separate(QStringLiteral("Separate")); });
    }

private Q_SLOTS:
    void initTestCase() { addBuiltinPlugins(m_formats); }

    void samples_data() { addSampleModelRows(); }

    /// What is dragged in a pose is drawn where it was dragged to; every edit finds nothing new and can be undone to
    /// the same bytes.
    void samples()
    {
        QFETCH(QString, path);
        tryAll(path);
    }

    void corpus_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path :
             corpusFiles("", {QStringLiteral("mdx"), QStringLiteral("m2"), QStringLiteral("m3")}, 24))
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -3))) << path;
    }

    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        QFETCH(QString, path);
        sawCorpusFile(path);
        tryAll(path);
    }

    /// A part of which nothing would be left goes altogether, together with what goes of others; undone it is edited
    /// again, with its selection.
    void wholeParts()
    {
        Opened opened;
        QVERIFY(open(sourcePath("tests/samples/showcase/showcase.mdx"), opened));
        MeshSession &session = opened.session();
        QVERIFY(session.parts().size() > 2);
        const NodeId whole = session.parts()[0].part(), other = session.parts()[1].part();
        const std::size_t parts = session.parts().size(), faces = session.parts()[1].mesh.mesh.triangleCount();
        session.setKind(ElementKind::Face);
        session.select([&](const EditedPart &part) {
            if (part.part() == whole)
                return allElements(part.mesh, ElementKind::Face);
            MeshSelection selection(part.mesh);
            selection.faces[0] = part.part() == other;
            return completed(part.mesh, ElementKind::Face, std::move(selection));
        });
        const std::size_t selected = session.selectedCount();
        QVERIFY(session.removeSelected(QStringLiteral("delete")));
        QCOMPARE(opened.document->historyCount(), 1);
        QVERIFY(!opened.document->model().contains(whole));
        QCOMPARE(session.parts().size(), parts - 1);
        QCOMPARE(session.parts()[0].part(), other);
        QCOMPARE(session.parts()[0].mesh.mesh.triangleCount(), faces - 1);
        opened.document->undo();
        QCOMPARE(session.parts().size(), parts);
        QCOMPARE(session.selectedCount(), selected);
        expectUndone(opened, "whole parts");
    }

    /// What a sequence hides is not edited unless it was chosen.
    void onlyWhatIsSeen()
    {
        Opened opened;
        QVERIFY(open(sourcePath("tests/samples/showcase/showcase.mdx"), opened));
        NodeId unseen = NoNode;
        for (const Clip &clip : opened.document->format()->sequences()->sequences(opened.document->model())) {
            opened.document->playback().setSequence(clip);
            opened.document->playback().setTime(clip.end);
            const RenderScene &scene = opened.view->scene();
            Pose pose;
            evaluatePose(scene, opened.view->when(), pose);
            for (std::size_t row = 0; row < scene.meshes.size() && unseen == NoNode; ++row)
                if (!isMeshVisible(pose, row) && !scene.meshes[row].indices.isEmpty())
                    unseen = scene.meshes[row].source;
            if (unseen != NoNode)
                break;
        }
        QVERIFY(unseen != NoNode);
        const auto isEdited = [&] {
            const auto &parts = opened.session().parts();
            return std::any_of(parts.begin(), parts.end(),
                               [&](const EditedPart &part) { return part.part() == unseen; });
        };
        QVERIFY(opened.view->beginMeshEdit({}));
        QVERIFY(!isEdited());
        QVERIFY(opened.view->beginMeshEdit(std::vector<NodeId>{unseen}));
        QVERIFY(isEdited());
    }

    void proportional()
    {
        Opened opened;
        QVERIFY(open(sourcePath("tests/samples/showcase/showcase.mdx"), opened));
        MeshSession &session = opened.session();
        session.setKind(ElementKind::Vertex);
        bool isFirst = true;
        session.select([&](const EditedPart &part) {
            MeshSelection selection(part.mesh);
            selection.vertices[0] = isFirst;
            isFirst = false;
            return completed(part.mesh, ElementKind::Vertex, std::move(selection));
        });
        const EditedPart &part = session.parts().front();
        const std::vector<Vector3f> before = part.places;
        const Vector3f from = before[0];
        VertexMoveOptions options;
        options.isProportional = true;
        options.alongSurface = false;
        options.falloff = Falloff::Linear;
        options.radius = float(opened.size) / 4;
        session.setMoveOptions(options);
        QVERIFY(session.beginMove());
        SpaceChange change{SpaceChange::Move};
        change.move = Vector3f(0, 0, float(opened.size) / 10);
        session.move(change);
        std::size_t following = 0;
        for (std::size_t v = 0; v < before.size(); ++v) {
            const float share = std::max(0.f, 1 - (before[v] - from).norm() / options.radius);
            following += share > 0 && share < 1;
            QVERIFY((part.places[v] - before[v] - share * change.move).norm() < 1e-4f * float(opened.size));
        }
        QVERIFY(following > 0);
        // The radius counts at once, and nothing is left of a movement that is cancelled.
        options.radius = 1e-6f;
        session.setMoveOptions(options);
        session.move(change);
        for (std::size_t v = 0; v < before.size(); ++v)
            QCOMPARE(part.places[v] == before[v], (before[v] - from).norm() > 1e-6f);
        session.cancelMove();
        QCOMPARE(part.places, before);
        QVERIFY(!opened.document->canUndo());
    }

    void hiding()
    {
        Opened opened;
        QVERIFY(open(sourcePath("tests/samples/showcase/showcase.mdx"), opened));
        MeshSession &session = opened.session();
        const std::size_t row = std::size_t(session.parts().front().row);
        const std::size_t corners = opened.view->scene().meshes[row].indices.size();
        selectSome(session);
        const std::size_t selected = session.selectedCount();
        QVERIFY(selected > 0);
        session.hideSelected();
        QCOMPARE(opened.view->scene().meshes[row].indices.size(), corners - 3 * selected);
        QCOMPARE(session.selectedCount(), 0u);
        session.selectAll();
        // What is hidden stays as it is.
        SpaceChange change{SpaceChange::Move};
        change.move = {1, 0, 0};
        QVERIFY(session.beginMove());
        session.move(change);
        QVERIFY(session.finishMove(QStringLiteral("Move")));
        QVERIFY(session.hidesAny());
        session.showAll();
        QCOMPARE(opened.view->scene().meshes[row].indices.size(), corners);
        selectSome(session);
        session.hideUnselected();
        QVERIFY(session.hidesAny());
        opened.view->endMeshEdit();
        QCOMPARE(opened.view->scene().meshes[row].indices.size(), corners);
        expectUndone(opened, "hiding");
    }

    /// Two quads of the showcase would do; a box of the whole picture selects what is seen, and all if it is
    /// see-through.
    void picking()
    {
        Opened opened;
        QVERIFY(open(sourcePath("tests/samples/showcase/showcase.mdx"), opened));
        opened.view->frameAll(4 / 3.f);
        MeshSession &session = opened.session();
        const Eigen::Vector2f size(800, 600);
        const auto everything = [](const Eigen::Vector2f &) { return true; };
        const auto count = [&](const std::vector<MeshSelection> &chosen) {
            std::size_t sum = 0;
            for (const MeshSelection &selection : chosen)
                sum += countOf(selection.of(session.kind()));
            return sum;
        };
        for (const ElementKind kind : {ElementKind::Vertex, ElementKind::Edge, ElementKind::Face}) {
            session.setKind(kind);
            session.setSeeThrough(false);
            const ElementPicker seen(session, opened.view->camera(4 / 3.f), size, opened.view->hiddenMeshes());
            const std::size_t visible = count(seen.inside(everything));
            session.setSeeThrough(true);
            const ElementPicker through(session, opened.view->camera(4 / 3.f), size, opened.view->hiddenMeshes());
            const std::size_t all = count(through.inside(everything));
            QVERIFY(visible > 0);
            QVERIFY2(visible < all, qPrintable(QString::number(int(kind))));
            session.selectAll();
            std::size_t whole = 0;
            for (const EditedPart &part : session.parts())
                whole += countOf(part.selection.of(kind));
            QCOMPARE(all, whole);
        }
        // A click on the place of a vertex that is seen finds a vertex there.
        session.setKind(ElementKind::Vertex);
        session.setSeeThrough(true);
        const ElementPicker picker(session, opened.view->camera(4 / 3.f), size, opened.view->hiddenMeshes());
        const DepthPicture picture(opened.view->camera(4 / 3.f), size);
        const Vector3f place = session.parts().front().places[5];
        const auto point = picture.pointOf(place);
        QVERIFY(point);
        const auto found = picker.at(*point, 1);
        QVERIFY(found);
        const Vector3f there = session.parts()[found->part].places[found->element];
        QVERIFY((*picture.pointOf(there) - *point).norm() < 1);
        QVERIFY(!picker.at({-50, -50}, 5));
    }
};

SINEW_GUILESS_TEST(tst_mesh_edit, TestMeshEdit)

} // namespace tst_mesh_edit

#include "tst_mesh_edit.moc"
