// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/window/menus/compare_menu.h"

#include "core/text/translated.h"
#include "editor/documents/document_list.h"
#include "editor/documents/file_actions.h"
#include "editor/settings/settings.h"
#include "editor/window/menus/menu_builder.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>

namespace sinew {

CompareMenu::CompareMenu(MenuBuilder &menus, QMenu *menu, DocumentList &documents, const FormatRegistry &formats,
                         Settings &settings, CompareWindow::Search search)
    : QObject(&menus.window()), m_menu(menu), m_documents(documents), m_formats(formats), m_settings(settings),
      m_search(std::move(search)), m_parent(&menus.window()), m_opener(formats)
{
    m_withSaved = menus.add(
        menu,
        {QStringLiteral("file.compareSaved"), tr("With the &saved file"), {}, {}, tr("See what saving would change")},
        [this] { compareWithSaved(); });
    menus.add(menu,
              {QStringLiteral("file.compareFile"),
               tr("With another &file…"),
               {},
               {},
               tr("See how the model differs from one in a file, and take over differences")},
              [this] { compareWithFile(); });
    connect(menu, &QMenu::aboutToShow, this, &CompareMenu::fill);
    connect(&m_opener, &DocumentOpener::failed, this, [this](const QString &, const Error &error) {
        Q_EMIT notice({Severity::Error, translated(error)});
    });
}

void CompareMenu::fill()
{
    qDeleteAll(m_openModels);
    m_openModels.clear();
    Document *current = m_documents.current();
    m_withSaved->setEnabled(current && !current->path().isEmpty());
    for (int i = 0; current && i < m_documents.size(); ++i) {
        Document *other = m_documents.at(i);
        if (other == current)
            continue;
        if (m_openModels.isEmpty())
            m_openModels.append(m_menu->addSeparator());
        auto *action = m_menu->addAction(tr("With %1").arg(documentTitle(other).replace(u'&', QStringLiteral("&&"))));
        connect(action, &QAction::triggered, this, [this, kept = QPointer<Document>(other)] {
            if (kept)
                compareWith(kept);
        });
        m_openModels.append(action);
    }
}

void CompareMenu::compareWithSaved()
{
    const Document *current = m_documents.current();
    if (current && !current->path().isEmpty())
        load(current->path(), tr("%1 as saved").arg(QFileInfo(current->path()).fileName()),
             m_documents.readingOnDisk(current));
}

void CompareMenu::compareWithFile()
{
    const Document *current = m_documents.current();
    if (!current)
        return;
    const QString folder = current->path().isEmpty() ? m_settings.lastFolder() : QFileInfo(current->path()).path();
    if (const QString path = QFileDialog::getOpenFileName(
            m_parent, tr("Compare with"), folder, FileActions::modelFilters(m_formats).join(QStringLiteral(";;")));
        !path.isEmpty())
        compareWith(path);
}

void CompareMenu::compareWith(const QString &path)
{
    load(path, QFileInfo(path).fileName(), {});
}

void CompareMenu::compareWith(Document *other)
{
    if (Document *current = m_documents.current(); current && current != other)
        open(current, other, nullptr, documentTitle(other));
}

void CompareMenu::load(const QString &path, const QString &name, const QString &reading)
{
    m_opener.open(
        path,
        [this, name, one = QPointer<Document>(m_documents.current())](std::unique_ptr<Document> loaded) {
            if (one)
                open(one, nullptr, std::move(loaded), name);
        },
        reading);
}

void CompareMenu::open(Document *one, Document *other, std::unique_ptr<Document> loaded, const QString &name)
{
    for (CompareWindow *window : m_parent->findChildren<CompareWindow *>(Qt::FindDirectChildrenOnly))
        if (other && window->shows(one, other)) {
            window->raise();
            window->activateWindow();
            return;
        }
    auto *window = new CompareWindow(*one, other, std::move(loaded), name, m_formats, m_settings, m_search, m_parent);
    connect(window, &CompareWindow::showRequested, this, &CompareMenu::showRequested);
    window->show();
}

} // namespace sinew

#include "moc_compare_menu.cpp"
