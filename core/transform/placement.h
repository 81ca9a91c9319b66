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

/// The box of objects at rest: their vertices, and the places of nodes; empty if they have neither.
Eigen::AlignedBox3f boxAtRest(const Model &model, const Format &format, const std::vector<NodeId> &objects);

/// What a request is about, in the model's space. Fails if it is a place that only something drawn has.
Result<Eigen::Vector3d> placeAbout(const Model &model, const Format &format, PlacementRequest::About about,
                                   int sequence = -1);

/// Fails if the numbers are out of range, or if a place is asked for that only something drawn has.
Result<Similarity> similarityOf(const Model &model, const Format &format, const PlacementRequest &request);

/// What a request does, `about` being its place; without onGround and centred.
Similarity similarityAbout(const PlacementRequest &request, const Eigen::Vector3d &about);

/// A further change after a request, in the space in which the request leaves the model.
struct PlacementStep
{
    Eigen::Vector3d centre = Eigen::Vector3d::Zero(); ///< stays where it is, apart from `move`
    double scale = 1;                                 ///< above 0
    Eigen::Quaterniond turn = Eigen::Quaterniond::Identity();
    Eigen::Vector3d move = Eigen::Vector3d::Zero();
};
/// One request that does what both do, about the same place. Its angles lie between -180 and 180.
PlacementRequest followedBy(const PlacementRequest &request, const PlacementStep &step, const Eigen::Vector3d &about);

/// The changes that carry the request out. Fails as similarityOf() does, and for formats without a PlacementFacet.
Result<PlacedModel> placedModel(const Model &model, const Format &format, const PlacementRequest &request);

} // namespace sinew
