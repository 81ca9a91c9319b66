// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/qt3d/gpu/mesh_buffers.h"

#include "core/scene/pose/skinning.h"
#include "core/scene/scene_util.h"
#include "viewport/qt3d/gpu/make_node.h"

#include <Qt3DCore/QAttribute>

#include <QVariant>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sinew {

using Qt3DCore::QAttribute;

namespace {

template<class T>
QByteArray bytesOf(const Array<T> &array)
{
    return QByteArray(reinterpret_cast<const char *>(array.raw()), qsizetype(array.size() * sizeof(T)));
}

/// `array` if it has `count` elements, else that many zeroes.
template<class T>
QByteArray bytesOf(const Array<T> &array, std::size_t count)
{
    return array.size() == count ? bytesOf(array) : QByteArray(qsizetype(count * sizeof(T)), '\0');
}

/// Shader rows: the first three of each matrix, row by row.
QByteArray paletteRows(const std::vector<Eigen::Affine3f> &matrices)
{
    QByteArray bytes(qsizetype(MeshBuffers::gpuPalette * 12 * sizeof(float)), '\0');
    auto *out = reinterpret_cast<float *>(bytes.data());
    const std::size_t count = std::min(matrices.size(), MeshBuffers::gpuPalette);
    for (std::size_t i = 0; i < count; ++i) {
        const Eigen::Matrix<float, 3, 4, Eigen::RowMajor> rows = matrices[i].matrix().topRows<3>();
        std::memcpy(out + i * 12, rows.data(), 12 * sizeof(float));
    }
    return bytes;
}

bool sameGeometry(const SceneMesh &a, const SceneMesh &b)
{
    return a.revision == b.revision && a.palette.size() == b.palette.size() && sharesArrays(a, b);
}

} // namespace

MeshBuffers::MeshBuffers(Qt3DCore::QNode *owner, MeshBuffers *source)
    : m_source(source), m_node(makeNode<Qt3DCore::QNode>(owner))
{
    if (!source)
        makeVertexBuffers();
    m_paletteBuffer = newBuffer();
    m_palette = makeNode<Qt3DRender::QParameter>(m_node, QStringLiteral("Palette"), QVariant());
    uploadPalette(paletteRows({Eigen::Affine3f::Identity()}));
    m_palette->setValue(QVariant::fromValue(m_paletteBuffer));
}

void MeshBuffers::makeVertexBuffers()
{
    m_positions = newBuffer();
    m_normals = newBuffer();
    m_influences = newBuffer();
    m_weights = newBuffer();
    m_indices = newBuffer();
}

MeshBuffers::~MeshBuffers()
{
    delete m_node;
}

Qt3DCore::QBuffer *MeshBuffers::newBuffer()
{
    return makeNode<Qt3DCore::QBuffer>(m_node);
}

bool MeshBuffers::sync(const SceneMesh &mesh)
{
    const bool first = m_geometries.empty() && m_mesh.positions.isEmpty();
    if (!first && sameGeometry(m_mesh, mesh))
        return false;
    m_mesh.positions = mesh.positions;
    m_mesh.normals = mesh.normals;
    m_mesh.tangents = mesh.tangents;
    m_mesh.colours = mesh.colours;
    m_mesh.uvSets = mesh.uvSets;
    m_mesh.indices = mesh.indices;
    m_mesh.influences = mesh.influences;
    m_mesh.weights = mesh.weights;
    m_mesh.palette = mesh.palette;
    m_mesh.revision = mesh.revision;
    if (m_source) {
        m_paletteBytes.clear();
        return false;
    }

    const std::size_t count = mesh.positions.size();
    m_positions->setData(bytesOf(mesh.positions));
    m_normals->setData(bytesOf(mesh.normals, count));
    m_indices->setData(bytesOf(mesh.indices));
    m_triangleOrder.clear();
    uploadTangents();
    uploadColours();
    const bool skinned = !skinsOnCpu() && mesh.influences.size() == 4 * count && mesh.weights.size() == 4 * count;
    if (skinned) {
        m_influences->setData(bytesOf(mesh.influences));
        m_weights->setData(bytesOf(mesh.weights));
    } else {
        // Every vertex is fully bound to entry 0, which is then the identity.
        m_influences->setData(QByteArray(qsizetype(8 * count), '\0'));
        QByteArray weights(qsizetype(4 * count), '\0');
        for (std::size_t i = 0; i < count; ++i)
            weights[qsizetype(4 * i)] = char(0xff);
        m_weights->setData(weights);
    }
    for (std::size_t set = 0; set < m_uv.size(); ++set)
        m_uv[set]->setData(bytesOf(set < mesh.uvSets.size() ? mesh.uvSets[set] : Array<Vec2>(), count));
    for (const auto &[key, geometry] : m_geometries) {
        for (QAttribute *attribute : geometry->attributes())
            attribute->setCount(
                uint(attribute->attributeType() == QAttribute::IndexAttribute ? mesh.indices.size() : count));
    }
    m_paletteBytes.clear();
    m_edges.reset();
    return true;
}

