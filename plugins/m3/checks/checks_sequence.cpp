// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/m3/edit/sequence_places.h"
#include "plugins/m3/model/claims.h"
#include "plugins/m3/model/work_budget.h"
#include <QtGlobal>
#include <map>
#include <set>

namespace sinew::m3 {

namespace {

namespace sequences {

void groups(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    if (root.groups.size() != root.sequences.size())
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "there are %1 sequence groups for %2 sequences"),
                             {root.groups.size(), root.sequences.size()}),
                     fieldOf<&Root::groups>(RootNode));
}

void backwards(const M3Model &model, Findings &findings)
{
    const List<Sequence> &list = model.data.sequences;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].end < list[i].start)
            findings.add(QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts"),
                         fieldOf<&Sequence::end>(list.ids[i]));
}

void unplayed(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    const std::vector<int> sequences = sequencesOf(root);
    for (std::size_t i = 0; i < root.collections.size() && !findings.isCancelled(); ++i)
        if (sequences[i] < 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "no sequence plays this collection"),
                         fieldOf<&Collection::name>(root.collections.ids[i]));
}

void repeatedCollections(const M3Model &model, Findings &findings)
{
    const List<SequenceGroup> &groups = model.data.groups;
    for (std::size_t i = 0; i < groups.size() && !findings.isCancelled(); ++i) {
        std::set<std::uint32_t> seen;
        for (const std::uint32_t collection : groups[i].collections)
            if (!seen.insert(collection).second) {
                findings.add(Message(QT_TRANSLATE_NOOP("Message", "collection %1 is listed twice"), {collection}),
                             fieldOf<&SequenceGroup::collections>(groups.ids[i]));
                break;
            }
    }
}

void setCopies(const M3Model &model, Findings &findings)
{
    const List<Collection> &list = model.data.collections;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].animationSetCopy != list[i].animationSet)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the set is %1, but its copy is %2"),
                                 {list[i].animationSet, list[i].animationSetCopy}),
                         fieldOf<&Collection::animationSetCopy>(list.ids[i]));
}

/// The animIds for which the collections of each set have keys, by the set's row.
std::vector<std::set<std::uint32_t>> idsBySet(const Root &root)
{
    std::vector<std::set<std::uint32_t>> ids(root.animationSets.size());
    for (const Collection &collection : root.collections)
        if (collection.animationSet < ids.size())
            for (const Block &block : collection.blocks)
                ids[collection.animationSet].insert(block.animId);
    return ids;
}

void setIds(const M3Model &model, Findings &findings)
{
    const List<AnimationSet> &sets = model.data.animationSets;
    const auto wanted = idsBySet(model.data);
    std::vector<bool> used(sets.size());
    for (const Collection &collection : model.data.collections)
        if (collection.animationSet < used.size())
            used[collection.animationSet] = true;
    for (std::size_t i = 0; i < sets.size() && !findings.isCancelled(); ++i) {
        if (!used[i])
            continue;
        const std::set<std::uint32_t> listed(sets[i].animIds.begin(), sets[i].animIds.end());
        if (listed != wanted[i])
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the set lists %1 animation IDs, its collections have "
                                                              "keys for %2"),
                                 {listed.size(), wanted[i].size()}),
                         fieldOf<&AnimationSet::animIds>(sets.ids[i]));
    }
}

/// Collections of one group that animate the same value with the same priority.
void equalPriorities(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    std::uint64_t blocks = 0;
    for (const Collection &collection : root.collections)
        blocks += collection.blocks.size();
    WorkBudget budget(mostOverlap * blocks);
    for (std::size_t i = 0; i < root.groups.size() && !findings.isCancelled(); ++i) {
        std::set<std::uint32_t> rows;
        std::map<std::pair<std::uint64_t, std::uint16_t>, std::uint32_t> seen; // value and priority → collection
        std::set<std::pair<std::uint32_t, std::uint32_t>> pairs;
        const auto members = root.groups[i].collections.view();
        for (std::size_t k = 0; k < members.size() && !findings.isCancelled(); ++k) {
            const std::uint32_t row = members[k];
            if (row >= root.collections.size() || !rows.insert(row).second)
                continue;
            const Collection &collection = root.collections[row];
            if (!budget.take(collection.blocks.size()))
                continue;
            for (std::size_t b = 0; b < collection.blocks.size(); ++b) {
                if (collection.blocks[b].kind == BlockKind::Event)
                    continue; // those all happen
                const auto [first, isNew] =
                    seen.emplace(std::pair(valueOf(collection.blocks[b]), collection.priority), row);
                if (!isNew && first->second != row)
                    pairs.emplace(first->second, row);
            }
        }
        for (const auto &[first, second] : pairs)
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "collections %1 and %2 have keys for the same values, and "
                                                     "both the priority %3"),
                        {first, second, std::uint32_t(root.collections[first].priority)}),
                {fieldOf<&Collection::priority>(root.collections.ids[second]),
                 fieldOf<&Collection::priority>(root.collections.ids[first])});
    }
}

