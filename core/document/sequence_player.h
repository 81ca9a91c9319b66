// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QRandomGenerator>

#include <string_view>

namespace sinew {

/// The sequences that the game would choose among when it plays what `name` stands for: those whose words are the same.
/// Numbers and dashes are no words ("Stand - 1" is "Stand"), case does not count, and "Alternate" or any other word
/// makes another animation (wc3-mdx-versions.md §7).
bool isVariantOf(std::string_view name, std::string_view of);

/// Chooses the sequence that follows when one has ended (Playback::ended()): the next in the file, or a random variant.
/// The rare ones are tried first, each with a chance of 1 − rarity/10 against being passed over; what remains is drawn
/// with equal chances (the rule of mdx-m3-viewer; the game's own is not known). Where SequenceFields::rarity is an
/// integer it is a frequency instead (M2): each variant comes with its share of their sum, and the first where all are
/// 0.
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
