// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding/binding.h"

#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "widgets/properties/binding/default_value.h"
#include "widgets/shared/edit_step.h"

#include <cstring>

namespace sinew {

namespace {

bool isShown(const FieldInfo &field, const Ctx &ctx, const void *object)
{
    return field.isOnDisk(ctx, object) && (!field.shownWhen || field.shownWhen(ctx, object));
}

} // namespace

Binding::Binding(Document &document, std::vector<Address> addresses)
    : m_document(&document), m_addresses(std::move(addresses))
{
    if (const FieldRef ref = document.model().field(address())) {
        m_field = ref.field;
        m_type = ref.type;
        m_ownerInfo = ref.owner;
    }
}

Binding Binding::part(const TypeInfo &type, std::size_t offset, const FieldInfo *field) const
{
    Binding part = *this;
    part.m_type = &type;
    part.m_offset += offset;
    part.m_whole = false;
    if (field)
        part.m_field = field;
    return part;
}

Binding Binding::element(std::uint32_t index) const
{
    if (!m_whole)
        return part(*m_type->element, std::size_t(index) * m_type->element->size);
    std::vector<Address> addresses = m_addresses;
    for (Address &address : addresses)
        address = address.of(index);
    return Binding(*m_document, std::move(addresses));
}

Binding Binding::leaf(std::size_t index) const
{
    const StructInfo &info = m_type->structure();
    const FieldInfo &row = info.fields[index];
    Binding leaf;
    if (m_whole && !m_addresses.back().hasLeaf() && !m_addresses.back().hasElement()) {
        std::vector<Address> addresses = m_addresses;
        for (Address &address : addresses)
            address.leaf = std::uint16_t(index);
        leaf = Binding(*m_document, std::move(addresses));
    } else {
        leaf = part(*row.type, row.offset, &row);
        leaf.m_ownerOffset = m_offset;
        leaf.m_ownerInside = true;
        leaf.m_ownerInfo = &info;
    }
    const TypeInfo *main = info.mainField < 0 ? nullptr : info.fields[std::size_t(info.mainField)].type;
    const bool isKeys = row.type->kind == Kind::Curve && row.type->element == main;
    if (!main || (row.type != main && !isKeys))
        return leaf;
    FieldInfo own = row;
    own.unit = m_field->unit;
    if (isKeys) {
        own.minimum = m_field->minimum;
        own.maximum = m_field->maximum;
    }
    return leaf.describedBy(std::move(own));
}

Binding Binding::namedLeaf(std::size_t index) const
{
    FieldInfo own = m_type->structure().fields[index];
    own.name = m_field->name;
    own.label = m_field->label;
    own.help = m_field->help;
    own.role = m_field->role;
    own.table = m_field->table;
    own.reference = m_field->reference;
    own.unit = m_field->unit;
    own.minimum = m_field->minimum;
    own.maximum = m_field->maximum;
    own.derived |= m_field->derived;
    return leaf(index).describedBy(std::move(own));
}

Binding Binding::describedBy(FieldInfo field) const
{
    Binding other = *this;
    other.m_ownField = std::make_shared<const FieldInfo>(std::move(field));
    other.m_field = other.m_ownField.get();
    return other;
}

Binding Binding::writtenBy(Write write) const
{
    Binding other = *this;
    other.m_write = std::move(write);
    return other;
}

Binding Binding::atPlayhead() const
{
    Binding now = part(*m_type->element, 0);
    now.m_atPlayhead = true;
    if (!m_field->bgrOrder)
        return now;
    FieldInfo toRgbOrder = *m_field;
    toRgbOrder.bgrOrder = false;
    return now.describedBy(std::move(toRgbOrder));
}

Address Binding::keyedCurve(std::size_t index) const
{
    if (!m_document || !m_field || m_atPlayhead)
        return m_document && m_atPlayhead ? m_addresses[index] : Address();
    // What names an object is not a number to be animated here.
    if (!m_document->playback().autoKey() || m_ownerInside || m_field->reference.kind == RefKind::Row ||
        m_field->reference.kind == RefKind::Key)
        return {};
    return curveOf(m_document->model(), m_addresses[index]);
}

const void *Binding::data(std::size_t index) const
{
    if (!m_document)
        return nullptr;
    const FieldRef ref = m_document->model().field(m_addresses[index]);
    if (const Address curve = ref ? keyedCurve(index) : Address(); curve.node != NoNode) {
        m_now.resize(m_addresses.size());
        Value now = valueAtPlayhead(*m_document, curve);
        // In place: somebody may still look at it.
        if (m_now[index].isEmpty() || &m_now[index].type() != &now.type())
            m_now[index] = std::move(now);
        else
            std::memcpy(m_now[index].data(), now.data(), now.type().size);
        return static_cast<const std::byte *>(m_now[index].data()) + m_offset;
    }
    return ref ? static_cast<const std::byte *>(ref.data) + m_offset : nullptr;
}

const void *Binding::owner(std::size_t index) const
{
    if (!m_document)
        return nullptr;
    const FieldRef ref = m_document->model().field(m_addresses[index]);
    if (!ref)
        return nullptr;
    return m_ownerInside ? static_cast<const std::byte *>(ref.data) + m_ownerOffset : ref.object;
}

Value Binding::value() const
{
    const void *current = data();
    return current ? Value(*m_type, current) : Value();
}

Value Binding::fallback() const
{
    // An inline structure's fields start as its holder says, not as it says itself.
    if (m_whole && address().hasLeaf() && !address().hasElement())
        if (const FieldRef outer = model().field({address().node, address().field})) {
            const Value fresh = defaultValue(*outer.field, *outer.type, outer.owner);
            return Value(*m_type, m_field->in(fresh.data()));
        }
    return defaultValue(*m_field, *m_type, m_ownerInfo);
}

bool Binding::isMixed() const
{
    const void *current = data();
    if (!current)
        return false;
    for (std::size_t i = 0; i + 1 < m_addresses.size(); ++i) {
        const void *other = data(i);
        if (other && !equalValues(*m_type, current, other))
            return true;
    }
    return false;
}

bool Binding::isRelevant() const
{
    if (!isValid())
        return false;
    const Ctx ctx = model().ctx();
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const void *object = owner(i);
        if (!object || !isShown(*m_field, ctx, object))
            return false;
        if (!m_addresses[i].hasLeaf())
            continue;
        const FieldRef outer = model().field({m_addresses[i].node, m_addresses[i].field});
        if (!outer || !isShown(*outer.field, ctx, outer.object))
            return false;
    }
    return true;
}

