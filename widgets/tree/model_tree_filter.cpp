// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/tree/model_tree_filter.h"

#include "core/model/path.h"
#include "core/schema/struct_info.h"
#include "widgets/shared/object_names.h"
#include "widgets/tree/model_tree_model.h"

#include <algorithm>

namespace sinew {

ModelTreeFilter::ModelTreeFilter(ModelTreeModel *source, QObject *parent)
    : QSortFilterProxyModel(parent), m_source(source)
{
    setRecursiveFilteringEnabled(true);
    setSourceModel(source);
}

void ModelTreeFilter::setSearch(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed == m_search)
        return;
    m_search = trimmed;
    invalidateFilter();
}

const QStringList &ModelTreeFilter::fieldNames(const StructInfo &info) const
{
    auto found = m_fieldNames.find(&info);
    if (found != m_fieldNames.end())
        return *found;
    QStringList names;
    for (const FieldInfo &field : info.fields) {
        // Lists have rows of their own.
        if (field.type->kind == Kind::List)
            continue;
        const QString name = QString::fromLatin1(field.name);
        names << name << QString::fromStdString(field.displayLabel()) << fieldLabel(field);
        if (field.type->kind == Kind::Struct)
            for (const FieldInfo &leaf : field.type->structure().fields)
                names << name + QLatin1Char('.') + QString::fromLatin1(leaf.name) << fieldLabel(leaf);
    }
    return *m_fieldNames.insert(&info, names);
}

bool ModelTreeFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_search.isEmpty() || !m_source->document())
        return true;
    const auto matches = [this](const QString &text) { return text.contains(m_search, Qt::CaseInsensitive); };
    // What a list or an owner holds belongs to it; a node below another one is an object of its own.
    for (QModelIndex above = parent; above.isValid() && !m_source->isHierarchyRow(above); above = above.parent())
        if (matches(above.data(Qt::DisplayRole).toString()))
            return true;
    const QModelIndex index = m_source->index(row, 0, parent);
    if (matches(index.data(Qt::DisplayRole).toString()) || matches(index.data(ModelTreeModel::TypeRole).toString()))
        return true;
    const NodeId node = m_source->nodeAt(index);
    const StructInfo *info = m_source->infoAt(index);
    if (!info || !m_source->document()->model().contains(node))
        return false;
    const QStringList &fields = fieldNames(*info);
    if (std::any_of(fields.begin(), fields.end(), matches))
        return true;
    // Only a search that looks like a path is worth composing paths for.
    if (!m_search.contains(QLatin1Char('[')) && !m_search.contains(QLatin1Char('.')))
        return false;
    const QString path = QString::fromStdString(pathOf(m_source->document()->model(), {node}));
    return matches(path) || std::any_of(fields.begin(), fields.end(),
                                        [&](const QString &field) { return matches(path + QLatin1Char('.') + field); });
}

} // namespace sinew

#include "moc_model_tree_filter.cpp"
