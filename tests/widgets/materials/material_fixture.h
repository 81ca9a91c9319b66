// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/struct_info.h"
#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "widgets/materials/layer_card.h"
#include "widgets/materials/material_panel.h"
#include "widgets/properties/property_row.h"

#include <QAction>
#include <QList>
#include <QMenu>

#include <memory>

namespace sinew::test {
inline namespace material_fixture_helpers {

inline std::unique_ptr<Document> materialSample()
{
    MdxFile f;
    f.textures = {texture(0, "Armor.blp"), texture(1, ""), texture(0, "Glow.blp")};
    f.materials = {material(800, {layer(800, 1, -1, {}, {}, 0), layer(800, 0, -1, {}, {}, 2)}),
                   material(800, {layer(800, 2, -1, {}, {}, 3)}), material(800, {layer(800, 2, -1, {}, {}, 3)})};
    f.geosets = {GeosetParts{}.bytes(800)};
    return open(f.bytes());
}

/// The panel with a model of three materials, the first of two layers; a geoset uses one of them.
struct MaterialFixture
{
    MaterialFixture()
    {
        page.resize(1200, 500);
        page.setDocument(document.get());
        page.show();
    }
    /// Filter modes of the first material's layers, in order.
    QList<quint32> modes() const
    {
        QList<quint32> modes;
        for (const mdx::Layer &layer : mdxOf(*document).data.materials[0].layers)
            modes.append(layer.filterMode);
        return modes;
    }
    PropertyRow *row(std::size_t card, const char *field) const
    {
        for (PropertyRow *row : page.cards()[card]->rows())
            if (qstrcmp(row->binding().field().name, field) == 0)
                return row;
        return nullptr;
    }
    void choose(QMenu *from, const char *entry)
    {
        Q_EMIT from->aboutToShow();
        for (QAction *action : from->actions())
            if (action->objectName() == QLatin1String(entry))
                action->trigger();
    }

    std::unique_ptr<Document> document = materialSample();
    MaterialPanel page;
};

} // namespace material_fixture_helpers
} // namespace sinew::test
