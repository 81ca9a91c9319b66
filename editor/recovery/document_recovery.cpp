// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/recovery/document_recovery.h"

#include "core/recovery/recovery.h"
#include "core/recovery/recovery_folder.h"
#include "core/recovery/recovery_recorder.h"
#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

namespace sinew {

namespace {

QString nameOf(const FoundRecovery &found)
{
    if (!found.path.isEmpty())
        return QFileInfo(found.path).fileName();
    return found.title.isEmpty() ? DocumentRecovery::tr("Untitled") : found.title;
}

QString timeOf(const FoundRecovery &found)
{
    return QLocale().toString(found.written, QLocale::ShortFormat);
}

} // namespace

DocumentRecovery::DocumentRecovery(DocumentList &documents, const FormatRegistry &formats, QString folder,
                                   QWidget *window)
    : QObject(window), m_documents(documents), m_formats(formats), m_folder(std::move(folder)), m_window(window)
{
    connect(&documents, &DocumentList::added, this, &DocumentRecovery::keep);
    connect(&documents, &DocumentList::aboutToRemove, this,
            [this](Document *document) { m_recorders.erase(document); });
}

DocumentRecovery::~DocumentRecovery() = default;

RecoveryRecorder *DocumentRecovery::recorder(const Document *document) const
{
    const auto known = m_recorders.find(document);
    return known == m_recorders.end() ? nullptr : known->second.get();
}

bool DocumentRecovery::finish(int milliseconds)
{
    m_tasks.cancel();
    return m_tasks.waitForDone(milliseconds);
}

void DocumentRecovery::forgetAll()
{
    m_recorders.clear();
}

void DocumentRecovery::keep(Document *document)
{
    auto recorder = std::make_unique<RecoveryRecorder>(*document, m_folder, m_limits);
    connect(recorder.get(), &RecoveryRecorder::failed, this, [this, document](const Error &error) {
        Q_EMIT notice(
            {Severity::Warning,
             tr("Unsaved changes to “%1” would be lost in a crash. %2").arg(documentTitle(document), translated(error)),
             {},
             document,
             QStringLiteral("recovery")});
    });
    m_recorders[document] = std::move(recorder);
}

void DocumentRecovery::offer()
{
    m_tasks.run(
        [this] {
            removeStrays(m_folder);
            return findRecoveries(m_formats, m_folder);
        },
        [this](const std::vector<FoundRecovery> &all) {
            for (const FoundRecovery &found : all)
                found.isEmpty ? discardRecovery(found.log) : offer(found);
        });
}

void DocumentRecovery::offer(const FoundRecovery &found)
{
    const bool isNameless = !found.canRecover && found.path.isEmpty() && found.title.isEmpty();
    const QString name = isNameless ? QFileInfo(found.log).fileName() : nameOf(found), time = timeOf(found);
    QString text = tr("Unsaved changes to “%1” from %2 can be recovered.").arg(name, time);
    if (!found.canRecover)
        text = tr("Unsaved changes to “%1” from %2 can't be recovered.").arg(name, time);
    else if (found.steps > 0)
        text = tr("%n unsaved steps of “%1” from %2 can be recovered.", nullptr, found.steps).arg(name, time);
    std::vector<Notice::Step> steps;
    if (found.canRecover)
        steps.push_back({tr("Recover"), [this, found] { recover(found); }});
    if (!found.problem.empty()) {
        text += u' ' + tr("Reason: %1. The recovery file is kept.").arg(translated(found.problem));
        steps.push_back({tr("Show in folder"), [found] {
                             QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(found.log).absolutePath()));
                         }});
    }
    steps.push_back({tr("Later"), [] {}});
    steps.push_back({tr("Discard…"), [this, found] { discard(found); }});
    Q_EMIT notice({Severity::Warning, text, std::move(steps), nullptr, found.log});
}

void DocumentRecovery::recover(const FoundRecovery &found)
{
    m_tasks.run(
        [this, log = found.log, home = thread()] {
            auto result = sinew::recover(m_formats, log);
            if (result)
                result->document->moveToThread(home);
            return result;
        },
        [this, found](Result<RecoveredDocument> result) {
            // Shared because a std::function must be copyable.
            const auto held = std::make_shared<Result<RecoveredDocument>>(std::move(result));
            onceNoDialogIsOpen(this, [this, found, held] { show(found, std::move(*held)); });
        });
}

void DocumentRecovery::show(const FoundRecovery &found, Result<RecoveredDocument> result)
{
    const auto retry = [&]() -> std::vector<Notice::Step> {
        return {{tr("Try again"), [this, found] { recover(found); }},
                {tr("Discard…"), [this, found] { discard(found); }}};
    };
    if (!result) {
        Q_EMIT notice({Severity::Error,
                       tr("“%1” could not be recovered; the recovery file is kept. %2")
                           .arg(nameOf(found), translated(result.error())),
                       retry(), nullptr, found.log});
        return;
    }
    Document *open = found.path.isEmpty() ? nullptr : m_documents.find(found.path);
    if (open && open->isModified()) {
        m_documents.setCurrent(open);
        Q_EMIT notice({Severity::Error,
                       tr("“%1” is open with other unsaved changes; save or close it first.").arg(nameOf(found)),
                       retry(), nullptr, found.log});
        return;
    }
    RecoveredDocument &recovered = *result;
    const bool isWhole = recovered.problem.empty();
    Document *document = open ? m_documents.replace(open, std::move(recovered.document))
                              : m_documents.add(std::move(recovered.document));
    if (RecoveryRecorder *recorder = this->recorder(document))
        recorder->adopt(recovered, isWhole ? found.log : QString());
    if (isWhole)
        return;
    const QString reason = translated(recovered.problem);
    const QString text =
        recovered.lost > 0
            ? tr("%n steps of “%1” could not be recovered: %2. The recovery file is kept.", nullptr, recovered.lost)
                  .arg(nameOf(found), reason)
            : tr("Changes after the last step of “%1” may be missing: %2. The recovery file is kept.")
                  .arg(nameOf(found), reason);
    Q_EMIT notice(
        {Severity::Warning, text, {{tr("Discard…"), [this, found] { discard(found); }}}, document, found.log});
}

void DocumentRecovery::discard(const FoundRecovery &found)
{
    QMessageBox box(QMessageBox::Question, tr("Discard recovery file"),
                    tr("Discard the unsaved changes to “%1” from %2?").arg(nameOf(found), timeOf(found)),
                    QMessageBox::Cancel, m_window);
    box.setTextFormat(Qt::PlainText);
    QPushButton *agree = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.setInformativeText(tr("This can't be undone."));
    box.exec();
    if (box.clickedButton() == agree)
        discardRecovery(found.log);
    else
        offer(found);
}

} // namespace sinew

#include "moc_document_recovery.cpp"
