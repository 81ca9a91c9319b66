// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace sinew {

/// Lets files be dropped on a window, on whatever part of it they fall.
class FileDrop : public QObject
{
    Q_OBJECT

public:
    /// Also watches the window containers that `window` holds by now, as these hand drags on to their windows.
    explicit FileDrop(QWidget *window);

Q_SIGNALS:
    /// Once for each local file of a drop.
    void dropped(const QString &path);
    /// A model of an archive from the list of assets: name of the source, path in it.
    void assetDropped(const QString &source, const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sinew
