// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/help/help_index.h"

#include <QWidget>

class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace sinew {

class HelpBrowser;

/// The manual: a page with its links, ways back and forward, and a search over all pages.
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget *parent = nullptr);

    /// "docks/curves.html", maybe with "#anchor".
    void showPage(const QString &page);
    HelpBrowser &browser() { return *m_browser; }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void search(const QString &text);
    void showHit(const QListWidgetItem *item);

    HelpIndex m_index;
    HelpBrowser *m_browser;
    QLineEdit *m_search;
    QListWidget *m_hits;
};

} // namespace sinew
