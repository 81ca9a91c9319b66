// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/curve_page.h"

#include "widgets/curves/channel_tree.h"
#include "widgets/curves/cheat_sheet.h"
#include "widgets/curves/curve_commands.h"
#include "widgets/curves/curve_ruler.h"
#include "widgets/curves/graph_view.h"
#include "widgets/curves/key_table.h"
#include "widgets/curves/operation_strip.h"
#include "widgets/curves/shortcut_scope.h"
#include "widgets/object_icons.h"
#include "widgets/properties/panel_colours.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace sinew {

CurvePage::CurvePage(CurveSession &session, CurveCommands &commands, QWidget *parent)
    : DockPage(parent), m_session(session), m_commands(commands), m_tree(new ChannelTree(session)), m_ruler(new CurveRuler(session)),
      m_graph(new GraphView(session)), m_table(new KeyTable(session)), m_strip(new OperationStrip(session)), m_splitter(new QSplitter),
      m_counts(new QLabel), m_told(new QLabel), m_fill(new QAction(this))
{
    auto *middle = new QWidget;
    auto *graphColumn = new QVBoxLayout(middle);
    graphColumn->setContentsMargins(0, 0, 0, 0);
    graphColumn->setSpacing(0);
    graphColumn->addWidget(m_ruler);
    graphColumn->addWidget(m_graph, 1);
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(middle);
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({400, 760, 320});
    m_splitter->setChildrenCollapsible(false);
    m_table->hide();
    auto *status = new QHBoxLayout;
    status->addWidget(m_counts);
    status->addWidget(m_told, 1);
    m_told->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_told->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(2);
    column->addWidget(makeToolBar());
    column->addWidget(m_strip);
    column->addWidget(m_splitter, 1);
    column->addLayout(status);
    m_sheet = new CheatSheet(commands, this);

    connect(&session, &CurveSession::told, this, [this](const QString &text) { say(text, false); });
    const auto refused = [this](const QString &reason) { say(reason, !reason.isEmpty()); };
    connect(m_tree, &ChannelTree::refused, this, refused);
    connect(m_table, &KeyTable::refused, this, refused);
    connect(&commands, &CurveCommands::refused, this, refused);
    connect(&commands, &CurveCommands::operationRequested, m_strip, &OperationStrip::open);
    connect(m_strip, &OperationStrip::closed, m_graph, qOverload<>(&QWidget::setFocus));
    connect(&commands, &CurveCommands::frameAllRequested, m_graph, &GraphView::frameAll);
    connect(&commands, &CurveCommands::frameSelectedRequested, m_graph, &GraphView::frameSelected);
    connect(&commands, &CurveCommands::frameSequenceRequested, m_graph, &GraphView::frameSequence);
    connect(&commands, &CurveCommands::frameValuesRequested, m_graph, &GraphView::frameValues);
    connect(&commands, &CurveCommands::moveRequested, m_graph, [this] {
        m_graph->setFocus();
        m_graph->startMove();
    });
    connect(&commands, &CurveCommands::scaleRequested, m_graph, [this] {
        m_graph->setFocus();
        m_graph->startScale();
    });
    connect(&commands, &CurveCommands::regionBoxToggled, m_graph, &GraphView::setShowRegionBox);
    connect(&commands, &CurveCommands::lassoToggled, m_graph,
            [this](bool on) { m_graph->setSelectTool(on ? GraphView::SelectTool::Lasso : GraphView::SelectTool::Box); });
    connect(m_graph, &GraphView::toolsChanged, this, [this] { m_commands.find("regionBox")->setChecked(m_graph->showsRegionBox()); });
    connect(&commands, &CurveCommands::tableToggled, m_table, &QWidget::setVisible);
    connect(&commands, &CurveCommands::cheatSheetRequested, m_sheet, &CheatSheet::toggle);
    connect(m_graph, &GraphView::contextMenuRequested, this, [this](const QPoint &position) {
        m_commands.update();
        m_commands.contextMenu()->popup(position);
    });
    m_tree->setMenuFiller([this](QMenu *menu) {
        m_commands.update();
        for (const CurveCommands::Group group : {CurveCommands::InterpolationGroup, CurveCommands::Tools})
            menu->addMenu(m_commands.groupMenu(group));
        menu->addAction(m_commands.find("insertKey"));
        menu->addAction(m_commands.find("paste"));
    });
    connect(m_ruler, &CurveRuler::frameRequested, this, [this](double first, double last) { m_session.axis().frame(first, last, m_graph->width()); });
    for (const auto signal : {&CurveSession::documentChanged, &CurveSession::tracksChanged, &CurveSession::optionsChanged})
        connect(&session, signal, this, &CurvePage::refresh);
    connect(&session, &CurveSession::selectionChanged, this, &CurvePage::showCounts);
    connect(&session, &CurveSession::keysChanged, this, &CurvePage::showCounts);
    connect(m_fill, &QAction::triggered, this, &CurvePage::fillEmptyState);
    new ShortcutScope(this, commands);
    setFocusProxy(m_graph);
    refresh();
}

