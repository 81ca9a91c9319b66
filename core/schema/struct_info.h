// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/ctx.h"
#include "core/schema/enum_table.h"
#include "core/schema/value.h"

#include <atomic>
#include <optional>
#include <string>

namespace sinew {

/// What happens to a reference when the object it names is deleted.
enum class OnDelete : std::uint8_t {
    Clear,          ///< the reference becomes its "none" value
    Refuse,         ///< the deletion is refused with the reason
    DeleteReferrer, ///< the object that holds the reference is deleted, too
    TakeOver, ///< the reference becomes that of the deleted object in the same field (children go to the grandparent)
    Custom,   ///< the format's ReferenceFixer decides (MDX skin bindings)
};

/// How a field names other objects.
enum class RefKind : std::uint8_t {
    None,
    Row,      ///< row in the domain's only list
    Key,      ///< the target's key field (objectId)
    Parallel, ///< element i of this container belongs to the target with row or key i
};

struct Reference
{
    RefKind kind = RefKind::None;
    const char *domain = nullptr; ///< name of a Domain of the root structure
    std::int64_t none = -1;       ///< compared after sign extension to 64 bit
    OnDelete onDelete = OnDelete::Clear;
    const char *alsoDomain = nullptr; ///< for Parallel: whose elements follow those of `domain`
    std::uint16_t stride = 1,
                  used = 1; ///< in element arrays: of each `stride` elements the first `used` are references
    bool weighted = false;  ///< the same number of weights follows; an element of weight 0 refers to nothing
};

/// What the numbers of an array count: elements of another array, as the corners of triangles count vertices.
struct CountedArray
{
    const char *array = nullptr; ///< name of the field in the same structure, else in the root; null: nothing
    std::uint16_t group = 1;     ///< so many numbers that follow one another make one thing: 3 for triangles
    /// By place in an object's array: the element that the number there counts from; null: the first.
    std::vector<std::uint32_t> (*starts)(const void *object) = nullptr;
};

/// A set of objects that references can name: one or more lists of the root.
struct Domain
{
    const char *name;
    std::vector<std::uint16_t> lists; ///< fields of the root
    /// The structure that contains the key: the item, or the only one of this type inside it; null for rows.
    const TypeInfo *keyStruct = nullptr;
    /// Row of the key in that structure. Keys are 0…n-1 without gaps in the order of `lists`: insertions and deletions
    /// renumber.
    std::uint16_t keyField = 0;
};

/// Which part of a picture depends on a field; a scene rebuilds only that.
namespace Affects {
enum : std::uint32_t {
    Nothing = 0,
    Mesh = 1,
    Skeleton = 2,
    Material = 4,
    Texture = 8,
    Sequence = 16,
    Particles = 32,
    Light = 64,
    Camera = 128,
    Visibility = 256, ///< geoset animations, layer alpha
    Collision = 512,
    Everything = 0xffffffff,
};
}

enum class Unit : std::uint8_t { None, Milliseconds, Seconds, Degrees, Radians, Fraction, Distance, PerSecond, Bytes };

enum class Role : std::uint8_t { Plain, Enum, Flags };

/// What a value is in space: what happens to it when a model is moved, turned, scaled or mirrored as a whole. Tangents
/// of keys change as values do, but they don't move.
enum class Space : std::uint8_t {
    None,           ///< stays as it is
    Point,          ///< a place: scales, turns, moves
    Offset,         ///< from one place to another; a velocity: scales and turns
    Direction,      ///< turns; in a Vec4, w is the side of a bitangent and changes its sign in a mirror
    Rotation,       ///< a quaternion: turns about the turned axis
    Scaling,        ///< factors along x, y and z
    Length,         ///< a distance, a size, a speed, an acceleration: scales, component by component
    InverseLength,  ///< per distance
    InverseArea,    ///< per distance squared
    Roll,           ///< an angle that changes its sign in a mirror
    BoxLow,         ///< the smallest corner of a box; BoxHigh is another row of the same structure
    BoxHigh,        ///< the largest
    Bounds,         ///< seven numbers: smallest corner, largest corner, radius
    Frame,          ///< a matrix of three basis rows and a place: from an object's own axes to its surroundings
    Inner,          ///< a place in such a frame
    InnerDirection, ///< a direction in such a frame
    AsOwner,        ///< in an inline structure: what the row that contains the structure says
};

/// Numbers that are only generated when a file is read or a model edited: two edits of one model may generate the same
/// number for different things.
enum class Generated : std::uint8_t {
    No,
    Id,          ///< others find this value by it; values with the same number share what it finds. 0: none
    IdReference, ///< one of those numbers, or an array of them
    RangeStart,  ///< where something begins on a timeline that files don't have (StructInfo::nextRange); negative:
                 ///< nowhere
};

/// One row of a description: a field at one position in its structure.
struct FieldInfo
{
    const char *name;
    const TypeInfo *type;
    std::size_t offset;          ///< bytes from the start of the structure in memory
    const char *label = nullptr; ///< null: made from the name
    const char *help = nullptr;
    Role role = Role::Plain;
    const EnumTable *table = nullptr;
    /// Of long flags, with headings; null: all are shown together.
    const FlagGroups *flagGroups = nullptr;
    bool isSwitch = false;            ///< an enumeration of two values, 0 off and 1 on
    const PartNames *parts = nullptr; ///< null: x y z, or numbers
    bool byteColour = false;          ///< elements of four bytes: blue, green, red, opacity
    std::uint32_t tag = 0;            ///< four characters before the data: curves, tagged arrays and lists
    bool optional = false;            ///< a tagged array that may be absent
    bool derived = false;             ///< maintained by algorithms; shown, not edited by hand
    bool identifies = false;          ///< items that are equal in all such fields are one object, whatever else differs
    bool isSet = false;               ///< an array of unique elements in any order
    Generated generated = Generated::No;
    bool ownTimes = false; ///< a curve whose times are not on the timeline: over a particle's life
    bool hidden = false;   ///< no property row
    std::uint8_t storage =
        0; ///< how the value is packed on disk if that differs from its own form: a format-specific number
    std::uint32_t since = 0, until = ~0u, dialects = ~0u;
    /// Where the object stores the version that since and until refer to (a std::uint32_t), -1: they refer to
    /// Ctx::version.
    std::int32_t versionOffset = -1;
    bool (*when)(const Ctx &, const void *object) = nullptr;      ///< on disk only if true
    bool (*shownWhen)(const Ctx &, const void *object) = nullptr; ///< display only
    /// Only matters if true; checks leave it out otherwise.
    bool (*usedWhen)(const Ctx &, const void *object) = nullptr;
    Reference reference;
    CountedArray counted;
    std::uint32_t affects = 0;
    Unit unit = Unit::None;
    Space space = Space::None;
    std::optional<double> minimum, maximum;
    double fallback = 0;             ///< the number of a new object, taken from the C++ structure
    std::optional<std::size_t> base; ///< of a curve: offset of the static field that it animates
    double rest = 0; ///< for a curve without such a field: the value of every component without keys (scalings 1)
    bool assetPath = false;
    bool bgrOrder = false; ///< colours are stored blue, green, red: the value's r is blue and its b is red

