// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/json_text.h"

#include <QByteArray>

#include <array>
#include <optional>
#include <set>
#include <span>
#include <unordered_map>
#include <vector>

namespace sinew::gltf {

/// A node until the file is written.
struct NodeDraft
{
    std::string name;
    std::optional<std::array<float, 3>> translation, scale;
    std::optional<std::array<float, 4>> rotation;
    std::vector<int> children;
    int mesh = -1, skin = -1, camera = -1, light = -1;
    std::string extras; ///< JSON of extras.sinew
};

enum class Target { None = 0, Vertices = 34962, Indices = 34963 };

/// The arrays of a glTF file while it is filled, and its bytes in the end. The same calls give the same bytes.
class File
{
public:
    enum List {
        Accessors,
        Views,
        Meshes,
        Skins,
        Materials,
        Textures,
        Images,
        Samplers,
        Cameras,
        Lights,
        Animations,
        Scenes
    };

    /// Appends an object of a list; returns its row.
    int add(List list, std::string json);
    int count(List list) const { return int(m_lists[list].size()); }
    void use(const char *extension) { m_extensions.insert(extension); }
    std::vector<NodeDraft> nodes;

    /// A view of bytes of its own.
    int addView(const void *bytes, std::size_t size, Target target);
    /// Floats with a view of their own; with the least and greatest values if `isBounded`.
    int addFloats(std::span<const float> values, int components, Target target, bool isBounded = false);
    /// The same for a 4 by 4 matrix each.
    int addMatrices(std::span<const float> values);
    template<class Integer>
    int addIntegers(std::span<const Integer> values, int components, Target target, bool isNormalized = false);
    /// Floats or bytes of animations, which share a view; equal ones are stored once.
    int addKeys(std::span<const float> values, int components, bool isBounded);

    /// A binary file with everything in it.
    QByteArray binary();
    /// A text file and its buffer, which is beside it under this name.
    QByteArray text(const std::string &bufferName);
    const QByteArray &buffer() const { return m_bytes; }

private:
    std::string json(const std::string &bufferName) const;
    std::string nodeJson(const NodeDraft &node) const;
    void finish();
    void align();
    int addAccessor(int view, std::size_t offset, int type, std::size_t count, int components, bool isNormalized,
                    std::span<const float> bounded);

    struct Keys
    {
        std::size_t offset, size;
        int components;
        bool isBounded;
        int accessor;
    };
    std::array<std::vector<std::string>, Scenes + 1> m_lists;
    std::set<std::string> m_extensions;
    QByteArray m_bytes, m_keys;
    int m_keyView = -1;
    std::unordered_multimap<std::size_t, Keys> m_known;
    bool m_isFinished = false;
};

} // namespace sinew::gltf
