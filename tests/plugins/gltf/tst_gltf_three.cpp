// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// three.js poses exported models as the scenes they come from. It is a development tool: node must be installed, and
// SINEW_GLTF_TOOLS names a folder in which `npm install three` was run.

#include "core/scene/pose/node_transform.h"
#include "tests/plugins/gltf/expected_pose.h"
#include "tests/plugins/gltf/exported.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace tst_gltf_three {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Reads jobs.json ([{file, moments: seconds by animation}]) and writes file.bin: for each animation and moment the
/// places of all nodes and then of all vertices, as doubles.
constexpr const char *script = R"js(
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
const [tools, folder] = process.argv.slice(-2);
const load = name => import(pathToFileURL(path.join(tools, 'node_modules/three', name)).href);
const THREE = await load('build/three.module.js');
const {GLTFLoader} = await load('examples/jsm/loaders/GLTFLoader.js');
globalThis.self ??= globalThis;
for (const job of JSON.parse(fs.readFileSync(path.join(folder, 'jobs.json')))) {
    const bytes = fs.readFileSync(path.join(folder, job.file));
    const gltf = await new GLTFLoader().parseAsync(
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), '');
    const nodes = await gltf.parser.getDependencies('node');
    const meshes = nodes.filter(node => node.isMesh);
    const numbers = [], at = new THREE.Vector3();
    job.moments.forEach((moments, row) => {
        const mixer = new THREE.AnimationMixer(gltf.scene);
        const action = mixer.clipAction(gltf.animations[row]);
        action.setLoop(THREE.LoopOnce);
        action.clampWhenFinished = true;
        action.play();
        for (const seconds of moments) {
            mixer.setTime(seconds);
            gltf.scene.updateMatrixWorld(true);
            for (const node of nodes.slice(1, job.nodes + 1))
                numbers.push(...at.setFromMatrixPosition(node.matrixWorld).toArray());
            for (const mesh of meshes) {
                const place = mesh.geometry.attributes.position;
                for (let i = 0; i < place.count; ++i) {
                    at.fromBufferAttribute(place, i);
                    if (mesh.isSkinnedMesh)
                        mesh.applyBoneTransform(i, at);
                    at.applyMatrix4(mesh.matrixWorld);
                    numbers.push(at.x, at.y, at.z);
                }
            }
        }
        mixer.stopAllAction();
        mixer.uncacheRoot(gltf.scene);
    });
    fs.writeFileSync(path.join(folder, job.file + '.bin'), Buffer.from(new Float64Array(numbers).buffer));
}
console.log('done');
)js";

/// Five moments inside a sequence, in seconds as the file has them.
std::vector<double> momentsIn(const SceneSequence &sequence)
{
    std::vector<double> moments;
    const double length = double(sequence.end) - sequence.start;
    for (int i = 0; i < 5; ++i)
        moments.push_back(double(float(length * (i + 0.5) / 5 / 1000)));
    return moments;
}

/// Where a vertex is that follows the first four nodes of a group only; nothing if there are no more.
std::optional<Eigen::Vector3f> byFirstFour(const std::vector<std::int32_t> &group, const Pose &pose, const Vec3 &place)
{
    std::vector<std::pair<std::int32_t, int>> shares; // each node once
    for (const std::int32_t node : group) {
        const auto known = std::find_if(shares.begin(), shares.end(), [&](auto &each) { return each.first == node; });
        if (known == shares.end())
            shares.emplace_back(node, 1);
        else
            ++known->second;
    }
    if (shares.size() <= 4)
        return std::nullopt;
    Eigen::Vector3f sum = Eigen::Vector3f::Zero();
    int total = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        sum += float(shares[i].second) * (pose.nodes[std::size_t(shares[i].first)] * toEigen(place));
        total += shares[i].second;
    }
    return sum / float(total);
}

