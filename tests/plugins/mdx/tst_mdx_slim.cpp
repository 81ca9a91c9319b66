// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/slim.h"
#include "core/check/slim/slim_trial.h"
#include "core/format/format.h"
#include "core/model/walk.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "mdx_bytes.h"
#include "mdx_document.h"
#include "tests/support/test_program.h"

#include <cmath>

namespace tst_mdx_slim {

using namespace sinew;
using namespace sinew::test;

namespace {

const Format &format()
{
    static const auto created = createMdxFormat();
    return *created;
}

QString showcase()
{
    return sourcePath("tests/samples/showcase/showcase.mdx");
}

SlimPlan slimmed(const Model &model, std::vector<std::string> passes = {}, std::optional<ProofBounds> bounds = {})
{
    SlimRequest request;
    request.bounds = bounds ? *bounds : usualBounds(format().scene()->build(model));
    request.passes = std::move(passes);
    Result<SlimPlan> plan = planSlimming(model, format(), request);
    if (!plan)
        qFatal("%s", plan.error().text().c_str());
    return std::move(*plan);
}

const SlimRow &rowOf(const SlimPlan &plan, const char *name)
{
    for (const SlimRow &row : plan.rows)
        if (row.name == name)
            return row;
    qFatal("there is no pass %s", name);
}

/// A modified model of the sample, as if it came from a file.
std::unique_ptr<mdx::MdxModel> sample(const std::function<void(mdx::Root &)> &change)
{
    auto model = std::make_unique<mdx::MdxModel>();
    model->data = mdxOf(*open(contentOf(showcase()))).data;
    change(model->data);
    clearIds(*describe<mdx::Root>().type, &model->data);
    model->buildIndex();
    return model;
}

std::unique_ptr<Model> applied(const Model &model, const SlimPlan &plan)
{
    auto copy = model.clone();
    for (Change change : plan.changes)
        applyChange(*copy, change);
    return copy;
}

/// The keys of every track by its path, and its global sequence: opening and closing ones of everything that is played.
std::map<std::string, std::set<std::int32_t>> borderKeys(const mdx::MdxModel &model)
{
    std::map<std::string, std::set<std::int32_t>> keys;
    walkFields(model, [&](const Address &at, const FieldInfo &field, const void *data, const void *) {
        if (field.type->kind != Kind::Curve)
            return;
        const auto &curve = *static_cast<const CurveBase *>(data);
        std::vector<std::pair<std::int32_t, std::int32_t>> spans;
        const std::int32_t global = curve.globalSequence();
        if (global >= 0 && std::size_t(global) < model.data.globalSequences.size())
            spans.emplace_back(0, std::int32_t(model.data.globalSequences[std::size_t(global)].duration));
        else
            for (const mdx::Sequence &s : model.data.sequences)
                spans.emplace_back(s.start, s.end);
        for (const auto &[start, end] : spans) {
            std::set<std::int32_t> inside;
            for (const std::int32_t time : curve.times())
                if (time >= start && time <= end)
                    inside.insert(time);
            if (!inside.empty())
                keys[std::to_string(at.node) + '.' + std::to_string(at.field) + '.' + std::to_string(at.leaf)].insert(
                    {*inside.begin(), *inside.rbegin()});
        }
    });
    return keys;
}

/// The largest distance of a vertex between two models with the same meshes, at other times than those of the proof.
double vertexDistance(const RenderScene &a, const RenderScene &b)
{
    double largest = 0;
    Pose poses[2];
    std::vector<Eigen::Vector3f> places[2];
    for (std::size_t row = 0; row < a.sequences.size(); ++row)
        for (double time = a.sequences[row].start; time <= a.sequences[row].end; time += 41.7) {
            const PoseTime when{std::int32_t(row), time, time * 1.7, {}, Eigen::Vector3f::Zero(), {}};
            evaluatePose(a, when, poses[0]);
            evaluatePose(b, when, poses[1]);
            for (std::size_t mesh = 0; mesh < a.meshes.size(); ++mesh) {
                if (!isMeshVisible(poses[0], mesh))
                    continue;
                skinnedPositions(a.meshes[mesh], poses[0], places[0]);
                skinnedPositions(b.meshes[mesh], poses[1], places[1]);
                const auto &from = a.meshes[mesh].indices, &to = b.meshes[mesh].indices;
                for (std::size_t i = 0; i < from.size() && i < to.size(); ++i)
                    largest = std::max(largest, double((places[0][from[i]] - places[1][to[i]]).norm()));
            }
        }
    return largest;
}

} // namespace

class TestMdxSlim : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sampleModels_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path : sampleFiles())
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
    }

    /// The result is smaller or unchanged, passes the proof, is saved and read again, and undone to the same bytes.
    void sampleModels()
    {
        QFETCH(QString, path);
        const QByteArray before = contentOf(path);
        const auto document = open(before, path);
        if (!document)
            QSKIP("not a model");
        const QByteArray own = saved(*document);
        const RenderScene original = format().scene()->build(document->model());
        const ProofBounds bounds = usualBounds(original);
        SlimPlan plan = slimmed(document->model());
        QCOMPARE(plan.bytesBefore, std::size_t(own.size()));
        QVERIFY(plan.bytesAfter <= plan.bytesBefore);
        if (plan.changes.empty())
            return;
        QVERIFY(document->pushAgain(std::move(plan.changes), QStringLiteral("slim")));
        QCOMPARE(document->historyCount(), 1);
        WriteOptions options;
        options.compact = plan.isCompact;
        const auto written = format().write(document->model(), options);
        QVERIFY(written);
        const QByteArray after = written->front().bytes;
        QCOMPARE(std::size_t(after.size()), plan.bytesAfter);
        QVERIFY(!compareLooks(original, format().scene()->build(document->model())).beyond(bounds));
        const auto again = open(after, path);
        QVERIFY(again);
        COMPARE_BYTES(saved(*again), after);
        document->undo();
        COMPARE_BYTES(saved(*document), own);
    }

    void keys()
    {
        const auto model = sample([](mdx::Root &) {});
        const SlimPlan plan = slimmed(*model, {"keys"});
        const SlimRow &row = rowOf(plan, "keys");
        QCOMPARE(plan.rows.size(), std::size_t(1));
        QVERIFY(row.steps > 0 && row.saved > 1000);
        QCOMPARE(std::int64_t(plan.bytesBefore) - row.saved, std::int64_t(plan.bytesAfter));
        const auto after = applied(*model, plan);
        // An independent measurement, at other times.
        const double distance = vertexDistance(format().scene()->build(*model), format().scene()->build(*after));
        QVERIFY(distance > 0);
        QVERIFY2(distance <= 1.1 * plan.proof[ProofKind::Vertex].amount, qPrintable(QString::number(distance)));
        // Opening and closing keys are there as before.
        QVERIFY(borderKeys(*model) == borderKeys(static_cast<const mdx::MdxModel &>(*after)));
        // No difference is allowed: there is none.
        const SlimPlan exact = slimmed(*model, {"keys"}, ProofBounds{});
        for (const ProofDifference &difference : exact.proof.largest)
            QCOMPARE(difference.amount, 0.);
        QVERIFY(exact.bytesAfter >= plan.bytesAfter);
    }

    void verticesAndObjects()
    {
        // A copy of the first vertex, and an unused vertex.
        const auto model = sample([](mdx::Root &root) {
            mdx::Geoset &g = root.geosets[0];
            const auto append = [](auto &array, std::size_t each, std::size_t from) {
                using Element = typename std::remove_cvref_t<decltype(array)>::value_type;
                if (array.isEmpty())
                    return;
                const std::vector<Element> copy(array.data() + from * each, array.data() + (from + 1) * each);
                array.splice(array.size(), 0, copy);
            };
            const auto first = g.faces[0];
            const auto vertices = std::uint16_t(g.vertices.size());
            for (const std::size_t from : {std::size_t(first), std::size_t(0)}) {
                append(g.vertices, 1, from);
                append(g.normals, 1, from);
                append(g.tangents, 1, from);
                append(g.vertexGroups, 1, from);
                append(g.skin, 8, from);
                for (mdx::UvSet &set : g.uvSets)
                    append(set.coordinates, 1, from);
            }
            g.vertices.edit()[vertices + 1].x += 1; // used by nothing
            g.faces.edit()[0] = vertices;
            mdx::Material copy = root.materials[g.materialId];
            g.materialId = std::uint32_t(root.materials.size());
            root.materials.append(std::move(copy));
        });
        const std::size_t vertices = model->data.geosets[0].vertices.size();
        const std::size_t materials = model->data.materials.size();
        const SlimPlan plan =
            slimmed(*model, {"mdx.geoset.unused-vertex", "mdx.geoset.equal-vertex", "equal-materials"}, ProofBounds{});
        const auto after = applied(*model, plan);
        const mdx::Root &root = static_cast<const mdx::MdxModel &>(*after).data;
        QVERIFY(root.geosets[0].vertices.size() <= vertices - 2);
        QCOMPARE(root.geosets[0].normals.size(), root.geosets[0].vertices.size());
        QVERIFY(root.materials.size() < materials);
        QCOMPARE(rowOf(plan, "equal-materials").refused.size(), std::size_t(0));
        QVERIFY(plan.bytesAfter < plan.bytesBefore);
        QCOMPARE(vertexDistance(format().scene()->build(*model), format().scene()->build(*after)), 0.);
    }

    void constantTracks()
    {
        // Three constant tracks: with the default value, the field's own value, and another one.
        const auto model = sample([](mdx::Root &root) {
            const mdx::Sequence &first = root.sequences[0];
            Curve<Vec3> still(Interpolation::Linear, 1);
            still.editTimes()[0] = first.start;
            still.editValues()[0] = {1, 1, 1};
            root.bones[0].node.scaling = still;
            root.geosetAnimations[0].alpha = 1;
            root.geosetAnimations[0].alphaKeys = Curve<float>(Interpolation::Linear, 1);
            root.geosetAnimations[0].alphaKeys.editTimes()[0] = first.start;
            root.geosetAnimations[0].alphaKeys.editValues()[0] = 1;
            root.geosetAnimations[1].alpha = 1;
            root.geosetAnimations[1].alphaKeys = root.geosetAnimations[0].alphaKeys;
            root.geosetAnimations[1].alphaKeys.editValues()[0] = 0.25f;
        });
        const auto after = applied(*model, slimmed(*model, {"constant-tracks"}));
        const mdx::Root &root = static_cast<const mdx::MdxModel &>(*after).data;
        QVERIFY(!root.bones[0].node.scaling.isPresent());
        QVERIFY(!root.geosetAnimations[0].alphaKeys.isPresent());
        // In the other sequences it is 1: the track must stay.
        QVERIFY(root.geosetAnimations[1].alphaKeys.isPresent());
        QCOMPARE(root.geosetAnimations[1].alpha, 1.f);
    }

    /// A geoset that covers another one exactly is removed, with its animation; its bones then follow the other one.
    void equalGeosets()
    {
        std::size_t opaque = 0;
        const auto model = sample([&](mdx::Root &root) {
            const auto isOpaque = [&](const mdx::Geoset &g) {
                const auto &layers = root.materials[g.materialId].layers;
                return std::all_of(layers.begin(), layers.end(), [](const mdx::Layer &l) { return l.filterMode <= 1; });
            };
            opaque =
                std::size_t(std::find_if(root.geosets.begin(), root.geosets.end(), isOpaque) - root.geosets.begin());
            const auto copy = std::int32_t(root.geosets.size());
            root.geosets.append(root.geosets[opaque]);
            for (std::size_t i = 0; i < root.geosetAnimations.size(); ++i)
                if (root.geosetAnimations[i].geosetId == std::int32_t(opaque)) {
                    mdx::GeosetAnimation animation = root.geosetAnimations[i];
                    animation.geosetId = copy;
                    root.geosetAnimations.append(std::move(animation));
                    break;
                }
            root.bones[0].geosetId = copy;
        });
        const SlimPlan plan = slimmed(*model, {"mdx.geoset.duplicate"}, ProofBounds{});
        for (const SlimRow::Refusal &refusal : rowOf(plan, "mdx.geoset.duplicate").refused)
            QFAIL(refusal.reason.text().c_str());
        const auto after = applied(*model, plan);
        const mdx::Root &root = static_cast<const mdx::MdxModel &>(*after).data;
        QCOMPARE(root.geosets.size(), model->data.geosets.size() - 1);
        QCOMPARE(root.bones[0].geosetId, std::int32_t(opaque));
        const auto animates = [&](const mdx::Root &each) {
            return std::count_if(each.geosetAnimations.begin(), each.geosetAnimations.end(),
                                 [&](const mdx::GeosetAnimation &a) { return a.geosetId == std::int32_t(opaque); });
        };
        QCOMPARE(animates(root), animates(model->data));
    }

    /// Objects that the game may know by name are removed on request only.
    void unusedNodes()
    {
        const auto model = sample([](mdx::Root &root) {
            mdx::Helper helper;
            helper.node.name.set("Nobody");
            helper.node.objectId = std::int32_t(root.pivots.size());
            root.helpers.append(std::move(helper));
            root.pivots.splice(root.pivots.size(), 0, std::vector<Vec3>{{0, 0, 0}});
        });
        const auto has = [](const Model &each) {
            const auto &helpers = static_cast<const mdx::MdxModel &>(each).data.helpers;
            return std::any_of(helpers.begin(), helpers.end(),
                               [](const mdx::Helper &helper) { return helper.node.name.view() == "Nobody"; });
        };
        QVERIFY(has(*applied(*model, slimmed(*model))));
        QVERIFY(!has(*applied(*model, slimmed(*model, {"mdx.helper.unused"}))));
    }

    /// Keys that close a sequence stay, unless the pass that removes repeated ones is requested.
    void closingKeys()
    {
        const auto model = sample([](mdx::Root &root) {
            const mdx::Sequence &first = root.sequences[0];
            Curve<Vec3> still(Interpolation::Linear, 4);
            for (int i = 0; i < 4; ++i)
                still.editTimes()[std::size_t(i)] = i == 3 ? std::int32_t(first.end) : std::int32_t(first.start) + i;
            still.editValues()[1] = {1, 0, 0}; // 0, 1, 0, 0: it ends where it began, so looping changes nothing
            root.bones[0].node.translation = still;
        });
        const auto times = [](const Model &each) {
            const auto all = static_cast<const mdx::MdxModel &>(each).data.bones[0].node.translation.times();
            return std::vector<std::int32_t>(all.begin(), all.end());
        };
        const auto start = std::int32_t(model->data.sequences[0].start),
                   end = std::int32_t(model->data.sequences[0].end);
        QVERIFY(end > start + 3);
        const std::vector<std::int32_t> needed{start, start + 1, start + 2}, all{start, start + 1, start + 2, end};
        QVERIFY(times(*applied(*model, slimmed(*model, {"keys"}, ProofBounds{}))) == all);
        QVERIFY(times(*applied(*model, slimmed(*model, {"closing-keys"}, ProofBounds{}))) == needed);
    }

    /// Each pass reports its own differences, the plan those of all together.
    void ownDifferences()
    {
        const auto model = sample([](mdx::Root &) {});
        const SlimPlan plan = slimmed(*model);
        double largest = 0;
        int silent = 0;
        for (const SlimRow &row : plan.rows) {
            if (row.steps == 0)
                continue;
            largest = std::max(largest, row.own[ProofKind::Vertex].amount);
            silent += row.own[ProofKind::Vertex].amount == 0;
        }
        const double total = plan.proof[ProofKind::Vertex].amount;
        QVERIFY(total > 0);
        QVERIFY(largest > 0);
        QVERIFY(silent > 0); // passes other than that of keys move nothing, whatever ran before them
        QCOMPARE(rowOf(plan, "keys").own[ProofKind::Vertex].amount, largest);
    }

    /// A wrong pass: it treats needed keys as unneeded. Its good steps are kept anyway.
    void sabotage()
    {
        const auto model = sample([](mdx::Root &) {});
        SlimRequest request;
        request.bounds = usualBounds(format().scene()->build(*model));
        SlimTrial trial(*model, format(), request);
        QVERIFY(trial.prepare());
        std::vector<SlimStep> steps;
        NodeId moved = NoNode;
        for (std::size_t i = 0; i < model->data.bones.size(); ++i) {
            const Address at{model->data.bones.ids[i], fieldRow<&mdx::Bone::node>(), fieldRow<&mdx::Node::rotation>()};
            const auto &rotation = model->data.bones[i].node.rotation;
            const bool turns = std::any_of(rotation.values().begin(), rotation.values().end(),
                                           [](const Quat &q) { return std::abs(q.w) < 0.99f; });
            if (turns && moved == NoNode)
                moved = at.node;
            if (turns ? moved == at.node : !rotation.isPresent())
                steps.push_back({at, [at](EditBuilder &edit, const Model &) {
                                     edit.set(at, Curve<Quat>());
                                     return Status(Done{});
                                 }});
        }
        QVERIFY(moved != NoNode);
        const NodeId texture = model->data.textures.ids[0];
        steps.push_back({{texture}, [texture](EditBuilder &edit, const Model &from) {
                             edit.set(fieldOf<&mdx::Texture::path>(texture), from.get<mdx::Texture>(texture)->path);
                             edit.insertNew(fieldOf<&mdx::Root::textures>(RootNode), -1);
                             return Status(Done{});
                         }});
        std::vector<SlimRow::Refusal> refused;
        QCOMPARE(trial.attempt(steps, 100, refused), std::size_t(1));
        QCOMPARE(refused.size(), std::size_t(1));
        QCOMPARE(refused[0].place.node, moved);
        QVERIFY(refused[0].path.starts_with("bones["));
        QVERIFY(refused[0].path.ends_with(".node.rotation"));
        QVERIFY2(refused[0].reason.text().find("would differ by") != std::string::npos,
                 refused[0].reason.text().c_str());
        QVERIFY(!trial.proof().beyond(request.bounds));
        QCOMPARE(static_cast<const mdx::MdxModel &>(trial.model()).data.textures.size(),
                 model->data.textures.size() + 1);
    }

    /// Each key of a burst is a separate burst, even if they are equal.
    void bursts()
    {
        const auto model = sample([](mdx::Root &root) {
            QVERIFY(!root.particleEmitters2.isEmpty());
            mdx::ParticleEmitter2 &emitter = root.particleEmitters2[0];
            emitter.squirt = 1;
            emitter.emissionRateKeys = Curve<float>(Interpolation::Linear, 4);
            for (int i = 0; i < 4; ++i) {
                emitter.emissionRateKeys.editTimes()[std::size_t(i)] = root.sequences[0].start + 100 * i;
                emitter.emissionRateKeys.editValues()[std::size_t(i)] = 5;
            }
        });
        const auto after = applied(*model, slimmed(*model));
        QCOMPARE(static_cast<const mdx::MdxModel &>(*after).data.particleEmitters2[0].emissionRateKeys.size(),
                 std::size_t(4));
    }

    void corpus()
    {
        SINEW_NEEDS_CORPUS();
        for (const QString &path : corpusFiles(25)) {
            sawCorpusFile(path);
            const auto document = open(contentOf(path), path);
            if (!document)
                continue;
            SlimPlan plan = slimmed(document->model());
            QVERIFY2(plan.bytesAfter <= plan.bytesBefore, qPrintable(path));
            const RenderScene original = format().scene()->build(document->model());
            const QByteArray before = saved(*document);
            if (plan.changes.empty())
                continue;
            QVERIFY2(document->pushAgain(std::move(plan.changes), QStringLiteral("slim")), qPrintable(path));
            const ProofReport proof = compareLooks(original, format().scene()->build(document->model()));
            QVERIFY2(!proof.beyond(usualBounds(original)), qPrintable(path));
            document->undo();
            QCOMPARE(difference(saved(*document), before), QString());
        }
    }
};

SINEW_GUILESS_TEST(tst_mdx_slim, TestMdxSlim)

} // namespace tst_mdx_slim

#include "tst_mdx_slim.moc"
