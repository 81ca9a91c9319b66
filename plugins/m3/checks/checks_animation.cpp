// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "plugins/m3/model/animated_values.h"
#include <QtGlobal>
#include <map>
#include <set>

namespace sinew::m3 {

namespace {

namespace animations {

std::set<std::uint32_t> eventIds(const Root &root)
{
    std::set<std::uint32_t> ids;
    for (const Event &event : root.events)
        ids.insert(event.animId);
    return ids;
}

template<class Visit>
void forEachBlock(const Root &root, const Findings &findings, const Visit &visit)
{
    for (const Collection &collection : root.collections)
        for (std::size_t i = 0; i < collection.blocks.size() && !findings.isCancelled(); ++i)
            visit(collection.blocks[i], collection.blocks.ids[i]);
}

void looseBlocks(const M3Model &model, Findings &findings)
{
    const AnimatedValues values = animatedValues(model);
    const std::set<std::uint32_t> events = eventIds(model.data);
    forEachBlock(model.data, findings, [&](const Block &block, NodeId id) {
        if (!values.count(block.animId) && !events.count(block.animId))
            findings.add(QT_TRANSLATE_NOOP("Message", "nothing in the model has this animation ID"),
                         fieldOf<&Block::animId>(id));
    });
}

void wrongKinds(const M3Model &model, Findings &findings)
{
    const AnimatedValues values = animatedValues(model);
    const std::set<std::uint32_t> events = eventIds(model.data);
    forEachBlock(model.data, findings, [&](const Block &block, NodeId id) {
        if ((values.count(block.animId) || events.count(block.animId)) && !block.looseTimes.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "the keys are of a different kind than the value, or can't be "
                                                      "sorted; they are kept but not played"),
                         fieldOf<&Block::kind>(id));
    });
}

void sharedIds(const M3Model &model, Findings &findings)
{
    const AnimatedValues values = animatedValues(model);
    std::set<std::uint32_t> animated;
    forEachBlock(model.data, findings, [&](const Block &block, NodeId) { animated.insert(block.animId); });
    for (const std::uint32_t animId : animated)
        if (const auto found = values.find(animId); found != values.end() && found->second.size() > 1)
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "%1 values have this animation ID and play the same keys"),
                        {found->second.size()}),
                {found->second[1].keys, found->second[0].keys});
}

void repeatedIds(const M3Model &model, Findings &findings)
{
    for (const Collection &collection : model.data.collections) {
        std::map<std::uint32_t, NodeId> seen;
        for (std::size_t i = 0; i < collection.blocks.size(); ++i) {
            const NodeId id = collection.blocks.ids[i];
            const auto [first, isNew] = seen.emplace(collection.blocks[i].animId, id);
            if (!isNew)
                findings.add(QT_TRANSLATE_NOOP("Message", "the collection has keys for this animation ID already"),
                             {fieldOf<&Block::animId>(id), fieldOf<&Block::animId>(first->second)});
        }
    }
}

} // namespace animations

} // namespace

std::vector<Check> animationChecks()
{
    using namespace animations;
    return {
        {"m3.block.loose",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Keys that belong to nothing"),
         QT_TRANSLATE_NOOP("Message",
                           "The game finds the keys of a value by its animation ID; those that no value has are "
                           "never played. Blizzard's own files have some, left over by its exporter."),
         Reads::everything(),
         checkOf<&looseBlocks>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the block"), Fix::Changes, &deleteObject}}},
        {"m3.block.kind",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Keys whose kind differs from their value's"),
         QT_TRANSLATE_NOOP("Message", "A value is animated by blocks of its own kind (SDEV, SD3V, SD4Q …). Keys of "
                                      "another kind are kept, but not played here."),
         Reads::everything(),
         checkOf<&wrongKinds>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the block"), Fix::Changes, &deleteObject}}},
        {"m3.anim-id.shared",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Values that share an animation ID"),
         QT_TRANSLATE_NOOP(
             "Message", "Values with the same animation ID play the same keys. Layers that several materials share are "
                        "stored that way; for other values it may be a mistake of the exporter (m3addon, issue 23)."),
         Reads::everything(),
         checkOf<&sharedIds>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know whether it is intended")},
        {"m3.block.repeated",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "A value's keys twice in a collection"),
         QT_TRANSLATE_NOOP("Message", "The game finds the keys of a value by its animation ID, which a collection has "
                                      "only once in all files that we know; which keys it plays here is not known."),
         Reads::of<Collection, Block>(),
         checkOf<&repeatedIds>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which of the keys are meant")},
    };
}

} // namespace sinew::m3
