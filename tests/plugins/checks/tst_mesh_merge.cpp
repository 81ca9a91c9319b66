// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Merging when one side changed how many vertices a mesh has: rows of the other side mean different vertices then, so
// only one side's mesh can be taken.

#include "core/check/check_report.h"
#include "core/compare/merge/three_way_merge.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/mesh/scene_mesh_parts.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_mesh_merge {

using namespace sinew;
using namespace sinew::test;

class TestMeshMerge : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    std::unique_ptr<Document> opened(const QString &path) const
    {
        auto document = openDocument(m_registry, sourcePath("tests/samples/") + path);
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return std::move(*document);
    }

    static NodeId firstPart(const Document &document)
    {
        return editableParts(*document.format(), document.model()).front();
    }

    /// Puts the first part back after a change.
    static void edit(Document &document, const std::function<void(EditableMesh &)> &change)
    {
        const RenderScene scene = document.format()->scene()->build(document.model());
        SceneMeshParts parts(scene);
        EditableMesh mesh = parts.mesh(firstPart(document));
        change(mesh);
        auto edited = document.format()->meshes()->edited(document.model(), {{mesh}, {}, {}});
        QVERIFY2(edited, edited ? "" : edited.error().text().c_str());
        QVERIFY(document.push(std::move(edited->changes), QStringLiteral("edit")));
    }
    static void move(Document &document)
    {
        edit(document, [](EditableMesh &mesh) { mesh.vertices[1].position.z += 1; });
    }
    /// Without the last triangle, and the vertices that only it had.
    static void shorten(Document &document)
    {
        edit(document, [](EditableMesh &mesh) {
            mesh.triangles.resize(mesh.triangles.size() - 3);
            mesh.triangles.resize(std::max<std::size_t>(mesh.triangles.size(), 3));
            EditableMesh last = mesh;
            std::vector<bool> isUsed(mesh.vertices.size());
            for (const std::uint32_t vertex : mesh.triangles)
                isUsed[vertex] = true;
            std::vector<std::uint32_t> rows(mesh.vertices.size());
            last.vertices.clear();
            for (std::size_t v = 0; v < isUsed.size(); ++v)
                if (rows[v] = std::uint32_t(last.vertices.size()); isUsed[v])
                    last.vertices.push_back(mesh.vertices[v]);
            for (std::uint32_t &corner : last.triangles)
                corner = rows[corner];
            mesh = last;
        });
    }

    static std::unique_ptr<Model> merged(const Document &base, const Document &mine, const Document &theirs,
                                         std::vector<MergeConflict> &conflicts)
    {
        auto merge = mergeModels(base.model(), mine.model(), theirs.model(), base.format());
        if (!merge)
            qFatal("%s", merge.error().text().c_str());
        conflicts = merge->conflicts;
        auto result = mine.model().clone();
        for (Change &change : merge->changes)
            applyChange(*result, change);
        return result;
    }

    static std::map<QString, QByteArray> filesOf(const Format &format, const Model &model)
    {
        std::map<QString, QByteArray> files;
        const auto written = format.write(model, {.everyFile = true});
        if (!written)
            qFatal("%s", written.error().text().c_str());
        for (const OutputFile &file : *written)
            files[file.path] = file.bytes;
        return files;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void samples_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("MDX") << QStringLiteral("showcase/showcase.mdx");
        QTest::newRow("M2") << QStringLiteral("m2showcase/shrine.m2");
        QTest::newRow("M3") << QStringLiteral("m3every/age05.m3");
    }

    /// One line tells it, MINE's mesh stays whole, and nothing that the game would not load comes of it.
    void samples()
    {
        QFETCH(QString, path);
        for (const bool mineShortens : {false, true}) {
            const auto base = opened(path), mine = opened(path), theirs = opened(path);
            mineShortens ? shorten(*mine) : move(*mine);
            mineShortens ? move(*theirs) : shorten(*theirs);
            std::vector<MergeConflict> conflicts;
            const auto result = merged(*base, *mine, *theirs, conflicts);
            QCOMPARE(conflicts.size(), std::size_t(1));
            QVERIFY(conflicts.front().reason.text().find("both changed the mesh") != std::string::npos);
            QVERIFY(conflicts.front().mine != conflicts.front().theirs);
            QVERIFY(filesOf(*mine->format(), *result) == filesOf(*mine->format(), mine->model()));
            QCOMPARE(checkModel(*result, mine->format()).count(Impact::Fatal),
                     checkModel(mine->model(), mine->format()).count(Impact::Fatal));
        }
    }

    void oneSideAlone_data() { samples_data(); }
    /// Its mesh is taken as it is.
    void oneSideAlone()
    {
        QFETCH(QString, path);
        const auto base = opened(path), mine = opened(path), theirs = opened(path);
        shorten(*theirs);
        std::vector<MergeConflict> conflicts;
        const auto result = merged(*base, *mine, *theirs, conflicts);
        QVERIFY2(conflicts.empty(), conflicts.empty() ? "" : conflicts.front().reason.text().c_str());
        QVERIFY(filesOf(*mine->format(), *result) == filesOf(*theirs->format(), theirs->model()));
    }

    void movedVertices_data() { samples_data(); }
    /// As long as nobody changes their number, different vertices can move on both sides.
    void movedVertices()
    {
        QFETCH(QString, path);
        const auto base = opened(path), mine = opened(path), theirs = opened(path), both = opened(path);
        const auto first = [](EditableMesh &mesh) { mesh.vertices[0].position.x += 2; };
        move(*mine);
        edit(*theirs, first);
        move(*both);
        edit(*both, first);
        std::vector<MergeConflict> conflicts;
        const auto result = merged(*base, *mine, *theirs, conflicts);
        // Where the middle of an M2 submesh is depends on all of its vertices.
        std::erase_if(conflicts, [](const MergeConflict &conflict) {
            const std::string field = conflict.path.substr(conflict.path.rfind('.') + 1);
            return field == "centre" || field == "sortCentre" || field == "sortRadius";
        });
        QVERIFY2(conflicts.empty(), conflicts.empty() ? "" : conflicts.front().path.c_str());
        const RenderScene is = mine->format()->scene()->build(*result),
                          wanted = both->format()->scene()->build(both->model());
        for (std::size_t mesh = 0; mesh < wanted.meshes.size(); ++mesh)
            QVERIFY(is.meshes[mesh].positions.equalRaw(wanted.meshes[mesh].positions, sizeof(Vec3)));
    }
};

SINEW_GUILESS_TEST(tst_mesh_merge, TestMeshMerge)

} // namespace tst_mesh_merge

#include "tst_mesh_merge.moc"
