// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/conversions.h"

#include "core/facets/materials/material_edits.h"
#include "plugins/mdx/convert/steps/border_1100.h"
#include "plugins/mdx/convert/steps/border_1300.h"
#include "plugins/mdx/convert/steps/border_1500.h"
#include "plugins/mdx/convert/steps/border_900.h"
#include "plugins/mdx/convert/steps/border_wow.h"
#include "plugins/mdx/convert/steps/clear_fields.h"
#include "plugins/mdx/convert/steps/encoding.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

Status nothing(Draft &)
{
    return Done{};
}

/// A form and the steps between it and the one before.
struct Version
{
    std::uint32_t dialect, number;
    Message binary, text; ///< their user-visible names; no text if MDL can't store it
    Status (*up)(Draft &), (*down)(Draft &);

    bool isOf(std::uint32_t ofDialect, std::uint32_t version) const
    {
        return dialect == ofDialect && number == version;
    }
};

Version wow(std::uint32_t number, Status (*up)(Draft &), Status (*down)(Draft &))
{
    return {
        WowAlpha, number, {QT_TRANSLATE_NOOP("Message", "World of Warcraft alpha (MDX %1)"), {std::to_string(number)}},
        {},       up,     down};
}

Version definitive(std::uint32_t number, Status (*up)(Draft &), Status (*down)(Draft &))
{
    return {Warcraft3,
            number,
            {QT_TRANSLATE_NOOP("Message", "Warcraft III 3.0 (MDX %1)"), {std::to_string(number)}},
            {QT_TRANSLATE_NOOP("Message", "Warcraft III 3.0, text (MDL %1)"), {std::to_string(number)}},
            up,
            down};
}

/// The versions in a line; every conversion follows it.
const std::vector<Version> &versions()
{
    static const std::vector<Version> all{
        wow(1500, nothing, nothing),
        wow(1400, toGroups, toBatches),
        wow(1300, nothing, nothing),
        {Warcraft3, 800, QT_TRANSLATE_NOOP("Message", "Warcraft III before Reforged (MDX 800)"),
         QT_TRANSLATE_NOOP("Message", "Warcraft III before Reforged, text (MDL 800)"), toWarcraft, toWow},
        {Warcraft3, 900, QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, beta (MDX 900)"),
         QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, beta, text (MDL 900)"), upTo900, downFrom900},
        {Warcraft3, 1000, QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged (MDX 1000)"),
         QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, text (MDL 1000)"), nothing, nothing},
        {Warcraft3, 1100, QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, textures in slots (MDX 1100)"),
         QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, textures in slots, text (MDL 1100)"), upTo1100,
         downFrom1100},
        {Warcraft3, 1200, QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, lights with shadows (MDX 1200)"),
         QT_TRANSLATE_NOOP("Message", "Warcraft III Reforged, lights with shadows, text (MDL 1200)"), nothing, nothing},
        definitive(1300, upTo1300, downFrom1300),
        definitive(1600, upTo1600, downFrom1600),
        definitive(1700, nothing, nothing),
        definitive(1800, nothing, nothing),
    };
    return all;
}

/// Position of a version in the line: numbers between the known ones are read as the next lower known one, those below
/// all of them as the lowest.
std::size_t placeOf(std::uint32_t dialect, std::uint32_t number)
{
    const std::vector<Version> &line = versions();
    std::size_t highest = line.size(), lowest = line.size();
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i].dialect != dialect)
            continue;
        if (lowest == line.size() || line[i].number < line[lowest].number)
            lowest = i;
        if (line[i].number <= number && (highest == line.size() || line[i].number > line[highest].number))
            highest = i;
    }
    return highest == line.size() ? lowest : highest;
}

const char *suffixOf(Encoding encoding)
{
    return encoding == Text ? "mdl" : "mdx";
}

std::string idOf(const Version &version, Encoding encoding)
{
    return (version.dialect == WowAlpha ? "wow" : suffixOf(encoding)) + std::to_string(version.number);
}

/// Versions known only from public descriptions.
bool isKnownInPart(std::uint32_t dialect, std::uint32_t version)
{
    return dialect == WowAlpha || version > 1200;
}

Status step(Draft &draft, Status (*border)(Draft &), std::uint32_t dialect, std::uint32_t version)
{
    const Ctx target{dialect, version, 0};
    if (Status done = resetNewFields(draft, target); !done)
        return done;
    if (Status done = border(draft); !done)
        return done;
    if (Status done = clearFields(draft, target); !done)
        return done;
    draft.setDialect(dialect);
    draft.setVersion(version);
    return Done{};
}

