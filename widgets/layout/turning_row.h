// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;

namespace sinew {

/// Groups of controls in one row, or one above the other in a dock that is too narrow for that.
class TurningRow : public QWidget
{
    Q_OBJECT

public:
    /// One row from a width of so many average characters on.
    explicit TurningRow(int characters, QWidget *parent = nullptr);

    /// Takes ownership. In one row, spare room is shared by these weights.
    void addGroup(QLayout *group, int stretch);
    void addGroup(QWidget *group, int stretch);
    /// The narrow arrangement's width: a row must be able to become narrow.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int m_characters;
    QBoxLayout *m_box;
};

} // namespace sinew
