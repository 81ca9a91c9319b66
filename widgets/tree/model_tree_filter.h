// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QSortFilterProxyModel>

#include <unordered_map>

namespace sinew {

class ModelTreeModel;
struct StructInfo;

/// The rows of a ModelTreeModel that match a search, with the rows above them and the parts that they own. A row
/// matches by its name, its type, its path ("materials[0].layers") or a field that it has ("filterMode",
/// "materials[0].layers[1].alpha").
class ModelTreeFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ModelTreeFilter(ModelTreeModel *source, QObject *parent = nullptr);

    void setSearch(const QString &text);
    const QString &search() const { return m_search; }
    /// Leaves out groups without objects.
    void setHidesEmpty(bool hides);
    /// Invalid for a row that is hidden, or below a hidden one.
    QModelIndex mapFromSource(const QModelIndex &index) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    /// True if a row or one below it matches.
    bool showsBelow(const QModelIndex &index) const;
    bool matchesRow(const QModelIndex &index) const;
    /// Names and labels of a structure's fields, with "node.translation" for those of inline structures.
    const QStringList &fieldNames(const StructInfo &info) const;

    ModelTreeModel *m_source;
    QString m_search;
    bool m_hidesEmpty = false;
    mutable QHash<const StructInfo *, QStringList> m_fieldNames;
    mutable QHash<const StructInfo *, bool> m_matchingTypes; ///< by their own name or a field's
    mutable std::unordered_map<const void *, bool> m_shown;  ///< by QModelIndex::internalPointer(), for this search
};

} // namespace sinew
