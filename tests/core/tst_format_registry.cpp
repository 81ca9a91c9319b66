// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/document/document_save.h"
#include "core/document/open_document.h"
#include "core/format/file_proof.h"
#include "tests/core/sample_document.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

#include <functional>
#include <new>
#include <stdexcept>

namespace tst_format_registry {

using namespace sinew;
using namespace sinew::test;

namespace {

/// A format that reads anything it scores for, and writes what it is told to.
class FakeFormat : public Format
{
public:
    FakeFormat(const char *id, int score, const char *output)
        : m_id(QString::fromLatin1(id)), m_score(score), m_output(output)
    {
    }
    FormatInfo info() const override { return {m_id, m_id, {m_id}}; }
    int probe(Bytes head, const QString &suffix) const override
    {
        seenHead = head.size();
        seenSuffix = suffix;
        return m_score;
    }
    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &) const override
    {
        if (files.primary().size() == 3)
            return Error{"three bytes are too few", {}, 2};
        auto model = std::make_unique<StoredModel>();
        model->buildIndex();
        return std::unique_ptr<Model>(std::move(model));
    }
    Result<std::vector<OutputFile>> write(const Model &, const WriteOptions &) const override
    {
        if (m_output.isNull())
            return Error{"it can't be expressed"};
        return std::vector<OutputFile>{{QString(), m_output}};
    }
    QString describe(const Model &) const override { return m_id; }

    Status complete(const Model &, ChangeSet &) const override
    {
        return refusal ? Status(Error{refusal}) : Status(Done{});
    }

    const char *refusal = nullptr;
    mutable std::size_t seenHead = 0;
    mutable QString seenSuffix;

private:
    QString m_id;
    int m_score;
    QByteArray m_output;
};

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestFormatRegistry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bestScoreWins()
    {
        FormatRegistry registry;
        QVERIFY(!registry.find(bytesOf("abcd"), QStringLiteral("smpl")));
        const auto low = std::make_shared<FakeFormat>("low", 10, "x"),
                   high = std::make_shared<FakeFormat>("high", 60, "x"),
                   zero = std::make_shared<FakeFormat>("zero", 0, "x");
        registry.add(zero);
        QVERIFY(!registry.find(bytesOf("abcd"), QStringLiteral("smpl")));
        registry.add(low);
        registry.add(high);
        QCOMPARE(registry.find(bytesOf("abcd"), QStringLiteral("SMPL")), std::shared_ptr<const Format>(high));
        QCOMPARE(low->seenSuffix, QStringLiteral("smpl"));
        const std::string large(10000, 'x');
        QVERIFY(registry.find(bytesOf(large), {}));
        QCOMPARE(low->seenHead, std::size_t(4096));
    }

