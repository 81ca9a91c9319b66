// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/face_order.h"
#include "core/check/slim/slim.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QtTest>

#include <algorithm>
#include <array>
#include <random>
#include <set>

namespace tst_slim_formats {

using namespace sinew;
using namespace sinew::test;

class TestSlimFormats : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    int m_slimmed = 0;

    static std::map<QString, QByteArray> filesOf(const Document &document)
    {
        WriteOptions options;
        options.everyFile = true;
        std::map<QString, QByteArray> files;
        if (const auto written = document.format()->write(document.model(), options))
            for (const OutputFile &file : *written)
                files[file.path] = file.bytes;
        return files;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void sampleModels_data()
    {
        QTest::addColumn<QString>("path");
        QDirIterator files(sourcePath("tests/samples"), {QStringLiteral("*.m2"), QStringLiteral("*.m3")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.section(QLatin1Char('/'), -2))) << path;
        }
    }

    /// Smaller or unchanged, alike by the proof, and undone to the same bytes; refused if it can't be rewritten.
    void sampleModels()
    {
        QFETCH(QString, path);
        const auto opened = openDocument(m_registry, path);
        if (!opened)
            return; // one of the samples that are not models
        Document &document = **opened;
        const Format &format = *document.format();
        const RenderScene original = format.scene()->build(document.model());
        SlimRequest request;
        request.bounds = usualBounds(original);
        Result<SlimPlan> plan = planSlimming(document.model(), format, request);
        if (!plan) {
            WriteOptions options;
            options.everyFile = options.compact = true;
            QVERIFY2(!format.write(document.model(), options), plan.error().text().c_str());
            return;
        }
        ++m_slimmed;
        QVERIFY(plan->bytesAfter <= plan->bytesBefore);
        QVERIFY(!plan->proof.beyond(request.bounds));
        if (plan->changes.empty())
            return;
        const auto before = filesOf(document);
        QVERIFY(!before.empty());
        QVERIFY(document.pushAgain(std::move(plan->changes), QStringLiteral("slim")));
        QVERIFY(!compareLooks(original, format.scene()->build(document.model())).beyond(request.bounds));
        QVERIFY(filesOf(document) != before);
        document.undo();
        QVERIFY(filesOf(document) == before);
    }

    /// Badly ordered triangles of a grid are in a good order afterwards, and are the same.
    void orderOfFaces()
    {
        constexpr std::uint16_t side = 20;
        std::vector<std::array<std::uint16_t, 3>> triangles;
        for (std::uint16_t y = 0; y + 1 < side; ++y)
            for (std::uint16_t x = 0; x + 1 < side; ++x) {
                const auto at = [&](int dx, int dy) { return std::uint16_t((y + dy) * side + x + dx); };
                triangles.push_back({at(0, 0), at(1, 0), at(1, 1)});
                triangles.push_back({at(0, 0), at(1, 1), at(0, 1)});
            }
        std::shuffle(triangles.begin(), triangles.end(), std::mt19937(3));
        std::vector<std::uint16_t> faces;
        for (const auto &triangle : triangles)
            faces.insert(faces.end(), triangle.begin(), triangle.end());
        QVERIFY(gainOfOrder(faces, side * side));
        const auto ordered = orderedFaces(faces, side * side);
        QVERIFY(ordered && ordered->size() == faces.size() && *ordered != faces);
        QVERIFY(!gainOfOrder(*ordered, side * side));
        // Each triangle starting at its lowest corner: rotated, never flipped.
        const auto sorted = [](const std::vector<std::uint16_t> &indices) {
            std::multiset<std::array<std::uint16_t, 3>> all;
            for (std::size_t i = 0; i < indices.size(); i += 3) {
                std::array<std::uint16_t, 3> t{indices[i], indices[i + 1], indices[i + 2]};
                std::rotate(t.begin(), std::min_element(t.begin(), t.end()), t.end());
                all.insert(t);
            }
            return all;
        };
        QVERIFY(sorted(*ordered) == sorted(faces));
        QVERIFY(!orderedFaces(faces, side * side - 1)); // an index outside
        faces.pop_back();
        QVERIFY(!orderedFaces(faces, side * side));
    }

