// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/unique_names.h"
#include "core/format/format.h"
#include "core/model/path.h"
#include "core/transform/mesh/bind_places.h"
#include "core/transform/mesh/mesh_import.h"
#include "core/transform/mesh/mesh_tool_run.h"

#include <Eigen/Geometry>

#include <QtGlobal>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <set>

namespace sinew {

namespace {

/// Fewer bones in common say nothing of scale and axes.
constexpr std::size_t fewestInCommon = 3;
/// Shares of the model's size.
constexpr double apartFrom = 0.001, fitsWithin = 0.02;

/// Rows of the scene whose nodes some vertex follows.
std::set<std::int32_t> followedNodes(const RenderScene &scene)
{
    std::set<std::int32_t> rows;
    for (const SceneMesh &mesh : scene.meshes)
        for (const std::vector<std::int32_t> &entry : mesh.palette)
            rows.insert(entry.begin(), entry.end());
    return rows;
}

/// Of any kind: a file that went through another program has joints only.
std::vector<MatchableNode> joints(const RenderScene &scene)
{
    const std::vector<Eigen::Vector3f> places = bindPlaces(scene);
    std::vector<MatchableNode> nodes;
    for (std::size_t row = 0; row < scene.nodes.size(); ++row) {
        const SceneNode &node = scene.nodes[row];
        nodes.push_back({NodeId(row + 1), NodeId(node.parent + 1), node.name, false, NodeKind::Helper, places[row]});
    }
    return nodes;
}

/// With the names that our own exporters give: all different.
std::vector<MatchableNode> bonesOf(const RenderScene &scene)
{
    std::vector<MatchableNode> nodes = joints(scene);
    UniqueNames names;
    for (std::size_t row = 0; row < nodes.size(); ++row) {
        const std::int32_t parent = scene.nodes[row].parent;
        nodes[row].id = scene.nodes[row].source;
        nodes[row].parent = parent < 0 ? NoNode : scene.nodes[std::size_t(parent)].source;
        nodes[row].name = names.take(nodes[row].name);
    }
    return nodes;
}

double diagonalOf(const RenderScene &scene)
{
    Eigen::AlignedBox3d box;
    for (const SceneMesh &mesh : scene.meshes)
        for (const Vec3 &p : mesh.positions)
            if (const Eigen::Vector3d at(p.x, p.y, p.z); at.allFinite())
                box.extend(at);
    return box.isEmpty() ? 0 : box.diagonal().norm();
}

/// A name without what tells copies apart (" #2", ".001"), and that number.
std::pair<std::string, int> stemOf(const std::string &name)
{
    const std::size_t at = name.find_last_of("#.");
    if (at == std::string::npos || at == 0)
        return {name, 0};
    int number = 0;
    const char *end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + at + 1, end, number);
    const bool isCopy = read.ec == std::errc() && read.ptr == end && (name[at] == '#' || name.size() - at == 4);
    if (!isCopy)
        return {name, 0};
    return {name.substr(0, name[at] == '#' && name[at - 1] == ' ' ? at - 1 : at), number};
}

/// Some formats have no blanks in names.
std::string withoutBlanks(std::string name)
{
    std::replace(name.begin(), name.end(), ' ', '_');
    return name;
}

class PartMatching
{
public:
    PartMatching(const ImportedScene &from, const RenderScene &to, const Format &format, const Model &model)
        : m_from(from), m_to(to)
    {
        for (std::size_t mesh = 0; mesh < from.scene.meshes.size(); ++mesh)
            m_parts.push_back({mesh});
        m_isSettled.resize(m_parts.size());
        const std::vector<NodeId> editable = editableParts(format, model);
        m_editable.insert(editable.begin(), editable.end());
        if (from.origin == format.info().id)
            byObject(model);
        byName();
        if (m_parts.size() == 1 && editable.size() == 1)
            match(m_parts.front(), editable.front());
        for (ImportedPart &part : m_parts)
            if (!m_isSettled[part.mesh] && !editable.empty()) {
                part.use = ImportedPart::Added;
                part.part = editable.front();
            }
    }
    std::vector<ImportedPart> take() { return std::move(m_parts); }

private:
    /// What came from other meshes that scenes show is left out.
    void match(ImportedPart &part, NodeId to)
    {
        if (m_isSettled[part.mesh] || !m_taken.insert(to).second)
            return;
        m_isSettled[part.mesh] = true;
        if (!m_editable.contains(to))
            return;
        part.use = ImportedPart::Replaces;
        part.part = to;
    }

    void byObject(const Model &model)
    {
        std::set<NodeId> shown;
        for (const SceneMesh &mesh : m_to.meshes)
            shown.insert(mesh.source);
        for (ImportedPart &part : m_parts) {
            if (part.mesh >= m_from.objects.size() || m_from.objects[part.mesh].empty())
                continue;
            const Result<PathTarget> target = parsePath(model, m_from.objects[part.mesh]);
            if (target && target->address.isObject() && shown.contains(target->address.node))
                match(part, target->address.node);
        }
    }

