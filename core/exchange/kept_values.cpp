// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/exchange/kept_values.h"

#include "core/model/path.h"
#include "core/model/walk.h"
#include "core/schema/struct_info.h"
#include "core/schema/value.h"

#include <QString>

#include <algorithm>

namespace sinew {

namespace {

/// Longer arrays are pictures of the mesh, which the result has, or raw bytes.
constexpr std::size_t maxElements = 1024;
/// The same if the model can be made again.
constexpr std::size_t maxReturned = std::size_t(1) << 20;

bool areEqual(const TypeInfo &element, const ArrayBase &array, const Array<std::uint32_t> &numbers)
{
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (readInteger(element, array.raw() + i * element.size) != numbers[i])
            return false;
    return true;
}

/// A new object of a type, for as long as it is needed.
class StandardObject
{
public:
    explicit StandardObject(const TypeInfo &type) : m_type(type), m_data(type.size + alignof(std::max_align_t))
    {
        m_type.construct(data());
    }
    ~StandardObject() { m_type.destroy(data()); }
    StandardObject(const StandardObject &) = delete;
    void *data()
    {
        void *at = m_data.data();
        std::size_t space = m_data.size();
        return std::align(alignof(std::max_align_t), m_type.size, at, space);
    }

private:
    const TypeInfo &m_type;
    std::vector<std::byte> m_data;
};

} // namespace

std::string KeptValues::json(NodeId id)
{
    const ObjectRef ref = m_model.object(id);
    if (!ref || !m_written.insert(id).second)
        return {};
    JsonText json;
    object(json, id, *ref.info, ref.data, false);
    return m_purpose == Nothing ? std::string() : json.take();
}

void KeptValues::object(JsonText &json, NodeId id, const StructInfo &info, const void *data, bool isInList)
{
    json.open('{').key("type").string(info.name);
    if (isInList)
        json.key("row").integer(m_model.rowOf(id));
    else
        json.key("path").string(id == RootNode ? std::string() : pathOf(m_model, Address{id}));
    StandardObject standard(*info.type);
    JsonText inner;
    inner.open('{');
    if (fields(inner, info, data, standard.data(), Address{id})) {
        json.key("fields").raw(inner.close('}').text());
        if (id != RootNode) {
            Group &group = m_kept[info.displayLabel()];
            if (group.count++ == 0)
                group.first = Address{id};
        }
    }
    json.close('}');
}

bool KeptValues::fields(JsonText &json, const StructInfo &info, const void *data, const void *standard,
                        const Address &at)
{
    const Ctx ctx = m_model.ctx();
    bool any = false;
    for (std::size_t row = 0; row < info.fields.size(); ++row) {
        const FieldInfo &field = info.fields[row];
        const void *here = field.in(data);
        if (!isInDialect(field, ctx) || equalValues(*field.type, here, field.in(standard)))
            continue;
        Address address = at;
        (at.isObject() ? address.field : address.leaf) = std::uint16_t(row);
        if (!isKept(field, here, address))
            continue;
        JsonText inner;
        bool written = true;
        switch (field.type->kind) {
        case Kind::Struct:
            inner.open('{');
            written = fields(inner, field.type->structure(), here, field.in(standard), address);
            inner.close('}');
            break;
        case Kind::List:
            written = list(inner, field, here, address);
            break;
        case Kind::Curve:
            curve(inner, field, *static_cast<const CurveBase *>(here));
            break;
        default:
            value(inner, *field.type, here);
        }
        if (written)
            json.key(field.name).raw(inner.text());
        any |= written;
    }
    return any;
}

bool KeptValues::list(JsonText &json, const FieldInfo &field, const void *data, const Address &)
{
    const std::vector<NodeId> &ids = field.type->list->ids(const_cast<void *>(data));
    bool any = false;
    json.open('[');
    for (std::size_t row = 0; row < ids.size(); ++row) {
        if (!m_written.insert(ids[row]).second)
            continue;
        object(json, ids[row], field.type->element->structure(), field.type->list->at(const_cast<void *>(data), row),
               true);
        any = true;
    }
    json.close(']');
    return any;
}

bool KeptValues::isKept(const FieldInfo &field, const void *data, const Address &at)
{
    if (field.type->kind == Kind::Curve)
        return !m_carried.count(static_cast<const CurveBase *>(data)->times().data());
    if (field.type->kind != Kind::Array)
        return true;
    // What the meshes consist of is there as such: places and directions of any number, of the rest what is long.
    const bool isMesh = field.affects & Affects::Mesh;
    const Kind element = field.type->element->kind;
    const bool isVector = element == Kind::Vec2 || element == Kind::Vec3 || element == Kind::Vec4;
    const auto &array = *static_cast<const ArrayBase *>(data);
    if (isMesh && element == Kind::Integer)
        if (const auto known = m_triangles.find(at.node); known != m_triangles.end() &&
                                                          array.size() == known->second.size() &&
                                                          areEqual(*field.type->element, array, known->second))
            return false;
    if (array.size() <= (isForReturn() ? maxReturned : maxElements))
        return !(isMesh && isVector);
    if (!isMesh) {
        Group &group = m_left[field.displayLabel()];
        if (group.count++ == 0)
            group.first = at;
    }
    return false;
}

void KeptValues::curve(JsonText &json, const FieldInfo &field, const CurveBase &curve)
{
    const TypeInfo &element = *field.type->element;
    const std::size_t width = element.valueSize();
    const CurveBase::Header header = curve.header();
    json.open('{').key("i").integer(header.interpolation);
    if (header.globalSequence != -1)
        json.key("g").integer(header.globalSequence);
    if (header.slots != -1)
        json.key("slots").integer(header.slots);
    json.key("t").open('[');
    for (const std::int32_t time : curve.times())
        json.integer(time);
    json.close(']');
    static constexpr const char *names[] = {"v", "in", "out"};
    for (int part = 0; width > 0 && part < (curve.hasTangents() ? 3 : 1); ++part) {
        json.key(names[part]).open('[');
        const std::byte *data = curve.rawPart(part, width);
        if (element.kind != Kind::Integer)
            for (std::size_t i = 0; i < curve.size() * width / sizeof(float); ++i)
                json.number(reinterpret_cast<const float *>(data)[i]);
        else
            for (std::size_t i = 0; i < curve.size(); ++i)
                value(json, element, data + i * width);
        json.close(']');
    }
    json.close('}');
}

void KeptValues::value(JsonText &json, const TypeInfo &type, const void *data)
{
    switch (type.kind) {
    case Kind::Integer: {
        const std::int64_t number = readInteger(type, data);
        // Programs in between keep numbers of 32 bits.
        if (number >= INT32_MIN && number <= INT32_MAX)
            json.integer(number);
        else
            json.string(type.isSigned ? std::to_string(number) : std::to_string(std::uint64_t(number)));
        break;
    }
    case Kind::Float:
        json.number(*static_cast<const float *>(data));
        break;
    case Kind::String: {
        const auto *text = static_cast<const char *>(data);
        const void *end = std::memchr(text, 0, type.components);
        const std::string_view chars(text, end ? std::size_t(static_cast<const char *>(end) - text) : type.components);
        const auto utf8 = QByteArray::fromRawData(chars.data(), qsizetype(chars.size()));
        if (QString::fromUtf8(utf8).toUtf8() == utf8) {
            json.string(chars);
            break;
        }
        json.open('[');
        for (const char byte : chars)
            json.integer(static_cast<unsigned char>(byte));
        json.close(']');
        break;
    }
    case Kind::FixedArray:
    case Kind::Array: {
        const bool isArray = type.kind == Kind::Array;
        const auto *elements =
            isArray ? static_cast<const ArrayBase *>(data)->raw() : static_cast<const std::byte *>(data);
        const std::size_t count = isArray ? static_cast<const ArrayBase *>(data)->size() : type.components;
        json.open('[');
        for (std::size_t i = 0; i < count; ++i)
            value(json, *type.element, elements + i * type.element->size);
        json.close(']');
        break;
    }
    case Kind::NoValue:
    case Kind::Struct:
    case Kind::List:
    case Kind::Curve:
        json.open('{').close('}');
        break;
    default: // numbers in a row
        json.numbers({static_cast<const float *>(data), type.components});
        break;
    }
}

std::string KeptValues::counts() const
{
    const StructInfo &info = m_model.info();
    JsonText json;
    json.open('{');
    for (const std::uint16_t row : info.lists) {
        const FieldInfo &field = info.fields[row];
        const std::size_t count = field.type->list->size(field.in(m_model.root()));
        if (count > 0 && isInDialect(field, m_model.ctx()))
            json.key(field.name).integer(std::int64_t(count));
    }
    return json.close('}').take();
}

std::vector<ConversionLoss> KeptValues::losses() const
{
    std::vector<ConversionLoss> losses;
    const auto add = [&](ConversionLoss::Kind kind, const Group &group, const char *reason) {
        // Several objects are shown as the list of the first one.
        const bool isList = group.count > 1 && group.first.isObject();
        const Address shown = isList ? m_model.listOf(group.first.node) : group.first;
        losses.push_back({kind, group.first, pathOf(m_model, shown), {reason, {group.count}}});
    };
    for (const auto &[field, group] : m_left)
        add(ConversionLoss::Lost, group, QT_TRANSLATE_NOOP("Message", "Too long to be kept (%1)"));
    for (const auto &[type, group] : m_kept)
        if (m_purpose == Nothing)
            add(ConversionLoss::Lost, group,
                QT_TRANSLATE_NOOP("Message", "What other programs can't show of such objects (%1)"));
        else
            add(ConversionLoss::Kept, group,
                QT_TRANSLATE_NOOP("Message",
                                  "What other programs can't show of such objects is kept as extra data (%1)"));
    return losses;
}

} // namespace sinew
