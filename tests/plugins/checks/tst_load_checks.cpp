// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Problems found while reading a file are checks as well: with a code, an impact, and an explanation.

#include "core/check/check_report.h"
#include "core/check/check_table.h"
#include "core/format/format_registry.h"
#include "core/io/diagnostics.h"
#include "plugins/m2/format.h"
#include "plugins/m3/format.h"
#include "plugins/mdx/format.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <map>

namespace tst_load_checks {

using namespace sinew;
using namespace sinew::test;

class TestLoadChecks : public QObject
{
    Q_OBJECT

    FormatRegistry m_registry;

    static QString textOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static Impact impactOf(const QString &severity)
    {
        return severity == QLatin1String("Error")     ? Impact::Fatal
               : severity == QLatin1String("Warning") ? Impact::Wrong
                                                      : Impact::Note;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_registry.add(createMdxFormat());
        m_registry.add(createM2Format());
        m_registry.add(createM3Format());
    }

    /// The codes of all formats, including those used only by slimming, are unique.
    void codesAreUnique()
    {
        std::map<std::string, int> seen;
        for (const auto &format : m_registry.formats())
            for (const CheckTable *table : {format->checks(), format->slimming()})
                for (const Check &check : table ? table->checks() : std::span<const Check>())
                    ++seen[check.code];
        for (const Check *check : checksOf(nullptr))
            ++seen[check->code];
        for (const auto &[code, count] : seen)
            QVERIFY2(count == 1, code.c_str());
    }

    void everyDiagnosticIsACheck_data()
    {
        QTest::addColumn<QString>("plugin");
        for (const char *plugin : {"mdx", "m2", "m3"})
            QTest::newRow(plugin) << QString::fromLatin1(plugin);
    }

    /// The readers' sources name the codes that they report; each is a check without a run(), with the impact that the
    /// severity has in the Problems dock, and there are no others.
    void everyDiagnosticIsACheck()
    {
        QFETCH(QString, plugin);
        static const QRegularExpression code(QStringLiteral("\"((?:mdx|mdl|m2|m3)\\.[a-zA-Z]+)\"")),
            reported(QStringLiteral("Severity::(Error|Warning|Info),\\s*\"([a-z0-9]+\\.[a-zA-Z]+)\""));
        QSet<QString> told;
        std::map<QString, Impact> impacts;
        QDirIterator files(sourcePath("plugins/") + plugin, {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString text = textOf(files.next());
            if (!text.contains(QLatin1String("Severity::")))
                continue;
            for (auto match = code.globalMatch(text); match.hasNext();)
                told.insert(match.next().captured(1));
            for (auto match = reported.globalMatch(text); match.hasNext();) {
                const auto found = match.next();
                impacts[found.captured(2)] = impactOf(found.captured(1));
            }
        }
        QVERIFY(impacts.size() > 8);
        QSet<QString> listed;
        for (const auto &format : m_registry.formats()) {
            if (format->info().id != plugin)
                continue;
            for (const Check &check : format->checks()->checks()) {
                if (check.run)
                    continue;
                const QString name = QLatin1String(check.code);
                listed.insert(name);
                QVERIFY2(check.fixes.empty() && check.unfixable, check.code);
                if (const auto impact = impacts.find(name); impact != impacts.end())
                    QVERIFY2(impact->second == check.impact, check.code);
            }
        }
        QCOMPARE(listed - told, QSet<QString>());
        QCOMPARE(told - listed, QSet<QString>());
    }

    /// Every diagnostic of all odd samples and their halves has its check.
    void samplesAreExplained()
    {
        QDirIterator files(
            sourcePath("tests/samples"),
            {QStringLiteral("*.mdx"), QStringLiteral("*.mdl"), QStringLiteral("*.m2"), QStringLiteral("*.m3")},
            QDir::Files, QDirIterator::Subdirectories);
        QSet<QString> met;
        while (files.hasNext()) {
            const QString path = files.next();
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            for (const QByteArray &content : {bytes, bytes.left(bytes.size() / 2), bytes + "abc"}) {
                auto source = m_registry.source(FileSet(path, content));
                if (!source)
                    continue;
                const auto model = source->format->read(source->files, source->diagnostics);
                for (const Diagnostic &diagnostic : source->diagnostics.entries()) {
                    met.insert(QString::fromStdString(diagnostic.code));
                    const auto rows = source->format->checks()->checks();
                    const auto row = std::find_if(rows.begin(), rows.end(),
                                                  [&](const Check &check) { return check.code == diagnostic.code; });
                    QVERIFY2(row != rows.end(), diagnostic.code.c_str());
                    const char *severity = diagnostic.severity == Severity::Error     ? "Error"
                                           : diagnostic.severity == Severity::Warning ? "Warning"
                                                                                      : "Info";
                    QVERIFY2(row->impact == impactOf(QLatin1String(severity)), diagnostic.code.c_str());
                }
            }
        }
        QVERIFY2(met.size() > 12, qPrintable(QStringList(met.begin(), met.end()).join(u' ')));
    }
};

SINEW_GUILESS_TEST(tst_load_checks, TestLoadChecks)

} // namespace tst_load_checks
#include "tst_load_checks.moc"
