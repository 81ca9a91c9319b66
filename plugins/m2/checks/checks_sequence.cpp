// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/overlaps.h"
#include "core/model/edit_builder.h"
#include "plugins/m2/model/lookups.h"
#include "plugins/m2/model/sequence_names.h"
#include <QtGlobal>
#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace sinew::m2 {

namespace {

namespace sequences {

void backwards(const M2Model &model, Findings &findings)
{
    const List<Sequence> &list = model.data.sequences;
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row)
        if (lineEnd(model.data, list[row]) < timelineStart(model.data, list[row]))
            findings.add(QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts"),
                         fieldOf<&Sequence::end>(list.ids[row]));
}

/// Only in files before version 264, whose sequences share one line.
void overlaps(const M2Model &model, Findings &findings)
{
    if (hasSubTracks(model.data.version))
        return;
    const List<Sequence> &list = model.data.sequences;
    std::vector<TimeRange> ranges;
    for (const Sequence &sequence : list)
        ranges.push_back({sequence.start, sequence.end});
    for (const auto &[before, after] : overlapsOf(ranges))
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "“%1” begins before “%2” has ended"),
                             {sequenceName(list[after]), sequenceName(list[before])}),
                     {fieldOf<&Sequence::start>(list.ids[after]), fieldOf<&Sequence::end>(list.ids[before])});
}

void sameVariations(const M2Model &model, Findings &findings)
{
    const List<Sequence> &list = model.data.sequences;
    std::map<std::pair<int, int>, NodeId> seen;
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row) {
        const auto [first, isNew] = seen.emplace(std::pair(list[row].id, list[row].variation), list.ids[row]);
        if (!isNew)
            findings.add(QT_TRANSLATE_NOOP("Message", "another sequence is the same variation of the same animation"),
                         {fieldOf<&Sequence::variation>(list.ids[row]), fieldOf<&Sequence::variation>(first->second)});
    }
}

/// Where a chain of sequences leads.
enum class ChainEnd : std::uint8_t { Unknown, Somewhere, Nowhere, Never };

/// For each sequence; `next`: the row of the following one, which may not exist, or nothing at the end of a chain. Each
/// is followed once, up to where earlier ones have been.
template<class Next>
std::vector<ChainEnd> chainEnds(std::size_t count, const Next &next)
{
    std::vector<ChainEnd> ends(count, ChainEnd::Unknown);
    std::vector<bool> isPassed(count);
    std::vector<std::size_t> chain;
    for (std::size_t first = 0; first < count; ++first) {
        chain.clear();
        ChainEnd end = ends[first];
        for (std::size_t row = first; end == ChainEnd::Unknown;) {
            isPassed[row] = true;
            chain.push_back(row);
            const std::optional<std::size_t> following = next(row);
            if (!following)
                end = ChainEnd::Somewhere;
            else if (*following >= count)
                end = ChainEnd::Nowhere;
            else if (row = *following; ends[row] != ChainEnd::Unknown)
                end = ends[row];
            else if (isPassed[row])
                end = ChainEnd::Never;
        }
        for (const std::size_t row : chain)
            ends[row] = end;
    }
    return ends;
}

void wrongAliases(const M2Model &model, Findings &findings)
{
    const List<Sequence> &list = model.data.sequences;
    if (!hasSubTracks(model.data.version))
        return;
    const std::vector<ChainEnd> ends = chainEnds(list.size(), [&](std::size_t row) {
        return list[row].flags & SequenceFlag::Alias ? std::optional<std::size_t>(list[row].aliasNext) : std::nullopt;
    });
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row) {
        const Address at = fieldOf<&Sequence::aliasNext>(list.ids[row]);
        if (ends[row] == ChainEnd::Nowhere)
            findings.add(QT_TRANSLATE_NOOP("Message", "the sequence is an alias of one that does not exist"), at);
        else if (ends[row] == ChainEnd::Never && list[row].aliasNext == row)
            findings.add(QT_TRANSLATE_NOOP("Message", "the sequence is an alias of itself"), at);
        else if (ends[row] == ChainEnd::Never)
            findings.add(QT_TRANSLATE_NOOP("Message", "the chain of aliases never ends"), at);
    }
}

void endlessVariations(const M2Model &model, Findings &findings)
{
    const List<Sequence> &list = model.data.sequences;
    const std::vector<ChainEnd> ends = chainEnds(list.size(), [&](std::size_t row) {
        const std::int16_t next = list[row].variationNext;
        return next >= 0 ? std::optional<std::size_t>(std::size_t(next)) : std::nullopt;
    });
    for (std::size_t row = 0; row < list.size() && !findings.isCancelled(); ++row)
        if (ends[row] == ChainEnd::Never)
            findings.add(QT_TRANSLATE_NOOP("Message", "the chain of variations never ends"),
                         fieldOf<&Sequence::variationNext>(list.ids[row]));
}

void frequencies(const M2Model &model, Findings &findings)
{
    const List<Sequence> &list = model.data.sequences;
    std::map<int, std::int64_t> sums;
    std::map<int, NodeId> firsts;
    for (std::size_t row = 0; row < list.size(); ++row) {
        sums[list[row].id] += list[row].frequency;
        if (list[row].variation == 0)
            firsts.emplace(list[row].id, list.ids[row]);
    }
    for (const auto &[animation, first] : firsts)
        if (const std::int64_t sum = sums[animation]; sum > 32768)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "the frequencies of this animation's variations add "
                                                              "up to %1 instead of 32767"),
                                 {sum}),
                         fieldOf<&Sequence::frequency>(first));
}

