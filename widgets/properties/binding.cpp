// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/binding.h"

#include "core/curves/auto_key.h"
#include "core/curves/playhead_keys.h"
#include "core/schema/text.h"
#include "widgets/edit_step.h"

#include <cstring>

namespace sinew {

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
    const FieldInfo &row = m_type->structure().fields[index];
    if (m_whole && m_addresses.back().leaf == 0xffff && m_addresses.back().sub == ~0u) {
        std::vector<Address> addresses = m_addresses;
        for (Address &address : addresses)
            address.leaf = std::uint16_t(index);
        return Binding(*m_document, std::move(addresses));
    }
    Binding leaf = part(*row.type, row.offset, &row);
    leaf.m_ownerOffset = m_offset;
    leaf.m_ownerInside = true;
    leaf.m_ownerInfo = &m_type->structure();
    return leaf;
}

Binding Binding::atPlayhead() const
{
    Binding now = part(*m_type->element, 0);
    now.m_atPlayhead = true;
    if (m_field->blueFirst) {
        auto redFirst = std::make_shared<FieldInfo>(*m_field);
        redFirst->blueFirst = false;
        now.m_ownField = redFirst;
        now.m_field = redFirst.get();
    }
    return now;
}

Address Binding::keyedCurve(std::size_t index) const
{
    if (!m_document || !m_field || m_atPlayhead)
        return m_document && m_atPlayhead ? m_addresses[index] : Address();
    // What names an object is no number to be animated here.
    if (!m_document->playback().autoKey() || m_ownerInside || m_field->reference.kind == RefKind::Row || m_field->reference.kind == RefKind::Key)
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
        if (!object || !m_field->isOnDisk(ctx, object) || (m_field->shownWhen && !m_field->shownWhen(ctx, object)))
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
                return Error{QT_TRANSLATE_NOOP("Message", "the value is of another type")};
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
    // What stood there is no new value: the table's ranges do not matter.
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
