// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Opacities and colours of geosets and layers, and where textures lie, during all sequences of new models
// (conversion.md §11, checks 7 and 8).

#include "tests/plugins/create/paired.h"
#include "tests/support/test_program.h"

namespace tst_creation_values {

using namespace sinew;
using namespace sinew::test;

/// A layer of the source and the geosets of the result that show it first.
struct Shown
{
    std::size_t mesh = 0, layer = 0;  ///< of the source
    std::vector<std::size_t> geosets; ///< rows in the result's meshes
};

/// Layers whose geosets are known: the first of a mesh that became one geoset (or its parts), and each one of a mesh
/// whose batches became as many.
std::vector<Shown> shownLayers(const Created &all)
{
    std::vector<Shown> shown;
    std::map<std::size_t, std::vector<std::vector<std::size_t>>> looks;
    for (const auto &[mesh, parts] : pairedMeshes(all))
        looks[mesh].push_back(parts);
    const std::set<std::size_t> ambiguous = ambiguousMeshes(all);
    for (const auto &[mesh, each] : looks) {
        if (ambiguous.count(mesh))
            continue;
        const std::size_t layers = all.source.materials[std::size_t(all.source.meshes[mesh].material)].layers.size();
        if (each.size() != 1 && each.size() != layers)
            continue;
        for (std::size_t look = 0; look < each.size(); ++look)
            shown.push_back({mesh, look, each[look]});
    }
    return shown;
}

/// How far two maps of texture coordinates get apart within the unit square, in shares of how far they move it.
double farthest(const Eigen::Matrix<float, 2, 3> &a, const Eigen::Matrix<float, 2, 3> &b)
{
    double off = 0;
    for (const Eigen::Vector3f &at : {Eigen::Vector3f(0, 0, 1), Eigen::Vector3f(1, 0, 1), Eigen::Vector3f(0, 1, 1)})
        off = std::max(off, double((a * at - b * at).norm()) / std::max(1., double((a * at).norm())));
    return off;
}

/// Texture animations that turn and scale unequally do so in another order, which is listed.
bool hasOtherOrder(const RenderScene &scene, std::int32_t animation)
{
    if (animation < 0 || std::size_t(animation) >= scene.textureAnimations.size())
        return false;
    const SceneTextureAnimation &from = scene.textureAnimations[std::size_t(animation)];
    return from.order == UvOrder::MoveScaleTurn && (from.rotation.curve.size() > 0 || from.rotation.fallback.w != 1) &&
           (from.scale.curve.size() > 0 || from.scale.fallback.x != from.scale.fallback.y);
}

class TestCreationValues : public QObject
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

    void values_data() { addSourceRows(8); }
    void values()
    {
        QFETCH(QString, path);
        const Created all = created(m_registry, path, "mdx800", false);
        sawCorpusFile(path);
        if (!all.document || !all.isDone())
            return;
        const std::vector<Shown> layers = shownLayers(all);
        Pose from, to;
        double worst = 0, worstColour = 0, worstUv = 0;
        QString where, whereColour, whereUv;
        for (const PlayedPart &part : playedParts(all))
            for (const double moment : momentsIn(part, 10)) {
                evaluatePose(all.source, part.inSource(all, moment), from);
                evaluatePose(all.result, part.inResult(all, moment), to);
                for (const Shown &each : layers) {
                    const SceneMesh &mesh = all.source.meshes[each.mesh];
                    const SceneMaterial &material = all.source.materials[std::size_t(mesh.material)];
                    const SceneLayer &layer = material.layers[each.layer];
                    const LayerState &state = from.layers[std::size_t(mesh.material)][each.layer];
                    const double opacity =
                        std::clamp(double(state.alpha) * (layer.batch ? 1 : double(from.meshAlpha[each.mesh])), 0., 1.);
                    const Colour colour = layer.batch ? state.colour : from.meshColour[each.mesh];
                    for (const std::size_t geoset : each.geosets) {
                        const std::size_t made = std::size_t(all.result.meshes[geoset].material);
                        const LayerState &first = to.layers[made].front();
                        const QString here = QStringLiteral("mesh %1, layer %2 at %3 ms of sequence %4")
                                                 .arg(each.mesh)
                                                 .arg(each.layer)
                                                 .arg(moment)
                                                 .arg(part.result);
                        const auto note = [&](double off, double &most, QString &place) {
                            if (!(off <= most)) {
                                most = off;
                                place = here;
                            }
                        };
                        // Surfaces have opacities and brightnesses of layers of their own.
                        if (layer.surface)
                            continue;
                        // Files have opacities below nothing; no game shows less than that.
                        const double shown = std::clamp(double(to.meshAlpha[geoset] * first.alpha), 0., 1.);
                        note(std::abs(shown - opacity), worst, where);
                        const Colour &is = to.meshColour[geoset];
                        note(std::max({std::abs(double(is.r - colour.r)), std::abs(double(is.g - colour.g)),
                                       std::abs(double(is.b - colour.b))}),
                             worstColour, whereColour);
                        const std::int32_t animation = layer.batch && !layer.batch->stages.empty()
                                                           ? layer.batch->stages[0].textureAnimation
                                                           : layer.textureAnimation;
                        if (!hasOtherOrder(all.source, animation))
                            note(farthest(state.uv, first.uv), worstUv, whereUv);
                    }
                }
            }
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES"))
            qInfo("%zu layers: opacity %.3g, colour %.3g, uv %.3g", layers.size(), worst, worstColour, worstUv);
        QVERIFY2(worst <= 1. / 510, qPrintable(QStringLiteral("opacity off by %1: %2").arg(worst).arg(where)));
        QVERIFY2(worstColour <= 1. / 510,
                 qPrintable(QStringLiteral("colour off by %1: %2").arg(worstColour).arg(whereColour)));
        QVERIFY2(worstUv <= 1e-5, qPrintable(QStringLiteral("texture off by %1: %2").arg(worstUv).arg(whereUv)));
    }

