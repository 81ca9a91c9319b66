// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/ghost_dialog.h"

#include "editor/documents/document_views.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sinew {

GhostDialog::GhostDialog(DocumentViews &views, QWidget *parent)
    : QDialog(parent), m_views(views), m_before(makeNumber(0, GhostChoice::mostEach, {})),
      m_after(makeNumber(0, GhostChoice::mostEach, {})), m_step(makeNumber(1, GhostChoice::longestStep, tr(" frames"))),
      m_meshes(new QCheckBox(tr("Edges of &meshes")))
{
    setObjectName(QStringLiteral("ghostDialog"));
    setWindowTitle(tr("Ghosts of neighbouring frames"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_meshes->setToolTip(tr("Of models with very many edges, only the nearest frames show them"));
    connect(m_meshes, &QCheckBox::toggled, this, &GhostDialog::take);
    auto *form = new QFormLayout;
    form->addRow(tr("&Before:"), m_before);
    form->addRow(tr("&After:"), m_after);
    form->addRow(tr("&Step:"), m_step);
    form->addRow(m_meshes);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(&m_views, &DocumentViews::optionsChanged, this, &GhostDialog::read);
    read();
}

void GhostDialog::showFor(DocumentViews &views, QWidget *window)
{
    auto *dialog = window->findChild<GhostDialog *>();
    if (!dialog)
        dialog = new GhostDialog(views, window);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

QSpinBox *GhostDialog::makeNumber(int minimum, int maximum, const QString &suffix)
{
    auto *box = new QSpinBox;
    box->setRange(minimum, maximum);
    box->setSuffix(suffix);
    connect(box, &QSpinBox::valueChanged, this, &GhostDialog::take);
    return box;
}

void GhostDialog::take()
{
    ViewOptions options = m_views.options();
    options.ghosts = true;
    options.ghostChoice = {m_before->value(), m_after->value(), m_step->value(), m_meshes->isChecked()};
    m_views.setOptions(options);
}

void GhostDialog::read()
{
    const GhostChoice choice = m_views.options().ghostChoice;
    const QSignalBlocker blockers[] = {QSignalBlocker(m_before), QSignalBlocker(m_after), QSignalBlocker(m_step),
                                       QSignalBlocker(m_meshes)};
    m_before->setValue(choice.before);
    m_after->setValue(choice.after);
    m_step->setValue(choice.step);
    m_meshes->setChecked(choice.meshes);
}

} // namespace sinew

#include "moc_ghost_dialog.cpp"
