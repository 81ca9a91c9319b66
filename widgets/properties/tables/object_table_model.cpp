// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/tables/object_table_model.h"

#include "core/model/domain_index.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "widgets/objects/object_edits.h"
#include "widgets/properties/binding/field_texts.h"
#include "widgets/properties/binding/value_views.h"
#include "widgets/properties/parts/object_picker.h"
#include "widgets/shared/object_names.h"
#include "widgets/shared/text_bytes.h"
#include "widgets/text/local_number.h"

#include <QColor>
#include <QLocale>

#include <algorithm>

namespace sinew {

namespace {

/// More would be too many for an overview.
constexpr std::size_t mostColumns = 40;

bool isReference(const FieldInfo &field)
{
    return field.reference.kind == RefKind::Row || field.reference.kind == RefKind::Key;
}

QString flagsText(const EnumTable &table, std::int64_t bits)
{
    QStringList names;
    for (const EnumEntry &entry : table)
        if (entry.value != 0 && (bits & entry.value) == entry.value) {
            names.append(entryLabel(entry));
            bits &= ~entry.value;
        }
    if (bits != 0)
        names.append(QStringLiteral("0x%1").arg(QString::number(quint64(bits), 16)));
    return names.join(QStringLiteral(", "));
}

std::optional<QColor> colourOf(const Binding &binding)
{
    const void *data = binding.data();
    const auto part = [&](int component) {
        const int channel = binding.field().channelOf(component);
        return std::clamp(static_cast<const float *>(data)[channel], 0.f, 1.f);
    };
    const Kind kind = binding.type().kind;
    if (!data || (kind != Kind::Colour && kind != Kind::Colour4))
        return std::nullopt;
    return QColor::fromRgbF(part(0), part(1), part(2));
}

} // namespace

ObjectTableModel::ObjectTableModel(Document &document, std::vector<Address> lists, QObject *parent)
    : QAbstractTableModel(parent), m_document(&document), m_lists(std::move(lists))
{
    for (const Address &list : m_lists)
        if (const FieldRef field = document.model().field(list); field && field.type->kind == Kind::List)
            if (const StructInfo *info = &field.type->element->structure();
                std::find(m_infos.begin(), m_infos.end(), info) == m_infos.end())
                m_infos.push_back(info);
    makeColumns();
    m_rows = int(countObjects());
    connect(&document, &Document::committed, this, &ObjectTableModel::committed);
}

void ObjectTableModel::makeColumns()
{
    if (m_infos.empty())
        return;
    const StructInfo &first = *m_infos.front();
    const Ctx ctx = m_document->model().ctx();
    for (const FieldGroup &group : first.shownGroups()) {
        if (group.isRare)
            continue;
        for (const std::uint16_t row : group.rows) {
            const FieldInfo &field = first.fields[row];
            if (!field.hidden && !field.derived && field.isOnDisk(ctx, nullptr) && int(row) != first.nameField)
                addColumns(first, row);
        }
    }
}

void ObjectTableModel::addColumns(const StructInfo &info, std::uint16_t row)
{
    const FieldInfo &field = info.fields[row];
    Column column{fieldLabel(field), &field, {{&info, row}}};
    // Among different structures, only inline structures common to all of them are comparable.
    for (std::size_t i = 1; i < m_infos.size(); ++i) {
        const auto &fields = m_infos[i]->fields;
        const auto same = std::find_if(fields.begin(), fields.end(), [&field](const FieldInfo &other) {
            return other.type == field.type && std::string_view(other.name) == field.name;
        });
        if (field.type->kind != Kind::Struct || same == fields.end())
            return;
        column.rows.emplace_back(m_infos[i], std::uint16_t(same - fields.begin()));
    }
    if (field.type->kind != Kind::Struct)
        return addColumn(std::move(column), *field.type);
    const StructInfo &inner = field.type->structure();
    if (inner.mainField >= 0) {
        column.leaf = inner.mainField;
        column.isMain = true;
        return addColumn(std::move(column), *inner.fields[std::size_t(inner.mainField)].type);
    }
    // The structure that names the object needs no prefix: all the others are details of it.
    const QString prefix = inner.nameField >= 0 ? QString() : column.title + u' ';
    const Ctx ctx = m_document->model().ctx();
    for (std::size_t i = 0; i < inner.fields.size(); ++i) {
        const FieldInfo &leaf = inner.fields[i];
        if (int(i) == inner.nameField || leaf.hidden || leaf.derived || !leaf.isOnDisk(ctx, nullptr))
            continue;
        Column part = column;
        part.leaf = int(i);
        part.field = &leaf;
        part.title = prefix + fieldLabel(leaf);
        addColumn(std::move(part), *leaf.type);
    }
}

void ObjectTableModel::addColumn(Column column, const TypeInfo &type)
{
    if (m_columns.size() >= mostColumns)
        return;
    switch (type.kind) {
    case Kind::Integer:
    case Kind::Float:
    case Kind::String:
    case Kind::Colour:
    case Kind::Colour4:
    case Kind::Array:
    case Kind::List:
        m_columns.push_back(std::move(column));
        break;
    case Kind::Vec2:
    case Kind::Vec3:
    case Kind::Vec4: {
        const QStringList labels = partLabels(*column.field, type);
        for (std::uint32_t i = 0; i < type.components; ++i) {
            Column part = column;
            part.component = int(i);
            part.title += u' ' + labels[int(i)];
            m_columns.push_back(std::move(part));
        }
        break;
    }
    default:
        break; // no overview of curves, matrices and so on in a cell
    }
}

std::size_t ObjectTableModel::countObjects() const
{
    std::size_t count = 0;
    for (const Address &list : m_lists)
        if (m_document->model().field(list))
            count += m_document->model().listSize(list);
    return count;
}

NodeId ObjectTableModel::nodeAt(int row) const
{
    if (!m_document || row < 0)
        return NoNode;
    std::size_t rest = std::size_t(row);
    for (const Address &list : m_lists) {
        const std::size_t size = m_document->model().field(list) ? m_document->model().listSize(list) : 0;
        if (rest < size)
            return m_document->model().idAt(list, rest);
        rest -= size;
    }
    return NoNode;
}

int ObjectTableModel::rowOf(NodeId node) const
{
    if (!m_document || !m_document->model().contains(node))
        return -1;
    const Address wanted = m_document->model().listOf(node);
    int before = 0;
    for (const Address &list : m_lists) {
        if (list == wanted)
            return before + m_document->model().rowOf(node);
        before += m_document->model().field(list) ? int(m_document->model().listSize(list)) : 0;
    }
    return -1;
}

void ObjectTableModel::committed()
{
    const int rows = int(countObjects());
    if (rows != m_rows) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else if (m_rows > 0) {
        // Names may depend on anything.
        Q_EMIT dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
    }
}

const ObjectTableModel::Column *ObjectTableModel::columnAt(const QModelIndex &index) const
{
    return index.isValid() && index.column() > 0 && std::size_t(index.column()) <= m_columns.size()
               ? &m_columns[std::size_t(index.column() - 1)]
               : nullptr;
}

Binding ObjectTableModel::wholeBinding(const QModelIndex &index) const
{
    const Column *column = columnAt(index);
    const NodeId node = column ? nodeAt(index.row()) : NoNode;
    if (node == NoNode)
        return {};
    const StructInfo *info = m_document->model().object(node).info;
    const auto row =
        std::find_if(column->rows.begin(), column->rows.end(), [info](const auto &each) { return each.first == info; });
    if (row == column->rows.end())
        return {};
    Binding binding(*m_document, {{node, row->second}});
    if (!binding.isValid())
        return {};
    if (column->leaf >= 0)
        binding =
            column->isMain ? binding.namedLeaf(std::size_t(column->leaf)) : binding.leaf(std::size_t(column->leaf));
    return binding.isRelevant() ? binding : Binding();
}

Binding ObjectTableModel::bindingAt(const QModelIndex &index) const
{
    Binding binding = wholeBinding(index);
    if (!binding.isValid() || binding.type().kind == Kind::Array || binding.type().kind == Kind::List)
        return {};
    binding = inDegrees(binding);
    const Column &column = *columnAt(index);
    return column.component < 0 ? binding
                                : binding.part(typeInfo<float>(), std::size_t(column.component) * sizeof(float));
}

int ObjectTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int ObjectTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size()) + 1;
}

