// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "viewport/options/view_options.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace sinew {

class DocumentViews;

/// Sun, ambient light and fog of the viewport. Changes show at once; the dialog may stay open.
class DaylightDialog : public QDialog
{
    Q_OBJECT

public:
    DaylightDialog(DocumentViews &views, QWidget *parent);
    /// Brings up a window's one dialog.
    static void showFor(DocumentViews &views, QWidget *window);

private:
    QPushButton *makeColour(const QString &title, const std::function<QColor &(ViewOptions &)> &colour);
    QDoubleSpinBox *makeNumber(double minimum, double maximum, const QString &suffix,
                               const std::function<float &(ViewOptions &)> &number);
    void change(const std::function<void(ViewOptions &)> &how);
    void read();

    DocumentViews &m_views;
    QComboBox *m_preset;
    QCheckBox *m_fog;
    std::vector<std::function<void(ViewOptions &)>> m_readers; ///< each shows one value
};

} // namespace sinew
