// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/documents/preview_dialog.h"
#include "editor/parts/side_by_side_window.h"
#include "editor/view/placement_gizmo.h"
#include "widgets/objects/part_transfer.h"
#include "widgets/shared/notice.h"

#include <QTimer>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QPushButton;

namespace sinew {

class DonorBox;
class FormatRegistry;
class NodeTable;
class PartMotionsForm;
class PartTree;
class PlacementForm;
class PreviewSequenceBox;
class RemedyRow;
class ReportLabel;
class Settings;

/// Takes parts of another model (the donor) into the current one: what, which bones they follow here, and where they
/// are.
class PartsDialog : public PreviewDialog
{
    Q_OBJECT

public:
    /// All must outlive this object.
    PartsDialog(DocumentList &documents, const FormatRegistry &formats, Settings &settings, QWidget *parent);
    ~PartsDialog() override;
    /// Brings up a window's one dialog.
    static PartsDialog *showFor(DocumentList &documents, const FormatRegistry &formats, Settings &settings,
                                QWidget *window);
    /// Shows handles for the placement in a view of the current document, which must outlive this object.
    void setViewport(ViewportWidget &viewport);

    /// Offers to show both models side by side. `search`: where a document finds its textures.
    void setSearch(SideBySideWindow::Search search);
    DonorBox &donors() const { return *m_donors; }
    /// The parts are to follow this node of the current model, and come where it is; nothing for other objects.
    void setTarget(NodeId node);
    /// Chooses these objects of an open document as the parts.
    void setParts(const Document &donor, const std::vector<NodeId> &parts);
    PartTree &parts() const { return *m_parts; }
    NodeTable &nodes() const { return *m_nodes; }
    PlacementForm &placement() const { return *m_placement; }

    void accept() override;

Q_SIGNALS:
    /// Files were written that models may have looked for in vain.
    void picturesWritten();

protected:
    /// It is made again with the next change here.
    void previewLost() override;

private:
    QWidget *partArea();
    QWidget *nodeArea();
    QWidget *sequenceRow();
    void setDonor();
    PartRequest request() const;
    void partsChanged();
    /// Where the parts are, for the handles.
    void measureParts();
    void placeHandles();
    void compareSideBySide();
    /// Offers to write the pictures that the preview names and that are not there.
    void offerPictures();
    bool writePictures();
    /// `withDonorsSequence`: the sequence that is only shown comes along.
    void showResult(bool withDonorsSequence = true);
    /// What would lead to a preview in place of a refused request.
    std::vector<Notice::Step> remediesFor(const PartRequest &refused);
    /// Whether a request can be carried out, after the document was changed by `first`; leaves no trace.
    bool isPossible(const PartRequest &request, const ChangeSet &first = {});
    /// Moves the donor so that its first node lies on the one here.
    void fit();

    const FormatRegistry &m_formats;
    const Settings &m_settings;
    const std::vector<NodeId> m_selected; ///< in the document, when the dialog came up
    DonorBox *m_donors;
    QLineEdit *m_partSearch;
    PartTree *m_parts;
    NodeTable *m_nodes;
    QCheckBox *m_bind, *m_replace, *m_writes;
    QComboBox *m_bindTo;
    QDoubleSpinBox *m_keep;
    PartMotionsForm *m_motions;
    PreviewSequenceBox *m_sequence;
    PlacementForm *m_placement;
    PlacementGizmo *m_gizmo = nullptr; ///< none without a viewport
    std::optional<PlacedThing> m_thing;
    QPushButton *m_take = nullptr, *m_sideBySide;
    SideBySideWindow::Search m_search;
    QPointer<SideBySideWindow> m_sideBySideWindow;
    ObjectMap m_taken; ///< what stands for sequences of the donor in the preview
    ReportLabel *m_report;
    RemedyRow *m_remedies;
    QTimer m_delay;
    bool m_isFitting = false;   ///< the parts come where the target is once some are chosen
    bool m_showsDonors = false; ///< the preview has a sequence that is only shown
};

} // namespace sinew
