// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/assets/collect_files.h"

#include "core/async/task_runner.h"
#include "core/document/document.h"
#include "core/files/output_folder.h"
#include "core/files/read_file.h"
#include "core/model/edit_builder.h"
#include "core/schema/text.h"
#include "core/text/translated.h"
#include "editor/assets/asset_locations.h"
#include "editor/assets/asset_uses.h"
#include "editor/documents/document_views.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHash>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>

#include <algorithm>
#include <memory>

namespace sinew {

namespace {

struct CollectText
{
    Q_DECLARE_TR_FUNCTIONS(sinew::CollectFiles)
};

QString unique(const QString &name, QHash<QString, int> &taken)
{
    const QFileInfo info(name);
    const QString folder = name.left(name.size() - info.fileName().size());
    const auto wanted = taken.find(name.toLower());
    if (wanted == taken.end())
        return name;
    QString next;
    do
        next = QStringLiteral("%1%2_%3.%4").arg(folder, info.completeBaseName()).arg(++*wanted).arg(info.suffix());
    while (taken.contains(next.toLower()));
    return next;
}

/// Whether a folder's last names are those of a prefix.
bool endsWith(const QString &folder, const QString &prefix)
{
    const auto namesOf = [](const QString &path) {
        return QString(path).replace(u'\\', u'/').toCaseFolded().split(u'/', Qt::SkipEmptyParts);
    };
    const QStringList last = namesOf(prefix), names = namesOf(folder);
    return !last.isEmpty() && last.size() <= names.size() && names.mid(names.size() - last.size()) == last;
}

/// What the user wants.
struct CollectChoice
{
    std::vector<CollectedFile> files;
    QString folder, prefix;
    bool renames = true;   ///< the model refers to the copies
    bool addsPlace = true; ///< the folder becomes an asset source if the copies would not be found otherwise
};

/// Changes the paths after the files were copied; the result reports the outcome. `problems` are those of copying.
Notice finishCollecting(Document *document, const DocumentViews &views, Settings &settings, const CollectChoice &choice,
                        const QStringList &problems)
{
    if (!problems.isEmpty())
        return {Severity::Error,
                CollectText::tr("Not all files were copied; the paths are unchanged. %1")
                    .arg(problems.join(QStringLiteral("; "))),
                {},
                document};
    Result<ChangeSet> changes = choice.renames && document
                                    ? pathsOfCopies(document->model(), choice.files, choice.prefix)
                                    : Result<ChangeSet>(ChangeSet());
    // Before the paths change, so that nothing is reported missing in between.
    const bool addsPlace = choice.renames && choice.addsPlace && changes && document &&
                           !leadsToCopies(views.searchFor(*document), choice.files, choice.folder, choice.prefix);
    if (addsPlace)
        settings.addAssetLocation(QFileInfo(choice.folder).absoluteFilePath(), DocumentViews::gameOf(document));
    const Status done = !changes           ? Status(changes.error())
                        : changes->empty() ? Status(Done{})
                                           : document->push(std::move(*changes), CollectText::tr("Collect files"));
    if (!done)
        return {Severity::Error,
                CollectText::tr("The files were copied, but the paths could not be changed: %1")
                    .arg(translated(done.error())),
                {},
                document};
    return {Severity::Info,
            CollectText::tr("%n files are in “%1”.", nullptr, int(choice.files.size()))
                    .arg(QDir::toNativeSeparators(choice.folder)) +
                (addsPlace ? u' ' + CollectText::tr("The folder was added to the asset sources.") : QString()),
            {},
            document};
}

} // namespace

std::vector<CollectedFile> filesToCollect(const Model &model, const AssetSearch &search, bool keepFolders,
                                          const QStringList &providers, UncollectedFiles *others)
{
    std::vector<CollectedFile> files;
    QHash<QString, int> rows;  ///< rows of `files` by path, case-folded; -1: not copied
    QHash<QString, int> taken; ///< lower-case names, and how often other files wanted them
    for (const AssetUse &use : assetUses(model, search.modelSuffixes())) {
        // The form that samePath() compares.
        const QString key = QString(use.path).replace(u'/', u'\\').toLower();
        if (const auto known = rows.constFind(key); known != rows.constEnd()) {
            if (*known >= 0)
                files[std::size_t(*known)].users.push_back(use.address);
            continue;
        }
        const FoundAsset found = search.locate(use.path, use.kind);
        const bool isStaying = found.found() && !found.byNameAlone && providers.contains(found.source);
        if (!found.found() || isStaying) {
            rows.insert(key, -1);
            if (others)
                (isStaying ? others->staying : others->missing).append(use.path);
            continue;
        }
        // The suffix is that of the file found, so that tools that try no other suffixes find the copy.
        QString name = nameBelow(use.path);
        if (!keepFolders)
            name = name.section(u'/', -1);
        const QFileInfo there(found.path), asked(name);
        if (!there.suffix().isEmpty() && there.suffix().compare(asked.suffix(), Qt::CaseInsensitive) != 0)
            name = name.left(name.size() - asked.suffix().size()) +
                   (asked.suffix().isEmpty() ? QStringLiteral(".") : QString()) + there.suffix();
        name = unique(name, taken);
        taken.insert(name.toLower(), 1);
        rows.insert(key, int(files.size()));
        files.push_back({use.path, name, {use.address}, use.kind});
    }
    return files;
}

QString placeOfCopy(const CollectedFile &file, const QString &prefix)
{
    return nameBelow(prefix + file.name);
}

QString collectSummary(const std::vector<CollectedFile> &files, const UncollectedFiles &others, const QString &folder,
                       const QString &prefix, bool renames)
{
    QStringList lines{CollectText::tr("%n files will be copied.", nullptr, int(files.size()))};
    const QString before = renames ? prefix : QString();
    if (!files.empty()) {
        lines += CollectText::tr("The first one becomes: %1")
                     .arg(QDir::toNativeSeparators(QDir(folder).filePath(placeOfCopy(files.front(), before))));
        if (renames)
            lines += CollectText::tr("The first path becomes: %1")
                         .arg(before + QString(files.front().name).replace(u'/', u'\\'));
        if (endsWith(folder, before))
            lines += CollectText::tr("The folder already ends with the prefix, which is added to it once more.");
    }
    if (!others.staying.isEmpty())
        lines +=
            CollectText::tr("%n files stay where they are, in the asset sources.", nullptr, int(others.staying.size()));
    if (!others.missing.isEmpty())
        lines += CollectText::tr("Not found: %1").arg(others.missing.join(QStringLiteral(", ")));
    return lines.join(u'\n');
}

QStringList copyFiles(const AssetSearch &search, const std::vector<CollectedFile> &files, const QString &folder,
                      const QString &prefix)
{
    QStringList problems;
    for (const CollectedFile &file : files) {
        const FoundAsset asset = search.find(file.path, file.kind);
        const QString name = placeOfCopy(file, prefix), target = QDir(folder).filePath(name);
        if (!asset.found()) {
            problems.append(CollectText::tr("“%1” no longer exists").arg(file.path));
            continue;
        }
        if (const auto there = fileStamp(target)) {
            const auto bytes = readFile(target, asset.bytes.size());
            if (!bytes || bytes->bytes != asset.bytes)
                problems.append(CollectText::tr("“%1” already exists with different content").arg(target));
            continue;
        }
        const auto place = placeBelow(folder, name);
        const Status written = place ? writeFile(*place, asset.bytes, Existing::Keep) : Status(place.error());
        if (!written)
            problems.append(CollectText::tr("“%1” can't be written: %2").arg(target, translated(written.error())));
    }
    return problems;
}

Result<ChangeSet> pathsOfCopies(const Model &model, const std::vector<CollectedFile> &files, const QString &prefix)
{
    EditBuilder edit(model);
    for (const CollectedFile &file : files)
        for (const Address &user : file.users) {
            const FieldRef ref = model.field(user);
            if (!ref)
                continue;
            Result<Value> value =
                parseValue(*ref.field, *ref.type, (prefix + QString(file.name).replace(u'/', u'\\')).toStdString());
            if (!value)
                return value.error();
            edit.set(user, std::move(*value));
        }
    return edit.finish();
}

QString defaultCollectFolder(const Document &document, const QString &lastFolder)
{
    const QFileInfo model(document.path());
    const QString folder = document.path().isEmpty() ? lastFolder : model.absolutePath();
    return QDir(folder).filePath(QFileInfo(documentTitle(&document)).completeBaseName() + QStringLiteral(" files"));
}

bool leadsToCopies(const AssetSearch &search, const std::vector<CollectedFile> &files, const QString &folder,
                   const QString &prefix)
{
    return std::all_of(files.begin(), files.end(), [&](const CollectedFile &file) {
        const FoundAsset found = search.locate(prefix + file.name, file.kind);
        return found.found() &&
               QFileInfo(found.diskPath) == QFileInfo(QDir(folder).filePath(placeOfCopy(file, prefix)));
    });
}

void collectFiles(Document &document, const DocumentViews &views, Settings &settings, QWidget *window,
                  const std::function<void(const Notice &)> &notify)
{
    auto *dialog = new QDialog(window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(CollectText::tr("Collect files"));
    auto *folder = new QLineEdit(QDir::toNativeSeparators(defaultCollectFolder(document, settings.lastFolder())));
    folder->setMinimumWidth(folder->fontMetrics().averageCharWidth() * 60);
    auto *choose = new QPushButton(CollectText::tr("Choose…"));
    auto *row = new QHBoxLayout;
    row->addWidget(folder, 1);
    row->addWidget(choose);
    auto *prefix = new QLineEdit;
    prefix->setPlaceholderText(CollectText::tr("for example war3mapImported\\"));
    auto *keep = new QCheckBox(CollectText::tr("Keep the folders of the paths"));
    auto *stay = new QCheckBox(CollectText::tr("Leave out what the asset sources have under the same path"));
    stay->setChecked(true);
    auto *rewrite = new QCheckBox(CollectText::tr("Make the model refer to the copies"));
    rewrite->setChecked(true);
    auto *place = new QCheckBox(
        CollectText::tr("Add the folder to the asset sources if the copies would not be found otherwise"));
    place->setChecked(true);
    auto *summary = new PlainLabel;
    summary->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *go = buttons->addButton(CollectText::tr("C&opy"), QDialogButtonBox::AcceptRole);
    auto *form = new QFormLayout(dialog);
    form->addRow(CollectText::tr("Folder:"), row);
    form->addRow(CollectText::tr("Prefix for the paths:"), prefix);
    form->addRow(QString(), keep);
    form->addRow(QString(), stay);
    form->addRow(QString(), rewrite);
    form->addRow(QString(), place);
    form->addRow(summary);
    form->addRow(buttons);

    const AssetSearch search = views.finder(&document)->search();
    QStringList sources;
    for (const auto &source : views.sourcesFor(&document))
        sources.append(source->name());
    if (!document.path().isEmpty())
        sources.removeAll(QFileInfo(document.path()).absolutePath()); // the model's own files are to be collected
    stay->setVisible(!sources.isEmpty());
    const QPointer<Document> subject(&document);
    const auto find = [=](UncollectedFiles *others) {
        return subject ? filesToCollect(subject->model(), search, keep->isChecked(),
                                        stay->isChecked() ? sources : QStringList(), others)
                       : std::vector<CollectedFile>();
    };
    const auto found = std::make_shared<std::pair<std::vector<CollectedFile>, UncollectedFiles>>();
    const auto tell = [=] {
        summary->setText(collectSummary(found->first, found->second, QDir::fromNativeSeparators(folder->text()),
                                        prefix->text(), rewrite->isChecked()));
        go->setEnabled(!found->first.empty());
    };
    const auto count = [=] {
        found->second = {};
        found->first = find(&found->second);
        tell();
    };
    for (const QCheckBox *box : {keep, stay})
        QObject::connect(box, &QCheckBox::toggled, dialog, count);
    QObject::connect(rewrite, &QCheckBox::toggled, dialog, tell);
    for (const QLineEdit *edit : {prefix, folder})
        QObject::connect(edit, &QLineEdit::textChanged, dialog, tell);
    QObject::connect(rewrite, &QCheckBox::toggled, prefix, &QWidget::setEnabled);
    QObject::connect(rewrite, &QCheckBox::toggled, place, &QWidget::setEnabled);
    QObject::connect(choose, &QPushButton::clicked, dialog, [=, &settings] {
        const QString chosen =
            QFileDialog::getExistingDirectory(dialog, CollectText::tr("Folder for the copies"), settings.lastFolder());
        if (!chosen.isEmpty())
            folder->setText(QDir::toNativeSeparators(chosen));
    });
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, window, [=, &settings, &views] {
        if (!subject)
            return;
        const CollectChoice choice{find(nullptr), QDir::fromNativeSeparators(folder->text()), prefix->text(),
                                   rewrite->isChecked(), place->isChecked()};
        runTask(
            window,
            [search, files = choice.files, to = choice.folder, before = choice.renames ? choice.prefix : QString()] {
                return copyFiles(search, files, to, before);
            },
            [=, &settings, &views](const QStringList &problems) {
                notify(finishCollecting(subject, views, settings, choice, problems));
            });
    });
    count();
    dialog->open();
}

} // namespace sinew
