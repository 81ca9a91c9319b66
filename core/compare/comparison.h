// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/model.h"

#include <string>
#include <vector>

namespace sinew {

/// A place where two models differ: an object with the differences in it, a field with its elements or keys, or one of
/// these.
struct ModelDifference
{
    enum Kind : std::uint8_t {
        Changed,
        Added,   ///< only B has it
        Removed, ///< only A has it
        Moved,   ///< an object at another place among its neighbours
    };
    Kind kind = Changed;
    std::string inA, inB;      ///< path grammar; empty if the model does not have it
    std::string before, after; ///< texts of values, names of objects; empty if there are only children
    Address atA, atB;          ///< of the object or field, with the element in arrays
    std::vector<ModelDifference> children;
    std::size_t omitted = 0; ///< further elements or keys of the field that differ
};

/// How two models differ, as a tree: objects in document order, those that only B has after the others of their list.
///
/// Unlike diffModels(), which looks for errors of a writer, it matches objects by what they are and not by their rows,
/// and references by what they name. Numbers that follow from the order of objects do not count as differences.
struct ModelComparison
{
    std::vector<ModelDifference> differences;
    bool isEqual() const { return differences.empty(); }
};

/// The text of a key: "500: {1, 2, 3}", followed by tangents.
std::string keyText(const FieldInfo &field, const CurveBase &curve, std::size_t key);

/// Fails for models of different formats; versions may differ. `elements`: the maximum number of elements or keys
/// listed for one field.
Result<ModelComparison> compareModels(const Model &a, const Model &b, std::size_t elements = 1000);

} // namespace sinew
