// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Where attachments, emitters, ribbons, lights and cameras of new models are, at five times of each sequence
// (conversion.md §11, check 6).

#include "core/scene/effect_rules.h"
#include "core/scene/pose/camera_state.h"
#include "core/scene/simple_band_source.h"
#include "core/scene/simple_emission_source.h"
#include "tests/plugins/create/paired.h"
#include "tests/support/test_program.h"

namespace tst_creation_places {

using namespace sinew;
using namespace sinew::test;

/// Nodes of the source and of the result that are the same place.
struct Pair
{
    std::int32_t from, to;
    QString name;
};

/// Effects that become ribbons, without those that are listed as left out.
bool isRibbon(const SceneEffect &effect)
{
    return effect.kind == EffectKind::Ribbon || effect.kind == EffectKind::MaterialRibbon;
}

std::vector<Pair> pairsOf(const Created &all, bool &isComplete)
{
    std::vector<Pair> pairs;
    isComplete = true;
    const auto isNode = [&](std::int32_t row) { return row >= 0 && std::size_t(row) < all.source.nodes.size(); };
    // Each list keeps the order of the source's.
    const auto add = [&](const char *what, std::vector<std::int32_t> from, const std::vector<std::int32_t> &to) {
        std::erase_if(from, [&](std::int32_t row) { return !isNode(row); });
        if (from.size() != to.size()) {
            isComplete = false;
            qWarning("%zu %s become %zu", from.size(), what, to.size());
            return;
        }
        for (std::size_t i = 0; i < from.size(); ++i)
            pairs.push_back({from[i], to[i], QStringLiteral("%1 %2").arg(QString::fromLatin1(what)).arg(i)});
    };
    const auto nodes = [](const auto &list) {
        std::vector<std::int32_t> rows;
        for (const auto &each : list)
            rows.push_back(each.node);
        return rows;
    };
    add("attachments", nodes(all.source.attachments), nodes(all.result.attachments));
    add("lights", nodes(all.source.lights), nodes(all.result.lights));
    std::vector<std::int32_t> emitters, ribbons, madeEmitters, madeRibbons;
    for (const SceneEffect &effect : all.result.effects)
        (isRibbon(effect) ? madeRibbons : madeEmitters).push_back(effect.node);
    std::size_t next = 0;
    // Where particles are born all the time and in bursts there are two, named alike.
    const auto addEmitters = [&](std::int32_t row) {
        const std::string &name = all.source.nodes[std::size_t(row)].name;
        for (int i = 0; i < 2 && next < madeEmitters.size(); ++i) {
            const std::string &made = all.result.nodes[std::size_t(madeEmitters[next])].name;
            if (!made.starts_with(name) || (made.size() > name.size() && made[name.size()] != ' '))
                return;
            emitters.push_back(row);
            ++next;
        }
    };
    for (const SceneEffect &effect : all.source.effects) {
        if (!effect.rules || isRibbon(effect))
            continue;
        if (const auto *told = dynamic_cast<const SimpleEmissionSource *>(effect.rules.get()))
            for (const SimpleBirths &births : told->emission().births)
                addEmitters(births.node < 0 ? effect.node : births.node);
        else
            addEmitters(effect.node);
    }
    add("emitters", emitters, madeEmitters);
    for (const SceneEffect &effect : all.source.effects) {
        if (!effect.rules || !isRibbon(effect))
            continue;
        const auto *told = dynamic_cast<const SimpleBandSource *>(effect.rules.get());
        const auto band = told ? told->band() : std::nullopt;
        const bool isOff = band && band->on.curve.size() == 0 && !(band->on.fallback > 0);
        if (told ? band.has_value() && !isOff : effect.material >= 0)
            ribbons.push_back(effect.node);
    }
    add("ribbons", ribbons, madeRibbons);
    return pairs;
}

class TestCreationPlaces : public QObject
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

