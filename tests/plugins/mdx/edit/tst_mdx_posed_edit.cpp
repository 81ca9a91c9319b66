// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/format/format.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/posed_edit.h"
#include "core/scene/pose/pose.h"

#include <numbers>

namespace tst_mdx_posed_edit {

using namespace sinew;
using namespace sinew::test;
using Eigen::Quaternionf;
using Eigen::Vector3f;

namespace {

/// A document in a sequence, its scene and its pose as the viewport would have them.
struct Stage
{
    std::unique_ptr<Document> document;
    bool isElsewhere = false; ///< what the last push() changed is a constant whose key lies in another sequence

    explicit Stage(const QString &path, int sequence = 0, double at = 0.4)
    {
        document = open(contentOf(path), path);
        if (!document)
            return;
        const std::vector<Clip> clips = document->format()->sequences()->sequences(document->model());
        if (std::size_t(sequence) < clips.size()) {
            const Clip &clip = clips[std::size_t(sequence)];
            document->playback().setSequence(clip.source, clip.start, clip.end);
            document->playback().setTime(std::round(clip.start + (clip.end - clip.start) * at));
        }
    }
    RenderScene scene() const { return document->format()->scene()->build(document->model()); }
    PoseTime when() const
    {
        const Playback &playback = document->playback();
        PoseTime when;
        const RenderScene now = scene();
        for (std::size_t i = 0; i < now.sequences.size(); ++i)
            if (now.sequences[i].source == playback.sequence())
                when.sequence = std::int32_t(i);
        when.time = playback.time();
        when.globalTime = playback.globalTime();
        return when;
    }
    Pose pose() const
    {
        Pose pose;
        evaluatePose(scene(), when(), pose);
        return pose;
    }
    QString push(std::vector<NodeId> nodes, const SpaceChange &change,
                 PosedEdit::Target target = PosedEdit::Target::Keys)
    {
        auto edit = PosedEdit::begin(*document, scene(), when(), nodes, target, change.kind);
        if (!edit)
            return QString::fromStdString(edit.error().text());
        isElsewhere = edit->isElsewhere();
        auto changes = edit->changes(*document, change);
        if (!changes)
            return QString::fromStdString(changes.error().text());
        const Status status = document->push(std::move(*changes), QStringLiteral("test"));
        return status ? QString() : QString::fromStdString(status.error().text());
    }
};

Vector3f pivotOf(const RenderScene &scene, const Pose &pose, std::size_t row)
{
    return pose.nodes[row] * toEigen(scene.nodes[row].pivot);
}

QString showcase()
{
    return test::sourcePath("tests/samples/showcase/showcase.mdx");
}

bool plain(const RenderScene &scene, std::int32_t row)
{
    for (; row >= 0; row = scene.nodes[std::size_t(row)].parent) {
        const SceneNode &node = scene.nodes[std::size_t(row)];
        if (node.billboarded || node.billboardLockX || node.billboardLockY || node.billboardLockZ ||
            node.cameraAnchored)
            return false;
    }
    return true;
}

} // namespace

/// Keys that turn the pose into the dragged one, judged by the pose evaluator.
class TestMdxPosedEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// While a gesture goes on, another step may delete what it moves.
    void deletedMeanwhile_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("move") << int(SpaceChange::Move);
        QTest::newRow("turn") << int(SpaceChange::Turn);
        QTest::newRow("scale") << int(SpaceChange::Scale);
    }
    void deletedMeanwhile()
    {
        QFETCH(const int, kind);
        Stage stage(showcase());
        QVERIFY(stage.document);
        const RenderScene scene = stage.scene();
        const auto found = std::find_if(scene.nodes.begin(), scene.nodes.end(),
                                        [](const SceneNode &node) { return node.name == "Ground"; });
        QVERIFY(found != scene.nodes.end());
        SpaceChange change;
        change.kind = SpaceChange::Kind(kind);
        auto started = PosedEdit::begin(*stage.document, scene, stage.when(), std::span(&found->source, 1),
                                        PosedEdit::Target::Keys, change.kind);
        QVERIFY(started);
        QVERIFY(started->changes(*stage.document, change));
        EditBuilder builder = edit(*stage.document);
        builder.remove(found->source);
        QCOMPARE(test::push(*stage.document, builder), QString());
        const auto changes = started->changes(*stage.document, change);
        QVERIFY(!changes);
        QCOMPARE(changes.error().text(), std::string("what is moved was deleted"));
    }

    void movesTurnsAndScalesWhatIsSeen_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("autoKey");
        const auto add = [](const QString &path, const QString &name) {
            QTest::newRow(qPrintable(name)) << path << false;
            QTest::newRow(qPrintable(name + QStringLiteral(", auto-key"))) << path << true;
        };
        add(showcase(), QStringLiteral("showcase"));
        for (const QString &path : corpusFiles(12))
            add(path, path.section(u'/', -2));
    }
    void movesTurnsAndScalesWhatIsSeen()
    {
        QFETCH(QString, path);
        QFETCH(bool, autoKey);
        Stage stage(path);
        QVERIFY(stage.document);
        stage.document->playback().setAutoKey(autoKey);
        sawCorpusFile(path);
        QCOMPARE(stage.document->playback().sequence() == NoNode, mdxOf(*stage.document).data.sequences.isEmpty());
        if (stage.document->playback().sequence() == NoNode)
            return;
        const QByteArray before = saved(*stage.document);
        const RenderScene scene = stage.scene();
        for (std::size_t row = 0; row < scene.nodes.size(); row += std::max<std::size_t>(1, scene.nodes.size() / 7)) {
            const SceneNode &node = scene.nodes[row];
            if (!plain(scene, std::int32_t(row)) || node.translation.curve.globalSequence() >= 0 ||
                node.rotation.curve.globalSequence() >= 0 || node.scale.curve.globalSequence() >= 0)
                continue;
            const Pose old = stage.pose();
            const Vector3f was = pivotOf(scene, old, row);
            const float size = 1 + was.norm() + old.nodes[row].linear().norm() * 100;

            const Vector3f step(3, -2, 5);
            const QString refused = stage.push({node.source}, {SpaceChange::Move, step});
            if (refused.contains(QLatin1String("scaled to nothing")))
                continue;
            QCOMPARE(refused, QString());
            Pose now = stage.pose();
            // A constant of another sequence takes the change, this one doesn't show it.
            QVERIFY(!autoKey || !stage.isElsewhere);
            const Vector3f seen = stage.isElsewhere ? Vector3f(0, 0, 0) : step;
            QVERIFY2((pivotOf(scene, now, row) - was - seen).norm() < 1e-3f * size, node.name.c_str());
            QVERIFY((now.nodes[row].linear() - old.nodes[row].linear()).norm() < 1e-3f);
            stage.document->undo();

            const Quaternionf turn(Eigen::AngleAxisf(0.7f, Vector3f(1, 2, -2).normalized()));
            SpaceChange turning{SpaceChange::Turn};
            turning.turn = turn;
            turning.centre = was;
            QCOMPARE(stage.push({node.source}, turning), QString());
            now = stage.pose();
            QVERIFY((pivotOf(scene, now, row) - was).norm() < 1e-3f * size);
            const PosedNode posed = poseNode(scene, std::int32_t(row), stage.when());
            // If an ancestor scales differently along its axes, a rotation can't stay free of shear.
            const Vector3f sizes = posed.parent.matrix.linear().colwise().norm();
            if (sizes.maxCoeff() - sizes.minCoeff() < 1e-4f && std::abs(posed.local.rotation.norm() - 1) < 1e-3f) {
                const Eigen::Matrix3f seen = stage.isElsewhere ? Eigen::Matrix3f::Identity() : turn.toRotationMatrix();
                const Eigen::Matrix3f expected = seen * old.nodes[row].linear();
                QVERIFY2((now.nodes[row].linear() - expected).norm() < 2e-3f * (1 + expected.norm()),
                         node.name.c_str());
            }
            stage.document->undo();

            SpaceChange scaling{SpaceChange::Scale};
            scaling.scale = Vector3f(1.5f, 1.5f, 1.5f);
            scaling.centre = was;
            QCOMPARE(stage.push({node.source}, scaling), QString());
            now = stage.pose();
            const float growth = stage.isElsewhere ? 1.0f : 1.5f;
            QVERIFY((now.nodes[row].linear() - growth * old.nodes[row].linear()).norm() <
                    2e-3f * (1 + old.nodes[row].linear().norm()));
            stage.document->undo();
        }
        COMPARE_BYTES(saved(*stage.document), before);
    }

    void oneKeyAtThePlayhead()
    {
        Stage stage(showcase(), 1);
        const NodeId bone = object(*stage.document, "bones", 0);
        const TransformTracks tracks = stage.document->format()->transforms()->tracks(stage.document->model(), bone);
        // The track is created if there is none.
        QVERIFY(bool(stage.document->push({{Change::Set, tracks.scale, 0, 0, 0, Value::of(Curve<Vec3>())}},
                                          QStringLiteral("none"))));
        SpaceChange scaling{SpaceChange::Scale};
        scaling.scale = Vector3f(1, 1, 2);
        QCOMPARE(stage.push({bone}, scaling), QString());
        const auto &curve = *static_cast<const Curve<Vec3> *>(stage.document->model().field(tracks.scale).data);
        QCOMPARE(curve.size(), std::size_t(1));
        QCOMPARE(curve.times()[0], std::int32_t(stage.document->playback().time()));
        QVERIFY(curve.interpolation() == Interpolation::Linear);
        // Again at the same time: the same key.
        QCOMPARE(stage.push({bone}, scaling), QString());
        QCOMPARE(static_cast<const Curve<Vec3> *>(stage.document->model().field(tracks.scale).data)->size(),
                 std::size_t(1));
    }

    /// With auto-key off, a rotation is possible if there is a constant to hold it.
    void turnsOfConstants()
    {
        Stage stage(showcase(), 1);
        const NodeId bone = object(*stage.document, "bones", 0);
        const TransformTracks tracks = stage.document->format()->transforms()->tracks(stage.document->model(), bone);
        const auto rotation = [&]() -> const Curve<Quat> & {
            return *static_cast<const Curve<Quat> *>(stage.document->model().field(tracks.rotation).data);
        };
        const auto setTimes = [&](const std::vector<std::int32_t> &times) {
            Curve<Quat> curve(Interpolation::Linear, times.size());
            for (std::size_t i = 0; i < times.size(); ++i) {
                curve.editTimes()[i] = times[i];
                curve.editValues()[i] = {0, 0, 0, 1};
            }
            QVERIFY(bool(stage.document->push({{Change::Set, tracks.rotation, 0, 0, 0, Value::of(curve)}},
                                              QStringLiteral("keys"))));
        };
        const auto start = std::int32_t(stage.document->playback().start());
        setTimes({start});
        SpaceChange turn{SpaceChange::Turn};
        turn.turn = Quaternionf(Eigen::AngleAxisf(0.5f, Vector3f::UnitZ()));
        turn.centre = pivotOf(stage.scene(), stage.pose(), 0);
        QCOMPARE(stage.push({bone}, turn, PosedEdit::Target::Pivots), QString());
        QCOMPARE(rotation().size(), std::size_t(1));
        QCOMPARE(rotation().times()[0], start);
        QVERIFY(std::abs(rotation().values()[0].w - 1) > 1e-3f);
        // Also if its key lies elsewhere, starting from the key's value each time.
        setTimes({std::int32_t(stage.document->playback().end()) + 100});
        const auto edit = PosedEdit::begin(*stage.document, stage.scene(), stage.when(), std::vector{bone},
                                           PosedEdit::Target::Pivots, SpaceChange::Turn);
        QVERIFY(edit && edit->isElsewhere());
        for (int turns = 1; turns <= 2; ++turns) {
            QCOMPARE(stage.push({bone}, turn, PosedEdit::Target::Pivots), QString());
            QCOMPARE(rotation().size(), std::size_t(1));
            QVERIFY(std::abs(rotation().values()[0].w - std::cos(0.25f * float(turns))) < 1e-3f);
        }
        setTimes({start, start + 10});
        QVERIFY(stage.push({bone}, turn, PosedEdit::Target::Pivots).contains(QLatin1String("auto-key")));
        QCOMPARE(rotation().size(), std::size_t(2));
        // The error for an empty selection is not the one about pivots.
        QVERIFY(stage.push({}, turn, PosedEdit::Target::Pivots).contains(QLatin1String("select a node first")));
    }

    void childrenOfSelectedParentsGoOnce()
    {
        Stage stage(showcase());
        const RenderScene scene = stage.scene();
        std::int32_t child = -1;
        for (std::size_t row = 0; row < scene.nodes.size() && child < 0; ++row)
            if (scene.nodes[row].parent >= 0 && scene.nodes[std::size_t(scene.nodes[row].parent)].parent < 0 &&
                !scene.nodes[row].dontInheritTranslation && plain(scene, std::int32_t(row)))
                child = std::int32_t(row);
        QVERIFY(child >= 0);
        const std::int32_t parent = scene.nodes[std::size_t(child)].parent;
        const Pose old = stage.pose();
        QCOMPARE(stage.push({scene.nodes[std::size_t(child)].source, scene.nodes[std::size_t(parent)].source},
                            {SpaceChange::Move, Vector3f(10, 0, 0)}),
                 QString());
        const Pose now = stage.pose();
        for (const std::int32_t row : {child, parent}) {
            const Vector3f step = pivotOf(scene, now, std::size_t(row)) - pivotOf(scene, old, std::size_t(row));
            QVERIFY((step - Vector3f(10, 0, 0)).norm() < 1e-2f);
        }
    }

    void pivots()
    {
        Stage stage(showcase());
        stage.document->playback().setSequence(NoNode, 0, 0);
        const QByteArray before = saved(*stage.document);
        const RenderScene scene = stage.scene();
        const auto row = std::size_t(
            std::find_if(scene.nodes.begin(), scene.nodes.end(), [&](const SceneNode &n) { return n.parent >= 0; }) -
            scene.nodes.begin());
        const auto parent = std::size_t(scene.nodes[row].parent);
        const auto pivotAt = [&](std::size_t i) { return toEigen(stage.scene().nodes[i].pivot); };
        const Vector3f child = pivotAt(row), own = pivotAt(parent), step(1, 2, 3);

        QCOMPARE(stage.push({scene.nodes[parent].source}, {SpaceChange::Move, step}, PosedEdit::Target::Pivots),
                 QString());
        QVERIFY((pivotAt(parent) - own - step).norm() < 1e-4f);
        QVERIFY(pivotAt(row) == child);
        stage.document->undo();
        QCOMPARE(
            stage.push({scene.nodes[parent].source}, {SpaceChange::Move, step}, PosedEdit::Target::PivotsWithChildren),
            QString());
        QVERIFY((pivotAt(parent) - own - step).norm() < 1e-4f);
        QVERIFY((pivotAt(row) - child - step).norm() < 1e-4f);
        stage.document->undo();
        COMPARE_BYTES(saved(*stage.document), before);
        QVERIFY(stage.push({scene.nodes[parent].source}, {SpaceChange::Turn}, PosedEdit::Target::Pivots)
                    .contains(QLatin1String("auto-key")));
        QVERIFY(stage.push({object(*stage.document, "textures", 0)}, {SpaceChange::Move})
                    .contains(QLatin1String("select a node")));
        QVERIFY(
            stage.push({scene.nodes[parent].source}, {SpaceChange::Move, step}).contains(QLatin1String("sequence")));
    }

    void lockedTracksAreLeftAlone()
    {
        Stage stage(showcase());
        const NodeId bone = object(*stage.document, "bones", 0);
        const TransformTracks tracks = stage.document->format()->transforms()->tracks(stage.document->model(), bone);
        stage.document->trackStates().set(TrackStates::Locked, tracks.translation, true);
        QVERIFY(stage.push({bone}, {SpaceChange::Move, Vector3f(1, 0, 0)}).contains(QLatin1String("locked")));
    }

    void insertKeys()
    {
        Stage stage(showcase(), 1, 0.37);
        const QByteArray before = saved(*stage.document);
        const RenderScene scene = stage.scene();
        const NodeId bone = object(*stage.document, "bones", 0);
        const std::vector<NodeId> nodes{bone};
        const Pose old = stage.pose();
        auto edits = insertTransformKeys(*stage.document, nodes, TransformTrackKinds);
        QVERIFY(edits);
        QCOMPARE(edits->size(), std::size_t(3));
        QVERIFY(bool(pushEdits(*stage.document, *edits, QStringLiteral("keys"))));
        for (const CurveEdit &edit : *edits) {
            const auto &curve = *static_cast<const CurveBase *>(stage.document->model().field(edit.address).data);
            const auto times = curve.times();
            QCOMPARE(std::count(times.begin(), times.end(), std::int32_t(stage.document->playback().time())), 1);
        }
        const Pose now = stage.pose();
        for (std::size_t row = 0; row < scene.nodes.size(); ++row)
            QVERIFY((now.nodes[row].matrix() - old.nodes[row].matrix()).norm() < 1e-2f);
        stage.document->undo();
        COMPARE_BYTES(saved(*stage.document), before);
        QVERIFY(!insertTransformKeys(*stage.document, std::vector<NodeId>{object(*stage.document, "textures", 0)},
                                     TransformTrackKinds));
    }

    void curveOfAField()
    {
        Stage stage(showcase());
        const Model &model = stage.document->model();
        QCOMPARE(pathOf(model, curveOf(model, at(model, "materials[0].layers[0].alpha"))),
                 std::string("materials[0].layers[0].alphaKeys"));
        QVERIFY(curveOf(model, at(model, "materials[0].layers[0].filterMode")) == Address());
        QVERIFY(curveOf(model, at(model, "bones[0].node.parentId")) == Address());
        QCOMPARE(pathOf(model, curveOf(model, at(model, "geosetAnimations[0].colour"))),
                 std::string("geosetAnimations[0].colourKeys"));
    }
};

SINEW_GUILESS_TEST(tst_mdx_posed_edit, TestMdxPosedEdit)

} // namespace tst_mdx_posed_edit
#include "tst_mdx_posed_edit.moc"
