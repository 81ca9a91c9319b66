// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The tools for weights and texture coordinates as menus and the command line run them.

#include "core/mesh/bone_shares.h"
#include "core/transform/mesh/mesh_tools.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_skin_tools {

using namespace sinew;

constexpr NodeId chest = 20, arm = 21, hand = 22;

/// A row of triangles between x = 0 and `count`; the vertices at whole numbers follow `shares`.
EditableMesh strip(NodeId part, float from, std::size_t count, const BoneShares &shares)
{
    EditableMesh mesh;
    mesh.part = part;
    mesh.uvSets = 1;
    mesh.skins = {shares};
    for (std::uint32_t i = 0; i <= count; ++i)
        for (const float y : {0.f, 1.f}) {
            MeshVertex vertex;
            vertex.position = {from + float(i), y, 0};
            vertex.origin = {part, std::uint32_t(mesh.vertices.size())};
            mesh.vertices.push_back(vertex);
        }
    for (std::uint32_t i = 0; i < 2 * count; i += 2)
        mesh.triangles.insert(mesh.triangles.end(), {i, i + 2, i + 1, i + 1, i + 2, i + 3});
    return mesh;
}

MeshToolContext contextWith(const std::vector<NodeId> &nodes)
{
    MeshToolContext context;
    context.nodes = nodes;
    context.nameOf = [](NodeId node) { return node == chest ? std::string("Bone_Chest") : std::string("Bone_Arm"); };
    return context;
}

Result<MeshToolResult> run(const char *tool, const std::vector<EditableMesh> &parts, const std::vector<double> &values,
                           const MeshToolContext &context = {})
{
    return meshTool(tool)->run(parts, values, context);
}

/// Whether there was nothing to do, and why was told.
bool isIdle(const Result<MeshToolResult> &result)
{
    return result && result->request.isEmpty() && !result->report.empty();
}

const BoneShares &sharesAt(const EditableMesh &mesh, std::size_t vertex)
{
    return mesh.skins.at(mesh.vertices.at(vertex).skin);
}

QString reportOf(const Result<MeshToolResult> &result)
{
    if (!result)
        return QString::fromStdString(result.error().text());
    QStringList lines;
    for (const Message &line : result->report)
        lines.append(QString::fromStdString(line.text()));
    return lines.join(QStringLiteral("; "));
}

class TestSkinTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bindsLooseVertices()
    {
        EditableMesh part = strip(1, 0, 3, {{arm, 1.f}});
        part.skins.push_back({});
        part.vertices[0].skin = part.vertices[7].skin = 1;
        const auto toNode = run("bind-loose", {part}, {1}, contextWith({chest}));
        QCOMPARE(reportOf(toNode), QStringLiteral("2 vertices that followed nothing are bound to Bone_Chest"));
        QCOMPARE(sharesAt(toNode->request.changed.at(0), 0), (BoneShares{{chest, 1.f}}));
        QCOMPARE(sharesAt(toNode->request.changed.at(0), 1), (BoneShares{{arm, 1.f}}));
        QVERIFY(reportOf(run("bind-loose", {part}, {1}, contextWith({})))
                    .startsWith(QStringLiteral("2 vertices follow nothing: ")));
        const auto toNearest = run("bind-loose", {part}, {0}, contextWith({}));
        QVERIFY(toNearest);
        QCOMPARE(sharesAt(toNearest->request.changed.at(0), 7), (BoneShares{{arm, 1.f}}));
        QVERIFY(isIdle(run("bind-loose", {toNearest->request.changed.at(0)}, {0}, contextWith({}))));
        part.skins[1] = {{arm, 0.4f}, {hand, 0.4f}};
        const auto partly = run("bind-loose", {part}, {0}, contextWith({}));
        QVERIFY(partly);
        QCOMPARE(sharesAt(partly->request.changed.at(0), 0), (BoneShares{{arm, 0.5f}, {hand, 0.5f}}));
    }

    void assignsByTheChosenMode()
    {
        const EditableMesh part = strip(1, 0, 1, {{arm, 0.5f}, {chest, 0.5f}});
        const auto made = run("assign", {part}, {1, 25}, contextWith({chest}));
        QCOMPARE(reportOf(made), QStringLiteral("4 vertices follow Bone_Chest in another share than before"));
        QCOMPARE(sharesAt(made->request.changed.at(0), 0), (BoneShares{{arm, 0.25f}, {chest, 0.75f}}));
        QVERIFY(isIdle(run("assign", {part}, {0, 50}, contextWith({chest})))); // it has that
        QVERIFY(!run("assign", {part}, {1, 25}, contextWith({chest, arm})));
    }

    /// Parts that meet are smoothed as one: the vertices of both at the seam follow the same afterwards, if they did.
    void seamsBetweenParts()
    {
        EditableMesh first = strip(1, 0, 2, {{arm, 1.f}}), second = strip(2, 2, 2, {{arm, 1.f}});
        const EditableMesh far = strip(3, 100, 1, {{arm, 1.f}});
        second.skins.push_back({{chest, 1.f}});
        second.vertices[2].skin = second.vertices[3].skin = 1; // x = 3
        const auto made = run("smooth-weights", {first, second, far}, {1, 50});
        QVERIFY(made);
        QCOMPARE(made->request.changed.size(), 2u); // nothing changes in the third
        const EditableMesh &one = made->request.changed[0], &two = made->request.changed[1];
        QCOMPARE(one.part, NodeId(1));
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(sharesAt(one, 4 + i), sharesAt(two, i));
            QCOMPARE(sharesAt(one, 4 + i).size(), 2u);
        }
        // At 2, 0: neighbours at 1, 0 and 1, 1 and 2, 1 and 3, 0, of which one follows the chest.
        const BoneShares &seam = sharesAt(one, 4);
        QCOMPARE(seam[1].bone, chest);
        QVERIFY(std::abs(seam[1].share - 0.125f) < 1e-5f);
        QCOMPARE(sharesAt(one, 0), (BoneShares{{arm, 1.f}}));
        QCOMPARE(one.vertices[4].origin.row, 4u);
    }

    void mirrorsAcrossTheChosenAxis()
    {
        EditableMesh part = strip(1, -1, 2, {{chest, 1.f}});
        part.skins.push_back({{arm, 1.f}});
        part.vertices[4].skin = part.vertices[5].skin = 1; // x = 1
        MeshToolContext context = contextWith({});
        context.sideAxis = 0;
        int asked = -1;
        context.otherSides = [&](int axis) {
            asked = axis;
            return std::unordered_map<NodeId, NodeId>{{arm, hand}, {hand, arm}, {chest, chest}};
        };
        const auto made = run("mirror-weights", {part}, {0, 0, 0}, context);
        QVERIFY(made);
        QCOMPARE(asked, 0);
        QCOMPARE(sharesAt(made->request.changed.at(0), 0), (BoneShares{{hand, 1.f}}));
        QCOMPARE(sharesAt(made->request.changed.at(0), 4), (BoneShares{{arm, 1.f}}));
        const auto back = run("mirror-weights", {part}, {1, 1, 0}, context);
        QVERIFY(back);
        QCOMPARE(sharesAt(back->request.changed.at(0), 4), (BoneShares{{chest, 1.f}}));
        const auto across = run("mirror-weights", {part}, {3, 0, 0}, context);
        QCOMPARE(asked, 2); // all of it lies in the middle
        QVERIFY(across);
        QCOMPARE(sharesAt(across->request.changed.at(0), 4), (BoneShares{{arm, 0.5f}, {hand, 0.5f}}));
    }

    void takesWeightsFromOtherParts()
    {
        const EditableMesh part = strip(1, 0, 1, {{arm, 1.f}});
        MeshToolContext context = contextWith({});
        QVERIFY(!run("transfer-weights", {part}, {1e6}, context));
        context.otherParts = [](NodeId wanted) {
            return wanted == 1 ? strip(2, 0.5f, 1, {{chest, 1.f}}) : EditableMesh();
        };
        const auto made = run("transfer-weights", {part}, {0.25}, context);
        QVERIFY(made);
        QCOMPARE(reportOf(made),
                 QStringLiteral("2 vertices follow what the surface near them follows; 2 vertices are too far from "
                                "other parts and keep their weights"));
        QCOMPARE(sharesAt(made->request.changed.at(0), 0), (BoneShares{{arm, 1.f}}));
        QCOMPARE(sharesAt(made->request.changed.at(0), 2), (BoneShares{{chest, 1.f}}));
    }

    /// Two parts beside each other get one picture across both.
    void projectsPartsTogether()
    {
        const std::vector<EditableMesh> parts{strip(1, 0, 2, {}), strip(2, 2, 2, {})};
        QCOMPARE(defaultValues(*meshTool("project-plane")), (std::vector<double>{2, 0, 0}));
        const auto made = run("project-plane", parts, {2, 0, 0});
        QVERIFY(made);
        const EditableMesh &first = made->request.changed.at(0), &second = made->request.changed.at(1);
        QCOMPARE(first.vertices[0].uvs[0].x, 0.f);
        QCOMPARE(first.vertices[4].uvs[0].x, 0.5f);
        QCOMPARE(second.vertices[0].uvs[0].x, 0.5f);
        QCOMPARE(second.vertices[4].uvs[0].x, 1.f);
        QCOMPARE(first.vertices[0].uvs[0].y, 0.625f);
        QVERIFY(!run("project-plane", parts, {2, 0, 1})); // a set that they don't have
    }

    /// A choice is one of those that there are, and every one of them can be run.
    void choices()
    {
        const std::vector<EditableMesh> parts(1, strip(1, 0, 2, {{arm, 1.f}}));
        std::size_t count = 0;
        for (const MeshTool &tool : meshTools())
            for (std::size_t i = 0; i < tool.options.size(); ++i) {
                const MeshToolOption &option = tool.options[i];
                QCOMPARE(option.kind == MeshToolOption::Choice, !option.choices.empty());
                if (option.choices.empty())
                    continue;
                QCOMPARE(option.highest, double(option.choices.size() - 1));
                for (std::size_t row = 0; row < option.choices.size(); ++row, ++count) {
                    std::vector<double> values = defaultValues(tool);
                    values[i] = double(row);
                    const auto made = tool.run(parts, values, contextWith({chest}));
                    QVERIFY2(!reportOf(made).isEmpty(), tool.id);
                }
            }
        QVERIFY(count >= 22);
    }
};

SINEW_GUILESS_TEST(tst_skin_tools, TestSkinTools)

} // namespace tst_skin_tools

#include "tst_skin_tools.moc"
