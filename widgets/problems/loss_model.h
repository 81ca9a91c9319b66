// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/document/document.h"
#include "core/facets/conversion_facet.h"

#include <QAbstractTableModel>

namespace sinew {

/// What converting or exporting a document can't carry over, one per row: what happens to it, where it is, why.
class LossModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { KindColumn, WhereColumn, WhatColumn, ColumnCount };

    /// Whose losses: of a conversion, after which the same game reads the model; of a new model for another game; or of
    /// an export for other programs.
    enum class Purpose { Conversion, Creation, Export };

    /// The document must outlive the model.
    explicit LossModel(const Document &document, QObject *parent = nullptr, Purpose purpose = Purpose::Conversion)
        : QAbstractTableModel(parent), m_document(document), m_purpose(purpose)
    {
    }

    void setLosses(std::vector<ConversionLoss> losses);
    const ConversionLoss &loss(int row) const { return m_losses[std::size_t(row)]; }
    int count(ConversionLoss::Kind kind) const;
    /// "Lost: 3".
    QString countText(ConversionLoss::Kind kind) const;
    /// "Lost: 3 · Changed, the same in the game: 1", or that nothing is lost.
    QString summary() const;
    /// One line per row, columns separated by tabs.
    QString text() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString kindText(ConversionLoss::Kind kind) const;

    const Document &m_document;
    Purpose m_purpose;
    std::vector<ConversionLoss> m_losses;
};

} // namespace sinew
