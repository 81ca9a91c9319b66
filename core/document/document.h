// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// core/document owns one open file: its model, the only way to change it, the undo history, the selection and the time.
// It may use the rest of core, QtCore and QtGui.

#include "core/document/key_selection.h"
#include "core/document/merge_key.h"
#include "core/document/playback.h"
#include "core/document/selection.h"
#include "core/document/stored_files.h"
#include "core/document/track_states.h"
#include "core/format/file_proof.h"
#include "core/io/diagnostics.h"
#include "core/model/change.h"

#include <QObject>

#include <memory>

class QUndoStack;

namespace sinew {

class Format;
class EditCommand;

class Document : public QObject
{
    Q_OBJECT

public:
    Document(std::unique_ptr<Model> model, std::shared_ptr<const Format> format, QObject *parent = nullptr);
    ~Document() override;

    const Model &model() const { return *m_model; }
    /// Null only in tests of the document itself.
    const Format *format() const { return m_format.get(); }
    /// For jobs that may outlive the document.
    std::shared_ptr<const Format> sharedFormat() const { return m_format; }

    /// The only way to change the model. Takes a valid set (made by EditBuilder::finish); one that does not fit, or
    /// that the format's files can't hold, is refused as a whole and the problem returned. Values equal to the present
    /// ones are dropped; an empty set is not a step.
    Status push(ChangeSet changes, const QString &text, MergeKey key = {});
    /// Pushes a complete step: one from an earlier history of the same files, or one that was tried on a clone of the
    /// model. A set that does not fit is refused as a whole. The sets are applied exactly as given; each is one step,
    /// even if it changes nothing.
    Status pushAgain(ChangeSet changes, const QString &text);

    /// Everything pushed with this key from now on is a preview until keepPreview(): it is dropped when anything else
    /// is pushed, undone or redone, and when the document is saved. An existing preview is dropped.
    void setPreview(MergeKey key);
    /// The keys selected now belong to the preview and are deselected with it. If others are selected by then, those
    /// stay.
    void takeKeysIntoPreview();
    /// Makes it a step like others.
    void keepPreview();
    /// Takes it back, leaving no trace in the history.
    void dropPreview();

    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    /// Moves to a state of the history: 0 as loaded … historyCount() after the last step. Stops at forgotten steps.
    void goTo(int index);
    /// Undoes the steps after `toIndex` and removes them from the history, so that none of them can be redone. For a
    /// step of several pushes of which a later one failed; call it before anything else is undone.
    void discard(int toIndex) { discard(toIndex, true); }
    int historyCount() const;
    int historyIndex() const;
    QString historyText(int index) const;
    /// The step's memory was released; it can no longer be undone.
    bool isForgotten(int index) const;
    int cleanIndex() const;
    bool isModified() const;
    void setClean();
    /// No state of the history matches the files any more.
    void setModified();
    /// Limit of the history in bytes; beyond it, the oldest steps are forgotten. Default 512 MiB.
    void setHistoryLimit(std::size_t bytes);
    std::size_t historyBytes() const;

    Selection &selection() { return m_selection; }
    KeySelection &keySelection() { return m_keySelection; }
    TrackStates &trackStates() { return m_trackStates; }
    Playback &playback() { return m_playback; }
    const Selection &selection() const { return m_selection; }
    const KeySelection &keySelection() const { return m_keySelection; }
    const TrackStates &trackStates() const { return m_trackStates; }
    const Playback &playback() const { return m_playback; }

    /// Absolute path, empty for a document that was never saved.
    const QString &path() const { return m_path; }
    void setPath(const QString &path);
    const Diagnostics &loadDiagnostics() const { return m_diagnostics; }
    void setLoadDiagnostics(Diagnostics diagnostics) { m_diagnostics = std::move(diagnostics); }
    const ByteProof &byteProof() const { return m_proof; }
    void setByteProof(ByteProof proof) { m_proof = std::move(proof); }
    const StoredFiles &storedFiles() const { return m_stored; }
    void setStoredFiles(StoredFiles stored) { m_stored = std::move(stored); }

Q_SIGNALS:
    /// Emitted before a step is made, with everything that belongs to it: the changes hold the new values, and every
    /// object in them has its id. Emitted as well for a step that is merged with the previous one.
    void aboutToPush(const sinew::ChangeSet &changes, const QString &text, sinew::MergeKey key);
    /// Before changes are applied, by push(), undo, redo or discard(); backwards: the last one first.
    void aboutToApply(const sinew::ChangeSet &changes, bool backwards);
    /// Around every single change, applied, undone or redone; item models begin and end their rows here.
    /// In changed() the change is already its inverse: kind Remove means that rows were inserted.
    void aboutToChange(const sinew::Change &change);
    void changed(const sinew::Change &change);
    /// Once after every step, with the inverses; viewport, validation and panels refresh here. What receivers change
    /// in playback() is signalled after all of them.
    void committed(const sinew::ChangeSet &changes);
    void historyChanged();
    /// After dropPreview(), whoever called it.
    void previewDropped();
    void modifiedChanged(bool modified);
    void pathChanged();

private:
    friend class EditCommand;
    void apply(ChangeSet &changes, bool backwards);
    void discard(int toIndex, bool restoresKeys);
    void trimHistory();
    const EditCommand *command(int index) const;

    std::unique_ptr<Model> m_model;
    std::shared_ptr<const Format> m_format;
    Selection m_selection;
    KeySelection m_keySelection;
    TrackStates m_trackStates;
    Playback m_playback;
    std::unique_ptr<QUndoStack> m_undo;
    MergeKey m_preview;      ///< 0: none
    int m_beforePreview = 0; ///< history index
    std::shared_ptr<const KeySelection::State> m_previewKeys;
    std::size_t m_historyLimit = std::size_t(512) << 20;
    QString m_path;
    Diagnostics m_diagnostics;
    ByteProof m_proof;
    StoredFiles m_stored;
};

} // namespace sinew
