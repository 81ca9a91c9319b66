// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/tree/model_tree_filter.h"

#include "core/model/path.h"
#include "core/schema/struct_info.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/search_text.h"
#include "widgets/tree/model_tree_model.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace sinew {

namespace {

// Milliseconds. Between slices the window takes input; the first one is all that most trees need.
constexpr int firstSlice = 50, laterSlice = 20;

} // namespace

ModelTreeFilter::ModelTreeFilter(ModelTreeModel *source, QObject *parent)
    : QSortFilterProxyModel(parent), m_source(source)
{
    // Connected before the base class is, which queries the filter on a change.
    connect(source, &QAbstractItemModel::modelReset, this, &ModelTreeFilter::forget);
    connect(source, &QAbstractItemModel::dataChanged, this, &ModelTreeFilter::forget);
    connect(source, &QAbstractItemModel::rowsInserted, this, &ModelTreeFilter::forget);
    connect(source, &QAbstractItemModel::rowsRemoved, this, &ModelTreeFilter::forget);
    connect(source, &QAbstractItemModel::rowsMoved, this, &ModelTreeFilter::forget);
    setSourceModel(source);
    m_slices.setSingleShot(true);
    connect(&m_slices, &QTimer::timeout, this, [this] { runSlice(laterSlice); });
    // Qt's own recursive filter loses rows: those inserted below a hidden row are missing when that is shown again.
    connect(source, &ModelTreeModel::caughtUp, this, [this] {
        if (!m_now.text.isEmpty() && !isSearching())
            begin(m_now.text, true);
        else if (m_hidesEmpty)
            invalidateFilter();
    });
}

void ModelTreeFilter::setSearch(const QString &text)
{
    const QString trimmed = text.trimmed();
    if (trimmed != m_now.text) {
        if (!isSearching() || trimmed != m_next.text)
            begin(trimmed, false);
    } else if (isSearching()) {
        m_slices.stop();
        // The model may have changed meanwhile.
        if (!m_now.isComplete && !m_now.text.isEmpty())
            begin(m_now.text, true);
    }
}

void ModelTreeFilter::begin(const QString &text, bool repeats)
{
    m_next = Search();
    m_next.text = text;
    m_repeats = repeats;
    restart();
    runSlice(firstSlice);
}

void ModelTreeFilter::restart()
{
    m_next.shown.clear();
    m_next.isCut = false;
    m_levels.assign(1, Level());
    m_hits = 0;
}

void ModelTreeFilter::forget()
{
    m_now.shown.clear();
    m_now.isComplete = false;
    restart();
}

bool ModelTreeFilter::examine(int milliseconds)
{
    if (m_next.text.isEmpty() || !m_source->document())
        return true;
    QElapsedTimer time;
    time.start();
    for (unsigned count = 1; !m_levels.empty(); ++count) {
        if (count % 64 == 0 && time.elapsed() >= milliseconds)
            return false;
        const Level &level = m_levels.back();
        const bool isLast = level.row >= m_source->rowCount(level.parent);
        m_next.isCut = m_next.isCut || (!isLast && m_hits >= mostHits);
        if (!isLast && !m_next.isCut) {
            examineRow(m_source->index(level.row, 0, level.parent));
            continue;
        }
        const Level done = level;
        m_levels.pop_back();
        if (done.shown && !m_levels.empty()) {
            m_levels.back().shown = true;
            m_next.shown.emplace(done.parent.internalPointer(), true);
        }
    }
    return true;
}

void ModelTreeFilter::examineRow(const QModelIndex &index)
{
    Level &level = m_levels.back();
    ++level.row;
    if (level.matchesAbove || matchesItself(m_next, index)) {
        level.shown = true;
        m_next.shown.emplace(index.internalPointer(), true);
        ++m_hits;
    }
    // The objects of a list or an owner belong to it; a node below another one is an independent object.
    if (m_source->rowCount(index) > 0) {
        const bool matches = !m_source->isHierarchyRow(index) && (level.matchesAbove || matchesName(m_next, index));
        m_levels.push_back({index, 0, matches, false});
    }
}