Status walk(Draft &draft, const Version &target)
{
    const std::vector<Version> &line = versions();
    const auto end = std::size_t(&target - line.data());
    std::size_t at = placeOf(draft.root().dialect, draft.root().version);
    for (; at < end; ++at)
        if (Status done = step(draft, line[at + 1].up, line[at + 1].dialect, line[at + 1].number); !done)
            return done;
    for (; at > end; --at)
        if (Status done = step(draft, line[at].down, line[at - 1].dialect, line[at - 1].number); !done)
            return done;
    return draft.root().version == target.number ? Status(Done{}) : step(draft, nothing, target.dialect, target.number);
}

void noteUncertainties(Draft &draft, const Root &from, const Version &to)
{
    const bool same = from.dialect == to.dialect && from.version == to.number;
    const Address version = fieldOf<&Root::version>(RootNode);
    const auto inPart = [&](std::uint32_t number) {
        draft.note(ConversionLoss::Guessed, version,
                   {QT_TRANSLATE_NOOP("Message", "version %1 is only partly known"), {std::to_string(number)}});
    };
    if (same || (from.dialect == WowAlpha && to.dialect == WowAlpha))
        return;
    if (isKnownInPart(from.dialect, from.version))
        inPart(from.version);
    if (isKnownInPart(to.dialect, to.number))
        inPart(to.number);
    if (to.isOf(Warcraft3, 900))
        draft.note(ConversionLoss::Guessed, version,
                   QT_TRANSLATE_NOOP("Message",
                                     "the released game reportedly misreads version 900, which only its beta wrote"));
}

struct TargetForm
{
    const Version *version;
    Encoding encoding;
};

/// All forms: those of the game with this dialect first, in ascending order, then its texts, then the other game's.
std::vector<TargetForm> formsFor(std::uint32_t dialect)
{
    std::vector<TargetForm> warcraft, texts, alpha;
    for (const Version &version : versions()) {
        if (version.dialect == WowAlpha) {
            alpha.insert(alpha.begin(), {&version, Binary});
            continue;
        }
        warcraft.push_back({&version, Binary});
        if (!version.text.empty())
            texts.push_back({&version, Text});
    }
    warcraft.insert(warcraft.end(), texts.begin(), texts.end());
    std::vector<TargetForm> &first = dialect == WowAlpha ? alpha : warcraft,
                            &second = dialect == WowAlpha ? warcraft : alpha;
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

} // namespace

std::vector<ConversionTarget> MdxConversions::targets(const Model &model) const
{
    const Root &root = static_cast<const MdxModel &>(model).data;
    if (root.dialect == Undecided)
        return {};
    std::vector<ConversionTarget> result;
    for (const TargetForm &form : formsFor(root.dialect)) {
        const Version &version = *form.version;
        const bool same = version.isOf(root.dialect, root.version);
        result.push_back({idOf(version, form.encoding), form.encoding == Text ? version.text : version.binary,
                          suffixOf(form.encoding), version.number,
                          same && root.encoding == std::uint32_t(form.encoding), same,
                          version.number != 900 && !isKnownInPart(version.dialect, version.number),
                          version.dialect == Warcraft3 && version.number >= 900});
    }
    return result;
}

std::string MdxConversions::suffix(std::string_view target) const
{
    if (target == "wow")
        return suffixOf(Binary);
    for (const TargetForm &form : formsFor(Warcraft3))
        if (target == idOf(*form.version, form.encoding) || target == suffixOf(form.encoding))
            return suffixOf(form.encoding);
    return {};
}

Result<ModelConversion> MdxConversions::convert(const Model &model, std::string_view target) const
{
    const auto &mdx = static_cast<const MdxModel &>(model);
    if (mdx.data.dialect == Undecided)
        return Error{{QT_TRANSLATE_NOOP("Message", "the chunks of version %1 are unknown; it can't be converted"),
                      {std::to_string(mdx.data.version)}}};
    const std::vector<TargetForm> all = formsFor(mdx.data.dialect);
    const auto wanted = std::find_if(all.begin(), all.end(), [target](const TargetForm &form) {
        return target == idOf(*form.version, form.encoding);
    });
    if (wanted == all.end())
        return Error{
            {QT_TRANSLATE_NOOP("Message", "models of this format can't be converted to “%1”"), {std::string(target)}}};
    const Encoding encoding = wanted->encoding;
    Draft draft(mdx);
    const bool sameForm = mdx.data.encoding == std::uint32_t(encoding);
    if (sameForm && wanted->version->isOf(mdx.data.dialect, mdx.data.version))
        return draft.finish();
    noteUncertainties(draft, mdx.data, *wanted->version);
    if (mdx.data.version < 1100 && mdx.data.encoding == Text)
        if (Status done = leaveSlots(draft); !done)
            return done.error();
    if (Status done = walk(draft, *wanted->version); !done)
        return done.error();
    if (!sameForm) {
        if (Status done = changeEncoding(draft, encoding); !done)
            return done.error();
    }
    // The change of encoding found what MDL can't store; everything else must be read back unchanged from the file.
    if (sameForm || encoding == Binary) {
        draft.noteLayout();
        draft.proveAgain();
    }
    return draft.finish();
}

} // namespace sinew::mdx
