// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>
#include <QList>
#include <QStringList>
#include <QWidget>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace sinew {

/// Shown in the middle of the window while nothing is open: open, recent files and samples with their pictures, a note
/// that files can be dropped, and hints for beginners, which can be closed.
class StartPage : public QWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        QString title, path;
    };

    explicit StartPage(QWidget *parent = nullptr);

    /// Absolute paths, newest first. Missing files are shown greyed.
    void setRecentFiles(const QStringList &paths);
    void setSamples(const QList<Entry> &samples);
    /// The picture of a listed file; ignored for others.
    void setPicture(const QString &path, const QIcon &picture);
    /// The paths of everything that is listed.
    QStringList paths() const;
    void setHintsShown(bool shown);

    QPushButton *openButton() const { return m_open; }
    QListWidget *recentList() const { return m_recent; }
    QListWidget *sampleList() const { return m_samples; }
    /// The window sets its menu.
    QPushButton *newButton() const { return m_new; }
    QWidget *hints() const { return m_hints; }

Q_SIGNALS:
    void openRequested();
    /// A file that was clicked or dropped.
    void fileRequested(const QString &path);
    /// A sample that was clicked.
    void sampleRequested(const QString &path);
    void hintsClosed();
    /// The list of files has changed.
    void entriesChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void request(const QListWidgetItem *item);
    QListWidget *makeList(const QString &name);
    /// Makes cards as large as fit side by side, with all of them visible.
    void arrangeSamples();
    QWidget *makeHints();
    static void fill(QListWidget *list, QLabel *title, const QList<Entry> &entries);

    QPushButton *m_open, *m_new;
    QLabel *m_recentTitle, *m_samplesTitle;
    QListWidget *m_recent, *m_samples;
    QWidget *m_hints;
    bool m_dropping = false;
};

} // namespace sinew
