// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "core/format/format_registry.h"
#include "editor/assets/texture_slots.h"
#include "editor/cli/shared/arguments.h"
#include "editor/create/created_placement.h"
#include "editor/create/sequence_cuts.h"

#include <optional>

namespace sinew {

/// What `sinew convert` was asked to do with models of other games.
struct CreateRequest
{
    std::optional<double> height;  ///< of the model in Stand; instead of a scale
    std::optional<double> scale;   ///< nothing: what suits the games
    std::optional<bool> keepsAxes; ///< of imported files: as editors show them; nothing: as the file suggests
    std::vector<SequenceCut> cuts; ///< of imported files
    bool cutsAtMarkers = false;
    std::optional<double> framesPerSecond; ///< that cuts count in; nothing: as the file suggests
    CreatedPlacement placement;
    std::string weapons;   ///< WeaponSet::id; empty: the first set
    QStringList sequences; ///< names or rows of the source, "row=New name" too; empty: those with a meaning
    bool allSequences = false, allMeshes = false, textures = true, addsMissing = true;
    bool helperBones = false;                 ///< CreationOptions::helperBones
    bool ignoresExtras = false;               ///< of our own exporter
    std::string textureFolder, textureSuffix; ///< suffix empty: what suits the version
    std::vector<std::shared_ptr<AssetSource>> assets;
    SlotFiles slotFiles;

    /// A new model is wanted, not the one that our own exporter wrote.
    bool isFresh() const
    {
        return ignoresExtras || height || scale || keepsAxes || !sequences.isEmpty() || allSequences || allMeshes ||
               !addsMissing || cutsAtMarkers || !cuts.empty() || !textureFolder.empty() || !textureSuffix.empty() ||
               placement.quarterTurns != 0 || placement.onGround || helperBones;
    }
};

/// The names of the options, for Arguments::parse().
QStringList createFlagNames();
QStringList createValueNames();

/// Every Error is wrong usage.
Result<CreateRequest> createRequestOf(const Arguments &arguments, const FormatRegistry &formats);

} // namespace sinew
