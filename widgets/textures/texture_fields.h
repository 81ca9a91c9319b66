// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/texture_facet.h"
#include "widgets/properties/binding/property_context.h"

#include <QWidget>

class QVBoxLayout;

namespace sinew {

class PropertyRow;

/// The fields of a texture besides its path: what the game puts there, and the number of its file. If several textures
/// are selected, all are edited at once.
class TextureFields : public QWidget
{
    Q_OBJECT

public:
    explicit TextureFields(QWidget *parent = nullptr);

    /// Null: nothing to show.
    void setDocument(Document *document);
    /// `textures`: those of the document; values are read again.
    void show(const std::vector<const ModelTexture *> &textures);
    const std::vector<PropertyRow *> &rows() const { return m_rows; }

private:
    PropertyContext m_context;
    std::vector<std::vector<Address>> m_shown; ///< the addresses of each row
    std::vector<PropertyRow *> m_rows;
    QVBoxLayout *m_column;
};

} // namespace sinew
