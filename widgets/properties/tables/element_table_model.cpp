// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/tables/element_table_model.h"

#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/parts/object_picker.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/expression.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/text_bytes.h"

#include <QRegularExpression>

#include <algorithm>

namespace sinew {

ElementTableModel::ElementTableModel(Binding binding, QObject *parent)
    : QAbstractTableModel(parent), m_binding(std::move(binding))
{
    m_columns = elementColumns(m_binding.field(), m_binding.type(), live());
    m_rows = live() ? int(elementCount(m_binding.type(), live())) : 0;
    connect(&m_binding.document(), &Document::aboutToChange, this, &ElementTableModel::aboutToChange);
    connect(&m_binding.document(), &Document::changed, this, &ElementTableModel::changed);
}

int ElementTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ElementTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QString ElementTableModel::cellText(const void *container, std::size_t row, const ElementColumn &column) const
{
    return textFromBytes(valueText(*column.field, *column.type, cellData(m_binding.type(), container, row, column)));
}

QVariant ElementTableModel::data(const QModelIndex &index, int role) const
{
    const void *container = m_binding.isValid() ? live() : nullptr;
    if (!container || !index.isValid() || std::size_t(index.row()) >= elementCount(m_binding.type(), container))
        return {};
    const ElementColumn &column = m_columns[std::size_t(index.column())];
    if (role == Qt::EditRole)
        return cellText(container, std::size_t(index.row()), column);
    const Reference &reference = column.field->reference;
    const bool refers = (reference.kind == RefKind::Row || reference.kind == RefKind::Key) &&
                        index.row() % reference.stride < reference.used;
    if (role == Qt::TextAlignmentRole && column.type->kind != Kind::String)
        return int((refers ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const QVariant plain = role == Qt::DisplayRole ? cellText(container, std::size_t(index.row()), column) : QVariant();
    const Domain *domain = refers ? m_binding.model().info().domain(reference.domain) : nullptr;
    if (!domain)
        return plain;
    const std::int64_t number =
        readInteger(*column.type, cellData(m_binding.type(), container, std::size_t(index.row()), column));
    if (isNoneReference(reference, *column.type, number))
        return plain;
    if (const NodeId target = DomainIndex(m_binding.model(), *domain).target(number); target != NoNode)
        return role == Qt::DisplayRole ? numberedName(m_binding.document(), target, number)
                                       : displayName(m_binding.document(), target);
    return role == Qt::DisplayRole ? plain : tr("There is no object with the number %1").arg(number);
}

QVariant ElementTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section) : QVariant();
    if (section < 0 || section >= int(m_columns.size()))
        return {};
    if (role == Qt::DisplayRole)
        return m_columns[std::size_t(section)].title;
    return {};
}

Qt::ItemFlags ElementTableModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return m_readOnly || !index.isValid() ? flags : flags | Qt::ItemIsEditable;
}

bool ElementTableModel::refuse(const QString &reason)
{
    Q_EMIT refused(reason);
    return false;
}

bool ElementTableModel::push(EditBuilder &builder)
{
    const Status status = pushEdit(m_binding.document(), builder.finish(), sinew::setText(m_binding.field()));
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    return bool(status);
}

bool ElementTableModel::splice(int first, int count, Value with)
{
    EditBuilder builder = editBuilder(m_binding.document());
    builder.splice(m_binding.address(), first, count, std::move(with));
    return push(builder);
}

bool ElementTableModel::pushWhole(const Binding::Modify &modify)
{
    const Status status = m_binding.edit(modify, sinew::setText(m_binding.field()));
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    return bool(status);
}

Status ElementTableModel::setCell(void *container, std::size_t row, const ElementColumn &column,
                                  const QString &text) const
{
    const bool isNumber = column.type->kind == Kind::Integer || column.type->kind == Kind::Float;
    const void *before = cellData(m_binding.type(), container, row, column);
    const Result<Value> value = isNumber ? evaluateNumber(*column.field, *column.type, text.toStdString(), before)
                                         : parseValue(*column.field, *column.type, textToBytes(text).toStdString());
    if (!value)
        return value.error();
    if (equalValues(*column.type, before, value->data()))
        return Done{};
    if (Message problem = valueProblem(*column.field, *column.type, value->data()); !problem.empty())
        return Error{std::move(problem)};
    std::memcpy(editCell(m_binding.type(), container, row, column), value->data(), column.type->size);
    return Done{};
}

