// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/mesh/profile_draft.h"

#include <QtGlobal>

#include <algorithm>
#include <cstring>

namespace sinew::m2 {

namespace {

std::size_t firstVertex(const Submesh &submesh)
{
    return submesh.vertexStart;
}

std::size_t vertexCount(const Submesh &submesh)
{
    return submesh.vertexCount;
}

std::size_t firstIndex(const Submesh &submesh)
{
    return std::size_t(submesh.level) << 16 | submesh.triangleStart;
}

std::size_t indexCount(const Submesh &submesh)
{
    return submesh.triangleCount;
}

void setFirstIndex(Submesh &submesh, std::size_t first)
{
    submesh.triangleStart = std::uint16_t(first);
    submesh.level = std::uint16_t(first >> 16);
}

/// Replaces elements from `first` on; beyond the end nothing is removed.
template<class T>
void splice(std::vector<T> &values, std::size_t first, std::size_t count, const std::vector<T> &with)
{
    first = std::min(first, values.size());
    count = std::min(count, values.size() - first);
    values.erase(values.begin() + std::ptrdiff_t(first), values.begin() + std::ptrdiff_t(first + count));
    values.insert(values.begin() + std::ptrdiff_t(first), with.begin(), with.end());
}

template<auto Member, class T>
void setIfChanged(EditBuilder &edit, NodeId id, const Array<T> &before, const std::vector<T> &after)
{
    const Array<T> values{std::span<const T>(after)};
    if (!values.equalRaw(before, sizeof(T)))
        edit.set(fieldOf<Member>(id), values);
}

template<auto Member>
void setIfChanged(EditBuilder &edit, NodeId id, const Submesh &before, const Submesh &after)
{
    if (std::memcmp(&(before.*Member), &(after.*Member), sizeof(after.*Member)) != 0)
        edit.set(fieldOf<Member>(id), after.*Member);
}

} // namespace

ProfileDraft::ProfileDraft(NodeId profile, const Skin &skin)
    : vertices(skin.vertices.begin(), skin.vertices.end()), indices(skin.indices.begin(), skin.indices.end()),
      bones(skin.bones.begin(), skin.bones.end()), boneCountMax(skin.boneCountMax), m_profile(profile), m_before(skin),
      m_submeshes(skin.submeshes.begin(), skin.submeshes.end())
{
    bones.resize(vertices.size() * 4);
}

template<class Start, class Count>
bool ProfileDraft::isAlone(std::size_t row, const Start &start, const Count &count) const
{
    const std::size_t first = start(m_submeshes[row]), end = first + count(m_submeshes[row]);
    for (std::size_t i = 0; i < m_submeshes.size(); ++i)
        if (i != row && count(m_submeshes[i]) && start(m_submeshes[i]) < end &&
            start(m_submeshes[i]) + count(m_submeshes[i]) > first)
            return false;
    return true;
}

void ProfileDraft::replaceVertices(std::size_t row, const SubmeshContent &content)
{
    Submesh &submesh = m_submeshes[row];
    const std::size_t first = firstVertex(submesh), count = vertexCount(submesh), end = first + count;
    if (end > vertices.size() || !isAlone(row, firstVertex, vertexCount)) {
        submesh.vertexStart = std::uint16_t(vertices.size());
        vertices.insert(vertices.end(), content.vertices.begin(), content.vertices.end());
        bones.insert(bones.end(), content.windows.begin(), content.windows.end());
    } else {
        splice(vertices, first, count, content.vertices);
        splice(bones, first * 4, count * 4, content.windows);
        const std::size_t by = content.vertices.size() - count; // may wrap, and wraps back
        for (std::size_t i = 0; i < m_submeshes.size(); ++i)
            if (i != row && firstVertex(m_submeshes[i]) >= end)
                m_submeshes[i].vertexStart = std::uint16_t(firstVertex(m_submeshes[i]) + by);
        for (std::uint16_t &index : indices)
            if (index >= end)
                index = std::uint16_t(index + by);
    }
    submesh.vertexCount = std::uint16_t(content.vertices.size());
}

void ProfileDraft::replaceTriangles(std::size_t row, const SubmeshContent &content)
{
    Submesh &submesh = m_submeshes[row];
    std::vector<std::uint16_t> corners;
    for (const std::uint32_t vertex : content.triangles)
        corners.push_back(std::uint16_t(submesh.vertexStart + vertex));
    const std::size_t first = firstIndex(submesh), count = indexCount(submesh), end = first + count;
    if (end > indices.size() || !isAlone(row, firstIndex, indexCount)) {
        setFirstIndex(submesh, indices.size());
        indices.insert(indices.end(), corners.begin(), corners.end());
    } else {
        splice(indices, first, count, corners);
        for (std::size_t i = 0; i < m_submeshes.size(); ++i)
            if (i != row && firstIndex(m_submeshes[i]) >= end)
                setFirstIndex(m_submeshes[i], firstIndex(m_submeshes[i]) + corners.size() - count);
    }
    submesh.triangleCount = std::uint16_t(corners.size());
}

Status ProfileDraft::replace(std::size_t row, const SubmeshContent &content)
{
    if (content.triangles.size() >= mostProfileRows)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the submesh would have %1 triangles; it can have %2. Divide "
                                                          "it into several parts, or take a level of detail"),
                             {content.triangles.size() / 3, (mostProfileRows - 1) / 3})};
    const bool grows = !isAlone(row, firstVertex, vertexCount);
    const std::size_t left = vertices.size() - (grows ? 0 : vertexCount(m_submeshes[row]));
    if (content.vertices.size() >= mostProfileRows || left + content.vertices.size() > mostProfileRows)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "the model would have %1 vertices; a skin profile can number "
                                                          "%2"),
                             {left + content.vertices.size(), mostProfileRows})};
    replaceVertices(row, content);
    replaceTriangles(row, content);
    return Done{};
}

