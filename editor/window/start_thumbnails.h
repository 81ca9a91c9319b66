// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/thumbnails/thumbnails.h"

#include <QObject>
#include <QTimer>

namespace sinew {

class StartPage;

/// Makes the pictures of the files on a start page, once it has been visible for a moment.
class StartThumbnails : public QObject
{
    Q_OBJECT

public:
    /// Both must live as long as this object.
    StartThumbnails(const FormatRegistry &formats, StartPage &page, QObject *parent);

    /// Whether pictures are still to come.
    bool isBusy() const { return m_delay.isActive() || (m_thumbnails && m_thumbnails->isBusy()); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void request();
    void show(int id);

    const FormatRegistry &m_formats;
    StartPage &m_page;
    std::unique_ptr<Thumbnails> m_thumbnails; ///< none before the first request
    QStringList m_paths;                      ///< by the id under which a picture was requested
    QTimer m_delay;
};

} // namespace sinew
