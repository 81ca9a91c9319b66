// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/proof/object_comparison.h"

#include "core/check/proof/track_comparison.h"

#include <numbers>
#include <typeinfo>

namespace sinew {

namespace {

constexpr double degrees = 180 / std::numbers::pi;
constexpr const char *stillValues = QT_TRANSLATE_NOOP("Message", "values that are not animated");

// The tracks of two objects with the kind of their differences: visit(track, track, kind, factor, name).

template<class A, class B, class Visit>
void visitTracks(SceneLight *, A &a, B &b, const Visit &visit)
{
    visit(a.attenuationStart, b.attenuationStart, ProofKind::Rate, 1,
          QT_TRANSLATE_NOOP("Message", "start of the attenuation"));
    visit(a.attenuationEnd, b.attenuationEnd, ProofKind::Rate, 1,
          QT_TRANSLATE_NOOP("Message", "end of the attenuation"));
    visit(a.colour, b.colour, ProofKind::Colour, 1, QT_TRANSLATE_NOOP("Message", "colour"));
    visit(a.ambientColour, b.ambientColour, ProofKind::Colour, 1, QT_TRANSLATE_NOOP("Message", "ambient colour"));
    visit(a.intensity, b.intensity, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "intensity"));
    visit(a.ambientIntensity, b.ambientIntensity, ProofKind::Rate, 1,
          QT_TRANSLATE_NOOP("Message", "ambient intensity"));
    visit(a.innerAngle, b.innerAngle, ProofKind::Turn, degrees, QT_TRANSLATE_NOOP("Message", "inner angle"));
    visit(a.outerAngle, b.outerAngle, ProofKind::Turn, degrees, QT_TRANSLATE_NOOP("Message", "outer angle"));
}

template<class A, class B, class Visit>
void visitTracks(SceneCamera *, A &a, B &b, const Visit &visit)
{
    visit(a.fieldOfView, b.fieldOfView, ProofKind::Turn, degrees, QT_TRANSLATE_NOOP("Message", "field of view"));
    visit(a.translation, b.translation, ProofKind::Place, 1, QT_TRANSLATE_NOOP("Message", "position"));
    visit(a.targetTranslation, b.targetTranslation, ProofKind::Place, 1,
          QT_TRANSLATE_NOOP("Message", "the target's position"));
    visit(a.roll, b.roll, ProofKind::Turn, degrees, QT_TRANSLATE_NOOP("Message", "roll"));
}

template<class A, class B, class Visit>
void visitTracks(SceneForce *, A &a, B &b, const Visit &visit)
{
    visit(a.strength, b.strength, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "strength"));
    visit(a.width, b.width, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "width"));
    visit(a.height, b.height, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "height"));
    visit(a.length, b.length, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "length"));
}

template<class A, class B, class Visit>
void visitTracks(SceneProjection *, A &a, B &b, const Visit &visit)
{
    for (std::size_t i = 0; i < 3; ++i) {
        visit(a.low[i], b.low[i], ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "smallest corner"));
        visit(a.high[i], b.high[i], ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "largest corner"));
    }
    visit(a.fieldOfView, b.fieldOfView, ProofKind::Turn, degrees, QT_TRANSLATE_NOOP("Message", "field of view"));
    visit(a.aspect, b.aspect, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "aspect ratio"));
    visit(a.nearClip, b.nearClip, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "near clip"));
    visit(a.farClip, b.farClip, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "far clip"));
}

template<class A, class B, class Visit>
void visitTracks(ScenePopcorn *, A &a, B &b, const Visit &visit)
{
    visit(a.lifeSpan, b.lifeSpan, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "life span"));
    visit(a.emissionRate, b.emissionRate, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "emission rate"));
    visit(a.speed, b.speed, ProofKind::Rate, 1, QT_TRANSLATE_NOOP("Message", "speed"));
    visit(a.alpha, b.alpha, ProofKind::Opacity, 1, QT_TRANSLATE_NOOP("Message", "opacity"));
    visit(a.colour, b.colour, ProofKind::Colour, 1, QT_TRANSLATE_NOOP("Message", "colour"));
}

template<class A, class B, class Visit>
void visitTracks(SceneCollision *, A &, B &, const Visit &)
{
}

template<class A, class B, class Visit>
void visitTracks(SceneAttachment *, A &, B &, const Visit &)
{
}

class ObjectComparison
{
public:
    ObjectComparison(const ScenePairing &pairing, LookComparison &looks, ProofNotes &notes)
        : m_pairing(pairing), m_looks(looks), m_notes(notes)
    {
    }

    /// Calls compare(original, result) for the objects of a list that are in both.
    template<class T, class Compare>
    void forEachPair(const std::vector<T> &original, const std::vector<T> &result, const Compare &compare)
    {
        const std::vector<std::int32_t> rows = pairedRows(original, result);
        std::size_t paired = 0;
        for (std::size_t i = 0; i < rows.size() && !m_notes.shouldStop(); ++i) {
            if (rows[i] < 0) {
                m_notes.isOnlyInOriginal(original[i].source);
                continue;
            }
            ++paired;
            compare(original[i], result[std::size_t(rows[i])]);
        }
        if (paired < result.size() && !m_notes.shouldStop())
            m_notes.isOnlyInResult();
    }

    template<class T>
    void compareAll(const std::vector<T> &original, const std::vector<T> &result)
    {
        forEachPair(original, result, [&](const T &a, const T &b) {
            T still = b;
            still.node = m_pairing.originalNode(b.node);
            visitTracks(static_cast<T *>(nullptr), a, still,
                        [](const auto &from, auto &to, ProofKind, double, const char *) { to = from; });
            if (!same(a, still))
                m_notes.differs(a.source, stillValues);
            visitTracks(static_cast<T *>(nullptr), a, b,
                        [&](const auto &before, const auto &after, ProofKind kind, double factor, const char *name) {
                            compareTracks(m_pairing, before, after, {kind, factor, a.source, name}, m_notes);
                        });
        });
    }

