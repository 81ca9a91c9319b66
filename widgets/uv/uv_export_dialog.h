// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sinew {

/// Asks how large the picture of a layout should be and where it goes.
class UvExportDialog : public QDialog
{
    Q_OBJECT

public:
    UvExportDialog(const QSize &textureSize, bool hasTexture, QWidget *parent = nullptr);

    QString file() const;
    QSize size() const;
    bool withTexture() const;

    QSpinBox *widthBox() const { return m_width; }
    QSpinBox *heightBox() const { return m_height; }

private:
    void browse();
    void update();

    QSpinBox *m_width, *m_height;
    QCheckBox *m_texture;
    QLineEdit *m_file;
    QPushButton *m_ok;
};

} // namespace sinew
