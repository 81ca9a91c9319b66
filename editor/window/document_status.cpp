// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/document_status.h"

#include "core/document/document.h"
#include "core/format/format.h"
#include "viewport/overlay/draw_statistics.h"
#include "widgets/text/plain_label.h"

#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QStatusBar>

namespace sinew {

DocumentStatus::DocumentStatus(QStatusBar *bar)
    : QObject(bar), m_format(addLabel(bar, tr("Format and version"), true)),
      m_bytes(addLabel(bar, tr("Byte-exactness"), true)), m_selected(addLabel(bar, tr("Selection"), true)),
      m_preview(addLabel(bar, tr("Preview"), false)), m_frames(addLabel(bar, tr("Frames per second"), false)),
      m_triangles(addLabel(bar, tr("Triangles"), false))
{
    update();
}

QLabel *DocumentStatus::addLabel(QStatusBar *bar, const QString &name, bool left)
{
    auto *label = new PlainLabel;
    label->setAccessibleName(name);
    label->setContentsMargins(6, 0, 6, 0);
    // The bar keeps its height while there is nothing to show.
    label->setMinimumHeight(label->fontMetrics().height() + 6);
    if (left)
        bar->addWidget(label);
    else
        bar->addPermanentWidget(label);
    return label;
}

void DocumentStatus::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
    }
    m_document = document;
    if (document) {
        connect(document, &Document::committed, this, &DocumentStatus::update);
        connect(document, &Document::pathChanged, this, &DocumentStatus::update);
        connect(document, &Document::modifiedChanged, this, &DocumentStatus::update);
        connect(&document->selection(), &Selection::changed, this, &DocumentStatus::update);
    }
    update();
}

void DocumentStatus::setDrawing(double framesPerSecond, const DrawStatistics &statistics)
{
    m_frames->setText(m_document && framesPerSecond > 0 ? tr("%1 fps").arg(qRound(framesPerSecond)) : QString());
    m_triangles->setText(m_document ? tr("%1 tris").arg(QLocale().toString(qulonglong(statistics.triangles)))
                                    : QString());
    m_isReduced = statistics.isReduced;
    showPreview();
}

void DocumentStatus::setApproximations(const QStringList &features)
{
    m_approximations = features;
    showPreview();
}

void DocumentStatus::showPreview()
{
    QStringList texts, reasons;
    if (m_document && m_isReduced) {
        texts += tr("shown reduced");
        reasons +=
            tr("The model asks for more particles, forces, models or textures than the preview shows at once. The "
               "file itself is not affected.");
    }
    if (!m_approximations.isEmpty()) {
        texts += tr("approximate preview");
        reasons += tr("Not drawn, or only approximated: %1").arg(m_approximations.join(QStringLiteral(", ")));
    }
    m_preview->setText(texts.join(QStringLiteral(" · ")));
    m_preview->setToolTip(reasons.join(u'\n'));
}

void DocumentStatus::update()
{
    if (!m_document) {
        for (QLabel *label : {m_format, m_bytes, m_selected, m_frames, m_triangles})
            label->clear();
        return;
    }
    QString format = m_document->format() ? m_document->format()->describe(m_document->model()) : QString();
    const bool canWrite = m_document->format() && m_document->format()->info().canWrite;
    if (!canWrite || (!m_document->path().isEmpty() && QFileInfo::exists(m_document->path()) &&
                      !QFileInfo(m_document->path()).isWritable()))
        format += tr(" · read-only");
    m_format->setText(format);

    const ByteProof &proof = m_document->byteProof();
    // It is about saving what was read: of a model with changes, or one that is in no file, it would say nothing.
    const bool isAsRead = !m_document->isModified() && !m_document->path().isEmpty();
    if (!canWrite || (proof.exact && !isAsRead)) {
        m_bytes->clear();
        m_bytes->setToolTip({});
    } else if (proof.exact) {
        m_bytes->setText(tr("byte-exact ✓"));
        m_bytes->setToolTip(tr("Saving without changes would write exactly the bytes that were read."));
    } else {
        m_bytes->setText(tr("not byte-exact, first difference at 0x%1").arg(proof.offset, 0, 16));
        m_bytes->setToolTip(tr("%1. Saving keeps the original next to the file.").arg(proof.detail));
    }
    const auto count = int(m_document->selection().nodes().size());
    m_selected->setText(count ? tr("%n selected", nullptr, count) : QString());
}

} // namespace sinew

#include "moc_document_status.cpp"