    /// The same of surfaces: where the first layer that shows a texture of a slot lies.
    void surfaces_data() { addSourceRows(8); }
    void surfaces()
    {
        QFETCH(QString, path);
        const Created all = created(m_registry, path, "mdx800", false);
        sawCorpusFile(path);
        if (!all.document || !all.isDone())
            return;
        Pose from, to;
        double worst = 0, worstAlpha = 0;
        QString where, whereAlpha;
        std::size_t seen = 0;
        auto surfaces = pairedMeshes(all);
        const std::set<std::size_t> ambiguous = ambiguousMeshes(all);
        std::erase_if(surfaces, [&](const auto &pair) { return ambiguous.count(pair.first) > 0; });
        for (const PlayedPart &part : playedParts(all))
            for (const double moment : momentsIn(part, 10)) {
                evaluatePose(all.source, part.inSource(all, moment), from);
                evaluatePose(all.result, part.inResult(all, moment), to);
                for (const auto &[mesh, parts] : surfaces) {
                    const std::int32_t row = all.source.meshes[mesh].material;
                    const SceneMaterial &material = all.source.materials[std::size_t(row)];
                    if (material.layers.size() != 1 || !material.layers[0].surface)
                        continue;
                    const SceneSurface &surface = *material.layers[0].surface;
                    // The first slot that is shown becomes the first layer, or the one on the team's colour.
                    const SurfaceLayer &diffuse = surface[SurfaceSlot::Diffuse];
                    if (!diffuse.isOn || diffuse.texture < 0)
                        continue;
                    const SurfaceLayerState &state =
                        from.layers[std::size_t(row)][0].surface[std::size_t(SurfaceSlot::Diffuse)];
                    const std::size_t made = std::size_t(all.result.meshes[parts[0]].material);
                    const std::vector<LayerState> &layers = to.layers[made];
                    const bool isOnTeamColour =
                        diffuse.teamColour && material.layers[0].filterMode == FilterMode::Opaque;
                    const std::size_t layer = isOnTeamColour && layers.size() > 1 ? 1 : 0;
                    ++seen;
                    const QString here =
                        QStringLiteral("mesh %1 at %2 ms of sequence %3").arg(mesh).arg(moment).arg(part.result);
                    if (const double off = farthest(state.uv, layers[layer].uv); !(off <= worst)) {
                        worst = off;
                        where = here;
                    }
                    const double alpha = std::abs(double(from.meshAlpha[mesh]) - double(to.meshAlpha[parts[0]]));
                    if (!(alpha <= worstAlpha)) {
                        worstAlpha = alpha;
                        whereAlpha = here;
                    }
                }
            }
        if (qEnvironmentVariableIsSet("SINEW_SHOW_FIGURES") && seen > 0)
            qInfo("%zu: uv %.3g, opacity %.3g", seen, worst, worstAlpha);
        QVERIFY2(worst <= 1e-5, qPrintable(QStringLiteral("texture off by %1: %2").arg(worst).arg(where)));
        QVERIFY2(worstAlpha <= 1. / 510,
                 qPrintable(QStringLiteral("opacity off by %1: %2").arg(worstAlpha).arg(whereAlpha)));
    }
};

SINEW_GUILESS_TEST(tst_creation_values, TestCreationValues)

} // namespace tst_creation_values

#include "tst_creation_values.moc"
