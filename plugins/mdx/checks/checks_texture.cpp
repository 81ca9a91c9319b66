// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/checks/checks.h"

#include "core/check/findings.h"
#include "core/model/edit_builder.h"
#include "plugins/mdx/checks/uses.h"
#include "plugins/mdx/checks/walk.h"
#include <QtGlobal>
#include <algorithm>
#include <map>

namespace sinew::mdx {

namespace {

namespace textures {

template<class Visit>
void forEachTexture(const MdxModel &model, const Findings &findings, const Visit &visit)
{
    const List<Texture> &list = model.data.textures;
    for (std::size_t i = 0; i < list.size() && !findings.isCancelled(); ++i)
        visit(list[i], list.ids[i]);
}

void both(const MdxModel &model, Findings &findings)
{
    forEachTexture(model, findings, [&](const Texture &t, NodeId id) {
        if (t.replaceableId && !t.path.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "the texture is replaceable and has a path"),
                         {fieldOf<&Texture::path>(id), fieldOf<&Texture::replaceableId>(id)});
    });
}

void neither(const MdxModel &model, Findings &findings)
{
    forEachTexture(model, findings, [&](const Texture &t, NodeId id) {
        if (!t.replaceableId && t.path.isEmpty())
            findings.add(QT_TRANSLATE_NOOP("Message", "the texture has neither a path nor a replaceable id"),
                         fieldOf<&Texture::path>(id));
    });
}

void suffix(const MdxModel &model, Findings &findings)
{
    forEachTexture(model, findings, [&](const Texture &t, NodeId id) {
        const std::string_view path = t.path.view();
        const bool isPicture =
            hasSuffix(path, ".blp") || hasSuffix(path, ".tga") || hasSuffix(path, ".dds") || hasSuffix(path, ".tif");
        if (!path.empty() && !isPicture)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "“%1” is not a picture that the game can read"),
                                 {std::string(path)}),
                         fieldOf<&Texture::path>(id));
    });
}

void replaceable(const MdxModel &model, Findings &findings)
{
    forEachTexture(model, findings, [&](const Texture &t, NodeId id) {
        const std::uint32_t n = t.replaceableId;
        const bool isKnown = n <= 2 || n == 11 || n == 21 || (n >= 31 && n <= 37);
        if (isWarcraft(model) && !isKnown)
            findings.add(Message(QT_TRANSLATE_NOOP("Message", "replaceable id %1 is not known"), {n}),
                         fieldOf<&Texture::replaceableId>(id));
    });
}

void absolute(const MdxModel &model, Findings &findings)
{
    forEachTexture(model, findings, [&](const Texture &t, NodeId id) {
        const std::string_view path = t.path.view();
        if (path.size() > 1 && (path[1] == ':' || path[0] == '\\' || path[0] == '/'))
            findings.add(
                Message(QT_TRANSLATE_NOOP("Message", "“%1” is a path on somebody's computer"), {std::string(path)}),
                fieldOf<&Texture::path>(id));
    });
}

void unused(const MdxModel &model, Findings &findings)
{
    const Root &root = model.data;
    Uses uses(root.textures);
    for (const Material &material : root.materials)
        for (const Layer &layer : material.layers) {
            uses.add(layer.textureId);
            uses.add(layer.textureIdKeys);
            for (const TextureSlot &slot : layer.slots) {
                uses.add(slot.textureId);
                uses.add(slot.textureIdKeys);
            }
        }
    for (const ParticleEmitter2 &emitter : root.particleEmitters2)
        uses.add(emitter.textureId);
    for (std::size_t i = 0; i < root.textures.size() && !findings.isCancelled(); ++i)
        if (!uses[i])
            findings.add(QT_TRANSLATE_NOOP("Message", "no layer or emitter uses the texture"),
                         Address{root.textures.ids[i]});
}

/// The members in which equal textures agree.
std::tuple<std::uint32_t, std::string, std::uint32_t> keyOf(const Texture &t)
{
    std::string path(t.path.view());
    std::transform(path.begin(), path.end(), path.begin(),
                   [](unsigned char c) { return c == '/' ? '\\' : char(std::tolower(c)); });
    return {t.replaceableId, path, t.flags};
}

void duplicates(const MdxModel &model, Findings &findings)
{
    std::map<std::tuple<std::uint32_t, std::string, std::uint32_t>, NodeId> known;
    forEachTexture(model, findings, [&](const Texture &t, NodeId id) {
        if (const auto [first, isNew] = known.emplace(keyOf(t), id); !isNew)
            findings.add(QT_TRANSLATE_NOOP("Message", "another texture is the same"),
                         {Address{id}, Address{first->second}});
    });
}

