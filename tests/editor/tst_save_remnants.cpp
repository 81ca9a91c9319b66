// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// A save that leaves much in the file that nothing uses says so, and offers a compact copy.

#include "core/document/open_document.h"
#include "editor/builtin_plugins.h"
#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "plugins/m2/model/model.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace tst_save_remnants {

using namespace sinew;

class TestSaveRemnants : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;
    std::unique_ptr<Settings> m_settings;
    DocumentList m_documents;
    QWidget m_window;
    std::unique_ptr<FileActions> m_files;
    QList<Notice> m_notices;
    QTemporaryDir m_folder;

    Document *openCopy()
    {
        const QDir samples(test::sourcePath("tests/samples/m2showcase"));
        for (const QString &name : samples.entryList({QStringLiteral("shrine*")}, QDir::Files)) {
            QFile::remove(m_folder.filePath(name));
            QFile::copy(samples.filePath(name), m_folder.filePath(name));
        }
        return reopened();
    }
    Document *reopened()
    {
        auto document = openDocument(m_formats, m_folder.filePath(QStringLiteral("shrine.m2")));
        return document ? m_documents.add(std::move(*document)) : nullptr;
    }

    /// Gives a look-up table, which then has to lie somewhere else in the file, this many more entries.
    static bool lengthen(Document &document, std::size_t by)
    {
        Array<std::uint16_t> table = static_cast<const m2::M2Model &>(document.model()).data.boneCombos;
        table.splice(table.size(), 0, std::vector<std::uint16_t>(by));
        return bool(document.push({{Change::Set, fieldOf<&m2::Root::boneCombos>(RootNode), 0, 0, 0, Value::of(table)}},
                                  QStringLiteral("lengthen")));
    }

    bool tellsOfRemnants() const
    {
        return std::any_of(m_notices.begin(), m_notices.end(),
                           [](const Notice &notice) { return notice.text.contains(QStringLiteral("left over")); });
    }

private Q_SLOTS:
    void initTestCase()
    {
        addBuiltinPlugins(m_formats);
        Settings::keepInMemory();
        m_settings = std::make_unique<Settings>();
        m_files = std::make_unique<FileActions>(m_documents, m_formats, *m_settings, &m_window);
        connect(m_files.get(), &FileActions::notice, this, [this](const Notice &notice) { m_notices.append(notice); });
    }
    void init() { m_notices.clear(); }
    void cleanup()
    {
        while (m_documents.size())
            m_documents.close(m_documents.at(0));
    }

    /// The table is written at the end in two sessions: the first copy of it is of no use any more.
    void remnantsAreTold()
    {
        Document *document = openCopy();
        QVERIFY(document);
        QVERIFY(lengthen(*document, 20000));
        QVERIFY(m_files->save(document));
        QVERIFY(!tellsOfRemnants());
        m_documents.close(document);
        document = reopened();
        QVERIFY(document);
        QVERIFY(lengthen(*document, 1000));
        QVERIFY(m_files->save(document));
        QVERIFY(tellsOfRemnants());
        QCOMPARE(m_notices.back().steps.size(), std::size_t(1));
    }

    void cleanFilesAreNot()
    {
        Document *document = openCopy();
        QVERIFY(document);
        QVERIFY(m_files->save(document));
        QVERIFY(!tellsOfRemnants());
    }
};

SINEW_TEST(tst_save_remnants, TestSaveRemnants)

} // namespace tst_save_remnants

#include "tst_save_remnants.moc"
