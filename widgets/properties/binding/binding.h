// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/document/merge_key.h"

#include <QPointer>

#include <functional>
#include <memory>

namespace sinew {

/// Shows a value in a form other than the stored one: an angle in degrees, a rotation as Euler angles.
struct ValueView
{
    const TypeInfo *type; ///< of the shown form
    std::function<void(const void *stored, void *shown)> read;
    /// `stored` contains the former value.
    std::function<void(const void *shown, void *stored)> write;
};

/// One value in every selected object, as shown and set by an editor.
///
/// It identifies a field by address and, inside the field's value, a part: a vector's component, or a leaf of an inline
/// struct that an address can't reach. Setting a part copies the field's value, changes the part and sets the whole, so
/// that the other parts of every object stay as they are.
///
/// While auto-key is on, the value of an animated field is the curve's at the playhead, and setting it sets a key
/// there. A curve with one key, altogether or in the sequence, is a constant: while auto-key is off, the value is that
/// key's, and setting it changes that key, wherever the playhead is. A static value beside a curve of one key stands
/// for that key only where the sequence reads it.
class Binding
{
public:
    /// Changes a value in place, or says why it can't.
    using Modify = std::function<Status(void *data)>;

    Binding() = default;
    /// `addresses`: one per object, the current object last; their fields must be of one type.
    Binding(Document &document, std::vector<Address> addresses);

    /// A part of the value; `field` is the row it belongs to if that differs from this one's.
    Binding part(const TypeInfo &type, std::size_t offset, const FieldInfo *field = nullptr) const;
    /// Element of a FixedArray.
    Binding element(std::uint32_t index) const;
    /// Row `index` of the inline struct that this binding refers to.
    Binding leaf(std::size_t index) const;
    /// The same under the name of this binding's field, with its unit, range and choices: for a leaf that represents
    /// the whole struct.
    Binding namedLeaf(std::size_t index) const;

    /// For a binding to whole curves: the value at the playhead, colours red first. Setting it sets keys there, or
    /// changes those of constants.
    Binding atPlayhead() const;
    /// The same value in another form, described by `field` (unit and range of that form).
    Binding seenAs(ValueView view, FieldInfo field) const;
    /// For a binding to one whole value: edits go through `write`, which returns the changes that give the value.
    using Write = std::function<Result<ChangeSet>(const Value &value)>;
    Binding writtenBy(Write write) const;
    /// True if setting the value sets keys, including those of constants.
    bool setsKeys() const { return !m_addresses.empty() && keyedCurve(m_addresses.size() - 1).node != NoNode; }

    bool isValid() const { return m_document && m_type; }
    Document &document() const { return *m_document; }
    const Model &model() const { return m_document->model(); }
    const std::vector<Address> &addresses() const { return m_addresses; }
    /// That of the current object.
    Address address() const { return m_addresses.empty() ? Address() : m_addresses.back(); }
    const FieldInfo &field() const { return *m_field; }
    const TypeInfo &type() const { return *m_type; }
    std::size_t count() const { return m_addresses.size(); }
    /// True if the addresses name the value itself, not something that contains it.
    bool isWhole() const { return m_whole; }

    /// The value in the current object, null if the object is gone.
    const void *data() const { return m_addresses.empty() ? nullptr : data(m_addresses.size() - 1); }
    /// Valid until the document changes or the binding is destroyed.
    const void *data(std::size_t index) const;
    /// The structure that field() is a row of; the conditions of the table read it. Null if the object is gone.
    const void *owner(std::size_t index) const;
    /// The description that field() is a row of.
    const StructInfo *ownerInfo() const { return m_ownerInfo; }
    Value value() const;
    /// The value of a new object.
    Value fallback() const;
    /// True if the objects differ in this value.
    bool isMixed() const;
    /// False if the field matters in none of the objects, given what their other fields say (FieldInfo::usedWhen).
    bool isUsed() const;
    /// True if the field is on disk and to be shown in all objects.
    bool isRelevant() const;

    /// Changes the value in all objects as one step, or in none. Values that the table forbids are refused with the
    /// reason.
    Status edit(const Modify &modify, const QString &text, MergeKey key = {}) const;
    /// The same, with the index of the object.
    using ModifyEach = std::function<Status(std::size_t index, void *data)>;
    Status editEach(const ModifyEach &modify, const QString &text, MergeKey key = {}) const;
    Status set(const Value &value, const QString &text, MergeKey key = {}) const;

    /// The objects' values, empty for objects that are gone, whole curves where keys are set; and restoring them.
    std::vector<Value> values() const;
    Status restore(const std::vector<Value> &values, const QString &text, MergeKey key) const;

private:
    struct Seen;

    const void *storedData(std::size_t index) const;
    /// Lets `modify` change a part of a value; false if it left it as it was.
    Result<bool> changePart(std::size_t index, void *part, const ModifyEach &modify) const;
    /// The curve that takes the value's keys, an empty address if the value itself is set.
    Address keyedCurve(std::size_t index) const;
    /// The same value with another description.
    Binding describedBy(FieldInfo field) const;

    QPointer<Document> m_document;
    std::vector<Address> m_addresses;
    const FieldInfo *m_field = nullptr;
    std::shared_ptr<const FieldInfo> m_ownField; ///< storage of m_field if no table has it
    const TypeInfo *m_type = nullptr;
    const StructInfo *m_ownerInfo = nullptr;
    std::size_t m_offset = 0;
    std::shared_ptr<const Seen> m_seen; ///< null: as stored
    std::size_t m_seenOffset = 0;       ///< in the shown form
    std::size_t m_ownerOffset = 0; ///< of the struct that m_field is a row of, if that lies inside the addressed value
    bool m_ownerInside = false;
    bool m_whole = true;
    bool m_atPlayhead = false;
    Write m_write;
    mutable std::vector<Value> m_now;   ///< the values of keyed curves, by object
    mutable std::vector<Value> m_shown; ///< the shown forms, by object
};

struct Binding::Seen
{
    ValueView view;
    Binding stored;
};

/// Pushes the result of a builder; returns its refusal unchanged.
Status pushEdit(Document &document, Result<ChangeSet> changes, const QString &text, MergeKey key = {});

} // namespace sinew
