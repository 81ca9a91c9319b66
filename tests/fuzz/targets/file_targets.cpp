// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Archives, journals of saves, lists of files: files beside models or containing them.

#include "core/assets/list_file.h"
#include "core/files/interrupted_saves.h"
#include "core/files/output_folder.h"
#include "core/files/save_journal.h"
#include "core/files/save_view.h"
#include "plugins/mpq/archive.h"
#include "plugins/mpq/format.h"
#include "tests/fuzz/fuzz_target.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace sinew::test {

void fuzzMpq(const QByteArray &input)
{
    constexpr int mostRead = 16;
    const QString path = fileWith(input, QStringLiteral("fuzz.mpq"));
    const auto archive = MpqArchive::open(path);
    if (!archive) {
        check(!archive.error().message.empty(), "who can't open an archive says why");
        return;
    }
    static_cast<void>((*archive)->fileCount());
    const QList<QByteArray> names = (*archive)->names();
    for (const QByteArray &name : names.mid(0, mostRead)) {
        check((*archive)->contains(name), "an archive has the files that it lists");
        static_cast<void>((*archive)->read(name));
    }
    const auto source = createMpqFormat()->source(path);
    const QStringList listed = source->list().files;
    for (const QString &name : listed.mid(0, mostRead))
        check(source->locate(name).has_value(), "what is listed can be found");
    const QString replaced = listed.value(0, QStringLiteral("new.mdx"));
    const auto written = createMpqFormat()->withFiles(input, {{"content", replaced}});
    if (!written) {
        check(!written.error().message.empty(), "who can't write an archive says why");
        return;
    }
    const auto copy = createMpqFormat()->source(path, SystemFile::inMemory(viewOf(written->bytes)));
    const auto asset = copy->read(replaced);
    check(asset && asset->bytes == "content", "an archive has the file that was put into it");
}

/// A journal from elsewhere: no reader obeys it, and what the user agrees to stays in its folder.
void fuzzJournals(const QByteArray &input)
{
    const QString victim = fileWith("mine", QStringLiteral("victim"));
    const QDir folder(QFileInfo(victim).path() + QStringLiteral("/models"));
    folder.mkpath(QStringLiteral("."));
    static_cast<void>(fileWith("old", QStringLiteral("models/a.m2")));
    const QString id = QStringLiteral("0123456789abcdef");
    const QString journal = fileWith(input, QStringLiteral("models/.%1.sinew-save").arg(id));
    static_cast<void>(fileWith("new", QStringLiteral("models/.%1.0.sinew-new").arg(id)));
    const QStringList before = folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    Diagnostics diagnostics;
    finishInterruptedSaves(folder.path(), diagnostics);
    static_cast<void>(SaveView::of(folder.path()));
    static_cast<void>(interruptedSaves(folder.path()));
    check(folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot) == before,
          "a stranger's journal changes nothing");
    static_cast<void>(endInterruptedSave(journal, input.size() % 2 ? SaveEnd::Finish : SaveEnd::TakeBack));
    QFile file(victim);
    check(file.open(QIODevice::ReadOnly) && file.readAll() == "mine", "no journal reaches out of its folder");
}

void fuzzListFiles(const QByteArray &input)
{
    ListFile list(fileWith(input, QStringLiteral("list.csv")));
    static_cast<void>(list.load());
    for (const std::uint32_t id : {0u, 1u, 7u, 4'294'967'295u})
        static_cast<void>(list.nameOf(id));
}

} // namespace sinew::test
