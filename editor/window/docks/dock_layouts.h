// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QMap>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <vector>

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
        QStringList shown;          ///< object names of docks that are open at first, the last of a tab group in front
        QMap<QString, int> widths;  ///< initial pixels, for docks that need another width than Qt would choose, in a
                                    ///< window of 1440 pixels; a wider one gives each more
        QMap<QString, int> heights; ///< likewise, for a window of 900 pixels
        bool hasSkeleton = false;   ///< the viewport draws it at first
        /// A dock that is not where the window was built with it.
        struct Move
        {
            enum Relation { RightOf, TabOf };
            QString dock;
            Relation relation;
            QString other;
        };
        std::vector<Move> moves = {}; ///< in this order
    };

    /// The docks are those that `window` has when apply() or restore() is called; both objects must outlive this one.
    DockLayouts(QMainWindow &window, Settings &settings, std::vector<Layout> layouts);

    const std::vector<Layout> &layouts() const { return m_layouts; }
    QString current() const { return m_current; }
    /// Remembers the current arrangement and switches to another.
    void apply(const QString &id);
    /// Resets the current arrangement to its initial state.
    void reset();
    /// Brings a dock that was just opened to the front and makes it as tall as its content needs, at most a third of
    /// the window.
    void giveRoom(QDockWidget *dock);
    /// To be called after a dock was closed: docks whose content doesn't grow leave its room to the centre.
    void leaveSpareRoom();
    /// Of a window that was never open, on a screen with so much room.
    static QSize firstSize(QSize available);
    /// Restores window geometry and the last used arrangement; to be called at the start.
    void restore();
    /// To be called at the end.
    void remember();

Q_SIGNALS:
    void currentChanged(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Makes a dock as tall as its content has become.
    void fit(QDockWidget *dock);
    const Layout *find(const QString &id) const;
    void arrange(const Layout &layout);
    void show(const Layout &layout);
    QList<QDockWidget *> docks() const;
    QDockWidget *dock(const QString &name) const;
    QSet<QString> openDocks() const;
    void resize(const QMap<QString, int> &sizes, Qt::Orientation direction);
    QString stateName(const QString &id) const;
    QString sizesName(const QString &id) const;
    /// Sets the sizes that the docks get once they can be resized.
    void settle(const QMap<QString, int> &widths, const QMap<QString, int> &heights);
    void restoreSizes(const Layout &layout);

    QMainWindow &m_window;
    Settings &m_settings;
    std::vector<Layout> m_layouts;
    QTimer m_settling;                       ///< runs until the docks can be resized
    QMap<QString, int> m_widths, m_heights;  ///< the sizes they get then
    QSet<QString> m_open;                    ///< docks that were open when the current layout was applied
    QHash<const QDockWidget *, int> m_least; ///< the smallest height that each dock last asked for
    QString m_current;
    QByteArray m_pristine; ///< the initial place of each dock, as the window was built
};

} // namespace sinew
