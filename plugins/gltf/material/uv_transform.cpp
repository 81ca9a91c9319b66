// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/material/uv_transform.h"

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

bool decompose(const UvCourse::Matrix &matrix, UvTransform &result)
{
    const Eigen::Vector2d first = matrix.col(0), second = matrix.col(1);
    const double length = first.norm();
    result.offset[0] = matrix(0, 2);
    result.offset[1] = matrix(1, 2);
    result.rotation = length > 0 ? std::atan2(-first.y(), first.x()) : 0;
    const double c = std::cos(result.rotation), s = std::sin(result.rotation);
    result.scale[0] = length;
    result.scale[1] = c * second.y() + s * second.x();
    if (std::abs(result.rotation) < 1e-9)
        result.rotation = 0;
    return std::abs(c * second.x() - s * second.y()) <= 1e-5 * std::max(1.0, second.norm());
}

void writeTransform(const UvTransform &transform, JsonText &json)
{
    json.key("extensions").open('{').key("KHR_texture_transform").open('{');
    json.key("offset").open('[').number(float(transform.offset[0])).number(float(transform.offset[1])).close(']');
    json.key("rotation").number(float(transform.rotation));
    json.key("scale").open('[').number(float(transform.scale[0])).number(float(transform.scale[1])).close(']');
    json.close('}').close('}');
}

} // namespace sinew::gltf
