// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/tree/model_tree_filter.h"

#include "core/model/path.h"
#include "core/schema/struct_info.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/search_text.h"
#include "widgets/tree/model_tree_model.h"

#include <algorithm>

namespace sinew {

ModelTreeFilter::ModelTreeFilter(ModelTreeModel *source, QObject *parent)
    : QSortFilterProxyModel(parent), m_source(source)
{
    // Connected before the base class is, which queries the filter on a change.
    const auto forget = [this] { m_shown.clear(); };
    connect(source, &QAbstractItemModel::modelReset, this, forget);
    connect(source, &QAbstractItemModel::dataChanged, this, forget);
    connect(source, &QAbstractItemModel::rowsInserted, this, forget);
    connect(source, &QAbstractItemModel::rowsRemoved, this, forget);
    connect(source, &QAbstractItemModel::rowsMoved, this, forget);
    setSourceModel(source);
    // Qt's own recursive filter loses rows: those inserted below a hidden row are missing when that is shown again.
    connect(source, &ModelTreeModel::caughtUp, this, [this] {
        if (!m_search.isEmpty() || m_hidesEmpty)
            invalidateFilter();
    });
}

void ModelTreeFilter::setSearch(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed == m_search)
        return;
    m_search = trimmed;
    m_shown.clear();
    m_matchingTypes.clear();
    // Not invalidateFilter(), which maps all rows again for each run of rows that comes or goes.
    invalidate();
}

void ModelTreeFilter::setHidesEmpty(bool hides)
{
    m_hidesEmpty = hides;
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

QModelIndex ModelTreeFilter::mapFromSource(const QModelIndex &index) const
{
    // Qt would map rows below a hidden row, and not be told when they move.
    if (const QModelIndex parent = index.parent(); parent.isValid() && !mapFromSource(parent).isValid())
        return {};
    return QSortFilterProxyModel::mapFromSource(index);
}

bool ModelTreeFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!m_source->document())
        return true;
    const QModelIndex index = m_source->index(row, 0, parent);
    if (m_hidesEmpty && m_source->nodeAt(index) == NoNode && m_source->rowCount(index) == 0)
        return false;
    return m_search.isEmpty() || showsBelow(index);
}

/// Qt queries the rows below a row again at each level; each is examined only once.
bool ModelTreeFilter::showsBelow(const QModelIndex &index) const
{
    if (const auto known = m_shown.find(index.internalPointer()); known != m_shown.end())
        return known->second;
    bool shown = matchesRow(index);
    for (int row = 0; row < m_source->rowCount(index); ++row)
        if (showsBelow(m_source->index(row, 0, index)))
            shown = true;
    m_shown.emplace(index.internalPointer(), shown);
    return shown;
}

bool ModelTreeFilter::matchesRow(const QModelIndex &index) const
{
    const auto matches = [this](const QString &text) { return matchesSearch(searchedForm(text), m_search); };
    // The objects of a list or an owner belong to it; a node below another one is an independent object.
    for (QModelIndex above = index.parent(); above.isValid() && !m_source->isHierarchyRow(above);
         above = above.parent())
        if (matches(above.data(Qt::DisplayRole).toString()))
            return true;
    if (matches(index.data(Qt::DisplayRole).toString()))
        return true;
    const NodeId node = m_source->nodeAt(index);
    const StructInfo *info = m_source->infoAt(index);
    if (!info || !m_source->document()->model().contains(node))
        return matches(index.data(ModelTreeModel::TypeRole).toString());
    auto known = m_matchingTypes.find(info);
    if (known == m_matchingTypes.end()) {
        const QStringList &fields = fieldNames(*info);
        known = m_matchingTypes.insert(info, matches(index.data(ModelTreeModel::TypeRole).toString()) ||
                                                 std::any_of(fields.begin(), fields.end(), matches));
    }
    if (*known)
        return true;
    // Only a search that looks like a path makes it worth composing paths.
    if (!m_search.contains(QLatin1Char('[')) && !m_search.contains(QLatin1Char('.')))
        return false;
    const QStringList &fields = fieldNames(*info);
    const QString path = QString::fromStdString(pathOf(m_source->document()->model(), {node}));
    return matches(path) || std::any_of(fields.begin(), fields.end(),
                                        [&](const QString &field) { return matches(path + QLatin1Char('.') + field); });
}

} // namespace sinew

#include "moc_model_tree_filter.cpp"
