// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/document.h"

#include "core/document/edit_command.h"
#include "core/document/merge_key.h"
#include "core/document/whole_step.h"

#include <QUndoStack>

#include <utility>

namespace sinew {

Document::Document(std::unique_ptr<Model> model, std::shared_ptr<const Format> format, QObject *parent)
    : QObject(parent), m_model(std::move(model)), m_format(std::move(format)), m_selection(this), m_keySelection(this),
      m_trackStates(this), m_playback(this), m_undo(std::make_unique<QUndoStack>())
{
    connect(m_undo.get(), &QUndoStack::indexChanged, this, &Document::historyChanged);
    connect(m_undo.get(), &QUndoStack::cleanChanged, this, [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

Document::~Document()
{
    // The stack's commands refer to the model; clearing emits signals that must not reach anybody any more.
    blockSignals(true);
    m_undo->clear();
}

Status Document::push(ChangeSet changes, const QString &text, MergeKey key)
{
    if (key.value != m_preview.value)
        dropPreview();
    if (const Status whole = makeWholeStep(*m_model, m_format.get(), changes); !whole || changes.empty())
        return whole;

    Q_EMIT aboutToPush(changes, text, key);
    m_undo->push(new EditCommand(this, std::move(changes), text, key));
    trimHistory();
    return Done{};
}

Status Document::pushAgain(ChangeSet changes, const QString &text)
{
    dropPreview();
    if (const Message problem = stepProblem(*m_model, changes); !problem.empty())
        return Error{problem};
    Q_EMIT aboutToPush(changes, text, {});
    m_undo->push(new EditCommand(this, std::move(changes), text, {}));
    trimHistory();
    return Done{};
}

void Document::apply(ChangeSet &changes, bool backwards)
{
    m_playback.holdSignals();
    Q_EMIT aboutToApply(changes, backwards);
    for (std::size_t i = 0; i < changes.size(); ++i) {
        Change &change = changes[backwards ? changes.size() - 1 - i : i];
        Q_EMIT aboutToChange(change);
        applyChange(*m_model, change);
        m_keySelection.follow(*m_model, change);
        Q_EMIT changed(change);
    }
    // Nobody must find dead objects in the selection, and by the time it emits changed(), the other lists have been
    // updated.
    const bool deselected = m_selection.dropRemoved(*m_model);
    Q_EMIT committed(changes);
    m_playback.releaseSignals();
    if (deselected)
        Q_EMIT m_selection.changed();
}

const EditCommand *Document::command(int index) const
{
    return static_cast<const EditCommand *>(m_undo->command(index));
}

bool Document::canUndo() const
{
    return m_undo->canUndo() && !isForgotten(m_undo->index() - 1);
}

bool Document::isForgotten(int index) const
{
    const EditCommand *step = command(index);
    return step && step->isForgotten();
}

bool Document::canRedo() const
{
    return m_undo->canRedo();
}

void Document::undo()
{
    // If a preview is shown, only it is taken back.
    const bool isPreview = m_preview.value && m_undo->index() > m_beforePreview;
    dropPreview();
    if (!isPreview && canUndo())
        m_undo->undo();
}

void Document::redo()
{
    dropPreview();
    if (canRedo())
        m_undo->redo();
}

int Document::historyCount() const
{
    return m_undo->count();
}

int Document::historyIndex() const
{
    return m_undo->index();
}

QString Document::historyText(int index) const
{
    return m_undo->text(index);
}

int Document::cleanIndex() const
{
    return m_undo->cleanIndex();
}

bool Document::isModified() const
{
    return !m_undo->isClean();
}

void Document::setClean()
{
    m_undo->setClean();
}

void Document::setModified()
{
    m_undo->resetClean();
}

void Document::goTo(int index)
{
    if (index != m_undo->index())
        dropPreview();
    while (m_undo->index() > index && canUndo())
        m_undo->undo();
    while (m_undo->index() < index && canRedo())
        m_undo->redo();
}

void Document::discard(int toIndex, bool restoresKeys)
{
    while (m_undo->index() > toIndex && canUndo()) {
        auto *step = const_cast<EditCommand *>(command(m_undo->index() - 1));
        step->takeBack(restoresKeys);
        // The stack drops an obsolete step when it passes it, without undoing it again.
        step->setObsolete(true);
        m_undo->undo();
    }
}

void Document::setPreview(MergeKey key)
{
    dropPreview();
    m_preview = key;
    m_beforePreview = m_undo->index();
}

void Document::takeKeysIntoPreview()
{
    if (m_preview.value)
        m_previewKeys = m_keySelection.snapshot();
}

void Document::keepPreview()
{
    m_preview = {};
    m_previewKeys.reset();
}

void Document::dropPreview()
{
    if (!m_preview.value)
        return;
    m_preview = {}; // receivers of the signal about the undo may push
    const auto keys = std::exchange(m_previewKeys, nullptr);
    discard(m_beforePreview, !keys || *keys == m_keySelection.state());
    Q_EMIT previewDropped();
}

void Document::setHistoryLimit(std::size_t bytes)
{
    m_historyLimit = bytes;
    trimHistory();
}

std::size_t Document::historyBytes() const
{
    std::size_t bytes = 0;
    for (int i = 0; i < m_undo->count(); ++i)
        bytes += command(i)->byteCost();
    return bytes;
}

void Document::trimHistory()
{
    std::size_t bytes = historyBytes();
    // The newest step stays whatever it costs: a step that can't be undone would be a false promise.
    for (int i = 0; i < m_undo->index() - 1 && bytes > m_historyLimit; ++i) {
        if (isForgotten(i))
            continue;
        auto *step = const_cast<EditCommand *>(command(i));
        bytes -= step->byteCost();
        step->forget();
    }
}

void Document::setPath(const QString &path)
{
    if (path == m_path)
        return;
    m_path = path;
    Q_EMIT pathChanged();
}

} // namespace sinew

#include "moc_document.cpp"
