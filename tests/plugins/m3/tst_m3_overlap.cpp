// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Models whose parts name the same things again and again, in a few bytes each: work and memory grow with the file, not
// with the product of its parts.

#include "core/check/mending.h"
#include "core/facets/mesh_facet.h"
#include "core/mesh/scene_mesh_parts.h"
#include "m3_check_samples.h"
#include "m3_document.h"
#include "plugins/m3/checks/checks.h"
#include "plugins/m3/file/vertices.h"
#include "tests/support/findings.h"
#include "tests/support/memory_limit.h"
#include "tests/support/test_program.h"

#include <ctime>
#include <random>

namespace tst_m3_overlap {

using namespace sinew;
using namespace sinew::test;
using m3::Root, m3::M3Model;
using m3checks::arrayOf;
namespace made = sinew::samples::m3;

namespace {

constexpr std::uint64_t mib = 1 << 20;

std::unique_ptr<M3Model> changed(const Opened &opened, const std::function<void(Root &)> &change)
{
    auto model = std::make_unique<M3Model>(static_cast<const M3Model &>(*opened.model));
    change(model->data);
    model->buildIndex();
    return model;
}
std::unique_ptr<M3Model> sample(const char *file, const std::function<void(Root &)> &change)
{
    return changed(openSample(QLatin1String(file)), change);
}

/// Processor time of this thread in milliseconds; the best of three runs.
double processorTime(const std::function<void()> &work)
{
    double best = 1e30;
    for (int i = 0; i < 3; ++i) {
        timespec from{}, to{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
        work();
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
        best = std::min(best, double(to.tv_sec - from.tv_sec) * 1e3 + double(to.tv_nsec - from.tv_nsec) * 1e-6);
    }
    return best;
}

const Check *checkOf(std::string_view code)
{
    for (const CheckTable *table : {&m3::checkTable(), &m3::slimTable()})
        for (const Check &check : table->checks())
            if (check.code == code)
                return &check;
    return nullptr;
}

double timeOf(std::string_view code, const Model &model)
{
    return processorTime([&] { runCheck(*checkOf(code), model); });
}

/// Makes so many of a list's first object.
template<class T>
void repeat(List<T> &list, std::size_t count)
{
    const T first = list[0];
    list = {};
    for (std::size_t i = 0; i < count; ++i)
        list.append(first);
}

template<class T>
void repeat(Array<T> &array, std::size_t count)
{
    std::vector<T> all;
    for (std::size_t i = 0; i < count; ++i)
        for (const T &each : array)
            all.push_back(each);
    array = arrayOf(all);
}

/// Regions that all name the same triangles, and the same vertices unless each has one of its own.
std::unique_ptr<M3Model> regionsOverEachOther(std::size_t regions, bool haveVertices)
{
    return sample("m3/tiny29.m3", [&](Root &r) {
        constexpr std::size_t times = 5000;
        repeat(r.positions, times);
        repeat(r.boneWeights, times);
        repeat(r.boneIndices, times);
        std::mt19937 random(5);
        std::vector<std::uint16_t> faces(30000);
        for (std::uint16_t &corner : faces)
            corner = haveVertices ? 0 : std::uint16_t(random() % r.positions.size());
        m3::Division &division = r.divisions[0];
        division.faces = arrayOf(faces);
        m3::Region &region = division.regions[0];
        region.firstVertex = region.firstIndex = 0;
        region.vertexCount = std::uint32_t(r.positions.size());
        region.indexCount = std::uint32_t(faces.size());
        region.weightsUsed = 2;
        repeat(division.regions, regions);
        for (std::size_t i = 0; i < regions && haveVertices; ++i) {
            division.regions[i].firstVertex = std::uint32_t(i);
            division.regions[i].vertexCount = 1;
        }
    });
}

} // namespace

class TestM3Overlap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passes_data()
    {
        QTest::addColumn<std::size_t>("references");
        QTest::addColumn<std::size_t>("sections");
        QTest::addColumn<std::size_t>("batches");
        QTest::addColumn<bool>("isWhole");
        const std::size_t none = 0;
        QTest::newRow("as models have them") << std::size_t(3) << std::size_t(4) << std::size_t(2) << true;
        QTest::newRow("composite material named often") << std::size_t(1000) << std::size_t(1000) << none << false;
        QTest::newRow("material named often") << std::size_t(200000) << none << none << false;
        QTest::newRow("region drawn often") << std::size_t(2) << std::size_t(1000) << std::size_t(1000) << false;
    }
    /// A material that is named again has its passes again, up to what no real model needs.
    void passes()
    {
        QFETCH(const std::size_t, references);
        QFETCH(const std::size_t, sections);
        QFETCH(const std::size_t, batches);
        QFETCH(const bool, isWhole);
        const auto model = sample("m3every/age10.m3", [&](Root &r) {
            r.materialReferences[0].type = m3::MaterialType::Standard;
            r.materialReferences[0].index = 0;
            repeat(r.materialReferences, references);
            for (std::size_t i = 1; i < references && sections > 0; ++i)
                r.materialReferences[i].type = m3::MaterialType::Composite;
            r.compositeMaterials[0].sections[0].material = 0;
            repeat(r.compositeMaterials[0].sections, std::max<std::size_t>(sections, 1));
            if (batches > 0)
                r.divisions[0].batches[0].material = 1;
            repeat(r.divisions[0].batches, std::max<std::size_t>(batches, 1));
        });
        const MemoryLimit limit(256 * mib);
        const RenderScene scene = m3Format().scene()->build(*model);
        QCOMPARE(scene.materials.size(), references + (batches > 0 ? 1 : 0));
        std::size_t count = 0;
        for (const SceneMaterial &material : scene.materials)
            count += material.layers.size();
        const std::size_t wanted = 1 + (references - 1) * std::max<std::size_t>(sections, 1) + batches * sections;
        QVERIFY2(isWhole ? count == wanted : count > 1000 && count < 10000, qPrintable(QString::number(count)));
    }