    void opensAndProves()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("model.blp")); // the magic decides, not the name
        const QByteArray bytes = bytesOf(richSample());
        put(path, bytes);
        FormatRegistry registry;
        registry.add(std::make_shared<sample::StoredFormat>());
        const auto document = openDocument(registry, path);
        QVERIFY(document);
        QVERIFY((*document)->byteProof().exact);
        QCOMPARE((*document)->path(), path);
        QVERIFY(!(*document)->isModified());
        QCOMPARE((*document)->historyCount(), 0);
    }

    void errorsNameTheFile()
    {
        QTemporaryDir folder;
        FormatRegistry registry;
        registry.add(std::make_shared<sample::StoredFormat>());
        const QString missing = folder.filePath(QStringLiteral("missing.smpl")),
                      text = folder.filePath(QStringLiteral("text.smpl")),
                      cut = folder.filePath(QStringLiteral("cut.smpl")),
                      empty = folder.filePath(QStringLiteral("empty.smpl"));
        put(text, "A letter about a model.");
        put(cut, bytesOf(richSample()).left(1000));
        put(empty, {});
        for (const QString &path : {missing, text, cut, empty, folder.path(), QStringLiteral("/dev/zero"), QString()}) {
            const auto document = openDocument(registry, path);
            QVERIFY2(!document, qPrintable(path));
            QCOMPARE(QString::fromStdString(document.error().file), path);
            QVERIFY(!document.error().message.empty());
        }
        QVERIFY(openDocument(registry, cut).error().offset > 0);
    }

    /// A plugin's reader that throws ends like one that can't read: with an error that names the file.
    void throwingReaders()
    {
        class ThrowingFormat final : public FakeFormat
        {
        public:
            explicit ThrowingFormat(std::function<void()> raise) : FakeFormat("Odd", 50, nullptr), m_raise(raise) {}
            Result<std::unique_ptr<Model>> read(const FileSet &, Diagnostics &) const override
            {
                m_raise();
                return Error{"not reached"};
            }

        private:
            std::function<void()> m_raise;
        };
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("model.fake"));
        put(path, "original");
        const auto textFor = [&](std::function<void()> raise) {
            FormatRegistry registry;
            registry.add(std::make_shared<ThrowingFormat>(std::move(raise)));
            const auto document = openDocument(registry, path);
            return document ? QString() : QString::fromStdString(document.error().text());
        };
        QCOMPARE(textFor([] { throw std::runtime_error("seventeen"); }),
                 path + QStringLiteral(": the reader for “Odd” failed: seventeen"));
        QCOMPARE(textFor([] { throw 17; }), path + QStringLiteral(": the reader for “Odd” failed: unknown exception"));
        QCOMPARE(textFor([] { throw std::bad_alloc(); }),
                 path + QStringLiteral(": there is not enough memory to read this file"));
    }

    void inexactDocuments()
    {
        const FakeFormat same("same", 50, "abcdef"), other("other", 50, "abcXef"), longer("longer", 50, "abcdefg"),
            none("none", 50, nullptr);
        StoredModel model;
        const auto set = [](const char *bytes) { return FileSet({}, bytes); };
        QVERIFY(proveBytes(same, model, set("abcdef")).exact);
        const ByteProof changed = proveBytes(other, model, set("abcdef"));
        QVERIFY(!changed.exact);
        QCOMPARE(changed.offset, std::int64_t(3));
        QVERIFY(!changed.detail.isEmpty());
        QCOMPARE(proveBytes(longer, model, set("abcdef")).offset, std::int64_t(6));
        QCOMPARE(proveBytes(longer, model, set("abcdefgh")).offset, std::int64_t(7));
        QVERIFY(!proveBytes(none, model, set("abcdef")).exact);
    }

    /// The file of a document that the program can't write back byte for byte stays beside the new one, once.
    void backupOfWhatIsNotExact()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("model.fake"));
        put(path, "original");
        FormatRegistry registry;
        registry.add(std::make_shared<FakeFormat>("fake", 50, "rewritten"));
        const auto document = openDocument(registry, path);
        QVERIFY(document);
        QVERIFY(!(*document)->byteProof().exact);
        QVERIFY(saveDocument(**document, path));
        QCOMPARE(contentOf(path), QByteArray("rewritten"));
        QCOMPARE(contentOf(path + QStringLiteral(".bak")), QByteArray("original"));
        QVERIFY(saveDocument(**document, path)); // what is replaced now is what was written
        QVERIFY(!QFile::exists(path + QStringLiteral(".bak2")));
    }

    void saving()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.smpl")),
                      copy = folder.filePath(QStringLiteral("b.smpl"));
        const QByteArray bytes = bytesOf(richSample());
        put(path, bytes);
        FormatRegistry registry;
        registry.add(std::make_shared<sample::StoredFormat>());
        const auto opened = openDocument(registry, path);
        QVERIFY(opened);
        Document &document = **opened;
        QCOMPARE(setText(document, "model.name", "Saved"), QString());
        QVERIFY(document.isModified());
        // A save that fails leaves everything as it was.
        QVERIFY(!saveDocument(document, folder.filePath(QStringLiteral("missing/a.smpl"))));
        QVERIFY(document.isModified());
        QCOMPARE(document.path(), path);
        QVERIFY(saveDocument(document, copy));
        QVERIFY(!document.isModified());
        QCOMPARE(document.path(), copy);
        COMPARE_BYTES(contentOf(path), bytes);
        COMPARE_BYTES(contentOf(copy), saved(document));
        QVERIFY(!QFile::exists(copy + QStringLiteral(".bak")));
        document.undo();
        QVERIFY(document.isModified());
        QVERIFY(saveDocument(document, copy));
        COMPARE_BYTES(contentOf(copy), bytes);
        // A format that can't express the model changes nothing on disk.
        FormatRegistry fakes;
        fakes.add(std::make_shared<FakeFormat>("none", 50, nullptr));
        const auto dumb = openDocument(fakes, path);
        QVERIFY(dumb);
        QVERIFY(!saveDocument(**dumb, path));
        COMPARE_BYTES(contentOf(path), bytes);
    }

    void readErrorsKeepTheirPlace()
    {
        FormatRegistry registry;
        registry.add(std::make_shared<FakeFormat>("fake", 50, "x"));
        const auto document = openDocument(registry, FileSet(QStringLiteral("abc"), "abc"), QStringLiteral("abc"));
        QVERIFY(!document);
        QCOMPARE(document.error().text(), std::string("abc: offset 0x2: three bytes are too few"));
    }

    void companions()
    {
        QTemporaryDir folder;
        put(folder.filePath(QStringLiteral("Side.SKIN")), "skin");
        const FileSet files(folder.filePath(QStringLiteral("main.m2")), "main");
        QCOMPARE(files.companion(QStringLiteral("side.skin")), std::optional<QByteArray>("skin"));
        QVERIFY(!files.companion(QStringLiteral("other.skin")));
        QCOMPARE(files.primary().size(), std::size_t(4));
        put(folder.filePath(QStringLiteral("SIDE.skin")), "upper");
        const FileSet both(folder.filePath(QStringLiteral("main.m2")), "main");
        QCOMPARE(both.companion(QStringLiteral("SIDE.skin")), std::optional<QByteArray>("upper"));
        QCOMPARE(both.companion(QStringLiteral("Side.SKIN")), std::optional<QByteArray>("skin"));
        QCOMPARE(both.searchedPlaces(), QStringList{folder.path()});
        // Files that were read are remembered once, misses are not.
        QVERIFY(both.companion(QStringLiteral("SIDE.skin")));
        QVERIFY(!both.companion(QStringLiteral("other.skin")));
        QCOMPARE(both.companionsRead().size(), std::size_t(2));
        QCOMPARE(both.companionsRead()[0].name, QStringLiteral("SIDE.skin"));
        QCOMPARE(both.companionsRead()[0].bytes, QByteArray("upper"));
    }

    void companionsByFileId()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("creature/bear")));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("creature/wolf")));
        const auto at = [&](const char *name) { return folder.filePath(QLatin1String(name)); };
        put(at("creature/bear/Bear01.skin"), "by last part");
        put(at("creature/wolf/wolf.skel"), "by whole path");
        put(at("creature/bear/77.skin"), "by number");
        put(at("creature/bear/filedata_id_78.skin"), "by long number");
        FileSet files(at("creature/bear/bear.m2"), "main");
        const auto found = [&](std::uint32_t id, const char *suffix) {
            const auto file = files.companionOfId(id, QLatin1String(suffix));
            return file ? file->name.toUtf8() + ": " + file->bytes : QByteArray();
        };
        QCOMPARE(found(75, "skin"), QByteArray());
        QCOMPARE(found(77, "skin"), QByteArray("77.skin: by number"));
        files.setIdNames([](std::uint32_t id) {
            return id == 75   ? QStringLiteral("creature/bear/bear01.skin")
                   : id == 76 ? QStringLiteral("Creature\\wolf\\wolf.skel")
                              : QString();
        });
        QCOMPARE(found(75, "skin"), QByteArray("bear01.skin: by last part"));
        files.setIdNames([](std::uint32_t) { return QStringLiteral("creature\\wolf\\WOLF.skel"); });
        QCOMPARE(found(76, "skel"), QByteArray("../../creature/wolf/WOLF.skel: by whole path"));
        // Lists of names may come from strangers, too.
        put(at("outside.skel"), "not searched");
        for (const QString &name :
             {QStringLiteral("../../../outside.skel"), QStringLiteral("a/../../../outside.skel"), at("outside.skel"),
              QStringLiteral("\\") + at("outside.skel"), QStringLiteral("C:/../../outside.skel")}) {
            files.setIdNames([&](std::uint32_t) { return name; });
            QCOMPARE(found(79, "skel"), QByteArray());
        }
        files.setIdNames({});
        QCOMPARE(found(78, "skin"), QByteArray("FILEDATA_ID_78.skin: by long number"));
        QCOMPARE(files.nameOfId(75), QString());
    }

    /// A change that a format's files can't hold is refused and leaves no step.
    void formatsRefuseEdits()
    {
        FormatRegistry registry;
        const auto format = std::make_shared<FakeFormat>("fake", 50, "x");
        registry.add(format);
        const auto document =
            openDocument(registry, FileSet(QStringLiteral("long name"), "long"), QStringLiteral("long name"));
        QVERIFY(document);
        format->refusal = "its file was not found";
        QCOMPARE(setText(**document, "model.name", "Other"), QStringLiteral("its file was not found"));
        QCOMPARE((*document)->historyCount(), 0);
        format->refusal = nullptr;
        QCOMPARE(setText(**document, "model.name", "Other"), QString());
        QCOMPARE((*document)->historyCount(), 1);
    }
};

SINEW_GUILESS_TEST(tst_format_registry, TestFormatRegistry)

} // namespace tst_format_registry
#include "tst_format_registry.moc"
