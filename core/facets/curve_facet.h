// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/clip.h"
#include "core/facets/key_rules.h"
#include "core/model/model.h"

#include <optional>

// Facets are narrow views of a native model for shared tools. They state what a format can do and return edits, but
// never perform them. A format without a facet returns null; tools are then disabled and say why.

namespace sinew {

struct CurveTraits
{
    double unitsPerSecond = 1000;
    const char *unitName = "ms";
    /// Poses are requested by the time since the start of a sequence (command line).
    bool timesFromClipStart = false;
};

/// A track that an object has or could have.
struct CurveChannel
{
    Address address; ///< of the Curve field
    NodeId node = NoNode;
    std::string name;   ///< the field's label
    int components = 1; ///< 0: keys are times only
    bool present = false;
    bool isRotation = false;
    bool isStep = false;                   ///< evaluated without interpolation whatever is stored
    std::uint32_t globalSequence = NoNode; ///< NodeId of the global sequence it runs on
    KeyRules rules;
};

class CurveFacet
{
public:
    virtual ~CurveFacet() = default;
    virtual CurveTraits traits() const = 0;
    virtual std::vector<Clip> clips(const Model &model) const = 0;
    /// All channels of an object in table order, absent ones included.
    std::vector<CurveChannel> channels(const Model &model, NodeId node) const { return list(model, {node}); }
    /// The channel of a curve field; nothing if it is not one of the object's channels.
    std::optional<CurveChannel> channel(const Model &model, const Address &address) const;

protected:
    /// The channels of the object that `wanted` names in table order, or the one of the field that it names: panels ask
    /// for single ones of thousands of objects.
    virtual std::vector<CurveChannel> list(const Model &model, const Address &wanted) const = 0;
};

} // namespace sinew
