// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// File → Convert to version, and Save as with another version.

#include "core/document/open_document.h"
#include "editor/builtin_plugins.h"
#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"
#include "editor/documents/version_dialog.h"
#include "editor/settings/settings.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/problems/loss_model.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

namespace tst_version_dialog {

using namespace sinew;

class TestVersionDialog : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    FormatRegistry m_formats;
    std::unique_ptr<Settings> m_settings;
    DocumentList m_documents;
    QWidget m_window;
    std::unique_ptr<FileActions> m_files;

    Document *open(const char *sample)
    {
        const QString path = m_folder.filePath(QStringLiteral("wyrm.mdx"));
        QFile::remove(path);
        if (!QFile::copy(test::sourcePath("tests/samples/") + QLatin1String(sample), path))
            return nullptr;
        auto document = openDocument(m_formats, path);
        if (!document)
            return nullptr;
        Document *result = document->get();
        m_documents.add(std::move(*document));
        return result;
    }
    static QByteArray bytesOf(const Document &document)
    {
        const auto files = document.format()->write(document.model(), {});
        return files ? files->front().bytes : QByteArray();
    }
    static QString version(const Document &document) { return document.format()->describe(document.model()); }

    /// Does `what` once a modal window of that kind is open; a window of another kind is closed and counts as a failure
    /// of the step.
    template<class Dialog, class What>
    void whenShown(const What &what, int patience = 300)
    {
        QTimer::singleShot(20, this, [this, what, patience] {
            QWidget *modal = QApplication::activeModalWidget();
            if (auto *dialog = qobject_cast<Dialog *>(modal))
                what(dialog);
            else if (patience > 0)
                whenShown<Dialog>(what, patience - 1);
        });
    }
    void chooseFile(const QString &name, const QString &filter)
    {
        whenShown<QFileDialog>([=](QFileDialog *dialog) {
            for (const QString &each : dialog->nameFilters())
                if (each.contains(filter))
                    dialog->selectNameFilter(each);
            // selectFile() leaves the name alone while its field has the focus.
            dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(name);
            // accept() is protected there.
            QMetaObject::invokeMethod(dialog, "accept", Qt::DirectConnection);
        });
    }

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        addBuiltinPlugins(m_formats);
        m_settings = std::make_unique<Settings>();
        m_files = std::make_unique<FileActions>(m_documents, m_formats, *m_settings, &m_window);
    }
    void cleanup()
    {
        while (m_documents.size())
            m_documents.close(m_documents.at(0));
    }

    void showsWhatEachVersionCosts()
    {
        Document *document = open("hd1000/wyrm.mdx");
        QVERIFY(document);
        VersionDialog dialog(*document, {}, nullptr);
        // Every other form, in either format.
        QCOMPARE(dialog.choice()->findData(QStringLiteral("mdx1000")), -1);
        const int old = dialog.choice()->findData(QStringLiteral("mdx800")),
                  newer = dialog.choice()->findData(QStringLiteral("mdx1200"));
        QVERIFY(old >= 0 && newer >= 0 && dialog.choice()->findData(QStringLiteral("mdl1000")) >= 0);
        dialog.choice()->setCurrentIndex(old);
        const int lost = dialog.losses()->count(ConversionLoss::Lost);
        QVERIFY(lost > 0 && lost < dialog.losses()->rowCount());
        for (int row = 0; row < dialog.losses()->rowCount(); ++row) // the worst comes first
            QCOMPARE(dialog.losses()->loss(row).kind == ConversionLoss::Lost, row < lost);
        QCOMPARE(dialog.losses()->rowCount(), int(dialog.losses()->text().count(u'\n')));
        QVERIFY(dialog.losses()->summary().contains(QString::number(dialog.losses()->count(ConversionLoss::Lost))));
        dialog.choice()->setCurrentIndex(newer);
        QCOMPARE(dialog.losses()->count(ConversionLoss::Lost), 0);
        QCOMPARE(document->historyCount(), 0);
    }

    void rowsLeadToTheirPlace()
    {
        Document *document = open("hd1000/wyrm.mdx");
        VersionDialog dialog(*document, "mdx800", nullptr);
        int row = 0;
        while (dialog.losses()->loss(row).path != "geosets[0].tangents")
            QVERIFY(++row < dialog.losses()->rowCount());
        Address asked;
        connect(&document->selection(), &Selection::fieldRequested, this,
                [&](const Address &address) { asked = address; });
        Q_EMIT dialog.view()->doubleClicked(dialog.losses()->index(row, 0));
        QCOMPARE(document->selection().nodes(), std::vector<NodeId>{dialog.losses()->loss(row).address.node});
        QCOMPARE(asked, dialog.losses()->loss(row).address);
    }

    void convertsAsOneStep()
    {
        Document *document = open("hd1000/wyrm.mdx");
        QVERIFY(m_files->canConvert(document));
        whenShown<VersionDialog>([](VersionDialog *dialog) {
            dialog->choice()->setCurrentIndex(dialog->choice()->findData(QStringLiteral("mdx1100")));
            dialog->accept();
        });
        m_files->convert(document);
        QCOMPARE(version(*document), QStringLiteral("MDX 1100"));
        QCOMPARE(document->historyCount(), 1);
        QVERIFY(document->historyText(0).contains(QStringLiteral("1100")));
        document->undo();
        QCOMPARE(version(*document), QStringLiteral("MDX 1000"));
        QVERIFY(!document->isModified());
    }

    /// World of Warcraft's alpha: the loss list, one step, redo, and back via the file.
    void toTheOtherGameAndBack()
    {
        Document *document = open("showcase/splinter.mdx");
        const QByteArray before = bytesOf(*document);
        int lost = 0;
        whenShown<VersionDialog>([&](VersionDialog *dialog) {
            dialog->choice()->setCurrentIndex(dialog->choice()->findData(QStringLiteral("wow1300")));
            lost = dialog->losses()->rowCount();
            dialog->accept();
        });
        m_files->convert(document);
        QCOMPARE(version(*document), QStringLiteral("MDX 1300 (WoW)"));
        QVERIFY(lost > 0);
        QCOMPARE(document->historyCount(), 1);
        QVERIFY(document->historyText(0).contains(QStringLiteral("World of Warcraft alpha (MDX 1300)")));
        const QByteArray after = bytesOf(*document);
        document->undo();
        QCOMPARE(version(*document), QStringLiteral("MDX 800"));
        QCOMPARE(bytesOf(*document), before);
        QVERIFY(!document->isModified());
        document->redo();
        QCOMPARE(bytesOf(*document), after);

        const QString target = m_folder.filePath(QStringLiteral("alpha.mdx"));
        chooseFile(target, QStringLiteral("alpha (MDX 1500)"));
        whenShown<VersionDialog>([](VersionDialog *dialog) { dialog->accept(); });
        QVERIFY(m_files->saveAs(document));
        QCOMPARE(document->historyCount(), 2);
        const auto again = openDocument(m_formats, target);
        QVERIFY(again);
        QCOMPARE(version(**again), QStringLiteral("MDX 1500 (WoW)"));
        QVERIFY((*again)->byteProof().exact);
        // The dialog begins with the forms of the model's game.
        VersionDialog dialog(**again, {}, nullptr);
        QCOMPARE(dialog.choice()->itemData(0).toString(), QStringLiteral("wow1300"));
        QVERIFY(dialog.choice()->findData(QStringLiteral("mdl1800")) > 0);
    }

    /// Later changes to the document say nothing about the file.
    void revertReadsTheFileAsItIs()
    {
        Document *document = open("showcase/splinter.mdx");
        const QByteArray before = bytesOf(*document);
        whenShown<VersionDialog>([&](VersionDialog *dialog) {
            dialog->choice()->setCurrentIndex(dialog->choice()->findData(QStringLiteral("wow1300")));
            dialog->accept();
        });
        m_files->convert(document);
        QCOMPARE(version(*document), QStringLiteral("MDX 1300 (WoW)"));
        whenShown<QMessageBox>([](QMessageBox *question) {
            for (QAbstractButton *button : question->buttons())
                if (question->buttonRole(button) != QMessageBox::RejectRole)
                    return button->click();
        });
        m_files->revert(document);
        QTRY_VERIFY(m_documents.at(0) != document);
        QCOMPARE(version(*m_documents.at(0)), QStringLiteral("MDX 800"));
        QCOMPARE(bytesOf(*m_documents.at(0)), before);
        QVERIFY(!m_documents.at(0)->isModified());
    }

    void cancelChangesNothing()
    {
        Document *document = open("hd1000/wyrm.mdx");
        whenShown<VersionDialog>([](VersionDialog *dialog) { dialog->reject(); });
        m_files->convert(document);
        QCOMPARE(document->historyCount(), 0);
        QCOMPARE(version(*document), QStringLiteral("MDX 1000"));
    }

    void saveAsAsksBeforeLosing()
    {
        Document *document = open("hd1000/wyrm.mdx");
        const QString target = m_folder.filePath(QStringLiteral("old.mdx"));
        chooseFile(target, QStringLiteral("MDX 800"));
        whenShown<VersionDialog>([](VersionDialog *dialog) { dialog->reject(); });
        QVERIFY(!m_files->saveAs(document));
        QCOMPARE(document->historyCount(), 0);
        QVERIFY(!QFile::exists(target));

        chooseFile(target, QStringLiteral("MDX 800"));
        whenShown<VersionDialog>([](VersionDialog *dialog) {
            QVERIFY(!dialog->choice()->isEnabled());
            dialog->accept();
        });
        QVERIFY(m_files->saveAs(document));
        QCOMPARE(document->historyCount(), 1);
        QCOMPARE(document->path(), target);
        const auto again = openDocument(m_formats, target);
        QVERIFY(again && version(**again) == QStringLiteral("MDX 800"));
        document->undo();
        QCOMPARE(version(*document), QStringLiteral("MDX 1000"));
        QVERIFY(document->isModified());
    }

    /// World of Warcraft's alpha has no text form: the nearest version that has one is asked about, and no binary gets
    /// a text file's name.
    void saveAsTextOfTheOtherGame()
    {
        Document *document = open("wow1300/brazier.mdx");
        const QString target = m_folder.filePath(QStringLiteral("brazier.mdl"));
        chooseFile(target, QStringLiteral("alpha (MDX 1300)"));
        QString asked;
        whenShown<VersionDialog>([&](VersionDialog *dialog) {
            asked = QString::fromStdString(dialog->target());
            dialog->accept();
        });
        QVERIFY(m_files->saveAs(document));
        QCOMPARE(asked, QStringLiteral("mdl800"));
        QCOMPARE(version(*document), QStringLiteral("MDL 800"));
        QVERIFY(bytesOf(*document).startsWith("Version {"));
    }

    /// A suffix decides the format, whatever filter is set; the version stays.
    void saveAsGoesByTheName()
    {
        Document *document = open("hd1000/wyrm.mdx");
        const QString target = m_folder.filePath(QStringLiteral("wyrm.mdl"));
        chooseFile(target, QStringLiteral("MDX 1000"));
        whenShown<VersionDialog>([](VersionDialog *dialog) { dialog->accept(); }, 60);
        QVERIFY(m_files->saveAs(document));
        QCOMPARE(document->path(), target);
        QCOMPARE(version(*document), QStringLiteral("MDL 1000"));
        QCOMPARE(document->historyCount(), 1);
    }

    void saveAsTheSameAsksNothing()
    {
        Document *document = open("hd1000/wyrm.mdx");
        const QString target = m_folder.filePath(QStringLiteral("copy.mdx"));
        chooseFile(target, QStringLiteral("MDX 1000"));
        QVERIFY(m_files->saveAs(document));
        QCOMPARE(document->historyCount(), 0);
        QVERIFY(QFile::exists(target));
    }
};

SINEW_TEST(tst_version_dialog, TestVersionDialog)

} // namespace tst_version_dialog
#include "tst_version_dialog.moc"
