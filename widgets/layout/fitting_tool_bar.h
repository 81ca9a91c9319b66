// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QToolBar>

namespace sinew {

/// Buttons with icon and text. Where there is not room for all, the last ones show only their icons, before any goes
/// to the menu of those that don't fit. Buttons without an icon keep their text.
class FittingToolBar : public QToolBar
{
    Q_OBJECT

public:
    explicit FittingToolBar(QWidget *parent = nullptr);

    /// With all texts.
    QSize sizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    void fit();
};

} // namespace sinew
