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
    const char *id, *label;
    Status (*up)(Draft &), (*down)(Draft &);
};

constexpr std::array<Version, 5> versions{{
    {800, "mdx800", QT_TRANSLATE_NOOP("Message", "Warcraft III before Reforged (MDX 800)"), nothing, nothing},
    {900, "mdx900", QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, beta (MDX 900)"), upTo900, downFrom900},
    {1000, "mdx1000", QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged (MDX 1000)"), nothing, nothing},
    {1100, "mdx1100", QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, textures in slots (MDX 1100)"), upTo1100, downFrom1100},
    {1200, "mdx1200", QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, lights with shadows (MDX 1200)"), nothing, nothing},
}};

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
    for (const Version &version : versions)
        result.push_back({version.id, version.label, "mdx", version.number, version.number == mdx.data.version, version.number == mdx.data.version});
    return result;
}

Result<ModelConversion> MdxConversions::convert(const Model &model, std::string_view target) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    const auto version = std::find_if(versions.begin(), versions.end(), [target](const Version &v) { return target == v.id; });
    if (version == versions.end())
        return Error{{QT_TRANSLATE_NOOP("Message", "models of this format can't be turned into “%1”"), {std::string(target)}}};
    if (mdx.ctx().dialect != Warcraft3)
        return Error{{QT_TRANSLATE_NOOP("Message", "the chunks of version %1 are not understood; it can't be turned into another one"), {mdx.data.version}}};
    Draft draft(mdx);
    if (mdx.data.version == version->number)
        return draft.finish();
    if (Status done = walk(draft, version->number); !done)
        return done.error();
    if (version->number == 900)
        draft.note(ConversionLoss::Guessed, fieldOf<Root>(RootNode, "version"),
                   QT_TRANSLATE_NOOP("Message", "the released game is said to misread version 900, which only its beta wrote"));
    draft.noteLayout();
    draft.proveAgain();
    return draft.finish();
}

} // namespace sinew::mdx
