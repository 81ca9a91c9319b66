// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m3/materials/textures.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/same_path.h"
#include "plugins/m3/materials/material_kinds.h"

#include <algorithm>

namespace sinew::m3 {

namespace {

/// All paths of a material: those of its layers, and those that a buffer material has in a list.
template<class Visit>
void forEachPath(const Model &model, NodeId material, const Visit &visit)
{
    const auto in = [&](const Address &list, std::uint16_t field) {
        for (std::size_t row = 0; row < model.listSize(list); ++row)
            visit(Address{model.idAt(list, row), field});
    };
    for (const Address &list : layerLists(model, material))
        in(list, fieldRow<&Layer::texture>());
    if (model.get<BufferMaterial>(material))
        in(fieldOf<&BufferMaterial::textures>(material), fieldRow<&FilePath::path>());
}

} // namespace

std::vector<ModelTexture> M3Textures::textures(const Model &model) const
{
    std::vector<ModelTexture> result;
    for (const MaterialKind &kind : materialKinds())
        for (std::size_t row = 0; row < model.listSize(kind.list); ++row)
            forEachPath(model, model.idAt(kind.list, row), [&](const Address &at) {
                const auto &path = *static_cast<const FixedString<256> *>(model.field(at).data);
                if (path.isEmpty())
                    return;
                auto known = std::find_if(result.begin(), result.end(), [&](const ModelTexture &texture) {
                    return samePath(texture.path, path.view());
                });
                if (known == result.end()) {
                    known = result.insert(result.end(), ModelTexture());
                    known->node = at.node;
                    known->path = path.view();
                    known->wrapX = 4;
                    known->wrapY = 8;
                }
                known->paths.push_back(at);
                known->users.push_back(at);
                if (model.get<Layer>(at.node))
                    known->wrapFlags.push_back(fieldOf<&Layer::flags>(at.node));
            });
    return result;
}

Result<ChangeSet> M3Textures::setPaths(const Model &model, std::span<const std::pair<NodeId, std::string>> paths) const
{
    const std::vector<ModelTexture> all = textures(model);
    EditBuilder edit(model);
    for (const auto &[node, path] : paths) {
        const auto texture =
            std::find_if(all.begin(), all.end(), [id = node](const ModelTexture &t) { return t.node == id; });
        if (texture == all.end())
            return cannot();
        for (const Address &at : texture->paths) {
            Result<Value> value = textValue(model, at, path);
            if (!value)
                return value.error();
            edit.set(at, std::move(*value));
        }
    }
    return edit.finish();
}

} // namespace sinew::m3
