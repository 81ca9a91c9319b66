// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The checks that only slimming uses: each code with a bad sample and a good neighbour.

#include "core/check/check_report.h"
#include "core/check/check_table.h"
#include "core/check/slim/slim_pass.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "plugins/m2/format.h"
#include "plugins/m2/model/model.h"
#include "plugins/m3/format.h"
#include "plugins/m3/model/model.h"
#include "plugins/mdx/format.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QtTest>

#include <functional>
#include <numeric>
#include <set>

namespace tst_slim_checks {

using namespace sinew;
using namespace sinew::test;

namespace {

using Make = std::function<std::unique_ptr<Model>()>;
struct SlimSample
{
    const char *format; ///< its id
    const char *code;
    Make bad, good;
};

/// Triangles of a strip of squares, four abreast, row after row: few vertices are used again much later.
std::vector<std::uint16_t> strip(std::uint16_t rows)
{
    std::vector<std::uint16_t> faces;
    for (std::uint16_t row = 0; row < rows; ++row)
        for (std::uint16_t i = 0; i < 4; ++i) {
            const auto a = std::uint16_t(row * 5 + i), b = std::uint16_t(a + 5);
            for (const int corner : {int(a), a + 1, int(b), int(b), a + 1, b + 1})
                faces.push_back(std::uint16_t(corner));
        }
    return faces;
}
constexpr std::uint16_t stripRows = 10, stripVertices = (stripRows + 1) * 5;

/// The same triangles, each far from the one before.
std::vector<std::uint16_t> scattered(const std::vector<std::uint16_t> &faces)
{
    const std::size_t count = faces.size() / 3;
    std::vector<std::uint16_t> result;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t from = i * 37 % count * 3; // 37 and 80 have no common factor
        result.insert(result.end(), faces.begin() + std::ptrdiff_t(from), faces.begin() + std::ptrdiff_t(from) + 3);
    }
    return result;
}

template<class T>
Array<T> arrayOf(const std::vector<T> &values)
{
    return Array<T>(std::span<const T>(values));
}

/// A square of four vertices, all different.
mdx::Geoset square()
{
    mdx::Geoset g;
    g.vertices = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}};
    g.normals = {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}, {0, 0, 1}};
    g.vertexGroups = {0, 0, 0, 0};
    g.matrixGroups = {1};
    g.matrixIndices = {0};
    g.faces = {0, 1, 2, 0, 2, 3};
    g.faceTypes = {4};
    g.faceGroups = {6};
    g.uvSets.append().coordinates = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    return g;
}

Make mdxWith(const std::function<void(mdx::Root &)> &change)
{
    return [change] {
        auto model = std::make_unique<mdx::MdxModel>();
        model->data.version = 800;
        change(model->data);
        model->buildIndex();
        return model;
    };
}
Make geoset(const std::function<void(mdx::Geoset &)> &change)
{
    return mdxWith([change](mdx::Root &root) {
        mdx::Geoset g = square();
        change(g);
        root.geosets.append(std::move(g));
    });
}

/// Two equal squares, the second one after a change.
Make twoGeosets(const std::function<void(mdx::Geoset &)> &change)
{
    return mdxWith([change](mdx::Root &root) {
        root.geosets.append(square());
        change(root.geosets.append(square()));
    });
}

/// A copy of a sample, changed.
template<class OfFormat>
Make sampleWith(const char *path, const std::function<void(decltype(OfFormat::data) &)> &change)
{
    return [path, change]() -> std::unique_ptr<Model> {
        FormatRegistry registry;
        registry.add(createM2Format());
        registry.add(createM3Format());
        const auto opened = openDocument(registry, sourcePath("tests/samples/") + QLatin1String(path));
        if (!opened)
            qFatal("%s", opened.error().text().c_str());
        auto model = std::make_unique<OfFormat>(static_cast<const OfFormat &>((*opened)->model()));
        change(model->data);
        model->buildIndex();
        return model;
    };
}

