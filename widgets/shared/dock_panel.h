// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QStackedLayout;
class QToolButton;

namespace sinew {

/// The base of every dock: its content or, if there is nothing to show, a sentence that says what would fill it, with a
/// button that does so.
class DockPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DockPanel(QWidget *parent = nullptr);

    /// The action offered below the sentence of the empty state ("Open…"); null for none.
    void setEmptyAction(QAction *action);
    QString emptyText() const;
    bool isShowingContent() const;

    /// Small, so that several docks fit a small screen; content that lacks room is cut off.
    QSize minimumSizeHint() const override;

protected:
    /// The layout for a page's widgets.
    QWidget *content() const { return m_content; }
    void showContent();
    void showEmpty(const QString &text);

private:
    QStackedLayout *m_stack;
    QWidget *m_content;
    QWidget *m_empty;
    QLabel *m_text;
    QToolButton *m_button;
};

} // namespace sinew
