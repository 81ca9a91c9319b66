// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// plugins/gltf/build turns an opened glTF file into a scene in Warcraft III's axes.

#include "core/exchange/model_axes.h"
#include "core/format/importer.h"
#include "plugins/gltf/read/accessors.h"

namespace sinew::gltf {

/// One import while it goes on: what its parts share.
struct ReadJob
{
    const ImportSource &source;
    const ImportOptions &options;
    Report report;
    Diagnostics ignored;
    Report unheard{ignored};
    Asset asset;
    Accessors accessors;
    ModelAxes axes;
    ImportedScene result;

    ReadJob(const ImportSource &from, const ImportOptions &chosen, Diagnostics &diagnostics)
        : source(from), options(chosen), report(diagnostics), asset(from.files, report), accessors(asset)
    {
    }

    RenderScene &scene() { return result.scene; }
    /// What our own exporter left in the extras of an object; nothing in it is an error.
    JsonItem sinewOf(const JsonItem &item) { return JsonItem(item.value(), item.path(), unheard)["extras"]["sinew"]; }
    JsonItem sceneExtras()
    {
        const std::vector<JsonItem> &scenes = asset.list("scenes");
        return scenes.empty() ? JsonItem(QJsonValue::Undefined, {}, unheard) : sinewOf(scenes.front());
    }
    bool isBroken() const { return report.isBroken(); }
};

} // namespace sinew::gltf