/// The sample with one skin profile, of which one submesh draws a strip of `vertices`.
Make m2With(const std::function<void(m2::Root &)> &change)
{
    return sampleWith<m2::M2Model>("m2wotlk/tiny.m2", [change](m2::Root &r) {
        r.lodSkins = {};
        r.skins.items.resize(1);
        r.skins.ids.resize(1);
        m2::Skin &skin = r.skins[0];
        skin.shadowBatches = {};
        std::vector<std::uint16_t> all(r.positions.size());
        std::iota(all.begin(), all.end(), std::uint16_t(0));
        skin.vertices = arrayOf(all);
        for (std::size_t i = 0; i < r.positions.size(); ++i)
            r.positions.edit()[i].x = float(i);
        change(r);
    });
}

void drawStrip(m2::Root &r, const std::vector<std::uint16_t> &faces)
{
    m2::Skin &skin = r.skins[0];
    std::vector<std::uint16_t> rows(stripVertices);
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = std::uint16_t(i % r.positions.size());
    skin.vertices = arrayOf(rows);
    skin.indices = arrayOf(faces);
    skin.submeshes.items.resize(1);
    skin.submeshes.ids.resize(1);
    skin.submeshes[0].level = 0;
    skin.submeshes[0].triangleStart = 0;
    skin.submeshes[0].triangleCount = std::uint16_t(faces.size());
}

/// Every entry of the tables is read, each by the one batch or submesh.
void readAllCombos(m2::Root &r)
{
    m2::Skin &skin = r.skins[0];
    skin.batches.items.resize(1);
    skin.batches.ids.resize(1);
    skin.submeshes.items.resize(1);
    skin.submeshes.ids.resize(1);
    m2::Batch &batch = skin.batches[0];
    batch.textureCount = 1;
    batch.textureCombo = batch.coordCombo = batch.weightCombo = batch.transformCombo = 0;
    r.textureCombos = {0};
    r.coordCombos = {0};
    r.weightCombos = {0};
    r.transformCombos = {0};
    skin.submeshes[0].boneComboStart = 0;
    skin.submeshes[0].boneCount = 1;
    r.boneCombos = {0};
}

/// The sample with one region of a strip.
Make m3With(const std::vector<std::uint16_t> &faces, const std::function<void(m3::Root &)> &change)
{
    return sampleWith<m3::M3Model>("m3/tiny29.m3", [faces, change](m3::Root &r) {
        r.opaques = {};
        r.cloths = {};
        const auto spread = [](auto &array, std::size_t each) {
            if (array.isEmpty())
                return;
            auto copy = array;
            auto *to = array.reset(stripVertices * each);
            for (std::size_t i = 0; i < stripVertices * each; ++i)
                to[i] = copy[i % each];
        };
        const std::size_t bones = r.positions.isEmpty() ? 0 : r.boneWeights.size() / r.positions.size();
        spread(r.boneWeights, bones);
        spread(r.boneIndices, bones);
        spread(r.otherVertexData, r.positions.isEmpty() ? 0 : r.otherVertexData.size() / r.positions.size());
        for (auto *uvs : {&r.uvs, &r.uvs2, &r.uvs3, &r.uvs4, &r.uvs5})
            spread(*uvs, 1);
        spread(r.normals, 1);
        spread(r.colours, 1);
        spread(r.tangents, 1);
        spread(r.positions, 1);
        for (std::size_t i = 0; i < stripVertices; ++i)
            r.positions.edit()[i].x = float(i);
        r.divisions.items.resize(1);
        r.divisions.ids.resize(1);
        m3::Division &division = r.divisions[0];
        division.regions.items.resize(1);
        division.regions.ids.resize(1);
        division.faces = arrayOf(faces);
        m3::Region &region = division.regions[0];
        region.firstVertex = region.firstIndex = 0;
        region.vertexCount = stripVertices;
        region.indexCount = std::uint32_t(faces.size());
        change(r);
    });
}

