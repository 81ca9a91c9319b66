// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/field_row.h"
#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"

namespace sinew {

/// The part of building that does not depend on the structure: out of line, as hundreds of rows are built.
class StructRows
{
protected:
    StructRows(const char *name, const char *label, const TypeInfo &type);

    void addSize(std::uint32_t version, std::uint32_t bytes);
    /// `lists`: their offsets in the structure; their rows must come before.
    void addRowDomain(const char *name, std::size_t list);
    void addKeyDomain(const char *name, const TypeInfo &keyStruct, std::uint16_t keyField,
                      std::initializer_list<std::size_t> lists);
    void addField(const char *name, const TypeInfo &type, std::size_t offset);
    FieldInfo &last() { return *m_last; }
    /// All rows of the members at these offsets.
    void addGroup(const char *label, bool isRare, std::initializer_list<std::size_t> offsets);
    /// The description; `fresh` is a default-constructed object, whose values are the fields' defaults. A curve that
    /// animates a member without a row ends the program.
    StructInfo finished(const void *fresh);

    StructInfo m_info;
    FieldInfo *m_last = nullptr;
    std::int32_t m_versionOffset = -1;
};

namespace detail {

template<class T>
const TypeInfo &structType()
{
    static const TypeInfo info = makeTypeInfo<T>();
    return info;
}

} // namespace detail

/// Builds the description of T row by row, in disk order.
///
///     template<> const StructInfo &describe<Layer>() {
///         static const StructInfo s = StructBuilder<Layer>("Layer").sized()
///             .field("alpha", &Layer::alpha).range(0, 1)
///             .curve("alphaCurve", "KMTA", &Layer::alphaCurve).animates(&Layer::alpha)
///             .done();
///         return s;
///     }
template<class T>
class StructBuilder : private StructRows
{
public:
    explicit StructBuilder(const char *name, const char *label = nullptr)
        : StructRows(name, label, detail::structType<T>())
    {
    }

    // Settings of the structure.
    StructBuilder &sized()
    {
        m_info.sized = true;
        return *this;
    }
    StructBuilder &tag(const char (&fourCharacters)[5])
    {
        m_info.tag = fourCc(fourCharacters);
        return *this;
    }
    StructBuilder &size(std::uint32_t version, std::uint32_t bytes)
    {
        addSize(version, bytes);
        return *this;
    }
    /// Objects of one or more lists of this root, referred to by row.
    template<class I>
    StructBuilder &rowDomain(const char *name, List<I> T::*list)
    {
        addRowDomain(name, memberOffset(list));
        return *this;
    }
    StructBuilder &globalSequences(const char *domain)
    {
        m_info.globalSequenceDomain = domain;
        return *this;
    }
    /// Keys lie in ranges of a timeline that files don't have; `Next`: where a further range of a T may start.
    template<std::int64_t (*Next)(const T &)>
    StructBuilder &timeline(std::int32_t margin)
    {
        m_info.nextRange = [](const void *root) { return Next(*static_cast<const T *>(root)); };
        m_info.rangeMargin = margin;
        return *this;
    }
    /// Objects that are referred to by their own number: `Key`, a member of the items or of a structure inside them.
    template<auto Key, class... I>
    StructBuilder &keyDomain(const char *name, List<I> T::*...lists)
    {
        addKeyDomain(name, typeInfo<OwnerOf<Key>>(), fieldRow<Key>(), {memberOffset(lists)...});
        return *this;
    }

    /// Fields that are edited together, in display order; all their rows must come before. Curves of static values come
    /// after those.
    template<class... M>
    StructBuilder &group(const char *label, M T::*...members)
    {
        addGroup(label, false, {memberOffset(members)...});
        return *this;
    }
    /// Fields that are rarely changed.
    template<class... M>
    StructBuilder &rare(M T::*...members)
    {
        addGroup("More", true, {memberOffset(members)...});
        return *this;
    }

    // Adds a row; the following calls qualify it.
    template<class M>
    StructBuilder &field(const char *name, M T::*member)
    {
        addField(name, typeInfo<M>(), memberOffset(member));
        return *this;
    }
    template<class M>
    StructBuilder &nameField(const char *name, M T::*member)
    {
        m_info.nameField = int(m_info.fields.size());
        return field(name, member);
    }
    template<class M>
    StructBuilder &curve(const char *name, const char (&fourCharacters)[5], Curve<M> T::*member)
    {
        field(name, member);
        last().tag = fourCc(fourCharacters);
        return *this;
    }
    template<class M>
    StructBuilder &tagged(const char *name, const char (&fourCharacters)[5], M T::*member)
    {
        field(name, member);
        last().tag = fourCc(fourCharacters);
        return *this;
    }

    /// Each object has its own version (M3: that of its section); since() and until() of all fields refer to it.
    StructBuilder &versionField(const char *name, std::uint32_t T::*member)
    {
        field(name, member);
        m_versionOffset = std::int32_t(last().offset);
        return derived();
    }

