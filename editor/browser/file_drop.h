// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace sinew {

/// Lets files be dropped anywhere on a window.
class FileDrop : public QObject
{
    Q_OBJECT

public:
    /// Also watches the window containers that `window` has by now, since these pass drags on to their windows.
    explicit FileDrop(QWidget *window);

Q_SIGNALS:
    /// Emitted once for each local file of a drop, after the drop has been handled.
    void dropped(const QString &path);
    /// A model in an archive, from the list of assets: name of the source, path in it.
    void assetDropped(const QString &source, const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sinew
