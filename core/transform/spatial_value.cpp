// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/transform/spatial_value.h"

#include "core/model/walk.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <vector>

namespace sinew {

namespace {

template<class T>
T read(const void *data)
{
    T value;
    std::memcpy(static_cast<void *>(&value), data, sizeof value);
    return value;
}

template<class T>
void write(void *data, const T &value)
{
    std::memcpy(data, &value, sizeof value);
}

/// Basis rows, then the place: as the rotation part of a column matrix, and back.
void changeFrame(float *m, std::size_t stride, const SpatialChange &change)
{
    if (!std::all_of(m, m + 4 * stride, [](float number) { return std::isfinite(number); }))
        return;
    using Rows = Eigen::Matrix<float, 3, 3, Eigen::RowMajor>;
    Rows rows;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            rows(i, j) = m[std::size_t(i) * stride + std::size_t(j)];
    Similarity inner = change.outer;
    inner.turn = change.inner;
    const Eigen::Matrix3d turned = change.outer.axes() * rows.cast<double>().transpose() * inner.axes().transpose();
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            m[std::size_t(i) * stride + std::size_t(j)] = float(turned(j, i));
    float *place = m + 3 * stride;
    write(place, change.outer.point(read<Vec3>(place)));
}

void changeBounds(float *numbers, const Similarity &change)
{
    Vec3 low = read<Vec3>(numbers), high = read<Vec3>(numbers + 3);
    changeBox(low, high, change);
    write(numbers, low);
    write(numbers + 3, high);
    numbers[6] = float(numbers[6] * change.scale);
}

void scale(float *numbers, std::size_t count, double factor)
{
    for (std::size_t i = 0; i < count; ++i)
        if (const float scaled = float(numbers[i] * factor); std::isfinite(scaled))
            numbers[i] = scaled;
}

/// Damaged numbers stay as they are, so that they don't spread.
void writeFinite(void *data, const Vec3 &value)
{
    if (std::isfinite(value.x) && std::isfinite(value.y) && std::isfinite(value.z))
        write(data, value);
}

/// What an object's own axes see: the scale and the mirror, but no turn and no movement.
Similarity innerOf(const Similarity &outer)
{
    return {outer.scale, Eigen::Quaterniond::Identity(), outer.mirrored};
}

bool isVector(const TypeInfo &type)
{
    return type.kind == Kind::Vec3 || type.kind == Kind::Vec4;
}

/// One number, vector or matrix.
class ElementChange
{
public:
    ElementChange(Space space, const TypeInfo &type, const SpatialChange &change, bool isTangent)
        : m_space(space), m_type(type), m_change(change), m_isTangent(isTangent)
    {
    }

    void operator()(void *data)
    {
        const Similarity &outer = m_change.outer;
        auto *numbers = static_cast<float *>(data);
        switch (m_space) {
        case Space::Point:
            return place(
                data, m_isTangent ? [](const Similarity &s, const Vec3 &v) { return s.offset(v); }
                                  : [](const Similarity &s, const Vec3 &v) { return s.point(v); });
        case Space::Offset:
            return place(data, [](const Similarity &s, const Vec3 &v) { return s.offset(v); });
        case Space::Direction:
            place(data, [](const Similarity &s, const Vec3 &v) { return s.direction(v); });
            if (m_type.kind == Kind::Vec4 && outer.mirrored >= 0)
                numbers[3] = -numbers[3];
            return;
        case Space::Inner:
            return place(data, [](const Similarity &s, const Vec3 &v) { return innerOf(s).offset(v); });
        case Space::InnerDirection:
            return place(data, [](const Similarity &s, const Vec3 &v) { return innerOf(s).direction(v); });
        case Space::Rotation:
            if (m_type.kind == Kind::Quat)
                rotate(data);
            return;
        case Space::Scaling:
            if (m_type.kind == Kind::Vec3)
                writeFinite(data, m_change.scaling(read<Vec3>(data), isExact));
            return;
        case Space::Length:
            return scale(numbers, m_type.components, outer.scale);
        case Space::InverseLength:
            return scale(numbers, m_type.components, 1 / outer.scale);
        case Space::InverseArea:
            return scale(numbers, m_type.components, 1 / (outer.scale * outer.scale));
        case Space::Roll:
            return scale(numbers, m_type.components, outer.mirrored >= 0 ? -1 : 1);
        case Space::Frame:
            if (m_type.kind == Kind::Matrix)
                changeFrame(numbers, m_type.components / 4, m_change);
            return;
        default:
            return;
        }
    }

