// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/compare/compared_model.h"

#include "core/facets/scene_facet.h"
#include "core/format/format.h"
#include "core/format/format_registry.h"
#include "core/scene/render_scene.h"
#include "editor/assets/texture_slots.h"
#include "editor/settings/settings.h"

namespace sinew {

ComparedModel::ComparedModel(const Document &original, const AssetSearch &search, const FormatRegistry &formats,
                             const Settings &settings)
    : document(std::make_unique<Document>(original.model().clone(), original.sharedFormat())),
      textures(search, formats.images(), AssetTextures::Mode::Background),
      scenes(search, formats, AssetScenes::Mode::Background)
{
    document->setPath(original.path());
    textures.setIdNames(formats.idNames());
    textures.setReplaceableChoice([&settings](std::uint32_t id) { return settings.replaceableChoice(id); });
    if (const SceneFacet *facet = document->format() ? document->format()->scene() : nullptr) {
        const RenderScene scene = facet->build(document->model());
        textures.setHdSlots(scene);
        textures.setSlotFiles(slotFiles(settings.slotFiles(original.path()),
                                        guessedSlotFiles(scene, original.path(), formats.images().suffixes())));
    }
}

} // namespace sinew
