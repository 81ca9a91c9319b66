// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/dock_layouts.h"

#include "editor/settings/settings.h"

#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QScreen>
#include <QTabBar>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Raised when docks are added or renamed, so that the state of an older program is not half applied.
constexpr int stateVersion = 8;

} // namespace

DockLayouts::DockLayouts(QMainWindow &window, Settings &settings, std::vector<Layout> layouts)
    : QObject(&window), m_window(window), m_settings(settings), m_layouts(std::move(layouts))
{
    // For 150 ms after restoring a state, QMainWindow returns to it whenever it lays out the docks again.
    m_settling.setInterval(200);
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this, [this] {
        resize(m_widths, Qt::Horizontal);
        resize(m_heights, Qt::Vertical);
    });
}

const DockLayouts::Layout *DockLayouts::find(const QString &id) const
{
    const auto layout = std::find_if(m_layouts.begin(), m_layouts.end(), [&](const Layout &l) { return l.id == id; });
    return layout == m_layouts.end() ? nullptr : &*layout;
}

QString DockLayouts::stateName(const QString &id) const
{
    return QStringLiteral("layout.") + id;
}

void DockLayouts::apply(const QString &id)
{
    const Layout *layout = find(id);
    if (!layout || id == m_current)
        return;
    remember();
    show(*layout);
}

void DockLayouts::show(const Layout &layout)
{
    m_current = layout.id;
    const QByteArray state = m_settings.state(stateName(layout.id)).toByteArray();
    if (state.isEmpty() || !m_window.restoreState(state, stateVersion))
        arrange(layout);
    else
        restoreSizes(layout);
    m_open = openDocks();
    Q_EMIT currentChanged(m_current);
}

QString DockLayouts::sizesName(const QString &id) const
{
    return QStringLiteral("sizes.") + id;
}

void DockLayouts::settle(const QMap<QString, int> &widths, const QMap<QString, int> &heights)
{
    m_widths = widths;
    m_heights = heights;
    m_settling.start();
}

// restoreState() alone gives docks that were hidden the room of those that are closed.
void DockLayouts::restoreSizes(const Layout &layout)
{
    const QVariantMap sizes = m_settings.state(sizesName(layout.id)).toMap();
    QMap<QString, int> widths, heights;
    for (auto size = sizes.begin(); size != sizes.end(); ++size) {
        if (layout.widths.contains(size.key()))
            widths.insert(size.key(), size.value().toSize().width());
        if (layout.heights.contains(size.key()))
            heights.insert(size.key(), size.value().toSize().height());
    }
    settle(widths, heights);
}

void DockLayouts::arrange(const Layout &layout)
{
    m_window.restoreState(m_pristine, stateVersion);
    for (QDockWidget *dock : docks())
        dock->setVisible(layout.shown.contains(dock->objectName()));
    for (const QString &name : layout.beside)
        if (auto *dock = m_window.findChild<QDockWidget *>(name, Qt::FindDirectChildrenOnly)) {
            m_window.removeDockWidget(dock);
            m_window.addDockWidget(Qt::BottomDockWidgetArea, dock, Qt::Horizontal);
            dock->show();
        }
    for (const QString &name : layout.shown) {
        if (auto *dock = m_window.findChild<QDockWidget *>(name, Qt::FindDirectChildrenOnly))
            dock->raise();
    }
    QMap<QString, int> heights;
    for (const QDockWidget *dock : docks()) {
        const auto height = layout.heights.find(dock->objectName());
        if (height == layout.heights.end())
            continue;
        // Docks that don't grow leave spare room to the others.
        const bool grows = dock->sizePolicy().verticalPolicy() != QSizePolicy::Maximum;
        heights.insert(dock->objectName(), grows ? int(std::lround(*height * m_window.height() / 900.0))
                                                 : std::min(*height, dock->sizeHint().height()));
    }
    resize(layout.widths, Qt::Horizontal);
    resize(heights, Qt::Vertical);
    settle(layout.widths, heights);
}

QList<QDockWidget *> DockLayouts::docks() const
{
    return m_window.findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly);
}

QSet<QString> DockLayouts::openDocks() const
{
    QSet<QString> names;
    for (const QDockWidget *dock : docks())
        if (!dock->isHidden())
            names.insert(dock->objectName());
    return names;
}

void DockLayouts::resize(const QMap<QString, int> &sizes, Qt::Orientation direction)
{
    QList<QDockWidget *> sized;
    QList<int> pixels;
    for (QDockWidget *dock : docks()) {
        if (sizes.contains(dock->objectName())) {
            sized.append(dock);
            pixels.append(sizes[dock->objectName()]);
        }
    }
    m_window.resizeDocks(sized, pixels, direction);
}

