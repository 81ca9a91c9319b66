// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/manual/render/page_links.h"

class QTextDocument;
class QTextBlock;
class QTextFrame;
class QTextList;
class QTextTable;

namespace sinew {

/// A page as the help window and browsers show it, and as it is searched.
struct RenderedPage
{
    QString title; ///< the first heading
    QString html;
    QList<PageHeading> headings;
    QString text; ///< everything that can be read
};

/// Plain HTML without fonts and colours, which are the reader's matter: QTextDocument::toHtml() writes those of the
/// machine that renders.
RenderedPage renderedPage(const QTextDocument &document, const QString &page, PageLinks &links);

/// Writes the parts of a document one after the other.
class HtmlWriter
{
public:
    HtmlWriter(const QString &page, PageLinks &links) : m_page(page), m_links(links) {}

    void write(const QTextFrame &frame);
    RenderedPage take();

private:
    void write(const QTextBlock &block);
    void write(const QTextTable &table);
    /// Opens and closes lists until the block stands where it belongs.
    void moveTo(const QTextBlock &block);
    void endCode();
    /// The text of a block with its links, pictures and emphasis. `isHead`: bold anyway, as headings are.
    QString inlineHtml(const QTextBlock &block, bool isHead);

    QString m_page;
    PageLinks &m_links;
    RenderedPage m_result;
    QList<const QTextList *> m_lists; ///< that are open, outermost first
    bool m_isCode = false;
};

} // namespace sinew