Qt3DCore::QBuffer *MeshBuffers::uvBuffer(std::size_t uvSet)
{
    while (m_uv.size() <= uvSet) {
        const std::size_t set = m_uv.size();
        m_uv.push_back(newBuffer());
        m_uv.back()->setData(
            bytesOf(set < m_mesh.uvSets.size() ? m_mesh.uvSets[set] : Array<Vec2>(), m_mesh.positions.size()));
    }
    return m_uv[uvSet];
}

void MeshBuffers::uploadTangents()
{
    if (m_tangents)
        m_tangents->setData(bytesOf(m_mesh.tangents, m_mesh.positions.size()));
}

void MeshBuffers::uploadColours()
{
    if (!m_colours)
        return;
    const std::size_t count = m_mesh.positions.size();
    m_colours->setData(
        bytesOf(m_mesh.colours.size() == count ? m_mesh.colours : Array<Colour4>(std::vector<Colour4>(count))));
}

Qt3DCore::QGeometry *MeshBuffers::geometry(std::size_t uvSet, Extra extra)
{
    if (m_source)
        return m_source->geometry(uvSet, extra);
    Qt3DCore::QGeometry *&geometry = m_geometries[{uvSet, extra}];
    if (geometry)
        return geometry;
    geometry = makeNode<Qt3DCore::QGeometry>(m_node);
    const uint count = uint(m_mesh.positions.size());
    const auto add = [&](Qt3DCore::QBuffer *buffer, const QString &name, QAttribute::VertexBaseType type, uint size) {
        geometry->addAttribute(makeNode<QAttribute>(geometry, buffer, name, type, size, count));
    };
    add(m_positions, QAttribute::defaultPositionAttributeName(), QAttribute::Float, 3);
    add(m_normals, QAttribute::defaultNormalAttributeName(), QAttribute::Float, 3);
    add(uvBuffer(uvSet), QAttribute::defaultTextureCoordinateAttributeName(), QAttribute::Float, 2);
    add(m_influences, QAttribute::defaultJointIndicesAttributeName(), QAttribute::UnsignedShort, 4);
    add(m_weights, QAttribute::defaultJointWeightsAttributeName(), QAttribute::UnsignedByte, 4);
    if (extra == NextUvSet || extra == Surface)
        add(uvBuffer(uvSet + 1), QAttribute::defaultTextureCoordinate1AttributeName(), QAttribute::Float, 2);
    if (extra == Surface) {
        add(uvBuffer(uvSet + 2), QAttribute::defaultTextureCoordinate2AttributeName(), QAttribute::Float, 2);
        add(uvBuffer(uvSet + 3), QStringLiteral("vertexTexCoord3"), QAttribute::Float, 2);
        if (!m_colours) {
            m_colours = newBuffer();
            uploadColours();
        }
        add(m_colours, QAttribute::defaultColorAttributeName(), QAttribute::Float, 4);
    }
    if (extra == Tangents || extra == Surface) {
        if (!m_tangents) {
            m_tangents = newBuffer();
            uploadTangents();
        }
        add(m_tangents, QAttribute::defaultTangentAttributeName(), QAttribute::Float, 4);
    }
    auto *indices = makeNode<QAttribute>(geometry, m_indices, QAttribute::UnsignedInt, 1, uint(m_mesh.indices.size()));
    indices->setAttributeType(QAttribute::IndexAttribute);
    geometry->addAttribute(indices);
    return geometry;
}