    void places_data() { addSourceRows(8); }
    void places()
    {
        QFETCH(QString, path);
        const Created all = created(m_registry, path, "mdx1000", false);
        sawCorpusFile(path);
        if (!all.document || !all.isDone())
            return;
        bool isComplete = false;
        const std::vector<Pair> pairs = pairsOf(all, isComplete);
        QVERIFY(isComplete);
        const std::vector<bool> otherRules = followingOtherRules(all.source);
        const auto scale = float(all.options.scale);
        // The size of the model, or of where its places are.
        Eigen::AlignedBox3f box;
        for (const SceneMesh &mesh : all.result.meshes)
            for (const Vec3 &v : mesh.positions)
                if (std::isfinite(v.x + v.y + v.z))
                    box.extend(Eigen::Vector3f(v.x, v.y, v.z));
        Pose from, to;
        double worst = 0, size = box.isEmpty() ? 0 : double(box.diagonal().norm());
        QString where;
        for (const PlayedPart &part : playedParts(all))
            for (const double moment : momentsIn(part, 5)) {
                evaluatePose(all.source, part.inSource(all, moment), from);
                evaluatePose(all.result, part.inResult(all, moment), to);
                for (const Pair &pair : pairs) {
                    const Eigen::Vector3f expected = placed(origin(all.source, from, pair.from), all.source, scale);
                    if (otherRules[std::size_t(pair.from)] || !expected.allFinite())
                        continue;
                    size = std::max(size, double(expected.norm()));
                    const double off = double((origin(all.result, to, pair.to) - expected).norm());
                    if (!(off <= worst)) {
                        worst = off;
                        where =
                            QStringLiteral("%1 at %2 ms of sequence %3").arg(pair.name).arg(moment).arg(part.result);
                    }
                }
            }
        // As vertices (checks 1 and 2).
        const double bound = all.source.front == ModelFront::PlusX ? 1e-5 : 1e-4;
        QVERIFY2(worst <= bound * std::max(size, 1e-3),
                 qPrintable(QStringLiteral("off by %1 of %2: %3").arg(worst).arg(size).arg(where)));
    }

    /// Cameras stand in the model's space; those on a node, which is listed, stand where they are at first.
    void cameras_data() { addSourceRows(8); }
    void cameras()
    {
        QFETCH(QString, path);
        const Created all = created(m_registry, path, "mdx800", false);
        sawCorpusFile(path);
        if (!all.document || !all.isDone())
            return;
        QCOMPARE(all.result.cameras.size(), all.source.cameras.size());
        const auto scale = float(all.options.scale);
        const std::vector<PlayedPart> parts = playedParts(all);
        for (std::size_t row = 0; row < all.source.cameras.size(); ++row) {
            const bool isOnNode = all.source.cameras[row].node >= 0;
            for (std::size_t i = 0; i < (isOnNode ? std::min<std::size_t>(1, parts.size()) : parts.size()); ++i)
                for (const double moment : isOnNode ? std::vector<double>{0} : momentsIn(parts[i], 5)) {
                    const CameraState a =
                        evaluateCamera(all.source, all.source.cameras[row], parts[i].inSource(all, moment));
                    const CameraState b =
                        evaluateCamera(all.result, all.result.cameras[row], parts[i].inResult(all, moment));
                    const double bound = 1e-4 * std::max(1.f, scale * std::max(a.position.norm(), a.target.norm()));
                    const QString where = QStringLiteral("camera %1 at %2 ms of part %3").arg(row).arg(moment).arg(i);
                    QVERIFY2(double((placed(a.position, all.source, scale) - b.position).norm()) <= bound,
                             qPrintable(where));
                    QVERIFY2(double((placed(a.target, all.source, scale) - b.target).norm()) <= bound,
                             qPrintable(where));
                    QVERIFY2(std::abs(a.roll - b.roll) <= 1e-4f, qPrintable(where));
                }
        }
    }
};

SINEW_GUILESS_TEST(tst_creation_places, TestCreationPlaces)

} // namespace tst_creation_places

#include "tst_creation_places.moc"
