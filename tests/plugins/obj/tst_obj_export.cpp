// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Exports models and imports them again: each corner of a triangle is the same, and what the files name exists.

#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/image/codecs/qt_image_codec.h"
#include "core/scene/scene_util.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "plugins/obj/exporter.h"
#include "plugins/obj/importer.h"
#include "tests/support/corpus.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QImage>
#include <QtTest>

#include <cmath>
#include <set>

namespace tst_obj_export {

using namespace sinew;
using namespace sinew::test;

std::shared_ptr<const DecodedImage> checkered()
{
    auto image = std::make_shared<DecodedImage>();
    image->levels.push_back({2, 2, QByteArray::fromHex("ff0000ff00ff00800000ff00ffffffff")});
    image->hasAlpha = true;
    return image;
}

bool isSame(const Vec3 &a, const Vec3 &b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}

QByteArray fileNamed(const ExportedModel &exported, const QString &name)
{
    for (const OutputFile &file : exported.files)
        if (file.path == name)
            return file.bytes;
    return {};
}

/// The meshes that are written.
std::vector<const SceneMesh *> drawnMeshes(const RenderScene &scene)
{
    std::vector<const SceneMesh *> drawn;
    const std::vector<bool> shown = shownAtFirst(scene);
    for (std::size_t row = 0; row < scene.meshes.size(); ++row)
        if (const SceneMesh &mesh = scene.meshes[row];
            shown[row] && !mesh.positions.isEmpty() && mesh.indices.size() >= 3)
            drawn.push_back(&mesh);
    return drawn;
}

/// As it comes back: StarCraft II's models look along −y, the imported ones along +x; lengths of the others are 64
/// times as large.
Vec3 turned(const Vec3 &v, const RenderScene &scene)
{
    return scene.front == ModelFront::PlusX ? v : Vec3{-v.y, v.x, v.z};
}

Vec3 returned(const Vec3 &v, const RenderScene &scene)
{
    if (!std::isfinite(v.x) || !std::isfinite(v.y) || !std::isfinite(v.z))
        return {};
    const float k = scene.unitsPerYard > 8 ? 1 : 64;
    return turned({k * v.x, k * v.y, k * v.z}, scene);
}

class TestObjExport : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    Result<ExportedModel> exported(const RenderScene &scene, const Document &document, ExportOptions options = {},
                                   bool withPictures = false) const
    {
        if (options.name.isEmpty())
            options.name = QStringLiteral("model");
        options.suffix = QStringLiteral("obj");
        const auto picture = [&](const SceneTexture &) { return withPictures ? checkered() : nullptr; };
        return createObjExporter()->write({*document.format(), document.model(), scene, picture, m_registry.images()},
                                          options);
    }
    Result<ImportedScene> imported(const ExportedModel &exported) const
    {
        Diagnostics diagnostics;
        const FileSet files(QStringLiteral("model.obj"), exported.files.front().bytes, [&](const QString &name) {
            const QByteArray bytes = fileNamed(exported, name);
            return bytes.isNull() ? std::nullopt : std::optional(bytes);
        });
        return createObjImporter()->read({files, m_registry.images()}, {}, diagnostics);
    }
    std::unique_ptr<Document> showcase() const
    {
        auto opened = openDocument(m_registry, sourcePath("tests/samples/showcase/showcase.mdx"));
        return opened ? std::move(*opened) : nullptr;
    }
    static RenderScene sceneOf(const Document &document) { return document.format()->scene()->build(document.model()); }

private Q_SLOTS:
    void initTestCase();
    void cornersReturn_data();
    void cornersReturn();
    void writesPictures();
    void keepsOpacities();
    void namesAreHarmless_data();
    void namesAreHarmless();
    void numbersAreShort();
    void smallCoordinatesReturn();
    void changesMovedCoordinates();
    void tellsWhatIsLeftOut();
    void refusesModelsWithoutMeshes();
    void mendsWhatIsNoNumber();
};

void TestObjExport::initTestCase()
{
    m_registry.add(createMdxFormat());
    m_registry.add(createM2Format());
    m_registry.add(createM3Format());
    m_registry.images().add(createQtImageCodec());
}

