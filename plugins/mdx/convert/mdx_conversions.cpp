// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/mdx_conversions.h"

#include "plugins/mdx/convert/borders.h"

#include <QtGlobal>

#include <array>

namespace sinew::mdx {

namespace {

Status nothing(Draft &)
{
    return Done{};
}

/// A version and what lies between it and the one before.
struct Version
{
    std::uint32_t number;
    const char *binary, *text; ///< what they are called for people
    Status (*up)(Draft &), (*down)(Draft &);
};

constexpr std::array<Version, 5> versions{{
    {800, QT_TRANSLATE_NOOP("Message", "Warcraft III before Reforged (MDX 800)"), QT_TRANSLATE_NOOP("Message", "Warcraft III before Reforged, text (MDL 800)"), nothing, nothing},
    {900, QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, beta (MDX 900)"), QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, beta, text (MDL 900)"), upTo900, downFrom900},
    {1000, QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged (MDX 1000)"), QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, text (MDL 1000)"), nothing, nothing},
    {1100, QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, textures in slots (MDX 1100)"), QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, textures in slots, text (MDL 1100)"), upTo1100, downFrom1100},
    {1200, QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, lights with shadows (MDX 1200)"), QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, lights with shadows, text (MDL 1200)"), nothing, nothing},
}};

const char *suffixOf(Encoding encoding)
{
    return encoding == Text ? "mdl" : "mdx";
}

Status step(Draft &draft, Status (*border)(Draft &), std::uint32_t version)
{
    Ctx target = draft.now().ctx();
    target.version = version;
    if (Status done = freshenFields(draft, target); !done)
        return done;
    if (Status done = border(draft); !done)
        return done;
    if (Status done = clearFields(draft, target); !done)
        return done;
    draft.setVersion(version);
    return Done{};
}

Status walk(Draft &draft, std::uint32_t target)
{
    for (const Version &version : versions)
        if (version.number > draft.root().version && version.number <= target)
            if (Status done = step(draft, version.up, version.number); !done)
                return done;
    const std::uint32_t last = versions.back().number;
    if (draft.root().version >= 1300 && target <= last)
        if (Status done = step(draft, downFrom1300, last); !done)
            return done;
    for (std::size_t i = versions.size(); i-- > 1;)
        if (versions[i].number <= draft.root().version && versions[i].number > target)
            if (Status done = step(draft, versions[i].down, versions[i - 1].number); !done)
                return done;
    // Numbers between the known ones are read as the known one below.
    return draft.root().version == target ? Status(Done{}) : step(draft, nothing, target);
}

} // namespace

std::vector<ConversionTarget> MdxConversions::targets(const Model &model) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    if (mdx.ctx().dialect != Warcraft3)
        return {};
    std::vector<ConversionTarget> result;
    for (const Encoding encoding : {Binary, Text})
        for (const Version &version : versions) {
            const bool same = version.number == mdx.data.version;
            result.push_back({suffixOf(encoding) + std::to_string(version.number), encoding == Text ? version.text : version.binary, suffixOf(encoding), version.number,
                              same && mdx.data.encoding == encoding, same});
        }
    // Of newer versions only the two forms of the model's own one: nobody knows what lies between them.
    if (const std::uint32_t own = mdx.data.version; own >= 1300)
        for (const Encoding encoding : {Binary, Text})
            result.push_back({suffixOf(encoding) + std::to_string(own),
                              Message(encoding == Text ? QT_TRANSLATE_NOOP("Message", "Warcraft III 3.0, text (MDL %1)") : QT_TRANSLATE_NOOP("Message", "Warcraft III 3.0 (MDX %1)"), {own}),
                              suffixOf(encoding), own, mdx.data.encoding == encoding, true});
    return result;
}

Result<ModelConversion> MdxConversions::convert(const Model &model, std::string_view target) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    if (mdx.ctx().dialect != Warcraft3)
        return Error{{QT_TRANSLATE_NOOP("Message", "the chunks of version %1 are not understood; it can't be turned into another one"), {mdx.data.version}}};
    const std::vector<ConversionTarget> all = targets(model);
    const auto wanted = std::find_if(all.begin(), all.end(), [target](const ConversionTarget &t) { return target == t.id; });
    if (wanted == all.end())
        return Error{{QT_TRANSLATE_NOOP("Message", "models of this format can't be turned into “%1”"), {std::string(target)}}};
    Draft draft(mdx);
    if (wanted->current)
        return draft.finish();
    if (mdx.data.version > versions.back().number && !wanted->sameVersion)
        draft.note(ConversionLoss::Guessed, fieldOf<Root>(RootNode, "version"), {QT_TRANSLATE_NOOP("Message", "version %1 is known in part only"), {mdx.data.version}});
    if (mdx.data.version < 1100 && mdx.data.encoding == Text)
        if (Status done = leaveSlots(draft); !done)
            return done.error();
    if (Status done = walk(draft, wanted->version); !done)
        return done.error();
    if (!wanted->sameVersion && wanted->version == 900)
        draft.note(ConversionLoss::Guessed, fieldOf<Root>(RootNode, "version"),
                   QT_TRANSLATE_NOOP("Message", "the released game is said to misread version 900, which only its beta wrote"));
    const Encoding encoding = wanted->suffix == suffixOf(Text) ? Text : Binary;
    if (mdx.data.encoding != encoding) {
        if (Status done = changeEncoding(draft, encoding); !done)
            return done.error();
    }
    // What MDL can't say was found by the change to it; all else must come out of the file as it is by now.
    if (mdx.data.encoding == encoding || encoding == Binary) {
        draft.noteLayout();
        draft.proveAgain();
    }
    return draft.finish();
}

} // namespace sinew::mdx