// QMainWindow asks docks for their smallest size only when its own size changes: one whose content grows would be drawn
// over what is below it.
bool DockLayouts::eventFilter(QObject *watched, QEvent *event)
{
    auto *dock = event->type() == QEvent::LayoutRequest ? qobject_cast<QDockWidget *>(watched) : nullptr;
    if (dock) {
        const int least = dock->minimumSizeHint().height(), before = m_least.value(dock, least);
        m_least[dock] = least;
        if (least > before)
            QTimer::singleShot(0, dock, [this, dock] { fit(dock); });
    }
    return QObject::eventFilter(watched, event);
}

void DockLayouts::fit(QDockWidget *dock)
{
    // It has grown by then, but its place in the window has not.
    if (dock->isVisible() && !dock->isFloating())
        m_window.resizeDocks({dock}, {std::max(dock->height(), dock->minimumSizeHint().height())}, Qt::Vertical);
}

void DockLayouts::reset()
{
    if (const Layout *layout = find(m_current))
        arrange(*layout);
}

void DockLayouts::giveRoom(QDockWidget *dock)
{
    if (dock->isHidden() || dock->isFloating())
        return;
    dock->raise();
    const int wanted = std::min(dock->sizeHint().height(), m_window.height() / 3);
    m_settling.stop(); // the dock just opened takes precedence over the earlier sizes
    if (dock->height() < wanted)
        m_window.resizeDocks({dock}, {wanted}, Qt::Vertical);
}

void DockLayouts::leaveSpareRoom()
{
    for (QDockWidget *dock : docks()) {
        const QList<QDockWidget *> tabs = m_window.tabifiedDockWidgets(dock);
        const bool alone =
            std::none_of(tabs.begin(), tabs.end(), [](const QDockWidget *tab) { return tab->isVisible(); });
        const int wanted = dock->sizeHint().height();
        if (dock->sizePolicy().verticalPolicy() == QSizePolicy::Maximum && dock->isVisible() && !dock->isFloating() &&
            alone && dock->height() > wanted)
            m_window.resizeDocks({dock}, {wanted}, Qt::Vertical);
    }
}

void DockLayouts::restore()
{
    m_pristine = m_window.saveState(stateVersion);
    for (QDockWidget *dock : docks())
        dock->installEventFilter(this);
    m_window.resize(QSize(1440, 900).boundedTo(m_window.screen()->availableSize() * 0.95));
    const Layout *last = find(m_settings.state(QStringLiteral("layout")).toString());
    show(last ? *last : m_layouts.front());
    // Must come last: a hidden window to be maximised keeps a state that is applied again at each resize, which crashes
    // Qt 6.4.
    m_window.restoreGeometry(m_settings.state(QStringLiteral("geometry")).toByteArray());
}

// Height of the bar above or below docks that share a place, which counts towards their size.
int DockLayouts::tabHeight(const QList<QDockWidget *> &others) const
{
    if (others.isEmpty())
        return 0;
    for (const QTabBar *bar : m_window.findChildren<QTabBar *>(Qt::FindDirectChildrenOnly))
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i)
            if (bar->tabText(i) == others.first()->windowTitle())
                return bar->height();
    return 0;
}

void DockLayouts::remember()
{
    if (m_current.isEmpty())
        return;
    m_settings.setState(QStringLiteral("layout"), m_current);
    m_settings.setState(QStringLiteral("geometry"), m_window.saveGeometry());
    // On the way to an arrangement there is none worth storing, unless docks were opened or closed.
    if (m_settling.isActive() && openDocks() == m_open)
        return;
    m_settings.setState(stateName(m_current), m_window.saveState(stateVersion));
    if (m_settling.isActive())
        return;
    QVariantMap sizes;
    for (QDockWidget *dock : docks()) {
        QList<QDockWidget *> group = m_window.tabifiedDockWidgets(dock);
        const int tabs = tabHeight(group);
        group.append(dock);
        for (const QDockWidget *tab : group)
            if (!tab->isFloating() && !tab->visibleRegion().isEmpty())
                sizes.insert(dock->objectName(), tab->size() + QSize(0, tabs));
    }
    if (!sizes.isEmpty())
        m_settings.setState(sizesName(m_current), sizes);
}

} // namespace sinew

#include "moc_dock_layouts.cpp"
