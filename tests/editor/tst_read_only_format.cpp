// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Documents of a format that this program can only read, as a plugin may offer one: nothing asks where to save them,
// and everything says why.

#include "core/facets/conversion_facet.h"
#include "core/model/path.h"
#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "plugins/mdx/format.h"
#include "tests/editor/small_mdx.h"
#include "tests/editor/test_files.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QApplication>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_read_only_format {

using namespace sinew;
using namespace sinew::test;

namespace {

/// MDX except for its name and that it can't be written. It supports everything else.
class ReadOnlyFormat final : public Format
{
public:
    FormatInfo info() const override
    {
        return {QStringLiteral("looks"), QStringLiteral("Model to look at"), {QStringLiteral("look")}, false};
    }
    int probe(Bytes head, const QString &suffix) const override { return m_real->probe(head, suffix); }
    Result<std::unique_ptr<Model>> read(const FileSet &files, Diagnostics &diagnostics) const override
    {
        return m_real->read(files, diagnostics);
    }
    Result<std::vector<OutputFile>> write(const Model &model, const WriteOptions &options) const override
    {
        ++writes;
        return m_real->write(model, options);
    }
    bool canCompact() const override { return true; }
    QString describe(const Model &model) const override { return m_real->describe(model); }
    const ConversionFacet *conversions() const override { return m_real->conversions(); }

    mutable int writes = 0;

private:
    std::shared_ptr<const Format> m_real = createMdxFormat();
};

} // namespace

class TestReadOnlyFormat : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_config;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<ReadOnlyFormat> m_format;
    FormatRegistry m_formats;
    std::unique_ptr<Settings> m_settings;
    DocumentList m_documents;
    QWidget m_window;
    std::unique_ptr<FileActions> m_files;
    QList<Notice> m_notices;
    int m_questions = 0; ///< unexpected windows
    QTimer m_closer;

    /// A document with an unsaved change in a file of its own.
    Document *openChanged(const char *name, std::shared_ptr<const Format> format)
    {
        const QString path = m_folder->filePath(QLatin1String(name));
        write(path, smallMdx());
        Diagnostics diagnostics;
        auto model = format->read(FileSet(path, smallMdx()), diagnostics);
        auto document = std::make_unique<Document>(std::move(*model), std::move(format));
        document->setPath(path);
        document->setStoredFiles({.loadedPath = path, .stamps = {{path, *fileStamp(path)}}});
        setEnd(*document);
        return m_documents.add(std::move(document));
    }
    static void setEnd(Document &document)
    {
        const auto target = parsePath(document.model(), "sequences[0].end");
        QVERIFY(bool(target));
        const auto change = makeSet(document.model(), *target, "900");
        QVERIFY(bool(change));
        QVERIFY(bool(document.push({*change}, QStringLiteral("Set end"))));
    }
    bool isUntouched(const Document &document) const
    {
        return document.isModified() && read(document.path()) == smallMdx() && m_format->writes == 0;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_config.path());
        m_settings = std::make_unique<Settings>();
        m_files = std::make_unique<FileActions>(m_documents, m_formats, *m_settings, &m_window);
        connect(m_files.get(), &FileActions::notice, this, [this](const Notice &notice) { m_notices.append(notice); });
        connect(&m_closer, &QTimer::timeout, this, [this] {
            if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
                ++m_questions;
                dialog->reject();
            }
        });
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_format = std::make_shared<ReadOnlyFormat>();
        m_notices.clear();
        m_questions = 0;
        m_closer.start(20);
    }
    void cleanup()
    {
        m_closer.stop();
        while (m_documents.size())
            m_documents.close(m_documents.at(0));
    }

    void savingSaysWhyNot()
    {
        Document *document = openChanged("a.look", m_format);
        QVERIFY(!m_files->canSave(document));
        QVERIFY(!m_files->canSaveCompact(document));
        QVERIFY(!m_files->canConvert(document));
        QVERIFY(!m_files->save(document));
        QVERIFY(!m_files->saveAs(document));
        m_files->saveCompact(document);
        QCOMPARE(m_questions, 0);
        QCOMPARE(m_notices.size(), 3);
        for (const Notice &notice : std::as_const(m_notices)) {
            QCOMPARE(notice.severity, Severity::Error);
            QVERIFY2(notice.text.contains(QStringLiteral("“a.look”")), qPrintable(notice.text));
            QVERIFY2(notice.text.contains(QStringLiteral("“Model to look at”")), qPrintable(notice.text));
            QVERIFY(notice.steps.empty()); // "Save as…" would lead nowhere
        }
        QVERIFY(isUntouched(*document));
    }

    void formatsThatCanWriteAreSaved()
    {
        Document *looks = openChanged("a.look", m_format), *writable = openChanged("b.mdx", createMdxFormat());
        QVERIFY(m_files->canSave(writable));
        QVERIFY(m_files->canConvert(writable));
        m_files->saveAll();
        QVERIFY(!writable->isModified());
        QVERIFY(read(writable->path()) != smallMdx());
        QCOMPARE(m_notices.size(), 1);
        QVERIFY(isUntouched(*looks));
        QCOMPARE(m_questions, 0);
    }

    void closingOffersNoSaving()
    {
        Document *document = openChanged("a.look", m_format);
        const QString path = document->path();
        m_closer.stop();
        QString text;
        bool canSave = true;
        const auto answer = [&](QMessageBox::StandardButton button) {
            QTimer::singleShot(50, this, [&, button] {
                auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
                QVERIFY(question);
                text = question->text() + question->informativeText();
                canSave = question->button(QMessageBox::Save);
                question->button(button)->click();
            });
        };
        answer(QMessageBox::Cancel);
        QVERIFY(!m_files->close(document));
        QVERIFY(!canSave);
        QVERIFY2(text.contains(QStringLiteral("“a.look”")) && text.contains(QStringLiteral("“Model to look at”")),
                 qPrintable(text));
        QCOMPARE(m_documents.size(), 1);
        answer(QMessageBox::Discard);
        QVERIFY(m_files->close(document));
        QCOMPARE(m_documents.size(), 0);
        QCOMPARE(read(path), smallMdx());
    }
};

SINEW_TEST(tst_read_only_format, TestReadOnlyFormat)

} // namespace tst_read_only_format
#include "tst_read_only_format.moc"
