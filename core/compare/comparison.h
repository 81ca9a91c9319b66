// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/model/model.h"

#include <string>
#include <vector>

namespace sinew {

/// A place where two models differ: an object with what differs in it, a field with its elements or keys, or one of
/// these.
struct ModelDifference
{
    enum Kind : std::uint8_t {
        Changed,
        Added,   ///< B alone has it
        Removed, ///< A alone has it
        Moved,   ///< an object at another place among its neighbours
    };
    Kind kind = Changed;
    std::string inA, inB;      ///< path grammar; empty where the model does not have it
    std::string before, after; ///< texts of values, names of objects; empty for what only has children
    Address atA, atB;          ///< of the object or field, with the element in arrays
    std::vector<ModelDifference> children;
    std::size_t omitted = 0; ///< further elements or keys of the field that differ
};

/// How two models differ, as a tree: objects in document order, those that only B has behind the others of their list.
///
/// Unlike diffModels(), which looks for what a writer got wrong, it matches objects by what they are and not by their
/// rows, and references by what they name. Numbers that follow from the order of objects are no differences.
struct ModelComparison
{
    std::vector<ModelDifference> differences;
    bool isEqual() const { return differences.empty(); }
};

/// Fails for models of different formats; versions may differ. `elements`: of one field at most so many elements or
/// keys are told one by one.
Result<ModelComparison> compareModels(const Model &a, const Model &b, std::size_t elements = 1000);

} // namespace sinew