std::size_t ProfileDraft::append(const Submesh &like)
{
    Submesh submesh = like;
    submesh.vertexStart = std::uint16_t(vertices.size());
    submesh.vertexCount = 0;
    setFirstIndex(submesh, indices.size());
    submesh.triangleCount = 0;
    m_submeshes.push_back(submesh);
    return m_submeshes.size() - 1;
}

List<Submesh> ProfileDraft::added() const
{
    List<Submesh> list;
    for (std::size_t row = m_before.submeshes.size(); row < m_submeshes.size(); ++row)
        list.append(m_submeshes[row]);
    return list;
}

void ProfileDraft::apply(EditBuilder &edit) const
{
    setIfChanged<&Skin::vertices>(edit, m_profile, m_before.vertices, vertices);
    setIfChanged<&Skin::indices>(edit, m_profile, m_before.indices, indices);
    setIfChanged<&Skin::bones>(edit, m_profile, m_before.bones, bones);
    if (boneCountMax != m_before.boneCountMax)
        edit.set(fieldOf<&Skin::boneCountMax>(m_profile), boneCountMax);
    for (std::size_t row = 0; row < m_before.submeshes.size(); ++row) {
        const NodeId id = m_before.submeshes.ids[row];
        const Submesh &before = m_before.submeshes[row], &after = m_submeshes[row];
        setIfChanged<&Submesh::level>(edit, id, before, after);
        setIfChanged<&Submesh::vertexStart>(edit, id, before, after);
        setIfChanged<&Submesh::vertexCount>(edit, id, before, after);
        setIfChanged<&Submesh::triangleStart>(edit, id, before, after);
        setIfChanged<&Submesh::triangleCount>(edit, id, before, after);
        setIfChanged<&Submesh::boneCount>(edit, id, before, after);
        setIfChanged<&Submesh::boneComboStart>(edit, id, before, after);
        setIfChanged<&Submesh::boneInfluences>(edit, id, before, after);
        setIfChanged<&Submesh::centre>(edit, id, before, after);
        setIfChanged<&Submesh::sortCentre>(edit, id, before, after);
        setIfChanged<&Submesh::sortRadius>(edit, id, before, after);
    }
}

} // namespace sinew::m2
