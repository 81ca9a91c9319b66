// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "editor/create/fields/sequence_presets.h"

#include <QAbstractTableModel>

namespace sinew {

/// The sequences of a source: which come, under which names, and whether they loop. All of that is editable.
class SequenceChoice : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { SourceColumn, NameColumn, LoopsColumn, ColumnCount };

    explicit SequenceChoice(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    /// `all`: every sequence with a name; `suggested`: those that come unless the user says otherwise.
    void setSequences(const RenderScene &scene, const std::vector<CreatedSequence> &all,
                      const std::vector<CreatedSequence> &suggested);
    /// Those that come, in the order of the source.
    std::vector<CreatedSequence> chosen() const;
    void setAllChosen(bool on);
    void setChosen(const std::vector<int> &rows, bool on);
    /// Those that come unless the user says otherwise.
    void chooseSuggested();
    /// Of these, only the most usual one of each name.
    void chooseOneOfEach();

    /// All rows, for a preset.
    std::vector<SequenceNaming> namings() const;
    /// Names what a preset knows: sequences of the same name; variations that it does not know become what the
    /// first of their name does. The others are as suggested.
    void apply(const std::vector<SequenceNaming> &preset);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

private:
    struct Row
    {
        CreatedSequence sequence, suggested;
        QString source;
        bool isSuggested = false, isChosen = false;
    };
    void tellAll();

    std::vector<Row> m_rows;
};

} // namespace sinew
