// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/schema/value.h"

#include "core/schema/struct_info.h"

#include <cmath>
#include <utility>

namespace sinew {

Value::Value(const TypeInfo &type) : m_type(&type), m_data(::operator new(type.size))
{
    type.construct(m_data);
}

Value::Value(const TypeInfo &type, const void *source) : m_type(&type), m_data(::operator new(type.size))
{
    type.copy(m_data, source);
}

Value::Value(const Value &other) : m_type(other.m_type)
{
    if (m_type) {
        m_data = ::operator new(m_type->size);
        m_type->copy(m_data, other.m_data);
    }
}

Value::Value(Value &&other) noexcept
    : m_type(std::exchange(other.m_type, nullptr)), m_data(std::exchange(other.m_data, nullptr))
{
}

Value &Value::operator=(Value other) noexcept
{
    std::swap(m_type, other.m_type);
    std::swap(m_data, other.m_data);
    return *this;
}

Value::~Value()
{
    if (m_type) {
        m_type->destroy(m_data);
        ::operator delete(m_data);
    }
}

bool Value::operator==(const Value &other) const
{
    return m_type == other.m_type && (!m_type || equalValues(*m_type, m_data, other.m_data));
}

std::size_t Value::byteCost() const
{
    return m_type ? byteCostOf(*m_type, m_data) : 0;
}

std::int64_t readInteger(const TypeInfo &type, const void *data)
{
    std::uint64_t raw = 0;
    std::memcpy(&raw, data, type.size);
    if (!type.isSigned || type.size == 8)
        return std::int64_t(raw);
    const int shift = 64 - int(type.size) * 8;
    return std::int64_t(raw << shift) >> shift;
}

void writeInteger(const TypeInfo &type, void *data, std::int64_t number)
{
    std::memcpy(data, &number, type.size);
}

double readNumber(const TypeInfo &type, const void *data)
{
    if (type.kind == Kind::Integer)
        return double(readInteger(type, data));
    if (type.kind == Kind::Float) {
        float value;
        std::memcpy(&value, data, sizeof value);
        return double(value);
    }
    return 0;
}

void writeNumber(const TypeInfo &type, void *data, double number)
{
    if (type.kind == Kind::Integer) {
        writeInteger(type, data, std::int64_t(std::llround(number)));
    } else if (type.kind == Kind::Float) {
        const float value = float(number);
        std::memcpy(data, &value, sizeof value);
    }
}

std::size_t byteCostOf(const TypeInfo &type, const void *data)
{
    std::size_t bytes = type.size;
    switch (type.kind) {
    case Kind::Struct:
        for (const FieldInfo &f : type.structure().fields)
            if (f.isContainer())
                bytes += byteCostOf(*f.type, f.in(data)) - f.type->size;
        break;
    case Kind::Array:
        bytes += static_cast<const ArrayBase *>(data)->size() * type.element->valueSize();
        break;
    case Kind::Curve: {
        const auto *curve = static_cast<const CurveBase *>(data);
        bytes += curve->size() * (4 + type.element->valueSize() * (curve->hasTangents() ? 3 : 1));
        break;
    }
    case Kind::List:
        for (std::size_t i = 0; i < type.list->size(data); ++i)
            bytes += byteCostOf(*type.element, type.list->at(const_cast<void *>(data), i));
        break;
    default:
        break;
    }
    return bytes;
}

} // namespace sinew