    bool isExact = true;

private:
    void rotate(void *data)
    {
        const Quat before = read<Quat>(data), turned = m_change.rotation(before);
        if (!std::isfinite(turned.x + turned.y + turned.z + turned.w))
            return;
        write(data, turned);
        // The matrix of a quaternion of another length is no rotation: it only turns as one if its axes turn as well.
        constexpr double tolerance = 1e-4;
        const double length = std::hypot(std::hypot(before.x, before.y), std::hypot(before.z, before.w));
        if (std::abs(length - 1) > tolerance && m_change.outer.turn.angularDistance(m_change.inner) > tolerance)
            isExact = false;
    }

    template<class Map>
    void place(void *data, const Map &map)
    {
        if (isVector(m_type))
            writeFinite(data, map(m_change.outer, read<Vec3>(data)));
    }

    Space m_space;
    const TypeInfo &m_type;
    const SpatialChange &m_change;
    bool m_isTangent;
};

} // namespace

void changeBox(Vec3 &low, Vec3 &high, const Similarity &change)
{
    const bool isEmpty = !low.x && !low.y && !low.z && !high.x && !high.y && !high.z;
    if (isEmpty || low.x > high.x || low.y > high.y || low.z > high.z)
        return;
    Eigen::AlignedBox3f box;
    for (int corner = 0; corner < 8; ++corner) {
        const Vec3 moved =
            change.point({corner & 1 ? high.x : low.x, corner & 2 ? high.y : low.y, corner & 4 ? high.z : low.z});
        box.extend(Eigen::Vector3f(moved.x, moved.y, moved.z));
    }
    low = {box.min().x(), box.min().y(), box.min().z()};
    high = {box.max().x(), box.max().y(), box.max().z()};
}

bool changeValue(Space space, const TypeInfo &type, void *value, const SpatialChange &change)
{
    if (space == Space::None || space == Space::AsOwner)
        return true;
    if (space == Space::Bounds && type.kind != Kind::Curve) {
        if (type.kind == Kind::FixedArray && type.components == 7)
            changeBounds(static_cast<float *>(value), change.outer);
        return true;
    }
    switch (type.kind) {
    case Kind::Curve: {
        auto &curve = *static_cast<CurveBase *>(value);
        const std::size_t bytes = type.element->valueSize();
        bool isExact = true;
        for (int part = 0; bytes && part < (curve.hasTangents() ? 3 : 1) && curve.size(); ++part) {
            std::byte *values = curve.editRawPart(part, bytes);
            ElementChange element(space, *type.element, change, part > 0);
            for (std::size_t i = 0; i < curve.size(); ++i)
                if (space == Space::Bounds)
                    changeValue(space, *type.element, values + i * bytes, change);
                else
                    element(values + i * bytes);
            isExact &= element.isExact;
        }
        return isExact;
    }
    case Kind::Array: {
        // Array<T> of every T has the same layout: its bytes are reached through one of them.
        auto &array = *static_cast<ArrayBase *>(value);
        const std::size_t bytes = type.element->valueSize();
        ElementChange element(space, *type.element, change, false);
        std::byte *values = bytes && array.size() ? array.editRaw(bytes) : nullptr;
        for (std::size_t i = 0; values && i < array.size(); ++i)
            element(values + i * bytes);
        return element.isExact;
    }
    case Kind::FixedArray: {
        ElementChange element(space, *type.element, change, false);
        for (std::uint32_t i = 0; i < type.components; ++i)
            element(static_cast<std::byte *>(value) + i * type.element->size);
        return element.isExact;
    }
    default: {
        ElementChange element(space, type, change, false);
        element(value);
        return element.isExact;
    }
    }
}

bool changeStruct(const StructInfo &info, const Ctx &ctx, void *object, const SpatialChange &change, Space own)
{
    bool isExact = true;
    std::vector<std::size_t> done; // a member can have several rows
    for (const FieldInfo &field : info.fields) {
        const Space space = field.space == Space::AsOwner ? own : field.space;
        const bool isInline = field.type->kind == Kind::Struct;
        if ((space == Space::None && !isInline) || !isInDialect(field, ctx) ||
            std::find(done.begin(), done.end(), field.offset) != done.end())
            continue;
        done.push_back(field.offset);
        if (isInline) {
            isExact &= changeStruct(field.type->structure(), ctx, field.in(object), change, space);
        } else if (space == Space::BoxLow) {
            const auto high = std::find_if(info.fields.begin(), info.fields.end(),
                                           [](const FieldInfo &f) { return f.space == Space::BoxHigh; });
            changeBox(*static_cast<Vec3 *>(field.in(object)), *static_cast<Vec3 *>(high->in(object)), change.outer);
        } else if (space != Space::BoxHigh) {
            isExact &= changeValue(space, *field.type, field.in(object), change);
        }
    }
    return isExact;
}

} // namespace sinew
