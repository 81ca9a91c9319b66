// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/check/overlaps.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/uses.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>
#include <set>

namespace sinew::mdx {

namespace {

namespace sequences {

template<class Visit>
void forEachSequence(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    const List<Sequence> &list = model.data.sequences;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        visit(list[i], list.ids[i]);
}

void none(const MdxModel &model, Findings &findings)
{
    if (model.data.sequences.isEmpty() && model.data.dialect != Undecided)
        findings.add(QT_TRANSLATE_NOOP("Message", "the model has no sequence"), fieldOf<&Root::sequences>(RootNode));
}

void backwards(const MdxModel &model, Findings &findings)
{
    forEachSequence(model, findings, [&](const Sequence &s, NodeId id) {
        if (s.end < s.start)
            findings.add(QT_TRANSLATE_NOOP("Message", "the sequence ends before it starts"),
                         fieldOf<&Sequence::end>(id));
    });
}

void noLength(const MdxModel &model, Findings &findings)
{
    forEachSequence(model, findings, [&](const Sequence &s, NodeId id) {
        if (s.end == s.start)
            findings.add(QT_TRANSLATE_NOOP("Message", "the sequence has no length"), fieldOf<&Sequence::end>(id));
    });
}

/// The first word of a name in lower case: "Stand - 2" is a "stand".
std::string firstWord(std::string_view name)
{
    std::string word;
    for (const char c : name) {
        if (!std::isalpha(static_cast<unsigned char>(c)) && c != '_')
            break;
        word += char(std::tolower(static_cast<unsigned char>(c)));
    }
    return word;
}

bool has(const MdxModel &model, std::string_view word)
{
    const List<Sequence> &list = model.data.sequences;
    return std::any_of(list.begin(), list.end(), [&](const Sequence &s) { return firstWord(s.name.view()) == word; });
}

void noStand(const MdxModel &model, Findings &findings)
{
    if (isWarcraft(model) && !model.data.sequences.isEmpty() && !has(model, "stand"))
        findings.add(QT_TRANSLATE_NOOP("Message", "the model has no sequence “Stand”"),
                     fieldOf<&Root::sequences>(RootNode));
}

void noDeath(const MdxModel &model, Findings &findings)
{
    if (isWarcraft(model) && !model.data.sequences.isEmpty() && !has(model, "death"))
        findings.add(QT_TRANSLATE_NOOP("Message", "the model has no sequence “Death”"),
                     fieldOf<&Root::sequences>(RootNode));
}

void names(const MdxModel &model, Findings &findings)
{
    static const std::set<std::string> known{"attack",   "birth", "cinematic", "death", "decay", "dissipate", "morph",
                                             "portrait", "sleep", "spell",     "stand", "walk",  "flail"};
    forEachSequence(model, findings, [&](const Sequence &s, NodeId id) {
        if (isWarcraft(model) && !known.count(firstWord(s.name.view())))
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "the game has no animation “%1”"), {std::string(s.name.view())}),
                fieldOf<&Sequence::name>(id));
    });
}

void overlaps(const MdxModel &model, Findings &findings)
{
    const List<Sequence> &list = model.data.sequences;
    std::vector<TimeRange> ranges;
    for (const Sequence &sequence : list)
        ranges.push_back({sequence.start, sequence.end});
    for (const auto &[before, after] : overlapsOf(ranges))
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "“%1” begins before “%2” has ended"),
                             {std::string(list[after].name.view()), std::string(list[before].name.view())}),
                     {fieldOf<&Sequence::start>(list.ids[after]), fieldOf<&Sequence::end>(list.ids[before])});
}

void globalWithoutLength(const MdxModel &model, Findings &findings)
{
    const List<GlobalSequence> &list = model.data.globalSequences;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        if (list[i].duration == 0)
            findings.add(QT_TRANSLATE_NOOP("Message", "the global sequence has no length"),
                         fieldOf<&GlobalSequence::duration>(list.ids[i]));
}

void globalUnused(const MdxModel &model, Findings &findings)
{
    Uses uses(model.data.globalSequences);
    forEachTrack(model, findings,
                 [&](const Address &, const FieldInfo &, const CurveBase &curve) { uses.add(curve.globalSequence()); });
    for (std::size_t i = 0; i < model.data.globalSequences.size() && !findings.isCancelled(); ++i)
        if (!uses[i])
            findings.add(QT_TRANSLATE_NOOP("Message", "no track runs on the global sequence"),
                         Address{model.data.globalSequences.ids[i]});
}

