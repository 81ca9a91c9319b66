// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/origin.h"

#include "core/exchange/kept_objects.h"

namespace sinew::gltf {

void chooseOrigin(ReadJob &job)
{
    ImportedScene &result = job.result;
    const JsonItem sinew = job.sceneExtras();
    const ModelSpace &space = job.options.space;
    // Models that look along −y do so where editors' axes and glTF's agree.
    const bool looksAlongY = space.front == ModelFront::MinusY;
    result.scale = space.unitsPerMetre;
    result.keepsAxes = looksAlongY;
    result.basis = QT_TRANSLATE_NOOP("Message", "usual for files in metres");
    if (sinew.exists()) {
        const std::string format = sinew.text("format");
        const double scale = sinew.number("scale", 1 / space.unitsPerMetre, 1e-9, 1e9);
        // Its own units come back as they were; World of Warcraft and StarCraft II have yards.
        const double units = format == "mdx" ? 64 : 1;
        result.scale = space.unitsPerMetre / units / scale;
        result.keepsAxes = looksAlongY || (sinew.text("axes") == "kept" && format != "m3");
        result.origin = QString::fromStdString(format);
        result.basis = QT_TRANSLATE_NOOP("Message", "as Sinew exported it");
    }
    result.scale = job.options.scale.value_or(result.scale);
    result.keepsAxes = job.options.keepsAxes.value_or(result.keepsAxes);
    job.axes = ModelAxes(result.keepsAxes, result.scale);
}

void gatherKept(ReadJob &job)
{
    const QJsonObject root = job.sceneExtras()["model"].value().toObject();
    if (root.isEmpty())
        return;
    auto kept = std::make_shared<KeptObjects>();
    kept->format = job.result.origin;
    kept->root = root;
    kept->counts = job.sceneExtras()["counts"].value().toObject();
    for (const char *list : {"nodes", "meshes", "materials", "cameras"})
        for (const JsonItem &item : job.asset.list(list))
            if (const QJsonObject object = job.sinewOf(item)["object"].value().toObject(); !object.isEmpty())
                kept->objects.push_back(object);
    job.result.kept = std::move(kept);
}

} // namespace sinew::gltf