std::vector<SlimSample> mdxSamples()
{
    const auto asItIs = [](mdx::Geoset &) {};
    const auto faces = [](const std::vector<std::uint16_t> &of) {
        return geoset([of](mdx::Geoset &g) {
            g = {};
            g.vertices.reset(stripVertices);
            g.faces = arrayOf(of);
            g.faceTypes = {4};
            g.faceGroups = {std::uint32_t(of.size())};
        });
    };
    const auto animations = [](float second) {
        return mdxWith([second](mdx::Root &r) {
            for (const float x : {1.0f, second}) {
                Curve<Vec3> keys(Interpolation::Linear, 1);
                keys.editValues()[0] = {x, 0, 0};
                r.textureAnimations.append().translation = keys;
            }
        });
    };
    const auto globals = [](std::uint32_t second) {
        return mdxWith([second](mdx::Root &r) {
            r.globalSequences.append().duration = 500;
            r.globalSequences.append().duration = second;
        });
    };
    return {
        {"mdx", "mdx.geoset.unused-vertex", geoset([](mdx::Geoset &g) {
             g.faces = {0, 1, 2};
             g.faceGroups = {3};
         }),
         geoset(asItIs)},
        {"mdx", "mdx.geoset.equal-vertex", geoset([](mdx::Geoset &g) {
             g.vertices.edit()[3] = g.vertices[0];
             g.uvSets[0].coordinates.edit()[3] = g.uvSets[0].coordinates[0];
         }),
         geoset([](mdx::Geoset &g) { g.vertices.edit()[3] = g.vertices[0]; })}, // at a seam of the texture
        {"mdx", "mdx.geoset.duplicate", twoGeosets(asItIs), twoGeosets([](mdx::Geoset &g) { g.materialId = 1; })},
        {"mdx", "mdx.geoset.triangle-groups", geoset([](mdx::Geoset &g) {
             g.faceTypes = {4, 4};
             g.faceGroups = {3, 3};
         }),
         geoset([](mdx::Geoset &g) { // a group of lines is something different
             g.faceTypes = {4, 1};
             g.faceGroups = {3, 3};
         })},
        {"mdx", "mdx.geoset.face-order", faces(scattered(strip(stripRows))), faces(strip(stripRows))},
        {"mdx", "mdx.texture-animation.duplicate", animations(1), animations(2)},
        {"mdx", "mdx.global-sequence.duplicate", globals(500), globals(501)},
    };
}

std::vector<SlimSample> m2Samples()
{
    return {
        {"m2", "m2.vertex.unused", m2With([](m2::Root &r) { r.skins[0].vertices.edit()[0] = 1; }),
         m2With([](m2::Root &) {})},
        {"m2", "m2.vertex.equal", m2With([](m2::Root &r) {
             r.positions.edit()[1] = r.positions[0];
             r.normals.edit()[1] = r.normals[0];
             r.uvs.edit()[1] = r.uvs[0];
             r.uvs2.edit()[1] = r.uvs2[0];
             for (std::size_t i = 0; i < 4; ++i) {
                 r.boneWeights.edit()[4 + i] = r.boneWeights[i];
                 r.boneIndices.edit()[4 + i] = r.boneIndices[i];
             }
         }),
         m2With([](m2::Root &) {})},
        {"m2", "m2.bone.unused", m2With([](m2::Root &r) {
             r.bones.append().keyBone = -1;
             r.opaques = {};
         }),
         m2With([](m2::Root &r) { // the game may know every bone by its number
             for (m2::Bone &bone : r.bones)
                 bone.keyBone = 0;
         })},
        {"m2", "m2.combo.unread", m2With([](m2::Root &r) {
             readAllCombos(r);
             r.textureCombos = {0, 0};
         }),
         m2With(readAllCombos)},
        {"m2", "m2.submesh.face-order", m2With([](m2::Root &r) { drawStrip(r, scattered(strip(stripRows))); }),
         m2With([](m2::Root &r) { drawStrip(r, strip(stripRows)); })},
    };
}