    /// Entries that no batch and no submesh reads are removed; the others stay where their readers find them.
    void unreadLookUps()
    {
        const auto opened = openDocument(m_registry, sourcePath("tests/samples/m2showcase/shrine.m2"));
        QVERIFY(opened);
        auto model = (*opened)->model().clone();
        auto &root = static_cast<m2::M2Model &>(*model).data;
        SlimRequest request;
        request.passes = {"compact", "m2.combo.unread"};
        const Format &format = *(*opened)->format();
        request.bounds = usualBounds(format.scene()->build(*model));
        auto clean = planSlimming(*model, format, request);
        QVERIFY(clean);
        for (Change &change : clean->changes)
            applyChange(*model, change);
        const m2::Root wanted = root;
        // Three before all others, which moves all readers of the table; two after the bones.
        root.textureCombos.splice(0, 0, std::vector<std::uint16_t>{1, 2, 3});
        root.boneCombos.splice(root.boneCombos.size(), 0, std::vector<std::uint16_t>{0, 1});
        for (m2::Skin &skin : root.skins)
            for (m2::Batch &batch : skin.batches)
                batch.textureCombo += 3;
        auto plan = planSlimming(*model, format, request);
        QVERIFY(plan);
        QCOMPARE(plan->rows[1].steps, std::size_t(2));
        QVERIFY(plan->rows[1].refused.empty());
        for (Change &change : plan->changes)
            applyChange(*model, change);
        QVERIFY(std::ranges::equal(root.textureCombos, wanted.textureCombos));
        QVERIFY(std::ranges::equal(root.boneCombos, wanted.boneCombos));
        for (std::size_t i = 0; i < root.skins[0].batches.size(); ++i)
            QCOMPARE(root.skins[0].batches[i].textureCombo, wanted.skins[0].batches[i].textureCombo);
    }

    /// A copy of a vertex in a profile is merged with it.
    void equalVerticesOfM2()
    {
        const auto opened = openDocument(m_registry, sourcePath("tests/samples/m2showcase/shrine.m2"));
        QVERIFY(opened);
        auto model = (*opened)->model().clone();
        static_cast<m2::M2Model &>(*model).m2Layout()->keepOriginal(*model); // as the first Change would
        auto &root = static_cast<m2::M2Model &>(*model).data;
        const m2::Root wanted = root;
        const auto copied = std::size_t(root.skins[0].vertices[5]);
        const auto append = [&](auto &array, std::size_t each) {
            const auto all = array.view();
            const std::vector<std::remove_cvref_t<decltype(all[0])>> values(
                all.begin() + std::ptrdiff_t(copied * each), all.begin() + std::ptrdiff_t((copied + 1) * each));
            array.splice(array.size(), 0, values);
        };
        append(root.positions, 1);
        append(root.normals, 1);
        append(root.uvs, 1);
        append(root.uvs2, 1);
        append(root.boneWeights, 4);
        append(root.boneIndices, 4);
        root.skins[0].vertices.edit()[5] = std::uint16_t(wanted.positions.size());
        const Format &format = *(*opened)->format();
        SlimRequest request;
        request.passes = {"m2.vertex.equal"};
        auto plan = planSlimming(*model, format, request);
        QVERIFY2(plan, plan ? "" : plan.error().text().c_str());
        for (const SlimRow::Refusal &refusal : plan->rows[0].refused)
            QFAIL(refusal.reason.text().c_str());
        QCOMPARE(plan->rows[0].steps, std::size_t(1));
        for (Change &change : plan->changes)
            applyChange(*model, change);
        // Duplicates in the sample itself go as well.
        QVERIFY(root.positions.size() <= wanted.positions.size());
        const auto placeOf = [](const m2::Root &each, std::size_t row) {
            return each.positions[each.skins[0].vertices[row]];
        };
        for (std::size_t row = 0; row < wanted.skins[0].vertices.size(); ++row)
            QVERIFY(equalValues(typeInfo<Vec3>(), std::array{placeOf(root, row)}.data(),
                                std::array{placeOf(wanted, row)}.data()));
    }

