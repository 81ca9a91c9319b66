// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/materials/material_facet.h"
#include "core/model/model.h"

#include <QCoreApplication>
#include <QStringList>

namespace sinew {

/// What a material had before it was set up again, to tell what it lost.
class StackLosses
{
    Q_DECLARE_TR_FUNCTIONS(sinew::StackLosses)

public:
    StackLosses(const MaterialFacet &facet, const Model &model, NodeId material);
    /// Flags that no layer has any longer, and lost layers and animations; in words.
    QStringList in(const Model &now) const;

private:
    struct Look
    {
        QStringList flags;      ///< of all layers, each once
        QStringList animations; ///< labels of values with keys, each once
        int layers = 0;
    };
    Look lookOf(const Model &model) const;

    const MaterialFacet &m_facet;
    NodeId m_material;
    Look m_before;
};

} // namespace sinew
