// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/options/ghost_choice.h"

#include <QDialog>

class QCheckBox;
class QSpinBox;

namespace sinew {

class DocumentViews;

/// How many neighbouring frames the viewport shows as ghosts, and which. Changes show at once, and switch the ghosts
/// on; the dialog may stay open.
class GhostDialog : public QDialog
{
    Q_OBJECT

public:
    GhostDialog(DocumentViews &views, QWidget *parent);
    /// Brings up a window's one dialog.
    static void showFor(DocumentViews &views, QWidget *window);

private:
    QSpinBox *makeNumber(int minimum, int maximum, const QString &suffix);
    void take();
    void read();

    DocumentViews &m_views;
    QSpinBox *m_before, *m_after, *m_step;
    QCheckBox *m_meshes;
};

} // namespace sinew