void TestObjExport::cornersReturn_data()
{
    QTest::addColumn<QString>("path");
    std::set<QString> samples;
    for (QDirIterator each(sourcePath("tests/samples"),
                           {QStringLiteral("*.mdx"), QStringLiteral("*.m2"), QStringLiteral("*.m3")}, QDir::Files,
                           QDirIterator::Subdirectories);
         each.hasNext();)
        samples.insert(each.next());
    for (const QString &path : samples)
        QTest::newRow(qPrintable(path.mid(sourcePath("tests/samples").size() + 1))) << path;
    for (const auto &[folder, suffix] : {std::pair("wc3-mdx", "mdx"), {"m2", "m2"}, {"m3", "m3"}})
        for (const QString &path : corpusFiles(folder, {QString::fromLatin1(suffix)}, 16))
            QTest::newRow(qPrintable(QLatin1String(folder) + u'/' + path.section(u'/', -2))) << path;
}

/// Bit for bit, but normals that the export makes of unit length and numbers that are none.
void TestObjExport::cornersReturn()
{
    QFETCH(const QString, path);
    sawCorpusFile(path);
    const auto document = openDocument(m_registry, path);
    if (!document || !(*document)->format()->scene())
        QSKIP("not readable");
    RenderScene scene = sceneOf(**document);
    // Without what lays textures elsewhere: changesMovedCoordinates() looks at that.
    for (SceneMaterial &material : scene.materials)
        for (SceneLayer &layer : material.layers) {
            layer.textureAnimation = -1;
            if (layer.batch)
                for (SceneStage &stage : layer.batch->stages)
                    stage.textureAnimation = -1;
            layer.surface = {};
        }
    const auto result = exported(scene, **document);
    const std::vector<const SceneMesh *> drawn = drawnMeshes(scene);
    if (drawn.empty()) {
        QVERIFY(!result);
        return;
    }
    QVERIFY2(result, result ? "" : result.error().text().c_str());
    const auto read = imported(*result);
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    std::size_t row = 0;
    std::set<std::string> names;
    for (const SceneMesh *source : drawn) {
        const SceneMesh &mesh = *source;
        const SceneMesh &again = read->scene.meshes.at(row++);
        QVERIFY(names.insert(again.name).second);
        QCOMPARE(again.indices.size(), mesh.indices.size() / 3 * 3);
        const bool hasNormals = mesh.normals.size() == mesh.positions.size();
        for (std::size_t i = 0; i < again.indices.size(); ++i) {
            const std::size_t from = mesh.indices[i], to = again.indices[i];
            const Vec3 place = returned(mesh.positions[from], scene);
            QVERIFY(isSame(again.positions[to], place));
            if (!hasNormals)
                continue;
            const Vec3 normal = turned(mesh.normals[from], scene), is = again.normals[to];
            const float length = std::sqrt(normal.x * normal.x + normal.y * normal.y + normal.z * normal.z);
            if (std::abs(length - 1) < 5e-7f)
                QVERIFY(isSame(is, normal));
            else if (length > 1e-5f && std::isfinite(length)) {
                const float off = std::abs(is.x - normal.x / length) + std::abs(is.y - normal.y / length) +
                                  std::abs(is.z - normal.z / length);
                QVERIFY(off < 2e-6f);
            }
        }
        // Of the set that the colour's texture uses.
        bool isAnySet = mesh.uvSets.empty();
        for (const Array<Vec2> &uvs : mesh.uvSets) {
            bool isThis = true;
            for (std::size_t i = 0; i < again.indices.size() && isThis; ++i) {
                const Vec2 is = again.uvSets.at(0)[again.indices[i]], was = uvs[mesh.indices[i]];
                isThis = (is.x == was.x || !std::isfinite(was.x)) &&
                         (is.y == was.y || std::abs(was.y) < 1e-8f || !std::isfinite(was.y));
            }
            isAnySet |= isThis;
        }
        QVERIFY(isAnySet);
    }
    QCOMPARE(row, read->scene.meshes.size());
}

