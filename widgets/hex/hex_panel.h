// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "widgets/shared/dock_panel.h"

#include <QPointer>

class QComboBox;
class QLabel;
class QLineEdit;

namespace sinew {

class HexView;

/// The dock that shows raw bytes of the selected object: unknown chunks and all other fields that are arrays of bytes.
class HexPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit HexPanel(QWidget *parent = nullptr);

    void setDocument(Document *document);

    HexView *view() const { return m_view; }
    QComboBox *fieldBox() const { return m_fields; }
    QLineEdit *offsetBox() const { return m_offset; }
    QLineEdit *searchBox() const { return m_search; }
    QLabel *inspector() const { return m_inspector; }

    /// The fields of an object that hold bytes: Array or fixed array of 8-bit integers, also in inline structures.
    static std::vector<Address> byteFields(const Model &model, NodeId node);

private:
    void showObject();
    void showField();
    void showInspector();
    void goToOffset();
    void search(bool backwards);

    QPointer<Document> m_document;
    NodeId m_node = NoNode;
    std::vector<Address> m_addresses; ///< in the order of the box
    QLabel *m_name;
    QComboBox *m_fields;
    QLineEdit *m_offset;
    QLineEdit *m_search;
    QLabel *m_searchResult;
    HexView *m_view;
    QLabel *m_inspector;
};

} // namespace sinew
