// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/scene/render_scene.h"
#include "m2_material_test.h"
#include "tests/plugins/m2/edit/m2_edit_test.h"
#include "tests/plugins/material_test.h"
#include "tests/plugins/scene_materials.h"
#include "tests/support/field_named.h"
#include "tests/support/test_program.h"

#include "core/facets/materials/material_edits.h"

namespace tst_m2_materials {

using namespace sinew;
using namespace sinew::test;

namespace {

QString first(const auto &curve)
{
    const auto values = curve.values();
    if (values.empty())
        return QStringLiteral("-");
    QString text;
    const auto *numbers = reinterpret_cast<const float *>(values.data());
    for (std::size_t i = 0; i < sizeof(values[0]) / sizeof(float); ++i)
        text += QString::number(numbers[i]) + QLatin1Char(' ');
    return text;
}

/// The look of a submesh's batches, through all tables: the first value of animated ones. Past the end of its table a
/// coordinate is the first set.
QStringList lookOf(const Document &document, std::size_t submeshRow, bool withNumbers = true)
{
    const m2::Root &root = rootOf(document);
    QStringList all;
    const auto entry = [](const auto &table, std::size_t at) {
        return at < table.size() ? std::int16_t(table[at]) : std::int16_t(-1);
    };
    for (const m2::Batch &batch : root.skins[0].batches) {
        if (batch.submesh != submeshRow)
            continue;
        const m2::Material material =
            batch.material < root.materials.size() ? root.materials[batch.material] : m2::Material();
        QString text = QStringLiteral("flags %1 blend %2 ").arg(material.flags).arg(material.blendMode);
        for (std::size_t i = 0; i < batch.textureCount; ++i) {
            const int texture = entry(root.textureCombos, batch.textureCombo + i),
                      weight = entry(root.weightCombos, batch.weightCombo + i),
                      transform = entry(root.transformCombos, batch.transformCombo + i);
            text += QStringLiteral("[uv %1 ").arg(
                batch.coordCombo + i < root.coordCombos.size() ? entry(root.coordCombos, batch.coordCombo + i) : 0);
            if (texture >= 0 && std::size_t(texture) < root.textures.size()) {
                const m2::Texture &t = root.textures[std::size_t(texture)];
                const std::uint32_t number = withNumbers && std::size_t(texture) < root.textureFileIds.size()
                                                 ? root.textureFileIds[std::size_t(texture)]
                                                 : 0;
                text += QStringLiteral("type %1 flags %2 %3 %4 ")
                            .arg(t.type)
                            .arg(t.flags)
                            .arg(QString::fromStdString(std::string(t.path.view())))
                            .arg(number);
            }
            if (weight >= 0 && std::size_t(weight) < root.textureWeights.size())
                text += QStringLiteral("weight ") + first(root.textureWeights[std::size_t(weight)].weight);
            if (transform >= 0 && std::size_t(transform) < root.textureTransforms.size()) {
                const m2::TextureTransform &t = root.textureTransforms[std::size_t(transform)];
                text += QStringLiteral("moved ") + first(t.translation) + first(t.rotation) + first(t.scaling);
            }
            text += QLatin1Char(']');
        }
        if (batch.colour >= 0 && std::size_t(batch.colour) < root.colours.size())
            text += QStringLiteral(" colour ") + first(root.colours[std::size_t(batch.colour)].colour) +
                    first(root.colours[std::size_t(batch.colour)].alpha);
        all += text;
    }
    return all;
}

} // namespace

/// Whole materials: recipes, materials of other models and submeshes, merging.
class TestM2Materials : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recipes_data() { versionRows(); }
    void recipes()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        QCOMPARE(facet.recipes(document->model()).size(), std::size_t(4));
        const std::map<std::string, FilterMode> modes{{"opaque", FilterMode::Opaque},
                                                      {"foliage", FilterMode::AlphaKey},
                                                      {"glow", FilterMode::Add},
                                                      {"blend", FilterMode::Alpha}};
        for (const MaterialRecipe &recipe : facet.recipes(document->model())) {
            const RenderScene scene = sceneOf(*document);
            QCOMPARE(pushed(*document, facet.apply(document->model(), submesh(*document, 0), recipe.id)), QString());
            RenderScene now = sceneOf(*document);
            const auto row = std::size_t(scene.meshes[0].material);
            const SceneMaterial &made = now.materials[row];
            QCOMPARE(made.layers.size(), std::size_t(1));
            const SceneLayer &layer = made.layers[0];
            QCOMPARE(layer.filterMode, modes.at(recipe.id));
            QCOMPARE(layer.twoSided, std::string_view(recipe.id) == "foliage" || std::string_view(recipe.id) == "glow");
            QCOMPARE(layer.unshaded, std::string_view(recipe.id) == "glow");
            QCOMPARE(layer.noDepthSet, std::string_view(recipe.id) == "glow" || std::string_view(recipe.id) == "blend");
            QCOMPARE(layer.batch->combiner, std::string_view(recipe.id) == "opaque" ? Combiner::Opaque : Combiner::Mod);
            QCOMPARE(layer.batch->stages[0].texture.fallback, 0);
            QCOMPARE(layer.batch->stages[0].uv, UvSource::Set0);
            now.materials[row] = scene.materials[row];
            QCOMPARE(SceneMaterials().difference(scene, now), QString()); // nothing else changed
            QCOMPARE(lostByReading(*document, sample), QString());
        }
        QVERIFY(!facet.apply(document->model(), submesh(*document, 0), "nonsense"));
        QVERIFY(!facet.create(document->model(), "opaque"));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void adopt_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("other");
        for (const QString &sample : versions)
            for (const QString &other : versions)
                QTest::newRow(qPrintable(sample + QStringLiteral(" from ") + other)) << sample << other;
    }
    /// The look of another document's submesh, with the textures and everything else that this one lacks.
    void adopt()
    {
        QFETCH(QString, sample);
        QFETCH(QString, other);
        const auto document = openDocument(sample), from = openDocument(other);
        // Nothing in this model is named like the textures of the other one.
        for (std::size_t row = 0; row < rootOf(*from).textures.size(); ++row)
            if (!rootOf(*from).textures[row].path.view().empty()) {
                EditBuilder edit(from->model());
                edit.set(fieldOf<&m2::Texture::flags>(rootOf(*from).textures.ids[row]), std::uint32_t(row % 4));
                QCOMPARE(pushed(*from, edit.finish()), QString());
            }
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        const QStringList untouched = lookOf(*document, 1);
        for (const std::size_t source : {0u, 2u}) {
            Result<AdoptedMaterial> adopted =
                facet.adopt(document->model(), submesh(*document, 2), from->model(), submesh(*from, source));
            QVERIFY(bool(adopted));
            const bool hasNumbers = !rootOf(*document).textureFileIds.isEmpty();
            QCOMPARE(pushed(*document, std::move(adopted->changes)), QString());
            QCOMPARE(lookOf(*document, 2, hasNumbers), lookOf(*from, source, hasNumbers));
            if (lookOf(*from, source) != lookOf(*from, source, hasNumbers))
                QVERIFY(!adopted->notes.empty());
            QCOMPARE(lookOf(*document, 1), untouched);
            QCOMPARE(lostByReading(*document, sample), QString());
            // The second time nothing else has to be copied. Numbers that the file can't hold aren't found again.
            if (!hasNumbers && !rootOf(*from).textureFileIds.isEmpty())
                continue;
            const std::size_t textures = rootOf(*document).textures.size(),
                              weights = rootOf(*document).textureWeights.size(),
                              colours = rootOf(*document).colours.size(),
                              transforms = rootOf(*document).textureTransforms.size();
            adopted = facet.adopt(document->model(), submesh(*document, 2), from->model(), submesh(*from, source));
            QVERIFY(bool(adopted));
            QCOMPARE(pushed(*document, std::move(adopted->changes)), QString());
            QCOMPARE(rootOf(*document).textures.size(), textures);
            QCOMPARE(rootOf(*document).textureWeights.size(), weights);
            QCOMPARE(rootOf(*document).colours.size(), colours);
            QCOMPARE(rootOf(*document).textureTransforms.size(), transforms);
        }
        QVERIFY(!facet.adopt(document->model(), rootOf(*document).materials.ids[0], from->model(), submesh(*from, 0)));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    void assign_data() { versionRows(); }
    void assign()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        const MaterialFacet &facet = materialsOf(*document);
        RenderScene expected = sceneOf(*document);
        expected.materials[std::size_t(expected.meshes[2].material)] =
            expected.materials[std::size_t(expected.meshes[0].material)];
        QCOMPARE(pushed(*document, facet.assign(document->model(), submesh(*document, 2), submesh(*document, 0))),
                 QString());
        QCOMPARE(SceneMaterials().difference(expected, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QVERIFY(!facet.assign(document->model(), rootOf(*document).materials.ids[0], submesh(*document, 0)));
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// The edits that other tests make one by one, on the shrine and with damage: equal rows merge, unused ones are
    /// removed.
    void mergeMaterials_data() { versionRows(); }
    void mergeMaterials()
    {
        QFETCH(QString, sample);
        const auto document = openDocument(sample);
        const auto before = savedFiles(*document, true);
        EditBuilder edit(document->model());
        const auto &materials = rootOf(*document).materials;
        for (const char *field : {"flags", "blendMode"}) {
            const auto at = test::rowNamed(describe<m2::Material>(), field);
            edit.set({materials.ids[3], at},
                     std::string_view(field) == "flags" ? materials[2].flags : materials[2].blendMode);
        }
        QCOMPARE(pushed(*document, edit.finish()), QString());
        const RenderScene scene = sceneOf(*document);
        const std::size_t rows = rootOf(*document).textureAc.size();
        const auto merged = materialsOf(*document).mergeEqual(document->model());
        QVERIFY(merged);
        QCOMPARE(merged->empty(), rows > 0); // its parameters differ
        QCOMPARE(pushed(*document, merged), QString());
        QCOMPARE(rootOf(*document).materials.size(), std::size_t(rows ? 8 : 7));
        QCOMPARE(SceneMaterials().difference(scene, sceneOf(*document)), QString());
        QCOMPARE(lostByReading(*document, sample), QString());
        QCOMPARE(changedByUndo(*document, before), QString());
    }

    /// Without a profile's file its uses are unknown.
    void missingProfiles()
    {
        Files files = sampleFiles();
        files.remove(QStringLiteral("m2wotlk/tiny01.skin"));
        const Opened opened = openModel(fileSet(files, QStringLiteral("m2wotlk/tiny.m2")));
        QVERIFY(opened.model);
        QVERIFY(!m2Format().textures()->removeUnused(*opened.model));
        QVERIFY(!m2Format().materials()->removeUnused(*opened.model));
        QVERIFY(!m2Format().materials()->mergeEqual(*opened.model));
    }
};

SINEW_APPLESS_TEST(tst_m2_materials, TestM2Materials)

} // namespace tst_m2_materials
#include "tst_m2_materials.moc"