void TestObjExport::writesPictures()
{
    const auto document = showcase();
    QVERIFY(document);
    const RenderScene scene = sceneOf(*document);
    ExportOptions options;
    options.name = QStringLiteral("My model #2");
    const auto result = exported(scene, *document, options, true);
    QVERIFY(result);
    QVERIFY(result->files.size() > 2);
    QCOMPARE(result->files[0].path, QString());
    QVERIFY(result->files[0].bytes.startsWith("mtllib My_model__2.mtl\n"));
    const QByteArray library = fileNamed(*result, QStringLiteral("My_model__2.mtl"));
    std::set<QString> named;
    std::set<QByteArray> materials;
    for (const QByteArray &line : library.split('\n')) {
        if (line.startsWith("map_"))
            named.insert(QString::fromUtf8(line.mid(line.indexOf(' ') + 1)));
        if (line.startsWith("newmtl "))
            QVERIFY(materials.insert(line.mid(7)).second);
    }
    QCOMPARE(named.size(), result->files.size() - 2);
    for (const QString &name : named)
        QVERIFY(QImage::fromData(fileNamed(*result, name)).size() == QSize(2, 2) || name.contains(u"team"));
    for (const QByteArray &line : result->files[0].bytes.split('\n'))
        if (line.startsWith("usemtl "))
            QVERIFY(materials.contains(line.mid(7)));
    const auto read = imported(*result);
    QVERIFY(read);
    QVERIFY(std::none_of(read->pictures.begin(), read->pictures.end(),
                         [](const ImportedPicture &picture) { return picture.bytes.isEmpty() && !picture.image; }));

    options.textures = false;
    const auto without = exported(scene, *document, options, true);
    QVERIFY(without);
    QCOMPARE(without->files.size(), std::size_t(2));
    options.textures = options.isTrial = true;
    const auto trial = exported(scene, *document, options, true);
    QVERIFY(trial);
    QCOMPARE(trial->losses.size(), result->losses.size());
}

/// A picture's opacity counts where the layer blends, and the opacity of a mesh becomes that of its material.
void TestObjExport::keepsOpacities()
{
    const auto document = showcase();
    QVERIFY(document);
    RenderScene scene = sceneOf(*document);
    scene.meshes.resize(1);
    scene.meshes[0].alpha = {{}, 0.5f};
    scene.meshes[0].colour = {{}, {1, 0.25f, 0}};
    scene.meshes[0].material = 0;
    scene.materials.resize(1);
    scene.textures.resize(1);
    scene.textures[0].path = "Textures\\Glass.blp";
    scene.materials[0].layers.resize(1);
    SceneLayer &layer = scene.materials[0].layers[0];
    layer = {};
    layer.texture.fallback = 0;
    for (const FilterMode mode : {FilterMode::None, FilterMode::Blend}) {
        layer.filterMode = mode;
        const auto result = exported(scene, *document, {}, true);
        QVERIFY(result);
        const QByteArray library = fileNamed(*result, QStringLiteral("model.mtl"));
        QVERIFY(library.contains("\nKd 1 0.25 0\nd 0.5\n"));
        QVERIFY(library.contains("\nmap_Kd model-Glass.png\n"));
        QCOMPARE(library.contains("\nmap_d model-Glass.png\n"), mode == FilterMode::Blend);
        QCOMPARE(QImage::fromData(fileNamed(*result, QStringLiteral("model-Glass.png"))).pixelColor(0, 1).alpha(),
                 mode == FilterMode::Blend ? 0 : 255);
        const auto read = imported(*result);
        QVERIFY(read);
        QCOMPARE(read->scene.meshes.at(0).alpha.fallback, 0.5f);
        QCOMPARE(read->scene.materials.at(0).layers.at(0).filterMode, FilterMode::Blend);
    }
    scene.meshes[0].alpha = {{}, 1};
    const auto result = exported(scene, *document, {}, true);
    QVERIFY(result);
    const auto read = imported(*result);
    QVERIFY(read);
    QCOMPARE(read->scene.materials.at(0).layers.at(0).filterMode, FilterMode::Blend);
}

void TestObjExport::namesAreHarmless_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("plain") << QByteArray("Body") << QByteArray("Body");
    QTest::newRow("blanks") << QByteArray(" left  arm\t") << QByteArray("left__arm");
    QTest::newRow("comment") << QByteArray("#1") << QByteArray("_1");
    QTest::newRow("lines") << QByteArray("a\nf 1 2 3\r\nb\\") << QByteArray("a_f_1_2_3__b_");
    QTest::newRow("empty") << QByteArray() << QByteArray("Mesh_0");
    QTest::newRow("only blanks") << QByteArray(" \n ") << QByteArray("Mesh_0");
    QTest::newRow("zero") << QByteArray("a\0b", 3) << QByteArray("a_b");
    QTest::newRow("no UTF-8") << QByteArray("\xfc\xff") << QByteArray("__");
    QTest::newRow("letters") << QByteArray("Schädel 𝔸") << QByteArray("Schädel_𝔸");
    QTest::newRow("strange blank") << QByteArray("a\u2028b") << QByteArray("a_b");
}