    /// Meshes of one stem in the order of their numbers.
    void byName()
    {
        std::map<std::string, std::vector<NodeId>> here;
        for (std::size_t row = 0; row < m_to.meshes.size(); ++row)
            if (const SceneMesh &mesh = m_to.meshes[row]; !m_taken.contains(mesh.source))
                here[withoutBlanks(mesh.name.empty() ? "Mesh " + std::to_string(row) : mesh.name)].push_back(
                    mesh.source);
        std::map<std::string, std::vector<std::pair<int, ImportedPart *>>> there;
        for (ImportedPart &part : m_parts) {
            const std::string &full = m_from.scene.meshes[part.mesh].name, name = withoutBlanks(full);
            const auto [plain, number] = stemOf(full);
            const std::string stem = withoutBlanks(plain);
            if (!m_isSettled[part.mesh])
                there[here.contains(name) ? name : stem].emplace_back(here.contains(name) ? 0 : number, &part);
        }
        for (auto &[name, parts] : there) {
            std::stable_sort(parts.begin(), parts.end(),
                             [](const auto &a, const auto &b) { return a.first < b.first; });
            const auto found = here.find(name);
            for (std::size_t i = 0; found != here.end() && i < std::min(parts.size(), found->second.size()); ++i)
                match(*parts[i].second, found->second[i]);
        }
    }

    const ImportedScene &m_from;
    const RenderScene &m_to;
    std::vector<ImportedPart> m_parts;
    std::vector<bool> m_isSettled; ///< by mesh
    std::set<NodeId> m_editable, m_taken;
};

/// How well points fit onto others if they are scaled.
struct Fit
{
    double scale = 1;
    double error = 0; ///< mean distance afterwards
};

/// `quarters`: turns about z before that, 1 from x to y.
Fit fitOf(const std::vector<std::pair<Eigen::Vector3d, Eigen::Vector3d>> &pairs, int quarters)
{
    Eigen::Vector3d here = Eigen::Vector3d::Zero(), there = here;
    const auto turned = [&](const Eigen::Vector3d &v) {
        return quarters == 0 ? v : Eigen::Vector3d(-quarters * v.y(), quarters * v.x(), v.z());
    };
    for (const auto &[from, to] : pairs) {
        there += turned(from) / double(pairs.size());
        here += to / double(pairs.size());
    }
    double product = 0, square = 0;
    for (const auto &[from, to] : pairs) {
        product += (turned(from) - there).dot(to - here);
        square += (turned(from) - there).squaredNorm();
    }
    Fit fit{square > 0 ? product / square : 1};
    for (const auto &[from, to] : pairs)
        fit.error += (fit.scale * (turned(from) - there) - (to - here)).norm() / double(pairs.size());
    return fit;
}

} // namespace

std::optional<ImportOptions> fittingSpace(const ImportedScene &from, const ImportOptions &usual, const RenderScene &to)
{
    const std::vector<MatchableNode> there = joints(from.scene), here = bonesOf(to);
    std::map<NodeId, Eigen::Vector3d> placesThere, placesHere;
    for (const MatchableNode &node : there)
        placesThere[node.id] = node.place.cast<double>();
    for (const MatchableNode &node : here)
        placesHere[node.id] = node.place.cast<double>();
    std::vector<std::pair<Eigen::Vector3d, Eigen::Vector3d>> pairs;
    double spread = 0;
    for (const NodeMatch &match : matchNodes(there, here)) {
        if (match.by != MatchedBy::Name && match.by != MatchedBy::LikeName)
            continue;
        const auto &pair = pairs.emplace_back(placesThere[match.from], placesHere[match.to]);
        if (!pair.first.allFinite() || !pair.second.allFinite())
            pairs.pop_back();
        else
            spread = std::max(spread, (pair.second - pairs.front().second).norm());
    }
    if (pairs.size() < fewestInCommon || spread <= 0)
        return std::nullopt;
    // From the one axes to the other it is a quarter turn.
    const Fit asItIs = fitOf(pairs, 0), turned = fitOf(pairs, from.keepsAxes ? 1 : -1);
    const bool turns = !usual.keepsAxes && turned.error < asItIs.error;
    const Fit &best = turns ? turned : asItIs;
    if (best.error > fitsWithin * spread || !(best.scale > 1e-6) || best.scale > 1e6 ||
        (!turns && std::abs(best.scale - 1) < apartFrom))
        return std::nullopt;
    ImportOptions options = usual;
    options.keepsAxes = from.keepsAxes != turns;
    options.scale = usual.scale.value_or(from.scale * best.scale);
    return options;
}

MeshImport suggestedImport(const ImportedScene &from, const Format &format, const Model &model)
{
    MeshImport import;
    if (!format.scene())
        return import;
    const RenderScene scene = format.scene()->build(model);
    import.parts = PartMatching(from, scene, format, model).take();
    const std::set<std::int32_t> followed = followedNodes(from.scene);
    std::vector<MatchableNode> there = joints(from.scene);
    std::erase_if(there, [&](const MatchableNode &node) { return std::int32_t(node.id) - 1 == from.stillNode; });
    for (const NodeMatch &match : matchNodes(there, bonesOf(scene)))
        if (followed.contains(std::int32_t(match.from) - 1))
            import.bones.push_back(match);
    return import;
}

BonesApart bonesApart(const RenderScene &from, const MeshImport &import, const Format &format, const Model &model)
{
    BonesApart apart;
    if (!format.scene())
        return apart;
    const RenderScene scene = format.scene()->build(model);
    std::map<NodeId, Eigen::Vector3f> here;
    const std::vector<Eigen::Vector3f> placesHere = bindPlaces(scene), places = bindPlaces(from);
    for (std::size_t row = 0; row < scene.nodes.size(); ++row)
        here[scene.nodes[row].source] = placesHere[row];
    const double bound = apartFrom * diagonalOf(scene);
    for (const NodeMatch &match : import.bones) {
        const auto found = here.find(match.to);
        if (found == here.end() || match.from == NoNode || match.from > places.size())
            continue;
        const double distance = double((found->second - places[match.from - 1]).norm());
        apart.count += distance > bound;
        apart.farthest = std::max(apart.farthest, distance);
    }
    return apart;
}

} // namespace sinew
