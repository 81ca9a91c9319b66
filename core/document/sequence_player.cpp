// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/sequence_player.h"

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "core/schema/value.h"

#include <algorithm>
#include <optional>

namespace sinew {

namespace {

struct Variant
{
    const Clip *clip;
    double rarity = 0;               ///< Warcraft III
    std::optional<double> frequency; ///< World of Warcraft
    double chance = 0;
};

Variant variantOf(const Model &model, const SequenceFacet &facet, const Clip &clip)
{
    Variant variant{&clip, 0, {}, 0};
    const FieldRef field = model.field(facet.fields(model, clip.source).rarity);
    if (!field)
        return variant;
    if (field.type->kind == Kind::Float)
        variant.rarity = *static_cast<const float *>(field.data);
    else if (field.type->kind == Kind::Integer)
        variant.frequency = std::max<double>(0, double(readInteger(*field.type, field.data)));
    return variant;
}

/// Sorts by rarity as well.
void setChances(std::vector<Variant> &variants)
{
    if (std::all_of(variants.begin(), variants.end(), [](const Variant &v) { return v.frequency.has_value(); })) {
        for (Variant &variant : variants)
            variant.chance = *variant.frequency;
        return;
    }
    std::stable_sort(variants.begin(), variants.end(),
                     [](const Variant &a, const Variant &b) { return a.rarity > b.rarity; });
    double left = 1;
    std::size_t first = 0;
    for (; first + 1 < variants.size() && variants[first].rarity > 0; ++first) {
        variants[first].chance = left * std::max(0.0, 1 - variants[first].rarity / 10);
        left -= variants[first].chance;
    }
    for (std::size_t i = first; i < variants.size(); ++i)
        variants[i].chance = left / double(variants.size() - first);
}

} // namespace

void SequencePlayer::setDocument(Document *document)
{
    if (m_document)
        m_document->playback().disconnect(this);
    m_document = document;
    if (document)
        connect(&document->playback(), &Playback::ended, this, &SequencePlayer::choose);
}

void SequencePlayer::choose()
{
    const SequenceFacet *facet = m_document->format() ? m_document->format()->sequences() : nullptr;
    if (!facet)
        return;
    Playback &playback = m_document->playback();
    const Model &model = m_document->model();
    const std::vector<Clip> clips = facet->sequences(model);
    const auto now =
        std::find_if(clips.begin(), clips.end(), [&](const Clip &clip) { return clip.source == playback.sequence(); });
    if (now == clips.end())
        return;
    const auto play = [&](const Clip &clip) { playback.setSequence(clip); };
    if (playback.atEnd() == AtEnd::Next) {
        play(now + 1 == clips.end() ? clips.front() : *(now + 1));
        return;
    }
    std::vector<Variant> variants;
    for (const Clip &clip : clips)
        if (isVariantOf(clip.name, now->name))
            variants.push_back(variantOf(model, *facet, clip));
    setChances(variants);
    double sum = 0;
    for (const Variant &variant : variants)
        sum += variant.chance;
    double drawn = sum > 0 ? m_random.bounded(sum) : 0;
    for (const Variant &variant : variants) {
        drawn -= variant.chance;
        if (drawn < 0 || &variant == &variants.back() || !(sum > 0)) {
            play(*variant.clip);
            return;
        }
    }
}

} // namespace sinew

#include "moc_sequence_player.cpp"
