// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/scene/view/depth_picture.h"
#include "viewport/mesh/mesh_session.h"

namespace sinew {

/// Finds the elements of a session's meshes in the picture of one moment. Points are pixels of the view.
class ElementPicker
{
public:
    /// `hidden`: meshes of the scene that are not drawn (by row; shorter lists hide nothing more).
    ElementPicker(const MeshSession &session, const ViewCamera &camera, const Eigen::Vector2f &size,
                  std::span<const std::uint8_t> hidden);

    struct Found
    {
        std::size_t part = 0;      ///< in MeshSession::parts()
        std::uint32_t element = 0; ///< vertex, edge or triangle, by the session's kind
    };
    /// The element of the session's kind that is nearest to a point, at most `reach` pixels away.
    std::optional<Found> at(const Eigen::Vector2f &point, float reach = 14) const;

    /// By part: the elements inside a region of the picture, complete. Of faces their middle counts, of edges both
    /// ends.
    using Region = std::function<bool(const Eigen::Vector2f &point)>;
    std::vector<MeshSelection> inside(const Region &region) const;
    /// By part and vertex: how much a brush reaches it, 0…1; only what is seen.
    std::vector<std::vector<float>> underBrush(const Eigen::Vector2f &point, float radius) const;

private:
    bool isSeen(const Eigen::Vector3f &place) const { return m_session.isSeeThrough() || m_picture.isVisible(place); }

    const MeshSession &m_session;
    DepthPicture m_picture;
};

/// Whether a point is inside a closed line; crossings count (even-odd).
bool isInsideLoop(const Eigen::Vector2f &point, std::span<const Eigen::Vector2f> loop);

} // namespace sinew
