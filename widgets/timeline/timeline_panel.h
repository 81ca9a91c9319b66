// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/sequence_player.h"
#include "core/facets/clip.h"
#include "widgets/shared/dock_panel.h"

#include <QPointer>

#include <unordered_set>

class QActionGroup;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QMenu;
class QSpinBox;

namespace sinew {

class TimeRuler;

/// The dock that chooses the sequence and the time: controls Playback and shows its state. Does not run the clock.
class TimelinePanel : public DockPanel
{
    Q_OBJECT

public:
    explicit TimelinePanel(QWidget *parent = nullptr);

    void setDocument(Document *document);
    /// Counts times from the start of the chosen sequence even if all lie on one timeline.
    void setTimesFromStart(bool on);

    /// Its two rows are only useful in full.
    QSize minimumSizeHint() const override
    {
        return {DockPanel::minimumSizeHint().width(), QWidget::minimumSizeHint().height()};
    }

    QComboBox *sequenceBox() const { return m_sequences; }
    QSpinBox *timeBox() const { return m_time; }
    QDoubleSpinBox *speedBox() const { return m_speed; }
    TimeRuler *ruler() const { return m_ruler; }

    // For the window's menus. Their shortcuts work while this dock (or a widget that they are added to) has the focus.
    QAction *playAction() const { return m_play; }
    QAction *loopAction() const { return m_loop; }
    QAction *firstAction() const { return m_first; }
    QAction *lastAction() const { return m_last; }
    QAction *previousKeyAction() const { return m_previousKey; }
    QAction *nextKeyAction() const { return m_nextKey; }
    QAction *previousFrameAction() const { return m_previousFrame; }
    QAction *nextFrameAction() const { return m_nextFrame; }
    /// What to do at the end of the sequence; one action per AtEnd value, in its order.
    QMenu *atEndMenu() const { return m_atEndMenu; }
    QLabel *frameLabel() const { return m_frame; }
    QList<QAction *> playbackActions() const
    {
        return {m_first, m_previousKey, m_previousFrame, m_play, m_nextFrame, m_nextKey, m_last, m_loop};
    }

    /// Times of the selected objects' keys on the file's own timeline, ascending, each once.
    const std::vector<int> &keyTimes() const;

private:
    QAction *makeAction(const QString &icon, const QString &text, const QKeySequence &key);
    void refreshSequences();
    void listSequences(const QStringList &texts, const QStringList &toolTips);
    void noteChosen();
    /// Row in the box of the last chosen sequence that still exists; 0 if none.
    int chosenBefore() const;
    void refreshKeys();
    void refreshEvents();
    void chooseSequence(int index);
    std::int32_t originOf(const Clip &clip) const;
    void showRange();
    void showTime();
    /// A whole time as the box shows it.
    int fromOrigin(double time) const;
    void showState();
    void stepKey(int direction);
    void stepFrame(int direction);
    double unitsPerSecond() const;
    void makeAtEndMenu();

    QPointer<Document> m_document;
    QComboBox *m_sequences;
    QSpinBox *m_time;
    QDoubleSpinBox *m_speed;
    TimeRuler *m_ruler;
    QLabel *m_frame;
    QAction *m_play, *m_loop, *m_first, *m_last, *m_previousKey, *m_nextKey, *m_previousFrame, *m_nextFrame;
    QMenu *m_atEndMenu;
    QActionGroup *m_atEnd;
    SequencePlayer m_player;
    std::vector<Clip> m_clips;         ///< in the order of the box, after "None"
    std::unordered_set<NodeId> m_made; ///< sequences created while the document was shown
    std::vector<NodeId> m_chosen;      ///< sequences of the document in the order in which they were chosen
    int m_origin = 0;                  ///< the time shown as 0
    bool m_timesFromStart = false;
};

} // namespace sinew
