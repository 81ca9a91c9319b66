// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/vertex_table_model.h"

#include "viewport/mesh/mesh_session.h"
#include "widgets/shared/object_names.h"

#include <QLocale>

#include <cmath>

namespace sinew {

namespace {

bool isNumber(int column)
{
    return column >= VertexTableModel::X && column <= VertexTableModel::V;
}

/// The number of a vertex that a column shows.
float &numberOf(MeshVertex &vertex, int column)
{
    float *numbers[] = {&vertex.position.x, &vertex.position.y, &vertex.position.z, &vertex.normal.x,
                        &vertex.normal.y,   &vertex.normal.z,   &vertex.uvs[0].x,   &vertex.uvs[0].y};
    return *numbers[column - VertexTableModel::X];
}

QString bonesText(const MeshSession &session, const BoneShares &shares)
{
    QStringList texts;
    for (const BoneShare &share : shares)
        texts.append(VertexTableModel::tr("%1 %2 %").arg(displayName(session.document(), share.bone),
                                                         QLocale().toString(double(share.share) * 100, 'f', 0)));
    return texts.isEmpty() ? VertexTableModel::tr("none") : texts.join(QStringLiteral(", "));
}

} // namespace

void VertexTableModel::setSession(MeshSession *session)
{
    std::vector<Row> rows;
    bool isCutOff = false;
    for (std::size_t part = 0; session && part < session->parts().size(); ++part) {
        const EditedPart &edited = session->parts()[part];
        for (std::uint32_t v = 0; v < edited.selection.vertices.size() && !isCutOff; ++v) {
            // Vertices in one place follow one another.
            if (!edited.selection.vertices[v] || edited.mesh.topology.joints()[v] != v)
                continue;
            for (const std::uint32_t copy : edited.mesh.topology.verticesAt(v)) {
                isCutOff = isCutOff || rows.size() >= mostRows;
                if (!isCutOff)
                    rows.push_back({part, copy});
            }
        }
    }
    if (session == m_session && rows == m_rows) {
        if (!rows.empty())
            Q_EMIT dataChanged(index(0, 0), index(int(rows.size()) - 1, columns - 1));
        return;
    }
    beginResetModel();
    m_session = session;
    m_rows = std::move(rows);
    m_isCutOff = isCutOff;
    endResetModel();
}

int VertexTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int VertexTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant VertexTableModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[std::size_t(index.row())];
    if (!m_session || row.part >= m_session->parts().size())
        return {};
    const EditableMesh &mesh = m_session->parts()[row.part].mesh.mesh;
    if (row.vertex >= mesh.vertices.size())
        return {};
    if (isNumber(index.column()) && (role == Qt::DisplayRole || role == Qt::EditRole)) {
        MeshVertex vertex = mesh.vertices[row.vertex];
        const double number = double(numberOf(vertex, index.column()));
        return role == Qt::EditRole ? QVariant(number) : QVariant(QLocale().toString(number, 'g', 7));
    }
    if (isNumber(index.column()) && role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Part:
        return displayName(m_session->document(), mesh.part);
    case Vertex: {
        const std::uint32_t first = m_session->parts()[row.part].mesh.topology.joints()[row.vertex];
        if (role == Qt::ToolTipRole)
            return first == row.vertex ? QVariant()
                                       : tr("Lies where vertex %1 lies and moves with it, but has a normal, texture "
                                            "coordinates or bones of its own: the surface has a seam here")
                                             .arg(first);
        return first == row.vertex ? QString::number(row.vertex) : tr("%1 (at %2)").arg(row.vertex).arg(first);
    }
    case Bones:
        return bonesText(*m_session, mesh.skins[mesh.vertices[row.vertex].skin]);
    default:
        return {};
    }
}

QVariant VertexTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[] = {tr("Part"),     tr("Vertex"),   tr("X"), tr("Y"), tr("Z"),    tr("Normal x"),
                              tr("Normal y"), tr("Normal z"), tr("U"), tr("V"), tr("Bones")};
    return titles[section];
}

Qt::ItemFlags VertexTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (isNumber(index.column()))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool VertexTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!m_session || role != Qt::EditRole || !isNumber(index.column()))
        return false;
    bool isValid = false;
    const float number = float(value.toDouble(&isValid));
    if (!isValid || !std::isfinite(number))
        return false;
    const Row row = m_rows[std::size_t(index.row())];
    const EditedPart &edited = m_session->parts()[row.part];
    const std::uint32_t joint = edited.mesh.topology.joints()[row.vertex];
    const NodeId part = edited.part();
    const Status done = m_session->change(tr("Set vertex"), [&](const EditedPart &each, EditableMesh &mesh) {
        if (each.part() != part)
            return false;
        // Vertices in one place stay together.
        std::vector<std::uint32_t> vertices = {row.vertex};
        if (index.column() <= Z) {
            const std::span<const std::uint32_t> all = each.mesh.topology.verticesAt(joint);
            vertices.assign(all.begin(), all.end());
        }
        bool isChanged = false;
        for (const std::uint32_t v : vertices) {
            float &now = numberOf(mesh.vertices[v], index.column());
            isChanged |= now != number;
            now = number;
        }
        return isChanged;
    });
    if (!done)
        Q_EMIT refused(done.error());
    return bool(done);
}

} // namespace sinew

#include "moc_vertex_table_model.cpp"
