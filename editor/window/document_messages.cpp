// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/document_messages.h"

#include "core/async/task_runner.h"
#include "core/document/document_save.h"
#include "core/files/interrupted_saves.h"
#include "core/format/format.h"
#include "core/text/translated.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/window/docks/window_docks.h"
#include "widgets/shell/message_bar.h"

#include <QFileInfo>
#include <QPointer>

#include <utility>

namespace sinew {

namespace {

/// Beyond this number the files of a save are not named.
constexpr qsizetype maxNames = 8;

} // namespace

DocumentMessages::DocumentMessages(QWidget &window, MessageBar &messages, FileActions &files, const WindowDocks &docks)
    : QObject(&window), m_messages(messages), m_files(files), m_docks(docks)
{
}

Notice::Step DocumentMessages::showProblemsStep()
{
    return {tr("Show problems"), [this] { m_docks.show(QStringLiteral("problems")); }, true};
}

std::vector<Notice::Step> DocumentMessages::readingSteps(Document *document)
{
    std::vector<Notice::Step> steps;
    if (!document->format() || !document->format()->readingOf(document->model()).isEmpty())
        return steps;
    for (const Reading &reading : document->format()->readings())
        steps.push_back({tr("Read as %1").arg(translatedLabel(reading.label)),
                         [this, id = reading.id, kept = QPointer<Document>(document)] {
                             if (kept)
                                 m_files.readAs(kept, id);
                         }});
    return steps;
}

void DocumentMessages::reportLoadDiagnostics(Document *document)
{
    const QString title = documentTitle(document);
    if (const Status writable = checkWritable(*document); !writable)
        m_messages.notify({Severity::Info,
                           tr("Changes to “%1” can't be saved: %2.").arg(title, translated(writable.error())),
                           {},
                           document,
                           FileActions::proofTopic()});
    if (!document->byteProof().exact)
        m_messages.notify({Severity::Warning,
                           tr("“%1” can't be written back byte for byte: %2. Saving keeps the original next to it.")
                               .arg(title, document->byteProof().detail),
                           {},
                           document,
                           FileActions::proofTopic()});
    int count = 0;
    const Diagnostic *worst = nullptr;
    for (const Diagnostic &diagnostic : document->loadDiagnostics().entries()) {
        if (diagnostic.severity == Severity::Info)
            continue;
        ++count;
        if (!worst || diagnostic.severity > worst->severity)
            worst = &diagnostic;
    }
    if (!worst)
        return;
    std::vector<Notice::Step> steps = readingSteps(document);
    steps.push_back(showProblemsStep());
    const QString what = translated(worst->where.message);
    m_messages.notify({worst->severity,
                       count == 1
                           ? tr("The file of “%1” has a problem: %2").arg(title, what)
                           : tr("The file of “%1” has %2 problems, among them: %3").arg(title).arg(count).arg(what),
                       std::move(steps), document});
}

void DocumentMessages::reportInterruptedSaves(Document *document)
{
    if (document->path().isEmpty())
        return;
    const QString folder = QFileInfo(document->path()).absolutePath();
    // All files of a save must be read to tell whether it can be finished.
    runTask(
        this, [folder] { return interruptedSaves(folder); },
        [this, kept = QPointer<Document>(document)](const std::vector<InterruptedSave> &saves) {
            for (const InterruptedSave &save : saves)
                if (kept && !save.isOurs)
                    notifyOf(save, kept);
        });
}

void DocumentMessages::notifyOf(const InterruptedSave &save, Document *document)
{
    const auto step = [this, save, kept = QPointer<Document>(document)](const QString &text, SaveEnd end) {
        return Notice::Step{text, [this, save, kept, end] {
                                const Status done = endInterruptedSave(save.journal, end);
                                if (kept && done)
                                    m_files.revert(kept);
                                else if (kept)
                                    m_messages.notify({Severity::Error, translated(done.error()), {}, kept});
                            }};
    };
    const QString names = save.files.mid(0, maxNames).join(QStringLiteral(", ")) +
                          (save.files.size() > maxNames ? QStringLiteral(" …") : QString());
    const QString text =
        save.isReady
            ? tr("A save started on another computer was interrupted in this folder; the new files are shown: %1")
                  .arg(names)
            : tr("A save started on another computer was interrupted in this folder; the old files are shown: %1")
                  .arg(names);
    std::vector<Notice::Step> steps;
    if (save.obstacle.empty() && save.isReady)
        steps.push_back(step(tr("Finish"), SaveEnd::Finish));
    if (save.obstacle.empty())
        steps.push_back(step(tr("Take back"), SaveEnd::TakeBack));
    m_messages.notify({Severity::Warning, save.obstacle.empty() ? text : text + u' ' + translated(save.obstacle),
                       std::move(steps), document, save.journal});
}

QString DocumentMessages::missingText(const QString &title, const TextureCounts &counts)
{
    QStringList sentences;
    if (counts.missing == 1)
        sentences << tr("One texture of “%1” was not found.").arg(title);
    else if (counts.missing > 0)
        sentences << tr("%1 textures of “%2” were not found.").arg(counts.missing).arg(title);
    if (counts.unreadable > 0 && sentences.isEmpty())
        sentences << tr("%n textures of “%1” can't be read.", nullptr, counts.unreadable).arg(title);
    else if (counts.unreadable > 0)
        sentences << tr("%n more can't be read.", nullptr, counts.unreadable);
    if (counts.elsewhere > 0 && sentences.isEmpty())
        sentences
            << tr("%n textures of “%1” are not where the game looks for them.", nullptr, counts.elsewhere).arg(title);
    else if (counts.elsewhere > 0)
        sentences << tr("%n more are not where the game looks for them.", nullptr, counts.elsewhere);
    return sentences.join(u' ');
}

void DocumentMessages::reportMissingTextures(Document *document, const TextureCounts &counts)
{
    const auto lacking = [](const TextureCounts &c) { return c.missing + c.unreadable + c.elsewhere; };
    const int count = lacking(counts);
    const QString topic = QStringLiteral("textures");
    const QString title = documentTitle(document);
    const Reported reported = std::exchange(m_reportedMissing[document], {title, counts});
    if (count == 0)
        m_messages.withdraw(document, topic);
    // A message that the user has closed returns only if things get worse.
    if (count == 0 || reported == Reported{title, counts} ||
        (count <= lacking(reported.counts) && !m_messages.hasMessageAbout(document, topic)))
        return;
    std::vector<Notice::Step> steps;
    if (count > counts.elsewhere) {
        steps.push_back({tr("Add an asset folder…"), [this] { Q_EMIT assetFolderRequested(); }, true});
        steps.push_back({tr("Add an archive…"), [this] { Q_EMIT archivesRequested(); }, true});
    }
    if (counts.elsewhere > 0)
        steps.push_back({tr("Use found paths"), [this] { Q_EMIT foundPathsRequested(); }, true});
    steps.push_back(showProblemsStep());
    m_messages.notify({Severity::Warning, missingText(title, counts), std::move(steps), document, topic});
}

void DocumentMessages::reportFilesLeftBehind(Document *document, int count)
{
    m_messages.notify({Severity::Warning,
                       tr("%n files that “%1” uses were not saved with it. They are shown as long as it is open here; "
                          "a game won’t find them.",
                          nullptr, count)
                           .arg(documentTitle(document)),
                       {{tr("Copy the textures along…"), [this] { Q_EMIT copiesRequested(); }}},
                       document,
                       QStringLiteral("left behind")});
}

void DocumentMessages::forget(const Document *document)
{
    m_reportedMissing.remove(document);
}

} // namespace sinew

#include "moc_document_messages.cpp"
