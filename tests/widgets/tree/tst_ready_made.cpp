// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Ready-made parts: a hero's glow, a team's glow at a node, the sequences of a corpse.

#include "core/check/check_report.h"
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/view/ray_cast.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/objects/part_transfer.h"

#include <QTest>

#include <map>

namespace tst_ready_made {

using namespace sinew;

namespace {

std::unique_ptr<Document> openSample(const QString &path)
{
    FormatRegistry formats;
    formats.add(createMdxFormat());
    formats.add(createM3Format());
    auto document = openDocument(formats, test::sourcePath("tests/samples/") + path);
    if (!document)
        qFatal("%s", document.error().text().c_str());
    return std::move(*document);
}

const mdx::Root &rootOf(const Document &document)
{
    return static_cast<const mdx::MdxModel &>(document.model()).data;
}

QByteArray bytesOf(const Document &document)
{
    const auto files = document.format()->write(document.model(), {});
    return files ? files->front().bytes : QByteArray();
}

RenderScene sceneOf(const Document &document)
{
    return document.format()->scene()->build(document.model());
}

std::map<std::string, std::size_t> findingsOf(const Document &document)
{
    std::map<std::string, std::size_t> counts;
    for (const CheckReport::Row &row : checkModel(document.model(), document.format()).rows)
        if (row.check->impact >= Impact::Wrong)
            counts[row.check->code] = row.count();
    return counts;
}

std::int32_t rowOf(const RenderScene &scene, std::string_view sequence)
{
    for (std::size_t row = 0; row < scene.sequences.size(); ++row)
        if (scene.sequences[row].name == sequence)
            return std::int32_t(row);
    return -1;
}

/// `part`: 0 the start of the sequence, 1 its end.
PoseTime at(const RenderScene &scene, std::int32_t row, double part)
{
    const SceneSequence &sequence = scene.sequences[std::size_t(row)];
    return {row, sequence.start + part * (double(sequence.end) - sequence.start)};
}

std::vector<std::vector<Eigen::Vector3f>> posed(const RenderScene &scene, const PoseTime &when)
{
    Pose pose;
    evaluatePose(scene, when, pose);
    std::vector<std::vector<Eigen::Vector3f>> all(scene.meshes.size());
    for (std::size_t mesh = 0; mesh < all.size(); ++mesh)
        skinnedPositions(scene.meshes[mesh], pose, all[mesh]);
    return all;
}

bool isDrawn(const RenderScene &scene, std::size_t mesh, const PoseTime &when)
{
    Pose pose;
    evaluatePose(scene, when, pose);
    return isMeshVisible(pose, mesh);
}

void addSamples()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"showcase/showcase.mdx", "hd1000/wyrm.mdx", "hd1100/wyrm.mdx", "wc3v1800/banner.mdx"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

} // namespace

class TestReadyMade : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heroGlow_data() { addSamples(); }
    /// A plane just above the lowest vertex, drawn with the team's glow while the unit lives.
    void heroGlow()
    {
        QFETCH(QString, path);
        const auto target = openSample(path);
        const QByteArray before = bytesOf(*target);
        auto findings = findingsOf(*target);
        float lowest = INFINITY;
        for (const mdx::Geoset &geoset : rootOf(*target).geosets)
            for (const Vec3 &v : geoset.vertices)
                lowest = std::min(lowest, v.z);
        const std::size_t geosets = rootOf(*target).geosets.size(), bones = rootOf(*target).bones.size();
        const auto made = PartTransfer::addReadyMade(*target, "hero-glow", {});
        QVERIFY2(made, made ? "" : made.error().text().c_str());
        QCOMPARE(target->historyCount(), 1);
        QCOMPARE(target->historyText(0), QStringLiteral("Hero glow"));
        const mdx::Root &root = rootOf(*target);
        QCOMPARE(root.geosets.size(), geosets + 1);
        QCOMPARE(root.bones.size(), bones + 1);
        const RenderScene scene = sceneOf(*target);
        std::size_t row = 0;
        while (scene.meshes[row].source != root.geosets.ids[geosets])
            ++row;
        const SceneMesh &mesh = scene.meshes[row];
        QCOMPARE(mesh.positions.size(), 4u);
        for (const Vec3 &v : mesh.positions)
            QVERIFY(std::abs(v.z - lowest - 2) < 1e-4f);
        bool isGlow = false;
        for (const mdx::Texture &texture : root.textures)
            isGlow |= texture.replaceableId == 2;
        QVERIFY(isGlow);
        for (std::int32_t sequence = 0; std::size_t(sequence) < scene.sequences.size(); ++sequence) {
            const std::string &name = scene.sequences[std::size_t(sequence)].name;
            const bool isDead = name.starts_with("Death") || name.starts_with("Decay") || name.starts_with("Dissipate");
            for (const double part : {0.0, 0.5, 1.0})
                QVERIFY2(isDrawn(scene, row, at(scene, sequence, part)) != isDead, name.c_str());
        }
        for (const auto &[code, count] : findingsOf(*target))
            QVERIFY2(count <= findings[code], code.c_str());
        target->undo();
        QVERIFY(bytesOf(*target) == before);
    }

