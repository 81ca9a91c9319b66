// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "editor/documents/document_opener.h"
#include "widgets/objects/part_transfer.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;

namespace sinew {

class DocumentList;
class NodeTable;
class PartTree;
class PlacementForm;
class ReportLabel;
class Settings;

/// Takes parts of another model (the donor) into the current one: what, which bones they follow here, and where they
/// are. The result shows at once as a preview; it becomes one step when the dialog is accepted.
class PartsDialog : public QDialog
{
    Q_OBJECT

public:
    /// All must outlive this object.
    PartsDialog(DocumentList &documents, const FormatRegistry &formats, Settings &settings, QWidget *parent);
    ~PartsDialog() override;
    /// Brings up a window's one dialog.
    static PartsDialog *showFor(DocumentList &documents, const FormatRegistry &formats, Settings &settings,
                                QWidget *window);

    /// Opens a model to take parts from.
    void openDonor(const QString &path);
    void openDonor(const std::shared_ptr<AssetSource> &archive, const QString &path);
    PartTree &parts() const { return *m_parts; }
    NodeTable &nodes() const { return *m_nodes; }
    PlacementForm &placement() const { return *m_placement; }

    void accept() override;

private:
    /// A model that can be a donor: an open document, or one that was loaded for this.
    struct Donor
    {
        QPointer<Document> open;
        std::shared_ptr<Document> loaded;
        Document *document() const { return loaded ? loaded.get() : open.data(); }
    };

    QWidget *donorRow();
    QWidget *nodeArea();
    void addDonor(Donor donor);
    void addLoaded(std::unique_ptr<Document> document, const QString &name);
    void setDonor(int row);
    void addOpenDonors();
    Document *donor() const;
    PartRequest request() const;
    void partsChanged();
    void preview();
    /// Moves the donor so that its first node lies on the one here.
    void fit();

    DocumentList &m_documents;
    Settings &m_settings;
    QPointer<Document> m_document;
    std::vector<NodeId> m_selected; ///< in the document, when the dialog came up
    std::vector<Donor> m_donors;
    QComboBox *m_donorBox, *m_bindTo;
    QLineEdit *m_search;
    PartTree *m_parts;
    NodeTable *m_nodes;
    PlacementForm *m_placement;
    QCheckBox *m_bind, *m_replace, *m_adapt;
    QPushButton *m_take = nullptr;
    ReportLabel *m_report;
    QTimer m_delay;
    DocumentOpener m_opener;
    bool m_isPreviewing = false; ///< while this dialog changes the document
};

} // namespace sinew
