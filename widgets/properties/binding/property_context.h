// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// widgets/properties shows and edits every field of every structure by its kind, driven by the description table alone.
// It may use core and QtWidgets; it doesn't depend on any format or viewport.

#include "core/curves/rotation_view.h"
#include "core/document/document.h"
#include "widgets/properties/binding/asset_note.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace sinew {

/// An action on a field beyond typing a value ("Recalculate" of an extent). Like a facet it returns the edit and does
/// not perform it.
struct FieldAction
{
    QString text;
    QString help;
    std::function<Result<ChangeSet>()> changes;
    QString step = {}; ///< text of the step in the history if `text` alone would not say what changed
    const QString &stepText() const { return step.isEmpty() ? text : step; }
};
using ActionProvider = std::function<std::vector<FieldAction>(Document &, Address)>;

/// The state shared by the parts of one property panel.
class PropertyContext : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    Document *document() const { return m_document; }
    void setDocument(Document *document) { m_document = document; }

    /// The actions of the format or the program for a field; empty by default.
    std::vector<FieldAction> actions(const Address &address) const;
    void setActionProvider(ActionProvider provider) { m_actions = std::move(provider); }

    /// The note about the file that an asset path names; empty without a provider.
    AssetNote assetNote(const QString &path) const;
    void setAssetNoteProvider(AssetNoteProvider provider) { m_assetNotes = std::move(provider); }

    /// True if an asset browser is available; otherwise editors open a file dialog of their own.
    bool browsesElsewhere() const;
    /// True if there is a curve editor to show curves in.
    bool hasCurveEditor() const;
    /// How Euler angles are shown; never Raw.
    RotationOrder rotationOrder() const { return m_rotation; }
    void setRotationOrder(RotationOrder order);
    /// Selects an object.
    void jumpTo(NodeId node);

Q_SIGNALS:
    /// assetNote() may return something else now.
    void assetsChanged();
    void rotationOrderChanged();
    void editCurveRequested(const sinew::Address &address);
    void assetBrowseRequested(const sinew::Address &address, const QString &current);

private:
    QPointer<Document> m_document;
    ActionProvider m_actions;
    AssetNoteProvider m_assetNotes;
    RotationOrder m_rotation = RotationOrder::Xyz;
};

} // namespace sinew
