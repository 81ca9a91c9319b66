// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/keys/key_table_delegate.h"

#include "widgets/curves/keys/key_table_model.h"
#include "widgets/curves/session/curve_texts.h"

#include <QComboBox>
#include <QLineEdit>

namespace sinew {

QWidget *KeyTableDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const
{
    const auto *model = static_cast<const KeyTableModel *>(index.model());
    if (model->column(index.column()).kind != KeyTableModel::Column::Mode)
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto *box = new QComboBox(parent);
    for (const HandleMode mode : {HandleMode::Free, HandleMode::Aligned, HandleMode::Flat, HandleMode::Auto,
                                  HandleMode::AutoClamped, HandleMode::Plateau, HandleMode::Vector}) {
        box->addItem(handleModeText(mode), int(mode));
        box->setItemData(box->count() - 1, handleModeHelp(mode), Qt::ToolTipRole);
    }
    return box;
}

void KeyTableDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void KeyTableDelegate::setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    const auto *box = qobject_cast<QComboBox *>(editor);
    const auto *line = qobject_cast<QLineEdit *>(editor);
    const QVariant value = box ? box->currentData() : line ? QVariant(line->text()) : QVariant();
    if (value.isValid() && value.toString() != index.data(Qt::EditRole).toString())
        Q_EMIT entered(index, value);
}

} // namespace sinew

#include "moc_key_table_delegate.cpp"
