// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "plugins/gltf/build/primitive.h"

#include <Eigen/Geometry>

#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace sinew::gltf {

namespace {

/// Reads the attributes of one primitive.
class Attributes
{
public:
    Attributes(ReadJob &job, const JsonItem &json, ReadPrimitive &to) : m_job(job), m_json(json["attributes"]), m_to(to)
    {
    }

    void read()
    {
        const AccessorShape *shape = shapeOf("POSITION", 3, 3);
        if (!shape)
            return;
        m_to.count = shape->count;
        m_to.positions = numbers("POSITION", 3, 3);
        m_to.normals = numbers("NORMAL", 3, 3);
        m_to.tangents = numbers("TANGENT", 4, 4);
        // As our own exporter had them, unless they were changed since.
        if (m_json.value().toObject().contains(QStringLiteral("_NORMAL")))
            takeOwn(numbers("_NORMAL", 3, 3), 3, m_to.normals);
        if (m_json.value().toObject().contains(QStringLiteral("_TANGENT")))
            takeOwn(numbers("_TANGENT", 4, 4), 4, m_to.tangents);
        readColours();
        for (int set = 0; set < 8 && has("TEXCOORD_", set); ++set)
            m_to.uvSets.push_back(numbers(named("TEXCOORD_", set).c_str(), 2, 2));
        for (int set = 0; set < 16 && has("JOINTS_", set); ++set) {
            const AccessorShape *joints = shapeOf(named("JOINTS_", set).c_str(), 4, 4);
            m_to.weights.push_back(numbers(named("WEIGHTS_", set).c_str(), 4, 4));
            if (!joints)
                return;
            m_to.joints.push_back(m_job.accessors.integers(row(named("JOINTS_", set).c_str())));
            if (m_to.weights.back().empty())
                m_job.report.fail(m_json.path(), "MESH_PRIMITIVE_JOINTS_WEIGHTS_MISMATCH",
                                  QT_TRANSLATE_NOOP("Message", "has joints without weights"));
        }
    }

private:
    static std::string named(const char *name, int set) { return name + std::to_string(set); }
    bool has(const char *name, int set) const
    {
        return m_json.value().toObject().contains(QString::fromStdString(named(name, set)));
    }
    int row(const char *name) const { return m_json.row(name, m_job.asset.count("accessors")); }

    const AccessorShape *shapeOf(const char *name, int least, int most)
    {
        const int at = row(name);
        const AccessorShape *shape = at < 0 ? nullptr : m_job.accessors.shape(at);
        if (!shape)
            return nullptr;
        if (shape->components < least || shape->components > most || shape->type == AccessorShape::UnsignedInt) {
            m_job.report.fail(
                shape->path, "MESH_PRIMITIVE_ATTRIBUTES_ACCESSOR_INVALID_FORMAT",
                Message(QT_TRANSLATE_NOOP("Message", "has not the form that %1 needs"), {Message(std::string(name))}));
            return nullptr;
        }
        if (m_to.count && shape->count != m_to.count) {
            m_job.report.fail(shape->path, "MESH_PRIMITIVE_UNEQUAL_ACCESSOR_COUNT",
                              Message(QT_TRANSLATE_NOOP("Message", "has %1 elements for %2 vertices"),
                                      {Message(shape->count), Message(m_to.count)}));
            return nullptr;
        }
        return shape;
    }
    std::vector<float> numbers(const char *name, int least, int most)
    {
        return shapeOf(name, least, most) ? m_job.accessors.numbers(row(name)) : std::vector<float>();
    }
    /// Directions of another length than 1, where they point to where the others do.
    static void takeOwn(const std::vector<float> &own, std::size_t each, std::vector<float> &directions)
    {
        using Eigen::Vector3f;
        if (own.size() != directions.size())
            return;
        for (std::size_t i = 0; i + each <= own.size(); i += each) {
            const Vector3f a = Vector3f::Map(own.data() + i), b = Vector3f::Map(directions.data() + i);
            const float length = a.norm();
            const bool isMade = !(length > 1e-6f); // one that had no direction
            if (std::isfinite(length) && (isMade || (a / length - b).cwiseAbs().maxCoeff() < 1e-5f))
                std::copy_n(own.begin() + std::ptrdiff_t(i), each, directions.begin() + std::ptrdiff_t(i));
        }
    }
    void readColours()
    {
        const AccessorShape *shape = shapeOf("COLOR_0", 3, 4);
        if (!shape)
            return;
        const std::vector<float> all = m_job.accessors.numbers(row("COLOR_0"));
        const auto each = std::size_t(shape->components);
        for (std::size_t i = 0; i + each <= all.size(); i += each)
            m_to.colours.insert(m_to.colours.end(), {all[i], all[i + 1], all[i + 2], each == 4 ? all[i + 3] : 1});
    }