void notInLookup(const M2Model &model, Findings &findings)
{
    const List<Sequence> &list = model.data.sequences;
    std::set<int> seen;
    // Blizzard's items have one sequence and no table; it plays anyway.
    for (std::size_t row = 0; row < list.size() && !model.data.sequenceLookup.isEmpty() && !findings.isCancelled();
         ++row) {
        const int id = list[row].id;
        if (seen.insert(id).second && findSequence(model.data, id) < 0)
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "the table has no entry for “%1”; the game can't play it"),
                        {sequenceName(list[row])}),
                {fieldOf<&Root::sequenceLookup>(RootNode), {list.ids[row]}});
    }
}

/// Models that list their .anim files by id don't look them up by name.
void filesNotListed(const M2Model &model, Findings &findings)
{
    constexpr std::uint32_t notNeeded = 0x130 | SequenceFlag::Alias;
    const Root &root = model.data;
    std::set<std::pair<int, int>> listed;
    for (const AnimationFile &file : root.animationFiles)
        listed.emplace(file.id, file.variation);
    for (std::size_t row = 0; !root.animationFiles.isEmpty() && row < root.sequences.size() && !findings.isCancelled();
         ++row) {
        const Sequence &sequence = root.sequences[row];
        if (!(sequence.flags & notNeeded) && !listed.contains({sequence.id, sequence.variation}))
            findings.add(
                Message(QT_TRANSLATE_NOOP(
                            "Message",
                            "no file is listed for “%1”, whose keys are in an .anim file; the game won't find them"),
                        {sequenceName(sequence)}),
                {fieldOf<&Root::animationFiles>(RootNode), {root.sequences.ids[row]}});
    }
}

Status endChain(EditBuilder &edit, const M2Model &model, const Finding &finding)
{
    if (model.contains(finding.place().node))
        edit.set(fieldOf<&Sequence::variationNext>(finding.place().node), std::int16_t(-1));
    return Done{};
}

Status lookupAnew(EditBuilder &edit, const M2Model &model, const Finding &)
{
    for (const Lookup &lookup : lookups())
        if (lookup.field == fieldRow<&Root::sequenceLookup>())
            edit.set(fieldOf<&Root::sequenceLookup>(RootNode), lookup.build(model.data, model.data.sequenceLookup));
    return Done{};
}

} // namespace sequences

} // namespace

std::vector<Check> sequenceChecks()
{
    using namespace sequences;
    return {
        {"m2.sequence.backwards",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Sequences that end before they start"),
         QT_TRANSLATE_NOOP("Message", "The format requires the end to come after the start. Only files before version "
                                      "264 can violate this; it is not known what the game then plays."),
         Reads::of<Sequence>(),
         checkOf<&backwards>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which end is meant")},
        {"m2.sequence.overlap",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Sequences that overlap"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Before version 264, all sequences share one timeline (wowdev, M2 page: sequences), so both play the same "
             "keys. None of the 52 known files of this kind has this; it is fine where intended."),
         Reads::of<Sequence>(),
         checkOf<&overlaps>,
         {},
         QT_TRANSLATE_NOOP("Message", "Sequences → push what follows moves them apart, with all of their keys")},
        {"m2.sequence.same-variation",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Variations that exist twice"),
         QT_TRANSLATE_NOOP("Message", "The game only finds the first one, whatever the frequencies say (wowdev, M2 "
                                      "page: sequences are found by animation id and variation index)."),
         Reads::of<Sequence>(),
         checkOf<&sameVariations>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the sequence"), Fix::Changes, &deleteObject}}},
        {"m2.sequence.alias",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Aliases without a target"),
         QT_TRANSLATE_NOOP("Message", "An alias plays the keys of another sequence; the chain is followed until one is "
                                      "not an alias (wowdev, M2 page). Here it never ends."),
         Reads::of<Sequence>(),
         checkOf<&wrongAliases>,
         {},
         QT_TRANSLATE_NOOP("Message",
                           "only you know which sequence is meant; the flag can be cleared in the properties")},
        {"m2.sequence.variation-loop",
         Impact::Fatal,
         QT_TRANSLATE_NOOP("Message", "Endless chains of variations"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The game follows the chain to choose a variation (wowdev, M2 page); it never comes to an end."),
         Reads::of<Sequence>(),
         checkOf<&endlessVariations>,
         {{QT_TRANSLATE_NOOP("Message", "End the chain here"), Fix::Changes, fixOf<&endChain>}}},
        {"m2.sequence.frequency",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Frequencies that don't add up"),
         QT_TRANSLATE_NOOP("Message", "The game draws a random number up to 32767 and plays the variation it falls to; "
                                      "the last ones are chosen less often than their frequencies say."),
         Reads::of<Sequence>(),
         checkOf<&frequencies>,
         {},
         QT_TRANSLATE_NOOP("Message", "the shares are a matter of taste")},
        {"m2.lookup.sequence",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Sequences that the game doesn't find"),
         QT_TRANSLATE_NOOP("Message",
                           "The game finds a sequence by a hash table of animation ids (wowdev, M2 page), and "
                           "can't play what is not in it."),
         Reads::of<Sequence>() | Reads::field<&Root::sequenceLookup>(),
         checkOf<&notInLookup>,
         {{QT_TRANSLATE_NOOP("Message", "Rebuild the table"), Fix::Safe, fixOf<&lookupAnew>}}},
        {"m2.sequence.anim-file",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Unlisted animation files"),
         QT_TRANSLATE_NOOP("Message",
                           "Since Legion the game finds .anim files by the ids of the AFID chunk, where there is "
                           "one, and not by name."),
         Reads::of<Sequence, AnimationFile>(),
         checkOf<&filesNotListed>,
         {},
         QT_TRANSLATE_NOOP("Message", "only the game's archives know the file's id")},
    };
}

} // namespace sinew::m2