QVariant ObjectTableModel::shown(const Binding &binding, int role) const
{
    const void *data = binding.data();
    if (!data)
        return {};
    const FieldInfo &field = binding.field();
    const TypeInfo &type = binding.type();
    if (type.kind == Kind::Integer && role != Qt::EditRole) {
        const std::int64_t number = readInteger(type, data);
        if (role == SortRole && (isReference(field) || !field.table || field.isSwitch))
            return qlonglong(number);
        if (field.isSwitch)
            return {};
        if (isReference(field)) {
            const Domain *domain = m_document->model().info().domain(field.reference.domain);
            const bool none = !domain || isNoneReference(field.reference, type, number);
            const NodeId target = none ? NoNode : DomainIndex(m_document->model(), *domain).target(number);
            return target != NoNode ? numberedName(*m_document, target, number)
                   : none           ? tr("None")
                                    : QString::number(number);
        }
        if (field.table && field.role == sinew::Role::Flags)
            return flagsText(*field.table, number);
        if (field.table && field.role == sinew::Role::Enum)
            for (const EnumEntry &entry : *field.table)
                if (entry.value == number)
                    return entryLabel(entry);
    }
    if (type.kind == Kind::Float && role == SortRole)
        return double(*static_cast<const float *>(data));
    const QString text = textFromBytes(valueText(field, type, data));
    return type.kind == Kind::Float && role == Qt::DisplayRole ? shownNumber(text) : text;
}

