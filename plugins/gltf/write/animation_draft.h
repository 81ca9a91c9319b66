// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/clip_keys.h"
#include "plugins/gltf/write/file.h"

namespace sinew::gltf {

/// An animation until it is written.
class AnimationDraft
{
public:
    AnimationDraft(std::string name, double seconds) : m_name(std::move(name)), m_seconds(float(seconds)) {}

    void addNode(int node, const char *path, ClipKeys keys) { m_channels.push_back({node, path, std::move(keys)}); }
    /// KHR_animation_pointer. Nothing if the value stays what it is without the animation.
    void addPointer(std::string pointer, ClipKeys keys, const CurvePoint &rest);
    /// At least one channel of it ends with the animation.
    void write(File &file);

private:
    struct Channel
    {
        int node;
        std::string path;
        ClipKeys keys;
    };

    std::string m_name;
    float m_seconds;
    std::vector<Channel> m_channels;
};

} // namespace sinew::gltf