    /// Its size is a factor, and it is where its node is in every pose.
    void teamGlow()
    {
        const auto target = openSample(QStringLiteral("showcase/showcase.mdx"));
        const QByteArray before = bytesOf(*target);
        const NodeId bone = rootOf(*target).bones.ids[3];
        QVERIFY(!PartTransfer::addReadyMade(*target, "team-glow", {}));
        QCOMPARE(target->historyCount(), 0);
        const auto made = PartTransfer::addReadyMade(*target, "team-glow", {bone, 2});
        QVERIFY2(made, made ? "" : made.error().text().c_str());
        const RenderScene scene = sceneOf(*target);
        std::size_t row = 0, node = 0;
        while (scene.meshes[row].source != rootOf(*target).geosets.ids.back())
            ++row;
        while (scene.nodes[node].source != bone)
            ++node;
        for (std::int32_t sequence = 0; std::size_t(sequence) < scene.sequences.size(); ++sequence) {
            const PoseTime when = at(scene, sequence, 0.4);
            Pose pose;
            evaluatePose(scene, when, pose);
            const Eigen::Vector3f place = nodePosition(scene, pose, node);
            std::vector<Eigen::Vector3f> corners;
            skinnedPositions(scene.meshes[row], pose, corners);
            const Eigen::Vector3f middle = (corners[0] + corners[2]) / 2;
            QVERIFY((middle - place).norm() < 1e-2f);
            if (sequence == 0)
                QVERIFY(std::abs((corners[1] - corners[0]).norm() - 64) < 0.5f);
        }
        target->undo();
        QVERIFY(bytesOf(*target) == before);
    }

    void decay_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("added");
        QTest::newRow("both") << QStringLiteral("hd1000/wyrm.mdx") << 2;
        QTest::newRow("Decay Flesh is there") << QStringLiteral("showcase/showcase.mdx") << 1;
    }
    /// The sequences begin as the unit lies at the end of its death; at the end of Decay Bone it is gone.
    void decay()
    {
        QFETCH(QString, path);
        QFETCH(int, added);
        const auto target = openSample(path);
        const QByteArray before = bytesOf(*target);
        auto findings = findingsOf(*target);
        const std::size_t sequences = rootOf(*target).sequences.size();
        const auto made = PartTransfer::addReadyMade(*target, "decay", {});
        QVERIFY2(made, made ? "" : made.error().text().c_str());
        QCOMPARE(target->historyCount(), 1);
        QCOMPARE(rootOf(*target).sequences.size(), sequences + std::size_t(added));
        const RenderScene scene = sceneOf(*target);
        const std::int32_t death = rowOf(scene, "Death"), flesh = rowOf(scene, "Decay Flesh"),
                           bone = rowOf(scene, "Decay Bone");
        QVERIFY(death >= 0 && flesh >= 0 && bone >= 0);
        const auto lying = posed(scene, at(scene, death, 1));
        float low = 0, high = 0;
        for (const mdx::Geoset &geoset : rootOf(*target).geosets)
            for (const Vec3 &v : geoset.vertices) {
                low = std::min(low, v.z);
                high = std::max(high, v.z);
            }
        struct Moment
        {
            std::int32_t sequence;
            double part;
            float sunk;
        };
        std::vector<Moment> moments{{bone, 0, 0}, {bone, 0.5, 0}, {bone, 1, high - low}};
        if (added == 2)
            moments.insert(moments.end(), {{flesh, 0, 0}, {flesh, 1, 0}});
        for (const Moment &moment : moments) {
            const SceneSequence &sequence = scene.sequences[std::size_t(moment.sequence)];
            QCOMPARE(sequence.end - sequence.start, 60000);
            const auto now = posed(scene, at(scene, moment.sequence, moment.part));
            for (std::size_t mesh = 0; mesh < now.size(); ++mesh)
                for (std::size_t i = 0; i < now[mesh].size(); ++i)
                    QVERIFY2((now[mesh][i] + Eigen::Vector3f(0, 0, moment.sunk) - lying[mesh][i]).norm() < 0.05f,
                             qPrintable(QStringLiteral("mesh %1 in %2 at %3")
                                            .arg(mesh)
                                            .arg(QString::fromStdString(sequence.name))
                                            .arg(moment.part)));
        }
        for (const auto &[code, count] : findingsOf(*target))
            QVERIFY2(count <= findings[code], code.c_str());
        const auto again = PartTransfer::addReadyMade(*target, "decay", {});
        QVERIFY(!again && again.error().text().find("Decay Bone") != std::string::npos);
        target->undo();
        QVERIFY(bytesOf(*target) == before);
    }

    void refuses()
    {
        const auto machine = openSample(QStringLiteral("machine/engine.mdx"));
        QVERIFY(!PartTransfer::addReadyMade(*machine, "decay", {})); // it does not die
        QVERIFY(!PartTransfer::addReadyMade(*machine, "hero-glow", {NoNode, 0}));
        QVERIFY(!PartTransfer::addReadyMade(*machine, "halo", {}));
        const auto other = openSample(QStringLiteral("m3/tiny29.m3"));
        QVERIFY(!PartTransfer::addReadyMade(*other, "hero-glow", {}));
        for (const Document *document : {machine.get(), other.get()})
            QCOMPARE(document->historyCount(), 0);
    }
};

SINEW_TEST(tst_ready_made, TestReadyMade)

} // namespace tst_ready_made

#include "tst_ready_made.moc"
