// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Every text of the program must be in every catalogue, translated, with the same placeholders.

#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_translations {

namespace {

const QDir sourceTree(sinew::test::sourcePath());

struct Message
{
    QString context, source, comment, type;
    QStringList translations; ///< several for plural forms

    QString key() const { return context + u'\n' + source + u'\n' + comment; }
};

QList<Message> readCatalogue(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    Message message;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::EndElement) {
            if (xml.name() == QLatin1String("message"))
                messages.append(message);
            continue;
        }
        if (!xml.isStartElement())
            continue;
        const auto name = xml.name();
        if (name == QLatin1String("name"))
            context = xml.readElementText();
        else if (name == QLatin1String("message"))
            message = {context, {}, {}, {}, {}};
        else if (name == QLatin1String("source"))
            message.source = xml.readElementText();
        else if (name == QLatin1String("comment"))
            message.comment = xml.readElementText();
        else if (name == QLatin1String("translation")) {
            message.type = xml.attributes().value(QLatin1String("type")).toString();
            QString plain;
            while (xml.readNext() != QXmlStreamReader::EndElement) {
                if (xml.isStartElement()) // <numerusform>
                    message.translations.append(xml.readElementText());
                else if (xml.isCharacters())
                    plain += xml.text();
            }
            if (message.translations.isEmpty())
                message.translations.append(plain);
        }
    }
    return messages;
}

QStringList placeholders(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("%(?:L?\\d|n)"));
    QStringList found;
    auto matches = form.globalMatch(text);
    while (matches.hasNext())
        found.append(matches.next().captured());
    found.sort();
    found.removeDuplicates();
    return found;
}

void addLanguages()
{
    QTest::addColumn<QString>("path");
    for (const char *name : {"translations", "translations/machine"}) {
        const QDir folder(sourceTree.filePath(QLatin1String(name)));
        for (const QString &file : folder.entryList({QStringLiteral("*.ts")}, QDir::Files))
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEntryIsTranslated_data() { addLanguages(); }
    void everyEntryIsTranslated();
    void placeholdersAgree_data() { addLanguages(); }
    void placeholdersAgree();
    void everyTextIsInTheCatalogue_data() { addLanguages(); }
    void everyTextIsInTheCatalogue();
};

void TestTranslations::everyEntryIsTranslated()
{
    QFETCH(const QString, path);
    const QList<Message> messages = readCatalogue(path);
    QVERIFY(!messages.isEmpty());
    QStringList missing;
    for (const Message &message : messages) {
        const bool empty = std::any_of(message.translations.begin(), message.translations.end(),
                                       [](const QString &text) { return text.isEmpty(); });
        if (!message.type.isEmpty() || message.translations.isEmpty() || empty)
            missing.append(message.context + QStringLiteral(": ") + message.source);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestTranslations::placeholdersAgree()
{
    QFETCH(const QString, path);
    QStringList wrong;
    for (const Message &message : readCatalogue(path)) {
        for (const QString &translation : message.translations) {
            if (placeholders(translation) != placeholders(message.source))
                wrong.append(message.source + QStringLiteral(" → ") + translation);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestTranslations::everyTextIsInTheCatalogue()
{
    QFETCH(const QString, path);
    // The English catalogue exists for the singular of texts with numbers.
    const bool pluralsOnly = path.endsWith(QLatin1String("sinew_en.ts"));
    QTemporaryDir folder;
    const QString fresh = folder.filePath(QStringLiteral("fresh.ts"));
    QProcess lupdate;
    lupdate.setWorkingDirectory(sourceTree.path());
    lupdate.start(qEnvironmentVariable("SINEW_LUPDATE", QStringLiteral("lupdate")),
                  {QStringLiteral("-silent"),
                   pluralsOnly ? QStringLiteral("-pluralonly") : QStringLiteral("-recursive"), QStringLiteral("-I"),
                   QStringLiteral("."), QStringLiteral("-extensions"), QStringLiteral("cpp,h"), QStringLiteral("core"),
                   QStringLiteral("plugins"), QStringLiteral("widgets"), QStringLiteral("viewport"),
                   QStringLiteral("editor"), QStringLiteral("-ts"), fresh});
    QVERIFY(lupdate.waitForFinished(120000));
    QCOMPARE(lupdate.exitCode(), 0);

    QSet<QString> known;
    for (const Message &message : readCatalogue(path))
        known.insert(message.key());
    QStringList missing;
    const QList<Message> wanted = readCatalogue(fresh);
    QVERIFY(!wanted.isEmpty());
    for (const Message &message : wanted) {
        if (!known.contains(message.key()))
            missing.append(message.context + QStringLiteral(": ") + message.source);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

SINEW_GUILESS_TEST(tst_translations, TestTranslations)

} // namespace tst_translations
#include "tst_translations.moc"
