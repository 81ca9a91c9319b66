// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/json_text.h"
#include "core/exchange/look/uv_course.h"

namespace sinew::gltf {

/// KHR_texture_transform: uv' = offset + R·(scale ∘ uv), R = (cos, sin; −sin, cos): counter-clockwise as one looks at
/// the picture, whose v grows downward. The listing in the extension's text turns the other way; that is a known
/// mistake (KhronosGroup/glTF, issue 1563), and Blender, Babylon, Cesium and three.js turn as here.
struct UvTransform
{
    double offset[2] = {0, 0}, rotation = 0, scale[2] = {1, 1};

    bool isIdentity() const
    {
        return offset[0] == 0 && offset[1] == 0 && rotation == 0 && scale[0] == 1 && scale[1] == 1;
    }
};

/// False if the matrix shears, which the form can't say; the result is then near it.
bool decompose(const UvCourse::Matrix &matrix, UvTransform &result);

/// `, "extensions": {…}` of a texture's use, without the comma.
void writeTransform(const UvTransform &transform, JsonText &json);

} // namespace sinew::gltf