std::vector<SlimSample> m3Samples()
{
    const auto asItIs = [](m3::Root &) {};
    const std::vector<std::uint16_t> faces = strip(stripRows);
    return {
        {"m3", "m3.vertex.unused", m3With(strip(stripRows - 1), asItIs), m3With(faces, asItIs)},
        {"m3", "m3.vertex.equal", m3With(faces, [](m3::Root &r) { r.positions.edit()[1] = r.positions[0]; }),
         m3With(faces, asItIs)},
        {"m3", "m3.bone.unused",
         m3With(faces,
                [](m3::Root &r) {
                    r.physicsConstraints = {};
                    r.bones.append();
                }),
         m3With(faces,
                [](m3::Root &r) { // each is the parent of another one
                    r.physicsConstraints = {};
                    for (std::size_t i = 0; i < r.bones.size(); ++i)
                        r.bones[i].parent = std::int16_t((i + 1) % r.bones.size());
                })},
        {"m3", "m3.region.face-order", m3With(scattered(faces), asItIs), m3With(faces, asItIs)},
    };
}

std::vector<SlimSample> samples()
{
    std::vector<SlimSample> all;
    for (const auto &some : {mdxSamples(), m2Samples(), m3Samples()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

} // namespace

class TestSlimChecks : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    const Format &format(const char *id) const
    {
        for (const auto &format : m_registry.formats())
            if (format->info().id == QLatin1String(id))
                return *format;
        qFatal("no such format");
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    void everyCheckHasSamples()
    {
        std::set<std::string> sampled;
        for (const SlimSample &sample : samples())
            QVERIFY2(sampled.insert(sample.code).second, sample.code);
        QStringList without;
        for (const auto &format : m_registry.formats())
            for (const Check &check : format->slimming()->checks())
                if (!sampled.erase(check.code))
                    without << QLatin1String(check.code);
        QCOMPARE(without, QStringList());
        QVERIFY2(sampled.empty(), sampled.empty() ? "" : sampled.begin()->c_str());
    }

    void isFound_data()
    {
        QTest::addColumn<int>("row");
        const std::vector<SlimSample> all = samples();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].code) << int(i);
    }

    void isFound()
    {
        QFETCH(int, row);
        const SlimSample sample = samples()[std::size_t(row)];
        for (const Check &check : format(sample.format).slimming()->checks())
            if (std::string_view(check.code) == sample.code) {
                const auto bad = sample.bad(), good = sample.good();
                QVERIFY(runCheck(check, *bad).count() > 0);
                const CheckReport::Row none = runCheck(check, *good);
                QVERIFY2(none.findings.empty(), none.findings.empty() ? "" : none.findings[0].message.text().c_str());
                return;
            }
        QFAIL("no such code");
    }

    void facetPasses_data()
    {
        QTest::addColumn<QByteArray>("pass");
        QTest::addColumn<QByteArray>("second"); ///< the path of the second texture
        QTest::addColumn<bool>("found");
        QTest::newRow("equal textures") << QByteArray("equal-textures") << QByteArray("a.blp") << true;
        QTest::newRow("different textures") << QByteArray("equal-textures") << QByteArray("b.blp") << false;
    }

    /// Passes that the facets offer where no check of the format has the same title.
    void facetPasses()
    {
        QFETCH(QByteArray, pass);
        QFETCH(QByteArray, second);
        QFETCH(bool, found);
        const auto model = m2With([second](m2::Root &r) {
            readAllCombos(r);
            r.particles = {};
            r.ribbons = {};
            r.textureFileIds = {};
            r.textures.items.resize(1);
            r.textures.ids.resize(1);
            r.textures[0].type = 0;
            r.textures[0].path.set("a.blp");
            r.textures.append(r.textures[0]).path.set(second.toStdString());
        })();
        const Format &m2 = format("m2");
        for (const auto &known : slimPasses(m2))
            if (known->name() == pass) {
                QCOMPARE(!known->steps({*model, &m2, {}}, 0).empty(), found);
                return;
            }
        QFAIL("no such pass");
    }
};

SINEW_GUILESS_TEST(tst_slim_checks, TestSlimChecks)

} // namespace tst_slim_checks
#include "tst_slim_checks.moc"
