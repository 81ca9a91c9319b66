// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sinew {

/// What stands in the middle of the window while nothing is open: open, recent files, samples, and that files can be
/// dropped.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    /// Absolute paths, newest first. Files that are gone are shown greyed.
    void setRecentFiles(const QStringList &paths);
    void setSamples(const QStringList &paths);

    QPushButton *openButton() const { return m_open; }
    QListWidget *recentList() const { return m_recent; }
    QListWidget *sampleList() const { return m_samples; }

Q_SIGNALS:
    void openRequested();
    /// A file that was clicked or dropped.
    void fileRequested(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void request(const QListWidgetItem *item);
    QListWidget *makeList(const QString &name);
    static void fill(QListWidget *list, QLabel *title, const QStringList &paths);

    QPushButton *m_open;
    QLabel *m_recentTitle, *m_samplesTitle;
    QListWidget *m_recent, *m_samples;
    bool m_dropping = false;
};

} // namespace sinew