void ModelTreeFilter::runSlice(int milliseconds)
{
    m_slices.stop();
    if (examine(milliseconds))
        finish();
    else
        m_slices.start(0);
}

void ModelTreeFilter::finish()
{
    const auto show = [this] {
        m_now = std::move(m_next);
        m_now.isComplete = true;
        m_next = Search();
        m_levels.clear();
    };
    if (m_repeats) {
        show();
        invalidateFilter();
        return;
    }
    Q_EMIT aboutToShowHits();
    show();
    // Not invalidateFilter(), which maps all rows again for each run of rows that comes or goes.
    invalidate();
    Q_EMIT hitsShown();
}

void ModelTreeFilter::setHidesEmpty(bool hides)
{
    m_hidesEmpty = hides;
    invalidateFilter();
}

bool ModelTreeFilter::isListCut(const QModelIndex &row) const
{
    return m_now.text.isEmpty() && m_source->rowCount(mapToSource(row)) > mostRows;
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
    if (m_now.text.isEmpty() && row >= mostRows)
        return false;
    if (!m_hidesEmpty && m_now.text.isEmpty())
        return true;
    const QModelIndex index = m_source->index(row, 0, parent);
    if (m_hidesEmpty && m_source->nodeAt(index) == NoNode && m_source->rowCount(index) == 0)
        return false;
    return m_now.text.isEmpty() || showsBelow(m_now, index);
}

/// Qt queries the rows below a row again at each level; each is examined only once.
bool ModelTreeFilter::showsBelow(const Search &search, const QModelIndex &index) const
{
    if (const auto known = search.shown.find(index.internalPointer()); known != search.shown.end())
        return known->second;
    if (search.isComplete)
        return false;
    bool shown = matchesRow(search, index);
    for (int row = 0; row < m_source->rowCount(index); ++row)
        if (showsBelow(search, m_source->index(row, 0, index)))
            shown = true;
    search.shown.emplace(index.internalPointer(), shown);
    return shown;
}

bool ModelTreeFilter::matchesName(const Search &search, const QModelIndex &index) const
{
    return matchesSearch(searchedForm(index.data(Qt::DisplayRole).toString()), search.text);
}

bool ModelTreeFilter::matchesRow(const Search &search, const QModelIndex &index) const
{
    for (QModelIndex above = index.parent(); above.isValid() && !m_source->isHierarchyRow(above);
         above = above.parent())
        if (matchesName(search, above))
            return true;
    return matchesItself(search, index);
}

bool ModelTreeFilter::matchesItself(const Search &search, const QModelIndex &index) const
{
    if (matchesName(search, index))
        return true;
    const auto matches = [&](const QString &text) { return matchesSearch(searchedForm(text), search.text); };
    const NodeId node = m_source->nodeAt(index);
    const StructInfo *info = m_source->infoAt(index);
    if (!info || !m_source->document()->model().contains(node))
        return matches(index.data(ModelTreeModel::TypeRole).toString());
    auto known = search.types.find(info);
    if (known == search.types.end()) {
        const QStringList &fields = fieldNames(*info);
        known = search.types.insert(info, matches(index.data(ModelTreeModel::TypeRole).toString()) ||
                                              std::any_of(fields.begin(), fields.end(), matches));
    }
    if (*known)
        return true;
    // Only a search that looks like a path makes it worth composing paths.
    if (!search.text.contains(QLatin1Char('[')) && !search.text.contains(QLatin1Char('.')))
        return false;
    const QStringList &fields = fieldNames(*info);
    const QString path = QString::fromStdString(pathOf(m_source->document()->model(), {node}));
    return matches(path) || std::any_of(fields.begin(), fields.end(),
                                        [&](const QString &field) { return matches(path + QLatin1Char('.') + field); });
}

} // namespace sinew

#include "moc_model_tree_filter.cpp"