QVariant ObjectTableModel::data(const QModelIndex &index, int role) const
{
    const NodeId node = index.isValid() ? nodeAt(index.row()) : NoNode;
    if (node == NoNode)
        return {};
    if (index.column() == 0) {
        if (role == Qt::EditRole)
            return nameText(m_document->model(), node);
        return role == Qt::DisplayRole || role == Qt::ToolTipRole || role == SortRole ? displayName(*m_document, node)
                                                                                      : QVariant();
    }
    const Binding whole = wholeBinding(index);
    if (!whole.isValid())
        return {};
    const TypeInfo &type = whole.type();
    if (role == Qt::TextAlignmentRole)
        return int((type.kind == Kind::String || whole.field().table || isReference(whole.field()) ? Qt::AlignLeft
                                                                                                   : Qt::AlignRight) |
                   Qt::AlignVCenter);
    if (type.kind == Kind::Array || type.kind == Kind::List) {
        const auto count = qlonglong(type.kind == Kind::List ? type.list->size(whole.data())
                                                             : static_cast<const ArrayBase *>(whole.data())->size());
        return role == Qt::DisplayRole ? QVariant(QLocale().toString(count))
               : role == SortRole      ? QVariant(count)
                                       : QVariant();
    }
    if (role == Qt::CheckStateRole && whole.field().isSwitch && type.kind == Kind::Integer)
        return readInteger(type, whole.data()) != 0 ? Qt::Checked : Qt::Unchecked;
    if (role == Qt::DecorationRole) {
        const std::optional<QColor> colour = colourOf(whole);
        return colour ? QVariant(*colour) : QVariant();
    }
    if (role == Qt::DisplayRole || role == Qt::EditRole || role == SortRole)
        return shown(bindingAt(index), role);
    return role == Qt::ToolTipRole ? shown(bindingAt(index), Qt::DisplayRole) : QVariant();
}

bool ObjectTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const NodeId node = index.isValid() ? nodeAt(index.row()) : NoNode;
    if (node == NoNode || (role != Qt::EditRole && role != Qt::CheckStateRole))
        return false;
    const auto report = [this](const Status &status) {
        Q_EMIT refused(status ? QString() : translated(status.error().message));
        return bool(status);
    };
    if (index.column() == 0)
        return role == Qt::EditRole && report(ObjectEdits(*m_document).rename(node, value.toString()));
    const Binding binding = bindingAt(index);
    if (!binding.isValid())
        return false;
    const QString text =
        role == Qt::CheckStateRole ? QString::number(value.toInt() != Qt::Unchecked) : value.toString();
    const Result<Value> parsed = parseValue(binding.field(), binding.type(), textToBytes(text).toStdString());
    return report(parsed ? binding.set(*parsed, setText(binding.field())) : Status(parsed.error()));
}

QVariant ObjectTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section) : QVariant();
    if (section == 0)
        return role == Qt::DisplayRole ? tr("Name") : QVariant();
    if (section < 1 || std::size_t(section) > m_columns.size())
        return {};
    const Column &column = m_columns[std::size_t(section - 1)];
    if (role == Qt::DisplayRole)
        return column.title;
    return role == Qt::ToolTipRole ? fieldToolTip(*column.field) : QVariant();
}

Qt::ItemFlags ObjectTableModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const NodeId node = index.isValid() ? nodeAt(index.row()) : NoNode;
    if (node == NoNode)
        return flags;
    if (index.column() == 0)
        return nameAddress(m_document->model(), node).node != NoNode ? flags | Qt::ItemIsEditable : flags;
    const Binding binding = bindingAt(index);
    if (!binding.isValid())
        return flags;
    return flags | (binding.field().isSwitch ? Qt::ItemIsUserCheckable : Qt::ItemIsEditable);
}

} // namespace sinew

#include "moc_object_table_model.cpp"
