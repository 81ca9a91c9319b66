// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// editor/slim makes an open model smaller, with the original and the result side by side.

#include "core/async/task_runner.h"
#include "core/check/slim/slim.h"
#include "core/document/document.h"
#include "editor/compare/compared_model.h"
#include "widgets/shared/notice.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>

namespace sinew {

class CompareView;
class SlimPanel;
class TextureTab;

/// Tries ways to make a model smaller on a copy, in the background, each time a switch, a bound or the model changes;
/// what is applied is one step of the model's history.
class SlimWindow : public QWidget
{
    Q_OBJECT

public:
    /// Where a document finds its textures.
    using Search = std::function<AssetSearch(const Document &)>;

    /// The window closes with the document. Formats and settings must outlive it.
    SlimWindow(Document &document, const FormatRegistry &formats, const Settings &settings, Search search,
               QWidget *parent = nullptr);
    ~SlimWindow() override;

    SlimPanel &panel() const { return *m_panel; }
    CompareView &view() const { return *m_view; }
    TextureTab &textures() const { return *m_textures; }
    const Document *document() const { return m_document; }
    bool isBusy() const { return m_tasks.isBusy() || m_delay.isActive(); }

    QSize sizeHint() const override { return {1200, 900}; }

Q_SIGNALS:
    void notice(const sinew::Notice &notice);

private:
    void plan();
    void cancel();
    void showPlan(const std::shared_ptr<const Model> &original, Result<SlimPlan> plan);
    void apply();
    void showMoment(int sequence, double time);

    QPointer<Document> m_document;
    const FormatRegistry &m_formats;
    const Settings &m_settings;
    Search m_search;
    SlimPlan m_plan;
    std::unique_ptr<ComparedModel> m_original, m_result; ///< of m_plan
    RenderScene m_scene;                                 ///< of m_original
    CompareView *m_view;
    SlimPanel *m_panel;
    TextureTab *m_textures;
    std::shared_ptr<Task> m_task; ///< the newest
    QTimer m_delay, m_progress;
    TaskRunner m_tasks{TaskRunner::AtEnd::Forget, 1};
};

} // namespace sinew
