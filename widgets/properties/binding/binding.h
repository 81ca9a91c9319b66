// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/document/merge_key.h"

#include <QPointer>

#include <functional>
#include <memory>

namespace sinew {

/// A value in another form than it is stored in: an angle in degrees, a rotation as Euler angles.
struct ValueView
{
    const TypeInfo *type; ///< of the shown form
    std::function<void(const void *stored, void *shown)> read;
    /// `stored` holds what was there before.
    std::function<void(const void *shown, void *stored)> write;
};

/// One value in every selected object: what an editor shows and sets.
///
/// It names a field by address and, inside the field's value, a part: a vector's component, a leaf of an inline struct
/// that an address can't reach. Setting a part copies the field's value, changes the part and sets the whole, so that
/// the other parts of every object stay as they are.
///
/// While auto-key is on, a value that a curve animates is what the curve gives at the playhead, and setting it
/// sets a key there. A curve with one key in the sequence is a constant: while auto-key is off, the value is that
/// key's, and setting it changes that key, wherever the playhead stands.
class Binding
{
public:
    /// Changes a value in place, or says why it refuses.
    using Modify = std::function<Status(void *data)>;

    Binding() = default;
    /// `addresses`: one for each object, the current object last; they name fields of one type.
    Binding(Document &document, std::vector<Address> addresses);

    /// A part of the value; `field` names the row it belongs to when that differs from this one's.
    Binding part(const TypeInfo &type, std::size_t offset, const FieldInfo *field = nullptr) const;
    /// Element of a FixedArray.
    Binding element(std::uint32_t index) const;
    /// Row `index` of the inline struct that this binding names.
    Binding leaf(std::size_t index) const;
    /// The same under the name of this binding's field, with its unit, range and choices: what stands for the whole
    /// struct.
    Binding namedLeaf(std::size_t index) const;

    /// Of a binding that names whole curves: the value at the playhead, colours red first. Setting it sets keys
    /// there, or those of constants.
    Binding atPlayhead() const;
    /// The same value in another form, described by `field` (unit and range of that form).
    Binding seenAs(ValueView view, FieldInfo field) const;
    /// Of a binding to one whole value: edits go through `write`, which says what has to change so that the value
    /// becomes that.
    using Write = std::function<Result<ChangeSet>(const Value &value)>;
    Binding writtenBy(Write write) const;
    /// Whether setting the value sets keys, those of constants too.
    bool setsKeys() const { return !m_addresses.empty() && keyedCurve(m_addresses.size() - 1).node != NoNode; }

    bool isValid() const { return m_document && m_type; }
    Document &document() const { return *m_document; }
    const Model &model() const { return m_document->model(); }
    const std::vector<Address> &addresses() const { return m_addresses; }
    /// Of the current object.
    Address address() const { return m_addresses.empty() ? Address() : m_addresses.back(); }
    const FieldInfo &field() const { return *m_field; }
    const TypeInfo &type() const { return *m_type; }
    std::size_t count() const { return m_addresses.size(); }
    /// True when the addresses name the value itself, not something around it.
    bool isWhole() const { return m_whole; }

    /// The value in the current object, null when the object is gone.
    const void *data() const { return m_addresses.empty() ? nullptr : data(m_addresses.size() - 1); }
    /// Stays valid until the document changes or the binding goes.
    const void *data(std::size_t index) const;
    /// The structure that field() is a row of; what conditions of the table look at. Null when the object is gone.
    const void *owner(std::size_t index) const;
    /// The description that field() is a row of.
    const StructInfo *ownerInfo() const { return m_ownerInfo; }
    Value value() const;
    /// What a new object has.
    Value fallback() const;
    /// True when the objects differ in this value.
    bool isMixed() const;
    /// True where the field is on disk and to be shown in all objects.
    bool isRelevant() const;

    /// Changes the value in all objects as one step, or in none. What the table forbids is refused with the reason.
    Status edit(const Modify &modify, const QString &text, MergeKey key = {}) const;
    /// The same, told which object it is.
    using ModifyEach = std::function<Status(std::size_t index, void *data)>;
    Status editEach(const ModifyEach &modify, const QString &text, MergeKey key = {}) const;
    Status set(const Value &value, const QString &text, MergeKey key = {}) const;

    /// What each object holds, empty for objects that are gone, whole curves where keys are set; and giving it back.
    std::vector<Value> values() const;
    Status restore(const std::vector<Value> &values, const QString &text, MergeKey key) const;

private:
    struct Seen;

    const void *storedData(std::size_t index) const;
    /// Has `modify` change a part of a value; false when it left it as it was.
    Result<bool> changePart(std::size_t index, void *part, const ModifyEach &modify) const;
    /// The curve that takes the value's keys, an empty address when the value itself is set.
    Address keyedCurve(std::size_t index) const;
    /// The same value described otherwise.
    Binding describedBy(FieldInfo field) const;

    QPointer<Document> m_document;
    std::vector<Address> m_addresses;
    const FieldInfo *m_field = nullptr;
    std::shared_ptr<const FieldInfo> m_ownField; ///< what m_field is when no table has it
    const TypeInfo *m_type = nullptr;
    const StructInfo *m_ownerInfo = nullptr;
    std::size_t m_offset = 0;
    std::shared_ptr<const Seen> m_seen; ///< null: as stored
    std::size_t m_seenOffset = 0;       ///< in the shown form
    std::size_t m_ownerOffset =
        0; ///< of the struct that m_field is a row of, when that lies inside the addressed value
    bool m_ownerInside = false;
    bool m_whole = true;
    bool m_atPlayhead = false;
    Write m_write;
    mutable std::vector<Value> m_now;   ///< what keyed curves give, by object
    mutable std::vector<Value> m_shown; ///< the shown forms, by object
};

struct Binding::Seen
{
    ValueView view;
    Binding stored;
};

/// Pushes what a builder worked out; its refusal comes back as it is.
Status pushEdit(Document &document, Result<ChangeSet> changes, const QString &text, MergeKey key = {});

} // namespace sinew
