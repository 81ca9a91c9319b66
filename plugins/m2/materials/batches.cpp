// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/m2/materials/batches.h"

#include "plugins/m2/model/layout.h"
#include "plugins/m2/model/skins.h"

#include <QtGlobal>

#include <algorithm>

namespace sinew::m2 {

namespace {

/// Marks rows that something reads.
class Used
{
public:
    explicit Used(const Root &root)
        : materials(root.materials.size()), colours(root.colours.size()), weights(root.textureWeights.size()),
          transforms(root.textureTransforms.size()), m_root(root)
    {
        const std::vector<std::int32_t> weightTable = comboEntries(root, Combo::Weight),
                                        transformTable = comboEntries(root, Combo::Transform);
        forEachSkin(root, [&](const Skin &skin) {
            for (const Batch &batch : skin.batches) {
                mark(materials, batch.material);
                mark(colours, batch.colour);
                markRun(weights, batch, Combo::Weight, weightTable);
                markRun(transforms, batch, Combo::Transform, transformTable);
            }
            for (const ShadowBatch &shadow : skin.shadowBatches) {
                mark(colours, shadow.colour);
                mark(weights, shadow.transparency);
            }
        });
        for (const Ribbon &ribbon : root.ribbons) {
            for (const std::uint16_t material : ribbon.materials)
                mark(materials, material);
            if (ribbon.textureTransform >= 0)
                mark(transforms, entry(root.transformCombos, std::size_t(ribbon.textureTransform)));
        }
    }

    std::vector<bool> materials, colours, weights, transforms;

private:
    static void mark(std::vector<bool> &rows, std::int64_t row)
    {
        if (row >= 0 && std::size_t(row) < rows.size())
            rows[std::size_t(row)] = true;
    }
    void markRun(std::vector<bool> &rows, const Batch &batch, Combo combo, const std::vector<std::int32_t> &table)
    {
        const std::size_t start = batch.*comboTable(combo).start,
                          end = std::min(start + comboLength(m_root, batch, combo), table.size());
        for (std::size_t at = start; at < end; ++at)
            mark(rows, table[at]);
    }

    const Root &m_root;
};

template<class T>
void addOthers(std::vector<NodeId> &ids, const List<T> &list, const std::vector<bool> &used)
{
    for (std::size_t row = 0; row < list.size(); ++row)
        if (!used[row])
            ids.push_back(list.ids[row]);
}

} // namespace

const Skin *skinOf(const Model &model, NodeId part)
{
    return model.get<Skin>(model.parentOf(part));
}

std::vector<std::size_t> batchRows(const Skin &skin, std::size_t submesh)
{
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < skin.batches.size(); ++row)
        if (skin.batches[row].submesh == submesh)
            rows.push_back(row);
    std::stable_sort(rows.begin(), rows.end(), [&](std::size_t a, std::size_t b) {
        const Batch &x = skin.batches[a], &y = skin.batches[b];
        return std::pair(x.priorityPlane, x.materialLayer) < std::pair(y.priorityPlane, y.materialLayer);
    });
    return rows;
}

bool lacksSkins(const M2Model &model)
{
    const Root &root = model.data;
    const M2Layout *layout = model.m2Layout();
    const bool missing =
        layout && std::any_of(layout->missingFiles.begin(), layout->missingFiles.end(), [](const QString &name) {
            return name.endsWith(QLatin1String(".skin"), Qt::CaseInsensitive);
        });
    return missing || root.skinFileIds.size() > root.skins.size() + root.lodSkins.size();
}

Error noSkins()
{
    return {QT_TRANSLATE_NOOP("Message", "skin profiles of the model were not found; what they use is unknown")};
}

std::vector<NodeId> unusedParts(const M2Model &model)
{
    std::vector<NodeId> ids;
    if (lacksSkins(model))
        return ids;
    const Root &root = model.data;
    const Used used(root);
    addOthers(ids, root.materials, used.materials);
    addOthers(ids, root.colours, used.colours);
    // The parent skeleton's animations have their own weights, one for each of these.
    if (root.parentTextureWeights.isEmpty())
        addOthers(ids, root.textureWeights, used.weights);
    addOthers(ids, root.textureTransforms, used.transforms);
    return ids;
}

} // namespace sinew::m2
