// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/mesh/weight_table_model.h"

#include "core/mesh/skin/skin_assign.h"
#include "viewport/mesh/mesh_session.h"
#include "widgets/shared/object_names.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace sinew {

void WeightTableModel::setSession(MeshSession *session)
{
    std::map<NodeId, double> sums;
    std::size_t count = 0;
    for (std::size_t i = 0; session && i < session->parts().size(); ++i) {
        const EditedPart &part = session->parts()[i];
        for (std::size_t v = 0; v < part.selection.vertices.size(); ++v) {
            if (!part.selection.vertices[v])
                continue;
            ++count;
            for (const BoneShare &share : part.mesh.mesh.skins[part.mesh.mesh.vertices[v].skin])
                sums[share.bone] += double(share.share);
        }
    }
    beginResetModel();
    m_session = session;
    m_rows.clear();
    for (const auto &[bone, sum] : sums)
        m_rows.push_back({bone, sum / double(count)});
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) { return a.share > b.share; });
    endResetModel();
}

int WeightTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int WeightTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 2;
}

QVariant WeightTableModel::data(const QModelIndex &index, int role) const
{
    const Row &row = m_rows[std::size_t(index.row())];
    if (index.column() == Bone)
        return m_session && role == Qt::DisplayRole ? QVariant(displayName(m_session->document(), row.bone))
                                                    : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return tr("%1 %").arg(QLocale().toString(row.share * 100, 'f', 1));
    case Qt::EditRole:
        return row.share * 100;
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant WeightTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Bone ? tr("Bone") : tr("Weight");
}

Qt::ItemFlags WeightTableModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Share)
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool WeightTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    bool isValid = false;
    const double percent = value.toDouble(&isValid);
    if (!m_session || role != Qt::EditRole || index.column() != Share || !isValid || !(percent >= 0 && percent <= 100))
        return false;
    const BoneAssignment assignment{m_rows[std::size_t(index.row())].bone, AssignMode::Set, percent / 100};
    const Status done = m_session->change(tr("Set weights"), [&](const EditedPart &part, EditableMesh &mesh) {
        if (part.selection.isEmpty())
            return false;
        SkinnedMesh skinned = assigned(mesh, assignment, MeshSession::strengthsOf(part));
        mesh = std::move(skinned.mesh);
        return skinned.changed > 0;
    });
    if (!done)
        Q_EMIT refused(done.error());
    return bool(done);
}

} // namespace sinew

#include "moc_weight_table_model.cpp"