Status addStand(EditBuilder &edit, const MdxModel &model, const Finding &)
{
    std::int64_t end = 0;
    for (const Sequence &s : model.data.sequences)
        end = std::max({end, std::int64_t(s.start), std::int64_t(s.end)});
    if (end > 2000000000)
        return Error{QT_TRANSLATE_NOOP("Message", "there is no time left after the last sequence")};
    const auto start = std::int32_t(model.data.sequences.isEmpty() ? 0 : end + 1000);
    Sequence stand;
    stand.name.set("Stand");
    stand.start = start;
    stand.end = start + 1000;
    stand.extent = model.data.model.extent;
    List<Sequence> list;
    list.append() = stand;
    edit.insert(fieldOf<&Root::sequences>(RootNode), -1, Value::of(list));
    return Done{};
}

Status swapEnds(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *s = model.get<Sequence>(finding.place().node);
    if (!s || s->end >= s->start)
        return Done{};
    edit.set(fieldOf<&Sequence::start>(finding.place().node), s->end);
    edit.set(fieldOf<&Sequence::end>(finding.place().node), s->start);
    return Done{};
}

} // namespace sequences

} // namespace

std::vector<Check> sequenceChecks()
{
    using namespace sequences;
    return {
        {"mdx.sequence.none",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Models without sequences"),
         QT_TRANSLATE_NOOP("Message", "The game treats the model as one “Stand” from 0 to 0 (HiveWE, after the 2.1 "
                                      "program): only what runs on global sequences moves."),
         Reads::field<&Root::sequences>(),
         checkOf<&none>,
         {{QT_TRANSLATE_NOOP("Message", "Add “Stand”"), Fix::Changes, fixOf<&addStand>}}},
        {"mdx.sequence.backwards",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Sequences that end before they start"),
         QT_TRANSLATE_NOOP("Message", "The format requires the end to come after the start; it is not known what the "
                                      "game does otherwise (mdx-m3-viewer's sanity test warns)."),
         Reads::of<Sequence>(),
         checkOf<&backwards>,
         {{QT_TRANSLATE_NOOP("Message", "Swap start and end"), Fix::Changes, fixOf<&swapEnds>}}},
        {"mdx.sequence.no-length",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Sequences of zero length"),
         QT_TRANSLATE_NOOP("Message", "Only its first moment can be seen (mdx-m3-viewer's sanity test warns)."),
         Reads::of<Sequence>(),
         checkOf<&noLength>,
         {},
         QT_TRANSLATE_NOOP("Message", "how long it should be is up to you")},
        {"mdx.sequence.no-stand",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "No “Stand”"),
         QT_TRANSLATE_NOOP("Message",
                           "The game plays “Stand” for whatever is idle (mdx-m3-viewer's sanity test reports a missing "
                           "one as severe). Missiles and effects only need “Birth” and “Death”."),
         Reads::of<Sequence>(),
         checkOf<&noStand>,
         {{QT_TRANSLATE_NOOP("Message", "Add an empty “Stand”"), Fix::Changes, fixOf<&addStand>}}},
        {"mdx.sequence.no-death",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "No “Death”"),
         QT_TRANSLATE_NOOP("Message",
                           "When a unit dies or an effect ends, the game plays “Death” (mdx-m3-viewer's sanity test "
                           "reports a missing one as severe). Doodads and models of the interface need none."),
         Reads::of<Sequence>(),
         checkOf<&noDeath>,
         {},
         QT_TRANSLATE_NOOP("Message", "what happens at death is up to you")},
        {"mdx.sequence.name",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Names that the game does not play"),
         QT_TRANSLATE_NOOP("Message", "The game chooses sequences by words, the first of which is Attack, Birth, "
                                      "Cinematic, Death, Decay, Dissipate, Morph, Portrait, Sleep, Spell, Stand or "
                                      "Walk. Others are only played by triggers or by the interface."),
         Reads::of<Sequence>(),
         checkOf<&names>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which animation is meant")},
        {"mdx.sequence.overlap",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Sequences that overlap"),
         QT_TRANSLATE_NOOP("Message", "Both read the same keys. mdx-m3-viewer's sanity test reports it as severe in "
                                      "version 800; it is fine where intended."),
         Reads::of<Sequence>(),
         checkOf<&overlaps>,
         {},
         QT_TRANSLATE_NOOP("Message", "Sequences → push what follows moves them apart, with all of their keys")},
        {"mdx.global-sequence.no-length",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Global sequences without a length"),
         QT_TRANSLATE_NOOP("Message", "What runs on it stays at its first key; Blizzard's models have some."),
         Reads::of<GlobalSequence>(),
         checkOf<&globalWithoutLength>,
         {},
         QT_TRANSLATE_NOOP("Message", "how long it should be is up to you")},
        {"mdx.global-sequence.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Unused global sequences"),
         QT_TRANSLATE_NOOP("Message", "Nothing runs on it."),
         Reads::of<GlobalSequence>() | Reads::curves(),
         checkOf<&globalUnused>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the global sequence"), Fix::Safe, &deleteObject}}},
    };
}

} // namespace sinew::mdx
