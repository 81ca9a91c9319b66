// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/soak/window_user.h"

#include "core/model/walk.h"
#include "core/schema/struct_info.h"
#include "editor/window/main_window.h"
#include "tests/soak/soak_log.h"
#include "viewport/view/viewport_widget.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>
#include <QWhatsThis>

namespace sinew::test {
namespace {

/// Every object of a model, in the file's order.
std::vector<NodeId> objectsOf(const Model &model)
{
    std::vector<NodeId> objects;
    walkFields(model, [&](const Address &, const FieldInfo &field, const void *data, const void *) {
        if (field.type->kind == Kind::List)
            for (const NodeId id : field.type->list->ids(const_cast<void *>(data)))
                objects.push_back(id);
    });
    return objects;
}

/// A widget that accepts drops: for an item view, its own viewport does.
QList<QWidget *> dropTargets(const QWidget &window)
{
    QList<QWidget *> targets = window.findChildren<QWidget *>();
    targets.removeIf([](const QWidget *widget) { return !widget->isVisible() || !widget->acceptDrops(); });
    return targets;
}

} // namespace

WindowUser::WindowUser(MainWindow &window, SoakLog &log, std::uint32_t seed)
    : m_window(window), m_log(log), m_seed(seed), m_gestures(log), m_popups(log, m_gestures, m_avoided)
{
    m_window.installEventFilter(this);
}

bool WindowUser::eventFilter(QObject *, QEvent *event)
{
    if (event->type() != QEvent::Close)
        return false;
    event->ignore();
    return true;
}

void WindowUser::step(int number)
{
    m_choices = SoakChoices(m_seed, std::uint32_t(number));
    m_popups.begin(m_choices);
    Document *document = m_window.documents().current();
    const int kind = m_choices.below(24);
    if (kind < 6 || !document)
        triggerAction();
    else if (kind < 8)
        openMenu();
    else if (kind < 16)
        useDock();
    else if (kind < 18)
        showDock();
    else if (kind < 20)
        selectObjects(*document);
    else if (kind < 22)
        travel(*document);
    else if (kind < 23)
        moveInView();
    else
        dropSomething(*document);
    m_popups.end();
    QWhatsThis::leaveWhatsThisMode();
}

void WindowUser::triggerAction()
{
    QList<QAction *> actions = m_window.findChildren<QAction *>();
    actions.removeIf([this](const QAction *action) {
        return !action->isEnabled() || !action->isVisible() || action->isSeparator() || action->menu() ||
               m_avoided.contains(action->objectName());
    });
    QAction *action = m_choices.any(actions);
    m_log.add(QStringLiteral("action %1 “%2”").arg(action->objectName(), action->text()));
    action->trigger();
    // For example the name of an object, or a cell of a table.
    auto *editor = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    if (editor && editor->parentWidget() && qobject_cast<QAbstractItemView *>(editor->parentWidget()->parentWidget()))
        m_gestures.typeInto(editor, m_choices.text(), m_choices);
}

void WindowUser::openMenu()
{
    QList<QMenu *> menus = m_window.findChildren<QMenu *>();
    menus.removeIf([](const QMenu *menu) { return !menu->isEnabled(); });
    QMenu *menu = m_choices.any(menus);
    m_log.add(QStringLiteral("menu “%1”").arg(menu->title()));
    menu->popup(m_window.mapToGlobal(QPoint(10, 10)));
}

void WindowUser::useDock()
{
    QList<QWidget *> places;
    for (QDockWidget *dock : m_window.findChildren<QDockWidget *>())
        if (!dock->visibleRegion().isEmpty() && dock->widget())
            places << dock->widget();
    places << m_window.centralWidget();
    QWidget *place = m_choices.any(places);
    QList<QWidget *> usable = WidgetGestures::usableIn(*place);
    usable.removeIf([this](const QWidget *widget) { return m_window.viewport().isAncestorOf(widget); });
    if (!usable.isEmpty())
        m_gestures.use(*m_choices.any(usable), m_choices);
}

void WindowUser::showDock()
{
    QDockWidget *dock = m_choices.any(m_window.findChildren<QDockWidget *>());
    m_log.add(QStringLiteral("show ") + dock->objectName());
    dock->show();
    dock->raise();
}

void WindowUser::selectObjects(Document &document)
{
    const std::vector<NodeId> objects = objectsOf(document.model());
    std::vector<NodeId> chosen;
    for (int count = m_choices.oneIn(3) ? 1 + m_choices.below(5) : 1; count > 0 && !objects.empty(); --count)
        chosen.push_back(m_choices.any(objects));
    m_log.add(
        QStringLiteral("select %1 objects, the last is %2").arg(chosen.size()).arg(chosen.empty() ? 0 : chosen.back()));
    document.selection().set(chosen);
}

void WindowUser::travel(Document &document)
{
    const int index = m_choices.below(std::size_t(document.historyCount()) + 1);
    switch (m_choices.below(3)) {
    case 0:
        m_log.add(QStringLiteral("undo"));
        return document.undo();
    case 1:
        m_log.add(QStringLiteral("redo"));
        return document.redo();
    default:
        m_log.add(QStringLiteral("go to %1 of %2").arg(index).arg(document.historyCount()));
        document.goTo(index);
    }
}

void WindowUser::moveInView()
{
    TransformController &transform = m_window.viewport().transform();
    const QSizeF size = m_window.viewport().size();
    const auto anywhere = [&] {
        return QPointF(m_choices.below(std::size_t(size.width()) + 1), m_choices.below(std::size_t(size.height()) + 1));
    };
    constexpr EditTool tools[] = {EditTool::Move, EditTool::Rotate, EditTool::Scale};
    m_log.add(QStringLiteral("gesture in the view"));
    if (!transform.isActive() && !transform.start(m_choices.any(tools), anywhere(), size))
        return;
    for (int moves = 1 + m_choices.below(4); moves > 0; --moves) {
        const QPointF at = anywhere();
        transform.mouseEvent(QMouseEvent(QEvent::MouseMove, at, at, Qt::NoButton, Qt::NoButton, Qt::NoModifier), size);
    }
    constexpr Qt::Key keys[] = {Qt::Key_X, Qt::Key_Y, Qt::Key_Z, Qt::Key_4, Qt::Key_Minus, Qt::Key_Backspace};
    for (int count = m_choices.below(3); count > 0 && transform.isActive(); --count) {
        const Qt::Key key = m_choices.any(keys);
        transform.keyEvent(QKeyEvent(QEvent::KeyPress, key, Qt::NoModifier, QString(QChar(char16_t(key)))));
    }
    if (transform.isActive() && !m_choices.oneIn(4))
        m_choices.oneIn(4) ? transform.cancel() : transform.finish();
}

void WindowUser::dropSomething(Document &document)
{
    const QList<QWidget *> targets = dropTargets(m_window);
    if (targets.isEmpty())
        return;
    QWidget *target = m_choices.any(targets);
    if (m_choices.oneIn(3)) {
        const QDir folder = QFileInfo(document.path()).dir();
        // Models would be opened in further tabs.
        const QStringList pictures = folder.entryList(
            {QStringLiteral("*.blp"), QStringLiteral("*.tga"), QStringLiteral("*.dds")}, QDir::Files, QDir::Name);
        QMimeData data;
        if (!pictures.isEmpty())
            data.setUrls({QUrl::fromLocalFile(folder.filePath(m_choices.any(pictures)))});
        return m_gestures.drop(target, data, m_choices);
    }
    QList<QAbstractItemView *> views = m_window.findChildren<QAbstractItemView *>();
    views.removeIf([](const QAbstractItemView *view) {
        return !view->isVisible() || !view->selectionModel() || view->selectionModel()->selectedIndexes().isEmpty();
    });
    if (views.isEmpty())
        return;
    const QAbstractItemView *source = m_choices.any(views);
    const std::unique_ptr<QMimeData> data(source->model()->mimeData(source->selectionModel()->selectedIndexes()));
    if (data)
        m_gestures.drop(target, *data, m_choices);
}

} // namespace sinew::test
