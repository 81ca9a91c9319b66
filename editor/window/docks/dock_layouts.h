// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace sinew {

class Settings;

/// The arrangements of docks for different tasks. Each is remembered as the user left it.
class DockLayouts : public QObject
{
    Q_OBJECT

public:
    struct Layout
    {
        QString id; ///< untranslated
        QString title;
        QStringList shown; ///< object names of the docks that are open at first, the last of a tab group in front
        QMap<QString, int> widths;  ///< pixels at first, of docks where they are not what Qt would choose
        QMap<QString, int> heights; ///< likewise, of a window of 900 pixels: a taller one gives each more
        bool hasSkeleton = false;   ///< the viewport draws it at first
        QStringList beside = {};    ///< docks that stand right of all others of the bottom area at first
    };

    /// The docks are those of `window` when apply() or restore() is called; both objects must live as long as this one.
    DockLayouts(QMainWindow &window, Settings &settings, std::vector<Layout> layouts);

    const std::vector<Layout> &layouts() const { return m_layouts; }
    QString current() const { return m_current; }
    /// Remembers the current arrangement and switches to another.
    void apply(const QString &id);
    /// Brings the current arrangement back to how it was at first.
    void reset();
    /// Brings a dock that was just opened to the front and makes it as tall as its content wants to be, at most a third
    /// of the window.
    void giveRoom(QDockWidget *dock);
    /// After a dock was closed: those whose content doesn't grow leave its room to the centre.
    void leaveSpareRoom();
    /// Window geometry and the last used arrangement; at the start.
    void restore();
    /// At the end.
    void remember();

Q_SIGNALS:
    void currentChanged(const QString &id);

private:
    const Layout *find(const QString &id) const;
    void arrange(const Layout &layout);
    void show(const Layout &layout);
    QList<QDockWidget *> docks() const;
    QSet<QString> openDocks() const;
    void resize(const QMap<QString, int> &sizes, Qt::Orientation direction);
    QString stateName(const QString &id) const;
    QString sizesName(const QString &id) const;
    /// What the docks get once they can be given sizes.
    void settle(const QMap<QString, int> &widths, const QMap<QString, int> &heights);
    void restoreSizes(const Layout &layout);
    int tabHeight(const QList<QDockWidget *> &others) const;

    QMainWindow &m_window;
    Settings &m_settings;
    std::vector<Layout> m_layouts;
    QTimer m_settling;                      ///< until the docks can be given their sizes
    QMap<QString, int> m_widths, m_heights; ///< these, then
    QSet<QString> m_open;                   ///< docks that the current layout began with
    QString m_current;
    QByteArray m_pristine; ///< where each dock belongs, as the window was built
};

} // namespace sinew
