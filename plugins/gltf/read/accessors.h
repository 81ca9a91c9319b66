// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "plugins/gltf/read/asset.h"

#include <map>
#include <vector>

namespace sinew::gltf {

/// A row of "accessors": what kind of numbers, how many, where.
struct AccessorShape
{
    enum Type : std::uint16_t { Byte = 5120, UnsignedByte, Short, UnsignedShort, UnsignedInt = 5125, Float };

    std::string path;
    Type type = Float;
    int components = 1;
    std::size_t count = 0;
    bool isNormalized = false;
    int view = -1; ///< -1: zeros
    std::size_t offset = 0, stride = 0;
    bool hasSparse = false;

    bool isEmpty() const { return view < 0 && !hasSparse; } ///< all numbers are 0
    std::size_t typeSize() const { return type <= UnsignedByte ? 1 : type <= UnsignedShort ? 2 : 4; }
    std::size_t size() const { return typeSize() * std::size_t(components); }
};

/// Reads the numbers of accessors. What reaches out of its buffer, or is not a finite number, is a failure.
class Accessors
{
public:
    explicit Accessors(Asset &asset) : m_asset(asset) {}

    /// Null after a failure.
    const AccessorShape *shape(int row);
    /// All numbers as they are, normalised ones as fractions; empty after a failure.
    std::vector<float> numbers(int row);
    /// Of an integral accessor; empty after a failure.
    std::vector<std::uint32_t> integers(int row);

private:
    bool readShape(int row, AccessorShape &shape);
    template<class To, class Convert>
    std::vector<To> read(int row, const Convert &convert);
    template<class To, class Convert>
    void replaceSparse(int row, const AccessorShape &shape, std::vector<To> &all, const Convert &convert);
    /// The bytes of `count` elements that begin at an offset of a view; empty after a failure.
    Bytes range(const std::string &path, int view, std::size_t offset, std::size_t stride, std::size_t size,
                std::size_t count);

    Asset &m_asset;
    std::map<int, AccessorShape> m_known;
};

} // namespace sinew::gltf
