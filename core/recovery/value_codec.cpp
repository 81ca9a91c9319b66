// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/recovery/value_codec.h"

#include "core/recovery/logged_objects.h"
#include "core/schema/struct_info.h"

#include <unordered_set>

namespace sinew {

namespace {

/// Maximum nesting of lists; files have three levels at most.
constexpr int maxListDepth = 32;

/// A member may have several rows, one for each place on disk.
bool isRepeated(const StructInfo &info, std::size_t row)
{
    for (std::size_t i = 0; i < row; ++i)
        if (info.fields[i].offset == info.fields[row].offset && info.fields[i].type == info.fields[row].type)
            return true;
    return false;
}

std::byte *fixedElement(const TypeInfo &array, void *data, std::uint32_t index)
{
    return static_cast<std::byte *>(data) + std::size_t(index) * array.element->size;
}

int curveParts(const CurveBase &curve)
{
    return curve.hasTangents() ? 3 : 1;
}

class ValueDecoder
{
public:
    ValueDecoder(ByteReader &in, LoggedObjects &objects) : m_in(in), m_objects(objects) {}

    bool value(const TypeInfo &type, void *data, bool isItem = false)
    {
        switch (type.kind) {
        case Kind::Struct:
            return structure(type.structure(), data, isItem);
        case Kind::FixedArray:
            if (type.isPlain())
                return plain(type, data);
            for (std::uint32_t i = 0; i < type.components; ++i)
                if (!value(*type.element, fixedElement(type, data, i)))
                    return false;
            return true;
        case Kind::Array:
            return array(type, *static_cast<ArrayBase *>(data));
        case Kind::Curve:
            return curve(type, *static_cast<CurveBase *>(data));
        case Kind::List:
            return list(type, data);
        default:
            return plain(type, data);
        }
    }

private:
    bool plain(const TypeInfo &type, void *data)
    {
        const std::byte *from = m_in.take(type.valueSize());
        if (from && type.valueSize())
            std::memcpy(data, from, type.valueSize());
        return from;
    }

    bool structure(const StructInfo &info, void *data, bool isItem)
    {
        // The model only tracks objects in lists that an object owns directly.
        if (!isItem && !info.lists.empty())
            return false;
        for (std::size_t row = 0; row < info.fields.size(); ++row) {
            const FieldInfo &f = info.fields[row];
            if (!isRepeated(info, row) && !value(*f.type, f.in(data)))
                return false;
        }
        return true;
    }

    bool array(const TypeInfo &type, ArrayBase &array)
    {
        const auto count = m_in.read<std::uint32_t>();
        const std::size_t width = type.element->valueSize();
        if (m_in.failed() || (width == 0 && count) || !m_in.fits(count, width))
            return false;
        if (std::byte *to = array.resetRaw(count, width))
            std::memcpy(to, m_in.take(count * width), count * width);
        return true;
    }

    bool curve(const TypeInfo &type, CurveBase &curve)
    {
        const auto present = m_in.read<std::uint8_t>();
        if (m_in.failed() || present > 1)
            return false;
        if (!present)
            return true;
        const auto header = m_in.read<CurveBase::Header>();
        const auto count = m_in.read<std::uint32_t>();
        const std::size_t width = type.element->valueSize();
        if (m_in.failed() || !m_in.fits(count, 4 + width * (header.interpolation > 1 ? 3 : 1)))
            return false;
        curve.resetRaw(header, count, width);
        if (count == 0)
            return true;
        std::memcpy(curve.editTimes(width), m_in.take(count * std::size_t(4)), count * std::size_t(4));
        for (int part = 0; part < curveParts(curve) && width; ++part)
            std::memcpy(curve.editRawPart(part, width), m_in.take(count * width), count * width);
        return true;
    }

    bool list(const TypeInfo &type, void *list)
    {
        const auto count = m_in.read<std::uint32_t>();
        if (m_in.failed() || !m_in.fits(count, sizeof(NodeId)) || m_depth >= maxListDepth)
            return false;
        ++m_depth;
        for (std::uint32_t row = 0; row < count; ++row) {
            const auto logged = m_in.read<NodeId>();
            const NodeId id = m_in.failed() ? NoNode : m_objects.take(logged, type.element->structure());
            if (id == NoNode || !m_met.insert(id).second)
                return false;
            void *item = type.list->append(list);
            type.list->ids(list).back() = id;
            if (!value(*type.element, item, true))
                return false;
        }
        --m_depth;
        return true;
    }

    ByteReader &m_in;
    LoggedObjects &m_objects;
    std::unordered_set<NodeId> m_met; ///< an object may be in one place only
    int m_depth = 0;
};

} // namespace

void encodeValue(ByteWriter &out, const TypeInfo &type, const void *data)
{
    switch (type.kind) {
    case Kind::Struct: {
        const StructInfo &info = type.structure();
        for (std::size_t row = 0; row < info.fields.size(); ++row)
            if (!isRepeated(info, row))
                encodeValue(out, *info.fields[row].type, info.fields[row].in(data));
        return;
    }
    case Kind::FixedArray:
        if (type.isPlain())
            return out.writeBytes(data, type.size);
        for (std::uint32_t i = 0; i < type.components; ++i)
            encodeValue(out, *type.element, fixedElement(type, const_cast<void *>(data), i));
        return;
    case Kind::Array: {
        const auto &array = *static_cast<const ArrayBase *>(data);
        out.write(std::uint32_t(array.size()));
        return out.writeBytes(array.raw(), array.size() * type.element->valueSize());
    }
    case Kind::Curve: {
        const auto &curve = *static_cast<const CurveBase *>(data);
        const std::size_t width = type.element->valueSize();
        out.write(std::uint8_t(curve.isPresent()));
        if (!curve.isPresent())
            return;
        out.write(curve.header());
        out.write(std::uint32_t(curve.size()));
        out.writeBytes(curve.times().data(), curve.times().size_bytes());
        for (int part = 0; part < curveParts(curve) && width; ++part)
            out.writeBytes(curve.rawPart(part, width), curve.size() * width);
        return;
    }
    case Kind::List: {
        void *list = const_cast<void *>(data);
        const std::vector<NodeId> &ids = type.list->ids(list);
        out.write(std::uint32_t(ids.size()));
        for (std::size_t row = 0; row < ids.size(); ++row) {
            out.write(ids[row]);
            encodeValue(out, *type.element, type.list->at(list, row));
        }
        return;
    }
    default:
        out.writeBytes(data, type.valueSize());
    }
}

bool decodeValue(ByteReader &in, const TypeInfo &type, void *data, LoggedObjects &objects)
{
    return ValueDecoder(in, objects).value(type, data) && !in.failed();
}

} // namespace sinew
