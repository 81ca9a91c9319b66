// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/sequence_player.h"

#include "core/format/format.h"

#include <algorithm>
#include <cctype>

namespace sinew {

namespace {

/// Lower case, sorted.
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words(1);
    for (const char c : name) {
        if (std::isalpha(static_cast<unsigned char>(c)))
            words.back() += char(std::tolower(static_cast<unsigned char>(c)));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    std::sort(words.begin(), words.end());
    return words;
}

float rarityOf(const Model &model, const SequenceFacet &facet, NodeId sequence)
{
    const FieldRef field = model.field(facet.fields(model, sequence).rarity);
    return field && field.type->kind == Kind::Float ? *static_cast<const float *>(field.data) : 0;
}

} // namespace

bool isVariantOf(std::string_view name, std::string_view of)
{
    return wordsOf(name) == wordsOf(of);
}

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
    const auto now = std::find_if(clips.begin(), clips.end(), [&](const Clip &clip) { return clip.source == playback.sequence(); });
    if (now == clips.end())
        return;
    const auto play = [&](const Clip &clip) { playback.setSequence(clip.source, clip.start, clip.end, clip.loops); };
    if (playback.atEnd() == AtEnd::Next) {
        play(now + 1 == clips.end() ? clips.front() : *(now + 1));
        return;
    }
    std::vector<std::pair<float, const Clip *>> variants;
    for (const Clip &clip : clips)
        if (isVariantOf(clip.name, now->name))
            variants.emplace_back(rarityOf(model, *facet, clip.source), &clip);
    std::stable_sort(variants.begin(), variants.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    std::size_t first = 0;
    for (; first + 1 < variants.size() && variants[first].first > 0; ++first) {
        if (m_random.bounded(10.0) > double(variants[first].first)) {
            play(*variants[first].second);
            return;
        }
    }
    play(*variants[first + std::size_t(m_random.bounded(quint32(variants.size() - first)))].second);
}

} // namespace sinew