/// expectedPoints() as three.js (0.187) can show them: of JOINTS_n and WEIGHTS_n it reads n = 0 only, as the
/// specification allows (3.7.2.1), and scales these four weights up to 1. What a vertex follows beyond four nodes is in
/// n = 1; the list of losses names such meshes. Only groups of Warcraft III's classic models have more.
Points expectedInThree(const RenderScene &scene, std::size_t sequence, double moment, double scale)
{
    Points points = expectedPoints(scene, sequence, moment, scale);
    Pose pose;
    evaluatePose(
        scene,
        {.sequence = std::int32_t(sequence), .time = scene.sequences[sequence].start + moment, .globalTime = moment},
        pose);
    auto point = points.begin() + std::ptrdiff_t(scene.nodes.size());
    for (const std::size_t row : drawnMeshes(scene)) {
        const SceneMesh &mesh = scene.meshes[row];
        for (std::size_t vertex = 0; vertex < mesh.positions.size(); ++vertex, ++point) {
            const std::size_t first = 4 * vertex;
            if (first >= mesh.weights.size() || mesh.weights[first] != 255 ||
                mesh.influences[first] >= mesh.palette.size())
                continue;
            if (const auto place = byFirstFour(mesh.palette[mesh.influences[first]], pose, mesh.positions[vertex]))
                *point = placed(*place, scene, scale);
        }
    }
    return points;
}

struct Job
{
    QString path, file;
    RenderScene scene;
};

} // namespace

class TestGltfThree : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    /// Too many numbers for one run; what repeats more than a thousand times stands still in the file.
    static bool isLeftOut(const RenderScene &scene, const ExportedModel &exported)
    {
        std::size_t points = scene.nodes.size();
        for (const SceneMesh &mesh : scene.meshes)
            points += mesh.positions.size();
        return scene.sequences.empty() || points * scene.sequences.size() > 2'000'000 ||
               std::any_of(exported.losses.begin(), exported.losses.end(), [](const ConversionLoss &loss) {
                   return loss.message.text().find("more than a thousand times") != std::string::npos;
               });
    }

    static Worst difference(const Job &job, const QByteArray &bytes)
    {
        const double scale = exportScale(job.scene), size = sizeOf(job.scene, scale);
        const auto *number = reinterpret_cast<const double *>(bytes.constData());
        const double *const end = number + bytes.size() / qsizetype(sizeof(double));
        Worst worst;
        for (std::size_t row = 0; row < job.scene.sequences.size(); ++row)
            for (const double seconds : momentsIn(job.scene.sequences[row])) {
                const double moment = seconds * 1000;
                const double off = (double(std::nextafter(float(seconds), 1e9f)) - seconds) * 1000;
                Points wanted = expectedInThree(job.scene, row, moment, scale), is;
                for (; is.size() < wanted.size() && number + 3 <= end; number += 3)
                    is.emplace_back(number[0], number[1], number[2]);
                Worst here = Worst::of(is, wanted, wanted, size);
                if (here.share > 1e-5) // see tst_gltf_pose
                    here = Worst::of(is, expectedInThree(job.scene, row, moment - off, scale),
                                     expectedInThree(job.scene, row, moment + off, scale), size);
                if (!(here.share <= worst.share)) {
                    worst = here;
                    worst.where = QStringLiteral("point %1, sequence %2, %3 ms").arg(here.point).arg(row).arg(moment);
                }
            }
        if (number != end)
            return {1e9, 0, QStringLiteral("the numbers of points differ")};
        return worst;
    }

    /// False if the test failed.
    bool compare(const QStringList &paths, const QString &node, const QString &tools, std::size_t &count, double &worst)
    {
        const auto run = [&] {
            QTemporaryDir target;
            std::vector<Job> jobs;
            QJsonArray list;
            for (const QString &path : paths) {
                const OpenedModel model(m_registry, path);
                if (!model.document || !isFiniteScene(model.scene)) {
                    sawCorpusFile(path);
                    continue;
                }
                ExportOptions options;
                options.textures = false;
                const auto exported = model.exported(m_registry, QStringLiteral("glb"), options);
                QVERIFY2(exported, qPrintable(path));
                if (isLeftOut(model.scene, *exported)) {
                    sawCorpusFile(path);
                    continue;
                }
                Job job{path, QStringLiteral("%1.glb").arg(jobs.size()), sayable(model.scene)};
                QFile out(target.filePath(job.file));
                QVERIFY(out.open(QIODevice::WriteOnly) && out.write(exported->files.front().bytes) > 0);
                QJsonArray moments;
                for (const SceneSequence &sequence : job.scene.sequences) {
                    QJsonArray own;
                    for (const double moment : momentsIn(sequence))
                        own.append(moment);
                    moments.append(own);
                }
                list.append(QJsonObject{{QStringLiteral("file"), job.file},
                                        {QStringLiteral("nodes"), qint64(job.scene.nodes.size())},
                                        {QStringLiteral("moments"), moments}});
                jobs.push_back(std::move(job));
            }
            QFile out(target.filePath(QStringLiteral("jobs.json")));
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(QJsonDocument(list).toJson()) > 0);
            out.close();
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(node, {QStringLiteral("--input-type=module"), QStringLiteral("-e"),
                                 QString::fromLatin1(script), QStringLiteral("--"), tools, target.path()});
            QVERIFY(process.waitForFinished(3'000'000));
            QCOMPARE(process.readAllStandardOutput().trimmed(), QByteArray("done"));
            for (const Job &job : jobs) {
                QFile in(target.filePath(job.file + QStringLiteral(".bin")));
                QVERIFY2(in.open(QIODevice::ReadOnly), qPrintable(job.path));
                const Worst here = difference(job, in.readAll());
                const double bound = isSampled(job.scene) ? 1e-3 : 1e-5;
                QVERIFY2(
                    here.share <= bound,
                    qPrintable(QStringLiteral("%1: %2 of the size, %3").arg(job.path).arg(here.share).arg(here.where)));
                worst = std::max(worst, here.share);
                sawCorpusFile(job.path);
            }
            count += jobs.size();
        };
        run();
        return !QTest::currentTestFailed();
    }

