// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/io/result.h"
#include "widgets/objects/object_mime.h"
#include "widgets/objects/object_paste.h"

#include <QCoreApplication>
#include <QStringList>

namespace sinew {

/// Puts copies of objects into documents.
///
/// References between copied objects (parents of nodes, textures of layers, …) point to the copies. Others keep their
/// target in the same document; in another one they are linked to an object of the same type with the same name or
/// path. Missing targets are copied as well if possible (neededBy(): textures of materials); other references are
/// cleared. Data stored next to an object (a node's pivot) is copied with it. Objects from another version of the
/// format are converted first.
///
/// In another document, keys go to the sequences of the same names, a sequence brings its keys to the objects of the
/// same names (ObjectSequences), and objects that consist of rows elsewhere in the file bring these (TransferFacet). A
/// note lists everything that is left behind.
class ObjectClipboard
{
    Q_DECLARE_TR_FUNCTIONS(sinew::ObjectClipboard)

public:
    using Pasted = PastedObjects;

    /// Copies to the system clipboard.
    static void copy(Document &document, const std::vector<NodeId> &nodes);
    /// The objects on the system clipboard, null if it holds none from this process.
    static const ObjectMime *content();

    /// Why objects can't be pasted into a document at `near`; empty if they can.
    static QString pasteProblem(const Document &target, const ObjectMime &objects, NodeId near);
    /// One undo step. Objects go after `near` if it is in the same list, else to the end of their list; parts of other
    /// objects (layers) go into `near`, its owner, or their old owner, whichever fits first. Nodes become children of
    /// `near` if it is a node, unless it is the copied one.
    static Result<Pasted> paste(Document &target, const ObjectMime &objects, NodeId near);
    /// Copies next to the originals, one undo step.
    static Result<Pasted> duplicate(Document &document, const std::vector<NodeId> &nodes);
};

} // namespace sinew
