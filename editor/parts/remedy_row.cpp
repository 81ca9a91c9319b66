// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/remedy_row.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace sinew {

RemedyRow::RemedyRow(QWidget *parent) : QWidget(parent)
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    setVisible(false);
}

void RemedyRow::setRemedies(const std::vector<Notice::Step> &remedies)
{
    while (QLayoutItem *item = layout()->takeAt(0)) {
        if (QWidget *old = item->widget()) {
            old->hide();
            old->deleteLater(); // its click may have led here
        }
        delete item;
    }
    for (const Notice::Step &remedy : remedies) {
        auto *button = new QPushButton(QString(remedy.text).replace(u'&', QStringLiteral("&&")));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, remedy.action);
        layout()->addWidget(button);
    }
    static_cast<QHBoxLayout *>(layout())->addStretch();
    setVisible(!remedies.empty());
}

} // namespace sinew

#include "moc_remedy_row.cpp"
