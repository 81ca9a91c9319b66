// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Exported models go through Blender and come back. In the full tier, if Blender is installed.

#include "core/image/image_registry.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "plugins/gltf/importer.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/pose_checks.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <map>

namespace tst_gltf_blender {

using namespace sinew;
using namespace sinew::test;

/// Imports and exports each file of a folder. Debian's Blender 3.4 is older than its NumPy.
constexpr const char *script = R"py(
import bpy, builtins, glob, os, sys, numpy
for name in ('bool', 'int', 'float', 'object'):
    if name not in numpy.__dict__:
        setattr(numpy, name, getattr(builtins, name))
folder = sys.argv[-1]
for path in sorted(glob.glob(os.path.join(folder, '*.in.glb'))):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.import_scene.gltf(filepath=path)
    bpy.ops.export_scene.gltf(filepath=path.replace('.in.glb', '.out.glb'), export_format='GLB', export_extras=True)
)py";

constexpr double framesPerSecond = 24;
constexpr std::size_t mostVertices = 150, mostMoments = 5, mostSequences = 8;

class TestGltfBlender : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    QTemporaryDir m_folder;
    QStringList m_names;

    Result<ImportedScene> imported(const QString &name) const
    {
        const auto files = FileSet::fromDisk(m_folder.filePath(name));
        if (!files)
            return files.error();
        Diagnostics diagnostics;
        ImportOptions options;
        options.textures = false;
        return createGltfImporter()->read({*files, m_registry.images()}, options, diagnostics);
    }

    /// Names without the number that Blender gives to copies.
    static std::string plain(std::string name)
    {
        const std::size_t dot = name.rfind('.');
        return dot != std::string::npos && name.size() == dot + 4 ? name.substr(0, dot) : name;
    }

    /// The vertices of each mesh at a moment of a sequence, by the mesh's name.
    static std::map<std::string, std::vector<Eigen::Vector3f>> posed(const RenderScene &scene, std::size_t sequence,
                                                                     double offset)
    {
        Pose pose;
        evaluatePose(scene,
                     {.sequence = std::int32_t(sequence),
                      .time = scene.sequences[sequence].start + offset,
                      .globalTime = offset},
                     pose);
        std::map<std::string, std::vector<Eigen::Vector3f>> points;
        for (const SceneMesh &mesh : scene.meshes)
            skinnedPositions(mesh, pose, points[plain(mesh.name)]);
        return points;
    }

private Q_SLOTS:
    void initTestCase();
    void comesBack_data();
    void comesBack();
};

void TestGltfBlender::initTestCase()
{
    if (!isFullTier())
        QSKIP("in the full tier");
    const QString blender = QStandardPaths::findExecutable(QStringLiteral("blender"));
    if (blender.isEmpty())
        QSKIP("Blender is not installed");
    addFormats(m_registry);
    QStringList paths{sourcePath("tests/samples/showcase/showcase.mdx")};
    for (const auto &[folder, suffix] : {std::pair("wc3-mdx", "mdx"), {"m2", "m2"}, {"m3", "m3"}}) {
        const QStringList all = corpusFiles(folder, {QString::fromLatin1(suffix)}, 1);
        for (qsizetype i = 0; i < all.size(); ++i) {
            // Blender takes seconds for each.
            sawCorpusFile(all[i]);
            if (i % (all.size() / 8 + 1) == 3)
                paths.append(all[i]);
        }
    }
    for (const QString &path : paths) {
        const OpenedModel model(m_registry, path);
        if (!model.document || model.scene.meshes.empty() || model.scene.sequences.empty() ||
            !isFiniteScene(model.scene))
            continue;
        ExportOptions options;
        options.plainCurves = true;
        options.allMeshes = false;
        options.textures = false;
        const auto exported = model.exported(m_registry, QStringLiteral("glb"), options);
        QVERIFY(exported);
        const QString name = QStringLiteral("%1-%2").arg(m_names.size()).arg(QFileInfo(path).completeBaseName());
        QFile file(m_folder.filePath(name + QStringLiteral(".in.glb")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(exported->files.front().bytes), exported->files.front().bytes.size());
        m_names.append(name);
    }
    QFile code(m_folder.filePath(QStringLiteral("through.py")));
    QVERIFY(code.open(QIODevice::WriteOnly) && code.write(script) > 0);
    code.close();
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(blender, {QStringLiteral("-b"), QStringLiteral("--python-exit-code"), QStringLiteral("1"),
                            QStringLiteral("--python"), code.fileName(), QStringLiteral("--"), m_folder.path()});
    QVERIFY(process.waitForFinished(3'600'000));
    QVERIFY2(process.exitCode() == 0, process.readAll().right(2000).constData());
}

void TestGltfBlender::comesBack_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : m_names)
        QTest::newRow(qPrintable(name)) << name;
    if (m_names.isEmpty())
        QTest::newRow("none") << QString();
}

