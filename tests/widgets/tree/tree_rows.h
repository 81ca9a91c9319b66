// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The rows of a model tree over the sample document, in tests.

#include "tests/support/dock_format.h"
#include "widgets/tree/model_tree_model.h"

namespace sinew::test {
inline namespace tree_rows_helpers {

/// The rows below an index as "name{child child}".
inline QString shape(const QAbstractItemModel &model, const QModelIndex &parent = {})
{
    QStringList rows;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QString below = shape(model, index);
        rows << index.data().toString() + (below.isEmpty() ? QString() : QStringLiteral("{%1}").arg(below));
    }
    return rows.join(QLatin1Char(' '));
}

inline QModelIndex find(const QAbstractItemModel &model, const QString &name, const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data().toString() == name)
            return index;
        if (const QModelIndex below = find(model, name, index); below.isValid())
            return below;
    }
    return {};
}

inline NodeId bone(const Document &document, int row)
{
    return sampleRoot(document).bones.ids[std::size_t(row)];
}

/// The nodes of the sample document in the form of shape().
inline const QString sampleNodes = QStringLiteral("Root{Hand Head{Hat}}");

inline QString nodesShape(const ModelTreeModel &model)
{
    return shape(model, model.nodesGroup());
}

} // namespace tree_rows_helpers
} // namespace sinew::test
