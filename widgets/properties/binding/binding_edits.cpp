// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The edits of a binding. See binding.h.

#include "widgets/properties/binding/binding.h"

#include "core/curves/playhead/auto_key.h"
#include "core/curves/playhead/playhead_keys.h"
#include "core/schema/struct_info.h"
#include "core/schema/text.h"
#include "widgets/shared/edit_step.h"
#include "widgets/shared/object_names.h"

#include <QCoreApplication>

#include <set>

namespace sinew {

namespace {

/// "Set colour of Glow".
QString stepText(const Document &document, const std::vector<Address> &addresses, const QString &text)
{
    std::set<NodeId> objects;
    for (const Address &address : addresses)
        if (address.node != RootNode)
            objects.insert(address.node);
    if (objects.empty())
        return text;
    const QString names =
        objects.size() == 1 ? displayName(document, *objects.begin())
                            : QCoreApplication::translate("sinew::Binding", "%n objects", nullptr, int(objects.size()));
    return QCoreApplication::translate("sinew::Binding", "%1 of %2", "step, objects").arg(text, names);
}

} // namespace

Status Binding::edit(const Modify &modify, const QString &text, MergeKey key) const
{
    return editEach([&](std::size_t, void *data) { return modify(data); }, text, key);
}

Result<bool> Binding::changePart(std::size_t index, void *part, const ModifyEach &modify) const
{
    const auto changed = [&](void *data, const void *before) -> Result<bool> {
        if (Status status = modify(index, data); !status)
            return status.error();
        if (equalValues(*m_type, before, data))
            return false;
        if (Message problem = valueProblem(*m_field, *m_type, data); !problem.empty())
            return Error{std::move(problem)};
        return true;
    };
    if (!m_seen) {
        const Value before(*m_type, part);
        return changed(part, before.data());
    }
    Value shown(*m_seen->view.type);
    m_seen->view.read(part, shown.data());
    const Value before = shown;
    const Result<bool> done = changed(static_cast<std::byte *>(shown.data()) + m_seenOffset,
                                      static_cast<const std::byte *>(before.data()) + m_seenOffset);
    if (done && *done)
        m_seen->view.write(shown.data(), part);
    return done;
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
        Value value = keyed ? editedValue(*m_document, curve) : Value(*ref.type, ref.data);
        const Result<bool> changed = changePart(i, static_cast<std::byte *>(value.data()) + m_offset, modify);
        if (!changed)
            return changed.error();
        if (!*changed)
            continue;
        if (keyed) {
            if (Status status = canSetValues(*m_document, std::span(&curve, 1)); !status)
                return status;
            // A gesture would leave a key wherever the playhead passes; only auto-key should record that.
            if (Playback &playback = m_document->playback(); !playback.autoKey() && !setsConstant(*m_document, curve))
                playback.setPlaying(false);
            CurveEdit edit = curveEdit(*m_document, curve, RotationOrder::Raw);
            setValueAtPlayhead(*m_document, edit, value, restValue(model(), curve));
            builder.set(curve, edit.change().other);
            continue;
        }
        if (m_write)
            return pushEdit(*m_document, m_write(value), stepText(*m_document, m_addresses, text), key);
        builder.set(m_addresses[i], std::move(value));
    }
    return pushEdit(*m_document, builder.finish(), stepText(*m_document, m_addresses, text), key);
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
    if (m_seen)
        return m_seen->stored.values();
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
    if (m_seen)
        return m_seen->stored.restore(values, text, key);
    if (m_write && !values.back().isEmpty() && &values.back().type() == m_type)
        return pushEdit(*m_document, m_write(values.back()), stepText(*m_document, m_addresses, text), key);
    // The former value is not a new one: the table's ranges don't matter.
    ChangeSet changes;
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const FieldRef ref = model().field(m_addresses[i]);
        if (!ref || values[i].isEmpty())
            continue;
        if (&values[i].type() != m_type) {
            // The whole curve, without the key set since.
            if (const Address curve = keyedCurve(i); curve.node != NoNode)
                changes.push_back({Change::Set, curve, 0, 0, 0, values[i]});
            continue;
        }
        Value value(*ref.type, ref.data), before = values[i];
        m_type->swap(static_cast<std::byte *>(value.data()) + m_offset, before.data());
        changes.push_back({Change::Set, m_addresses[i], 0, 0, 0, std::move(value)});
    }
    return m_document->push(std::move(changes), stepText(*m_document, m_addresses, text), key);
}

Status pushEdit(Document &document, Result<ChangeSet> changes, const QString &text, MergeKey key)
{
    if (!changes)
        return changes.error();
    return document.push(std::move(*changes), text, key);
}

} // namespace sinew
