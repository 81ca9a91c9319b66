// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/shared/notice.h"

#include <QList>
#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QToolButton;

namespace sinew {

/// The strip over the viewport that says why there is nothing to see, and what would help. *Why?* unfolds the reasons
/// below it.
class ViewNotice : public QWidget
{
    Q_OBJECT

public:
    explicit ViewNotice(QWidget *parent = nullptr);

    /// `reasons`: one line each. They stay unfolded while only the reasons change.
    void tell(const QString &text, const QStringList &reasons, const std::vector<Notice::Step> &steps);
    void clear();

    bool isTelling() const { return !isHidden(); }
    QString text() const;
    QString reasons() const;
    bool isUnfolded() const;
    QToolButton *whyButton() const { return m_why; }
    QToolButton *closeButton() const { return m_close; }
    QList<QToolButton *> stepButtons() const { return m_steps; }

Q_SIGNALS:
    /// Closed by the user.
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setSteps(const std::vector<Notice::Step> &steps);
    void close();

    QLabel *m_icon, *m_text, *m_reasons;
    QHBoxLayout *m_row;
    QToolButton *m_why, *m_close;
    QList<QToolButton *> m_steps;
};

} // namespace sinew
