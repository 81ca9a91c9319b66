// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Documents that are sets of files: opened by any of them, proved, saved, saved as.

#include "core/document/document_save.h"
#include "core/document/open_document.h"
#include "core/format/format_registry.h"
#include "core/system/file_operations.h"
#include "tests/core/set_format.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

namespace tst_document_save {

using namespace sinew;

namespace {

QByteArray get(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

void setValue(Document &document, NodeId node, std::int32_t value)
{
    Change change;
    change.at = {node, 0};
    change.other = Value::of(value);
    ChangeSet changes;
    changes.push_back(std::move(change));
    QVERIFY(document.push(std::move(changes), QStringLiteral("set")));
}

} // namespace

class TestDocumentSave : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_registry = {};
        m_registry.add(std::make_shared<SetFormat>());
        put("Orc.set", "SET 5 2");
        put("Orc0.part", "PART 10");
        put("ORC1.PART", "PART 11");
    }

    void opensByAnyFile()
    {
        for (const char *name : {"Orc.set", "Orc0.part", "ORC1.PART"}) {
            const auto document = open(name);
            QVERIFY2(document, name);
            QCOMPARE(document->path(), path("Orc.set"));
            QVERIFY2(document->byteProof().exact, qPrintable(document->byteProof().detail));
            QCOMPARE(document->storedFiles().companions, (QStringList{path("Orc0.part"), path("ORC1.PART")}));
            QVERIFY(document->loadDiagnostics().entries().empty());
        }
    }

    void companionsWithoutTheirModel()
    {
        QVERIFY(QFile::remove(path("Orc.set")));
        const auto document = openDocument(m_registry, path("Orc0.part"));
        QVERIFY(!document);
        QCOMPARE(QString::fromStdString(document.error().file), path("Orc0.part"));
        const QString text = QString::fromStdString(document.error().text());
        QVERIFY2(text.contains(u"“Orc.set”") && text.contains(m_folder->path()), qPrintable(text));
        // A companion under the name of its model leads to no model.
        put("Orc.set", "PART 1");
        QVERIFY(!openDocument(m_registry, path("Orc0.part")));
        QVERIFY(!openDocument(m_registry, path("Orc.set")));
    }

    void missingCompanions()
    {
        QVERIFY(QFile::remove(path("Orc0.part")));
        const auto document = open("Orc.set");
        QVERIFY(document);
        QVERIFY(document->byteProof().exact);
        QCOMPARE(document->loadDiagnostics().entries().size(), std::size_t(1));
        QCOMPARE(document->storedFiles().companions, QStringList{path("ORC1.PART")});
        setValue(*document, RootNode, 6);
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 11 Orc.set=SET 6 2"));
    }

    /// A difference in a companion names it, and every file that a save replaces is kept.
    void inexactCompanions()
    {
        put("Orc0.part", "PART  10");
        const auto document = open("Orc.set");
        QVERIFY(!document->byteProof().exact);
        QVERIFY2(document->byteProof().detail.startsWith(QStringLiteral("Orc0.part: 8 bytes")),
                 qPrintable(document->byteProof().detail));
        QCOMPARE(document->byteProof().offset, std::int64_t(5));
        setValue(*document, part(*document, 1), 77);
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(files(),
                 QStringLiteral(
                     "ORC1.PART=PART 77 ORC1.PART.bak=PART 11 Orc.set=SET 5 2 Orc.set.bak=SET 5 2 Orc0.part=PART  10"));
        // What the program wrote needs no backup, what it replaces for the first time does.
        setValue(*document, part(*document, 0), 78);
        setValue(*document, part(*document, 1), 79);
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(get(path("Orc0.part.bak")), QByteArray("PART  10"));
        QVERIFY(!QFile::exists(path("ORC1.PART.bak2")) && !QFile::exists(path("Orc.set.bak2")));
    }

