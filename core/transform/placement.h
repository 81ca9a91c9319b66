// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/placement_facet.h"
#include "core/transform/similarity.h"

namespace sinew {

class Format;

/// What users ask for when they change a model as a whole.
struct PlacementRequest
{
    enum About : std::uint8_t {
        Origin,       ///< of the model
        GroundCentre, ///< below the middle of what is drawn, at its lowest point
        Centre        ///< the middle of what is drawn
    };

    double scale = 1;                               ///< above 0
    Eigen::Vector3d degrees{0, 0, 0};               ///< about x, then y, then z
    int mirrored = -1;                              ///< axis; -1 none
    Eigen::Vector3d move = Eigen::Vector3d::Zero(); ///< in the model's units, after everything else
    About about = Origin;                           ///< what stays in its place while scaling, turning and mirroring
    bool onGround = false;                          ///< the lowest point comes to z 0, before `move`
    bool centred = false;                           ///< the middle comes to x 0 and y 0, before `move`
    int sequence = -1; ///< row of the sequence whose posed vertices count as drawn; -1: those at rest
};

/// The box of what a model draws during a sequence, at rest for -1; empty if it draws nothing.
Eigen::AlignedBox3f drawnBox(const Model &model, const Format &format, int sequence);

/// Fails if the numbers are out of range, or if a place is asked for that only something drawn has.
Result<Similarity> similarityOf(const Model &model, const Format &format, const PlacementRequest &request);

/// The changes that carry the request out. Fails as similarityOf() does, and for formats without a PlacementFacet.
Result<PlacedModel> placedModel(const Model &model, const Format &format, const PlacementRequest &request);

} // namespace sinew
