// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/facets/mesh_facet.h"
#include "core/facets/uv/uv_facet.h"
#include "core/format/format_registry.h"
#include "core/mesh/mesh_parts.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/view/ray_cast.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/plugins/model_state.h"
#include "tests/support/corpus.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QtTest>

#include <set>

namespace tst_mesh_parts {

using namespace sinew;
using namespace sinew::test;

/// Corners of all triangles of some meshes, posed at a moment.
std::vector<Eigen::Vector3f> posedCorners(const RenderScene &scene, const std::vector<NodeId> &parts,
                                          const PoseTime &when)
{
    Pose pose;
    evaluatePose(scene, when, pose);
    std::vector<Eigen::Vector3f> corners, places;
    for (const NodeId part : parts)
        for (const SceneMesh &mesh : scene.meshes) {
            if (mesh.source != part)
                continue;
            skinnedPositions(mesh, pose, places);
            for (const std::uint32_t corner : mesh.indices)
                corners.push_back(places[corner]);
            break;
        }
    return corners;
}

std::vector<PoseTime> moments(const RenderScene &scene)
{
    std::vector<PoseTime> all(1);
    if (!scene.sequences.empty()) {
        const SceneSequence &first = scene.sequences.front(), &last = scene.sequences.back();
        all.push_back({0, first.start + 0.4 * (double(first.end) - first.start), 100});
        all.push_back({std::int32_t(scene.sequences.size()) - 1, double(last.end), 700});
    }
    return all;
}

class TestMeshParts : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    std::map<std::string, std::set<std::string>> m_accepted; ///< formats by tool

    /// A model whose meshes are edited.
    struct Opened
    {
        std::unique_ptr<Document> document;
        std::map<QString, QByteArray> files;
        std::map<std::string, std::size_t> findings;
        RenderScene scene;
        std::vector<NodeId> parts; ///< with triangles, each once
    };

    void open(const QString &path, Opened &opened)
    {
        auto document = openDocument(m_registry, path);
        if (!document)
            return;
        opened.document = std::move(*document);
        opened.files = filesOf(*opened.document);
        opened.findings = findingsOf(*opened.document);
        opened.scene = opened.document->format()->scene()->build(opened.document->model());
        SceneMeshParts parts(opened.scene);
        for (const UvPart &part : opened.document->format()->uvs()->parts(opened.document->model()))
            if (parts.has(part.node) && !parts.mesh(part.node).triangles.empty())
                opened.parts.push_back(part.node);
    }

