// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "../plugins/mdx_bytes.h"
#include "../plugins/mdx_document.h"

#include <QTemporaryDir>

using namespace sinew;
using namespace sinew::test;

namespace {

/// A format that reads anything it scores for, and writes what it is told to.
class FakeFormat : public Format
{
public:
    FakeFormat(const char *id, int score, const char *output) : m_id(QString::fromLatin1(id)), m_score(score), m_output(output) {}
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
        auto model = std::make_unique<mdx::MdxModel>();
        model->buildIndex();
        return std::unique_ptr<Model>(std::move(model));
    }
    Result<std::vector<OutputFile>> write(const Model &) const override
    {
        if (m_output.isNull())
            return Error{"it can't be expressed"};
        return std::vector<OutputFile>{{QStringLiteral("side.file"), "side"}, {QString(), m_output}};
    }
    QString describe(const Model &) const override { return m_id; }

    mutable std::size_t seenHead = 0;
    mutable QString seenSuffix;

private:
    QString m_id;
    int m_score;
    QByteArray m_output;
};

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
        QVERIFY(!registry.find(bytesOf("abcd"), QStringLiteral("mdx")));
        const auto low = std::make_shared<FakeFormat>("low", 10, "x"), high = std::make_shared<FakeFormat>("high", 60, "x"),
                   zero = std::make_shared<FakeFormat>("zero", 0, "x");
        registry.add(zero);
        QVERIFY(!registry.find(bytesOf("abcd"), QStringLiteral("mdx")));
        registry.add(low);
        registry.add(high);
        QCOMPARE(registry.find(bytesOf("abcd"), QStringLiteral("MDX")), std::shared_ptr<const Format>(high));
        QCOMPARE(low->seenSuffix, QStringLiteral("mdx"));
        const std::string large(10000, 'x');
        QVERIFY(registry.find(bytesOf(large), {}));
        QCOMPARE(low->seenHead, std::size_t(4096));
    }

    void opensAndProves()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("model.blp")); // the magic decides, not the name
        const QByteArray bytes = richMdx(800).bytes();
        put(path, bytes);
        FormatRegistry registry;
        registry.add(createMdxFormat());
        const auto document = registry.open(path);
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
        registry.add(createMdxFormat());
        const QString missing = folder.filePath(QStringLiteral("missing.mdx")), text = folder.filePath(QStringLiteral("text.mdx")),
                      cut = folder.filePath(QStringLiteral("cut.mdx")), empty = folder.filePath(QStringLiteral("empty.mdx"));
        put(text, "Version { FormatVersion 800, }");
        put(cut, richMdx(800).bytes().left(1000));
        put(empty, {});
        for (const QString &path : {missing, text, cut, empty, folder.path(), QStringLiteral("/dev/zero"), QString()}) {
            const auto document = registry.open(path);
            QVERIFY2(!document, qPrintable(path));
            QCOMPARE(QString::fromStdString(document.error().file), path);
            QVERIFY(!document.error().message.empty());
        }
        QVERIFY(registry.open(cut).error().offset > 0);
    }

    void inexactDocuments()
    {
        const FakeFormat same("same", 50, "abcdef"), other("other", 50, "abcXef"), longer("longer", 50, "abcdefg"), none("none", 50, nullptr);
        mdx::MdxModel model;
        QVERIFY(proveBytes(same, model, bytesOf("abcdef")).exact);
        const ByteProof changed = proveBytes(other, model, bytesOf("abcdef"));
        QVERIFY(!changed.exact);
        QCOMPARE(changed.offset, std::int64_t(3));
        QVERIFY(!changed.detail.isEmpty());
        QCOMPARE(proveBytes(longer, model, bytesOf("abcdef")).offset, std::int64_t(6));
        QCOMPARE(proveBytes(longer, model, bytesOf("abcdefgh")).offset, std::int64_t(7));
        QVERIFY(!proveBytes(none, model, bytesOf("abcdef")).exact);
    }

    /// The file of a document that the program can't write back byte for byte stays beside the new one, once.
    void backupOfWhatIsNotExact()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("model.fake"));
        put(path, "original");
        FormatRegistry registry;
        registry.add(std::make_shared<FakeFormat>("fake", 50, "rewritten"));
        const auto document = registry.open(path);
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
        const QString path = folder.filePath(QStringLiteral("a.mdx")), copy = folder.filePath(QStringLiteral("b.mdx"));
        const QByteArray bytes = richMdx(800).bytes();
        put(path, bytes);
        FormatRegistry registry;
        registry.add(createMdxFormat());
        const auto opened = registry.open(path);
        QVERIFY(opened);
        Document &document = **opened;
        QCOMPARE(setText(document, "model.name", "Saved"), QString());
        QVERIFY(document.isModified());
        // A save that fails leaves all as it was.
        QVERIFY(!saveDocument(document, folder.filePath(QStringLiteral("missing/a.mdx"))));
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
        const auto dumb = fakes.open(path);
        QVERIFY(dumb);
        QVERIFY(!saveDocument(**dumb, path));
        COMPARE_BYTES(contentOf(path), bytes);
    }

    void readErrorsKeepTheirPlace()
    {
        FormatRegistry registry;
        registry.add(std::make_shared<FakeFormat>("fake", 50, "x"));
        const auto document = registry.open(FileSet(QStringLiteral("abc"), "abc"), QStringLiteral("abc"));
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
    }
};

QTEST_GUILESS_MAIN(TestFormatRegistry)
#include "tst_format_registry.moc"
