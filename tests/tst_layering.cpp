// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Checks every #include of the source tree against the house rules: who may see whom, where Qt 3D may appear.

#include "tests/support/paths.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QLibraryInfo>
#include <QRegularExpression>
#include <QTest>

namespace tst_layering {

namespace {

const QDir sourceTree(sinew::test::sourcePath());

struct Include
{
    QString file; ///< relative to the source tree
    QString name;
    bool quoted;
};

QStringList sourceFiles(const QStringList &folders)
{
    QStringList files;
    for (const QString &folder : folders) {
        QDirIterator entries(sourceTree.filePath(folder), {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (entries.hasNext())
            files.append(sourceTree.relativeFilePath(entries.next()));
    }
    files.sort();
    return files;
}

QString contentOf(const QString &file)
{
    QFile opened(sourceTree.filePath(file));
    return opened.open(QIODevice::ReadOnly) ? QString::fromUtf8(opened.readAll()) : QString();
}

QList<Include> includesOf(const QStringList &files)
{
    static const QRegularExpression form(QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*([<\"])([^>\"]+)[>\"]"),
                                         QRegularExpression::MultilineOption);
    QList<Include> includes;
    for (const QString &file : files) {
        auto matches = form.globalMatch(contentOf(file));
        while (matches.hasNext()) {
            const auto match = matches.next();
            includes.append({file, match.captured(2), match.captured(1) == QLatin1String("\"")});
        }
    }
    return includes;
}

bool isIn(const QString &path, const QStringList &folders)
{
    return std::any_of(folders.begin(), folders.end(),
                       [&](const QString &folder) { return path.startsWith(folder + u'/'); });
}

/// True for headers of a Qt module ("QtWidgets", "Qt3D*") that none of `others` has: several modules have a QAction.
bool isOnlyIn(const QString &name, const QString &moduleFilter, const QStringList &others)
{
    const QDir qt(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    const auto has = [&](const QString &module) { return qt.exists(module + u'/' + name); };
    const QStringList modules = qt.entryList({moduleFilter}, QDir::Dirs);
    return modules.contains(name.section(u'/', 0, 0)) ||
           (std::any_of(modules.begin(), modules.end(), has) && std::none_of(others.begin(), others.end(), has));
}

const QString qtCore = QStringLiteral("QtCore"), qtGui = QStringLiteral("QtGui"),
              qtWidgets = QStringLiteral("QtWidgets");

} // namespace

class TestLayering : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void projectIncludes_data();
    void projectIncludes();
    void schemaAndIoUseTheStandardLibraryOnly();
    void coreAndPluginsDrawNoWidgets();
    void qt3dStaysInItsFolder();
    void everyHeaderIsIncludedOnce();
    void everyFileNamesItsLicence();
};

void TestLayering::projectIncludes_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QStringList>("allowed");
    const auto row = [](const char *folder, const QStringList &allowed) {
        QTest::newRow(folder) << QString::fromLatin1(folder) << allowed;
    };
    const QString core = QStringLiteral("core");
    row("core/io", {QStringLiteral("core/io")});
    row("core/schema", {QStringLiteral("core/schema"), QStringLiteral("core/io")});
    row("core", {core});
    row("widgets", {core, QStringLiteral("widgets")});
    row("viewport", {core, QStringLiteral("viewport")});
    row("editor", {core, QStringLiteral("plugins"), QStringLiteral("widgets"), QStringLiteral("viewport"),
                   QStringLiteral("editor")});
    for (const QString &plugin :
         QDir(sourceTree.filePath(QStringLiteral("plugins"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString folder = QStringLiteral("plugins/") + plugin;
        QTest::newRow(qPrintable(folder)) << folder << QStringList{core, folder};
    }
}

void TestLayering::projectIncludes()
{
    QFETCH(const QString, folder);
    QFETCH(const QStringList, allowed);
    QStringList wrong;
    for (const Include &include : includesOf(sourceFiles({folder}))) {
        if (!include.quoted || include.name.endsWith(QLatin1String(".moc")))
            continue;
        if (!isIn(include.name, allowed) || !QFile::exists(sourceTree.filePath(include.name)))
            wrong.append(include.file + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLayering::schemaAndIoUseTheStandardLibraryOnly()
{
    // Standard headers have neither a capital letter nor a dot nor a folder.
    static const QRegularExpression standard(QStringLiteral("^[a-z_0-9]+$"));
    QStringList wrong;
    for (const Include &include : includesOf(sourceFiles({QStringLiteral("core/schema"), QStringLiteral("core/io")}))) {
        if (!include.quoted && !standard.match(include.name).hasMatch())
            wrong.append(include.file + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLayering::coreAndPluginsDrawNoWidgets()
{
    QStringList wrong;
    for (const Include &include : includesOf(sourceFiles({QStringLiteral("core"), QStringLiteral("plugins")}))) {
        if (!include.quoted && isOnlyIn(include.name, qtWidgets, {qtCore, qtGui}))
            wrong.append(include.file + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLayering::qt3dStaysInItsFolder()
{
    QStringList wrong;
    const QStringList all{QStringLiteral("core"),     QStringLiteral("plugins"), QStringLiteral("widgets"),
                          QStringLiteral("viewport"), QStringLiteral("editor"),  QStringLiteral("tests")};
    for (const Include &include : includesOf(sourceFiles(all))) {
        if (!include.quoted && !include.file.startsWith(QLatin1String("viewport/qt3d/")) &&
            isOnlyIn(include.name, QStringLiteral("Qt3D*"), {qtCore, qtGui, qtWidgets}))
            wrong.append(include.file + QStringLiteral(" includes ") + include.name);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLayering::everyHeaderIsIncludedOnce()
{
    const QStringList all{QStringLiteral("core"), QStringLiteral("plugins"), QStringLiteral("widgets"),
                          QStringLiteral("viewport"), QStringLiteral("editor")};
    QStringList wrong;
    for (const QString &file : sourceFiles(all)) {
        if (file.endsWith(QLatin1String(".h")) && !contentOf(file).contains(QLatin1String("\n#pragma once\n")))
            wrong.append(file);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TestLayering::everyFileNamesItsLicence()
{
    const QStringList all{QStringLiteral("core"),     QStringLiteral("plugins"), QStringLiteral("widgets"),
                          QStringLiteral("viewport"), QStringLiteral("editor"),  QStringLiteral("tests")};
    QStringList wrong;
    for (const QString &file : sourceFiles(all)) {
        if (!contentOf(file).startsWith(QLatin1String("// SPDX-FileCopyrightText: 2026 The Sinew authors\n"
                                                      "// SPDX-License-Identifier: MIT\n")))
            wrong.append(file);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

SINEW_GUILESS_TEST(tst_layering, TestLayering)

} // namespace tst_layering
#include "tst_layering.moc"
