// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/mdx/materials/textures.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/merge_objects.h"
#include "core/facets/materials/same_path.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "plugins/mdx/edit/references.h"
#include "plugins/mdx/model/model.h"
#include "plugins/mdx/structs/material.h"
#include "plugins/mdx/structs/model.h"

namespace sinew::mdx {

namespace {

/// The number of a texture that the game supplies, in the dialect's own row.
Address replaceableOf(const Model &model, NodeId texture)
{
    return {texture, std::uint16_t(fieldRow<&Texture::replaceableId>(model.ctx(), nullptr))};
}

/// Since 1100 the slots count instead of the layer's texture.
bool meansNothing(const Model &model, const FoundReference &reference)
{
    return rootOf(model).warcraftVersion() >= 1100 && model.get<Layer>(reference.address.node);
}

bool sameTexture(const Model &model, NodeId a, NodeId b)
{
    const auto *x = model.get<Texture>(a), *y = model.get<Texture>(b);
    return x->replaceableId == y->replaceableId && x->flags == y->flags && samePath(x->path.view(), y->path.view());
}

} // namespace

std::vector<ModelTexture> MdxTextures::textures(const Model &model) const
{
    auto users = usersByTarget(model, "textures",
                               [&](const FoundReference &reference) { return meansNothing(model, reference); });
    std::vector<ModelTexture> result;
    const auto &textures = rootOf(model).textures;
    for (std::size_t row = 0; row < textures.size(); ++row) {
        const NodeId id = textures.ids[row];
        ModelTexture texture{id, std::string(textures[row].path.view()), {fieldOf<&Texture::path>(id)}};
        texture.slot = replaceableOf(model, id);
        texture.slotNumber = textures[row].replaceableId;
        texture.wrapFlags = {fieldOf<&Texture::flags>(id)};
        texture.users = std::move(users[id]);
        result.push_back(std::move(texture));
    }
    return result;
}

Result<ChangeSet> MdxTextures::setPaths(const Model &model, std::span<const std::pair<NodeId, std::string>> paths) const
{
    EditBuilder edit(model);
    for (const auto &[texture, path] : paths) {
        Result<Value> value = textValue(model, fieldOf<&Texture::path>(texture), path);
        if (!value)
            return value.error();
        edit.set(fieldOf<&Texture::path>(texture), std::move(*value));
        if (!path.empty())
            edit.set(replaceableOf(model, texture), std::uint32_t(0));
    }
    return edit.finish();
}

Result<NewObject> MdxTextures::add(const Model &model, std::string_view path) const
{
    const TypeInfo &type = typeInfo<decltype(Texture::path)>();
    const FieldInfo &info = fieldInfo<&Texture::path>();
    const Result<Value> value = parseValue(info, type, path);
    if (!value)
        return value.error();
    List<Texture> list;
    list.append().path.set(path);
    EditBuilder edit(model);
    const NodeId id = edit.insert(fieldOf<&Root::textures>(RootNode), -1, Value::of(list)).front();
    return made(edit, id);
}

Result<ChangeSet> MdxTextures::mergeEqual(const Model &model) const
{
    const MdxReferences fixer;
    return mergeEqualObjects(model, &fixer, rootOf(model).textures.ids, sameTexture);
}

Result<ChangeSet> MdxTextures::removeUnused(const Model &model) const
{
    const MdxReferences fixer;
    EditBuilder edit(model, &fixer);
    for (const ModelTexture &texture : textures(model))
        if (texture.users.empty())
            edit.remove(texture.node);
    return edit.finish();
}

} // namespace sinew::mdx