    StructBuilder &main()
    {
        m_info.mainField = int(m_info.fields.size()) - 1;
        return *this;
    }
    StructBuilder &label(const char *text)
    {
        last().label = text;
        return *this;
    }
    StructBuilder &help(const char *text)
    {
        last().help = text;
        return *this;
    }
    StructBuilder &since(std::uint32_t version)
    {
        last().since = version;
        return *this;
    }
    StructBuilder &until(std::uint32_t version)
    {
        last().until = version;
        return *this;
    }
    StructBuilder &dialect(std::uint32_t bits)
    {
        last().dialects = bits;
        return *this;
    }
    StructBuilder &when(bool (*condition)(const Ctx &, const void *))
    {
        last().when = condition;
        return *this;
    }
    StructBuilder &shownWhen(bool (*condition)(const Ctx &, const void *))
    {
        last().shownWhen = condition;
        return *this;
    }
    /// The field only matters then.
    StructBuilder &usedWhen(bool (*condition)(const Ctx &, const void *))
    {
        last().usedWhen = condition;
        return *this;
    }
    StructBuilder &enumeration(const EnumTable &table)
    {
        last().role = Role::Enum;
        last().table = &table;
        return *this;
    }
    /// A number that is 0 or 1, with the names that the table gives them.
    StructBuilder &toggle(const EnumTable &table)
    {
        last().isSwitch = true;
        return enumeration(table);
    }
    StructBuilder &parts(const PartNames &names)
    {
        last().parts = &names;
        return *this;
    }
    StructBuilder &byteColour()
    {
        last().byteColour = true;
        return *this;
    }
    StructBuilder &flags(const EnumTable &table)
    {
        last().role = Role::Flags;
        last().table = &table;
        return *this;
    }
    /// With headings.
    StructBuilder &flags(const EnumTable &table, const FlagGroups &groups)
    {
        last().flagGroups = &groups;
        return flags(table);
    }
    StructBuilder &refersTo(const char *domain, OnDelete policy = OnDelete::Clear, std::int64_t none = -1)
    {
        last().reference = {RefKind::Row, domain, none, policy};
        return *this;
    }
    StructBuilder &refersToKey(const char *domain, OnDelete policy = OnDelete::Clear, std::int64_t none = -1)
    {
        last().reference = {RefKind::Key, domain, none, policy};
        return *this;
    }
    /// After every(): the same number of weights follows the references; an element of weight 0 refers to nothing.
    StructBuilder &weighted()
    {
        last().reference.weighted = true;
        return *this;
    }
    /// In arrays: of each `stride` elements the first `used` are references.
    StructBuilder &every(std::uint16_t stride, std::uint16_t used)
    {
        last().reference.stride = stride;
        last().reference.used = used;
        return *this;
    }
    StructBuilder &parallelTo(const char *domain, const char *alsoDomain = nullptr)
    {
        last().reference = {RefKind::Parallel, domain, -1, OnDelete::Clear, alsoDomain};
        return *this;
    }
    /// See CountedArray.
    StructBuilder &counts(const char *array, std::uint16_t group = 1,
                          std::vector<std::uint32_t> (*starts)(const void *object) = nullptr)
    {
        last().counted = {array, group, starts};
        return *this;
    }
    StructBuilder &affects(std::uint32_t mask)
    {
        last().affects = mask;
        return *this;
    }
    StructBuilder &unit(Unit unit)
    {
        last().unit = unit;
        return *this;
    }
    StructBuilder &space(Space space)
    {
        last().space = space;
        return *this;
    }
    StructBuilder &range(double minimum, double maximum)
    {
        last().minimum = minimum;
        last().maximum = maximum;
        return *this;
    }
    StructBuilder &atLeast(double minimum)
    {
        last().minimum = minimum;
        return *this;
    }
    /// The member whose value counts if the curve has no keys.
    template<class M>
    StructBuilder &animates(M T::*base)
    {
        last().base = memberOffset(base);
        return *this;
    }
    StructBuilder &rest(double number)
    {
        last().rest = number;
        return *this;
    }
    /// A format's own number for how the value is packed on disk.
    StructBuilder &stored(std::uint8_t storage)
    {
        last().storage = storage;
        return *this;
    }
    StructBuilder &optional()
    {
        last().optional = true;
        return *this;
    }
    StructBuilder &derived()
    {
        last().derived = true;
        return *this;
    }
    /// See FieldInfo::identifies.
    StructBuilder &identifies()
    {
        last().identifies = true;
        return *this;
    }
    StructBuilder &set()
    {
        last().isSet = true;
        return *this;
    }
    /// A curve whose times are not on the timeline.
    StructBuilder &ownTimes()
    {
        last().ownTimes = true;
        return *this;
    }
    StructBuilder &generated(Generated how)
    {
        last().generated = how;
        return *this;
    }
    StructBuilder &hidden()
    {
        last().hidden = true;
        return *this;
    }
    StructBuilder &bgrOrder()
    {
        last().bgrOrder = true;
        return *this;
    }
    StructBuilder &assetPath()
    {
        last().assetPath = true;
        return *this;
    }

    StructInfo done()
    {
        const T fresh{};
        return finished(&fresh);
    }
};

} // namespace sinew
