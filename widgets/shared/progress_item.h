// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace sinew {

/// Progress and Cancel in the status bar. Appears when work takes longer than half a second, so that quick work never
/// flickers.
class ProgressItem : public QWidget
{
    Q_OBJECT

public:
    static constexpr int delay = 500; ///< milliseconds before it shows

    explicit ProgressItem(QWidget *parent = nullptr);

    /// `cancellable`: shows a Cancel button.
    void begin(const QString &text, bool cancellable = true);
    /// `fraction` 0…1; below 0 the end is unknown.
    void setProgress(double fraction);
    void finish();

    bool isActive() const { return m_active; }
    bool isCancelled() const { return m_cancelled; }
    QToolButton *cancelButton() const { return m_cancel; }
    QProgressBar *bar() const { return m_bar; }

Q_SIGNALS:
    void cancelRequested();

private:
    void cancel();

    QLabel *m_text;
    QProgressBar *m_bar;
    QToolButton *m_cancel;
    QTimer m_timer;
    bool m_active = false, m_cancelled = false;
};

} // namespace sinew