void TestObjExport::namesAreHarmless()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, written);
    const auto document = showcase();
    QVERIFY(document);
    RenderScene scene = sceneOf(*document);
    for (SceneMesh &mesh : scene.meshes)
        mesh.name = name.toStdString();
    ExportOptions options;
    options.name = QString::fromUtf8(name);
    const auto result = exported(scene, *document, options, true);
    QVERIFY(result);
    QVERIFY(result->files[0].bytes.contains("\no " + written + '\n'));
    const auto read = imported(*result);
    QVERIFY2(read, read ? "" : read.error().text().c_str());
    QCOMPARE(read->scene.meshes.size(), drawnMeshes(scene).size());
    QCOMPARE(QByteArray::fromStdString(read->scene.meshes[0].name), written);
    for (const OutputFile &file : result->files)
        QVERIFY(!file.path.contains(u'/') && !file.path.contains(u'\\') && !file.path.contains(u'\n'));
    QVERIFY(std::any_of(read->pictures.begin(), read->pictures.end(),
                        [](const ImportedPicture &picture) { return !picture.bytes.isEmpty(); }));
}

void TestObjExport::numbersAreShort()
{
    const auto document = showcase();
    QVERIFY(document);
    RenderScene scene = sceneOf(*document);
    scene.meshes.resize(1);
    SceneMesh &mesh = scene.meshes[0];
    mesh = {};
    mesh.positions.assign(std::vector<Vec3>{{6.4f, 0, 0}, {0, 64, 0}, {0, 0, -32}});
    mesh.uvSets.emplace_back().assign(std::vector<Vec2>{{0.1f, 0.1f}, {0, 0.25f}, {1, -2}});
    mesh.indices.assign(std::vector<std::uint32_t>{0, 1, 2});
    const auto result = exported(scene, *document);
    QVERIFY(result);
    QCOMPARE(result->files[0].bytes,
             QByteArray("mtllib model.mtl\no Mesh_0\nv 0 0 0.1\nv 1 0 0\nv 0 -0.5 0\nvt 0.1 0.9\nvt 0 0.75\nvt 1 3\n"
                        "usemtl Material_0\nf 1/1 2/2 3/3\n"));
}

void TestObjExport::smallCoordinatesReturn()
{
    const auto document = showcase();
    QVERIFY(document);
    RenderScene scene = sceneOf(*document);
    scene.meshes.resize(1);
    scene.materials.clear();
    SceneMesh &mesh = scene.meshes[0];
    std::vector<Vec2> uvs;
    for (int i = 0; i < 3000; ++i)
        uvs.push_back({float(i) / 7, std::nextafter(std::pow(0.99f, float(i) / 2), 0.f)});
    mesh.positions.assign(std::vector<Vec3>(uvs.size(), Vec3{1, 2, 3}));
    mesh.normals = {};
    mesh.tangents = {};
    mesh.uvSets.resize(1);
    mesh.uvSets[0].assign(uvs);
    std::vector<std::uint32_t> indices;
    for (std::uint32_t i = 0; i < uvs.size(); ++i)
        indices.push_back(i);
    mesh.indices.assign(indices);
    const auto result = exported(scene, *document);
    QVERIFY(result);
    const auto read = imported(*result);
    QVERIFY(read);
    for (std::size_t i = 0; i < uvs.size(); ++i) {
        const Vec2 &uv = read->scene.meshes.at(0).uvSets.at(0)[read->scene.meshes[0].indices[i]];
        QVERIFY2(uv.x == uvs[i].x && uv.y == uvs[i].y, qPrintable(QString::number(double(uvs[i].y), 'g', 12)));
    }
}