private Q_SLOTS:
    void initTestCase() { addFormats(m_registry); }

    void posesLikeTheScene_data()
    {
        QTest::addColumn<QString>("folder");
        for (const char *folder : {"samples", "wc3-mdx", "m2", "m3"})
            QTest::newRow(folder) << QString::fromLatin1(folder);
    }
    void posesLikeTheScene()
    {
        QFETCH(const QString, folder);
        const QString tools = qEnvironmentVariable("SINEW_GLTF_TOOLS"),
                      node = QStandardPaths::findExecutable(QStringLiteral("node"));
        if (node.isEmpty() || !QDir(tools).exists(QStringLiteral("node_modules/three")) || tools.isEmpty())
            QSKIP("SINEW_GLTF_TOOLS names no folder with three.js, or there is no node");
        QStringList paths;
        if (folder == u"samples") {
            paths = {sourcePath("tests/samples/showcase/showcase.mdx"),
                     sourcePath("tests/samples/m2showcase/shrine.m2"), sourcePath("tests/samples/m3every/age05.m3")};
        } else {
            SINEW_NEEDS_CORPUS();
            paths =
                corpusFiles(folder.toLatin1().constData(), {folder == u"wc3-mdx" ? QStringLiteral("mdx") : folder}, 16);
        }
        std::size_t count = 0;
        double worst = 0;
        constexpr qsizetype atOnce = 20;
        for (qsizetype first = 0; first < paths.size(); first += atOnce)
            if (!compare(paths.mid(first, atOnce), node, tools, count, worst))
                return;
        QVERIFY(count > 0);
        qInfo("%zu models, worst %.2g of the size", count, worst);
    }
};

SINEW_GUILESS_TEST(tst_gltf_three, TestGltfThree)

} // namespace tst_gltf_three

#include "tst_gltf_three.moc"
