// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/layout/turning_splitter.h"

#include <QResizeEvent>

#include <utility>

namespace sinew {

void TurningSplitter::setFirstSizes(const QList<int> &beside, const QList<int> &above)
{
    const bool isBeside = orientation() == Qt::Horizontal;
    setSizes(isBeside ? beside : above);
    m_otherSizes = isBeside ? above : beside;
}

void TurningSplitter::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation wanted = event->size().width() < event->size().height() ? Qt::Vertical : Qt::Horizontal;
    if (orientation() != wanted) {
        const QList<int> now = sizes();
        setOrientation(wanted);
        setSizes(std::exchange(m_otherSizes, now));
    }
    QSplitter::resizeEvent(event);
}

} // namespace sinew
