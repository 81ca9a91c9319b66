// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "widgets/shared/notice.h"

#include <QObject>
#include <QPoint>
#include <QPointer>

#include <functional>
#include <optional>

class QDropEvent;
class QMenu;
class QMimeData;
class QWidget;

namespace sinew {

class DocumentList;
class FormatRegistry;

/// A model, or objects of one, that can give parts to the current document.
struct DroppedDonor
{
    QString path;                ///< of a file on the disk, or in the archive; empty: objects
    QString archive;             ///< name of the source that holds the file; empty: the disk
    QPointer<Document> document; ///< whose objects they are
    std::vector<NodeId> objects;
};

/// Lets models, and objects of other documents, be dropped where they can become parts of the current document: its
/// tree, the viewport. A small menu asks what is meant: parts, or what the drop does elsewhere.
class PartDrop : public QObject
{
    Q_OBJECT

public:
    /// The node of the current document under a point of the widget, NoNode for none.
    using NodeAt = std::function<NodeId(const QPoint &)>;
    /// `part`: the widget that gets the drag events. Documents and formats must outlive this object.
    PartDrop(QWidget *part, const DocumentList &documents, const FormatRegistry &formats, NodeAt nodeAt,
             QObject *parent);

    QMenu *menu() const { return m_menu; }

Q_SIGNALS:
    /// `node`: what the parts are to follow; NoNode: nothing was hit.
    void takeRequested(const sinew::DroppedDonor &donor, sinew::NodeId node);
    void openRequested(const sinew::DroppedDonor &donor);
    void notice(const sinew::Notice &notice);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    std::optional<DroppedDonor> donorOf(const QMimeData &data) const;
    void ask(const DroppedDonor &donor, NodeId node, const QPoint &globalPosition);
    void paste(const DroppedDonor &donor, NodeId node);

    const DocumentList &m_documents;
    const FormatRegistry &m_formats;
    NodeAt m_nodeAt;
    QMenu *m_menu;
};

} // namespace sinew