    static double largest(const std::vector<Eigen::Vector3f> &a, const std::vector<Eigen::Vector3f> &b)
    {
        if (a.size() != b.size())
            return 1e30;
        double result = 0;
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i].allFinite())
                result = std::max(result, double((a[i] - b[i]).norm()));
        return result;
    }

    /// Pushes the edit, compares what is drawn, then takes it back: the files must be as they were. `before` and the
    /// parts afterwards (`after`, with new ones) draw the same triangles in the same places.
    void tryOut(Opened &opened, Result<MeshEdit> edit, const std::vector<NodeId> &before, std::vector<NodeId> after,
                const char *what)
    {
        if (QTest::currentTestFailed())
            return;
        if (!edit) {
            // Models whose regions share vertices, and the like: refused with a reason.
            QVERIFY(!edit.error().text().empty());
            return;
        }
        after.insert(after.end(), edit->added.begin(), edit->added.end());
        Document &document = *opened.document;
        const int steps = document.historyIndex();
        const Status pushed = document.push(std::move(edit->changes), QStringLiteral("edit"));
        QVERIFY2(pushed, pushed ? "" : pushed.error().text().c_str());
        const RenderScene scene = document.format()->scene()->build(document.model());
        const double size = sizeOf(opened.scene);
        for (const PoseTime &when : moments(opened.scene)) {
            const auto was = posedCorners(opened.scene, before, when), is = posedCorners(scene, after, when);
            const double distance = largest(was, is);
            QVERIFY2(distance <= 1e-5 * size,
                     qPrintable(QStringLiteral("%1: off by %2 of %3, %4 and %5 corners, sequence %6")
                                    .arg(QLatin1String(what))
                                    .arg(distance)
                                    .arg(size)
                                    .arg(was.size())
                                    .arg(is.size())
                                    .arg(when.sequence)));
        }
        // Copies have the defects of what they are copies of, what was merged leaves its material behind, and numbers
        // of parts that do not exist may name a new one.
        const bool isSound = opened.findings["model.reference.missing"] == 0;
        for (const auto &[code, count] : findingsOf(document))
            QVERIFY2(
                count == 0 || !isSound || opened.findings[code] || QByteArray(code.c_str()).endsWith(".unused"),
                qPrintable(
                    QStringLiteral("%1: new findings, %2").arg(QLatin1String(what), QString::fromStdString(code))));
        if (document.historyIndex() > steps)
            document.undo();
        const auto files = filesOf(document);
        for (const auto &[path, bytes] : opened.files) {
            const QByteArray now = files.contains(path) ? files.at(path) : QByteArray();
            qsizetype at = 0;
            while (at < std::min(now.size(), bytes.size()) && now[at] == bytes[at])
                ++at;
            QVERIFY2(now == bytes, qPrintable(QStringLiteral("%1: %2 differs at %3: %4 and %5 bytes")
                                                  .arg(QLatin1String(what), path)
                                                  .arg(at)
                                                  .arg(bytes.size())
                                                  .arg(now.size())));
        }
    }

    void tryAll(const QString &path)
    {
        Opened opened;
        open(path, opened);
        if (!opened.document || opened.parts.empty() || opened.files.empty())
            return;
        const Model &model = opened.document->model();
        const MeshFacet &meshes = *opened.document->format()->meshes();
        SceneMeshParts parts(opened.scene);
        MeshRequest same;
        for (const NodeId part : opened.parts)
            same.changed.push_back(parts.mesh(part));
        Result<MeshEdit> nothing = meshes.edited(model, same);
        if (nothing) {
            ChangeSet changes = nothing->changes;
            dropIdleSets(model, changes);
            QVERIFY2(changes.empty(), "putting meshes back changes something");
        }
        const NodeId first = opened.parts.front();
        tryOut(opened, meshes.edited(model, {{}, {parts.mesh(first)}, {}}), {first, first}, {first}, "duplicate");
        const EditableMesh &mesh = parts.mesh(first);
        if (opened.parts.size() > 1) {
            const NodeId second = opened.parts[1];
            const EditableMesh pair[] = {mesh, parts.mesh(second)};
            if (model.parentOf(first) == model.parentOf(second))
                tryOut(opened, meshes.edited(model, {{joined(pair)}, {}, {second}}), {first, second}, {first}, "merge");
            std::vector<NodeId> others(opened.parts.begin() + 1, opened.parts.end());
            tryOut(opened, meshes.edited(model, {{}, {}, {first}}), others, others, "remove");
        }
        separate(opened, meshes, mesh);
        std::vector<bool> isTaken(mesh.triangleCount());
        for (std::size_t i = 0; i < isTaken.size(); i += 2)
            isTaken[i] = true;
        MeshRequest bad{{takenTriangles(mesh, isTaken)}, {}, {}};
        bad.changed.front().triangles.push_back(std::uint32_t(mesh.vertices.size()));
        QVERIFY(!meshes.edited(model, bad));
    }

    /// Odd and even triangles as two parts: together they are what they were.
    void separate(Opened &opened, const MeshFacet &meshes, const EditableMesh &mesh)
    {
        std::vector<bool> isFirst(mesh.triangleCount()), isSecond(mesh.triangleCount());
        for (std::size_t i = 0; i < isFirst.size(); ++i)
            (i < isFirst.size() / 2 ? isFirst : isSecond)[i] = true;
        MeshRequest request{{takenTriangles(mesh, isFirst)}, {takenTriangles(mesh, isSecond)}, {}};
        if (!request.changed.front().triangles.empty())
            tryOut(opened, meshes.edited(opened.document->model(), request), {mesh.part}, {mesh.part}, "separate");
    }

    static std::vector<NodeId> lastBone(const RenderScene &scene)
    {
        for (std::size_t row = scene.nodes.size(); row-- > 0;)
            if (scene.nodes[row].kind == NodeKind::Bone)
                return {scene.nodes[row].source};
        return {};
    }

    /// Parts that have no vertex of the file in common with one of `chosen`, nor are one.
    static std::vector<NodeId> partsApartFrom(const Opened &opened, const std::vector<NodeId> &chosen)
    {
        const UvFacet &uvs = *opened.document->format()->uvs();
        const auto verticesOf = [&](NodeId part) {
            const UvMesh mesh = uvs.mesh(opened.document->model(), part, 0);
            std::set<std::pair<NodeId, std::uint32_t>> vertices;
            for (const std::uint32_t row : mesh.rows)
                vertices.emplace(mesh.store, row);
            return vertices;
        };
        std::set<std::pair<NodeId, std::uint32_t>> edited;
        for (const NodeId part : chosen)
            edited.merge(verticesOf(part));
        std::vector<NodeId> apart;
        for (const NodeId part : opened.parts) {
            const auto vertices = verticesOf(part);
            if (std::find(chosen.begin(), chosen.end(), part) == chosen.end() &&
                std::none_of(vertices.begin(), vertices.end(), [&](const auto &v) { return edited.count(v) != 0; }))
                apart.push_back(part);
        }
        return apart;
    }

    /// Each tool with its usual numbers: no new findings, other parts look as before, and undone the bytes are the
    /// same.
    void tryTools(const QString &path)
    {
        Opened opened;
        open(path, opened);
        if (!opened.document || opened.parts.empty() || opened.files.empty())
            return;
        Document &document = *opened.document;
        const std::vector<NodeId> nodes = lastBone(opened.scene);
        for (const MeshTool &tool : meshTools()) {
            if (opened.parts.size() < tool.fewest || tool.fewest > 1)
                continue;
            const std::vector<NodeId> chosen{opened.parts.front()};
            const std::vector<NodeId> others = partsApartFrom(opened, chosen);
            Result<MeshEdit> edit =
                runMeshTool(document.model(), *document.format(), tool, chosen, defaultValues(tool), nodes);
            if (edit && edit->changes.empty())
                continue; // nothing to do
            if (edit) {
                edit->added.clear(); // only the other parts are compared
                m_accepted[tool.id].insert(document.format()->info().id.toStdString());
            }
            tryOut(opened, std::move(edit), others, others, tool.id);
        }
    }

    /// A bone gets two fifths of each vertex of all parts: the file says so, or by how much it can't.
    void tryAssigning(const QString &path)
    {
        Opened opened;
        open(path, opened);
        if (!opened.document)
            return;
        const std::vector<NodeId> bone = lastBone(opened.scene);
        if (opened.parts.empty() || bone.empty() || opened.files.empty())
            return;
        Document &document = *opened.document;
        const double values[] = {0, 40};
        Result<MeshEdit> edit =
            runMeshTool(document.model(), *document.format(), *meshTool("assign"), opened.parts, values, bone);
        if (!edit)
            return;
        double told = 1.01 / 255;
        bool areMoreThanFour = false;
        static const QRegularExpression off(QStringLiteral("up to (\\d+) % off"));
        for (const Message &note : edit->notes) {
            if (const auto match = off.match(QString::fromStdString(note.text())); match.hasMatch())
                told = (match.captured(1).toDouble() + 0.5) / 100;
            areMoreThanFour |= note.text().find("strongest bones") != std::string::npos;
        }
        SceneMeshParts before(opened.scene);
        QVERIFY(document.push(std::move(edit->changes), QStringLiteral("assign")));
        const RenderScene scene = document.format()->scene()->build(document.model());
        SceneMeshParts after(scene);
        for (const NodeId part : opened.parts) {
            QCOMPARE(after.mesh(part).vertices.size(), before.mesh(part).vertices.size());
            for (std::uint32_t v = 0; v < after.mesh(part).vertices.size() && !areMoreThanFour; ++v) {
                float share = 0, others = 0;
                for (const BoneShare &each : after.skinOf({part, v}))
                    share += each.bone == bone.front() ? each.share : 0;
                for (const BoneShare &each : before.skinOf({part, v}))
                    others += each.bone == bone.front() ? 0 : each.share;
                const double wanted = others > 0 ? 0.4 : 1;
                QVERIFY2(std::abs(double(share) - wanted) <= told,
                         qPrintable(QStringLiteral("%1 instead of %2").arg(share).arg(wanted)));
            }
        }
        document.undo();
        QVERIFY(filesOf(document) == opened.files);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void sampleModels_data() { addSampleModelRows(); }

    /// Parts that are duplicated, merged, separated and removed draw the same triangles in the same places, in all
    /// poses; nothing new is found, and undone the bytes are the same.
    void sampleModels()
    {
        QFETCH(QString, path);
        tryAll(path);
    }

    /// Levels of detail and skin profiles are drawn one at a time.
    void levelsAreNotMerged()
    {
        Opened opened;
        open(sourcePath("tests/samples/m2showcase/shrine.m2"), opened);
        const auto &model = opened.document->model();
        const std::vector<NodeId> parts = editableParts(*opened.document->format(), model);
        const NodeId first = parts.front();
        const auto other = std::find_if(parts.begin(), parts.end(),
                                        [&](NodeId part) { return model.parentOf(part) != model.parentOf(first); });
        QVERIFY(other != parts.end());
        const auto merged = runMeshTool(model, *opened.document->format(), *meshTool("merge"),
                                        std::vector<NodeId>{first, *other}, {}, {});
        QVERIFY(!merged);
        QVERIFY(merged.error().text().find("levels of detail") != std::string::npos);
    }

    void toolsOnSamples_data() { addSampleModelRows(); }

    void toolsOnSamples()
    {
        QFETCH(QString, path);
        tryTools(path);
    }

    /// Tools for which samples have nothing to do are left out.
    void toolsWereAccepted()
    {
        if (m_accepted.empty())
            QSKIP("toolsOnSamples did not run");
        const std::set<std::string> all{"mdx", "m2", "m3"};
        // Few samples are symmetric, or have parts beside each other that follow something else.
        for (const char *tool : {"mirror-weights", "transfer-weights"})
            QVERIFY2(!m_accepted[tool].empty(), tool);
        for (const char *tool :
             {"bind", "assign", "smooth-weights", "project-plane", "project-box", "project-cylinder"})
            for (const std::string &format : all)
                QVERIFY2(m_accepted[tool].count(format),
                         (std::string(tool) + " was refused for all samples of " + format).c_str());
    }

    void assigningOnSamples_data() { addSampleModelRows(); }

    void assigningOnSamples()
    {
        QFETCH(QString, path);
        tryAssigning(path);
    }

    void assigningOnCorpus_data() { corpusModels_data(); }

    void assigningOnCorpus()
    {
        SINEW_NEEDS_CORPUS();
        QFETCH(QString, path);
        sawCorpusFile(path);
        tryAssigning(path);
    }

    void toolsOnCorpus_data() { corpusModels_data(); }

    void toolsOnCorpus()
    {
        SINEW_NEEDS_CORPUS();
        QFETCH(QString, path);
        sawCorpusFile(path);
        tryTools(path);
    }

    void corpusModels_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString &path :
             corpusFiles("", {QStringLiteral("mdx"), QStringLiteral("m2"), QStringLiteral("m3")}, 16))
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -3))) << path;
    }

    void corpusModels()
    {
        SINEW_NEEDS_CORPUS();
        QFETCH(QString, path);
        sawCorpusFile(path);
        tryAll(path);
    }
};

SINEW_GUILESS_TEST(tst_mesh_parts, TestMeshParts)

} // namespace tst_mesh_parts

#include "tst_mesh_parts.moc"
