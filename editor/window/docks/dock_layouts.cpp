// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/docks/dock_layouts.h"

#include "editor/settings/settings.h"
#include "editor/window/docks/dock_tabs.h"

#include <QDockWidget>
#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScreen>

#include <algorithm>
#include <cmath>

namespace sinew {

namespace {

/// Raised when docks are added or renamed, so that the state of an older program is not half applied.
constexpr int stateVersion = 8;
/// The window that the sizes of the layouts are meant for.
constexpr QSize usualSize(1440, 900);
/// Panels wider than this many times their usual width are mostly empty.
constexpr double mostStretch = 1.5;

} // namespace

DockLayouts::DockLayouts(QMainWindow &window, Settings &settings, std::vector<Layout> layouts)
    : QObject(&window), m_window(window), m_settings(settings), m_layouts(std::move(layouts))
{
    // For 150 ms after restoring a state, QMainWindow returns to it whenever it lays out the docks again.
    m_settling.setInterval(200);
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this, [this] {
        m_window.layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
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
    // On the way to an arrangement docks briefly need much more room than in it; the window would grow and stay large.
    m_window.layout()->setSizeConstraint(QLayout::SetNoConstraint);
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
    for (const Layout::Move &move : layout.moves) {
        QDockWidget *dock = this->dock(move.dock), *other = this->dock(move.other);
        if (!dock || !other)
            continue;
        m_window.removeDockWidget(dock);
        if (move.relation == Layout::Move::TabOf)
            m_window.tabifyDockWidget(other, dock);
        else
            m_window.splitDockWidget(other, dock, Qt::Horizontal);
        dock->setVisible(layout.shown.contains(move.dock));
    }
    for (const QString &name : layout.shown)
        if (QDockWidget *dock = this->dock(name))
            dock->raise();
    QMap<QString, int> heights;
    for (const QDockWidget *dock : docks()) {
        const auto height = layout.heights.find(dock->objectName());
        if (height == layout.heights.end())
            continue;
        // Docks that don't grow leave spare room to the others.
        const bool grows = dock->sizePolicy().verticalPolicy() != QSizePolicy::Maximum;
        heights.insert(dock->objectName(),
                       grows ? int(std::lround(*height * m_window.height() / double(usualSize.height())))
                             : std::min(*height, dock->sizeHint().height()));
    }
    QMap<QString, int> widths = layout.widths;
    const double stretch = std::clamp(m_window.width() / double(usualSize.width()), 1.0, mostStretch);
    for (int &width : widths)
        width = int(std::lround(width * stretch));
    resize(widths, Qt::Horizontal);
    resize(heights, Qt::Vertical);
    settle(widths, heights);
}

QList<QDockWidget *> DockLayouts::docks() const
{
    return m_window.findChildren<QDockWidget *>(Qt::FindDirectChildrenOnly);
}

QDockWidget *DockLayouts::dock(const QString &name) const
{
    return m_window.findChild<QDockWidget *>(name, Qt::FindDirectChildrenOnly);
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
    if (!dock->isVisible() || dock->isFloating())
        return;
    const int missing = std::max(dock->minimumSizeHint().height() - dock->height(), 0);
    m_window.resizeDocks({dock}, {placeHeight(m_window, *dock) + missing}, Qt::Vertical);
}

void DockLayouts::reset()
{
    if (const Layout *layout = find(m_current)) {
        m_window.layout()->setSizeConstraint(QLayout::SetNoConstraint);
        arrange(*layout);
    }
}

void DockLayouts::giveRoom(QDockWidget *dock)
{
    if (dock->isHidden() || dock->isFloating())
        return;
    dock->raise();
    const int wanted = std::min(dock->sizeHint().height(), m_window.height() / 3);
    // The dock just opened takes precedence over the earlier sizes.
    m_settling.stop();
    m_window.layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
    if (dock->height() < wanted)
        m_window.resizeDocks({dock}, {placeHeight(m_window, *dock) + wanted - dock->height()}, Qt::Vertical);
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

QSize DockLayouts::firstSize(QSize available)
{
    return usualSize.expandedTo(available * 0.8).boundedTo(available * 0.95);
}

void DockLayouts::restore()
{
    m_pristine = m_window.saveState(stateVersion);
    for (QDockWidget *dock : docks())
        dock->installEventFilter(this);
    m_window.resize(firstSize(m_window.screen()->availableSize()));
    const Layout *last = find(m_settings.state(QStringLiteral("layout")).toString());
    show(last ? *last : m_layouts.front());
    // Must come last: a hidden window to be maximised keeps a state that is applied again at each resize, which crashes
    // Qt 6.4.
    m_window.restoreGeometry(m_settings.state(QStringLiteral("geometry")).toByteArray());
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
        group.append(dock);
        for (QDockWidget *tab : group)
            if (!tab->isFloating() && !tab->visibleRegion().isEmpty())
                sizes.insert(dock->objectName(), QSize(tab->width(), placeHeight(m_window, *tab)));
    }
    if (!sizes.isEmpty())
        m_settings.setState(sizesName(m_current), sizes);
}

} // namespace sinew

#include "moc_dock_layouts.cpp"
