// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/face_order.h"
#include "core/check/slim/slim.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QtTest>

#include <algorithm>
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

    /// Smaller or as it was, alike by the proof, and undone to the same bytes; refused where it can't be written anew.
    void sampleModels()
    {
        QFETCH(QString, path);
        const auto opened = openDocument(m_registry, path);
        if (!opened)
            return; // one of those that are none
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

    /// Triangles of a grid in a bad order are in a good one afterwards, and are the same.
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
        // Each triangle from its lowest corner on: turned, never turned over.
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

    /// Entries that no batch and no submesh reads go; what is read stays where it is found.
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
        // Three in front of all others, which moves all that read the table; two behind the bones.
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

    void cleanupTestCase() { QVERIFY(m_slimmed > 50); }
};

SINEW_GUILESS_TEST(tst_slim_formats, TestSlimFormats)

} // namespace tst_slim_formats

#include "tst_slim_formats.moc"
