// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/manual/render/html_writer.h"

#include <QTextBlock>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

namespace sinew {

namespace {

const char *tagOf(const QTextList &list)
{
    return list.format().style() == QTextListFormat::ListDecimal ? "ol" : "ul";
}

QString inTag(const char *tag, const QString &html)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), html);
}

bool isCode(const QTextBlock &block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

/// Where the list of a block stands: lists in lists are indented further.
int depthOf(const QTextList &list)
{
    return list.format().indent();
}

} // namespace

QString HtmlWriter::inlineHtml(const QTextBlock &block, bool isHead)
{
    QString html;
    for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QTextFragment fragment = at.fragment();
        const QTextCharFormat format = fragment.charFormat();
        if (format.isImageFormat()) {
            const QTextImageFormat image = format.toImageFormat();
            html += QStringLiteral("<img src=\"%1\" alt=\"%2\">")
                        .arg(m_links.picture(m_page, image.name()).toHtmlEscaped(),
                             image.property(QTextFormat::ImageAltText).toString().toHtmlEscaped());
            continue;
        }
        m_result.text += fragment.text();
        QString part = fragment.text().toHtmlEscaped().replace(QChar::LineSeparator, QLatin1String("<br>"));
        if (format.fontFixedPitch())
            part = inTag("code", part);
        if (format.fontItalic())
            part = inTag("i", part);
        if (format.fontWeight() > QFont::Normal && !isHead)
            part = inTag("b", part);
        if (const QString link = format.isAnchor() ? m_links.link(m_page, format.anchorHref()) : QString();
            !link.isEmpty())
            part = QStringLiteral("<a href=\"%1\">%2</a>").arg(link.toHtmlEscaped(), part);
        html += part;
    }
    m_result.text += u' ';
    return html;
}

void HtmlWriter::endCode()
{
    if (m_isCode)
        m_result.html += QLatin1String("</pre>\n");
    m_isCode = false;
}

void HtmlWriter::moveTo(const QTextBlock &block)
{
    const QTextList *list = block.textList();
    const int depth = list ? depthOf(*list) : block.blockFormat().indent();
    // A paragraph that is indented continues the item above it.
    const auto staysIn = [&](const QTextList *open) {
        return list ? open == list || depthOf(*open) < depth : depthOf(*open) <= depth && depth > 0;
    };
    while (!m_lists.isEmpty() && !staysIn(m_lists.back()))
        m_result.html += QStringLiteral("</li></%1>\n").arg(QLatin1String(tagOf(*m_lists.takeLast())));
    if (!list)
        return;
    if (!m_lists.isEmpty() && m_lists.back() == list) {
        m_result.html += QLatin1String("</li>\n<li>");
        return;
    }
    m_result.html += QStringLiteral("<%1>\n<li>").arg(QLatin1String(tagOf(*list)));
    m_lists.append(list);
}

void HtmlWriter::write(const QTextBlock &block)
{
    if (block.text().isEmpty() && !isCode(block))
        return;
    if (!isCode(block))
        endCode();
    if (!m_isCode)
        moveTo(block);
    if (isCode(block)) {
        if (!m_isCode)
            m_result.html += QLatin1String("<pre>");
        m_isCode = true;
        m_result.html += block.text().toHtmlEscaped() + u'\n';
        m_result.text += block.text() + u' ';
        return;
    }
    const QString html = inlineHtml(block, block.blockFormat().headingLevel() > 0);
    if (const int level = block.blockFormat().headingLevel()) {
        const PageHeading heading{block.text(), anchorOf(block.text()), level};
        if (m_result.title.isEmpty())
            m_result.title = heading.text;
        m_result.headings.append(heading);
        m_result.html +=
            QStringLiteral("<h%1><a name=\"%2\"></a>%3</h%1>\n").arg(level).arg(heading.anchor.toHtmlEscaped(), html);
    } else if (block.textList()) {
        m_result.html += html;
    } else {
        m_result.html += inTag("p", html) + u'\n';
    }
}

void HtmlWriter::write(const QTextTable &table)
{
    endCode();
    moveTo(QTextBlock());
    m_result.html += QLatin1String("<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n");
    for (int row = 0; row < table.rows(); ++row) {
        m_result.html += QLatin1String("<tr>");
        const bool isHead = row == 0; // of every table in Markdown
        for (int column = 0; column < table.columns(); ++column) {
            QString cell;
            const QTextTableCell from = table.cellAt(row, column);
            for (auto at = from.begin(); !at.atEnd(); ++at)
                cell += inlineHtml(at.currentBlock(), isHead);
            m_result.html += inTag(isHead ? "th" : "td", cell);
        }
        m_result.html += QLatin1String("</tr>\n");
    }
    m_result.html += QLatin1String("</table>\n");
}

void HtmlWriter::write(const QTextFrame &frame)
{
    for (auto at = frame.begin(); !at.atEnd(); ++at) {
        if (const auto *table = qobject_cast<const QTextTable *>(at.currentFrame()))
            write(*table);
        else if (at.currentFrame())
            write(*at.currentFrame());
        else
            write(at.currentBlock());
    }
}

RenderedPage HtmlWriter::take()
{
    endCode();
    moveTo(QTextBlock());
    m_result.html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\">"
                                   "<title>%1</title></head>\n<body>\n%2</body>\n</html>\n")
                        .arg(m_result.title.toHtmlEscaped(), m_result.html);
    m_result.text = m_result.text.simplified();
    return std::move(m_result);
}

RenderedPage renderedPage(const QTextDocument &document, const QString &page, PageLinks &links)
{
    HtmlWriter writer(page, links);
    writer.write(*document.rootFrame());
    return writer.take();
}

} // namespace sinew
