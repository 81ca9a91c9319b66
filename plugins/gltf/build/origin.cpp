// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/origin.h"

namespace sinew::gltf {

namespace {

/// Units of Warcraft III for a metre or a yard: a power of two costs no bit.
constexpr double usualUnits = 64;

} // namespace

void chooseOrigin(ReadJob &job)
{
    ImportedScene &result = job.result;
    const JsonItem sinew = job.sceneExtras();
    result.scale = usualUnits;
    result.basis = QT_TRANSLATE_NOOP("Message", "usual for files in metres");
    if (sinew.exists()) {
        const std::string format = sinew.text("format");
        const double scale = sinew.number("scale", 1 / usualUnits, 1e-9, 1e9);
        // Warcraft III's units come back as they were; World of Warcraft and StarCraft II have yards.
        result.scale = format == "mdx" ? 1 / scale : usualUnits / scale;
        // StarCraft II's models look to where editors' axes and glTF's agree.
        result.keepsAxes = sinew.text("axes") == "kept" && format != "m3";
        result.basis = QT_TRANSLATE_NOOP("Message", "as Sinew exported it");
    }
    result.scale = job.options.scale.value_or(result.scale);
    result.keepsAxes = job.options.keepsAxes.value_or(result.keepsAxes);
    job.axes = ModelAxes(result.keepsAxes, result.scale);
}

} // namespace sinew::gltf
