// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Models of World of Warcraft and the scenes that they show. (Named so that the sources that include it may use the
// helpers of other formats, see tests/CMakeLists.txt.)

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/scene/render_scene.h"
#include "plugins/m2/format.h"
#include "tests/support/paths.h"

#include <memory>

namespace sinew::test {
inline namespace shown_model_helpers {

/// Null if it can't be opened.
inline std::unique_ptr<Document> openModelFile(const QString &path)
{
    FormatRegistry registry;
    registry.add(createM2Format());
    auto document = openDocument(registry, path);
    return document ? std::move(*document) : nullptr;
}

inline std::unique_ptr<Document> openModelSample(const char *name)
{
    return openModelFile(test::sourcePath("tests/samples/") + QString::fromUtf8(name));
}

inline RenderScene sceneOf(const Document &document)
{
    return document.format()->scene()->build(document.model());
}

} // namespace shown_model_helpers
} // namespace sinew::test