/// The texture's middle stays where it is when it is scaled.
void TestObjExport::changesMovedCoordinates()
{
    const auto document = showcase();
    QVERIFY(document);
    RenderScene scene = sceneOf(*document);
    scene.sequences.clear();
    scene.meshes.resize(1);
    SceneMesh &mesh = scene.meshes[0];
    mesh.material = 0;
    scene.materials.resize(1);
    scene.materials[0].layers.resize(1);
    SceneLayer &layer = scene.materials[0].layers[0];
    layer = {};
    layer.texture.fallback = 0;
    layer.textureAnimation = 0;
    scene.textureAnimations.resize(1);
    scene.textureAnimations[0] = {};
    scene.textureAnimations[0].scale.fallback = {2, 4, 1};
    scene.textureAnimations[0].translation.fallback = {0.25f, 0, 0};
    const auto result = exported(scene, *document);
    QVERIFY(result);
    const auto read = imported(*result);
    QVERIFY(read);
    const SceneMesh &again = read->scene.meshes.at(0);
    for (std::size_t i = 0; i < again.indices.size(); ++i) {
        const Vec2 was = mesh.uvSets.at(0)[mesh.indices[i]], is = again.uvSets.at(0)[again.indices[i]];
        QVERIFY(std::abs(is.x - ((was.x + 0.25f - 0.5f) * 2 + 0.5f)) < 1e-5f);
        QVERIFY(std::abs(is.y - ((was.y - 0.5f) * 4 + 0.5f)) < 1e-5f);
    }
    QVERIFY(std::any_of(result->losses.begin(), result->losses.end(), [](const ConversionLoss &loss) {
        return loss.kind == ConversionLoss::Changed &&
               loss.message.text().find("coordinates are changed") != std::string::npos;
    }));
}

void TestObjExport::tellsWhatIsLeftOut()
{
    const auto document = showcase();
    QVERIFY(document);
    const auto result = exported(sceneOf(*document), *document);
    QVERIFY(result);
    std::string all;
    for (const ConversionLoss &loss : result->losses) {
        QVERIFY(loss.kind != ConversionLoss::Kept);
        all += loss.message.text() + '\n';
    }
    for (const char *left : {"Bones and other nodes", "Sequences", "Particles", "Lights", "Cameras", "Attachment"})
        QVERIFY2(all.find(left) != std::string::npos, left);

    const auto shrine = openDocument(m_registry, sourcePath("tests/samples/m2showcase/shrine.m2"));
    QVERIFY(shrine);
    const auto levels = exported(sceneOf(**shrine), **shrine);
    QVERIFY(levels);
    QVERIFY(std::any_of(levels->losses.begin(), levels->losses.end(), [](const ConversionLoss &loss) {
        return loss.kind == ConversionLoss::Lost &&
               loss.message.text().find("Coarser levels of detail") != std::string::npos;
    }));
}

void TestObjExport::refusesModelsWithoutMeshes()
{
    const auto document = showcase();
    QVERIFY(document);
    RenderScene scene = sceneOf(*document);
    scene.meshes.clear();
    const auto result = exported(scene, *document);
    QVERIFY(!result);
    QCOMPARE(result.error().text(), std::string("the model has no mesh that could be written"));
    ExportOptions options;
    options.scale = 0;
    QVERIFY(!exported(sceneOf(*document), *document, options));
}

void TestObjExport::mendsWhatIsNoNumber()
{
    const auto document = showcase();
    QVERIFY(document);
    RenderScene scene = sceneOf(*document);
    const float nan = std::numeric_limits<float>::quiet_NaN(), inf = std::numeric_limits<float>::infinity();
    for (SceneMesh &mesh : scene.meshes) {
        mesh.positions.edit()[0] = {nan, 0, inf};
        mesh.normals.edit()[0] = {0, nan, 0};
        mesh.uvSets.at(0).edit()[0] = {inf, nan};
        mesh.alpha.fallback = nan;
        mesh.colour.fallback = {inf, nan, -1};
    }
    const auto result = exported(scene, *document);
    QVERIFY(result);
    for (const OutputFile &file : result->files)
        QVERIFY(!file.bytes.contains("nan") && !file.bytes.contains("inf"));
    QVERIFY(imported(*result));
}

SINEW_GUILESS_TEST(tst_obj_export, TestObjExport)

} // namespace tst_obj_export

#include "tst_obj_export.moc"
