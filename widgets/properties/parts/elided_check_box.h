// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QCheckBox>

namespace sinew {

/// A check box that shortens its text with "…" if it does not fit; its tool tip then begins with the whole text.
class ElidedCheckBox : public QCheckBox
{
    Q_OBJECT

public:
    explicit ElidedCheckBox(const QString &text, QWidget *parent = nullptr);

    const QString &fullText() const { return m_text; }
    /// The tool tip.
    void setHelp(const QString &help);
    /// The size for the whole text.
    QSize sizeHint() const override { return m_whole; }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void elide();

    QString m_text, m_help;
    QSize m_whole;
};

} // namespace sinew
