// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "plugins/m2/materials/textures.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/merge_objects.h"
#include "core/facets/materials/same_path.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "plugins/m2/edit/references.h"
#include "plugins/m2/materials/batches.h"
#include "plugins/m2/materials/combo_table.h"

#include <algorithm>

namespace sinew::m2 {

namespace {

std::uint32_t fileIdOf(const Root &root, std::size_t row)
{
    return row < root.textureFileIds.size() ? root.textureFileIds[row] : 0;
}

Address fileIdAt(const Root &root, std::size_t row)
{
    return row < root.textureFileIds.size() ? fieldOf<&Root::textureFileIds>(RootNode).of(std::uint32_t(row))
                                            : Address{};
}

bool sameTexture(const Model &model, NodeId a, NodeId b)
{
    const Root &root = rootOf(model);
    const auto *x = model.get<Texture>(a), *y = model.get<Texture>(b);
    return x->type == y->type && x->flags == y->flags && samePath(x->path.view(), y->path.view()) &&
           fileIdOf(root, std::size_t(model.rowOf(a))) == fileIdOf(root, std::size_t(model.rowOf(b)));
}

/// Fields that name a texture but are read by nothing: the tables of the root.
bool isTable(const FoundReference &reference)
{
    return reference.address.node == RootNode;
}

} // namespace

std::vector<ModelTexture> M2Textures::textures(const Model &model) const
{
    const Root &root = rootOf(model);
    auto users = usersByTarget(model, "textures", isTable);
    std::vector<std::vector<Address>> batches(root.textures.size());
    for (const List<Skin> *skins : {&root.skins, &root.lodSkins})
        for (const Skin &skin : skins->items)
            for (std::size_t row = 0; row < skin.batches.size(); ++row) {
                const Batch &batch = skin.batches[row];
                const Address at = fieldOf<&Batch::textureCombo>(skin.batches.ids[row]);
                const std::size_t end =
                    std::min(batch.textureCombo + comboLength(root, batch, Combo::Texture), root.textureCombos.size());
                for (std::size_t entry = batch.textureCombo; entry < end; ++entry)
                    if (const std::size_t texture = root.textureCombos[entry];
                        texture < batches.size() && (batches[texture].empty() || batches[texture].back() != at))
                        batches[texture].push_back(at);
            }
    std::vector<ModelTexture> result;
    for (std::size_t row = 0; row < root.textures.size(); ++row) {
        const NodeId id = root.textures.ids[row];
        ModelTexture texture{id, std::string(root.textures[row].path.view()), {fieldOf<&Texture::path>(id)}};
        texture.slot = fieldOf<&Texture::type>(id);
        texture.slotNumber = root.textures[row].type;
        texture.wrapFlags = {fieldOf<&Texture::flags>(id)};
        texture.fileId = fileIdAt(root, row);
        texture.fileIdNumber = fileIdOf(root, row);
        texture.users = std::move(batches[row]);
        const std::vector<Address> &others = users[id];
        texture.users.insert(texture.users.end(), others.begin(), others.end());
        result.push_back(std::move(texture));
    }
    return result;
}

Result<ChangeSet> M2Textures::setPaths(const Model &model, std::span<const std::pair<NodeId, std::string>> paths) const
{
    const Root &root = rootOf(model);
    EditBuilder edit(model);
    for (const auto &[texture, path] : paths) {
        const Address at = fieldOf<&Texture::path>(texture);
        Result<Value> value = textValue(model, at, path);
        if (!value)
            return value.error();
        edit.set(at, std::move(*value));
        if (path.empty())
            continue;
        edit.set(fieldOf<&Texture::type>(texture), std::uint32_t(0));
        if (const Address number = fileIdAt(root, std::size_t(model.rowOf(texture))); number.node != NoNode)
            edit.set(number, std::uint32_t(0));
    }
    return edit.finish();
}

Result<NewObject> M2Textures::add(const Model &model, std::string_view path) const
{
    const FieldInfo &info = fieldInfo<&Texture::path>();
    if (const Result<Value> value = parseValue(info, *info.type, path); !value)
        return value.error();
    List<Texture> list;
    list.append().path.set(path);
    EditBuilder edit(model);
    const NodeId id = edit.insert(fieldOf<&Root::textures>(RootNode), -1, Value::of(list)).front();
    return made(edit, id);
}

Result<ChangeSet> M2Textures::mergeEqual(const Model &model) const
{
    const M2References fixer;
    return mergeEqualObjects(model, &fixer, rootOf(model).textures.ids, sameTexture);
}

Result<ChangeSet> M2Textures::removeUnused(const Model &model) const
{
    if (lacksSkins(m2Of(model)))
        return noSkins();
    const M2References fixer;
    EditBuilder edit(model, &fixer);
    for (const ModelTexture &texture : textures(model))
        if (texture.users.empty())
            edit.remove(texture.node);
    return edit.finish();
}

} // namespace sinew::m2
