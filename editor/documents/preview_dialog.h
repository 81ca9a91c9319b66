// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"

#include <QDialog>
#include <QPointer>

#include <functional>

class QFormLayout;
class QPushButton;

namespace sinew {

class DocumentList;

/// A dialog that shows at once, as a preview, what it would do to the current document. It becomes one step when the
/// dialog is accepted, and goes without a trace otherwise. Closes when another document is shown.
class PreviewDialog : public QDialog
{
    Q_OBJECT

public:
    ~PreviewDialog() override;
    void accept() override;

protected:
    /// A document must be open; `documents` must outlive this object.
    PreviewDialog(const DocumentList &documents, QWidget *parent);
    /// Null once it was closed.
    Document *document() const { return m_document; }
    void bringUp();
    /// What most of these dialogs consist of, from above: what it does, its fields, what is found, and Apply and
    /// Cancel. Returns Apply, which accepts.
    QPushButton *layOut(const QString &help, QFormLayout *fields, QWidget *report);

    /// Takes the present preview back and makes another one: `make` pushes everything with the key. Nothing is left of
    /// one that fails. Does nothing without a document, and while a preview is being made.
    Status preview(const std::function<Status(MergeKey)> &make);
    void dropPreview();
    /// Any other step has taken the preview back. Closes the dialog unless overridden.
    virtual void previewLost() { reject(); }

private:
    QPointer<Document> m_document;
    bool m_isPreviewing = false; ///< while this dialog changes the document
    bool m_hasPreview = false;   ///< the document's preview, if it has one, is this dialog's
};

} // namespace sinew
