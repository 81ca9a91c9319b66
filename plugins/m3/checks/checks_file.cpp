// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m3/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "core/model/walk.h"
#include "core/schema/four_cc.h"
#include "plugins/m3/materials/material_edits.h"
#include "plugins/m3/materials/material_kinds.h"
#include "plugins/m3/model/layout.h"
#include "plugins/m3/model/old_versions.h"
#include "plugins/m3/model/plan.h"
#include <QtGlobal>
#include <algorithm>
#include <map>

namespace sinew::m3 {

namespace {

namespace files {

/// The first object of each structure whose version is newer than in files of the beta.
void newerVersions(const M3Model &model, Findings &findings)
{
    constexpr std::uint32_t betaReference = 8;
    const M3Layout *layout = model.m3Layout();
    if (!layout || layout->referenceBytes != betaReference)
        return;
    std::map<std::pair<const StructInfo *, std::uint32_t>, NodeId> newer;
    const auto look = [&](NodeId id, const StructInfo &info, const void *object) {
        const std::optional<std::uint32_t> version = sectionVersion(info, object);
        if (const std::optional<std::uint32_t> known = version ? oldVersionOf(info) : std::nullopt;
            known && *version > *known)
            newer.emplace(std::pair(&info, *version), id);
    };
    look(RootNode, model.info(), model.root());
    walkFields(model, [&](const Address &at, const FieldInfo &field, const void *data, const void *) {
        if (field.type->kind == Kind::List && !at.hasLeaf())
            for (std::size_t row = 0; row < field.type->list->size(data); ++row)
                look(model.idAt(at, row), field.type->element->structure(),
                     field.type->list->at(const_cast<void *>(data), row));
    });
    for (const auto &[kind, id] : newer)
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "sections %1 of version %2 are newer than files of the beta "
                                                          "(MD33)"),
                             {tagText(kind.first->tag), std::to_string(kind.second)}),
                     Address{id});
}

void unknownSections(const M3Model &model, Findings &findings)
{
    const List<Opaque> &list = model.data.opaques;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        findings.add(Message(QT_TRANSLATE_NOOP("Message", "section “%1” of version %2 is not understood"),
                             {std::string(list[i].tag.view()), std::to_string(list[i].version)}),
                     Address{list.ids[i]});
}

/// Materials that nothing draws: their references, as everything uses them through those, and materials without one.
void unusedMaterials(const M3Model &model, Findings &findings)
{
    const List<MaterialReference> &references = model.data.materialReferences;
    const std::vector<bool> drawn = drawnReferences(model);
    if (std::find(drawn.begin(), drawn.end(), true) == drawn.end())
        return; // an animation file, whose materials hold the keys of another file's
    for (std::size_t row = 0; row < references.size() && !findings.isCancelled(); ++row)
        if (!drawn[row])
            findings.add(QT_TRANSLATE_NOOP("Message", "nothing is drawn with it"), Address{references.ids[row]});
    for (const MaterialKind &kind : materialKinds())
        for (std::size_t row = 0; row < model.listSize(kind.list); ++row)
            if (const NodeId id = model.idAt(kind.list, row); referencesOf(model, id).empty())
                findings.add(QT_TRANSLATE_NOOP("Message", "nothing is drawn with it"), Address{id});
}

/// A reference is deleted together with its material if that has no other one.
Status deleteMaterial(EditBuilder &edit, const M3Model &model, const Finding &finding)
{
    const NodeId node = finding.place().node;
    if (const auto *reference = model.get<MaterialReference>(node))
        if (const NodeId material = materialOf(model, *reference);
            material != NoNode && referencesOf(model, material).size() == 1)
            edit.remove(material);
    if (model.contains(node))
        edit.remove(node);
    return Done{};
}

} // namespace files

} // namespace

std::vector<Check> fileChecks()
{
    using namespace files;
    return {
        {"m3.section.version",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Sections newer than their file"),
         QT_TRANSLATE_NOOP(
             "Message",
             "Files that begin with MD33 are from StarCraft II's beta, whose root has version 23 at most. The beta did "
             "not support later sections; it is not known whether the released game reads them in such a file."),
         Reads::everything(),
         checkOf<&newerVersions>,
         {},
         QT_TRANSLATE_NOOP("Message", "the file has to be rewritten as MD34 by the program that made it")},
        {"m3.section.unknown",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Unknown sections"),
         QT_TRANSLATE_NOOP("Message",
                           "The game goes by tag and version of a section. This one is kept as it is, and not "
                           "shown."),
         Reads::of<Opaque>(),
         checkOf<&unknownSections>,
         {},
         QT_TRANSLATE_NOOP("Message", "what refers to the section is not known")},
        {"m3.material.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Unused materials"),
         QT_TRANSLATE_NOOP("Message", "Nothing is drawn with it."),
         Reads::references(),
         checkOf<&unusedMaterials>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the material"), Fix::Safe, fixOf<&deleteMaterial>}}},
    };
}

} // namespace sinew::m3
