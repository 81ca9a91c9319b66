// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/m3/edit/sequence_places.h"
#include <QtGlobal>

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
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].end < list[i].start)
            findings.add(QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts"),
                         fieldOf<&Sequence::end>(list.ids[i]));
}

void unplayed(const M3Model &model, Findings &findings)
{
    const Root &root = model.data;
    for (std::size_t i = 0; i < root.collections.size(); ++i)
        if (sequenceOf(root, i) < 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "no sequence plays this collection"),
                         fieldOf<&Collection::name>(root.collections.ids[i]));
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
         QT_TRANSLATE_NOOP("Message",
                           "Each sequence (SEQS) has one group (STG_) with the collections that it plays; the "
                           "game goes by the row."),
         Reads::field<&Root::groups, &Root::sequences>(),
         checkOf<&groups>,
         {},
         QT_TRANSLATE_NOOP("Message", "which group belongs to which sequence can't be guessed")},
        {"m3.sequence.backwards",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Sequences that end before they start"),
         QT_TRANSLATE_NOOP("Message",
                           "By the format the end comes after the start; what the game then plays is not known."),
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
    };
}

} // namespace sinew::m3
