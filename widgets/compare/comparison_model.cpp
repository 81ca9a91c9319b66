// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/compare/comparison_model.h"

#include "core/schema/struct_info.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"

#include <QLocale>

namespace sinew {

namespace {

constexpr qsizetype longestText = 300; ///< of a cell; the tool tip shows more
constexpr qsizetype longestTip = 4000;

bool isObject(const ModelDifference &difference)
{
    return difference.atA.isObject() && difference.atB.isObject();
}

/// "values[3]": the last part of a path.
QString tailOf(const std::string &path)
{
    const std::size_t dot = path.rfind('.'), bracket = path.rfind('[');
    const std::size_t at = bracket != std::string::npos && (dot == std::string::npos || bracket > dot) ? bracket : dot;
    return QString::fromStdString(at == std::string::npos ? path : path.substr(path[at] == '.' ? at + 1 : at));
}

} // namespace

QString ComparisonModel::kindText(ModelDifference::Kind kind)
{
    switch (kind) {
    case ModelDifference::Added:
        return tr("Added");
    case ModelDifference::Removed:
        return tr("Removed");
    case ModelDifference::Moved:
        return tr("Moved");
    default:
        return tr("Changed");
    }
}

ModelDifference::Kind ComparisonModel::kindOf(const ModelDifference &difference) const
{
    if (m_later == Later::One && difference.kind == ModelDifference::Added)
        return ModelDifference::Removed;
    if (m_later == Later::One && difference.kind == ModelDifference::Removed)
        return ModelDifference::Added;
    return difference.kind;
}

void ComparisonModel::setComparison(const Document *one, const Document *other, ModelComparison comparison, Later later)
{
    beginResetModel();
    m_later = later;
    m_one = one;
    m_other = other;
    m_comparison = std::move(comparison);
    m_items.clear();
    m_top.clear();
    std::fill(std::begin(m_counts), std::end(m_counts), 0);
    add(m_comparison.differences, -1, m_top);
    endResetModel();
}

void ComparisonModel::add(const std::vector<ModelDifference> &differences, int parent, std::vector<int> &rows)
{
    for (const ModelDifference &difference : differences) {
        const int item = int(m_items.size());
        m_items.push_back({&difference, 0, parent, int(rows.size()), {}});
        rows.push_back(item);
        if (difference.children.empty())
            ++m_counts[kindOf(difference)];
        std::vector<int> below;
        add(difference.children, item, below);
        if (difference.omitted) {
            m_items.push_back({nullptr, difference.omitted, item, int(below.size()), {}});
            below.push_back(int(m_items.size()) - 1);
        }
        m_items[std::size_t(item)].children = std::move(below);
    }
}

const ModelDifference *ComparisonModel::difference(const QModelIndex &index) const
{
    return index.isValid() ? m_items[std::size_t(index.internalId())].difference : nullptr;
}

const ModelDifference *ComparisonModel::whole(const QModelIndex &index) const
{
    const ModelDifference *found = difference(index);
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
        const ModelDifference *difference = m_items[std::size_t(above.internalId())].difference;
        if (!isObject(*difference))
            found = difference;
    }
    return found;
}

const std::vector<int> &ComparisonModel::rowsOf(const QModelIndex &parent) const
{
    return parent.isValid() ? m_items[std::size_t(parent.internalId())].children : m_top;
}

QModelIndex ComparisonModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, quintptr(rowsOf(parent)[std::size_t(row)]))
                                         : QModelIndex();
}

QModelIndex ComparisonModel::parent(const QModelIndex &index) const
{
    const int above = index.isValid() ? m_items[std::size_t(index.internalId())].parent : -1;
    return above < 0 ? QModelIndex() : createIndex(m_items[std::size_t(above)].row, 0, quintptr(above));
}

int ComparisonModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(rowsOf(parent).size());
}

int ComparisonModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QString ComparisonModel::placeOf(const Item &item) const
{
    if (!item.difference)
        return tr("%n more", nullptr, int(std::min<std::size_t>(item.omitted, INT_MAX)));
    const ModelDifference &d = *item.difference;
    const bool inOne = !d.inA.empty();
    const Document *document = inOne ? m_one : m_other;
    const Address &at = inOne ? d.atA : d.atB;
    if (!document || at.node == NoNode)
        return QString::fromStdString(inOne ? d.inA : d.inB);
    if (isObject(d))
        return displayName(*document, at.node);
    // Below an object and its field only the part is named.
    const ModelDifference *above = item.parent >= 0 ? m_items[std::size_t(item.parent)].difference : nullptr;
    if (above && !isObject(*above))
        return tailOf(inOne ? d.inA : d.inB);
    const QString place = placeText(*document, {at.node, at.field, at.leaf});
    const QString object = at.node == RootNode ? QString() : placeText(*document, {at.node});
    return !object.isEmpty() && place.startsWith(object + QStringLiteral(", ")) ? place.mid(object.size() + 2) : place;
}

QString ComparisonModel::valueOf(const Item &item, bool other) const
{
    if (!item.difference)
        return {};
    const ModelDifference &d = *item.difference;
    return QString::fromStdString(other ? d.after : d.before);
}

QVariant ComparisonModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Item &item = m_items[std::size_t(index.internalId())];
    const auto text = [&](qsizetype longest) {
        QString whole = index.column() == PlaceColumn ? placeOf(item) : valueOf(item, index.column() == OtherColumn);
        if (whole.size() > longest)
            whole = whole.left(longest) + u'…';
        return whole;
    };
    if (role == Qt::DisplayRole) {
        const QString cell = text(longestText).replace(u'\n', u' ');
        if (!item.difference || index.column() == PlaceColumn || !cell.isEmpty())
            return cell;
        // An object that only one side has shows its name on that side.
        const bool other = index.column() == OtherColumn;
        const std::string &path = other ? item.difference->inB : item.difference->inA;
        return item.difference->children.empty() && path.empty() ? tr("none") : QString();
    }
    if (role == Qt::ToolTipRole)
        return index.column() == PlaceColumn && item.difference
                   ? QString::fromStdString(item.difference->inA.empty() ? item.difference->inB : item.difference->inA)
                   : text(longestTip);
    if (role == KindRole)
        return item.difference ? int(kindOf(*item.difference)) : int(ModelDifference::Changed);
    if (role == Qt::DecorationRole && index.column() == PlaceColumn && item.difference) {
        switch (kindOf(*item.difference)) {
        case ModelDifference::Added:
            return themedIcon(QStringLiteral("list-add"));
        case ModelDifference::Removed:
            return themedIcon(QStringLiteral("list-remove"));
        case ModelDifference::Moved:
            return themedIcon(QStringLiteral("go-down"));
        default:
            break;
        }
        const ModelDifference &d = *item.difference;
        if (!isObject(d) || d.children.empty() || !m_one || !m_one->model().contains(d.atA.node))
            return themedIcon(QStringLiteral("document-edit"));
        return objectIcon(*m_one->model().object(d.atA.node).info);
    }
    if (role == Qt::AccessibleDescriptionRole && item.difference)
        return kindText(kindOf(*item.difference));
    return {};
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == PlaceColumn ? tr("Where") : section == OneColumn ? tr("This model") : tr("The other model");
}

} // namespace sinew

#include "moc_comparison_model.cpp"
