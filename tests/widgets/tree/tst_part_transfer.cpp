// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Parts of another model pose here as they did there.

#include "core/check/check_report.h"
#include "core/document/open_document.h"
#include "core/facets/materials/material_facet.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/model/edit_builder.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/view/ray_cast.h"
#include "core/transform/node_match.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/objects/part_transfer.h"

#include <QTest>

#include <map>

namespace tst_part_transfer {

using namespace sinew;

namespace {

std::unique_ptr<Document> openSample(const QString &path)
{
    static const FormatRegistry formats = [] {
        FormatRegistry registry;
        registry.add(createMdxFormat());
        registry.add(createM2Format());
        registry.add(createM3Format());
        return registry;
    }();
    auto document = openDocument(formats, test::sourcePath("tests/samples/") + path);
    if (!document)
        qFatal("%s", document.error().text().c_str());
    return std::move(*document);
}

std::map<QString, QByteArray> filesOf(const Document &document)
{
    WriteOptions options;
    options.everyFile = true;
    std::map<QString, QByteArray> files;
    if (const auto written = document.format()->write(document.model(), options))
        for (const OutputFile &file : *written)
            files[file.path] = file.bytes;
    return files;
}

bool isMesh(const Model &model, NodeId object)
{
    return model.get<mdx::Geoset>(object) || model.get<m2::Submesh>(object) || model.get<m3::Region>(object);
}

std::vector<NodeId> meshesOf(const Document &document)
{
    std::vector<NodeId> meshes;
    for (const NodeId part : PartTransfer::partsOf(document, document.model()))
        if (isMesh(document.model(), part))
            meshes.push_back(part);
    return meshes;
}

/// The first of the drawn meshes that stand for an object.
const SceneMesh *meshOf(const RenderScene &scene, NodeId object)
{
    for (const SceneMesh &mesh : scene.meshes)
        if (mesh.source == object)
            return &mesh;
    return nullptr;
}

std::vector<Eigen::Vector3f> posed(const RenderScene &scene, const SceneMesh &mesh, const PoseTime &when)
{
    Pose pose;
    evaluatePose(scene, when, pose);
    std::vector<Eigen::Vector3f> positions;
    skinnedPositions(mesh, pose, positions);
    return positions;
}

std::vector<PoseTime> momentsOf(const RenderScene &scene)
{
    std::vector<PoseTime> moments;
    for (std::size_t row = 0; row < scene.sequences.size(); ++row)
        for (const double part : {0.0, 0.4, 1.0})
            moments.push_back({std::int32_t(row), scene.sequences[row].start +
                                                      part * (scene.sequences[row].end - scene.sequences[row].start)});
    return moments;
}

/// The largest distance between the vertices of two meshes, as a share of the first one's size.
double distance(const std::vector<Eigen::Vector3f> &a, const std::vector<Eigen::Vector3f> &b)
{
    if (a.size() != b.size() || a.empty())
        return std::numeric_limits<double>::infinity();
    Eigen::AlignedBox3f box;
    double largest = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        box.extend(a[i]);
        largest = std::max(largest, double((a[i] - b[i]).norm()));
    }
    return largest / std::max(1e-6f, box.diagonal().norm());
}

std::map<std::string, std::size_t> findingsOf(const Document &document)
{
    std::map<std::string, std::size_t> counts;
    for (const CheckReport::Row &row : checkModel(document.model(), document.format()).rows)
        if (row.check->impact >= Impact::Wrong)
            counts[row.check->code] = row.count();
    return counts;
}

PartRequest withMatches(const Document &target, const Document &donor, std::vector<NodeId> parts)
{
    PartRequest request;
    request.parts = std::move(parts);
    for (const NodeMatch &match : matchNodes(*target.format(), donor.model(), target.model()))
        request.nodes[match.from] = match.to;
    std::erase_if(request.nodes, [](const auto &pair) { return pair.second == NoNode; });
    return request;
}

void addSamples()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"showcase/showcase.mdx", "hd1000/wyrm.mdx", "m2showcase/shrine.m2", "m2wotlk/combiners.m2",
                             "m3/tiny29.m3", "m3beta/every.m3"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

} // namespace