    /// Keys that start over are repeated in some curves, not in thousands.
    void loops()
    {
        made::Model tiny = made::Model::tiny();
        tiny.sequences[0].end = 36'000'000;
        const Opened opened = openBytes(tiny.file().bytes());
        QVERIFY(opened.model);
        const std::size_t stored = opened.root().bones[1].rotation.keys.size();
        const auto model = changed(opened, [](Root &r) {
            const m3::Bone arm = r.bones[1];
            for (int i = 0; i < 2000; ++i)
                r.bones.append(arm);
        });
        const MemoryLimit limit(256 * mib);
        const RenderScene scene = m3Format().scene()->build(*model);
        std::size_t most = 0, all = 0;
        for (const SceneNode &node : scene.nodes) {
            most = std::max(most, node.rotation.curve.size());
            all += node.rotation.curve.size();
        }
        QVERIFY2(most > 1000 * stored, qPrintable(QString::number(most)));
        QVERIFY2(all < 2'000'000, qPrintable(QString::number(all)));
    }

    /// Each region would get triangles of its own.
    void triangles()
    {
        const auto model = sample("m3/tiny29.m3", [](Root &r) {
            m3::Division &division = r.divisions[0];
            division.faces = arrayOf(std::vector<std::uint16_t>(3000));
            repeat(division.regions, r.positions.size());
            for (std::size_t i = 0; i < division.regions.size(); ++i) {
                division.regions[i].firstVertex = std::uint32_t(i);
                division.regions[i].vertexCount = 1;
                division.regions[i].indexCount = 3000;
            }
        });
        const RenderScene scene = m3Format().scene()->build(*model);
        SceneMeshParts parts(scene);
        const EditableMesh &mesh = parts.mesh(model->data.divisions[0].regions.ids[0]);
        QCOMPARE(mesh.triangleCount(), std::size_t(1000));
        const auto edited = m3Format().meshes()->edited(*model, {{mesh}, {}, {}});
        QVERIFY(!edited);
        QVERIFY(edited.error().text().find("can't be edited") != std::string::npos);
    }