/// Names, lengths, and at whole frames each vertex.
void TestGltfBlender::comesBack()
{
    QFETCH(const QString, name);
    if (name.isEmpty())
        QSKIP("nothing to compare");
    const auto before = imported(name + QStringLiteral(".in.glb")), after = imported(name + QStringLiteral(".out.glb"));
    QVERIFY(before);
    QVERIFY2(after, after ? "" : after.error().text().c_str());
    const RenderScene &was = before->scene, &is = after->scene;
    std::set<std::string> namesWas, namesIs;
    for (const SceneNode &node : is.nodes)
        namesIs.insert(plain(node.name));
    for (const SceneNode &node : was.nodes)
        if (node.kind == NodeKind::Bone)
            QVERIFY2(namesIs.contains(plain(node.name)), node.name.c_str());
    std::map<std::string, std::size_t> rows;
    for (std::size_t row = 0; row < is.sequences.size(); ++row)
        rows.emplace(plain(is.sequences[row].name), row);
    Eigen::AlignedBox3f box;
    for (const SceneMesh &mesh : was.meshes)
        for (const Vec3 &p : mesh.positions)
            box.extend(Eigen::Vector3f(p.x, p.y, p.z));
    const double size = box.isEmpty() ? 1 : std::max(1e-3, double(box.diagonal().norm()));
    double worst = 0;
    QString where;
    for (std::size_t row = 0; row < std::min(was.sequences.size(), mostSequences); ++row) {
        const SceneSequence &sequence = was.sequences[row];
        const auto found = rows.find(plain(sequence.name));
        QVERIFY2(found != rows.end(), sequence.name.c_str());
        const SceneSequence &now = is.sequences[found->second];
        const double length = double(sequence.end) - sequence.start, lengthNow = double(now.end) - now.start;
        QVERIFY2(std::abs(length - lengthNow) <= 1000 / framesPerSecond + 1,
                 qPrintable(QStringLiteral("%1: %2 ms, were %3")
                                .arg(QString::fromStdString(sequence.name))
                                .arg(lengthNow)
                                .arg(length)));
        const auto frames = std::int64_t(std::min(length, lengthNow) * framesPerSecond / 1000);
        for (std::size_t i = 0; i < mostMoments; ++i) {
            const double offset = double(frames * std::int64_t(i) / std::int64_t(mostMoments)) * 1000 / framesPerSecond;
            const auto then = posed(was, row, offset), here = posed(is, found->second, offset);
            for (const auto &[mesh, points] : then) {
                const auto same = here.find(mesh);
                QVERIFY2(same != here.end(), mesh.c_str());
                const std::size_t step = std::max<std::size_t>(1, points.size() / mostVertices);
                for (std::size_t v = 0; v < points.size(); v += step) {
                    double nearest = 1e30;
                    for (const Eigen::Vector3f &point : same->second)
                        nearest = std::min(nearest, double((point - points[v]).squaredNorm()));
                    if (std::sqrt(nearest) > worst) {
                        worst = std::sqrt(nearest);
                        where = QStringLiteral("%1, %2 ms, %3")
                                    .arg(QString::fromStdString(sequence.name))
                                    .arg(offset)
                                    .arg(QString::fromStdString(mesh));
                    }
                }
            }
        }
    }
    if (qEnvironmentVariableIsSet("SINEW_FIGURES"))
        qInfo("%.3g of the size, %s", worst / size, qPrintable(where));
    QVERIFY2(worst <= 1e-4 * size, qPrintable(QStringLiteral("%1 of the size: %2").arg(worst / size).arg(where)));
}

SINEW_GUILESS_TEST(tst_gltf_blender, TestGltfBlender)

} // namespace tst_gltf_blender

#include "tst_gltf_blender.moc"
