// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/materials/recipes.h"

#include "core/facets/materials/material_edits.h"
#include "core/facets/materials/same_path.h"
#include "plugins/mdx/materials/slots.h"
#include "plugins/mdx/model/model.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::mdx {

namespace {

enum Filter : std::uint32_t { OpaqueFilter, Transparent, Blend, Additive, AddAlpha };

constexpr std::uint32_t teamColour = 1;

const MaterialRecipe opaque{"opaque", QT_TRANSLATE_NOOP("Recipe", "Opaque"),
                            QT_TRANSLATE_NOOP("Recipe", "One layer that covers what is behind it.")};
const MaterialRecipe team{
    "teamColour", QT_TRANSLATE_NOOP("Recipe", "Team colour below diffuse"),
    QT_TRANSLATE_NOOP(
        "Recipe",
        "The team's colour shows where the texture's alpha is low. Assumes that the texture has an alpha channel.")};
const MaterialRecipe glow{
    "glow", QT_TRANSLATE_NOOP("Recipe", "Additive glow"),
    QT_TRANSLATE_NOOP(
        "Recipe",
        "One additive layer without shading or fog, seen from both sides. Assumes a texture with a black surround.")};
const MaterialRecipe foliage{
    "foliage", QT_TRANSLATE_NOOP("Recipe", "Alpha-tested foliage"),
    QT_TRANSLATE_NOOP("Recipe", "One layer with holes where alpha is below ¾, seen from both sides.")};
const MaterialRecipe glass{"blend", QT_TRANSLATE_NOOP("Recipe", "Blended by alpha"),
                           QT_TRANSLATE_NOOP("Recipe", "One layer that is as opaque as its texture's alpha.")};
const MaterialRecipe hd{
    "hd", QT_TRANSLATE_NOOP("Recipe", "HD with six textures"),
    QT_TRANSLATE_NOOP(
        "Recipe",
        "Diffuse, normal, ORM, emissive, team colour and environment. Assumes that the files next to “X_diffuse” are "
        "called “X_normal”, “X_orm” and “X_emissive”; for other file names the game's flat textures are used.")};
const MaterialRecipe sd{
    "sd", QT_TRANSLATE_NOOP("Recipe", "SD from HD"),
    QT_TRANSLATE_NOOP("Recipe", "The diffuse texture over the team's colour, without the other maps. Assumes that the "
                                "diffuse texture's alpha is that of a classic one.")};

/// Finds textures, and adds missing ones.
class Textures
{
public:
    Textures(const Model &model, EditBuilder &edit)
        : m_textures(static_cast<const MdxModel &>(model).data.textures), m_edit(edit),
          m_list(fieldOf<&Root::textures>(RootNode))
    {
    }

    std::int32_t path(std::string_view path) { return find({0, path}); }
    std::int32_t replaceable(std::uint32_t id) { return find({id, {}}); }
    /// Missing textures are appended.
    void insert()
    {
        if (!m_new.isEmpty())
            m_edit.insert(m_list, -1, Value::of(m_new));
    }

private:
    struct Wanted
    {
        std::uint32_t replaceable;
        std::string_view path;
    };
    static bool is(const Texture &texture, const Wanted &wanted)
    {
        return texture.replaceableId == wanted.replaceable && samePath(texture.path.view(), wanted.path);
    }
    std::int32_t find(const Wanted &wanted)
    {
        for (std::size_t row = 0; row < m_textures.size(); ++row)
            if (is(m_textures[row], wanted))
                return std::int32_t(row);
        for (std::size_t row = 0; row < m_new.size(); ++row)
            if (is(m_new[row], wanted))
                return std::int32_t(m_textures.size() + row);
        Texture &texture = m_new.append();
        texture.replaceableId = wanted.replaceable;
        texture.path.set(wanted.path);
        texture.flags = 3;
        return std::int32_t(m_textures.size() + m_new.size() - 1);
    }

    const List<Texture> &m_textures;
    List<Texture> m_new;
    EditBuilder &m_edit;
    Address m_list;
};

/// "Units/Knight_diffuse.blp" → "Units/Knight_normal.blp" in the case of the original; empty if the name gives no clue.
std::string sibling(std::string_view diffuse, std::string_view suffix)
{
    const std::size_t dot = diffuse.find_last_of('.');
    const std::string_view stem = diffuse.substr(0, dot);
    const std::string_view end = "_diffuse";
    if (stem.size() < end.size() || !samePath(stem.substr(stem.size() - end.size()), end))
        return {};
    const bool capital = stem[stem.size() - end.size() + 1] == 'D';
    std::string name(suffix);
    if (capital)
        name = suffix == "orm" ? "ORM" : char(suffix[0] - 'a' + 'A') + std::string(suffix.substr(1));
    return std::string(stem.substr(0, stem.size() - end.size() + 1)) + name +
           (dot == std::string_view::npos ? std::string() : std::string(diffuse.substr(dot)));
}

class RecipeBuilder
{
public:
    RecipeBuilder(const Model &model, EditBuilder &edit)
        : m_root(static_cast<const MdxModel &>(model).data), m_textures(model, edit)
    {
    }

