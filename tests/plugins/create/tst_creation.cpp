// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What holds for every model that is made of one of another game, and the pairs of the corpus that others made.

#include "plugins/mdx/model/model.h"
#include "tests/plugins/create/created.h"
#include "tests/support/findings.h"
#include "tests/support/test_program.h"

namespace tst_creation {

using namespace sinew;
using namespace sinew::test;

QByteArray bytesOf(const Model &model)
{
    const auto written = createMdxFormat()->write(model);
    return written ? written->front().bytes : QByteArray();
}

/// Corners as x, y, z, u, v, beginning with the smallest one, which keeps the orientation; sorted.
std::vector<std::array<float, 15>> trianglesOf(const mdx::Geoset &geoset)
{
    std::vector<std::array<float, 15>> all;
    for (std::size_t i = 0; i + 2 < geoset.faces.size(); i += 3) {
        std::array<std::array<float, 5>, 3> corners;
        for (std::size_t c = 0; c < 3; ++c) {
            const std::uint16_t v = geoset.faces[i + c];
            const Vec3 &p = geoset.vertices[v];
            const Vec2 &uv = geoset.uvSets[0].coordinates[v];
            corners[c] = {p.x, p.y, p.z, uv.x, uv.y};
        }
        const auto first = std::min_element(corners.begin(), corners.end()) - corners.begin();
        std::array<float, 15> triangle;
        for (std::size_t c = 0; c < 3; ++c)
            std::copy(corners[(std::size_t(first) + c) % 3].begin(), corners[(std::size_t(first) + c) % 3].end(),
                      triangle.begin() + std::ptrdiff_t(c) * 5);
        all.push_back(triangle);
    }
    std::sort(all.begin(), all.end());
    return all;
}

using Triangles = std::vector<std::array<float, 15>>;

bool sameTriangles(const Triangles &a, const Triangles &b)
{
    const auto isNear = [](float x, float y) { return std::abs(x - y) <= 1e-4f + 2e-6f * std::abs(y); };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const auto &one, const auto &other) {
        return std::equal(one.begin(), one.end(), other.begin(), isNear);
    });
}

