// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/create/looks/textures.h"

#include "plugins/mdx/create/draft/creation_job.h"

#include <algorithm>

namespace sinew::mdx {

namespace {

constexpr std::size_t longestPath = 259;
constexpr float warcraftCut = 0.75f; ///< lowest opacity that Transparent layers draw
enum WrapFlag : std::uint32_t { WrapU = 1, WrapV = 2 };

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
}

/// The last part of a path without its suffix, in letters that every version of the game finds.
std::string plainName(std::string_view path)
{
    if (const std::size_t folder = path.find_last_of("/\\"); folder != path.npos)
        path.remove_prefix(folder + 1);
    if (const std::size_t dot = path.rfind('.'); dot != path.npos && dot > 0)
        path = path.substr(0, dot);
    std::string name;
    for (const char c : path) {
        const bool isPlain = (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'z') || c == '_' || c == '-' ||
                             c == '.' || c == ' ' || c == '(' || c == ')';
        name += isPlain ? c : '_';
    }
    return name.substr(0, 100);
}

std::string keyOf(const CreatedTexture &recipe)
{
    std::string key;
    const auto add = [&key](auto number) { key += ' ' + std::to_string(number); };
    for (const PictureChannel &channel : recipe.channels) {
        for (const PictureFactor &factor : channel.factors) {
            add(factor.texture);
            add(unsigned(factor.channel));
            add(int(factor.isInverted));
        }
        key += ';';
        add(channel.scale);
        add(channel.offset);
    }
    add(int(recipe.colour));
    add(recipe.cutFrom);
    add(recipe.cutTo);
    add(int(recipe.usage));
    return key;
}

} // namespace

bool Textures::exists(std::int32_t texture) const
{
    return texture >= 0 && std::size_t(texture) < m_job.scene.textures.size();
}

std::string Textures::pathFor(std::int32_t texture, const std::string &tag)
{
    const SceneTexture &from = m_job.scene.textures[std::size_t(texture)];
    std::string base = plainName(from.path);
    if (base.empty())
        base = plainName(m_job.source.name) +
               (from.slot ? "_skin" + std::to_string(from.slot) : '_' + std::to_string(texture));
    const std::string suffix = '.' + m_job.options.textureSuffix;
    const std::string &folder = m_job.options.textureFolder;
    const std::size_t room = longestPath - std::min(longestPath - 20, folder.size() + tag.size() + suffix.size() + 4);
    base = base.substr(0, room);
    for (int number = 1;; ++number) {
        std::string path = folder + base + tag + (number > 1 ? '_' + std::to_string(number) : std::string()) + suffix;
        std::string key = path;
        std::transform(key.begin(), key.end(), key.begin(), lower);
        if (m_paths.insert(std::move(key)).second)
            return path;
    }
}

CreatedTexture Textures::copyOf(std::int32_t texture)
{
    CreatedTexture copy;
    for (std::uint8_t channel = 0; channel < 4; ++channel)
        copy.channels[channel].factors = {{texture, channel, false}};
    return copy;
}

std::int32_t Textures::made(std::int32_t named, const std::string &tag, CreatedTexture recipe)
{
    if (!exists(named))
        return -1;
    const auto [at, isNew] = m_rows.try_emplace(std::to_string(named) + tag + keyOf(recipe));
    if (!isNew)
        return at->second;
    const SceneTexture &from = m_job.scene.textures[std::size_t(named)];
    recipe.path = pathFor(named, tag);
    Texture texture;
    texture.path.set(recipe.path);
    texture.flags = (from.wrapU ? WrapU : 0u) | (from.wrapV ? WrapV : 0u);
    m_job.root.textures.append(texture);
    m_pictures.push_back(std::move(recipe));
    return at->second = std::int32_t(m_job.root.textures.size() - 1);
}

std::int32_t Textures::plain(std::int32_t texture)
{
    if (exists(texture) && m_job.scene.textures[std::size_t(texture)].replaceableId != 0)
        return replaceable(m_job.scene.textures[std::size_t(texture)].replaceableId);
    return made(texture, {}, copyOf(texture));
}

std::int32_t Textures::opaque(std::int32_t texture)
{
    CreatedTexture copy = copyOf(texture);
    copy.channels[3] = {{}, 0, 1};
    return made(texture, "_opaque", std::move(copy));
}

void Textures::moveCut(CreatedTexture &recipe, float threshold)
{
    recipe.cutFrom = threshold;
    recipe.cutTo = warcraftCut;
}

std::int32_t Textures::cut(std::int32_t texture, float threshold)
{
    if (!(threshold > 0) || threshold == warcraftCut)
        return plain(texture);
    CreatedTexture copy = copyOf(texture);
    moveCut(copy, threshold);
    return made(texture, "_cut" + std::to_string(int(threshold * 255)), std::move(copy));
}

std::int32_t Textures::replaceable(std::uint32_t number)
{
    const auto [at, isNew] = m_rows.try_emplace("replaceable" + std::to_string(number));
    if (isNew) {
        Texture texture;
        texture.replaceableId = number;
        m_job.root.textures.append(texture);
        at->second = std::int32_t(m_job.root.textures.size() - 1);
    }
    return at->second;
}

std::int32_t Textures::white()
{
    return ofGame("Textures\\white.blp");
}

std::int32_t Textures::ofGame(const std::string &path)
{
    const auto [at, isNew] = m_rows.try_emplace("game " + path);
    if (isNew) {
        Texture texture;
        texture.path.set(path);
        m_job.root.textures.append(texture);
        at->second = std::int32_t(m_job.root.textures.size() - 1);
    }
    return at->second;
}

} // namespace sinew::mdx