QToolBar *CurvePage::makeToolBar()
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
    addMenu(m_commands.groupMenu(CurveCommands::InterpolationGroup), "draw-bezier-curves", tr("Interpolation of the tracks"));
    addMenu(m_commands.groupMenu(CurveCommands::Handles), "show-node-handles", tr("Handles of the selected keys"));
    addMenu(m_commands.groupMenu(CurveCommands::Transform), "transform-scale", tr("Move, scale, mirror"));
    addMenu(m_commands.groupMenu(CurveCommands::Tools), "path-simplify", tr("Tools for whole animations"));
    addMenu(m_commands.groupMenu(CurveCommands::Select), "edit-select", tr("Select keys"));
    bar->addSeparator();
    addAll({"snapToFrames", "snapToMarkers", "ripple", "proportional"});
    addMenu(m_commands.groupMenu(CurveCommands::Options), "configure", tr("How editing behaves"));
    addMenu(m_commands.groupMenu(CurveCommands::View), "view-visible", tr("What is shown, and how"));
    bar->addSeparator();
    addAll({"frameSelected", "frameAll", "frameSequence"});
    bar->addAction(m_commands.find("keyTable"));
    bar->addAction(m_commands.find("cheatSheet"));
    return bar;
}

void CurvePage::refresh()
{
    // A filter that leaves nothing must stay in reach.
    if (m_session.document() && (!m_session.tracks().empty() || !m_session.filter().isEmpty()))
        showContent();
    else
        showEmptyState();
    showCounts();
}

void CurvePage::showEmptyState()
{
    const Document *document = m_session.document();
    setEmptyAction(nullptr);
    if (!document)
        return showEmpty(tr("Open a model to edit its animation curves here."));
    if (!m_session.facet())
        return showEmpty(tr("This format has no curves that can be edited here."));
    const bool selected = !document->selection().isEmpty();
    if (m_session.options().onlySelected && !selected) {
        m_fill->setText(tr("Show all animated objects"));
        setEmptyAction(m_fill);
        return showEmpty(tr("Select an object with animation to see its curves here."));
    }
    if (!m_session.options().showAbsent && selected) {
        m_fill->setText(tr("Show the tracks it could have"));
        setEmptyAction(m_fill);
        return showEmpty(tr("What is selected is not animated."));
    }
    if (m_session.options().onlySelected) {
        m_fill->setText(tr("Show all animated objects"));
        setEmptyAction(m_fill);
        return showEmpty(tr("What is selected can't be animated."));
    }
    showEmpty(tr("Nothing in this model is animated. Select an object to give it a track."));
}

void CurvePage::fillEmptyState()
{
    CurveOptions options = m_session.options();
    if (options.onlySelected && (m_session.document()->selection().isEmpty() || options.showAbsent))
        options.onlySelected = false;
    else
        options.showAbsent = true;
    m_session.setOptions(options);
    m_graph->frameAll();
}

void CurvePage::showCounts()
{
    if (!m_session.document()) {
        m_counts->clear();
        return;
    }
    std::size_t keys = 0;
    for (const ShownTrack &track : m_session.tracks())
        keys += m_session.curve(track).size();
    m_counts->setText(tr("%1 of %2 keys selected in %n tracks", nullptr, int(m_session.tracks().size()))
                          .arg(m_session.document()->keySelection().selectedKeys())
                          .arg(keys));
}

void CurvePage::say(const QString &text, bool refused)
{
    QPalette colours = palette();
    if (refused)
        colours.setColor(QPalette::WindowText, refusedColour(colours));
    m_told->setPalette(colours);
    m_told->setText(text);
    m_told->setToolTip(text);
}

QString CurvePage::statusText() const
{
    return m_told->text();
}

void CurvePage::showTrack(const Address &track)
{
    if (!m_session.document())
        return;
    if (m_session.trackOf(track) < 0)
        m_tree->filter()->clear();
    if (m_session.trackOf(track) < 0)
        m_session.document()->selection().select(track.node);
    if (m_session.trackOf(track) < 0) {
        CurveOptions options = m_session.options();
        options.showAbsent = true;
        m_session.setOptions(options);
    }
    m_session.setActiveTracks({track});
    m_graph->frameAll();
    m_graph->setFocus();
}

QByteArray CurvePage::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_splitter->saveState() << m_commands.find("keyTable")->isChecked();
    return state;
}

void CurvePage::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    QByteArray sizes;
    bool table = false;
    stream >> sizes >> table;
    if (stream.status() != QDataStream::Ok)
        return;
    m_splitter->restoreState(sizes);
    m_commands.find("keyTable")->setChecked(table);
    m_table->setVisible(table);
}

void CurvePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        say({}, false);
    DockPage::changeEvent(event);
}

} // namespace sinew
