// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/parts/ready_made_dialog.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "widgets/objects/part_transfer.h"
#include "widgets/shared/object_names.h"
#include "widgets/shell/report_label.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QPushButton>

#include <algorithm>

namespace sinew {

ReadyMadeDialog::ReadyMadeDialog(const DocumentList &documents, const ReadyMadePart &part, QWidget *parent)
    : PreviewDialog(documents, parent), m_part(part), m_node(new QComboBox), m_size(new QDoubleSpinBox),
      m_report(new ReportLabel)
{
    setObjectName(QStringLiteral("readyMadeDialog"));
    setWindowTitle(translatedLabel(part.label));
    m_node->setObjectName(QStringLiteral("node"));
    for (const HierarchyNode &node : document()->format()->transforms()->hierarchy(document()->model()))
        m_node->addItem(displayName(*document(), node.node), node.node);
    for (const NodeId selected : document()->selection().nodes())
        m_node->setCurrentIndex(std::max(m_node->currentIndex(), m_node->findData(selected)));
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setRange(1, 10000);
    m_size->setValue(100);
    m_size->setDecimals(0);
    m_size->setSingleStep(10);
    m_size->setSuffix(tr(" %"));
    m_size->setKeyboardTracking(false);
    auto *form = new QFormLayout;
    form->addRow(tr("&Node:"), m_node);
    form->addRow(tr("&Size:"), m_size);
    for (QWidget *field : std::initializer_list<QWidget *>{m_node, m_size}) {
        const bool isWanted = field == m_node ? part.atNode : part.hasSize;
        field->setVisible(isWanted);
        form->labelForField(field)->setVisible(isWanted);
    }
    m_apply = layOut(translated(Message(part.help)), form, m_report);
    connect(m_node, &QComboBox::currentIndexChanged, this, &ReadyMadeDialog::showResult);
    connect(m_size, &QDoubleSpinBox::valueChanged, this, &ReadyMadeDialog::showResult);
    showResult();
}

void ReadyMadeDialog::showFor(const DocumentList &documents, const ReadyMadePart &part, QWidget *window)
{
    delete window->findChild<ReadyMadeDialog *>();
    if (documents.current())
        (new ReadyMadeDialog(documents, part, window))->bringUp();
}

void ReadyMadeDialog::showResult()
{
    if (!document())
        return;
    QStringList lines;
    const Status done = preview([&](MergeKey key) -> Status {
        const ReadyMadeOptions options{m_node->currentData().value<NodeId>(), m_size->value() / 100};
        const Result<PastedObjects> made = PartTransfer::addReadyMade(*document(), m_part.id, options, key);
        if (!made)
            return made.error();
        lines = made->notes;
        return Done{};
    });
    m_report->setReport(done ? lines : QStringList{translated(done.error())}, !done);
    m_apply->setEnabled(bool(done));
}

} // namespace sinew

#include "moc_ready_made_dialog.cpp"
