// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSplitter>

namespace sinew {

/// Parts side by side while they are wider than tall together, else one above the other: docks can be put anywhere.
/// The user's sizes are kept for each of the two.
class TurningSplitter : public QSplitter
{
    Q_OBJECT

public:
    explicit TurningSplitter(QWidget *parent = nullptr) : QSplitter(parent) {}

    /// Relative sizes to begin with, one for each part.
    void setFirstSizes(const QList<int> &beside, const QList<int> &above);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QList<int> m_otherSizes; ///< for the orientation that it does not have now
};

} // namespace sinew
