// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/properties shows and edits every field of every structure by its kind, driven by the description table only.
// It may use core and QtWidgets; it knows no format and no viewport.

#include "core/document/document.h"
#include "widgets/properties/binding/asset_note.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace sinew {

/// Something that can be done with a field beyond typing a value ("Recalculate" of an extent). Like a facet it returns
/// the edit and does not perform it.
struct FieldAction
{
    QString text;
    QString help;
    std::function<Result<ChangeSet>()> changes;
    QString step = {}; ///< names the step of the history, where `text` alone would not say what was changed
    const QString &stepText() const { return step.isEmpty() ? text : step; }
};
using ActionProvider = std::function<std::vector<FieldAction>(Document &, Address)>;

/// What the parts of one property panel share.
class PropertyContext : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    Document *document() const { return m_document; }
    void setDocument(Document *document) { m_document = document; }

    /// What the format or the program offers for a field; empty by default.
    std::vector<FieldAction> actions(const Address &address) const;
    void setActionProvider(ActionProvider provider) { m_actions = std::move(provider); }

    /// Of the file that an asset path names; empty without a provider.
    AssetNote assetNote(const QString &path) const;
    void setAssetNoteProvider(AssetNoteProvider provider) { m_assetNotes = std::move(provider); }

    /// True while somebody wants to browse for assets; otherwise editors open a file dialog of their own.
    bool browsesElsewhere() const;
    /// True while there is a curve editor to show curves in.
    bool hasCurveEditor() const;
    /// Makes an object the selection.
    void jumpTo(NodeId node);

Q_SIGNALS:
    /// assetNote() may have other answers.
    void assetsChanged();
    void editCurveRequested(const sinew::Address &address);
    void assetBrowseRequested(const sinew::Address &address, const QString &current);

private:
    QPointer<Document> m_document;
    ActionProvider m_actions;
    AssetNoteProvider m_assetNotes;
};

} // namespace sinew
