// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/mdx/convert/borders.h"
#include "plugins/mdx/mdx_facets.h"

#include <QtGlobal>

#include <unordered_map>

namespace sinew::mdx {

namespace {

using Loss = ConversionLoss;

constexpr std::uint16_t mostNumber = 255;
constexpr std::size_t influences = 4;

/// By object id: that of the nearest ancestor that a byte can name, 0 where there is none.
class NearAncestors
{
public:
    explicit NearAncestors(const MdxModel &model)
    {
        for (const HierarchyNode &node : MdxTransforms().hierarchy(model))
            if (node.parent != NoNode)
                m_parents[std::uint32_t(nodeOf(model, node.node)->objectId)] = std::uint32_t(nodeOf(model, node.parent)->objectId);
    }
    std::uint8_t of(std::uint32_t id) const
    {
        for (std::size_t steps = 0; id > mostNumber && steps <= m_parents.size(); ++steps) {
            const auto parent = m_parents.find(id);
            id = parent == m_parents.end() ? 0 : parent->second;
        }
        return std::uint8_t(id > mostNumber ? 0 : id);
    }

private:
    std::unordered_map<std::uint32_t, std::uint32_t> m_parents;
};

} // namespace

Status downFrom1300(Draft &draft)
{
    EditBuilder edit = draft.edit();
    const NearAncestors ancestors(draft.now());
    const List<Geoset> &geosets = draft.root().geosets;
    for (std::size_t row = 0; row < geosets.size(); ++row) {
        const Array<std::uint16_t> &wide = geosets[row].wideSkin;
        if (wide.isEmpty())
            continue;
        const NodeId id = geosets.ids[row];
        const Address at = fieldOf<Geoset>(id, "wideSkin");
        Array<std::uint8_t> skin;
        std::uint8_t *to = skin.reset(wide.size());
        std::size_t rebound = 0;
        for (std::size_t i = 0; i < wide.size(); ++i) {
            const bool isBone = i % (2 * influences) < influences;
            const bool counts = isBone && i + influences < wide.size() && wide[i + influences] != 0;
            rebound += counts && wide[i] > mostNumber;
            to[i] = isBone ? ancestors.of(wide[i]) : std::uint8_t(std::min(wide[i], mostNumber));
        }
        draft.note(Loss::Changed, at, QT_TRANSLATE_NOOP("Message", "the bindings to bones are stored in one byte each"));
        if (rebound)
            draft.note(Loss::Lost, at, {QT_TRANSLATE_NOOP("Message", "%1 bindings are to bones above 255, which a byte can't name; they go to the nearest ancestor that it can"), {rebound}});
        edit.set(fieldOf<Geoset>(id, "skin"), skin);
        edit.set(at, Array<std::uint16_t>());
    }
    return draft.take(edit);
}

} // namespace sinew::mdx
