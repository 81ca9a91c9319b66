// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/schema/types.h"

#include <QComboBox>
#include <QPointer>

namespace sinew {

class Document;

/// Chooses the sequence in which a document shows a preview of parts: one of its own, or one that only the donor has
/// and that the preview brings along for this.
class PreviewSequenceBox : public QComboBox
{
    Q_OBJECT

public:
    explicit PreviewSequenceBox(Document &target, QWidget *parent = nullptr);

    /// Lists the sequences of both models. Null: there is no donor. Must stay while it is shown.
    void setDonor(const Document *donor);
    /// The chosen one if only the donor has it, else NoNode.
    NodeId ofDonor() const;
    /// To be called before the preview is made again: what the document plays until play() means nothing.
    void hold();
    /// Plays the chosen one, where it was before hold(). `made`: what stands for ofDonor() in the document; NoNode:
    /// nothing does.
    void play(NodeId made);
    /// What is played now has come to stay: leave() then does nothing.
    void stay() { m_stays = true; }
    /// The document goes back to the sequence in which it was at first, still or playing as it was.
    void leave();

private:
    void setSequence(NodeId sequence, double offset);
    /// Shows what was chosen elsewhere.
    void follow();

    QPointer<Document> m_target;
    NodeId m_first;
    bool m_wasPlaying;
    bool m_stays = false;
    NodeId m_played = NoNode; ///< the last one that was chosen here
    double m_offset = -1;     ///< of the time from the start; -1: from the start
    bool m_isHeld = false;
};

} // namespace sinew