    /// The channel of a value's component, or the component of a channel: 0 red, 1 green, 2 blue. For anything but such
    /// colours the number is unchanged.
    int channelOf(int component) const { return bgrOrder && component < 3 ? 2 - component : component; }
    void *in(void *object) const { return static_cast<std::byte *>(object) + offset; }
    const void *in(const void *object) const { return static_cast<const std::byte *>(object) + offset; }
    /// `object`: null decides by the context alone.
    bool isOnDisk(const Ctx &ctx, const void *object) const
    {
        std::uint32_t version = ctx.version;
        if (versionOffset >= 0 && object)
            std::memcpy(&version, static_cast<const std::byte *>(object) + versionOffset, sizeof version);
        return version >= since && version <= until && (ctx.dialect == 0 || (dialects & ctx.dialect)) &&
               (!when || when(ctx, object));
    }
    bool isContainer() const { return type->kind >= Kind::FixedArray; }
    /// Lower camel case to words: "filterMode" → "Filter mode".
    std::string displayLabel() const;
};

/// True if a reference's number means "no object", in the width in which the file stores it. If "none" does not fit the
/// width, every number is a reference.
inline bool isNoneReference(const Reference &reference, const TypeInfo &integer, std::int64_t number)
{
    const std::uint64_t mask = integer.size >= 8 ? ~0ull : (1ull << (integer.size * 8)) - 1;
    if (reference.none > 0 && std::uint64_t(reference.none) > mask)
        return false;
    return (std::uint64_t(number) & mask) == (std::uint64_t(reference.none) & mask);
}

/// Fields that are edited together, in display order.
struct FieldGroup
{
    const char *label = nullptr; ///< null: no heading
    std::vector<std::uint16_t> rows;
    bool isRare = false; ///< shown folded: rarely changed fields
};

/// One step of moving a structure between memory and disk: either a run of bytes or one field that a layout handles.
struct WireStep
{
    std::uint32_t memory = 0; ///< offset in the structure
    std::uint32_t bytes = 0;  ///< 0: not a run
    std::uint16_t field = 0;  ///< first field of the run, or the field itself
};

/// The description of one structure. Built once, immutable, one object per type.
struct StructInfo
{
    const char *name;            ///< identifier: "Layer"
    const char *label = nullptr; ///< shown: "Layer"
    std::uint32_t tag = 0;
    const TypeInfo *type = nullptr;
    std::vector<FieldInfo> fields;
    std::vector<std::uint16_t> lists; ///< the fields that are lists: few of many
    bool sized = false;               ///< on disk it starts with a u32 with the size of the structure, itself included
    std::vector<std::pair<std::uint32_t, std::uint32_t>> sizes; ///< version → declared bytes of the fixed part
    std::vector<Domain> domains;                                ///< of a root
    std::vector<FieldGroup> groups;                             ///< as declared: not all fields; see shownGroups()
    const char *globalSequenceDomain = nullptr; ///< for a root: what the curves' global sequence numbers name
    /// For a root whose keys lie in ranges of a timeline that files don't have (Generated::RangeStart): where a further
    /// range may start, milliseconds. Null for others.
    std::int64_t (*nextRange)(const void *root) = nullptr;
    std::int32_t rangeMargin = 0; ///< milliseconds that keys may lie before their range's start
    int nameField = -1;           ///< the String that names the object
    /// For an inline structure: the field that represents all of it if there is room for one, under the name of the
    /// field that contains the structure; -1 if none.
    int mainField = -1;

