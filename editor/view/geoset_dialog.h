// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

namespace sinew {

class DocumentViews;

/// The geosets of the shown document. Changes show at once; the dialog may stay open and follows the tabs.
class GeosetDialog : public QDialog
{
    Q_OBJECT

public:
    GeosetDialog(DocumentViews &views, QWidget *parent);
    /// Brings up a window's one dialog.
    static void showFor(DocumentViews &views, QWidget *window);
};

} // namespace sinew