void MeshBuffers::sortTriangles(const SceneMesh &mesh, const Pose &pose, const Eigen::Vector3f &toViewer)
{
    if (m_source) {
        m_source->sortTriangles(mesh, pose, toViewer);
        return;
    }
    skinnedPositions(mesh, pose, m_posed);
    const std::size_t count = triangles();
    std::vector<float> distances(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t *corner = m_mesh.indices.data() + 3 * i;
        const float distance = (m_posed[corner[0]] + m_posed[corner[1]] + m_posed[corner[2]]).dot(toViewer);
        distances[i] = std::isfinite(distance) ? distance : 0;
    }
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return distances[a] < distances[b]; });
    if (order == m_triangleOrder)
        return;
    QByteArray bytes(qsizetype(count * 3 * sizeof(std::uint32_t)), Qt::Uninitialized);
    auto *target = reinterpret_cast<std::uint32_t *>(bytes.data());
    for (const std::uint32_t triangle : order)
        target = std::copy_n(m_mesh.indices.data() + 3 * triangle, 3, target);
    m_indices->setData(bytes);
    m_triangleOrder = std::move(order);
}

std::size_t MeshBuffers::edges() const
{
    if (m_source)
        return m_source->edges();
    if (m_edges)
        return *m_edges;
    std::vector<std::uint64_t> edges;
    edges.reserve(m_mesh.indices.size());
    for (std::size_t i = 0; i + 2 < m_mesh.indices.size(); i += 3) {
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const std::uint64_t a = m_mesh.indices[i + corner], b = m_mesh.indices[i + (corner + 1) % 3];
            edges.push_back(std::min(a, b) << 32 | std::max(a, b));
        }
    }
    std::sort(edges.begin(), edges.end());
    m_edges = std::size_t(std::unique(edges.begin(), edges.end()) - edges.begin());
    return *m_edges;
}

void MeshBuffers::setPose(const SceneMesh &mesh, const Pose &pose)
{
    skinPalette(mesh, pose, m_matrices);
    if (skinsOnCpu()) {
        uploadPosed();
        return;
    }
    const bool skinned = mesh.influences.size() == 4 * mesh.positions.size() && !m_matrices.empty();
    uploadPalette(paletteRows(skinned ? m_matrices : std::vector<Eigen::Affine3f>{Eigen::Affine3f::Identity()}));
}

void MeshBuffers::uploadPalette(QByteArray rows)
{
    if (rows == m_paletteBytes)
        return;
    m_paletteBytes = std::move(rows);
    m_paletteBuffer->setData(m_paletteBytes);
}

void MeshBuffers::uploadPosed()
{
    const std::size_t count = m_mesh.positions.size();
    if (m_mesh.influences.size() != 4 * count || m_mesh.weights.size() != 4 * count)
        return;
    QByteArray positions = bytesOf(m_mesh.positions), normals = bytesOf(m_mesh.normals, count);
    auto *position = reinterpret_cast<Eigen::Vector3f *>(positions.data());
    auto *normal = reinterpret_cast<Eigen::Vector3f *>(normals.data());
    QByteArray tangents = m_tangents ? bytesOf(m_mesh.tangents, count) : QByteArray();
    auto *tangent = reinterpret_cast<float *>(tangents.data());
    for (std::size_t vertex = 0; vertex < count; ++vertex) {
        Eigen::Matrix<float, 3, 4> matrix = Eigen::Matrix<float, 3, 4>::Zero();
        for (std::size_t i = 4 * vertex; i < 4 * vertex + 4; ++i) {
            if (m_mesh.weights[i])
                matrix += m_matrices[m_mesh.influences[i]].matrix().topRows<3>() * (float(m_mesh.weights[i]) / 255.f);
        }
        position[vertex] = matrix * position[vertex].homogeneous();
        normal[vertex] = matrix.leftCols<3>() * normal[vertex];
        if (m_tangents) {
            Eigen::Map<Eigen::Vector3f> direction(tangent + 4 * vertex);
            direction = matrix.leftCols<3>() * Eigen::Vector3f(direction);
        }
    }
    m_positions->setData(positions);
    m_normals->setData(normals);
    if (m_tangents)
        m_tangents->setData(tangents);
    uploadPalette(paletteRows({Eigen::Affine3f::Identity()}));
}

} // namespace sinew
