// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Weights of vertices in versions whose bones all count alike: the nearest equal parts, and bones with helpers.

#include "core/scene/pose/skinning.h"
#include "plugins/mdx/model/model.h"
#include "tests/plugins/create/created.h"
#include "tests/plugins/create/triangle_scene.h"
#include "tests/support/effect_maker.h"
#include "tests/support/test_program.h"

namespace tst_creation_weights {

using namespace sinew;
using namespace sinew::test;

/// A triangle on two bones, the second of which moves by ten units in a second. `weight`: of the first one, of 255.
RenderScene twoBones(std::uint8_t weight)
{
    RenderScene scene = triangleScene();
    scene.nodes.push_back(scene.nodes[0]);
    scene.nodes[1].name = "Arm";
    scene.nodes[1].translation.curve = curveOf<Vec3>({{0, {0, 0, 0}}, {1000, {10, 0, 0}}});
    orderNodes(scene);
    const auto rest = std::uint8_t(255 - weight);
    scene.meshes[0].palette = {{0}, {1}};
    scene.meshes[0].influences = {0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0};
    scene.meshes[0].weights = {weight, rest, 0, 0, weight, rest, 0, 0, weight, rest, 0, 0};
    SceneMaterial material;
    material.layers.emplace_back();
    scene.materials = {material};
    return scene;
}

struct Made
{
    Result<CreatedModel> created = Error{"nothing was made"};
    const mdx::Root &root() const { return mdx::rootOf(*created->model); }
    QString told(const QString &words) const
    {
        for (const ConversionLoss &loss : created->losses)
            if (const QString text = QString::fromStdString(loss.message.text()); text.contains(words))
                return text;
        return {};
    }
};

Made made(const RenderScene &scene, bool helperBones, const std::string &target = "mdx800")
{
    const auto mdx = createMdxFormat();
    const CreationSource source{scene, nullptr, "made", "World of Warcraft"};
    CreationOptions options = mdx->creation()->suggested(source, target);
    options.helperBones = helperBones;
    return {mdx->creation()->create(source, options)};
}

class TestCreationWeights : public QObject
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

    /// As few parts as bring each weight within 0.02, eight at most.
    void parts_data()
    {
        QTest::addColumn<int>("weight");
        QTest::addColumn<unsigned>("first");
        QTest::addColumn<unsigned>("second");
        QTest::newRow("halves") << 127 << 1u << 1u;
        QTest::newRow("quarters") << 191 << 3u << 1u;
        QTest::newRow("fifths") << 153 << 3u << 2u;
        QTest::newRow("nearly fifths") << 200 << 4u << 1u;
        QTest::newRow("too little for an eighth") << 242 << 1u << 0u;
        QTest::newRow("one") << 255 << 1u << 0u;
    }
    void parts()
    {
        QFETCH(int, weight);
        QFETCH(unsigned, first);
        QFETCH(unsigned, second);
        const Made all = made(twoBones(std::uint8_t(weight)), true);
        QVERIFY(all.created);
        const mdx::Root &root = all.root();
        const mdx::Geoset &geoset = root.geosets[0];
        QCOMPARE(geoset.matrixGroups.size(), std::size_t(1));
        QCOMPARE(geoset.matrixGroups[0], first + second);
        unsigned ofFirst = 0, ofSecond = 0;
        for (const std::uint32_t number : geoset.matrixIndices) {
            QVERIFY(number < root.bones.size());
            const mdx::Node &node = root.bones[number].node;
            const std::string name(node.name.view());
            const std::string parent =
                node.parentId >= 0 ? std::string(root.bones[std::size_t(node.parentId)].node.name.view()) : name;
            (name == "Arm" || parent == "Arm" ? ofSecond : ofFirst) += 1;
        }
        QCOMPARE(ofFirst, first);
        QCOMPARE(ofSecond, second);
        // None twice.
        const std::set<std::uint32_t> numbers(geoset.matrixIndices.begin(), geoset.matrixIndices.end());
        QCOMPARE(numbers.size(), geoset.matrixIndices.size());
    }

