// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/open_document.h"
#include "core/format/format.h"
#include "editor/builtin_plugins.h"
#include "editor/documents/document_list.h"
#include "editor/parts/parts_dialog.h"
#include "editor/settings/settings.h"
#include "plugins/mdx/model/model.h"
#include "tests/support/paths.h"
#include "viewport/draw/texture_provider.h"
#include "viewport/view/viewport_widget.h"

namespace sinew::test {

/// What Model → Take parts works with: open documents, a viewport, and a window that owns the dialog.
class PartsFixture
{
public:
    PartsFixture()
    {
        addBuiltinPlugins(m_formats);
        Settings::keepInMemory();
        m_settings = std::make_unique<Settings>();
    }
    ~PartsFixture() { delete m_window.findChild<PartsDialog *>(); }

    DocumentList &documents() { return m_documents; }
    ViewportWidget &viewport() { return m_viewport; }
    /// In the viewport, without pictures.
    void view(Document &document)
    {
        m_viewport.addDocument(document, m_textures);
        m_viewport.setCurrent(&document);
    }
    const FormatRegistry &formats() const { return m_formats; }
    Settings &settings() { return *m_settings; }
    QWidget &window() { return m_window; }

    Document *open(const char *sample) { return openFile(sourcePath("tests/samples/") + QLatin1String(sample)); }
    Document *openFile(const QString &path)
    {
        auto document = openDocument(m_formats, path);
        if (!document)
            qFatal("%s", document.error().text().c_str());
        return m_documents.add(std::move(*document));
    }
    PartsDialog *shown()
    {
        PartsDialog *dialog = PartsDialog::showFor(m_documents, m_formats, *m_settings, &m_window);
        dialog->setViewport(m_viewport);
        return dialog;
    }

    static const mdx::Root &rootOf(const Document &document)
    {
        return static_cast<const mdx::MdxModel &>(document.model()).data;
    }
    static QByteArray bytesOf(const Document &document)
    {
        const auto files = document.format()->write(document.model(), {});
        return files ? files->front().bytes : QByteArray();
    }

private:
    FormatRegistry m_formats;
    std::unique_ptr<Settings> m_settings;
    DocumentList m_documents;
    NoTextures m_textures;
    ViewportWidget m_viewport;
    QWidget m_window;
};

} // namespace sinew::test
