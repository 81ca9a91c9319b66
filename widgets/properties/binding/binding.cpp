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
    (m_seen ? part.m_seenOffset : part.m_offset) += offset;
    part.m_whole = false;
    if (field)
        part.m_field = field;
    return part;
}

Binding Binding::element(std::uint32_t index) const
{
    if (!m_whole || m_seen)
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
    own.isSwitch = m_field->isSwitch;
    own.parts = m_field->parts;
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

Binding Binding::seenAs(ValueView view, FieldInfo field) const
{
    Binding other = describedBy(std::move(field));
    other.m_type = view.type;
    other.m_seen = std::make_shared<Seen>(Seen{std::move(view), *this});
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
    // A number that identifies an object must not be animated here.
    if (m_ownerInside || m_field->reference.kind == RefKind::Row || m_field->reference.kind == RefKind::Key)
        return {};
    const Address curve = curveOf(m_document->model(), m_addresses[index]);
    // Where the sequence doesn't read a constant's key, the static value is what is seen.
    const bool keyed = curve.node != NoNode && (m_document->playback().autoKey() || showsConstant(*m_document, curve));
    return keyed ? curve : Address();
}

const void *Binding::storedData(std::size_t index) const
{
    if (!m_document)
        return nullptr;
    const FieldRef ref = m_document->model().field(m_addresses[index]);
    if (const Address curve = ref ? keyedCurve(index) : Address(); curve.node != NoNode) {
        m_now.resize(m_addresses.size());
        Value now = editedValue(*m_document, curve);
        // In place: it may still be in use.
        if (m_now[index].isEmpty() || &m_now[index].type() != &now.type())
            m_now[index] = std::move(now);
        else
            std::memcpy(m_now[index].data(), now.data(), now.type().size);
        return static_cast<const std::byte *>(m_now[index].data()) + m_offset;
    }
    return ref ? static_cast<const std::byte *>(ref.data) + m_offset : nullptr;
}

const void *Binding::data(std::size_t index) const
{
    const void *stored = storedData(index);
    if (!m_seen || !stored)
        return stored;
    m_shown.resize(m_addresses.size());
    // In place: it may still be in use.
    if (m_shown[index].isEmpty())
        m_shown[index] = Value(*m_seen->view.type);
    m_seen->view.read(stored, m_shown[index].data());
    return static_cast<const std::byte *>(m_shown[index].data()) + m_seenOffset;
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
    if (m_seen) {
        const Value stored = m_seen->stored.fallback();
        Value shown(*m_seen->view.type);
        m_seen->view.read(stored.data(), shown.data());
        return Value(*m_type, static_cast<const std::byte *>(shown.data()) + m_seenOffset);
    }
    // The holder, not the inline structure itself, says what the structure's fields start as.
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

bool Binding::isUsed() const
{
    if (!isValid() || !m_field->usedWhen)
        return true;
    const Ctx ctx = model().ctx();
    for (std::size_t i = 0; i < m_addresses.size(); ++i)
        if (const void *object = owner(i); object && m_field->usedWhen(ctx, object))
            return true;
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

} // namespace sinew
