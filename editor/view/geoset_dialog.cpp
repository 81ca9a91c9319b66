// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/geoset_dialog.h"

#include "editor/documents/document_views.h"
#include "viewport/view/geoset_picker.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace sinew {

GeosetDialog::GeosetDialog(DocumentViews &views, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Geosets"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *panel = new GeosetPicker;
    panel->setView(views.shown());
    connect(&views, &DocumentViews::shownChanged, panel, [panel, &views] { panel->setView(views.shown()); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(panel);
    layout->addWidget(buttons);
    resize(sizeHint().width(), 500);
}

void GeosetDialog::showFor(DocumentViews &views, QWidget *window)
{
    auto *dialog = window->findChild<GeosetDialog *>();
    if (!dialog)
        dialog = new GeosetDialog(views, window);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace sinew

#include "moc_geoset_dialog.cpp"
