// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/placement_dialog.h"

#include "core/document/document.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "editor/view/placement_form.h"
#include "widgets/shell/report_label.h"
#include "widgets/text/plain_label.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sinew {

namespace {

QString sizeText(const Eigen::AlignedBox3f &box)
{
    const Eigen::Vector3f size = box.sizes();
    const QLocale locale;
    return QStringLiteral("%1 × %2 × %3")
        .arg(locale.toString(size.x(), 'g', 4), locale.toString(size.y(), 'g', 4), locale.toString(size.z(), 'g', 4));
}

/// Row of the sequence that is shown; -1: none.
int shownSequence(const Document &document)
{
    const NodeId sequence = document.playback().sequence();
    return sequence == NoNode ? -1 : document.model().rowOf(sequence);
}

} // namespace

PlacementDialog::PlacementDialog(const DocumentList &documents, QWidget *parent)
    : PreviewDialog(documents, parent), m_form(new PlacementForm), m_size(new PlainLabel), m_report(new ReportLabel)
{
    setObjectName(QStringLiteral("placementDialog"));
    setWindowTitle(tr("Transform model"));
    QPushButton *ground =
        m_form->addButton(tr("On the &ground"), tr("The lowest point of the shown sequence comes to height 0"));
    QPushButton *centre =
        m_form->addButton(tr("C&entre"), tr("The middle of the shown sequence comes above the origin"));
    ground->setObjectName(QStringLiteral("ground"));
    centre->setObjectName(QStringLiteral("centre"));
    connect(ground, &QPushButton::clicked, this, [this] { settle(&PlacementRequest::onGround); });
    connect(centre, &QPushButton::clicked, this, [this] { settle(&PlacementRequest::centred); });
    m_size->setObjectName(QStringLiteral("size"));

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Apply | QDialogButtonBox::Reset | QDialogButtonBox::Cancel);
    connect(buttons->button(QDialogButtonBox::Apply), &QPushButton::clicked, this, &PlacementDialog::accept);
    connect(buttons->button(QDialogButtonBox::Reset), &QPushButton::clicked, m_form, &PlacementForm::reset);
    connect(buttons, &QDialogButtonBox::rejected, this, &PlacementDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_form);
    layout->addWidget(m_size);
    layout->addWidget(m_report);
    layout->addStretch();
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Apply)->setDefault(true);

    connect(m_form, &PlacementForm::changed, this, &PlacementDialog::showResult);
    m_before = drawnBox(document()->model(), *document()->format(), -1);
    showSizes();
}

void PlacementDialog::showFor(const DocumentList &documents, QWidget *window)
{
    auto *dialog = window->findChild<PlacementDialog *>();
    if (!dialog && documents.current())
        dialog = new PlacementDialog(documents, window);
    if (dialog)
        dialog->bringUp();
}

PlacementRequest PlacementDialog::request() const
{
    PlacementRequest request = m_form->request();
    request.sequence = document() ? shownSequence(*document()) : -1;
    return request;
}

void PlacementDialog::previewLost()
{
    const QSignalBlocker quiet(m_form);
    m_form->reset();
    m_before = drawnBox(document()->model(), *document()->format(), -1);
    m_report->setReport({}, false);
    showSizes();
}

void PlacementDialog::showResult()
{
    if (!document())
        return;
    QStringList lines;
    const Status done = preview([&](MergeKey key) -> Status {
        Result<PlacedModel> placed = placedModel(document()->model(), *document()->format(), request());
        if (!placed)
            return placed.error();
        for (const Message &note : placed->notes)
            lines.append(translated(note));
        return document()->push(std::move(placed->changes), tr("Transform model"), key);
    });
    m_report->setReport(done ? lines : QStringList{translated(done.error())}, !done);
    showSizes();
}

void PlacementDialog::settle(bool PlacementRequest::*how)
{
    if (!document())
        return;
    PlacementRequest wanted = request();
    // What `how` decides is computed anew; the rest stays as entered.
    if (how == &PlacementRequest::onGround)
        wanted.move.z() = 0;
    else
        wanted.move.head<2>().setZero();
    const PlacementRequest bare = wanted;
    wanted.*how = true;
    dropPreview();
    const Result<Similarity> with = similarityOf(document()->model(), *document()->format(), wanted);
    const Result<Similarity> without = similarityOf(document()->model(), *document()->format(), bare);
    if (with && without)
        m_form->setMove(wanted.move + with->move - without->move);
    else
        m_report->setReport({translated(with ? without.error() : with.error())}, true);
}

void PlacementDialog::showSizes()
{
    const Eigen::AlignedBox3f now =
        document() ? drawnBox(document()->model(), *document()->format(), -1) : Eigen::AlignedBox3f();
    if (now.isEmpty() || m_before.isEmpty())
        m_size->setText(tr("The model draws nothing."));
    else if (now.isApprox(m_before))
        m_size->setText(tr("Size: %1").arg(sizeText(now)));
    else
        m_size->setText(tr("Size: %1, before %2").arg(sizeText(now), sizeText(m_before)));
}

} // namespace sinew

#include "moc_placement_dialog.cpp"
