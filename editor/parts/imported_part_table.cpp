// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/imported_part_table.h"

#include "core/format/format.h"
#include "core/transform/mesh/mesh_tool_run.h"
#include "widgets/shared/object_names.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLocale>
#include <QStyledItemDelegate>

namespace sinew {

/// A list of all that can become of a mesh.
class ImportedPartDelegate : public QStyledItemDelegate
{
public:
    explicit ImportedPartDelegate(ImportedPartTable *table) : QStyledItemDelegate(table), m_table(*table) {}

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        auto *box = new QComboBox(parent);
        const ImportedPart &now = m_table.m_parts[std::size_t(index.row())];
        const auto add = [&](ImportedPart::Use use, NodeId part) {
            box->addItem(m_table.textOf(use, part), QVariantList{int(use), part});
            if (now.use == use && (use == ImportedPart::Left || now.part == part))
                box->setCurrentIndex(box->count() - 1);
        };
        add(ImportedPart::Left, NoNode);
        for (const ImportedPart::Use use : {ImportedPart::Replaces, ImportedPart::Added})
            for (const NodeId part : m_table.m_targetParts)
                add(use, part);
        connect(box, &QComboBox::activated, this, [this, box] {
            auto *self = const_cast<ImportedPartDelegate *>(this);
            Q_EMIT self->commitData(box);
            Q_EMIT self->closeEditor(box);
        });
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &) const override
    {
        static_cast<QComboBox *>(editor)->showPopup();
    }
    void setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const override
    {
        const QVariantList chosen = static_cast<QComboBox *>(editor)->currentData().toList();
        if (chosen.size() == 2)
            m_table.choose(index.row(), ImportedPart::Use(chosen[0].toInt()), NodeId(chosen[1].toUInt()));
    }

private:
    ImportedPartTable &m_table;
};

ImportedPartTable::ImportedPartTable(QWidget *parent) : QTableWidget(0, 3, parent)
{
    setHorizontalHeaderLabels({tr("Mesh of the file"), tr("Triangles"), tr("Becomes")});
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    verticalHeader()->hide();
    setItemDelegateForColumn(2, new ImportedPartDelegate(this));
    setEditTriggers(DoubleClicked | EditKeyPressed | SelectedClicked | AnyKeyPressed);
    setAccessibleName(tr("What becomes of the meshes"));
}

void ImportedPartTable::show(const RenderScene &scene, std::vector<ImportedPart> parts, const Document *target)
{
    m_target = target;
    m_parts = std::move(parts);
    m_targetParts = {};
    if (target)
        m_targetParts = editableParts(*target->format(), target->model());
    setRowCount(int(m_parts.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const SceneMesh &mesh = scene.meshes[m_parts[std::size_t(row)].mesh];
        auto *name = new QTableWidgetItem(QString::fromStdString(mesh.name));
        auto *triangles = new QTableWidgetItem(QLocale().toString(qulonglong(mesh.indices.size() / 3)));
        triangles->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        for (QTableWidgetItem *item : {name, triangles})
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        setItem(row, 0, name);
        setItem(row, 1, triangles);
        const ImportedPart &part = m_parts[std::size_t(row)];
        setItem(row, 2, new QTableWidgetItem(textOf(part.use, part.part)));
    }
}

void ImportedPartTable::choose(int row, ImportedPart::Use use, NodeId part)
{
    ImportedPart &chosen = m_parts[std::size_t(row)];
    chosen.use = use;
    chosen.part = part;
    item(row, 2)->setText(textOf(use, part));
    Q_EMIT chosenChanged();
}

QString ImportedPartTable::textOf(ImportedPart::Use use, NodeId part) const
{
    if (use == ImportedPart::Left || !m_target)
        return tr("Left out");
    const QString name = displayName(*m_target, part);
    return use == ImportedPart::Replaces ? tr("Replaces “%1”").arg(name) : tr("New, like “%1”").arg(name);
}

} // namespace sinew

#include "moc_imported_part_table.cpp"