class TestCreation : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    /// Limits of the classic game: groups, vertices, every vertex bound; nothing is called wrong by our own checks.
    void classicModels_data() { addSourceRows(8); }
    void classicModels()
    {
        QFETCH(QString, path);
        const Created all = created(m_registry, path, "mdx800");
        sawCorpusFile(path);
        if (!all.document || !all.isDone())
            return;
        const mdx::Root &root = mdx::rootOf(*all.made->model);
        QCOMPARE(root.version, 800u);
        for (std::size_t row = 0; row < root.geosets.size(); ++row) {
            const mdx::Geoset &geoset = root.geosets[row];
            QVERIFY(geoset.vertices.size() <= 7000);
            QVERIFY(geoset.faces.size() / 3 <= 16000);
            QVERIFY(geoset.matrixGroups.size() <= 256);
            QCOMPARE(geoset.vertexGroups.size(), geoset.vertices.size());
            QCOMPARE(geoset.normals.size(), geoset.vertices.size());
            std::size_t matrices = 0;
            for (const std::uint32_t size : geoset.matrixGroups) {
                QVERIFY(size > 0);
                matrices += size;
            }
            QCOMPARE(matrices, geoset.matrixIndices.size());
            for (const std::uint8_t group : geoset.vertexGroups)
                QVERIFY(group < geoset.matrixGroups.size());
            // The game skins to the first nodes only: those are the bones.
            for (const std::uint32_t bone : geoset.matrixIndices)
                QVERIFY(bone < root.bones.size());
            for (const std::uint16_t corner : geoset.faces)
                QVERIFY(corner < geoset.vertices.size());
        }
        const auto mdx = createMdxFormat();
        for (const Finding &finding : findingsIn(*all.made->model, mdx.get()))
            QVERIFY2(finding.check->impact < Impact::Wrong, textOf(finding, *all.made->model).c_str());
        // What is written is read as the same model.
        const QByteArray bytes = bytesOf(*all.made->model);
        QVERIFY(!bytes.isEmpty());
        Diagnostics remarks;
        const auto again = mdx->read(FileSet(QStringLiteral("made.mdx"), bytes), remarks);
        QVERIFY(again);
        QCOMPARE(bytesOf(**again), bytes);
    }

    /// Materials of six textures with tangents, or of layers; nothing is called wrong either.
    void reforgedModels_data() { addSourceRows(8); }
    void reforgedModels()
    {
        QFETCH(QString, path);
        const auto mdx = createMdxFormat();
        for (const char *target : {"mdx1000", "mdx1100"}) {
            const Created all = created(m_registry, path, target);
            sawCorpusFile(path);
            if (!all.document || !all.isDone())
                return;
            for (const Finding &finding : findingsIn(*all.made->model, mdx.get()))
                QVERIFY2(finding.check->impact < Impact::Wrong, textOf(finding, *all.made->model).c_str());
            const mdx::Root &root = mdx::rootOf(*all.made->model);
            for (const mdx::Geoset &geoset : root.geosets) {
                const mdx::Material &material = root.materials[geoset.materialId];
                const bool isHd = root.version < 1100 ? !material.shader.isEmpty() : material.layers[0].shaderType == 1;
                if (!isHd)
                    continue;
                QCOMPARE(root.version < 1100 ? material.layers.size() : material.layers[0].slots.size(),
                         std::size_t(6));
                QCOMPARE(geoset.tangents.size(), geoset.vertices.size());
            }
        }
    }

    void sameInputSameBytes_data() { addSourceRows(40); }
    void sameInputSameBytes()
    {
        QFETCH(QString, path);
        const Created one = created(m_registry, path, "mdx1000"), other = created(m_registry, path, "mdx1000");
        sawCorpusFile(path);
        if (!one.document || !one.isDone())
            return;
        QCOMPARE(bytesOf(*one.made->model), bytesOf(*other.made->model));
        QCOMPARE(one.made->textures.size(), other.made->textures.size());
    }

    /// Every chosen sequence with its name and length; what the game expects comes behind them.
    void sequences()
    {
        const Created all = created(m_registry, sourcePath("tests/samples/m2odd/plain.m2"), "mdx800");
        QVERIFY(all.isDone());
        const mdx::Root &root = mdx::rootOf(*all.made->model);
        QStringList names;
        std::int32_t end = 0;
        for (std::size_t row = 0; row < root.sequences.size(); ++row) {
            const mdx::Sequence &sequence = root.sequences[row];
            names += QString::fromStdString(std::string(sequence.name.view()));
            QVERIFY(sequence.start >= end + 1000);
            end = sequence.end;
            if (row < all.options.sequences.size()) {
                const SceneSequence &own = all.source.sequences[std::size_t(all.options.sequences[row].row)];
                QCOMPARE(sequence.end - sequence.start, std::max(33, own.end - own.start));
            }
        }
        QVERIFY2(names.contains(QStringLiteral("Stand")), qPrintable(names.join(u',')));
        QCOMPARE(names.back(), QStringLiteral("Death"));
        QVERIFY(all.made->sequences.back().isGone);
    }

    /// In a Death that was added nothing is seen, and elsewhere as much as before.
    void addedDeath()
    {
        const Created all = created(m_registry, sourcePath("tests/samples/m2odd/plain.m2"), "mdx800");
        QVERIFY(all.isDone());
        const std::int32_t death = std::int32_t(all.result.sequences.size()) - 1;
        Pose pose, before;
        evaluatePose(all.result,
                     {.sequence = death, .time = double(all.result.sequences[std::size_t(death)].start) + 500}, pose);
        evaluatePose(all.result, {.sequence = 0, .time = double(all.result.sequences[0].start)}, before);
        QVERIFY(!pose.meshAlpha.empty());
        for (std::size_t mesh = 0; mesh < pose.meshAlpha.size(); ++mesh)
            QCOMPARE(pose.meshAlpha[mesh], 0.f);
        QVERIFY(std::any_of(before.meshAlpha.begin(), before.meshAlpha.end(), [](float a) { return a > 0; }));
        for (const SceneEffect &effect : all.result.effects)
            QCOMPARE(pose.nodeVisibility[std::size_t(effect.node)], 0.f);
    }

    /// Models that others converted with a factor of 50: vertices, pivots, texture coordinates and triangles agree.
    void pairsOfTheCorpus_data()
    {
        QTest::addColumn<QString>("m2");
        QTest::addColumn<QString>("mdx");
        QTest::newRow("consecration") << "Consecration_Impact_Base.m2"
                                      << "Consecration_Impact_Base.mdx";
        QTest::newRow("judgement") << "Judgement_Impact_Chest.m2"
                                   << "judgement_impact_chest_blue.mdx";
    }
    void pairsOfTheCorpus()
    {
        SINEW_NEEDS_CORPUS();
        QFETCH(QString, m2);
        QFETCH(QString, mdx);
        const QString source = corpusFile(qPrintable(QStringLiteral("m2/postcalm+warcraft3-icc/") + m2));
        const QString other = corpusFile(qPrintable(QStringLiteral("wc3-mdx/postcalm+warcraft3-icc/") + mdx));
        sawCorpusFile(source);
        sawCorpusFile(other);
        auto opened = openDocument(m_registry, source);
        auto stored = openDocument(m_registry, other);
        QVERIFY(opened && stored);
        const RenderScene scene = (*opened)->format()->scene()->build((*opened)->model());
        const CreationSource from{scene, &(*opened)->model(), "made", "World of Warcraft"};
        const auto format = createMdxFormat();
        CreationOptions options = format->creation()->suggested(from, "mdx800");
        options.scale = 50;
        const auto made = format->creation()->create(from, options);
        QVERIFY(made);
        const mdx::Root &ours = mdx::rootOf(*made->model), &theirs = mdx::rootOf((*stored)->model());
        // BlessingofMight_Base, the third pair, was edited afterwards: geosets came and were moved.
        QVERIFY(ours.geosets.size() > 0);
        QCOMPARE(ours.geosets.size(), theirs.geosets.size());
        for (std::size_t row = 0; row < ours.geosets.size(); ++row)
            QVERIFY2(std::any_of(theirs.geosets.begin(), theirs.geosets.end(),
                                 [&](const mdx::Geoset &other) {
                                     return sameTriangles(trianglesOf(ours.geosets[row]), trianglesOf(other));
                                 }),
                     qPrintable(QStringLiteral("geoset %1").arg(row)));
    }
};

SINEW_GUILESS_TEST(tst_creation, TestCreation)

} // namespace tst_creation

#include "tst_creation.moc"
