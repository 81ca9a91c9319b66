// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/check/check.h"

#include <QWidget>

class QToolButton;

namespace sinew {

/// Buttons that fix the selected problem, or all of its kind.
class FixBar : public QWidget
{
    Q_OBJECT

public:
    explicit FixBar(QWidget *parent = nullptr);

    /// Null: nothing can be fixed, and the bar hides. `count`: problems of this kind. `isOne`: one of them is chosen
    /// and can be fixed alone.
    void setCheck(const Check *check, std::size_t count, bool isOne);
    const std::vector<QToolButton *> &buttons() const { return m_buttons; }

Q_SIGNALS:
    void fixRequested(const sinew::Fix *fix);
    void fixAllRequested(const sinew::Fix *fix);

private:
    const Check *m_check = nullptr;
    std::size_t m_count = 0;
    bool m_isOne = true;
    std::vector<QToolButton *> m_buttons; ///< one for each fix of one problem, then one for all of this kind
};

} // namespace sinew
