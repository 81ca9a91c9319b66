// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"

#include <map>
#include <set>

namespace sinew::mdx {

struct CreationJob;

/// The textures of the new model, and the pictures to be written for them.
class Textures
{
public:
    explicit Textures(CreationJob &job) : m_job(job) {}

    /// A picture of the scene as it is; -1 for none.
    std::int32_t plain(std::int32_t texture);
    /// Without its opacity.
    std::int32_t opaque(std::int32_t texture);
    /// For layers that cut out below an opacity, which is another one in the new model's game.
    std::int32_t cut(std::int32_t texture, float threshold);
    /// The game's own picture: 1 team colour, 2 team glow.
    std::int32_t replaceable(std::uint32_t number);
    /// A white picture of the game's own.
    std::int32_t white();
    /// A file of the game's own.
    std::int32_t ofGame(const std::string &path);
    /// One put together; `tag` becomes part of its name. The same recipe with the same name is one texture.
    std::int32_t made(std::int32_t named, const std::string &tag, CreatedTexture recipe);

    /// Makes a picture cut out at Warcraft III's threshold what was cut out at another one.
    static void moveCut(CreatedTexture &recipe, float threshold);
    /// All channels of a picture as they are.
    static CreatedTexture copyOf(std::int32_t texture);

    std::vector<CreatedTexture> take() { return std::move(m_pictures); }

private:
    bool exists(std::int32_t texture) const;
    std::string pathFor(std::int32_t texture, const std::string &tag);

    CreationJob &m_job;
    std::map<std::string, std::int32_t> m_rows; ///< by what is shown
    std::set<std::string> m_paths;              ///< taken, lower case
    std::vector<CreatedTexture> m_pictures;
};

} // namespace sinew::mdx
