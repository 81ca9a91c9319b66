// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/keys_panel.h"

#include "widgets/curves/commands/cheat_sheet.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/operation_strip.h"
#include "widgets/curves/session/status_label.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/shortcut_scope.h"
#include "widgets/text/elided_label.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

KeysPanel::KeysPanel(CurveSession &session, CurveCommands &commands, QWidget *parent)
    : DockPanel(parent), m_session(session), m_commands(commands), m_strip(new OperationStrip(session)),
      m_counts(new PlainLabel), m_readout(new ElidedLabel), m_status(new StatusLabel), m_forget(new QTimer(this)),
      m_fill(new QAction(this))
{
    m_forget->setObjectName(QStringLiteral("forgetStatus"));
    m_forget->setSingleShot(true);
    m_forget->setInterval(statusMilliseconds);
    connect(m_forget, &QTimer::timeout, this, [this] { say({}); });
    auto *status = new QHBoxLayout;
    status->addWidget(m_counts);
    status->addWidget(m_status, 2);
    status->addWidget(m_readout, 1);
    m_readout->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_readout->hide();
    status->setSpacing(12);
    m_column = new QVBoxLayout(content());
    m_column->setContentsMargins(4, 2, 4, 2);
    m_column->setSpacing(2);
    m_column->addWidget(makeToolBar());
    m_column->addWidget(m_strip);
    m_column->addLayout(status);
    m_sheet = new CheatSheet(commands, this);

    connect(&session, &CurveSession::notified, this, [this](const QString &text) { say(text); });
    connect(&commands, &CurveCommands::refused, this,
            [this](const QString &reason) { say(reason, !reason.isEmpty()); });
    const auto whenVisible = [this, &commands](auto signal, auto run) {
        connect(&commands, signal, this, [this, run] {
            if (answers())
                (this->*run)();
        });
    };
    whenVisible(&CurveCommands::frameAllRequested, &KeysPanel::frameAll);
    whenVisible(&CurveCommands::frameSelectedRequested, &KeysPanel::frameSelected);
    whenVisible(&CurveCommands::frameSequenceRequested, &KeysPanel::frameSequence);
    whenVisible(&CurveCommands::moveRequested, &KeysPanel::startMove);
    whenVisible(&CurveCommands::duplicateRequested, &KeysPanel::startDuplicate);
    whenVisible(&CurveCommands::scaleRequested, &KeysPanel::startScale);
    connect(&commands, &CurveCommands::operationRequested, this, [this](const CurveOperation &operation) {
        if (answers())
            m_strip->open(operation);
    });
    connect(&commands, &CurveCommands::cheatSheetRequested, this, [this] {
        if (answers())
            m_sheet->toggle();
    });
    for (const auto signal :
         {&CurveSession::documentChanged, &CurveSession::tracksChanged, &CurveSession::optionsChanged})
        connect(&session, signal, this, &KeysPanel::refresh);
    connect(&session, &CurveSession::selectionChanged, this, [this] {
        showCounts();
        say({}); // "No key is selected" and so on
    });
    connect(&session, &CurveSession::keysChanged, this, &KeysPanel::showCounts);
    connect(&session, &CurveSession::scopeChanged, this, &KeysPanel::showCounts);
    connect(m_fill, &QAction::triggered, this, &KeysPanel::fillEmptyState);
    connect(&session, &CurveSession::documentChanged, this, &KeysPanel::watchSequence);
    const auto actions = [&commands] {
        std::vector<QAction *> all;
        for (const CurveCommands::Entry &entry : commands.entries())
            all.push_back(entry.action);
        return all;
    };
    new ShortcutScope(this, actions, [&commands](QAction *action) {
        commands.update();
        if (action->isEnabled())
            action->trigger();
        else
            commands.explainDisabled(action);
    });
    watchSequence();
    refresh();
}

void KeysPanel::watchSequence()
{
    disconnect(m_sequenceWatch);
    Document *document = m_session.document();
    m_shownSequence.reset();
    if (document)
        m_sequenceWatch = connect(&document->playback(), &Playback::sequenceChanged, this, &KeysPanel::followSequence);
    followSoon();
}

void KeysPanel::followSoon()
{
    QMetaObject::invokeMethod(this, &KeysPanel::followSequence, Qt::QueuedConnection);
}

