// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/curves/channels/channel_tree.h"

#include "core/curves/playhead/playhead_keys.h"
#include "core/text/translated.h"
#include "widgets/curves/channels/channel_view.h"
#include "widgets/curves/session/key_picks.h"
#include "widgets/curves/session/track_edits.h"
#include "widgets/shared/object_icons.h"
#include "widgets/text/list_hint.h"
#include "widgets/text/search_field.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <unordered_set>

namespace sinew {

ChannelTree::ChannelTree(CurveSession &session, QWidget *parent)
    : QWidget(parent), m_session(session), m_model(new ChannelModel(session, this)),
      m_view(new ChannelView(*m_model, this)), m_filter(new SearchField(this)), m_onlySelected(new QToolButton(this)),
      m_absent(new QToolButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *line = new QHBoxLayout;
    line->setSpacing(2);
    m_filter->setPlaceholderText(tr("Filter tracks"));
    m_filter->setAccessibleName(m_filter->placeholderText());
    line->addWidget(m_filter, 1);
    const auto prepare = [&](QToolButton *button, const char *icon, const QString &text, const QString &help) {
        button->setCheckable(true);
        button->setAutoRaise(true);
        button->setIcon(themedIcon(QString::fromLatin1(icon)));
        button->setText(text);
        button->setToolTip(help);
        button->setAccessibleName(text);
        line->addWidget(button);
    };
    prepare(m_onlySelected, "edit-select", tr("Only selected"),
            tr("List only tracks of selected objects and pinned tracks"));
    prepare(m_absent, "keyframe-add", tr("Absent tracks"), tr("Also list tracks that the selected objects could have"));
    column->addLayout(line);
    column->addWidget(m_view, 1);
    m_view->setAccessibleName(tr("Tracks"));
    setFocusProxy(m_view);

    connect(m_filter, &QLineEdit::textChanged, &session, &CurveSession::setFilter);
    connect(m_onlySelected, &QToolButton::toggled, this, [this](bool on) {
        CurveOptions options = m_session.options();
        options.onlySelected = on;
        m_session.setOptions(options);
    });
    connect(m_absent, &QToolButton::toggled, this, [this](bool on) {
        CurveOptions options = m_session.options();
        options.showAbsent = on;
        m_session.setOptions(options);
    });
    const auto showOptions = [this] {
        m_onlySelected->setChecked(m_session.options().onlySelected);
        m_absent->setChecked(m_session.options().showAbsent);
    };
    connect(&session, &CurveSession::optionsChanged, this, showOptions);
    showOptions();
    auto *noHits = new ListHint(m_view);
    const auto showHits = [this, noHits] {
        const bool none = m_session.tracks().empty() && !m_session.filter().isEmpty();
        noHits->setText(none ? tr("No track matches “%1”.").arg(m_session.filter()) : QString());
    };
    connect(&session, &CurveSession::tracksChanged, this, showHits);
    for (const auto signal : {&CurveSession::keysChanged, &CurveSession::playheadChanged, &CurveSession::statesChanged,
                              &CurveSession::scopeChanged, &CurveSession::optionsChanged})
        connect(&session, signal, m_view->viewport(), qOverload<>(&QWidget::update));
    connect(&session, &CurveSession::activeTracksChanged, this, &ChannelTree::showActive);
    connect(m_model, &ChannelModel::refused, this, &ChannelTree::refused);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        restoreExpansion();
        showActive();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ChannelTree::takeSelection);
    connect(m_view, &ChannelView::diamondClicked, this, &ChannelTree::toggleKeysOf);
    connect(m_view, &QWidget::customContextMenuRequested, this, &ChannelTree::showMenu);
    connect(m_view, &QAbstractItemView::doubleClicked, this, &ChannelTree::activate);
    const auto nameOf = [this](const QModelIndex &index) {
        return m_model->item(index).track >= 0 ? m_model->tracksOf(index).front() : Address{m_model->objectOf(index)};
    };
    connect(m_view, &QTreeView::collapsed, this, [this, nameOf](const QModelIndex &index) {
        if (!m_syncing) {
            m_collapsed.insert(nameOf(index));
            m_expanded.erase(nameOf(index));
        }
    });
    connect(m_view, &QTreeView::expanded, this, [this, nameOf](const QModelIndex &index) {
        if (!m_syncing) {
            m_expanded.insert(nameOf(index));
            m_collapsed.erase(nameOf(index));
        }
    });
    connect(&session, &CurveSession::documentChanged, this, [this] {
        m_collapsed.clear();
        m_expanded.clear();
        m_session.setActiveTracks({}); // those with the same addresses are other tracks
        restoreExpansion();
    });
    restoreExpansion();
}

bool ChannelTree::notify(const Status &status)
{
    Q_EMIT refused(status ? QString() : translated(status.error().message));
    return bool(status);
}

void ChannelTree::restoreExpansion()
{
    const QScopedValueRollback syncing(m_syncing, true);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex object = m_model->index(row, 0);
        m_view->setExpanded(object, !m_collapsed.contains(Address{m_model->objectOf(object)}));
    }
    for (const Address &track : m_expanded)
        if (const int row = m_session.trackOf(track); row >= 0)
            m_view->setExpanded(m_model->indexOf(row), true);
}

