// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QSortFilterProxyModel>
#include <QTimer>

#include <unordered_map>
#include <vector>

namespace sinew {

class ModelTreeModel;
struct StructInfo;

/// The rows of a ModelTreeModel that match a search, with the rows above them and the parts that they own. A row
/// matches by its name, its type, its path ("materials[0].layers") or a field that it has ("filterMode",
/// "materials[0].layers[1].alpha").
///
/// Rows are examined in slices of time, so that the window takes input meanwhile; a small tree needs only the first
/// slice. What was shown before stays until then.
class ModelTreeFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ModelTreeFilter(ModelTreeModel *source, QObject *parent = nullptr);

    /// Of a tree in which more rows match, only the first are shown: a view takes seconds for millions.
    static constexpr std::size_t mostHits = 20'000;
    /// Of a longer list, only the first rows are shown unless a search finds others.
    static constexpr int mostRows = 100'000;

    void setSearch(const QString &text);
    /// The search whose hits are shown.
    const QString &search() const { return m_now.text; }
    /// True while the rows for a new search are being examined.
    bool isSearching() const { return m_slices.isActive() && !m_repeats; }
    /// True if more rows match than are shown.
    bool isCut() const { return m_now.isCut; }
    /// True if an open row has more rows than are shown.
    bool isListCut(const QModelIndex &row) const;
    /// Leaves out groups without objects.
    void setHidesEmpty(bool hides);
    /// Invalid for a row that is hidden, or below a hidden one.
    QModelIndex mapFromSource(const QModelIndex &index) const override;

Q_SIGNALS:
    /// The rows of another search are about to be shown; search() is the former one.
    void aboutToShowHits();
    void hitsShown();

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    /// One search and what is known about the rows.
    struct Search
    {
        QString text;
        mutable QHash<const StructInfo *, bool> types;        ///< matching by their own name or a field's
        mutable std::unordered_map<const void *, bool> shown; ///< by QModelIndex::internalPointer()
        bool isComplete = false;                              ///< rows that are not in `shown` are hidden
        bool isCut = false;
    };
    /// Rows whose examination has begun, from the top down.
    struct Level
    {
        QModelIndex parent;
        int row = 0;
        bool matchesAbove = false; ///< they belong to a row that matches
        bool shown = false;        ///< one of them or below is shown
    };

    void begin(const QString &text, bool repeats);
    void restart();
    /// Examines rows for so many milliseconds; true when all are done.
    bool examine(int milliseconds);
    void examineRow(const QModelIndex &index);
    void runSlice(int milliseconds);
    void finish();
    /// Forgets what is known about rows that may have changed.
    void forget();

    /// True if a row or one below it matches.
    bool showsBelow(const Search &search, const QModelIndex &index) const;
    /// True if a row matches, or one that it belongs to.
    bool matchesRow(const Search &search, const QModelIndex &index) const;
    bool matchesName(const Search &search, const QModelIndex &index) const;
    /// By its name, type, path or fields.
    bool matchesItself(const Search &search, const QModelIndex &index) const;
    /// Names and labels of a structure's fields, with "node.translation" for those of inline structures.
    const QStringList &fieldNames(const StructInfo &info) const;

    ModelTreeModel *m_source;
    Search m_now, m_next;
    std::vector<Level> m_levels; ///< of m_next
    std::size_t m_hits = 0;      ///< of m_next
    bool m_repeats = false;      ///< m_next is the same search again, after a change of the model
    QTimer m_slices;             ///< runs while m_next is not finished
    bool m_hidesEmpty = false;
    mutable QHash<const StructInfo *, QStringList> m_fieldNames;
};

} // namespace sinew