    /// Row of a field by the name that users write in paths, which is on disk in this context; -1 if none. Code names
    /// fields by member: see field_row.h.
    int rowNamed(std::string_view fieldName, const Ctx &ctx, const void *object) const;
    /// Row of the member at an offset, -1 if none. Of several (one for each dialect) the first.
    int rowAt(std::size_t offset) const;
    /// The first that is on disk in this context.
    int rowAt(std::size_t offset, const Ctx &ctx, const void *object) const;
    const Domain *domain(std::string_view domainName) const;
    /// Every field once, in an order that makes sense to users: those of no group, the declared groups, inline
    /// structures, rare fields ("More": bookkeeping and fields of unknown meaning), and arrays and lists last.
    std::vector<FieldGroup> shownGroups() const;
    /// True when an inline structure of this type can be moved by memcpy: no containers, conditions or own size.
    bool isFlat(const Ctx &ctx) const;
    /// Bytes of the flat form on disk; only valid if isFlat().
    std::uint32_t flatSize(const Ctx &ctx) const;
    /// Steps in disk order with neighbouring plain fields joined into runs. Computed on first use of a context;
    /// thread-safe.
    const std::vector<WireStep> &wireSteps(const Ctx &ctx) const;
    std::string displayLabel() const { return label ? label : name; }

    /// Bytes on disk of the fixed part (runs only) in this context.
    std::uint32_t fixedSize(const Ctx &ctx) const;

    StructInfo() = default;
    StructInfo(StructInfo &&) noexcept;
    ~StructInfo();

private:
    struct Plan;
    mutable std::atomic<const Plan *> m_plans{nullptr};
};

} // namespace sinew