void ChannelTree::showActive()
{
    if (m_syncing)
        return;
    const QScopedValueRollback syncing(m_syncing, true);
    QItemSelection selection;
    QModelIndex last;
    for (const Address &track : m_session.activeTracks())
        if (last = m_model->indexOf(m_session.trackOf(track)); last.isValid())
            selection.select(last, last.siblingAtColumn(ChannelModel::ColumnCount - 1));
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (last.isValid()) {
        m_view->selectionModel()->setCurrentIndex(last, QItemSelectionModel::NoUpdate);
        m_view->scrollTo(last);
    }
}

void ChannelTree::takeSelection()
{
    if (m_syncing)
        return;
    const QScopedValueRollback syncing(m_syncing, true);
    std::vector<Address> tracks;
    std::unordered_set<NodeId> knownObjects;
    std::vector<NodeId> objects;
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    // The current row goes last, so that it becomes the current track.
    const QModelIndex current = m_view->currentIndex().siblingAtColumn(0);
    if (const qsizetype place = rows.indexOf(current); place >= 0)
        rows.move(place, rows.size() - 1);
    for (const QModelIndex &row : rows) {
        if (const NodeId node = m_model->objectOf(row); knownObjects.insert(node).second)
            objects.push_back(node);
        const std::vector<Address> ofRow = m_model->tracksOf(row);
        tracks.insert(tracks.end(), ofRow.begin(), ofRow.end());
    }
    // Of a track with several selected rows the last one counts.
    std::unordered_set<Address> known;
    const auto first = std::remove_if(tracks.rbegin(), tracks.rend(),
                                      [&](const Address &track) { return !known.insert(track).second; });
    tracks.erase(tracks.begin(), first.base());
    m_session.setActiveTracks(std::move(tracks));
    // If only the selected objects are listed, the others would vanish under the pointer.
    if (!m_session.options().onlySelected && !objects.empty())
        m_session.document()->selection().set(std::move(objects));
}

std::vector<Address> ChannelTree::chosen(bool present) const
{
    std::vector<Address> tracks;
    for (const Address &track : m_session.activeTracks())
        if (const int row = m_session.trackOf(track);
            row >= 0 && m_session.tracks()[std::size_t(row)].channel.present == present)
            tracks.push_back(track);
    return tracks;
}

void ChannelTree::addTracks()
{
    if (const std::vector<Address> tracks = chosen(false); !tracks.empty())
        notify(sinew::addTracks(m_session, tracks));
}

void ChannelTree::removeTracks()
{
    if (const std::vector<Address> tracks = chosen(true); !tracks.empty())
        notify(sinew::removeTracks(m_session, tracks));
}

void ChannelTree::selectAllKeys()
{
    changePicks(m_session, [this](PickTracks &tracks) {
        const std::vector<Address> addresses = chosen(true);
        pickTracksOnly(tracks, {addresses.begin(), addresses.end()});
    });
}

void ChannelTree::toggleKeysOf(const QModelIndex &index)
{
    const bool object = m_model->item(index).track < 0;
    std::vector<Address> tracks;
    bool all = true;
    for (const Address &track : m_model->tracksOf(index)) {
        const ShownTrack &shown = m_session.tracks()[std::size_t(m_session.trackOf(track))];
        if (object && (!shown.channel.present || !m_session.isEditable(shown)))
            continue;
        tracks.push_back(track);
        all = all && hasKeyAtPlayhead(*m_session.document(), m_session.curve(shown), shown.channel.globalSequence);
    }
    if (!tracks.empty())
        notify(all ? removeKeysAtPlayhead(m_session, tracks) : setKeysAtPlayhead(m_session, tracks));
}

void ChannelTree::activate(const QModelIndex &index)
{
    if (!index.isValid() || index.column() != ChannelModel::Name)
        return;
    const ChannelModel::Item item = m_model->item(index);
    if (item.track < 0) {
        m_session.document()->selection().select(m_model->objectOf(index));
    } else if (!m_session.tracks()[std::size_t(item.track)].channel.present) {
        addTracks();
    } else {
        selectAllKeys();
    }
}

void ChannelTree::showMenu(const QPoint &position)
{
    const QModelIndex index = m_view->indexAt(position);
    QMenu menu(this);
    if (index.isValid()) {
        const auto absent = chosen(false).size(), present = chosen(true).size();
        const auto add = [&](const char *icon, const QString &text, bool enabled, auto act) {
            QAction *action = menu.addAction(themedIcon(QString::fromLatin1(icon)), text);
            action->setEnabled(enabled);
            connect(action, &QAction::triggered, this, act);
        };
        if (absent > 0)
            add("list-add", absent == 1 ? tr("Add track") : tr("Add %n tracks", nullptr, int(absent)), true,
                [this] { addTracks(); });
        add("edit-select-all", tr("Select all keys"), present > 0, [this] { selectAllKeys(); });
        add("edit-delete", present == 1 ? tr("Remove track") : tr("Remove %n tracks", nullptr, int(present)),
            present > 0, [this] { removeTracks(); });
        add("edit-select", tr("Select object"), true,
            [this, node = m_model->objectOf(index)] { m_session.document()->selection().select(node); });
        menu.addSeparator();
    }
    if (m_fillMenu)
        m_fillMenu(&menu);
    if (!menu.isEmpty())
        menu.exec(m_view->viewport()->mapToGlobal(position));
}

} // namespace sinew

#include "moc_channel_tree.cpp"