    void deletedTriangles_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("regions");
        QTest::addColumn<int>("mended");
        for (const char *code : {"m3.region.degenerate-face", "m3.region.duplicate-face"}) {
            QTest::addRow("%s, two", code) << QByteArray(code) << 2 << 2;
            QTest::addRow("%s, many", code) << QByteArray(code) << 900 << 1;
        }
    }
    /// Deleting triangles of one region moves the others: in a huge division, all regions are mended at once.
    void deletedTriangles()
    {
        QFETCH(const QByteArray, code);
        QFETCH(const int, regions);
        QFETCH(const int, mended);
        const auto model = sample("m3/tiny29.m3", [&](Root &r) {
            m3::Division &division = r.divisions[0];
            std::vector<std::uint16_t> faces;
            repeat(division.regions, std::size_t(regions));
            for (m3::Region &region : division.regions) {
                region.firstIndex = std::uint32_t(faces.size());
                region.indexCount = 9;
                faces.insert(faces.end(), {0, 1, 2, 0, 1, 1, 0, 1, 2});
            }
            division.faces = arrayOf(faces);
        });
        const Check &check = *checkOf(code.constData());
        const CheckReport::Row found = runCheck(check, *model);
        QCOMPARE(found.count(), std::size_t(regions));
        MendPlan plan = planMending(*model, &m3Format(), found.findings, check.fixes[0]);
        QCOMPARE(plan.mended, std::size_t(mended));
        QVERIFY2(plan.changes.size() <= std::size_t(2 * regions + 2), qPrintable(QString::number(plan.changes.size())));
        for (Change &change : plan.changes)
            applyChange(*model, change);
        QCOMPARE(runCheck(check, *model).count(), std::size_t(0));
        const m3::Division &division = model->data.divisions[0];
        QCOMPARE(division.faces.size(), std::size_t(6 * regions));
        QCOMPARE(division.regions[1].firstIndex, 6u);
        QCOMPARE(division.regions[1].indexCount, 6u);
    }