class TestPartTransfer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void meshes_data() { addSamples(); }
    /// Between two models with the same skeleton each mesh follows the bones of the same names, in every sequence, and
    /// nothing that is equal is doubled.
    void meshes()
    {
        QFETCH(QString, path);
        const auto donor = openSample(path);
        const RenderScene there = donor->format()->scene()->build(donor->model());
        int compared = 0;
        for (const NodeId mesh : meshesOf(*donor)) {
            const auto target = openSample(path);
            const auto before = filesOf(*target);
            auto findings = findingsOf(*target);
            const std::size_t textures = target->format()->scene()->build(target->model()).textures.size();
            const auto taken = PartTransfer(*target, donor->model()).run(withMatches(*target, *donor, {mesh}));
            QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
            QCOMPARE(target->historyCount(), 1);
            QCOMPARE(taken->nodes.size(), 1u);
            const RenderScene here = target->format()->scene()->build(target->model());
            const SceneMesh *original = meshOf(there, mesh), *copy = meshOf(here, taken->nodes.front());
            QCOMPARE(!original, !copy);
            for (const PoseTime &when : original ? momentsOf(there) : std::vector<PoseTime>()) {
                const double off = distance(posed(there, *original, when), posed(here, *copy, when));
                ++compared;
                QVERIFY2(off <= 1e-5,
                         qPrintable(QStringLiteral("off by %1 in sequence %2").arg(off).arg(when.sequence)));
            }
            QCOMPARE(here.textures.size(), textures);
            for (const auto &[code, count] : findingsOf(*target))
                QVERIFY2(count <= findings[code], code.c_str());
            target->undo();
            QVERIFY(filesOf(*target) == before);
        }
        QVERIFY(compared > 0);
    }

    void bonesThatComeAlong_data() { addSamples(); }
    /// Bones without a counterpart are copied with their keys: the mesh still moves as it did, as far as their parents
    /// are the same.
    void bonesThatComeAlong()
    {
        QFETCH(QString, path);
        const auto donor = openSample(path), target = openSample(path);
        const std::vector<NodeId> meshes = meshesOf(*donor);
        PartTransfer transfer(*target, donor->model());
        PartRequest request = withMatches(*target, *donor, {meshes.front()});
        const std::vector<NodeId> bones = transfer.nodesOf(request.parts);
        QVERIFY(!bones.empty());
        for (const NodeId bone : bones)
            request.nodes[bone] = NoNode;
        const std::size_t nodes = target->format()->transforms()->hierarchy(target->model()).size();
        const auto taken = transfer.run(request);
        QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
        QCOMPARE(target->format()->transforms()->hierarchy(target->model()).size(), nodes + bones.size());
        const RenderScene there = donor->format()->scene()->build(donor->model());
        const RenderScene here = target->format()->scene()->build(target->model());
        NodeId made = NoNode;
        for (const NodeId node : taken->nodes)
            if (isMesh(target->model(), node))
                made = node;
        const SceneMesh *original = meshOf(there, meshes.front()), *copy = meshOf(here, made);
        QVERIFY(original && copy);
        for (const PoseTime &when : momentsOf(there)) {
            const double off = distance(posed(there, *original, when), posed(here, *copy, when));
            QVERIFY2(off <= 1e-4, qPrintable(QStringLiteral("off by %1 in sequence %2").arg(off).arg(when.sequence)));
        }
    }

    void boundToOneNode_data() { addSamples(); }
    /// A weapon in a hand: all vertices go where that node goes, from where the placement has put them.
    void boundToOneNode()
    {
        QFETCH(QString, path);
        const auto donor = openSample(path), target = openSample(path);
        const std::vector<NodeId> meshes = meshesOf(*donor);
        PartRequest request;
        request.parts = {meshes.front()};
        const auto hierarchy = target->format()->transforms()->hierarchy(target->model());
        request.bindTo = hierarchy[hierarchy.size() > 1 ? 1 : 0].node;
        request.placement.scale = 0.5;
        request.placement.move = {1, 2, 3};
        const auto taken = PartTransfer(*target, donor->model()).run(request);
        QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
        const RenderScene here = target->format()->scene()->build(target->model());
        const SceneMesh *copy = meshOf(here, taken->nodes.front());
        QVERIFY(copy);
        std::size_t row = 0;
        while (here.nodes[row].source != request.bindTo)
            ++row;
        const SceneMesh *source = nullptr;
        const RenderScene there = donor->format()->scene()->build(donor->model());
        source = meshOf(there, meshes.front());
        for (const PoseTime &when : momentsOf(here)) {
            Pose pose;
            evaluatePose(here, when, pose);
            std::vector<Eigen::Vector3f> expected;
            for (const Vec3 &v : source->positions) {
                Eigen::Affine3f world = pose.nodes[row];
                if (!copy->restInverses.empty()) { // from model space to the bone at rest first
                    const float *m = copy->restInverses.front().m;
                    Eigen::Matrix4f rest;
                    for (int i = 0; i < 16; ++i)
                        rest(i % 4, i / 4) = m[i];
                    world = world * Eigen::Affine3f(rest);
                }
                expected.push_back(world * Eigen::Vector3f(v.x * 0.5f + 1, v.y * 0.5f + 2, v.z * 0.5f + 3));
            }
            QVERIFY(distance(expected, posed(here, *copy, when)) <= 1e-4);
        }
    }

    /// In a sequence that the donor lacks, parts stay at rest, or do what they do in a chosen sequence of it.
    void holdsASequence()
    {
        const auto donor = openSample(QStringLiteral("showcase/showcase.mdx"));
        const auto &there = static_cast<const mdx::MdxModel &>(donor->model()).data;
        const RenderScene from = donor->format()->scene()->build(donor->model());
        const NodeId mesh = meshesOf(*donor).front();
        std::size_t walk = 0;
        for (std::size_t row = 0; row < there.sequences.size(); ++row)
            if (there.sequences[row].name.view() == "Walk")
                walk = row;
        QVERIFY(walk > 0);
        for (const bool isHeld : {false, true}) {
            const auto target = openSample(QStringLiteral("showcase/showcase.mdx"));
            const NodeId renamed = static_cast<const mdx::MdxModel &>(target->model()).data.sequences.ids[0];
            FixedString<80> name;
            name.set("Spell Throw");
            QVERIFY(target->push({{Change::Set, fieldOf<&mdx::Sequence::name>(renamed), 0, 0, 0, Value::of(name)}},
                                 QStringLiteral("rename")));
            const auto before = filesOf(*target);
            PartTransfer transfer(*target, donor->model());
            PartRequest request;
            request.parts = {mesh};
            for (const NodeId bone : transfer.nodesOf(request.parts))
                request.nodes[bone] = NoNode;
            if (isHeld)
                request.held = there.sequences.ids[walk];
            const auto taken = transfer.run(request);
            QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
            const RenderScene here = target->format()->scene()->build(target->model());
            NodeId made = NoNode;
            for (const NodeId node : taken->nodes)
                if (isMesh(target->model(), node))
                    made = node;
            const SceneMesh *original = meshOf(from, mesh), *copy = meshOf(here, made);
            QVERIFY(original && copy);
            double farthest = 0;
            for (const double part : {0.0, 0.25, 0.5, 1.0}) {
                const auto at = [part](const RenderScene &scene, std::size_t row) {
                    const SceneSequence &sequence = scene.sequences[row];
                    return PoseTime{std::int32_t(row), sequence.start + part * (sequence.end - sequence.start)};
                };
                const auto shown = posed(here, *copy, at(here, 0));
                if (isHeld) // keys are at whole milliseconds
                    QVERIFY(distance(posed(from, *original, at(from, walk)), shown) < 0.01);
                farthest = std::max(farthest, distance(posed(from, *original, PoseTime()), shown));
            }
            QCOMPARE(farthest > 0.01, isHeld);
            target->undo();
            QVERIFY(filesOf(*target) == before);
        }
    }

    void wholeChainsComeAlong_data() { addSamples(); }
    /// Where nothing here matches, what is above the bones comes along as well: the mesh moves as it did, and no bone
    /// comes before its parent.
    void wholeChainsComeAlong()
    {
        QFETCH(QString, path);
        const auto donor = openSample(path), target = openSample(path);
        const NodeId mesh = meshesOf(*donor).front();
        auto findings = findingsOf(*target);
        PartTransfer transfer(*target, donor->model());
        PartRequest request;
        request.parts = {mesh};
        const std::vector<NodeId> bones = transfer.nodesOf(request.parts), chain = transfer.withAncestors(bones);
        QVERIFY(chain.size() >= bones.size());
        for (const NodeId node : chain)
            request.nodes[node] = NoNode;
        QCOMPARE(transfer.comingAlong(bones, request.nodes), chain);
        const std::size_t nodes = target->format()->transforms()->hierarchy(target->model()).size();
        const auto taken = transfer.run(request);
        QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
        QCOMPARE(target->format()->transforms()->hierarchy(target->model()).size(), nodes + chain.size());
        const RenderScene there = donor->format()->scene()->build(donor->model()),
                          here = target->format()->scene()->build(target->model());
        NodeId made = NoNode;
        for (const NodeId node : taken->nodes)
            if (isMesh(target->model(), node))
                made = node;
        const SceneMesh *original = meshOf(there, mesh), *copy = meshOf(here, made);
        QVERIFY(original && copy);
        for (const PoseTime &when : momentsOf(there))
            QVERIFY(distance(posed(there, *original, when), posed(here, *copy, when)) <= 1e-4);
        for (const auto &[code, count] : findingsOf(*target))
            QVERIFY2(count <= findings[code], code.c_str());
    }

    /// A node above that has a counterpart ends the chain, whatever is above it.
    void chainsEndAtCounterparts()
    {
        const auto donor = openSample(QStringLiteral("showcase/showcase.mdx")),
                   target = openSample(QStringLiteral("showcase/showcase.mdx"));
        PartTransfer transfer(*target, donor->model());
        std::map<NodeId, NodeId> parents;
        for (const HierarchyNode &node : donor->format()->transforms()->hierarchy(donor->model()))
            parents[node.node] = node.parent;
        const auto deep = std::find_if(parents.begin(), parents.end(), [&](const auto &each) {
            return each.second != NoNode && parents[each.second] != NoNode;
        });
        QVERIFY(deep != parents.end());
        const NodeId node = deep->first, parent = deep->second, above = parents[parent];
        QCOMPARE(transfer.comingAlong({node}, {{node, NoNode}, {parent, NoNode}, {above, above}}),
                 (std::vector<NodeId>{parent, node}));
        QCOMPARE(transfer.comingAlong({node}, {{node, NoNode}, {parent, parent}, {above, NoNode}}),
                 (std::vector<NodeId>{node}));
        QCOMPARE(transfer.comingAlong({node}, {{node, node}, {parent, NoNode}}), std::vector<NodeId>());
    }

    /// What is replaced goes in the same step.
    void replaces()
    {
        const auto donor = openSample(QStringLiteral("showcase/showcase.mdx"));
        const auto target = openSample(QStringLiteral("showcase/showcase.mdx"));
        const auto before = filesOf(*target);
        const std::size_t geosets = static_cast<const mdx::MdxModel &>(target->model()).data.geosets.size();
        PartRequest request = withMatches(*target, *donor, {meshesOf(*donor).front()});
        request.replaced = {meshesOf(*target).front()};
        const auto taken = PartTransfer(*target, donor->model()).run(request);
        QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
        QCOMPARE(static_cast<const mdx::MdxModel &>(target->model()).data.geosets.size(), geosets);
        QVERIFY(!target->model().contains(request.replaced.front()));
        QCOMPARE(target->historyCount(), 1);
        target->undo();
        QVERIFY(filesOf(*target) == before);
    }

    void replacesMaterials_data()
    {
        QTest::addColumn<bool>("hadUnused");
        QTest::newRow("all were used") << false;
        QTest::newRow("some were unused") << true;
    }
    /// What only the replaced mesh showed goes as well, unless nobody can tell it from what was unused before.
    void replacesMaterials()
    {
        QFETCH(bool, hadUnused);
        const auto donor = openSample(QStringLiteral("showcase/showcase.mdx"));
        const auto target = openSample(QStringLiteral("machine/engine.mdx"));
        const mdx::Root &root = static_cast<const mdx::MdxModel &>(target->model()).data;
        const auto users = [&](std::uint32_t material) {
            return std::count_if(root.geosets.begin(), root.geosets.end(),
                                 [&](const mdx::Geoset &g) { return g.materialId == material; });
        };
        std::size_t row = 0;
        while (row < root.geosets.size() && users(root.geosets[row].materialId) > 1)
            ++row;
        QVERIFY(row < root.geosets.size());
        const NodeId material = root.materials.ids[root.geosets[row].materialId];
        if (hadUnused) {
            EditBuilder edit(target->model(), target->format()->references());
            edit.insertNew(fieldOf<&mdx::Root::materials>(RootNode), -1);
            auto changes = edit.finish();
            QVERIFY(changes && target->push(std::move(*changes), QStringLiteral("material")));
        }
        const auto before = filesOf(*target);
        PartRequest request = withMatches(*target, *donor, {meshesOf(*donor).front()});
        request.replaced = {root.geosets.ids[row]};
        QVERIFY(PartTransfer(*target, donor->model()).run(request));
        QCOMPARE(target->model().contains(material), hadUnused);
        const auto unused = target->format()->materials()->removeUnused(target->model());
        QVERIFY(unused);
        QCOMPARE(unused->empty(), !hadUnused);
        target->undo();
        QVERIFY(filesOf(*target) == before);
    }

    /// Names decide first; what is left is found by its place and marked as a guess.
    void matchesNodes()
    {
        const auto donor = openSample(QStringLiteral("showcase/showcase.mdx"));
        const auto target = openSample(QStringLiteral("showcase/showcase.mdx"));
        const auto &bones = static_cast<const mdx::MdxModel &>(target->model()).data.bones;
        const NodeId renamed = bones.ids.back();
        FixedString<80> name;
        name.set("something else");
        QVERIFY(target->push(
            {{Change::Set, fieldOf<&mdx::Bone::node, &mdx::Node::name>(renamed), 0, 0, 0, Value::of(name)}},
            QStringLiteral("rename")));
        std::size_t guesses = 0;
        for (const NodeMatch &match : matchNodes(*target->format(), donor->model(), target->model())) {
            if (match.to == renamed)
                guesses += match.isUnsure();
            else if (match.to != NoNode && match.by == MatchedBy::Name)
                QCOMPARE(target->format()->names()->name(target->model(), match.to),
                         donor->format()->names()->name(donor->model(), match.from));
        }
        QCOMPARE(guesses, 1u);
    }
};

SINEW_TEST(tst_part_transfer, TestPartTransfer)

} // namespace tst_part_transfer

#include "tst_part_transfer.moc"
