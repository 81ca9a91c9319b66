// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/json_text.h"
#include "core/facets/conversion_facet.h"
#include "core/model/model.h"

#include <map>
#include <unordered_set>

namespace sinew {

/// Everything that the file says about its objects, as JSON to keep beside what other programs understand: by the
/// descriptions of the fields, without those that have the value of a new object, and without what the result states
/// exactly elsewhere.
///
/// An object is {"type", "path", "fields": {name: value …}}. Numbers are as in the file, texts that are not UTF-8 as
/// lists of their bytes. Curves: {"i": interpolation, "g": global sequence, "t": times, "v", "in", "out": the numbers
/// of all keys in a row}. Lists in an object: its objects that stand nowhere else, with their "row".
class KeptValues
{
public:
    enum Purpose : std::uint8_t {
        Nothing, ///< only the losses are wanted: everything counts as lost
        Reading, ///< programs may look at it
        Return,  ///< RecalledModel makes the model again: curves and numbers of vertices are kept that the result says
                 ///< otherwise (in other units, with rounding), and long arrays
    };
    explicit KeptValues(const Model &model, Purpose purpose = Reading) : m_model(model), m_purpose(purpose) {}

    bool isForReturn() const { return m_purpose == Return; }
    /// The result says what this curve does.
    void carry(const CurveBase &curve)
    {
        if (curve.size() > 0 && !isForReturn())
            m_carried.insert(curve.times().data());
    }
    /// The result has these triangles of a part.
    void carryTriangles(NodeId part, const Array<std::uint32_t> &indices) { m_triangles[part] = indices; }

    /// Gives the object a place of its own: it is left out where it stands in its list. Empty for an object that is
    /// not in the model or has a place already, so objects come before those that contain them.
    std::string json(NodeId object);

    /// {"bones": 3, …}: how many objects each list of the root has, but for empty ones.
    std::string counts() const;

    /// What was kept, and what was left out, one for each type of object; to be called last.
    std::vector<ConversionLoss> losses() const;

private:
    struct Group
    {
        Address first;
        std::size_t count = 0;
    };
    void object(JsonText &json, NodeId id, const StructInfo &info, const void *data, bool isInList);
    /// True if anything was written.
    bool fields(JsonText &json, const StructInfo &info, const void *data, const void *standard, const Address &at);
    bool list(JsonText &json, const FieldInfo &field, const void *data, const Address &at);
    void curve(JsonText &json, const FieldInfo &field, const CurveBase &curve);
    void value(JsonText &json, const TypeInfo &type, const void *data);
    /// False for what is too long to be kept.
    bool isKept(const FieldInfo &field, const void *data, const Address &at);

    const Model &m_model;
    const Purpose m_purpose;
    std::map<NodeId, Array<std::uint32_t>> m_triangles;
    std::unordered_set<NodeId> m_written;
    std::unordered_set<const void *> m_carried;
    std::map<std::string, Group> m_kept, m_left; ///< by type of object, or by type and field
};

} // namespace sinew
