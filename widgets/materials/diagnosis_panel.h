// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/scene/explain/mesh_diagnosis.h"
#include "widgets/materials/shown_scene.h"
#include "widgets/shared/dock_panel.h"

#include <QPointer>
#include <QTimer>

class QComboBox;
class QTreeWidget;

namespace sinew {

/// The dock that explains why a geoset looks the way it does: a line for each step of the reasoning, likely mistakes
/// first and in bold. A double-click jumps to the value to change.
class DiagnosisPanel : public DockPanel
{
    Q_OBJECT

public:
    using Source = std::function<ShownScene(const Document &)>;
    using Facts = std::function<TextureFact(const Document &, const SceneTexture &)>;

    explicit DiagnosisPanel(QWidget *parent = nullptr);

    void setSources(Source scene, Facts facts);
    void setDocument(Document *document);
    /// Files may have arrived.
    void refresh();

    QComboBox *meshBox() const { return m_mesh; }
    QTreeWidget *list() const { return m_list; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void fillMeshes(const RenderScene &scene);
    void followSelection();
    void update();

    Source m_source;
    Facts m_facts;
    QPointer<Document> m_document;
    QComboBox *m_mesh;
    QTreeWidget *m_list;
    QTimer m_timer; ///< edits and playhead moves are frequent
};

} // namespace sinew
