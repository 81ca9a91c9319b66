// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/async/task_runner.h"
#include "core/document/document.h"
#include "editor/convert/slim_textures.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace sinew {

class FormatRegistry;

/// Writes smaller versions of an open model's textures to a folder, when the user asks for it; the model stays
/// unchanged.
class TextureTab : public QWidget
{
    Q_OBJECT

public:
    /// Where a document finds its textures.
    using Search = std::function<AssetSearch(const Document &)>;
    enum Column { NameColumn, FormatColumn, SizeColumn, BeforeColumn, AfterColumn, LikenessColumn, ColumnCount };

    /// Formats must outlive this object.
    TextureTab(Document &document, const FormatRegistry &formats, Search search, QWidget *parent = nullptr);
    ~TextureTab() override;

    /// Writes them below a folder.
    void write(const QString &folder);
    bool isBusy() const { return m_tasks.isBusy(); }

    QComboBox *sizes() const { return m_sizes; }
    QTreeWidget *list() const { return m_list; }
    QLabel *summary() const { return m_summary; }
    QPushButton *writeButton() const { return m_write; }

private:
    void choose();
    void showResults(const std::vector<SlimTexture> &textures);
    void setBusy(bool on);

    QPointer<Document> m_document;
    const FormatRegistry &m_formats;
    Search m_search;
    QTreeWidget *m_list;
    QComboBox *m_sizes;
    QPushButton *m_write;
    QLabel *m_summary;
    TaskRunner m_tasks{TaskRunner::AtEnd::Forget, 1};
};

} // namespace sinew
