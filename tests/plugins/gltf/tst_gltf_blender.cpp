// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Exported models go through Blender and come back. In the full tier, if Blender is installed.

#include "core/image/image_registry.h"
#include "core/scene/pose/pose.h"
#include "core/scene/pose/skinning.h"
#include "core/scene/scene_util.h"
#include "plugins/gltf/importer.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/plugins/gltf/pose_checks.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QMap>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <map>
#include <set>

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
/// Every third frame of Blender's is on a whole millisecond. At others a key is imported with what the file shows at
/// the nearest millisecond, which where a curve bends is not what it shows at the frame.
constexpr double wholeMilliseconds = 3 * 1000 / framesPerSecond;
constexpr std::size_t mostBones = 4; ///< Blender can write more, which takes it minutes for large meshes
constexpr std::size_t mostVertices = 150, mostMoments = 5, mostSequences = 8;

/// Of the model's size, beyond what comes of rounded weights.
constexpr double bound = 1e-4;
/// Imported weights are bytes, so each of four may be half a byte off in both of two files: a vertex is then off by at
/// most half of the sum of these, times the distance between the places to which its bones take it.
constexpr double roundedWeights = mostBones * 2 * 0.5 / 255 / 2;

/// Blender's bones have no size at rest: it ignores that of bind poses.
bool hasScaledRests(const RenderScene &scene)
{
    for (const SceneMesh &mesh : scene.meshes)
        for (const Matrix44 &rest : mesh.restInverses)
            for (int axis = 0; axis < 3; ++axis)
                if (std::abs(Eigen::Vector3f::Map(rest.m + 4 * axis).norm() - 1) > 1e-3f)
                    return true;
    return false;
}