Status clearPath(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (const auto *t = model.get<Texture>(finding.place().node); t && t->replaceableId)
        edit.set(fieldOf<&Texture::path>(finding.place().node), FixedString<260>());
    return Done{};
}

Status clearReplaceable(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    if (model.contains(finding.place().node))
        edit.set(fieldOf<&Texture::replaceableId>(finding.place().node), std::uint32_t(0));
    return Done{};
}

Status fileAlone(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const auto *t = model.get<Texture>(finding.place().node);
    if (!t)
        return Done{};
    const std::string_view path = t->path.view();
    FixedString<260> name;
    name.set(path.substr(path.find_last_of("/\\:") + 1));
    edit.set(fieldOf<&Texture::path>(finding.place().node), name);
    return Done{};
}

Status merge(EditBuilder &edit, const MdxModel &model, const Finding &finding)
{
    const NodeId id = finding.place().node;
    const auto *t = model.get<Texture>(id);
    const List<Texture> &list = model.data.textures;
    for (std::size_t i = 0; t && i < list.size() && list.ids[i] != id; ++i)
        if (keyOf(list[i]) == keyOf(*t)) {
            edit.replace(id, list.ids[i]);
            break;
        }
    return Done{};
}

} // namespace textures

} // namespace

std::vector<Check> textureChecks()
{
    using namespace textures;
    return {
        {"mdx.texture.both",
         Impact::Note,
         QT_TRANSLATE_NOOP("Message", "Replaceable textures with a path"),
         QT_TRANSLATE_NOOP("Message", "The game fills in what the replaceable id says and ignores the path "
                                      "(mdx-m3-viewer's sanity test warns)."),
         Reads::of<Texture>(),
         checkOf<&both>,
         {{QT_TRANSLATE_NOOP("Message", "Clear the path"), Fix::Changes, fixOf<&clearPath>},
          {QT_TRANSLATE_NOOP("Message", "Use the path"), Fix::Changes, fixOf<&clearReplaceable>}}},
        {"mdx.texture.neither",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Textures without a source"),
         QT_TRANSLATE_NOOP("Message",
                           "Without a path or a replaceable id there is nothing to draw (HiveWE's validator warns)."),
         Reads::of<Texture>(),
         checkOf<&neither>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which picture is meant")},
        {"mdx.texture.suffix",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Textures of unknown format"),
         QT_TRANSLATE_NOOP(
             "Message", "mdx-m3-viewer's sanity test counts suffixes other than .blp, .tga, .tif and .dds as errors."),
         Reads::of<Texture>(),
         checkOf<&suffix>,
         {},
         QT_TRANSLATE_NOOP("Message", "only you know which picture is meant")},
        {"mdx.texture.replaceable",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Unknown replaceable ids"),
         QT_TRANSLATE_NOOP("Message",
                           "The game knows team colour (1), glow (2), cliffs (11), the cursor (21) and trees (31 "
                           "to 37), and fills nothing in for others (mdx-m3-viewer's sanity test)."),
         Reads::of<Texture>(),
         checkOf<&replaceable>,
         {{QT_TRANSLATE_NOOP("Message", "Use the path"), Fix::Changes, fixOf<&clearReplaceable>}}},
        {"mdx.texture.absolute",
         Impact::Wrong,
         QT_TRANSLATE_NOOP("Message", "Paths on somebody's computer"),
         QT_TRANSLATE_NOOP(
             "Message",
             "The game looks for paths in its archives and in the map, where no path begins with a drive or a slash."),
         Reads::of<Texture>(),
         checkOf<&absolute>,
         {{QT_TRANSLATE_NOOP("Message", "Keep only the file name"), Fix::Changes, fixOf<&fileAlone>}}},
        {"mdx.texture.unused",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Unused textures"),
         QT_TRANSLATE_NOOP("Message", "The game loads it with the model, and draws nothing with it."),
         Reads::of<Texture, Layer, TextureSlot, Material>() |
             Reads::field<&ParticleEmitter2::textureId, &Root::particleEmitters2>(),
         checkOf<&unused>,
         {{QT_TRANSLATE_NOOP("Message", "Delete the texture"), Fix::Safe, &deleteObject}}},
        {"mdx.texture.duplicate",
         Impact::Waste,
         QT_TRANSLATE_NOOP("Message", "Duplicate textures"),
         QT_TRANSLATE_NOOP("Message", "Both are the same file with the same settings."),
         Reads::of<Texture>(),
         checkOf<&duplicates>,
         {{QT_TRANSLATE_NOOP("Message", "Merge them"), Fix::Safe, fixOf<&merge>, Fix::Many}}},
    };
}

} // namespace sinew::mdx
