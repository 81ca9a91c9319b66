// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Sequences of another model: exact between equal skeletons, adapted to others.

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/scene/pose/pose.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/objects/part_transfer.h"

#include <QTest>

#include <Eigen/Geometry>

namespace tst_motion_transfer {

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

RenderScene sceneOf(const Document &document)
{
    return document.format()->scene()->build(document.model());
}

std::int32_t rowOf(const RenderScene &scene, std::string_view name)
{
    for (std::size_t row = 0; row < scene.nodes.size(); ++row)
        if (scene.nodes[row].name == name)
            return std::int32_t(row);
    qFatal("no such node");
    return -1;
}

/// Where a node with a pivot is, and where at rest.
Eigen::Vector3f placeAt(const RenderScene &scene, const Pose &pose, std::int32_t row)
{
    const Vec3 &pivot = scene.nodes[std::size_t(row)].pivot;
    return pose.nodes[std::size_t(row)] * Eigen::Vector3f(pivot.x, pivot.y, pivot.z);
}

Eigen::Vector3f restOf(const RenderScene &scene, std::int32_t row)
{
    const Vec3 &pivot = scene.nodes[std::size_t(row)].pivot;
    return {pivot.x, pivot.y, pivot.z};
}

std::size_t sequenceNamed(const RenderScene &scene, std::string_view name)
{
    for (std::size_t row = 0; row < scene.sequences.size(); ++row)
        if (scene.sequences[row].name == name)
            return row;
    qFatal("no such sequence");
    return 0;
}

double diagonal(const RenderScene &scene)
{
    Eigen::AlignedBox3f box;
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &v : mesh.positions)
            box.extend(Eigen::Vector3f(v.x, v.y, v.z));
    return double(box.diagonal().norm());
}

} // namespace

