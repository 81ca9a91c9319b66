// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/look/uv_course.h"

#include <Eigen/Geometry>

namespace sinew {

UvCourse::UvCourse(const RenderScene &scene, const LookTexture &texture, const ClipRange &range,
                   const KeyBounds &bounds)
{
    const auto keys = [&](const auto &track) { return clipKeys(NumberTrack(track), scene, range, bounds); };
    if (texture.surface) {
        m_isSurface = true;
        m_move = keys(texture.surface->offset);
        m_turn = keys(texture.surface->angle);
        m_size = keys(texture.surface->tiling);
        if (texture.surface->tiling.curve.size() == 0)
            for (float &number : m_size.values)
                number = number == 0 ? 1 : number;
        return;
    }
    static const SceneTextureAnimation still;
    const bool exists = texture.animation >= 0 && std::size_t(texture.animation) < scene.textureAnimations.size();
    const SceneTextureAnimation &animation = exists ? scene.textureAnimations[std::size_t(texture.animation)] : still;
    m_order = animation.order;
    m_move = keys(animation.translation);
    m_turn = keys(animation.rotation);
    m_size = keys(animation.scale);
}

bool UvCourse::isMoving() const
{
    return !m_move.isConstant() || !m_turn.isConstant() || !m_size.isConstant();
}

UvCourse::Matrix UvCourse::matrix(const CurvePoint &move, const CurvePoint &turn, const CurvePoint &size) const
{
    const Eigen::Vector2d half(.5, .5), by(move[0], move[1]);
    const Eigen::DiagonalMatrix<double, 2> scaling(size[0], size[1]);
    Matrix matrix;
    if (m_isSurface) {
        matrix.leftCols<2>() = scaling * Eigen::Rotation2Dd(turn[2]).toRotationMatrix();
        matrix.col(2) = half - matrix.leftCols<2>() * (half + by);
        return matrix;
    }
    const Eigen::Matrix2d rotation =
        Eigen::Quaterniond(turn[3], turn[0], turn[1], turn[2]).toRotationMatrix().topLeftCorner<2, 2>();
    if (m_order == UvOrder::MoveTurnScale)
        matrix.leftCols<2>() = scaling * rotation;
    else
        matrix.leftCols<2>() = rotation * scaling;
    matrix.col(2) = matrix.leftCols<2>() * (by - half) + half;
    return matrix;
}

UvCourse::Matrix UvCourse::at(double seconds) const
{
    return matrix(m_move.at(seconds), m_turn.at(seconds), m_size.at(seconds));
}

std::optional<ClipKeys> UvCourse::offsets() const
{
    if (!m_turn.isConstant() || !m_size.isConstant())
        return std::nullopt;
    const Matrix rest = matrix({}, m_turn.at(0), m_size.at(0));
    const double sign = m_isSurface ? -1 : 1;
    ClipKeys keys;
    keys.shape = m_move.shape;
    keys.components = 2;
    keys.times = m_move.times;
    const auto convert = [&](const std::vector<float> &from, bool isPlace, std::vector<float> &to) {
        for (std::size_t i = 0; i + 1 < from.size(); i += std::size_t(m_move.components)) {
            Eigen::Vector2d moved = rest.leftCols<2>() * (sign * Eigen::Vector2d(double(from[i]), double(from[i + 1])));
            if (isPlace)
                moved += rest.col(2);
            to.insert(to.end(), {float(moved.x()), float(moved.y())});
        }
    };
    convert(m_move.values, true, keys.values);
    convert(m_move.ins, false, keys.ins);
    convert(m_move.outs, false, keys.outs);
    return keys;
}

} // namespace sinew