Status Binding::edit(const Modify &modify, const QString &text, MergeKey key) const
{
    return editEach([&](std::size_t, void *data) { return modify(data); }, text, key);
}

Status Binding::editEach(const ModifyEach &modify, const QString &text, MergeKey key) const
{
    if (!isValid())
        return Done{};
    EditBuilder builder = editBuilder(*m_document);
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const FieldRef ref = model().field(m_addresses[i]);
        if (!ref)
            continue;
        const Address curve = keyedCurve(i);
        const bool keyed = curve.node != NoNode;
        const Value before = keyed ? valueAtPlayhead(*m_document, curve) : Value(*ref.type, ref.data);
        Value value = before;
        void *part = static_cast<std::byte *>(value.data()) + m_offset;
        if (Status status = modify(i, part); !status)
            return status;
        if (equalValues(*m_type, static_cast<const std::byte *>(before.data()) + m_offset, part))
            continue;
        if (Message problem = valueProblem(*m_field, *m_type, part); !problem.empty())
            return Error{std::move(problem)};
        if (m_write)
            return pushEdit(*m_document, m_write(value), text, key);
        if (keyed) {
            if (Status status = canKey(*m_document, std::span(&curve, 1)); !status)
                return status;
            CurveEdit edit = curveEdit(*m_document, curve, RotationOrder::Raw);
            setValueAtPlayhead(*m_document, edit, value, restValue(model(), curve));
            builder.set(curve, edit.change().other);
            continue;
        }
        builder.set(m_addresses[i], std::move(value));
    }
    return pushEdit(*m_document, builder.finish(), text, key);
}

Status Binding::set(const Value &value, const QString &text, MergeKey key) const
{
    return edit(
        [&](void *data) -> Status {
            if (&value.type() != m_type)
                return Error{QT_TRANSLATE_NOOP("Message", "the value has a different type")};
            Value copy = value;
            m_type->swap(data, copy.data());
            return Done{};
        },
        text, key);
}

std::vector<Value> Binding::values() const
{
    std::vector<Value> values;
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const Address curve = keyedCurve(i);
        if (const FieldRef keys = curve.node == NoNode ? FieldRef() : model().field(curve)) {
            values.push_back(Value(*keys.type, keys.data));
            continue;
        }
        const void *live = data(i);
        values.push_back(live ? Value(*m_type, live) : Value());
    }
    return values;
}

Status Binding::restore(const std::vector<Value> &values, const QString &text, MergeKey key) const
{
    if (!isValid())
        return Done{};
    if (m_write)
        return values.back().isEmpty() ? Status(Done{}) : pushEdit(*m_document, m_write(values.back()), text, key);
    // What was there is no new value: the table's ranges do not matter.
    ChangeSet changes;
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const FieldRef ref = model().field(m_addresses[i]);
        if (!ref || values[i].isEmpty())
            continue;
        if (&values[i].type() != m_type) {
            // The whole curve, without the key that was set since.
            if (const Address curve = keyedCurve(i); curve.node != NoNode)
                changes.push_back({Change::Set, curve, 0, 0, 0, values[i]});
            continue;
        }
        Value value(*ref.type, ref.data), before = values[i];
        m_type->swap(static_cast<std::byte *>(value.data()) + m_offset, before.data());
        changes.push_back({Change::Set, m_addresses[i], 0, 0, 0, std::move(value)});
    }
    return m_document->push(std::move(changes), text, key);
}

Status pushEdit(Document &document, Result<ChangeSet> changes, const QString &text, MergeKey key)
{
    if (!changes)
        return changes.error();
    return document.push(std::move(*changes), text, key);
}

} // namespace sinew