    void mendedAtOnce_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<int>("regions");
        QTest::addColumn<std::size_t>("changes");
        for (const char *code : {"m3.vertex.weights", "m3.region.face-order"}) {
            QTest::addRow("%s, two", code) << QByteArray(code) << 2 << std::size_t(2);
            QTest::addRow("%s, many", code) << QByteArray(code) << 900 << std::size_t(1);
        }
    }
    /// Each change holds all weights or all triangles.
    void mendedAtOnce()
    {
        QFETCH(const QByteArray, code);
        QFETCH(const int, regions);
        QFETCH(const std::size_t, changes);
        const auto model = sample("m3/tiny29.m3", [&](Root &r) {
            constexpr std::uint32_t each = 32, corners = 180;
            m3::Division &division = r.divisions[0];
            const std::size_t times = each * std::size_t(regions) / r.positions.size();
            m3::forEachVertexArray(r, [&](auto &array, std::size_t, const Address &) { repeat(array, times); });
            std::ranges::fill(std::span(r.boneWeights.edit(), r.boneWeights.size()), std::uint8_t(100));
            std::mt19937 random(5);
            std::vector<std::uint16_t> faces(corners);
            for (std::uint16_t &corner : faces)
                corner = std::uint16_t(random() % each);
            division.faces = arrayOf(faces);
            repeat(division.faces, std::size_t(regions));
            repeat(division.regions, std::size_t(regions));
            for (std::uint32_t i = 0; i < std::uint32_t(regions); ++i) {
                m3::Region &region = division.regions[i];
                region.firstVertex = i * each;
                region.vertexCount = each;
                region.firstIndex = i * corners;
                region.indexCount = corners;
                region.weightsUsed = 2;
            }
        });
        const Check &check = *checkOf(code.constData());
        const CheckReport::Row found = runCheck(check, *model);
        QCOMPARE(found.count(), std::size_t(regions));
        MendPlan plan = planMending(*model, &m3Format(), found.findings, check.fixes[0]);
        QCOMPARE(plan.changes.size(), changes);
        for (Change &change : plan.changes)
            applyChange(*model, change);
        QCOMPARE(runCheck(check, *model).count(), std::size_t(0));
    }

    void regions_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<bool>("haveVertices");
        for (const char *code : {"m3.vertex.bone", "m3.vertex.weights", "m3.region.degenerate-face",
                                 "m3.region.duplicate-face", "m3.face.vertex", "m3.region.face-order"})
            QTest::newRow(code) << QByteArray(code) << false;
        QTest::newRow("m3.vertex.unused") << QByteArray("m3.vertex.unused") << true;
    }
    void regions()
    {
        QFETCH(const QByteArray, code);
        QFETCH(const bool, haveVertices);
        const double some = timeOf(code.constData(), *regionsOverEachOther(64, haveVertices)),
                     many = timeOf(code.constData(), *regionsOverEachOther(1024, haveVertices));
        QVERIFY2(many < 5 * some + 1, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(some).arg(many)));
    }

    void bones()
    {
        const auto chain = [](int count) {
            return sample("m3/tiny29.m3", [&](Root &r) {
                for (int i = 0; i < count; ++i) {
                    m3::Bone bone = r.bones[2];
                    bone.parent = std::int16_t(i + 2);
                    r.bones.append(bone);
                }
                repeat(r.restPoses, r.bones.size());
            });
        };
        const char *code = "m3.bone.negative-scale";
        const double some = timeOf(code, *chain(8000)), many = timeOf(code, *chain(32000));
        QVERIFY2(many < 8 * some + 1, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(some).arg(many)));
    }

    void groups()
    {
        const auto repeated = [](std::size_t members, std::size_t groups) {
            return sample("m3/tiny29.m3", [&](Root &r) {
                r.collections[0].blocks[0].kind = m3::BlockKind::Float;
                repeat(r.collections[0].blocks, 5000);
                r.groups[0].collections = arrayOf(std::vector<std::uint32_t>(members, 0));
                repeat(r.groups, groups);
            });
        };
        const char *code = "m3.collection.priority";
        const double members = timeOf(code, *repeated(64, 1)), manyMembers = timeOf(code, *repeated(1024, 1)),
                     groups = timeOf(code, *repeated(1, 64)), manyGroups = timeOf(code, *repeated(1, 1024));
        QVERIFY2(manyMembers < 5 * members + 1,
                 qPrintable(QStringLiteral("%1 ms, %2 ms").arg(members).arg(manyMembers)));
        QVERIFY2(manyGroups < 5 * groups + 1, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(groups).arg(manyGroups)));
    }

    void sameEvents()
    {
        const auto repeated = [](std::size_t count) {
            return sample("m3/tiny29.m3", [&](Root &r) {
                repeat(r.events, count);
                for (std::size_t i = 0; i < count; ++i)
                    r.events[i].times.editTimes()[0] = -std::int32_t(i / 2);
            });
        };
        const char *code = "m3.event.duplicate";
        QCOMPARE(runCheck(*checkOf(code), *repeated(10)).count(), std::size_t(9));
        const double some = timeOf(code, *repeated(2500)), many = timeOf(code, *repeated(10000));
        QVERIFY2(many < 8 * some + 1, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(some).arg(many)));
    }

    void unplayedCollections()
    {
        const auto repeated = [](std::size_t count) {
            return sample("m3/tiny29.m3", [&](Root &r) {
                r.collections[0].blocks = {};
                repeat(r.collections, count);
                r.groups[0].collections = arrayOf(std::vector<std::uint32_t>(count, 0));
                r.groups[1].collections = arrayOf(std::vector<std::uint32_t>{1});
            });
        };
        const char *code = "m3.collection.unplayed";
        QCOMPARE(runCheck(*checkOf(code), *repeated(10)).count(), std::size_t(8));
        const double some = timeOf(code, *repeated(10000)), many = timeOf(code, *repeated(40000));
        QVERIFY2(many < 8 * some + 1, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(some).arg(many)));
    }

    void events()
    {
        const auto timeOfWriting = [](std::uint32_t count) {
            made::Model tiny = made::Model::tiny();
            for (std::uint32_t i = 0; i < count; ++i)
                tiny.tracks[0].blocks.append({made::Event, 0x40000000 + i, {0}, {}, 0, 300});
            const Opened opened = openBytes(tiny.file().bytes());
            return opened.root().events.size() < count
                       ? -1
                       : processorTime([&] { static_cast<void>(m3Format().write(*opened.model)); });
        };
        const double some = timeOfWriting(5000), many = timeOfWriting(20000);
        QVERIFY(some > 0);
        QVERIFY2(many < 8 * some, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(some).arg(many)));
    }
};

SINEW_GUILESS_TEST(tst_m3_overlap, TestM3Overlap)

} // namespace tst_m3_overlap
#include "tst_m3_overlap.moc"