void KeysPanel::followSequence()
{
    const Document *document = m_session.document();
    if (!document || !isVisible() || !isShowingContent() || document->playback().sequence() == m_shownSequence)
        return; // a new length is no new sequence; a hidden or empty page follows as soon as it shows keys
    if (m_session.isChoosingAtPointer()) {
        m_shownSequence = document->playback().sequence();
        return;
    }
    // A page behind another tab counts as visible: it follows when its tab is chosen.
    if (visibleRegion().isEmpty())
        return;
    m_shownSequence = document->playback().sequence();
    frameSequence();
}

void KeysPanel::showEvent(QShowEvent *event)
{
    DockPanel::showEvent(event);
    for (QWidget *up = parentWidget(); up; up = up->parentWidget())
        if (auto *dock = qobject_cast<QDockWidget *>(up)) {
            connect(dock, &QDockWidget::visibilityChanged, this, &KeysPanel::followSequence,
                    Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
            connect(dock, &QDockWidget::visibilityChanged, this, &KeysPanel::cancelUnseen, Qt::UniqueConnection);
            break;
        }
    followSoon();
}

void KeysPanel::cancelUnseen(bool visible)
{
    // A page behind another tab is not hidden, but its strip is out of sight.
    if (!visible && !window()->isMinimized())
        m_strip->cancel();
}

void KeysPanel::keyPressEvent(QKeyEvent *event)
{
    // From whatever part has the focus and no use for it.
    if (event->key() == Qt::Key_Escape && m_session.cancelOperation())
        return;
    DockPanel::keyPressEvent(event);
}

bool KeysPanel::answers() const
{
    const KeysPanel *first = nullptr;
    const QWidget *focus = QApplication::focusWidget();
    for (const QWidget *widget : QApplication::allWidgets()) {
        const auto *page = qobject_cast<const KeysPanel *>(widget);
        if (!page || !page->isVisible())
            continue;
        if (focus && page->isAncestorOf(focus))
            return page == this;
        if (!first)
            first = page;
    }
    return first == this;
}

void KeysPanel::setMain(QWidget *main, QWidget *keys)
{
    m_column->insertWidget(2, main, 1);
    setFocusProxy(keys);
}

QWidget *KeysPanel::makeToolBar()
{
    auto *bar = new QToolBar;
    bar->setIconSize(QSize(16, 16));
    bar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    const auto addAll = [&](std::initializer_list<const char *> names) {
        for (const char *name : names)
            bar->addAction(m_commands.find(name));
        bar->addSeparator();
    };
    const auto addMenu = [&](QMenu *menu, const char *icon, const QString &help) {
        connect(menu, &QMenu::aboutToShow, &m_commands, &CurveCommands::update);
        auto *button = new QToolButton;
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(themedIcon(QString::fromLatin1(icon)));
        button->setText(menu->title().remove(u'&'));
        button->setToolTip(help);
        button->setAccessibleName(help);
        bar->addWidget(button);
    };
    addAll({"previousKey", "insertKey", "nextKey", "delete", "duplicate"});
    addAll({"copy", "paste"});
    addMenu(m_commands.groupMenu(CurveCommands::InterpolationGroup), "draw-bezier-curves",
            tr("Interpolation of the tracks"));
    addMenu(m_commands.groupMenu(CurveCommands::Handles), "show-node-handles", tr("Handles of the selected keys"));
    addMenu(m_commands.groupMenu(CurveCommands::Transform), "transform-scale", tr("Move, scale, mirror"));
    addMenu(m_commands.groupMenu(CurveCommands::Tools), "path-simplify", tr("Tools that work on whole animations"));
    addMenu(m_commands.groupMenu(CurveCommands::Select), "edit-select", tr("Select keys"));
    bar->addSeparator();
    addAll({"snapToFrames", "snapToMarkers", "ripple", "proportional"});
    addMenu(m_commands.groupMenu(CurveCommands::Options), "configure", tr("How editing behaves"));
    addMenu(m_commands.groupMenu(CurveCommands::View), "view-visible", tr("Display options"));
    bar->addSeparator();
    addAll({"frameSelected", "frameAll", "frameSequence"});
    bar->addAction(m_commands.find("keyTable"));
    bar->addAction(m_commands.find("cheatSheet"));
    return bar;
}

void KeysPanel::showKeyMenu(const QPoint &globalPosition)
{
    m_commands.update();
    m_commands.contextMenu()->popup(globalPosition);
}

void KeysPanel::refresh()
{
    const bool wasShowing = isShowingContent();
    // A filter that hides everything must stay in reach.
    if (m_session.document() && (!m_session.tracks().empty() || !m_session.filter().isEmpty()))
        showContent();
    else
        showEmptyState();
    if (!wasShowing && isShowingContent())
        followSoon();
    showCounts();
}

void KeysPanel::showEmptyState()
{
    const Document *document = m_session.document();
    setEmptyAction(nullptr);
    if (!document)
        return showEmpty(tr("Open a model to edit its keyframes here."));
    if (!m_session.facet())
        return showEmpty(tr("This format has no curves that can be edited here."));
    const bool selected = !document->selection().isEmpty();
    if (m_session.options().onlySelected && !selected) {
        m_fill->setText(tr("Show all animated objects"));
        setEmptyAction(m_fill);
        return showEmpty(tr("Select an object with animation to see its keys here."));
    }
    if (!m_session.options().showAbsent && canBeAnimated()) {
        m_fill->setText(tr("Show the tracks it could have"));
        setEmptyAction(m_fill);
        return showEmpty(tr("The selection is not animated."));
    }
    if (m_session.options().onlySelected) {
        m_fill->setText(tr("Show all animated objects"));
        setEmptyAction(m_fill);
        return showEmpty(tr("The selection can't be animated."));
    }
    showEmpty(tr("Nothing in this model is animated. Select an object to give it a track."));
}

bool KeysPanel::canBeAnimated() const
{
    const Document &document = *m_session.document();
    const std::vector<NodeId> &nodes = document.selection().nodes();
    return std::any_of(nodes.begin(), nodes.end(),
                       [&](NodeId node) { return !m_session.facet()->channels(document.model(), node).empty(); });
}

void KeysPanel::fillEmptyState()
{
    CurveOptions options = m_session.options();
    if (options.onlySelected && (options.showAbsent || !canBeAnimated())) {
        options.onlySelected = false;
        options.showAbsent = false;
    } else {
        options.showAbsent = true;
    }
    m_session.setOptions(options);
    if (m_session.sequenceRange())
        frameSequence();
    else
        frameAll();
    setFocus(Qt::OtherFocusReason); // the button that had it is gone
}

void KeysPanel::showCounts()
{
    if (!m_session.document()) {
        m_counts->clear();
        return;
    }
    std::size_t keys = 0, selected = 0;
    for (const ShownTrack &track : m_session.tracks()) {
        keys += m_session.keysInScope(track);
        const KeyMarks &marks = m_session.document()->keySelection().marks(track.address());
        selected += std::size_t(
            std::count_if(marks.begin(), marks.end(), [](const KeyMark &mark) { return mark.selected != 0; }));
    }
    m_counts->setText(
        (m_session.options().allSequences
             ? tr("All sequences: %1 of %2 keys selected in %n tracks", nullptr, int(m_session.tracks().size()))
             : tr("%1 of %2 keys selected in %n tracks", nullptr, int(m_session.tracks().size())))
            .arg(selected)
            .arg(keys));
}

void KeysPanel::say(const QString &text, bool refused)
{
    m_status->say(text, refused);
    shareStatusLine();
    if (text.isEmpty())
        m_forget->stop();
    else
        m_forget->start();
}

void KeysPanel::showReadout(const QString &text)
{
    m_readout->setText(text);
    m_readout->setToolTip(text);
    shareStatusLine();
}

void KeysPanel::shareStatusLine()
{
    const auto widthOf = [](const QLabel *label) { return label->fontMetrics().horizontalAdvance(label->text()); };
    const int gaps = 48, room = width() - m_counts->sizeHint().width() - gaps;
    const bool isTight = !m_status->text().isEmpty() && widthOf(m_status) + widthOf(m_readout) > room;
    m_readout->setVisible(!m_readout->text().isEmpty() && !isTight);
}

void KeysPanel::resizeEvent(QResizeEvent *event)
{
    shareStatusLine();
    DockPanel::resizeEvent(event);
}

QString KeysPanel::statusText() const
{
    return m_status->text();
}

void KeysPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        say({});
    DockPanel::changeEvent(event);
}

} // namespace sinew

#include "moc_keys_panel.cpp"
