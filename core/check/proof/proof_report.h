// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/message.h"
#include "core/schema/types.h"

#include <QLocale>

#include <array>
#include <limits>
#include <optional>

namespace sinew {

/// The aspects in which two models are compared.
enum class ProofKind : std::uint8_t {
    Place,       ///< of nodes and cameras: units
    Turn,        ///< of nodes' axes and cameras: degrees
    Scaling,     ///< of nodes' axes: share of their length
    Vertex,      ///< as drawn: units
    Opacity,     ///< of meshes, layers and things that are on or off: 0…1
    Colour,      ///< 0…1
    Coordinates, ///< of textures: share of their width
    Rate,        ///< values of emitters, lights, forces and cameras: share of the track's largest number
    Event,       ///< moments at which something happens in only one of the two
    Object,      ///< anything that has no size: one is missing, drawn differently or has another picture; infinite
};
inline constexpr std::size_t proofKinds = 10;

enum class ProofUnit : std::uint8_t { Distance, Degrees, Share, Exact };
ProofUnit unitOf(ProofKind kind);
/// "vertices", "opacity": untranslated, in the context "Message".
const char *proofKindName(ProofKind kind);
/// "0.0123 units", "0.4 percent", "2": three digits, as the locale writes them.
Message proofAmount(ProofKind kind, double amount, const QLocale &locale);

/// How far a result may differ from the original.
struct ProofBounds
{
    double distance = 0; ///< the model's units
    double degrees = 0;
    double share = 0; ///< 0…1

    double operator[](ProofKind kind) const;
};

/// Where two models differ most.
struct ProofDifference
{
    double amount = 0;
    const char *what = nullptr; ///< what of the object, untranslated, in the context "Message"; null: see the kind
    NodeId object = NoNode;     ///< of the original
    std::int32_t sequence = -1; ///< row in RenderScene::sequences, -1 if none
    std::int32_t globalSequence = -1; ///< row of the one whose times were covered, -1 if none
    double time = 0;                  ///< milliseconds: on the file's timeline, or in the global sequence
};

/// What a comparison of two models found.
struct ProofReport
{
    std::array<ProofDifference, proofKinds> largest;
    std::size_t moments = 0; ///< at which both were posed
    bool isThinned = false;  ///< there are more times than the limit: they were thinned out evenly

    ProofDifference &operator[](ProofKind kind) { return largest[std::size_t(kind)]; }
    const ProofDifference &operator[](ProofKind kind) const { return largest[std::size_t(kind)]; }
    /// The first kind that exceeds its bound.
    std::optional<ProofKind> beyond(const ProofBounds &bounds) const;
};

} // namespace sinew