    ReadJob &m_job;
    const JsonItem m_json;
    ReadPrimitive &m_to;
};

/// Triangles of what the mode makes of the corners.
std::vector<std::uint32_t> triangles(const std::vector<std::uint32_t> &corners, std::int64_t mode)
{
    constexpr int strip = 5, fan = 6;
    std::vector<std::uint32_t> all;
    if (mode != strip && mode != fan) {
        all.assign(corners.begin(), corners.begin() + std::ptrdiff_t(corners.size() / 3 * 3));
        return all;
    }
    for (std::size_t i = 0; i + 2 < corners.size(); ++i) {
        if (mode == fan)
            all.insert(all.end(), {corners[i + 1], corners[i + 2], corners[0]});
        else if (i % 2 == 0)
            all.insert(all.end(), {corners[i], corners[i + 1], corners[i + 2]});
        else
            all.insert(all.end(), {corners[i + 1], corners[i], corners[i + 2]});
    }
    return all;
}

void readIndices(ReadJob &job, const JsonItem &json, ReadPrimitive &to)
{
    const std::int64_t mode = json.integer("mode", 4);
    const int row = json.row("indices", job.asset.count("accessors"));
    std::vector<std::uint32_t> corners;
    if (row >= 0) {
        corners = job.accessors.integers(row);
        const auto beyond =
            std::find_if(corners.begin(), corners.end(), [&](std::uint32_t index) { return index >= to.count; });
        if (beyond != corners.end()) {
            job.report.fail(job.asset.list("accessors")[std::size_t(row)].path(), "ACCESSOR_INDEX_OOB",
                            Message(QT_TRANSLATE_NOOP("Message", "element %1 names vertex %2, but there are %3"),
                                    {Message(std::to_string(beyond - corners.begin())),
                                     Message(std::to_string(*beyond)), Message(to.count)}));
            return;
        }
    } else if (job.asset.charge(to.count * 4, json.path())) {
        corners.resize(to.count);
        for (std::size_t i = 0; i < corners.size(); ++i)
            corners[i] = std::uint32_t(i);
    }
    if (job.asset.charge(corners.size() * 12, json.path()))
        to.indices = triangles(corners, mode);
    if (mode == 4 && corners.size() % 3 != 0)
        job.report.warn(json.path(), "MESH_PRIMITIVE_INCOMPATIBLE_MODE",
                        QT_TRANSLATE_NOOP("Message", "the last triangle is incomplete"));
}

template<class T>
void spread(std::vector<T> &values, std::size_t each, const std::vector<std::uint32_t> &corners)
{
    if (values.empty())
        return;
    std::vector<T> all;
    all.reserve(corners.size() * each);
    for (const std::uint32_t corner : corners)
        all.insert(all.end(), values.begin() + std::ptrdiff_t(corner * each),
                   values.begin() + std::ptrdiff_t((corner + 1) * each));
    values = std::move(all);
}

/// Faces without normals are flat, so that each corner is a vertex of its own.
void flatten(ReadPrimitive &to)
{
    using Eigen::Vector3f;
    const std::vector<std::uint32_t> corners = std::move(to.indices);
    spread(to.positions, 3, corners);
    spread(to.colours, 4, corners);
    for (std::vector<float> &set : to.uvSets)
        spread(set, 2, corners);
    for (std::vector<std::uint32_t> &set : to.joints)
        spread(set, 4, corners);
    for (std::vector<float> &set : to.weights)
        spread(set, 4, corners);
    to.tangents.clear();
    to.count = corners.size();
    to.indices.resize(corners.size());
    to.normals.resize(corners.size() * 3);
    for (std::size_t i = 0; i < corners.size(); ++i)
        to.indices[i] = std::uint32_t(i);
    for (std::size_t i = 0; i + 2 < corners.size(); i += 3) {
        const float *p = to.positions.data() + 3 * i;
        Vector3f normal = (Vector3f::Map(p + 3) - Vector3f::Map(p)).cross(Vector3f::Map(p + 6) - Vector3f::Map(p));
        const float length = normal.norm();
        normal = length > 1e-20f ? Vector3f(normal / length) : Vector3f::UnitY();
        for (std::size_t corner = 0; corner < 3; ++corner)
            Vector3f::Map(to.normals.data() + 3 * (i + corner)) = normal;
    }
}

} // namespace

std::optional<ReadPrimitive> readPrimitive(ReadJob &job, const JsonItem &json)
{
    ReadPrimitive primitive;
    primitive.path = json.path();
    const std::int64_t mode = json.integer("mode", 4);
    primitive.material = json.row("material", job.asset.count("materials"));
    if (mode > 6)
        job.report.fail(json.path() + ".mode", "VALUE_NOT_IN_LIST",
                        QT_TRANSLATE_NOOP("Message", "is not a way to draw vertices"));
    if (mode < 4) {
        job.report.lose(ConversionLoss::Lost, json.path(), QT_TRANSLATE_NOOP("Message", "Points and lines (%1)"));
        return std::nullopt;
    }
    Attributes(job, json, primitive).read();
    if (job.isBroken())
        return std::nullopt;
    if (primitive.positions.empty()) {
        job.report.warn(json.path(), "MESH_PRIMITIVE_NO_POSITION",
                        QT_TRANSLATE_NOOP("Message", "its vertices have no place"));
        return std::nullopt;
    }
    readIndices(job, json, primitive);
    if (json.value().toObject().contains(QStringLiteral("targets")))
        job.report.lose(ConversionLoss::Lost, json.path(),
                        QT_TRANSLATE_NOOP("Message", "Shapes besides the first of meshes (%1)"));
    if (job.isBroken() || primitive.indices.empty())
        return std::nullopt;
    if (!primitive.normals.empty())
        return primitive;
    const std::size_t perVertex = 28 + 8 * primitive.uvSets.size() + 32 * primitive.joints.size();
    if (!job.asset.charge(primitive.indices.size() * perVertex, json.path()))
        return std::nullopt;
    flatten(primitive);
    job.report.lose(ConversionLoss::Changed, json.path(),
                    QT_TRANSLATE_NOOP("Message", "Meshes without normals get flat faces (%1)"));
    return primitive;
}

} // namespace sinew::gltf
