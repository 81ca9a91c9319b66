// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/result.h"
#include "core/mesh/mesh_request.h"

#include <functional>
#include <span>
#include <string_view>
#include <unordered_map>

namespace sinew {

/// One of several things of which a tool asks to choose one.
struct MeshToolChoice
{
    const char *id;    ///< "left"
    const char *label; ///< untranslated, context "Label"
};

/// A number, a switch or a choice that a tool asks for.
struct MeshToolOption
{
    enum Kind : std::uint8_t { Switch, Count, Distance, Degrees, Percent, Choice };

    const char *id;    ///< "distance"
    const char *label; ///< untranslated, context "Label"
    const char *help;  ///< untranslated, context "Message"
    Kind kind = Switch;
    /// Of a switch 0 or 1; a distance is in the model's units; of a choice the row in `choices`.
    double value = 0, lowest = 0, highest = 1;
    std::vector<MeshToolChoice> choices = {};
};

/// What tools know of the model besides the parts.
struct MeshToolContext
{
    int sideAxis = 1; ///< across which left and right mirror: 0 x, 1 y, 2 z
    /// By node: the one that lies where it would be mirrored across an axis. Worked out when it is called.
    std::function<std::unordered_map<NodeId, NodeId>(int axis)> otherSides = [](int) {
        return std::unordered_map<NodeId, NodeId>();
    };
    std::vector<NodeId> nodes; ///< that the user chose
    std::function<std::string(NodeId)> nameOf = [](NodeId) { return std::string(); };
    /// The parts that are not among those given to the tool, of the same level of detail as one of them, as one mesh.
    std::function<EditableMesh(NodeId part)> otherParts = [](NodeId) { return EditableMesh(); };
};

struct MeshToolResult
{
    MeshRequest request;         ///< empty: there is nothing to do
    std::vector<Message> report; ///< what was found and done, or why there is nothing to do

    /// Nothing to do, and why.
    static MeshToolResult idle(Message why)
    {
        MeshToolResult result;
        result.report.push_back(std::move(why));
        return result;
    }
};

/// Something that can be done to whole parts of a mesh.
struct MeshTool
{
    const char *id;         ///< "weld"
    const char *label;      ///< untranslated, context "Label"
    const char *help;       ///< untranslated, context "Message"
    std::size_t fewest = 1; ///< parts that it needs
    std::vector<MeshToolOption> options;
    /// `values`: one for each option. Refused with the reason if it is not possible.
    Result<MeshToolResult> (*run)(std::span<const EditableMesh> parts, std::span<const double> values,
                                  const MeshToolContext &context) = nullptr;
    const char *menu = ""; ///< untranslated, context "Label": the submenu that it is in; empty for none
};

/// In the order of menus.
std::span<const MeshTool> meshTools();
/// Null if there is none of that name.
const MeshTool *meshTool(std::string_view id);
/// Values of the options unless the user wants others.
std::vector<double> defaultValues(const MeshTool &tool);

} // namespace sinew