    /// In a region, a copy of a vertex is merged with it, and a vertex that no triangle uses is removed.
    void needlessVerticesOfM3()
    {
        const auto opened = openDocument(m_registry, sourcePath("tests/samples/m3/tiny29.m3"));
        QVERIFY(opened);
        auto model = (*opened)->model().clone();
        auto &root = static_cast<m3::M3Model &>(*model).data;
        QCOMPARE(root.divisions.size(), std::size_t(1));
        m3::Division &division = root.divisions[0];
        m3::Region &region = division.regions[0];
        QVERIFY(region.indexCount >= 3 && region.sectionVersion >= 3);
        const Format &format = *(*opened)->format();
        SlimRequest request;
        request.passes = {"m3.vertex.unused", "m3.vertex.equal"};
        auto clean = planSlimming(*model, format, request);
        QVERIFY2(clean, clean ? "" : clean.error().text().c_str());
        for (Change &change : clean->changes)
            applyChange(*model, change);
        const m3::Root wanted = root;
        // Two copies of a corner's vertex after the region's last one; the corner uses the first of them.
        const std::size_t count = root.positions.size();
        const auto faces = division.faces.view().subspan(region.firstIndex, region.indexCount);
        const auto shared =
            std::ranges::find_if(faces, [&](std::uint16_t v) { return std::ranges::count(faces, v) > 1; });
        QVERIFY(shared != faces.end()); // another corner still uses it
        const std::size_t corner = region.firstIndex + std::size_t(shared - faces.begin());
        const std::size_t copied = region.firstVertex + *shared;
        const std::size_t at = region.firstVertex + region.vertexCount;
        const auto insert = [&](auto &array) {
            if (array.isEmpty())
                return;
            const std::size_t each = array.size() / count;
            const auto all = array.view();
            std::vector<std::remove_cvref_t<decltype(all[0])>> values;
            for (int copy = 0; copy < 2; ++copy)
                values.insert(values.end(), all.begin() + std::ptrdiff_t(copied * each),
                              all.begin() + std::ptrdiff_t((copied + 1) * each));
            array.splice(at * each, 0, values);
        };
        insert(root.boneWeights);
        insert(root.boneIndices);
        insert(root.normals);
        insert(root.colours);
        insert(root.uvs);
        insert(root.uvs2);
        insert(root.uvs3);
        insert(root.uvs4);
        insert(root.uvs5);
        insert(root.tangents);
        insert(root.otherVertexData);
        insert(root.positions);
        division.faces.edit()[corner] = std::uint16_t(region.vertexCount);
        region.vertexCount += 2;
        for (std::size_t i = 1; i < division.regions.size(); ++i)
            if (division.regions[i].firstVertex >= at)
                division.regions[i].firstVertex += 2;
        auto plan = planSlimming(*model, format, request);
        QVERIFY2(plan, plan ? "" : plan.error().text().c_str());
        for (const SlimRow &row : plan->rows)
            QVERIFY2(row.steps == 1 && row.refused.empty(), row.name.c_str());
        for (Change &change : plan->changes)
            applyChange(*model, change);
        QVERIFY(std::ranges::equal(division.faces, wanted.divisions[0].faces));
        QVERIFY(equalValues(typeInfo<List<m3::Region>>(), &division.regions, &wanted.divisions[0].regions));
        QVERIFY(std::ranges::equal(root.boneWeights, wanted.boneWeights));
        QVERIFY(std::ranges::equal(root.normals, wanted.normals));
        QVERIFY(std::ranges::equal(root.uvs, wanted.uvs));
        QCOMPARE(root.positions.size(), wanted.positions.size());
    }

    void cleanupTestCase() { QVERIFY(m_slimmed > 50); }
};

SINEW_GUILESS_TEST(tst_slim_formats, TestSlimFormats)

} // namespace tst_slim_formats

#include "tst_slim_formats.moc"
