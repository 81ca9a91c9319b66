// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/documents/version_dialog.h"

#include "core/format/format.h"
#include "core/text/translated.h"
#include "widgets/problems/loss_model.h"
#include "widgets/text/plain_label.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

VersionDialog::VersionDialog(Document &document, const std::string &target, QWidget *parent)
    : QDialog(parent), m_document(document), m_choice(new QComboBox), m_losses(new LossModel(document, this)),
      m_view(new QTreeView), m_summary(new PlainLabel)
{
    setWindowTitle(tr("Convert to version"));
    const std::vector<ConversionTarget> all = document.format()->conversions()->targets(document.model());
    const auto current =
        std::find_if(all.begin(), all.end(), [](const ConversionTarget &each) { return each.current; });
    int advised = -1;
    for (const ConversionTarget &each : all) {
        if (target.empty() ? each.current : each.id != target)
            continue;
        const bool writesAlike = current == all.end() || each.suffix == current->suffix;
        if (advised < 0 && each.isAdvised && writesAlike)
            advised = m_choice->count();
        m_choice->addItem(translated(each.label), QString::fromStdString(each.id));
    }
    m_choice->setCurrentIndex(std::max(advised, 0));
    m_choice->setEnabled(target.empty());
    m_choice->setAccessibleName(tr("Convert to"));
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_view->setModel(m_losses);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setAccessibleName(tr("What changes or is lost"));
    m_view->setToolTip(tr("Double-click a row to go to its location"));
    m_view->header()->setStretchLastSection(true);
    connect(m_view, &QTreeView::doubleClicked, this, &VersionDialog::jump);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_accept =
        buttons->addButton(target.empty() ? tr("Convert") : tr("Convert and save"), QDialogButtonBox::AcceptRole);
    auto *copy = buttons->addButton(tr("Copy list"), QDialogButtonBox::ActionRole);
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(m_losses->text()); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *form = new QFormLayout;
    form->addRow(tr("Convert to"), m_choice);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_view);
    layout->addWidget(m_summary);
    layout->addWidget(buttons);
    resize(860, 460);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &VersionDialog::refresh);
    refresh();
}

std::string VersionDialog::target() const
{
    return m_choice->currentData().toString().toStdString();
}

QString VersionDialog::targetLabel() const
{
    return m_choice->currentText();
}

bool VersionDialog::isPossible() const
{
    return m_accept->isEnabled();
}

void VersionDialog::refresh()
{
    auto conversion = m_document.format()->conversions()->convert(m_document.model(), target());
    m_accept->setEnabled(bool(conversion));
    m_losses->setLosses(conversion ? std::move(conversion->losses) : std::vector<ConversionLoss>());
    m_changes = conversion ? std::move(conversion->changes) : ChangeSet();
    m_summary->setText(conversion ? m_losses->summary() : translated(conversion.error()));
    m_view->resizeColumnToContents(LossModel::KindColumn);
    m_view->resizeColumnToContents(LossModel::WhereColumn);
}

void VersionDialog::jump(const QModelIndex &index)
{
    const Address &target = m_losses->loss(index.row()).address;
    if (m_document.model().contains(target.node))
        m_document.selection().jumpTo(target);
}

Status convertDocument(Document &document, const std::string &target, QWidget *window, bool &cancelled)
{
    VersionDialog dialog(document, target, window);
    // A name of a form was chosen already; if nobody would notice a change there is nothing more to ask.
    cancelled = (target.empty() || dialog.losses()->rowCount() > 0 || !dialog.isPossible()) &&
                dialog.exec() != QDialog::Accepted;
    if (cancelled)
        return Done{};
    return document.push(dialog.takeChanges(), VersionDialog::tr("Convert to %1").arg(dialog.targetLabel()));
}

} // namespace sinew

#include "moc_version_dialog.cpp"
