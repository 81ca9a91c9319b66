// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Everything that is offered as a new object of a model can be saved in the model's version.

#include "core/document/open_document.h"
#include "core/schema/struct_info.h"
#include "editor/builtin_plugins.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/objects/object_edits.h"

#include <QDir>
#include <QDirIterator>
#include <QTest>

namespace tst_new_objects {

using namespace sinew;

class TestNewObjects : public QObject
{
    Q_OBJECT

    FormatRegistry m_formats;

public:
    // Rows are requested before a test case begins.
    TestNewObjects() { addBuiltinPlugins(m_formats); }

private Q_SLOTS:
    void canBeSaved_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(test::sourcePath("tests/samples"));
        QDirIterator files(
            folder.path(),
            {QStringLiteral("*.mdx"), QStringLiteral("*.mdl"), QStringLiteral("*.m2"), QStringLiteral("*.m3")},
            QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            QTest::newRow(qPrintable(folder.relativeFilePath(path))) << path;
        }
    }
    void canBeSaved()
    {
        QFETCH(QString, path);
        const auto opened = openDocument(m_formats, path);
        if (!opened)
            QSKIP("a file that can't be read");
        Document &document = **opened;
        if (!document.format()->write(document.model()))
            QSKIP("a file that can't be saved as it is");
        const std::vector<FieldInfo> &fields = document.model().info().fields;
        int added = 0;
        for (std::size_t row = 0; row < fields.size(); ++row) {
            const Address list{RootNode, std::uint16_t(row)};
            if (fields[row].type->kind != Kind::List || !takesNewItems(document.model(), list))
                continue;
            if (!ObjectEdits(document).add(list))
                continue; // which says why
            const auto written = document.format()->write(document.model());
            QVERIFY2(written, qPrintable(QString::fromLatin1(fields[row].name) + QStringLiteral(": ") +
                                         (written ? QString() : QString::fromStdString(written.error().text()))));
            document.goTo(0);
            ++added;
        }
        QVERIFY(added > 0);
    }
};

SINEW_TEST(tst_new_objects, TestNewObjects)

} // namespace tst_new_objects
#include "tst_new_objects.moc"