bool ElementTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !index.isValid() || !m_binding.isValid() || !live() || m_readOnly)
        return false;
    const QString text = value.toString();
    const std::size_t row = std::size_t(index.row());
    const ElementColumn &column = m_columns[std::size_t(index.column())];
    if (text == cellText(live(), row, column)) {
        Q_EMIT refused(QString());
        return true;
    }
    const TypeInfo &type = m_binding.type();
    if (!elementsResize(type) || !m_binding.isWhole())
        return pushWhole([&](void *container) { return setCell(container, row, column, text); });
    Value element = sliceElements(type, live(), row, 1);
    const Status status = setCell(element.data(), 0, column, text);
    if (!status)
        return refuse(translated(status.error().message));
    if (equalValues(type, element.data(), sliceElements(type, live(), row, 1).data()))
        return true;
    return splice(index.row(), 1, std::move(element));
}

bool ElementTableModel::insertElements(int row, int count)
{
    if (!live() || !canResize() || row < 0 || row > m_rows)
        return false;
    return splice(row, 0, newElements(m_binding.type(), live(), std::size_t(row), std::size_t(count)));
}

bool ElementTableModel::removeElements(std::vector<int> rows)
{
    if (!live() || !canResize() || rows.empty())
        return false;
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    const TypeInfo &type = m_binding.type();
    const Value nothing = sliceElements(type, live(), 0, 0);
    if (rows.back() - rows.front() + 1 == int(rows.size()))
        return splice(rows.front(), int(rows.size()), nothing);
    return pushWhole([&](void *container) -> Status {
        for (std::size_t i = rows.size(); i-- > 0;)
            spliceElements(type, container, std::size_t(rows[i]), 1, nothing);
        return Done{};
    });
}

QString ElementTableModel::copyText(int firstRow, int lastRow, int firstColumn, int lastColumn) const
{
    QString text;
    for (int row = firstRow; row <= lastRow; ++row) {
        for (int column = firstColumn; column <= lastColumn; ++column) {
            text += data(index(row, column), Qt::EditRole).toString();
            text += column == lastColumn ? QLatin1Char('\n') : QLatin1Char('\t');
        }
    }
    return text;
}

bool ElementTableModel::paste(int row, int column, const QString &text)
{
    if (!live() || m_readOnly || row < 0 || row > m_rows || column < 0)
        return false;
    QStringList lines = text.split(QRegularExpression(QStringLiteral("\r\n|\r|\n")));
    while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
        lines.removeLast();
    const bool tabs = text.contains(QLatin1Char('\t'));
    static const QRegularExpression blanks(QStringLiteral("[;\\s]+"));
    const auto cells = [&](const QString &line) {
        return tabs || m_columns.size() == 1 ? line.split(QLatin1Char('\t')) : line.trimmed().split(blanks);
    };
    const auto isTitles = [&](const QString &line) {
        const QStringList words = cells(line);
        return std::all_of(words.begin(), words.end(), [&](const QString &word) {
            return std::any_of(m_columns.begin(), m_columns.end(), [&](const ElementColumn &c) {
                return c.title.compare(word.trimmed(), Qt::CaseInsensitive) == 0;
            });
        });
    };
    if (!lines.isEmpty() && isTitles(lines.first()))
        lines.removeFirst();
    if (lines.isEmpty())
        return refuse(tr("There is no text to paste"));

    const TypeInfo &type = m_binding.type();
    const int present = std::min(int(lines.size()), m_rows - row);
    const int added = int(lines.size()) - present;
    if (added > 0 && !elementsResize(type))
        return refuse(tr("%1 rows do not fit, starting at row %2").arg(lines.size()).arg(row));
    const auto putAll = [&](void *container, int offset) -> Status {
        for (int line = 0; line < lines.size(); ++line) {
            const QStringList words = cells(lines[line]);
            if (column + words.size() > int(m_columns.size()))
                return Error{tr("Line %1 has %2 cells, but only %3 fit here")
                                 .arg(line + 1)
                                 .arg(words.size())
                                 .arg(int(m_columns.size()) - column)
                                 .toStdString()};
            for (int i = 0; i < words.size(); ++i) {
                const ElementColumn &target = m_columns[std::size_t(column + i)];
                const Status status = setCell(container, std::size_t(offset + line), target, words[i]);
                if (!status)
                    return Error{tr("Line %1, %2: %3")
                                     .arg(line + 1)
                                     .arg(target.title, translated(status.error().message))
                                     .toStdString()};
            }
        }
        return Done{};
    };
    if (!elementsResize(type) || !m_binding.isWhole())
        return pushWhole([&](void *container) { return putAll(container, row); });
    Value block = sliceElements(type, live(), std::size_t(row), std::size_t(present));
    if (added > 0)
        spliceElements(type, block.data(), std::size_t(present), 0,
                       newElements(type, live(), std::size_t(m_rows), std::size_t(added)));
    const Status status = putAll(block.data(), 0);
    if (!status)
        return refuse(translated(status.error().message));
    // Two changes in one step: replaced rows and new rows.
    EditBuilder builder = editBuilder(m_binding.document());
    builder.splice(m_binding.address(), row, present, sliceElements(type, block.data(), 0, std::size_t(present)));
    if (added > 0)
        builder.splice(m_binding.address(), m_rows, 0,
                       sliceElements(type, block.data(), std::size_t(present), std::size_t(added)));
    return push(builder);
}

