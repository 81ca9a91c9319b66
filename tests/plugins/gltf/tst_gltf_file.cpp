// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// What exported files hold: triangles, weights, animations, names, the same bytes for the same model.

#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/gltf_file.h"
#include "tests/support/test_program.h"

#include <Eigen/Geometry>

#include <cmath>

namespace tst_gltf_file {

using namespace sinew;
using namespace sinew::test;

/// All weights of a vertex together are 1.
template<class Numbers>
void checkWeights(const Numbers &numbers, const QJsonObject &attributes)
{
    std::vector<double> sums;
    for (int set = 0; attributes.contains(QStringLiteral("WEIGHTS_%1").arg(set)); ++set) {
        const std::vector<double> weights = numbers(attributes[QStringLiteral("WEIGHTS_%1").arg(set)]);
        sums.resize(weights.size() / 4);
        for (std::size_t i = 0; i < weights.size(); ++i)
            sums[i / 4] += weights[i];
    }
    for (const double sum : sums)
        QVERIFY(std::abs(sum - 1) < 1e-6);
}

class TestGltfFile : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }

    void meshesKeepTheirTriangles_data() { addModelRows(16); }
    void meshesKeepTheirTriangles()
    {
        QFETCH(const QString, path);
        const OpenedModel model(m_registry, path);
        if (!model.document)
            QSKIP("not readable");
        const auto exported = model.exported(m_registry);
        QVERIFY(exported);
        const GltfFile file = GltfFile::read(exported->files.front().bytes);
        const QJsonArray accessors = file.list("accessors"), views = file.list("bufferViews"),
                         meshes = file.list("meshes");
        qsizetype row = 0;
        for (const SceneMesh &mesh : model.scene.meshes) {
            if (mesh.positions.isEmpty() || mesh.indices.size() < 3)
                continue;
            const QJsonObject primitive =
                meshes[row++].toObject()[QStringLiteral("primitives")].toArray()[0].toObject();
            const auto numbers = [&](const QJsonValue &accessor) {
                return file.numbers(accessors, views, accessor.toInt(-1));
            };
            const QJsonObject attributes = primitive[QStringLiteral("attributes")].toObject();
            const std::vector<double> indices = numbers(primitive[QStringLiteral("indices")]),
                                      positions = numbers(attributes[QStringLiteral("POSITION")]);
            QCOMPARE(indices.size(), mesh.indices.size() / 3 * 3);
            QCOMPARE(positions.size(), mesh.positions.size() * 3);
            // The volume has a sign: a mirrored or turned over mesh changes it.
            double volume = 0, expected = 0, scale = 0;
            for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
                Eigen::Matrix3d to, from;
                for (std::size_t c = 0; c < 3; ++c) {
                    QCOMPARE(indices[i + c], double(mesh.indices[i + c]));
                    const Vec3 &p = mesh.positions[mesh.indices[i + c]];
                    to.col(int(c)) = Eigen::Vector3d::Map(positions.data() + 3 * std::size_t(indices[i + c]));
                    from.col(int(c)) = Eigen::Vector3d(double(p.x), double(p.y), double(p.z));
                }
                volume += to.determinant();
                expected += from.determinant();
                scale += std::abs(from.determinant());
            }
            const double k = model.scene.unitsPerYard > 8 ? 1. / 64 : 1;
            if (std::isfinite(expected))
                QVERIFY(std::abs(volume / (k * k * k) - expected) <= 1e-6 * scale);
            checkWeights(numbers, attributes);
        }
        QCOMPARE(row, meshes.size());
        sawCorpusFile(path);
    }

    void sequencesAreAnimations_data() { addModelRows(16); }
    void sequencesAreAnimations()
    {
        QFETCH(const QString, path);
        const OpenedModel model(m_registry, path);
        if (!model.document)
            QSKIP("not readable");
        const auto exported = model.exported(m_registry);
        QVERIFY(exported);
        const GltfFile file = GltfFile::read(exported->files.front().bytes);
        const QJsonArray animations = file.list("animations"), accessors = file.list("accessors");
        QVERIFY(animations.size() >= qsizetype(model.scene.sequences.size()));
        std::set<QString> names;
        for (qsizetype row = 0; row < animations.size(); ++row)
            QVERIFY(names.insert(animations[row][QStringLiteral("name")].toString()).second);
        for (std::size_t row = 0; row < model.scene.sequences.size(); ++row) {
            const SceneSequence &sequence = model.scene.sequences[row];
            const QJsonObject animation = animations[qsizetype(row)].toObject();
            if (!sequence.name.empty() && QString::fromStdString(sequence.name).isValidUtf16())
                QVERIFY(animation[QStringLiteral("name")].toString().startsWith(QString::fromStdString(sequence.name)));
            double last = 0;
            for (const QJsonValue &sampler : animation[QStringLiteral("samplers")].toArray()) {
                const QJsonObject input = accessors[sampler[QStringLiteral("input")].toInt()].toObject();
                last = std::max(last, input[QStringLiteral("max")].toArray()[0].toDouble());
            }
            const long length = std::max(0l, long(sequence.end) - sequence.start);
            if (length <= 8388000) // else times are rounded, as the list of losses says
                QCOMPARE(std::lround(last * 1000), length);
        }
        sawCorpusFile(path);
    }

    void sameModelGivesSameBytes()
    {
        for (const char *sample : {"showcase/showcase.mdx", "m2showcase", "m3"}) {
            QString path = sourcePath("tests/samples/") + QLatin1String(sample);
            if (QFileInfo(path).isDir())
                path = QDir(path).entryInfoList({QStringLiteral("*.m2"), QStringLiteral("*.m3")}).value(0).filePath();
            const OpenedModel one(m_registry, path), two(m_registry, path);
            QVERIFY(one.document && two.document);
            const auto first = one.exported(m_registry), second = two.exported(m_registry);
            QVERIFY(first && second);
            QCOMPARE(first->files.front().bytes, second->files.front().bytes);
        }
    }

    void textSaysTheSame()
    {
        const OpenedModel model(m_registry, sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(model.document);
        const auto binary = model.exported(m_registry), text = model.exported(m_registry, QStringLiteral("gltf"));
        QVERIFY(binary && text);
        QCOMPARE(text->files.size(), std::size_t(2));
        QCOMPARE(text->files[1].path, QStringLiteral("model.bin"));
        const GltfFile a = GltfFile::read(binary->files[0].bytes),
                       b = GltfFile::read(text->files[0].bytes, text->files[1].bytes);
        QJsonObject json = b.json, buffer = b.item("buffers", 0);
        QCOMPARE(buffer.take(QStringLiteral("uri")).toString(), QStringLiteral("model.bin"));
        json[QStringLiteral("buffers")] = QJsonArray{buffer};
        QCOMPARE(json, a.json);
        for (int row = 0; row < int(a.list("accessors").size()); ++row)
            QCOMPARE(a.numbers(a.list("accessors"), a.list("bufferViews"), row),
                     b.numbers(b.list("accessors"), b.list("bufferViews"), row));
    }

    void levelsAndVariantsAreInFurtherScenes()
    {
        const OpenedModel model(m_registry, sourcePath("tests/samples/m2showcase/shrine.m2"));
        QVERIFY(model.document);
        const auto isSeen = [](const SceneMesh &mesh) {
            return mesh.lod == 0 && (mesh.geosetId < 0 || mesh.geosetId % 100 < 2);
        };
        const auto &meshes = model.scene.meshes;
        const auto seen = std::count_if(meshes.begin(), meshes.end(), isSeen);
        QVERIFY(seen > 0 && std::size_t(seen) < meshes.size());
        for (const bool all : {true, false}) {
            ExportOptions options;
            options.allMeshes = all;
            const auto exported = model.exported(m_registry, QStringLiteral("glb"), options);
            QVERIFY(exported);
            const GltfFile file = GltfFile::read(exported->files.front().bytes);
            QCOMPARE(file.list("meshes").size(), all ? qsizetype(meshes.size()) : qsizetype(seen));
            QCOMPARE(file.list("scenes").size() > 1, all);
            qsizetype shown = 0;
            for (const QJsonValue &node : file.item("scenes", 0)[QStringLiteral("nodes")].toArray())
                shown += file.item("nodes", node.toInt()).contains(QStringLiteral("mesh"));
            QCOMPARE(shown, qsizetype(seen));
        }
    }

    void chosenSequencesOnly()
    {
        const OpenedModel model(m_registry, sourcePath("tests/samples/showcase/showcase.mdx"));
        QVERIFY(model.document && model.scene.sequences.size() > 1);
        ExportOptions options;
        options.sequences = {1};
        const auto exported = model.exported(m_registry, QStringLiteral("glb"), options);
        QVERIFY(exported);
        const QJsonArray animations = GltfFile::read(exported->files.front().bytes).list("animations");
        QCOMPARE(animations.size(), 1);
        QCOMPARE(animations[0][QStringLiteral("name")].toString(),
                 QString::fromStdString(model.scene.sequences[1].name));
    }
};

SINEW_GUILESS_TEST(tst_gltf_file, TestGltfFile)

} // namespace tst_gltf_file

#include "tst_gltf_file.moc"
