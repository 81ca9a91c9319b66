// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/curve_panel.h"

#include "widgets/curves/channels/channel_tree.h"
#include "widgets/curves/commands/curve_commands.h"
#include "widgets/curves/commands/operation_strip.h"
#include "widgets/curves/graph/graph_view.h"
#include "widgets/curves/graph/rotation_hint.h"
#include "widgets/curves/keys/key_table.h"
#include "widgets/curves/session/curve_ruler.h"

#include <QApplication>
#include <QIODevice>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QVBoxLayout>

namespace sinew {

CurvePanel::CurvePanel(CurveSession &session, CurveCommands &commands, QWidget *parent)
    : KeysPanel(session, commands, parent), m_tree(new ChannelTree(session)), m_ruler(new CurveRuler(session)),
      m_graph(new GraphView(session)), m_table(new KeyTable(session)), m_splitter(new QSplitter)
{
    auto *middle = new QWidget;
    auto *graphColumn = new QVBoxLayout(middle);
    graphColumn->setContentsMargins(0, 0, 0, 0);
    graphColumn->setSpacing(0);
    graphColumn->addWidget(m_ruler);
    graphColumn->addWidget(new RotationHint(session));
    graphColumn->addWidget(m_graph, 1);
    m_splitter->addWidget(m_tree);
    m_splitter->addWidget(middle);
    m_splitter->addWidget(m_table);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setSizes({470, 760, 320});
    m_splitter->setChildrenCollapsible(false);
    m_table->hide();
    setMain(m_splitter, m_graph);

    const auto refused = [this](const QString &reason) { say(reason, !reason.isEmpty()); };
    connect(m_tree, &ChannelTree::refused, this, refused);
    connect(m_table, &KeyTable::refused, this, refused);
    connect(strip(), &OperationStrip::closed, m_graph, [this] {
        if (strip()->isAncestorOf(QApplication::focusWidget()))
            m_graph->setFocus();
    });
    connect(&commands, &CurveCommands::frameValuesRequested, m_graph, &GraphView::frameValues);
    connect(&commands, &CurveCommands::regionBoxToggled, m_graph, &GraphView::setShowRegionBox);
    connect(&commands, &CurveCommands::lassoToggled, m_graph, [this](bool on) {
        m_graph->setSelectTool(on ? GraphView::SelectTool::Lasso : GraphView::SelectTool::Box);
    });
    connect(m_graph, &GraphView::toolsChanged, this,
            [this] { this->commands().find("regionBox")->setChecked(m_graph->showsRegionBox()); });
    connect(&commands, &CurveCommands::tableToggled, m_table, &QWidget::setVisible);
    connect(m_graph, &GraphView::readoutChanged, this, &CurvePanel::showReadout);
    connect(m_graph, &GraphView::contextMenuRequested, this, &CurvePanel::showKeyMenu);
    m_tree->setMenuFiller([this](QMenu *menu) {
        CurveCommands &all = this->commands();
        all.update();
        for (const CurveCommands::Group group : {CurveCommands::InterpolationGroup, CurveCommands::Tools})
            menu->addMenu(all.groupMenu(group));
        menu->addAction(all.find("insertKey"));
        menu->addAction(all.find("paste"));
    });
    connect(m_ruler, &CurveRuler::frameRequested, this,
            [this](double first, double last) { this->session().axis().frame(first, last, m_graph->width()); });
    setFocusProxy(m_graph);
}

void CurvePanel::frameAll()
{
    m_graph->frameAll();
}

void CurvePanel::frameSelected()
{
    m_graph->frameSelected();
}

void CurvePanel::frameSequence()
{
    m_graph->frameSequence();
}

void CurvePanel::startMove()
{
    m_graph->setFocus();
    m_graph->startMove();
}

void CurvePanel::startDuplicate()
{
    m_graph->setFocus();
    m_graph->startDuplicate();
}

void CurvePanel::startScale()
{
    m_graph->setFocus();
    m_graph->startScale();
}

void CurvePanel::showTrack(const Address &track)
{
    if (!session().document())
        return;
    if (session().trackOf(track) < 0)
        m_tree->filter()->clear();
    if (session().trackOf(track) < 0)
        session().document()->selection().select(track.node);
    if (session().trackOf(track) < 0) {
        CurveOptions options = session().options();
        options.showAbsent = true;
        session().setOptions(options);
    }
    session().setActiveTracks({track});
    m_graph->frameAll();
    m_graph->setFocus();
}

QByteArray CurvePanel::saveState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << m_splitter->saveState() << commands().find("keyTable")->isChecked();
    return state;
}

void CurvePanel::restoreState(const QByteArray &state)
{
    QDataStream stream(state);
    QByteArray sizes;
    bool table = false;
    stream >> sizes >> table;
    if (stream.status() != QDataStream::Ok)
        return;
    m_splitter->restoreState(sizes);
    commands().find("keyTable")->setChecked(table);
    m_table->setVisible(table);
}

} // namespace sinew

#include "moc_curve_panel.cpp"