    /// `shown`: row of the texture that the material is about, -1 if none.
    Status build(std::string_view recipe, std::int32_t shown, Material &material)
    {
        material.layers = {};
        material.shader.set({});
        if (recipe == opaque.id)
            add(material, OpaqueFilter, 0, shown);
        else if (recipe == glow.id)
            add(material, Additive, ShadingFlag::Unshaded | ShadingFlag::TwoSided | ShadingFlag::Unfogged, shown);
        else if (recipe == foliage.id)
            add(material, Transparent, ShadingFlag::TwoSided, shown);
        else if (recipe == glass.id)
            add(material, Blend, 0, shown);
        else if ((recipe == team.id || recipe == sd.id) && m_root.dialect != WowAlpha) {
            add(material, OpaqueFilter, 0, m_textures.replaceable(teamColour));
            add(material, Blend, 0, shown);
        } else if (recipe == hd.id && m_root.warcraftVersion() >= 900)
            addHd(material, shown);
        else
            return Error{QT_TRANSLATE_NOOP("Message", "this format has no such recipe")};
        if (m_root.warcraftVersion() >= 1100)
            toSlots(material);
        m_textures.insert();
        return Done{};
    }

private:
    Layer &add(Material &material, std::uint32_t filter, std::uint32_t shading, std::int32_t texture)
    {
        Layer &layer = material.layers.append();
        layer.filterMode = filter;
        layer.shadingFlags = shading;
        layer.textureId = texture;
        return layer;
    }

    void addHd(Material &material, std::int32_t shown)
    {
        const std::string diffuse = shown < 0 || std::size_t(shown) >= m_root.textures.size()
                                        ? std::string()
                                        : std::string(m_root.textures[std::size_t(shown)].path.view());
        const auto map = [&](std::string_view suffix, const char *usual) {
            const std::string path = sibling(diffuse, suffix);
            return m_textures.path(path.empty() ? usual : path);
        };
        const std::int32_t rows[hdTextures] = {shown,
                                               map("normal", "Textures/normal.blp"),
                                               map("orm", "Textures/orm.blp"),
                                               map("emissive", "Textures/Black32.blp"),
                                               m_textures.replaceable(teamColour),
                                               m_textures.path("ReplaceableTextures/EnvironmentMap.blp")};
        material.shader.set(hdShaderName);
        for (const std::int32_t row : rows)
            add(material, OpaqueFilter, 0, row);
    }

    const Root &m_root;
    Textures m_textures;
};

/// The texture that a material shows: the first one that is a file, otherwise the first.
std::int32_t shownTexture(const Root &root, const Material &material)
{
    std::vector<std::int32_t> rows;
    for (const Layer &layer : material.layers) {
        if (root.warcraftVersion() < 1100)
            rows.push_back(layer.textureId);
        for (const TextureSlot &slot : layer.slots)
            rows.push_back(slot.textureId);
    }
    const auto isFile = [&](std::int32_t row) {
        return row >= 0 && std::size_t(row) < root.textures.size() &&
               root.textures[std::size_t(row)].replaceableId == 0;
    };
    const auto file = std::find_if(rows.begin(), rows.end(), isFile);
    return file != rows.end() ? *file : rows.empty() ? (root.textures.isEmpty() ? -1 : 0) : rows.front();
}

} // namespace

std::vector<MaterialRecipe> materialRecipes(const Model &model)
{
    const Root &root = static_cast<const MdxModel &>(model).data;
    std::vector<MaterialRecipe> all{opaque, glow, foliage, glass};
    if (root.dialect != WowAlpha) // it has no team colour
        all.insert(all.begin() + 1, team);
    if (root.warcraftVersion() >= 900)
        all.insert(all.end(), {hd, sd});
    return all;
}

Result<NewObject> createAfterRecipe(const Model &model, std::string_view recipe)
{
    const Root &root = static_cast<const MdxModel &>(model).data;
    EditBuilder edit(model);
    List<Material> list;
    if (const Status done = RecipeBuilder(model, edit).build(recipe, shownTexture(root, {}), list.append()); !done)
        return done.error();
    const NodeId id = edit.insert(fieldOf<&Root::materials>(RootNode), -1, Value::of(list)).front();
    return made(edit, id);
}

Result<ChangeSet> applyRecipe(const Model &model, NodeId material, std::string_view recipe)
{
    const Root &root = static_cast<const MdxModel &>(model).data;
    const auto *object = model.get<Material>(material);
    if (!object)
        return MaterialFacet::cannot();
    EditBuilder edit(model);
    Material next;
    if (const Status done = RecipeBuilder(model, edit).build(recipe, shownTexture(root, *object), next); !done)
        return done.error();
    edit.remove(object->layers.ids);
    edit.insert(fieldOf<&Material::layers>(material), -1, Value::of(next.layers));
    edit.set(fieldOf<&Material::shader>(material), next.shader);
    return edit.finish();
}

} // namespace sinew::mdx
