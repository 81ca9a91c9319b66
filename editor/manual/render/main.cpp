// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// sinew_manual SOURCE TARGET: renders the Markdown pages below SOURCE to HTML below TARGET, with their pictures and the
// index that the help window searches. Fails if a link or picture leads nowhere, or a page can't be reached.

#include "editor/manual/render/html_writer.h"
#include "editor/manual/render/page_links.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTextDocument>

#include <cstdio>

namespace {

using namespace sinew;

bool fail(const QString &text)
{
    std::fprintf(stderr, "sinew_manual: %s\n", qPrintable(text));
    return false;
}

bool write(const QString &path, const QByteArray &content)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return (file.open(QIODevice::WriteOnly) && file.write(content) == content.size()) ||
           fail(QLatin1String("cannot write ") + path);
}

/// The paths of all pages, relative to the folder, sorted.
QStringList pagesBelow(const QDir &source)
{
    QStringList pages;
    QDirIterator files(source.path(), {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        pages.append(source.relativeFilePath(files.next()));
    pages.sort();
    return pages;
}

QJsonObject indexEntry(const QString &page, const RenderedPage &rendered)
{
    QJsonArray headings;
    for (const PageHeading &heading : rendered.headings)
        headings.append(
            QJsonObject{{QStringLiteral("text"), heading.text}, {QStringLiteral("anchor"), heading.anchor}});
    return {{QStringLiteral("page"), htmlName(page)},
            {QStringLiteral("title"), rendered.title},
            {QStringLiteral("headings"), headings},
            {QStringLiteral("text"), rendered.text}};
}

bool render(const QDir &source, const QDir &target)
{
    PageLinks links(source.path());
    QJsonArray index;
    for (const QString &page : pagesBelow(source)) {
        QFile file(source.filePath(page));
        if (!file.open(QIODevice::ReadOnly))
            return fail(QLatin1String("cannot read ") + file.fileName());
        QTextDocument document;
        document.setMarkdown(QString::fromUtf8(file.readAll()), QTextDocument::MarkdownDialectGitHub);
        const RenderedPage rendered = renderedPage(document, page, links);
        links.addAnchors(page, rendered.headings);
        index.append(indexEntry(page, rendered));
        if (!write(target.filePath(htmlName(page)), rendered.html.toUtf8()))
            return false;
    }
    for (const auto &[picture, name] : links.pictures().asKeyValueRange()) {
        QFile file(picture);
        if (!file.open(QIODevice::ReadOnly) || !write(target.filePath(name), file.readAll()))
            return fail(QLatin1String("cannot copy ") + picture);
    }
    for (const QString &problem : links.problems())
        fail(problem);
    return links.problems().isEmpty() &&
           write(target.filePath(QStringLiteral("index.json")), QJsonDocument(index).toJson(QJsonDocument::Compact));
}

} // namespace

int main(int argc, char **argv)
{
    // Markdown needs fonts, which need a platform; there may be no display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    if (argc != 3) {
        fail(QStringLiteral("usage: sinew_manual SOURCE TARGET"));
        return 2;
    }
    return render(QDir(QFile::decodeName(argv[1])), QDir(QFile::decodeName(argv[2]))) ? 0 : 1;
}