    void compareEvents()
    {
        forEachPair(m_pairing.original().events, m_pairing.result().events,
                    [&](const SceneEvent &a, const SceneEvent &b) {
                        SceneEvent still = b;
                        still.node = m_pairing.originalNode(b.node);
                        still.times = a.times;
                        if (!same(a, still))
                            m_notes.differs(a.source, stillValues);
                        compareTimes(a, b);
                    });
    }

    void compareEffects()
    {
        forEachPair(m_pairing.original().effects, m_pairing.result().effects,
                    [&](const SceneEffect &a, const SceneEffect &b) {
                        SceneEffect before = a, after = b;
                        after.node = m_pairing.originalNode(b.node);
                        namePictures(before.sprite, false);
                        namePictures(after.sprite, true);
                        before.material = after.material = -1;
                        before.rules = after.rules = nullptr;
                        if (!same(before, after))
                            m_notes.differs(a.source, stillValues);
                        if (a.kind == EffectKind::MaterialRibbon)
                            m_looks.add(a.material, b.material, a.source);
                        compareRules(a, b);
                    });
    }

private:
    /// Rows of textures become numbers that both scenes share.
    void namePictures(Sprite &sprite, bool ofResult) const
    {
        for (std::int32_t *row : {&sprite.texture, &sprite.more[0], &sprite.more[1], &sprite.surface.base.texture,
                                  &sprite.surface.glow.texture, &sprite.surface.mask.texture})
            *row = m_pairing.picture(ofResult, *row);
    }

    void compareRules(const SceneEffect &a, const SceneEffect &b)
    {
        if (same(a.rules, b.rules))
            return;
        const std::shared_ptr<EffectRules> before = a.rules ? a.rules->copy() : nullptr;
        const std::shared_ptr<EffectRules> after = b.rules ? b.rules->copy() : nullptr;
        if (!before || !after || typeid(*before) != typeid(*after)) {
            const bool areAlike = a.rules && b.rules && typeid(*a.rules) == typeid(*b.rules);
            m_notes.differs(a.source, areAlike ? QT_TRANSLATE_NOOP("Message", "settings of the emitter")
                                               : QT_TRANSLATE_NOOP("Message", "the kind of emitter"));
            return;
        }
        const auto froms = before->animatedValues(), tos = after->animatedValues();
        for (std::size_t i = 0; i < std::min(froms.size(), tos.size()); ++i)
            std::visit(
                [&](auto *from) {
                    auto *const *found = std::get_if<decltype(from)>(&tos[i]);
                    if (!found)
                        return;
                    auto *to = *found;
                    compareTracks(m_pairing, *from, *to, {ProofKind::Rate, 1, a.source, nullptr}, m_notes);
                    *to = *from;
                },
                froms[i]);
        if (!before->isSame(*after))
            m_notes.differs(a.source, stillValues);
    }

    /// The times at which it happens in playback: row of the sequence, or of the global one by its length, and time.
    static std::vector<std::pair<std::int32_t, std::int32_t>> playedTimes(const RenderScene &scene,
                                                                          const SceneEvent &event)
    {
        std::vector<std::pair<std::int32_t, std::int32_t>> played;
        const std::int32_t global = event.times.globalSequence();
        for (const std::int32_t time : event.times.times()) {
            if (global != -1) {
                const bool exists = global >= 0 && std::size_t(global) < scene.globalSequences.size();
                played.emplace_back(exists ? -2 - scene.globalSequences[std::size_t(global)] : -2, time);
                continue;
            }
            for (std::size_t row = 0; row < scene.sequences.size(); ++row)
                if (time >= scene.sequences[row].start && time <= scene.sequences[row].end)
                    played.emplace_back(std::int32_t(row), time);
        }
        std::sort(played.begin(), played.end());
        return played;
    }

    void compareTimes(const SceneEvent &a, const SceneEvent &b)
    {
        if (same(a.times, b.times) && m_pairing.original().globalSequences == m_pairing.result().globalSequences)
            return;
        const auto before = playedTimes(m_pairing.original(), a), after = playedTimes(m_pairing.result(), b);
        std::vector<std::pair<std::int32_t, std::int32_t>> alone;
        std::set_symmetric_difference(before.begin(), before.end(), after.begin(), after.end(),
                                      std::back_inserter(alone));
        if (alone.empty())
            return;
        m_notes.setMoment(std::max(-1, alone.front().first), -1, alone.front().second);
        m_notes.note(ProofKind::Event, double(alone.size()), a.source);
    }

    const ScenePairing &m_pairing;
    LookComparison &m_looks;
    ProofNotes &m_notes;
};

} // namespace

void compareObjects(const ScenePairing &pairing, LookComparison &looks, ProofNotes &notes)
{
    const RenderScene &a = pairing.original(), &b = pairing.result();
    ObjectComparison comparison(pairing, looks, notes);
    comparison.compareAll(a.lights, b.lights);
    comparison.compareAll(a.cameras, b.cameras);
    comparison.compareAll(a.collisions, b.collisions);
    comparison.compareAll(a.forces, b.forces);
    comparison.compareAll(a.projections, b.projections);
    comparison.compareAll(a.popcorns, b.popcorns);
    comparison.compareAll(a.attachments, b.attachments);
    comparison.compareEvents();
    comparison.compareEffects();
}

} // namespace sinew