    /// What is told is how far the vertices are off at the worst of five moments, the last of which is at 0.8 seconds.
    void error_data()
    {
        QTest::addColumn<bool>("helpers");
        QTest::addColumn<double>("expected");
        // 200 of 255 as four of five parts, or as one bone alone.
        QTest::newRow("helpers") << true << (4. / 5 - 200. / 255) * 8 * 64;
        QTest::newRow("equal parts") << false << 55. / 255 * 8 * 64;
    }
    void error()
    {
        QFETCH(bool, helpers);
        QFETCH(double, expected);
        const RenderScene source = twoBones(200);
        const Made all = made(source, helpers);
        QVERIFY(all.created);
        const QString text = all.told(QStringLiteral("units off"));
        const double told =
            QRegularExpression(QStringLiteral("gets ([0-9.]+) units")).match(text).captured(1).toDouble();
        QVERIFY2(std::abs(told - expected) <= 0.01 * expected, qPrintable(text));
        // And what they are when both are posed.
        const RenderScene result = createMdxFormat()->scene()->build(*all.created->model);
        Pose from, to;
        evaluatePose(source, {.sequence = 0, .time = 800}, from);
        evaluatePose(result, {.sequence = 0, .time = result.sequences[0].start + 800.}, to);
        std::vector<Eigen::Vector3f> fromPlaces, toPlaces;
        skinnedPositions(source.meshes[0], from, fromPlaces);
        skinnedPositions(result.meshes[0], to, toPlaces);
        const double off = double((64 * fromPlaces[0] - toPlaces[0]).norm());
        QVERIFY(std::abs(off - expected) <= 0.01 * expected);
    }

    /// Off by default; versions with weights need none.
    void onlyWhereAsked()
    {
        QVERIFY(!CreationOptions().helperBones);
        QCOMPARE(made(twoBones(191), false).root().bones.size(), std::size_t(2));
        QCOMPARE(made(twoBones(191), true).root().bones.size(), std::size_t(4));
        QVERIFY(made(twoBones(191), true).told(QStringLiteral("units off")).isEmpty());
        QCOMPARE(made(twoBones(191), true, "mdx1000").root().bones.size(), std::size_t(2));
    }

    /// The whole corpus stays within the game's limits, and comes nearer to the source than without helpers.
    void models_data() { addSourceRows(16); }
    void models()
    {
        QFETCH(QString, path);
        Created all = created(m_registry, path, "mdx800", false);
        sawCorpusFile(path);
        if (!all.document || !all.isDone())
            return;
        const auto farthest = [](const CreatedModel &model) {
            for (const ConversionLoss &loss : model.losses) {
                const QString text = QString::fromStdString(loss.message.text());
                const auto match = QRegularExpression(QStringLiteral("gets ([0-9.]+) units off")).match(text);
                if (match.hasMatch())
                    return match.captured(1).toDouble();
            }
            return 0.;
        };
        const double without = farthest(*all.made);
        const auto mdx = createMdxFormat();
        const CreationSource source{all.source, &all.document->model(), "made",
                                    all.document->format()->gameOf(all.document->model()).toStdString()};
        all.options.helperBones = true;
        const auto made = mdx->creation()->create(source, all.options);
        QVERIFY(made);
        QVERIFY2(farthest(*made) <= without + 0.005,
                 qPrintable(QStringLiteral("%1 after %2").arg(farthest(*made)).arg(without)));
        const mdx::Root &root = mdx::rootOf(*made->model);
        for (const mdx::Geoset &geoset : root.geosets) {
            QVERIFY(geoset.matrixGroups.size() <= 256);
            for (const std::uint32_t size : geoset.matrixGroups)
                QVERIFY(size > 0 && size <= 8);
            for (const std::uint32_t bone : geoset.matrixIndices)
                QVERIFY(bone < root.bones.size());
        }
    }
};

SINEW_GUILESS_TEST(tst_creation_weights, TestCreationWeights)

} // namespace tst_creation_weights

#include "tst_creation_weights.moc"
