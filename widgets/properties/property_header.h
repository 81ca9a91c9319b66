// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QPointer>
#include <QWidget>

class QLabel;

namespace sinew {

/// The heading of the panel: "Layer 1 of “Armor”" with the owner as a link, and the file's version at the right.
class PropertyHeader : public QWidget
{
    Q_OBJECT

public:
    explicit PropertyHeader(QWidget *parent = nullptr);

    void show(Document &document, const std::vector<NodeId> &nodes);
    /// The field of the first list, and the total number of objects.
    void showLists(Document &document, const std::vector<Address> &lists, std::size_t count);
    /// Without markup.
    QString title() const;
    QString version() const;

private:
    QPointer<Document> m_document;
    QLabel *m_icon, *m_title, *m_version;
    QString m_plain;
};

} // namespace sinew