class TestMotionTransfer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalSkeletons_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("row");
        QTest::newRow("mdx") << QStringLiteral("showcase/showcase.mdx") << 0;
        QTest::newRow("m2") << QStringLiteral("m2showcase/shrine.m2") << 0;
        QTest::newRow("m3") << QStringLiteral("m3beta/every.m3") << 1;
        QTest::newRow("m3, keys that start over") << QStringLiteral("m3beta/every.m3") << 0;
    }

    /// Every node moves as in the donor, within 1e-5 of its size, and adapting changes nothing.
    void equalSkeletons()
    {
        QFETCH(QString, path);
        QFETCH(int, row);
        const auto donor = openSample(path), target = openSample(path);
        const RenderScene before = sceneOf(*donor);
        QVERIFY(before.sequences.size() > std::size_t(row));
        PartRequest request;
        request.parts = {before.sequences[std::size_t(row)].source};
        request.adapted.emplace();
        const auto taken = PartTransfer(*target, donor->model()).run(request);
        QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
        QCOMPARE(target->historyCount(), 1);
        const RenderScene after = sceneOf(*target);
        QCOMPARE(after.sequences.size(), before.sequences.size() + 1);
        const SceneSequence &from = before.sequences[std::size_t(row)], &to = after.sequences.back();
        QCOMPARE(to.end - to.start, from.end - from.start);
        Pose a, b;
        for (const double part : {0., 0.21, 0.5, 0.77, 1.}) {
            const double time = (double(from.end) - from.start) * part;
            evaluatePose(before, {row, from.start + time, time}, a);
            evaluatePose(after, {std::int32_t(after.sequences.size()) - 1, to.start + time, time}, b);
            for (std::size_t node = 0; node < before.nodes.size(); ++node)
                QVERIFY2((a.nodes[node].matrix() - b.nodes[node].matrix()).cwiseAbs().maxCoeff() <=
                             1e-5 * std::max(1., diagonal(before)),
                         qPrintable(QStringLiteral("%1 at %2: %3")
                                        .arg(QString::fromStdString(before.nodes[node].name))
                                        .arg(time)
                                        .arg(taken->notes.join(QLatin1Char(' ')))));
        }
    }

    /// A knight with longer thighs and shorter shins, bigger as a whole: his feet go where the other's feet go.
    void feetStand()
    {
        const auto donor = openSample(QStringLiteral("showcase/showcase.mdx")),
                   target = openSample(QStringLiteral("showcase/showcase.mdx"));
        const auto &root = static_cast<const mdx::MdxModel &>(target->model()).data;
        Array<Vec3> pivots = root.pivots;
        Vec3 *places = pivots.edit();
        for (std::size_t i = 0; i < pivots.size(); ++i)
            places[i] = {places[i].x * 1.5f, places[i].y * 1.5f, places[i].z * 1.5f};
        for (const mdx::Bone &bone : root.bones)
            if (bone.node.name.view().starts_with("Shin"))
                places[bone.node.objectId].z -= 4;
        QVERIFY(target->push({{Change::Set, fieldOf<&mdx::Root::pivots>(RootNode), 0, 0, 0, Value::of(pivots)}},
                             QStringLiteral("grow")));
        const RenderScene before = sceneOf(*donor);
        const std::size_t walk = sequenceNamed(before, "Walk");
        PartRequest request;
        request.parts = {before.sequences[walk].source};
        request.adapted.emplace();
        const auto taken = PartTransfer(*target, donor->model()).run(request);
        QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
        QVERIFY(std::any_of(taken->notes.begin(), taken->notes.end(),
                            [](const QString &note) { return note.contains(QStringLiteral("adapted")); }));
        const RenderScene after = sceneOf(*target);
        const SceneSequence &from = before.sequences[walk], &to = after.sequences.back();
        Pose a, b;
        for (const char *name : {"Foot Left", "Foot Right"}) {
            const std::int32_t foot = rowOf(after, name),
                               thigh = rowOf(after, name[5] == 'L' ? "Thigh Left" : "Thigh Right");
            const double leg = double((restOf(after, thigh) - restOf(after, foot)).norm());
            double worst = 0;
            for (int i = 0; i <= 40; ++i) {
                const double time = (double(from.end) - from.start) * i / 40;
                evaluatePose(before, {std::int32_t(walk), from.start + time, time}, a);
                evaluatePose(after, {std::int32_t(after.sequences.size()) - 1, to.start + time, time}, b);
                const Eigen::Vector3f theirs = placeAt(before, a, foot) - restOf(before, foot),
                                      own = placeAt(after, b, foot) - restOf(after, foot);
                worst = std::max(worst, double((own - theirs * 1.5f).norm()));
            }
            QVERIFY2(worst <= 0.01 * leg,
                     qPrintable(QStringLiteral("%1: %2 of a leg of %3").arg(QLatin1String(name)).arg(worst).arg(leg)));
        }
        target->undo();
        QCOMPARE(sceneOf(*target).sequences.size(), before.sequences.size());
    }

    /// Nodes that the user gives no counterpart stay at rest; the sequence brings none along.
    void leavesOutNodes()
    {
        const auto donor = openSample(QStringLiteral("showcase/showcase.mdx")),
                   target = openSample(QStringLiteral("showcase/showcase.mdx"));
        const RenderScene before = sceneOf(*donor);
        const std::size_t walk = sequenceNamed(before, "Walk");
        const std::int32_t thigh = rowOf(before, "Thigh Left");
        const PartTransfer transfer(*target, donor->model());
        const std::vector<NodeId> moved = transfer.nodesOf({before.sequences[walk].source});
        QVERIFY(std::find(moved.begin(), moved.end(), before.nodes[std::size_t(thigh)].source) != moved.end());
        PartRequest request;
        request.parts = {before.sequences[walk].source};
        request.nodes[before.nodes[std::size_t(thigh)].source] = NoNode;
        const auto taken = PartTransfer(*target, donor->model()).run(request);
        QVERIFY2(taken, taken ? "" : taken.error().text().c_str());
        const RenderScene after = sceneOf(*target);
        QCOMPARE(after.nodes.size(), before.nodes.size());
        const SceneSequence &to = after.sequences.back();
        const auto hasKeys = [&](const char *name) {
            const auto &curve = after.nodes[std::size_t(rowOf(after, name))].rotation.curve;
            return std::any_of(curve.times().begin(), curve.times().end(),
                               [&](std::int32_t time) { return time >= to.start && time <= to.end; });
        };
        QVERIFY(!hasKeys("Thigh Left"));
        QVERIFY(hasKeys("Thigh Right"));
    }
};

SINEW_GUILESS_TEST(tst_motion_transfer, TestMotionTransfer)

} // namespace tst_motion_transfer

#include "tst_motion_transfer.moc"