bool ElementTableModel::fill(const QItemSelection &cells, const QString &text)
{
    if (!live() || m_readOnly)
        return false;
    return pushWhole([&](void *container) -> Status {
        for (const QItemSelectionRange &range : cells)
            for (int row = range.top(); row <= range.bottom(); ++row)
                for (int column = range.left(); column <= range.right(); ++column)
                    if (Status status = setCell(container, std::size_t(row), m_columns[std::size_t(column)], text);
                        !status)
                        return status;
        return Done{};
    });
}

bool ElementTableModel::isMine(const Change &change) const
{
    return m_binding.isWhole() && change.at.whole() == m_binding.address().whole();
}

bool ElementTableModel::fitsOther(const Change &change) const
{
    if (change.at.hasElement())
        return true;
    const void *other = change.other.data();
    const bool tangents =
        m_binding.type().kind != Kind::Curve ||
        static_cast<const CurveBase *>(other)->hasTangents() == static_cast<const CurveBase *>(live())->hasTangents();
    return tangents && int(elementCount(m_binding.type(), other)) == m_rows;
}

void ElementTableModel::aboutToChange(const Change &change)
{
    m_changedFirst = m_changedCount = 0;
    if (!isMine(change) || !live())
        return;
    if (change.kind == Change::Set) {
        if (fitsOther(change)) {
            m_changedFirst = change.at.hasElement() ? int(change.at.sub) : 0;
            m_changedCount = change.at.hasElement() ? 1 : m_rows;
        } else {
            m_pending = Pending::Reset;
            beginResetModel();
        }
    } else if (change.kind == Change::Splice) {
        const int removed = change.count, inserted = int(elementCount(m_binding.type(), change.other.data()));
        const int common = std::min(removed, inserted);
        m_changedFirst = change.first;
        m_changedCount = common;
        if (common > 0 && removed != inserted) {
            // Replaces and resizes at once; rows in between can't be distinguished.
            m_changedCount = 0;
            m_pending = Pending::Reset;
            beginResetModel();
        } else if (removed > inserted) {
            m_pending = Pending::Remove;
            beginRemoveRows({}, change.first + common, change.first + removed - 1);
        } else if (inserted > removed) {
            m_pending = Pending::Insert;
            beginInsertRows({}, change.first + common, change.first + inserted - 1);
        }
    }
}

void ElementTableModel::changed(const Change &change)
{
    const Pending pending = std::exchange(m_pending, Pending::Nothing);
    const void *container = live();
    const int rows = container ? int(elementCount(m_binding.type(), container)) : 0;
    if (pending == Pending::Nothing && m_changedCount == 0) {
        const bool around = change.at.node == m_binding.address().node && change.at.field == m_binding.address().field;
        if (rows != m_rows || (around && !isMine(change)))
            reload();
        return;
    }
    m_rows = rows;
    switch (pending) {
    case Pending::Insert:
        endInsertRows();
        break;
    case Pending::Remove:
        endRemoveRows();
        break;
    case Pending::Reset:
        m_columns = elementColumns(m_binding.field(), m_binding.type(), container);
        endResetModel();
        break;
    case Pending::Nothing:
        break;
    }
    if (m_changedCount > 0 && !m_columns.empty())
        Q_EMIT dataChanged(index(m_changedFirst, 0),
                           index(m_changedFirst + m_changedCount - 1, int(m_columns.size()) - 1));
    m_changedCount = 0;
}

void ElementTableModel::reload()
{
    beginResetModel();
    const void *container = live();
    m_rows = container ? int(elementCount(m_binding.type(), container)) : 0;
    m_columns = elementColumns(m_binding.field(), m_binding.type(), container);
    endResetModel();
}

} // namespace sinew

#include "moc_element_table_model.cpp"
