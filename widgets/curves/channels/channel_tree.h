// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/key_selection.h"
#include "core/io/result.h"

#include <QModelIndex>
#include <QWidget>

#include <functional>
#include <set>

class QLineEdit;
class QMenu;
class QToolButton;

namespace sinew {

class ChannelModel;
class ChannelView;
class CurveSession;

/// The left side of curve editor and dope sheet: which tracks there are, how they are shown, and their values at the
/// playhead.
class ChannelTree : public QWidget
{
    Q_OBJECT

public:
    explicit ChannelTree(CurveSession &session, QWidget *parent = nullptr);

    ChannelModel *model() const { return m_model; }
    ChannelView *view() const { return m_view; }
    QLineEdit *filter() const { return m_filter; }
    QToolButton *onlySelectedButton() const { return m_onlySelected; }
    QToolButton *absentButton() const { return m_absent; }

    /// Appends further actions on the active tracks to the context menu.
    void setMenuFiller(std::function<void(QMenu *)> fill) { m_fillMenu = std::move(fill); }

    // These work on the selected rows.
    void addTracks();
    void removeTracks();
    void selectAllKeys();

Q_SIGNALS:
    void refused(const QString &reason);

private:
    void showActive();
    void takeSelection();
    void restoreExpansion();
    void showMenu(const QPoint &position);
    void activate(const QModelIndex &index);
    void toggleKeysOf(const QModelIndex &index);
    std::vector<Address> chosen(bool present) const;
    bool notify(const Status &status);

    CurveSession &m_session;
    ChannelModel *m_model;
    ChannelView *m_view;
    QLineEdit *m_filter;
    QToolButton *m_onlySelected, *m_absent;
    std::function<void(QMenu *)> m_fillMenu;
    std::set<Address> m_collapsed; ///< rows that the user collapsed; objects by an address without a field
    std::set<Address> m_expanded;  ///< tracks that the user expanded
    bool m_syncing = false;
};

} // namespace sinew