Status listOnce(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const auto *group = model.get<SequenceGroup>(finding.place().node);
    if (!group)
        return Done{};
    std::set<std::uint32_t> seen;
    std::vector<std::uint32_t> once;
    for (const std::uint32_t collection : group->collections)
        if (seen.insert(collection).second)
            once.push_back(collection);
    Array<std::uint32_t> fitted;
    fitted.splice(0, 0, once);
    edit.set(fieldOf<&SequenceGroup::collections>(finding.place().node), fitted);
    return Done{};
}

Status copySet(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    if (const auto *collection = model.get<Collection>(finding.place().node))
        edit.set(fieldOf<&Collection::animationSetCopy>(finding.place().node), collection->animationSet);
    return Done{};
}

Status listIds(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const List<AnimationSet> &sets = model.data.animationSets;
    const auto wanted = idsBySet(model.data);
    for (std::size_t i = 0; i < sets.size(); ++i)
        if (sets.ids[i] == finding.place().node) {
            Array<std::uint32_t> ids;
            ids.splice(0, 0, std::vector<std::uint32_t>(wanted[i].begin(), wanted[i].end()));
            edit.set(finding.place(), ids);
        }
    return Done{};
}

Status swapEnds(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const auto *sequence = model.get<Sequence>(finding.place().node);
    if (!sequence || sequence->end >= sequence->start)
        return Done{};
    edit.set(fieldOf<&Sequence::start>(finding.place().node), sequence->end);
    edit.set(fieldOf<&Sequence::end>(finding.place().node), sequence->start);
    return Done{};
}

} // namespace sequences

} // namespace

std::vector<Check> sequenceChecks()
{
    using namespace sequences;
    return {
        {"m3.sequence.groups",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Sequences and groups that differ in number"),
         QT_TRANSLATE_NOOP("Message", "Each sequence (SEQS) has one group (STG_) with the collections that it plays; "
                                      "the game matches them by row."),
         Reads::field<&Root::groups, &Root::sequences>(),
         checkOf<&groups>,
         {},
         QT_TRANSLATE_NOOP("Message", "which group belongs to which sequence can't be guessed")},
        {"m3.sequence.backwards",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Sequences that end before they start"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The format requires the end to come after the start; it is not known what the game plays otherwise."),
         Reads::of<Sequence>(),
         checkOf<&backwards>,
         {{QT_TRANSLATE_NOOP("Message", "Swap start and end"), Fix::Changes, fixOf<&swapEnds>}}},
        {"m3.collection.unplayed",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Collections that no sequence plays"),
         QT_TRANSLATE_NOOP("Message",
                           "The keys of a collection (STC_) are played by the group that names it; others are "
                           "only loaded."),
         Reads::everything(),
         checkOf<&unplayed>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the collection"), Fix::Changes, &deleteObject}}},
        {"m3.group.repeated",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Collections that a sequence plays twice"),
         QT_TRANSLATE_NOOP("Message", "A group (STG_) lists the collections that play together; listing one twice "
                                      "changes nothing. No known file does so."),
         Reads::of<SequenceGroup>(),
         checkOf<&repeatedCollections>,
         {{QT_TRANSLATE_NOOP("Message", "List it once"), Fix::Changes, fixOf<&listOnce>}}},
        {"m3.collection.set-copy",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Collections with two different sets"),
         QT_TRANSLATE_NOOP("Message", "A collection (STC_) names its set (STS_) twice. Both numbers are the same in "
                                      "all files seen; it is not known which one the game reads."),
         Reads::of<Collection>(),
         checkOf<&setCopies>,
         {{QT_TRANSLATE_NOOP("Message", "Use the first number"), Fix::Changes, fixOf<&copySet>}}},
        {"m3.collection.priority",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Collections with equal priority for the same value"),
         QT_TRANSLATE_NOOP("Message", "Among the collections of a group (STG_) that have keys for a value, the one "
                                      "with the highest priority plays. If several are equal, the first in the group's "
                                      "list is used here; what the game uses is not known."),
         Reads::of<SequenceGroup, Collection, Block>(),
         checkOf<&equalPriorities>,
         {},
         QT_TRANSLATE_NOOP("Message", "which of them should play is up to you")},
        {"m3.animation-set.ids",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Sets that list different animation IDs than their collections"),
         QT_TRANSLATE_NOOP("Message", "A set (STS_) lists the animation IDs for which its collections (STC_) have "
                                      "keys. IDs that are not listed might not be played."),
         Reads::of<AnimationSet, Collection, Block>(),
         checkOf<&setIds>,
         {{QT_TRANSLATE_NOOP("Message", "List the collections' animation IDs"), Fix::Changes, fixOf<&listIds>}}},
    };
}

} // namespace sinew::m3