    /// Another process was cut off in the middle of a save: saving brings that to an end and says so.
    void reportsAnInterruptedSave()
    {
        QTemporaryDir state;
        qputenv("XDG_STATE_HOME", QFile::encodeName(state.path()));
        const auto document = open("Orc.set");
        setValue(*document, part(*document, 0), 77);
        setValue(*document, part(*document, 1), 78);
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            int steps = 0;
            static_cast<void>(saveDocument(*document, path("Orc.set"), {}, [&steps](const QString &) {
                if (++steps == 4)
                    ::_exit(0);
                return true;
            }));
            ::_exit(1);
        }
        int status = -1;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
        const auto saved = saveDocument(*document, path("Orc.set"));
        QVERIFY2(saved, saved ? "" : saved.error().text().c_str());
        QCOMPARE(saved->interrupted.size(), std::size_t(1));
        QCOMPARE(saved->interrupted[0].code, std::string("save.interrupted"));
        QVERIFY(!saved->interrupted[0].where.file.empty());
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 78 Orc.set=SET 5 2 Orc0.part=PART 77"));
        setValue(*document, part(*document, 0), 79);
        const auto again = saveDocument(*document, path("Orc.set"));
        QVERIFY(again && again->interrupted.empty());
    }

    void savesWhatChanged()
    {
        const auto document = open("Orc.set");
        const auto untouched = QFile(path("Orc0.part")).fileTime(QFileDevice::FileModificationTime);
        QVERIFY(QFile::setPermissions(path("Orc0.part"), QFileDevice::ReadOwner));
        setValue(*document, part(*document, 1), 12);
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 12 Orc.set=SET 5 2 Orc0.part=PART 10"));
        QCOMPARE(QFile(path("Orc0.part")).fileTime(QFileDevice::FileModificationTime), untouched);
        QVERIFY(!document->isModified());
        // Undoing the edit changes the file, although the model is as it was read.
        document->undo();
        QVERIFY(document->isModified());
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 11 Orc.set=SET 5 2 Orc0.part=PART 10"));
    }

    /// A companion that no edit touched keeps what another program made of it meanwhile.
    void leavesOthersAlone()
    {
        const auto document = open("Orc.set");
        put("Orc0.part", "PART 99");
        setValue(*document, part(*document, 1), 12);
        QVERIFY(saveDocument(*document, path("Orc.set")));
        document->undo();
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(get(path("Orc0.part")), QByteArray("PART 99"));
    }

    void savesAs()
    {
        const auto document = open("Orc.set");
        setValue(*document, part(*document, 1), 12);
        QVERIFY(saveDocument(*document, path("Troll.set")));
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 11 Orc.set=SET 5 2 Orc0.part=PART 10 "
                                         "Troll.set=SET 5 2 Troll0.part=PART 10 Troll1.part=PART 12"));
        QCOMPARE(document->path(), path("Troll.set"));
        QCOMPARE(document->storedFiles().companions, (QStringList{path("Troll0.part"), path("Troll1.part")}));
        // From now on the new files are the document's.
        setValue(*document, part(*document, 0), 13);
        document->undo();
        document->undo();
        QVERIFY(saveDocument(*document, path("Troll.set")));
        QCOMPARE(get(path("Troll1.part")), QByteArray("PART 11"));
        QCOMPARE(get(path("ORC1.PART")), QByteArray("PART 11"));
        // Back to the first name.
        setValue(*document, part(*document, 0), 14);
        QVERIFY(!saveDocument(*document, path("Orc.set"))); // which no longer belong to it
        const auto unknown = unknownFiles(*document, path("Orc.set"));
        QVERIFY(unknown);
        QCOMPARE(unknown->size(), std::size_t(2)); // ORC1.PART already has the bytes that would be written
        QVERIFY(saveDocument(*document, path("Orc.set"), *unknown));
        QCOMPARE(get(path("Orc0.part")), QByteArray("PART 14"));
        QCOMPARE(get(path("Orc0.part.bak")), QByteArray("PART 10"));
        QCOMPARE(get(path("Troll0.part")), QByteArray("PART 10"));
        QCOMPARE(document->storedFiles().companions, (QStringList{path("Orc0.part"), path("ORC1.PART")}));
        QVERIFY(open("Orc.set") && open("Troll.set"));
    }

    void savesToAnotherFolder()
    {
        QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("copy")));
        const auto document = open("Orc.set");
        QVERIFY(saveDocument(*document, path("copy/Orc.set")));
        QCOMPARE(get(path("copy/Orc0.part")), QByteArray("PART 10"));
        QCOMPARE(get(path("copy/Orc1.part")), QByteArray("PART 11"));
        document->undo();
        QVERIFY(saveDocument(*document, path("copy/Orc.set")));
    }

    /// A document that was never on disk, such as the content of an archive, is saved whole wherever it goes.
    void savesWhatIsNotOnTheDisk()
    {
        const FileSet files(QStringLiteral("Elf.set"), "SET 5 1", [](const QString &name) {
            return name == u"Elf0.part" ? std::optional<QByteArray>("PART 10") : std::nullopt;
        });
        const auto document = openDocument(m_registry, files, path("nowhere/Elf.set"));
        QVERIFY(document);
        setValue(**document, RootNode, 6);
        QVERIFY(saveDocument(**document, path("Elf.set")));
        QCOMPARE(get(path("Elf.set")), QByteArray("SET 6 1"));
        QCOMPARE(get(path("Elf0.part")), QByteArray("PART 10"));
    }

    void compactCopies()
    {
        const auto document = open("Orc.set");
        setValue(*document, RootNode, 6);
        QVERIFY(saveCompactCopy(*document, path("Small.set")));
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 11 Orc.set=SET 5 2 Orc0.part=PART 10 "
                                         "Small.set=SET 6 2! Small0.part=PART 10! Small1.part=PART 11!"));
        QCOMPARE(document->path(), path("Orc.set"));
        QVERIFY(document->isModified());
        // Over its own files it is a save.
        QVERIFY(saveCompactCopy(*document, path("Orc.set")));
        QVERIFY(!document->isModified());
        QCOMPARE(get(path("Orc0.part")), QByteArray("PART 10!"));
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 11 Orc.set=SET 6 2 Orc0.part=PART 10 "
                                         "Small.set=SET 6 2! Small0.part=PART 10! Small1.part=PART 11!"));
    }

    /// What another program wrote is not overwritten unasked, however late it came; what the user agrees to overwrite
    /// is kept as a backup.
    void changedByOthers()
    {
        const auto document = open("Orc.set");
        setValue(*document, part(*document, 1), 12);
        put("ORC1.PART", "PART 77");
        QVERIFY(!saveDocument(*document, path("Orc.set")));
        QVERIFY(document->isModified());
        QCOMPARE(get(path("ORC1.PART")), QByteArray("PART 77"));
        const auto unknown = unknownFiles(*document, path("Orc.set"));
        QVERIFY(unknown);
        QCOMPARE(unknown->size(), std::size_t(1));
        QCOMPARE(unknown->front().path, path("ORC1.PART"));
        QVERIFY(unknown->front().read.has_value());
        // It changes once more after the user has looked, and right before the new file takes its place.
        put("ORC1.PART", "PART 778");
        QVERIFY(!saveDocument(*document, path("Orc.set"), *unknown));
        const auto again = unknownFiles(*document, path("Orc.set"));
        QVERIFY(again);
        QVERIFY(!saveDocument(*document, path("Orc.set"), *again, [this](const QString &step) {
            if (step == u"keep old 0")
                put("ORC1.PART", "PART 7789");
            return true;
        }));
        QCOMPARE(get(path("ORC1.PART")), QByteArray("PART 7789"));
        const auto last = unknownFiles(*document, path("Orc.set"));
        QVERIFY(last);
        QVERIFY(saveDocument(*document, path("Orc.set"), *last));
        QCOMPARE(get(path("ORC1.PART")), QByteArray("PART 12"));
        QCOMPARE(get(path("ORC1.PART.bak")), QByteArray("PART 7789"));
        QVERIFY(unknownFiles(*document, path("Orc.set"))->empty());
    }

    /// Two programs have the set open and save it, the second at each moment of the first one's save: all files come
    /// from one of them, and the other one reports it.
    void twoEditors_data()
    {
        QTest::addColumn<QString>("step");
        QTest::addColumn<bool>("several"); // the second one saves several files, or one
        for (const bool several : {true, false})
            for (const char *step : {"", "begin", "write 0", "write 1", "keep old 0", "keep old 1", "commit",
                                     "replace 0", "replace 1", "clean up"})
                QTest::addRow("%s: %s", several ? "set" : "file", step) << QString::fromLatin1(step) << several;
    }
    void twoEditors()
    {
        QFETCH(QString, step);
        QFETCH(bool, several);
        const auto first = open("Orc.set"), second = open("Orc.set");
        setValue(*first, part(*first, 0), 20);
        setValue(*first, part(*first, 1), 21);
        setValue(*second, part(*second, 1), 31);
        if (several)
            setValue(*second, part(*second, 0), 30);
        bool secondSaved = false, firstSaved = false;
        int met = 0;
        const auto saveSecond = [&] { secondSaved = bool(saveDocument(*second, path("Orc.set"))); };
        firstSaved = bool(saveDocument(*first, path("Orc.set"), {}, [&](const QString &now) {
            if (now == step) {
                ++met;
                saveSecond();
            }
            return true;
        }));
        QCOMPARE(met, step.isEmpty() ? 0 : 1);
        if (step.isEmpty())
            saveSecond();
        QVERIFY(firstSaved != secondSaved);
        QCOMPARE(first->isModified(), !firstSaved);
        QCOMPARE(second->isModified(), !secondSaved);
        QCOMPARE(files(), firstSaved ? QStringLiteral("ORC1.PART=PART 21 Orc.set=SET 5 2 Orc0.part=PART 20")
                          : several  ? QStringLiteral("ORC1.PART=PART 31 Orc.set=SET 5 2 Orc0.part=PART 30")
                                     : QStringLiteral("ORC1.PART=PART 31 Orc.set=SET 5 2 Orc0.part=PART 10"));
        // The later one can overwrite the files, which are kept as backups.
        Document &late = firstSaved ? *second : *first;
        const auto unknown = unknownFiles(late, path("Orc.set"));
        QVERIFY(unknown && !unknown->empty());
        QVERIFY(saveDocument(late, path("Orc.set"), *unknown));
        QCOMPARE(get(path("ORC1.PART")), firstSaved ? QByteArray("PART 31") : QByteArray("PART 21"));
        QCOMPARE(get(path("ORC1.PART.bak")), firstSaved ? QByteArray("PART 21") : QByteArray("PART 31"));
    }

    /// A save detaches the name that it knows from other hard links, and says so.
    void hardLinks()
    {
        QVERIFY(linkFile(path("Orc0.part"), path("other name")));
        const auto document = open("Orc.set");
        setValue(*document, part(*document, 1), 21);
        auto saved = saveDocument(*document, path("Orc.set"));
        QVERIFY(saved);
        QCOMPARE(saved->detached, QStringList());
        setValue(*document, part(*document, 0), 20);
        saved = saveDocument(*document, path("Orc.set"));
        QVERIFY(saved);
        QCOMPARE(saved->detached, QStringList(path("Orc0.part")));
        QCOMPARE(get(path("other name")), QByteArray("PART 10"));
        QCOMPARE(get(path("Orc0.part")), QByteArray("PART 20"));
        // Now it is a separate file.
        setValue(*document, part(*document, 0), 22);
        saved = saveDocument(*document, path("Orc.set"));
        QVERIFY(saved);
        QCOMPARE(saved->detached, QStringList());
    }

    /// A file that was deleted on the disk is written again.
    void deletedByOthers()
    {
        const auto document = open("Orc.set");
        QVERIFY(QFile::remove(path("Orc.set")));
        QVERIFY(unknownFiles(*document, path("Orc.set"))->empty());
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(get(path("Orc.set")), QByteArray("SET 5 2"));
    }

    /// The same holds for a companion, edited or not; the others are left alone.
    void companionDeletedByOthers()
    {
        const auto document = open("Orc.set");
        QVERIFY(!lacksFiles(*document));
        QVERIFY(QFile::remove(path("Orc0.part")));
        put("ORC1.PART", "PART 99");
        QVERIFY(lacksFiles(*document));
        QVERIFY(saveDocument(*document, path("Orc.set")));
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 99 Orc.set=SET 5 2 Orc0.part=PART 10"));
        QVERIFY(!lacksFiles(*document));
        QVERIFY(QFile::remove(path("Orc.set")));
        QVERIFY(lacksFiles(*document));
    }

    /// A save that fails changes neither a file nor the document, and one that was cut off is finished at the next
    /// opening.
    void failures()
    {
        const auto document = open("Orc.set");
        setValue(*document, part(*document, 0), 20);
        setValue(*document, part(*document, 1), 21);
        const QString before = files();
        QVERIFY(
            !saveDocument(*document, path("Orc.set"), {}, [](const QString &step) { return step != u"replace 1"; }));
        QCOMPARE(files(), before);
        QVERIFY(document->isModified());
        QVERIFY(saveDocument(*document, path("Orc.set"), {}, [](const QString &step) { return step != u"clean up"; }));
        QVERIFY(files().contains(u"sinew-save"));
        const QString cutOff = files();
        QVERIFY(open("Orc0.part")); // for reading
        QCOMPARE(files(), cutOff);
        const auto opened = openDocument(m_registry, path("Orc0.part"), OpenFor::Editing);
        QVERIFY(opened);
        const auto &again = *opened;
        QCOMPARE(files(), QStringLiteral("ORC1.PART=PART 21 Orc.set=SET 5 2 Orc0.part=PART 20"));
        QCOMPARE(again->loadDiagnostics().entries().size(), std::size_t(1));
        QCOMPARE(again->loadDiagnostics().entries()[0].severity, Severity::Info);
    }

    /// A format that can only read is not asked what it would write.
    void readOnlyFormat()
    {
        m_registry = {};
        m_registry.add(std::make_shared<SetFormat>(false));
        put("Orc0.part", "PART 010"); // not as it would be written
        const auto document = open("Orc.set");
        QVERIFY(document);
        QVERIFY(document->byteProof().exact);
        setValue(*document, RootNode, 6);
        const QString before = files();
        for (const char *name : {"Orc.set", "Other.set"}) {
            for (const auto &saved : {saveDocument(*document, path(name)), saveCompactCopy(*document, path(name))}) {
                QVERIFY(!saved);
                const QString text = QString::fromStdString(saved.error().text());
                QVERIFY2(text.contains(u"“Set”") && text.contains(path(name)), qPrintable(text));
            }
        }
        QCOMPARE(files(), before);
        QVERIFY(document->isModified());
        QCOMPARE(document->path(), path("Orc.set"));
    }

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }
    void put(const char *name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    std::unique_ptr<Document> open(const char *name) const
    {
        auto document = openDocument(m_registry, path(name));
        return document ? std::move(*document) : nullptr;
    }
    static NodeId part(const Document &document, std::size_t row)
    {
        return static_cast<const SetRoot *>(document.model().root())->parts.ids[row];
    }
    /// All files of the folder with their content.
    QString files() const
    {
        QStringList all;
        for (const QString &name : QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden, QDir::Name))
            all.append(name + u'=' + QString::fromUtf8(get(m_folder->filePath(name))));
        return all.join(u' ');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    FormatRegistry m_registry;
};

SINEW_GUILESS_TEST(tst_document_save, TestDocumentSave)

} // namespace tst_document_save
#include "tst_document_save.moc"