class TestGltfBlender : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;
    QTemporaryDir m_folder;
    QStringList m_names;
    QMap<QString, QString> m_paths; ///< of the models, by name

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

    /// `offset`: milliseconds since the sequence began.
    static Pose poseAt(const RenderScene &scene, std::size_t sequence, double offset)
    {
        Pose pose;
        evaluatePose(scene,
                     {.sequence = std::int32_t(sequence),
                      .time = scene.sequences[sequence].start + offset,
                      .globalTime = offset},
                     pose);
        return pose;
    }

    struct Vertex
    {
        Eigen::Vector3f place;
        double spread; ///< the distance between the farthest places to which single bones take it
    };
    /// The vertices of each mesh by its name.
    using Points = std::map<std::string, std::vector<Vertex>>;

    /// Bones that move a vertex.
    static std::size_t bonesOf(const SceneMesh &mesh, std::size_t vertex)
    {
        std::size_t count = 0;
        for (std::size_t i = 4 * vertex; i < std::min(4 * vertex + 4, mesh.weights.size()); ++i)
            if (mesh.weights[i] > 0 && mesh.influences[i] < mesh.palette.size())
                count += mesh.palette[mesh.influences[i]].size();
        return count;
    }

    /// Those of a mesh's triangles, as Blender leaves out others, with no more bones than it writes for a vertex.
    static void addPosed(const SceneMesh &mesh, const Pose &pose, std::vector<Vertex> &to)
    {
        std::vector<Eigen::Vector3f> all;
        skinnedPositions(mesh, pose, all);
        SceneMesh single; // its palette has each bone of each entry alone
        std::vector<std::size_t> first;
        for (std::size_t entry = 0; entry < mesh.palette.size(); ++entry) {
            first.push_back(single.palette.size());
            for (const std::int32_t row : mesh.palette[entry]) {
                single.palette.push_back({row});
                if (!mesh.restInverses.empty())
                    single.restInverses.push_back(mesh.restInverses[entry]);
            }
        }
        std::vector<Eigen::Affine3f> bones;
        skinPalette(single, pose, bones);
        for (const std::uint32_t vertex : std::set<std::uint32_t>(mesh.indices.begin(), mesh.indices.end())) {
            if (vertex >= all.size() || bonesOf(mesh, vertex) > mostBones)
                continue;
            const Vec3 &rest = mesh.positions[vertex];
            std::vector<Eigen::Vector3f> places;
            for (std::size_t i = 4 * vertex; i < std::min<std::size_t>(4 * vertex + 4, mesh.weights.size()); ++i)
                if (const std::size_t entry = mesh.influences[i]; mesh.weights[i] > 0 && entry < first.size())
                    for (std::size_t bone = 0; bone < mesh.palette[entry].size(); ++bone)
                        places.push_back(bones[first[entry] + bone] * Eigen::Vector3f(rest.x, rest.y, rest.z));
            double spread = 0;
            for (const Eigen::Vector3f &one : places)
                for (const Eigen::Vector3f &other : places)
                    spread = std::max(spread, double((one - other).norm()));
            to.push_back({all[vertex], spread});
        }
    }

    static bool isStill(const Points &then, const Points &later)
    {
        return std::equal(then.begin(), then.end(), later.begin(), later.end(), [](const auto &a, const auto &b) {
            return std::equal(a.second.begin(), a.second.end(), b.second.begin(), b.second.end(),
                              [](const Vertex &one, const Vertex &other) { return one.place == other.place; });
        });
    }

    static Points posed(const RenderScene &scene, std::size_t sequence, double offset)
    {
        const Pose pose = poseAt(scene, sequence, offset);
        Points points;
        for (const SceneMesh &mesh : scene.meshes)
            addPosed(mesh, pose, points[plain(mesh.name)]);
        return points;
    }

    /// The same of the model itself, in the space of imported scenes; `names`: of its meshes that are seen at first.
    static Points posedSource(const RenderScene &scene, const RenderScene &names, std::size_t sequence, double offset)
    {
        const Pose pose = poseAt(scene, sequence, offset);
        Points points;
        std::size_t next = 0;
        const std::vector<bool> shown = shownAtFirst(scene);
        for (const std::size_t row : drawnMeshes(scene)) {
            if (!shown[row] || next >= names.meshes.size())
                continue;
            std::vector<Vertex> &to = points[plain(names.meshes[next++].name)];
            addPosed(scene.meshes[row], pose, to);
            for (Vertex &vertex : to) {
                const float scale = scene.unitsPerYard > 8 ? 1 : 64;
                vertex.place *= scale;
                vertex.spread *= double(scale);
                if (scene.front == ModelFront::MinusY)
                    vertex.place = Eigen::Vector3f(-vertex.place.y(), vertex.place.x(), vertex.place.z());
            }
        }
        return points;
    }

    /// The farthest that a vertex is from all of the same mesh, beyond what comes of rounded weights; infinite for a
    /// mesh that is not there.
    static double farthest(const Points &then, const Points &here, QString &where)
    {
        double worst = 0;
        for (const auto &[mesh, points] : then) {
            const auto same = here.find(mesh);
            const std::size_t step = std::max<std::size_t>(1, points.size() / mostVertices);
            for (std::size_t v = 0; v < points.size(); v += step) {
                double nearest = 1e30;
                if (same != here.end())
                    for (const Vertex &vertex : same->second)
                        nearest = std::min(nearest, double((vertex.place - points[v].place).norm()));
                nearest -= points[v].spread * roundedWeights;
                if (nearest > worst) {
                    worst = nearest;
                    where = QString::fromStdString(mesh);
                }
            }
        }
        return worst;
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
        m_paths[name] = path;
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
    const OpenedModel model(m_registry, m_paths.value(name));
    QVERIFY(model.document);
    std::set<std::string> namesIs;
    for (const SceneNode &node : is.nodes)
        namesIs.insert(plain(node.name));
    // Those that vertices follow: Blender leaves out others.
    for (const SceneMesh &mesh : was.meshes)
        for (const std::vector<std::int32_t> &entry : mesh.palette)
            for (const std::int32_t row : entry)
                QVERIFY2(row == before->stillNode || namesIs.contains(plain(was.nodes[std::size_t(row)].name)),
                         was.nodes[std::size_t(row)].name.c_str());
    std::map<std::string, std::size_t> rows;
    for (std::size_t row = 0; row < is.sequences.size(); ++row)
        rows.emplace(plain(is.sequences[row].name), row);
    Eigen::AlignedBox3f box;
    for (const SceneMesh &mesh : was.meshes)
        for (const Vec3 &p : mesh.positions)
            box.extend(Eigen::Vector3f(p.x, p.y, p.z));
    const double size = box.isEmpty() ? 1 : std::max(1e-3, double(box.diagonal().norm()));
    double worst = 0, worstOfModel = 0;
    QString where, whereOfModel;
    for (std::size_t row = 0; row < std::min(was.sequences.size(), mostSequences); ++row) {
        const SceneSequence &sequence = was.sequences[row];
        const double length = double(sequence.end) - sequence.start;
        // What does not move has no length in Blender, or is left out.
        if (isStill(posed(was, row, 0), posed(was, row, length * 0.4)) &&
            isStill(posed(was, row, 0), posed(was, row, length * 0.7)))
            continue;
        const auto found = rows.find(plain(sequence.name));
        QVERIFY2(found != rows.end(), sequence.name.c_str());
        const SceneSequence &now = is.sequences[found->second];
        const double lengthNow = double(now.end) - now.start;
        QVERIFY2(std::abs(length - lengthNow) <= 1000 / framesPerSecond + 1,
                 qPrintable(QStringLiteral("%1: %2 ms, were %3")
                                .arg(QString::fromStdString(sequence.name))
                                .arg(lengthNow)
                                .arg(length)));
        if (hasScaledRests(was))
            continue;
        const auto moments = std::int64_t(std::min(length, lengthNow) / wholeMilliseconds);
        for (std::size_t i = 0; i < mostMoments; ++i) {
            const double offset = double(moments * std::int64_t(i) / std::int64_t(mostMoments)) * wholeMilliseconds;
            const Points here = posed(is, found->second, offset);
            const auto compare = [&](const Points &then, double &most, QString &where) {
                QString mesh;
                if (const double far = farthest(then, here, mesh) / size; far > most) {
                    most = far;
                    where = QStringLiteral("%1, %2 ms, %3")
                                .arg(QString::fromStdString(sequence.name))
                                .arg(offset)
                                .arg(mesh);
                }
            };
            compare(posed(was, row, offset), worst, where);
            compare(posedSource(model.scene, was, row, offset), worstOfModel, whereOfModel);
        }
    }
    if (qEnvironmentVariableIsSet("SINEW_FIGURES"))
        qInfo("%.3g of the size, %s; from the model %.3g, %s", worst, qPrintable(where), worstOfModel,
              qPrintable(whereOfModel));
    QVERIFY2(worst <= bound, qPrintable(QStringLiteral("%1 of the size: %2").arg(worst).arg(where)));
    QVERIFY2(worstOfModel <= bound,
             qPrintable(QStringLiteral("%1 of the size: %2").arg(worstOfModel).arg(whereOfModel)));
}

SINEW_GUILESS_TEST(tst_gltf_blender, TestGltfBlender)

} // namespace tst_gltf_blender

#include "tst_gltf_blender.moc"
