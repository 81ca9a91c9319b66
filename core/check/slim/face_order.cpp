// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/check/slim/face_order.h"

#include <QLocale>

#include <meshoptimizer.h>

#include <algorithm>

namespace sinew {

namespace {

/// How many vertices the library must make room for. A file may claim billions; the faces name these.
std::size_t namedVertices(std::span<const std::uint16_t> faces)
{
    return faces.empty() ? 0 : std::size_t(*std::max_element(faces.begin(), faces.end())) + 1;
}

double verticesATriangle(std::span<const std::uint16_t> faces)
{
    constexpr unsigned cacheSize = 16;
    return double(meshopt_analyzeVertexCache(faces.data(), faces.size(), namedVertices(faces), cacheSize, 0, 0).acmr);
}

} // namespace

std::optional<std::vector<std::uint16_t>> orderedFaces(std::span<const std::uint16_t> faces, std::size_t vertexCount)
{
    const std::size_t named = namedVertices(faces);
    if (faces.empty() || faces.size() % 3 != 0 || named > vertexCount)
        return std::nullopt;
    std::vector<std::uint16_t> ordered(faces.size());
    meshopt_optimizeVertexCache(ordered.data(), faces.data(), faces.size(), named);
    return ordered;
}

std::optional<Message> gainOfOrder(std::span<const std::uint16_t> faces, std::size_t vertexCount)
{
    const auto ordered = orderedFaces(faces, vertexCount);
    if (!ordered)
        return std::nullopt;
    const double before = verticesATriangle(faces), after = verticesATriangle(*ordered);
    if (after > before * 0.95)
        return std::nullopt;
    const QLocale locale;
    const auto text = [&](double number) { return Message(locale.toString(number, 'f', 2).toStdString()); };
    return Message(QT_TRANSLATE_NOOP("Message", "%1 vertices per triangle instead of %2"), {text(after), text(before)});
}

} // namespace sinew
