// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/preview_dialog.h"

#include "editor/documents/document_list.h"
#include "widgets/text/plain_label.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace sinew {

PreviewDialog::PreviewDialog(const DocumentList &documents, QWidget *parent)
    : QDialog(parent), m_document(documents.current())
{
    setAttribute(Qt::WA_DeleteOnClose);
    connect(&documents, &DocumentList::currentChanged, this, &PreviewDialog::reject);
    connect(&documents, &DocumentList::aboutToRemove, this, [this](Document *document) {
        if (document == m_document)
            reject();
    });
    connect(m_document, &Document::previewDropped, this, [this] {
        m_hasPreview = false;
        if (!m_isPreviewing)
            previewLost();
    });
}

PreviewDialog::~PreviewDialog()
{
    // When a window with the dialog closes, the field that is typed in loses the keyboard and reports its number to
    // what the dialog no longer is.
    for (QWidget *field : findChildren<QWidget *>())
        field->blockSignals(true);
    dropPreview();
}

void PreviewDialog::bringUp()
{
    QDialog::show();
    raise();
    activateWindow();
}

QPushButton *PreviewDialog::layOut(const QString &help, QFormLayout *fields, QWidget *report)
{
    auto *about = new PlainLabel(help);
    about->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Apply | QDialogButtonBox::Cancel);
    QPushButton *apply = buttons->button(QDialogButtonBox::Apply);
    apply->setDefault(true);
    connect(apply, &QPushButton::clicked, this, &PreviewDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PreviewDialog::reject);
    auto *lines = new QVBoxLayout(this);
    lines->addWidget(about);
    lines->addLayout(fields);
    lines->addWidget(report);
    lines->addStretch();
    lines->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 56);
    return apply;
}

Status PreviewDialog::preview(const std::function<Status(MergeKey)> &make)
{
    if (!m_document || m_isPreviewing)
        return Done{};
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    const MergeKey key = MergeKey::next();
    m_document->setPreview(key);
    const Status made = make(key);
    m_hasPreview = bool(made);
    if (!made)
        m_document->dropPreview();
    return made;
}

void PreviewDialog::dropPreview()
{
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    if (m_document && m_hasPreview)
        m_document->dropPreview();
    m_hasPreview = false;
}

void PreviewDialog::accept()
{
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    if (m_document && m_hasPreview)
        m_document->keepPreview();
    QDialog::accept();
}

} // namespace sinew

#include "moc_preview_dialog.cpp"
