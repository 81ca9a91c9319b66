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
#include <QScopedValueRollback>
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
    : QDialog(parent), m_document(documents.current()), m_form(new PlacementForm), m_size(new PlainLabel),
      m_report(new ReportLabel)
{
    setObjectName(QStringLiteral("placementDialog"));
    setWindowTitle(tr("Transform model"));
    setAttribute(Qt::WA_DeleteOnClose);
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

    connect(m_form, &PlacementForm::changed, this, &PlacementDialog::preview);
    connect(&documents, &DocumentList::currentChanged, this, &PlacementDialog::reject);
    connect(&documents, &DocumentList::aboutToRemove, this, [this](Document *document) {
        if (document == m_document)
            reject();
    });
    // The numbers say what is on the screen: after any other step they start again.
    connect(m_document, &Document::previewDropped, this, [this] {
        if (!m_isPreviewing)
            startAgain();
    });
    m_before = drawnBox(m_document->model(), *m_document->format(), -1);
    showSizes();
}

PlacementDialog::~PlacementDialog()
{
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    if (m_document)
        m_document->dropPreview();
}

void PlacementDialog::showFor(const DocumentList &documents, QWidget *window)
{
    auto *dialog = window->findChild<PlacementDialog *>();
    if (!dialog && documents.current())
        dialog = new PlacementDialog(documents, window);
    if (!dialog)
        return;
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

PlacementRequest PlacementDialog::request() const
{
    PlacementRequest request = m_form->request();
    request.sequence = m_document ? shownSequence(*m_document) : -1;
    return request;
}

void PlacementDialog::startAgain()
{
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    m_form->reset();
    m_before = drawnBox(m_document->model(), *m_document->format(), -1);
    m_report->setReport({}, false);
    showSizes();
}

void PlacementDialog::preview()
{
    if (!m_document || m_isPreviewing)
        return;
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    m_document->dropPreview();
    Result<PlacedModel> placed = placedModel(m_document->model(), *m_document->format(), request());
    Status done = placed ? Status(Done{}) : Status(placed.error());
    if (placed) {
        const MergeKey key = MergeKey::next();
        m_document->setPreview(key);
        done = m_document->push(std::move(placed->changes), tr("Transform model"), key);
    }
    QStringList lines;
    if (!done)
        lines.append(translated(done.error()));
    else
        for (const Message &note : placed->notes)
            lines.append(translated(note));
    m_report->setReport(lines, !done);
    showSizes();
}

void PlacementDialog::settle(bool PlacementRequest::*how)
{
    if (!m_document)
        return;
    PlacementRequest wanted = request();
    // What `how` decides is computed anew; the rest stays as entered.
    if (how == &PlacementRequest::onGround)
        wanted.move.z() = 0;
    else
        wanted.move.head<2>().setZero();
    const PlacementRequest bare = wanted;
    wanted.*how = true;
    const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
    m_document->dropPreview();
    const Result<Similarity> with = similarityOf(m_document->model(), *m_document->format(), wanted);
    const Result<Similarity> without = similarityOf(m_document->model(), *m_document->format(), bare);
    m_isPreviewing = false;
    if (with && without)
        m_form->setMove(wanted.move + with->move - without->move);
    else
        m_report->setReport({translated(with ? without.error() : with.error())}, true);
}

void PlacementDialog::showSizes()
{
    const Eigen::AlignedBox3f now =
        m_document ? drawnBox(m_document->model(), *m_document->format(), -1) : Eigen::AlignedBox3f();
    if (now.isEmpty() || m_before.isEmpty())
        m_size->setText(tr("The model draws nothing."));
    else if (now.isApprox(m_before))
        m_size->setText(tr("Size: %1").arg(sizeText(now)));
    else
        m_size->setText(tr("Size: %1, before %2").arg(sizeText(now), sizeText(m_before)));
}

void PlacementDialog::accept()
{
    if (m_document) {
        const QScopedValueRollback<bool> quiet(m_isPreviewing, true);
        m_document->keepPreview();
    }
    QDialog::accept();
}

} // namespace sinew

#include "moc_placement_dialog.cpp"
