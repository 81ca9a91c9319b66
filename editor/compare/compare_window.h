// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// editor/compare shows two models side by side with their differences, and applies some of them.

#include "core/async/task_runner.h"
#include "core/compare/comparison.h"
#include "editor/compare/compared_model.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>

class QTabWidget;

namespace sinew {

class ByteChangesView;
class ComparePanel;
class CompareView;

/// How an open model differs from another one, with both in view. Follows edits of both; taking over differences is one
/// step of the open model's history.
class CompareWindow : public QWidget
{
    Q_OBJECT

public:
    /// Where a document finds its textures.
    using Search = std::function<AssetSearch(const Document &)>;

    /// `one` is open and receives what is taken over; the window closes with it. `other`: another open document, or
    /// null for `loaded`. `otherName`: "showcase.mdx as saved". Formats and settings must outlive the window.
    CompareWindow(Document &one, Document *other, std::unique_ptr<Document> loaded, const QString &otherName,
                  const FormatRegistry &formats, const Settings &settings, Search search, QWidget *parent = nullptr);
    ~CompareWindow() override;

    ComparePanel &panel() const { return *m_panel; }
    CompareView &view() const { return *m_view; }
    /// Null unless the other model is the content of the first one's file.
    ByteChangesView *bytes() const { return m_bytes; }
    bool isBusy() const { return m_tasks.isBusy() || m_byteTasks.isBusy() || m_delay.isActive(); }
    /// Whether it shows the differences of `one` from `other`.
    bool shows(const Document *one, const Document *other) const { return m_one == one && m_otherOpen == other; }

    QSize sizeHint() const override { return {1200, 860}; }

Q_SIGNALS:
    /// The object of the open model should be selected in the main window.
    void showRequested(sinew::Document *document, sinew::NodeId node);

private:
    const Document *other() const { return m_otherOpen ? m_otherOpen.data() : m_loaded.get(); }
    void compare();
    void showResult(Result<ModelComparison> comparison);
    void compareBytes();
    void choose(const ModelDifference *difference);
    void take(const std::vector<const ModelDifference *> &differences);
    static NodeId nodeIn(const Address &address);

    QPointer<Document> m_one, m_otherOpen;
    std::unique_ptr<Document> m_loaded;
    QString m_otherName;
    const FormatRegistry &m_formats;
    const Settings &m_settings;
    Search m_search;
    std::unique_ptr<ComparedModel> m_shownOne, m_shownOther; ///< as they were in the last comparison
    std::unique_ptr<ComparedModel> m_nextOne, m_nextOther;   ///< being compared
    CompareView *m_view;
    ComparePanel *m_panel;
    QTabWidget *m_tabs;
    ByteChangesView *m_bytes = nullptr;
    QTimer m_delay;
    TaskRunner m_tasks{TaskRunner::AtEnd::Forget, 1}, m_byteTasks{TaskRunner::AtEnd::Forget, 1};
};

} // namespace sinew
