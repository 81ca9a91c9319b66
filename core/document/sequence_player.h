// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/sequence_names.h"

#include <QPointer>
#include <QRandomGenerator>

namespace sinew {

/// Chooses the sequence that follows when one has ended (Playback::ended()): the next in the file, or a random variant.
/// The rare ones are tried first, each with a chance of 1 − rarity/10 of not being skipped; otherwise one of the rest
/// is drawn with equal chances (the rule of mdx-m3-viewer; the game's own is not known). If SequenceFields::rarity is
/// an integer it is a frequency instead (M2): each variant is drawn with its share of their sum, or the first if all
/// are 0.
class SequencePlayer : public QObject
{
    Q_OBJECT

public:
    explicit SequencePlayer(QObject *parent = nullptr) : QObject(parent), m_random(1) {}
    /// Null: none.
    void setDocument(Document *document);
    /// Makes the choices repeatable.
    void setSeed(quint32 seed) { m_random.seed(seed); }

private:
    void choose();

    QPointer<Document> m_document;
    QRandomGenerator m_random;
};

} // namespace sinew
