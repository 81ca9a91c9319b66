// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/facets/creation_facet.h"
#include "core/format/format.h"
#include "editor/create/fields/sequence_presets.h"

#include <QWidget>

#include <optional>
#include <set>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QTabWidget;

namespace sinew {

class SequenceBox;
class SequenceChoice;

/// What users choose for a new model of another game.
class CreateFields : public QWidget
{
    Q_OBJECT

public:
    /// `format` makes the model. Source, format and settings must outlive the fields.
    CreateFields(const CreationSource &source, const Format &format, Settings &settings, QWidget *parent = nullptr);

    CreationOptions options() const;
    /// CreationSource::weapons.
    std::string weapons() const;
    int quarterTurns() const; ///< about z, counter-clockwise from above
    bool isOnGround() const;
    /// Variants that do not come along (SceneMesh::geosetId); until then those that are hidden by default.
    void setHiddenGeosets(const std::set<std::int32_t> &geosets);
    /// A further page beside the sequences.
    void addPage(QWidget *page, const QString &title);

    QComboBox *formBox() const { return m_form; }
    QComboBox *weaponBox() const { return m_weapons; }
    QComboBox *facingBox() const { return m_facing; }
    QComboBox *sizeBox() const { return m_sizes; }
    QCheckBox *groundBox() const { return m_onGround; }
    /// Disabled for forms with weights.
    QCheckBox *helperBox() const { return m_helperBones; }
    QDoubleSpinBox *scaleBox() const { return m_scale; }
    SequenceChoice *sequences() const { return m_sequences; }
    SequenceBox *sequenceBox() const { return m_sequenceBox; }

Q_SIGNALS:
    /// The result changes.
    void changed();

private:
    CreationSource source() const;
    void addRows(QFormLayout &form);
    void fillWeapons();
    QWidget *scaleRow();
    void suggest();
    void suggestSequences();

    const CreationSource &m_source;
    const CreationFacet &m_creation;
    QComboBox *m_form, *m_weapons, *m_facing, *m_suffix, *m_sizes;
    QDoubleSpinBox *m_scale;
    QCheckBox *m_onGround, *m_helperBones;
    QLineEdit *m_textureFolder;
    QCheckBox *m_allMeshes, *m_addsMissing;
    SequenceChoice *m_sequences;
    SequenceBox *m_sequenceBox;
    QTabWidget *m_pages;
    std::optional<std::set<std::int32_t>> m_hiddenGeosets;
};

} // namespace sinew
