// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/transform/pivots.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

namespace tst_mdx_pivots {

using namespace sinew;

class TestMdxPivots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The pivot goes to the mean of the vertices, each counted by the bone's part of its matrix group; other pivots
    /// stay.
    void recentres()
    {
        FormatRegistry formats;
        formats.add(createMdxFormat());
        auto opened = openDocument(formats, test::sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(opened);
        Document &document = **opened;
        const auto &root = static_cast<const mdx::MdxModel &>(document.model()).data;
        std::size_t row = 0;
        while (root.bones[row].node.name.view() != "Forearm Left")
            ++row;
        const auto objectId = std::uint32_t(root.bones[row].node.objectId);
        double sum[3] = {}, weight = 0;
        for (const mdx::Geoset &geoset : root.geosets) {
            std::vector<double> shares;
            std::size_t at = 0;
            for (const std::uint32_t count : geoset.matrixGroups) {
                double share = 0;
                for (std::size_t i = 0; i < count; ++i)
                    share += geoset.matrixIndices[at + i] == objectId ? 1.0 / count : 0;
                shares.push_back(share);
                at += count;
            }
            for (std::size_t v = 0; v < geoset.vertices.size(); ++v) {
                const double share = shares[geoset.vertexGroups[v]];
                sum[0] += share * double(geoset.vertices[v].x);
                sum[1] += share * double(geoset.vertices[v].y);
                sum[2] += share * double(geoset.vertices[v].z);
                weight += share;
            }
        }
        QVERIFY(weight > 0);
        const std::vector<NodeId> nodes{root.bones.ids[row]};
        const Array<Vec3> before = root.pivots;
        Result<ChangeSet> changes = recentredPivots(*document.format(), document.model(), nodes);
        QVERIFY(changes);
        QVERIFY(document.push(std::move(*changes), QStringLiteral("recentre")));
        for (std::size_t i = 0; i < before.size(); ++i) {
            const Vec3 &now = root.pivots[i];
            if (i != objectId)
                QVERIFY(now.x == before[i].x && now.y == before[i].y && now.z == before[i].z);
        }
        const Vec3 &now = root.pivots[objectId];
        QVERIFY(std::abs(double(now.x) - sum[0] / weight) < 1e-3 && std::abs(double(now.y) - sum[1] / weight) < 1e-3 &&
                std::abs(double(now.z) - sum[2] / weight) < 1e-3);
        QCOMPARE(document.historyCount(), 1);
    }

    void refusesNodesWithoutVertices()
    {
        FormatRegistry formats;
        formats.add(createMdxFormat());
        auto opened = openDocument(formats, test::sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(opened);
        const auto &root = static_cast<const mdx::MdxModel &>((*opened)->model()).data;
        const std::vector<NodeId> helpers(root.helpers.ids.begin(), root.helpers.ids.end());
        QVERIFY(!recentredPivots(*(*opened)->format(), (*opened)->model(), helpers));
        QVERIFY(!recentredPivots(*(*opened)->format(), (*opened)->model(), {}));
    }
};

SINEW_GUILESS_TEST(tst_mdx_pivots, TestMdxPivots)

} // namespace tst_mdx_pivots

#include "tst_mdx_pivots.moc"
