// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/properties/binding/binding.h"

#include <QAbstractSpinBox>

namespace sinew {

/// A spin box for one Integer or Float of any width. Shows the shortest text that reads back exactly, or about five
/// digits of it while it does not have the focus (setShort()); accepts expressions; refuses values that the type or the
/// table does not allow, with a reason. Arrows, wheel (only with focus) and scrubbing stop at the bounds. A gesture (a
/// run of steps while the box has focus, one press of an arrow, one scrub) is one undo step.
class NumberBox : public QAbstractSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(Binding binding, QWidget *parent = nullptr);

    const Binding &binding() const { return m_binding; }
    void setBinding(Binding binding);
    void refresh();
    /// Shows about five significant digits of a float until it gets the focus; the tool tip has all. For numbers that
    /// are shown side by side.
    void setShort(bool isShort);
    /// The text shown while it does not have the focus.
    QString restingText() const;
    /// True if its text is being typed and not yet set.
    bool isTyping() const { return m_typing; }

    /// Scrubbing: `steps` may be fractions of the step and add up; all of it is one undo step. cancelScrub() restores
    /// the value of every object.
    void beginScrub();
    void scrub(double steps);
    void endScrub();
    void cancelScrub();

    void stepBy(int steps) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QValidator::State validate(QString &, int &) const override { return QValidator::Acceptable; }

Q_SIGNALS:
    void refused(const QString &reason);

protected:
    bool event(QEvent *event) override;
    StepEnabled stepEnabled() const override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    bool commit();
    void show();
    bool nudge(double amount, MergeKey key);
    double stepSize() const;
    /// Exact, with the C locale's decimal point.
    QString textOf(const void *data) const;
    bool push(const Binding::Modify &modify, MergeKey key);

    Binding m_binding;
    bool m_typing = false, m_isShort = false, m_isMixed = false;
    MergeKey m_stepKey, m_scrubKey;
    double m_scrubStep = 0, m_scrubRest = 0;
    std::vector<Value> m_scrubStart;
};

} // namespace sinew
