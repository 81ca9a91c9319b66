// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/create/fields/create_fields.h"

#include "core/text/translated.h"
#include "editor/create/fields/sequence_box.h"
#include "editor/create/fields/sequence_choice.h"
#include "editor/create/fields/stand_height.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace sinew {

CreateFields::CreateFields(const CreationSource &source, const Format &format, Settings &settings, QWidget *parent)
    : QWidget(parent), m_source(source), m_creation(*format.creation()), m_form(new QComboBox),
      m_weapons(new QComboBox), m_facing(new QComboBox), m_suffix(new QComboBox), m_sizes(new QComboBox),
      m_scale(new QDoubleSpinBox), m_onGround(new QCheckBox(tr("Put it on the ground"))),
      m_helperBones(new QCheckBox(tr("Helper bones for weights"))), m_textureFolder(new QLineEdit),
      m_allMeshes(new QCheckBox(tr("Coarser levels of detail and all variants"))),
      m_addsMissing(new QCheckBox(tr("Add what the game expects of a unit"))), m_sequences(new SequenceChoice(this)),
      m_sequenceBox(new SequenceBox(*m_sequences, SequencePresets(settings, QString::fromStdString(source.game)))),
      m_pages(new QTabWidget)
{
    for (const ConversionTarget &target : m_creation.targets())
        if (target.isAdvised)
            m_form->addItem(translated(target.label), QString::fromStdString(target.id));
    for (const char *suffix : {"blp", "dds", "tga"})
        m_suffix->addItem(QString::fromLatin1(suffix).toUpper(), QString::fromLatin1(suffix));
    m_facing->addItems({tr("Forward"), tr("To its left"), tr("Backward"), tr("To its right")});
    m_facing->setToolTip(tr("Where the model looks in the new game, if it looked forward in its own"));
    m_onGround->setToolTip(tr("The lowest point while it stands lies at height 0"));
    m_helperBones->setToolTip(
        tr("Classic models have no weights: all bones of a vertex count alike. With helpers below "
           "them bones can count several times; the list says how far vertices still get off"));
    m_scale->setDecimals(4);
    m_scale->setRange(0.0001, 100000);
    m_scale->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_scale->setToolTip(tr("All lengths are multiplied by this. 64 costs no precision"));
    m_textureFolder->setPlaceholderText(tr("Beside the model"));
    m_textureFolder->setToolTip(tr("Folder of the textures, as the model names them: war3mapImported"));
    m_addsMissing->setChecked(true);
    m_addsMissing->setToolTip(tr("Stand and Death, attachments at the origin and above the head, a shape to click, a "
                                 "camera for the portrait"));
    m_form->setAccessibleName(tr("Convert to"));
    m_weapons->setAccessibleName(tr("Weapons"));
    m_facing->setAccessibleName(tr("Looks"));
    m_suffix->setAccessibleName(tr("Textures"));
    m_scale->setAccessibleName(tr("Scale"));
    m_textureFolder->setAccessibleName(tr("Texture folder"));
    auto *form = new QFormLayout;
    fillWeapons();
    addRows(*form);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(form);
    column->addWidget(m_pages, 1);
    m_pages->setDocumentMode(true);
    addPage(m_sequenceBox, tr("Sequences"));
    setMinimumWidth(380);

    suggest();
    const auto tell = [this] { Q_EMIT changed(); };
    connect(m_form, &QComboBox::currentIndexChanged, this, &CreateFields::suggest);
    connect(m_weapons, &QComboBox::currentIndexChanged, this, &CreateFields::suggestSequences);
    for (QComboBox *box : {m_facing, m_suffix})
        connect(box, &QComboBox::currentIndexChanged, this, tell);
    for (QCheckBox *box : {m_onGround, m_helperBones, m_allMeshes, m_addsMissing})
        connect(box, &QCheckBox::toggled, this, tell);
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, tell);
    connect(m_textureFolder, &QLineEdit::textChanged, this, tell);
    connect(m_sequences, &QAbstractItemModel::dataChanged, this, tell);
}

void CreateFields::addRows(QFormLayout &form)
{
    form.addRow(tr("Convert to"), m_form);
    form.addRow(tr("Weapons"), m_weapons);
    form.setRowVisible(m_weapons, m_weapons->count() > 1);
    form.addRow(tr("Scale"), scaleRow());
    form.addRow(tr("Looks"), m_facing);
    form.addRow(QString(), m_onGround);
    form.addRow(tr("Textures"), m_suffix);
    form.addRow(tr("Texture folder"), m_textureFolder);
    form.addRow(QString(), m_allMeshes);
    form.addRow(QString(), m_addsMissing);
    form.addRow(QString(), m_helperBones);
}

void CreateFields::fillWeapons()
{
    for (const WeaponSet &set : m_creation.weaponSets(m_source))
        m_weapons->addItem(translated(set.label), QString::fromStdString(set.id));
    m_weapons->setToolTip(tr("Whose attacks the new model has"));
}

/// The factor, and what to choose it by.
QWidget *CreateFields::scaleRow()
{
    enum Kind { Factor, Height };
    m_sizes->setAccessibleName(tr("Usual sizes"));
    m_sizes->addItem(tr("Usual sizes…"));
    const auto add = [this](const QString &text, double number, Kind kind) {
        m_sizes->addItem(text, number);
        m_sizes->setItemData(m_sizes->count() - 1, kind, Qt::UserRole + 1);
    };
    // conversion.md §1.3: heights of the highest vertex in Stand.
    add(tr("Small unit, 60 high"), 60, Height);
    add(tr("Medium unit, 104 high"), 104, Height);
    add(tr("Large unit, 150 high"), 150, Height);
    add(tr("Hero, 175 high"), 175, Height);
    add(tr("Giant, 350 high"), 350, Height);
    m_sizes->insertSeparator(m_sizes->count());
    add(tr("Factor 50, as MdlVis"), 50, Factor);
    add(tr("Factor 56, as wow-converter"), 56, Factor);
    add(tr("Factor 64, without rounding"), 64, Factor);
    add(tr("Factor 100"), 100, Factor);
    connect(m_sizes, &QComboBox::activated, this, [this] {
        const double number = m_sizes->currentData().toDouble();
        const bool isHeight = m_sizes->currentData(Qt::UserRole + 1).toInt() == Height;
        const double top = isHeight && number > 0 ? standHeight(m_source.scene, options().meshes) : 1;
        if (number > 0 && top > 0)
            m_scale->setValue(number / top);
        m_sizes->setCurrentIndex(0);
    });
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_scale, 1);
    line->addWidget(m_sizes);
    return row;
}

CreationSource CreateFields::source() const
{
    return {m_source.scene, m_source.model, m_source.name, m_source.game, weapons()};
}

std::string CreateFields::weapons() const
{
    return m_weapons->currentData().toString().toStdString();
}

void CreateFields::addPage(QWidget *page, const QString &title)
{
    m_pages->addTab(page, title);
    m_pages->setTabBarAutoHide(true);
}

void CreateFields::setHiddenGeosets(const std::set<std::int32_t> &geosets)
{
    if (m_hiddenGeosets == geosets)
        return;
    m_hiddenGeosets = geosets;
    Q_EMIT changed();
}

int CreateFields::quarterTurns() const
{
    return m_facing->currentIndex();
}

bool CreateFields::isOnGround() const
{
    return m_onGround->isChecked();
}

/// What suits the chosen form; what the user changed stays.
void CreateFields::suggest()
{
    const CreationOptions suggested = m_creation.suggested(source(), m_form->currentData().toString().toStdString());
    m_suffix->setCurrentIndex(std::max(0, m_suffix->findData(QString::fromStdString(suggested.textureSuffix))));
    const std::vector<ConversionTarget> all = m_creation.targets();
    const auto form =
        std::find_if(all.begin(), all.end(), [&](const ConversionTarget &each) { return each.id == suggested.target; });
    m_helperBones->setEnabled(form != all.end() && !form->hasWeights);
    if (m_sequences->rowCount() == 0) {
        m_scale->setValue(suggested.scale);
        suggestSequences();
    }
    Q_EMIT changed();
}

void CreateFields::suggestSequences()
{
    const std::string target = m_form->currentData().toString().toStdString();
    m_sequences->setSequences(m_source.scene, m_creation.allSequences(source()),
                              m_creation.suggested(source(), target).sequences);
    m_sequenceBox->resizeColumns();
    Q_EMIT changed();
}

CreationOptions CreateFields::options() const
{
    const std::string target = m_form->currentData().toString().toStdString();
    CreationOptions options = m_creation.suggested(source(), target);
    options.scale = m_scale->value();
    options.sequences = m_sequences->chosen();
    options.addsMissing = m_addsMissing->isChecked();
    options.helperBones = m_helperBones->isEnabled() && m_helperBones->isChecked();
    options.textureSuffix = m_suffix->currentData().toString().toStdString();
    if (m_hiddenGeosets) {
        options.meshes.clear();
        for (std::size_t row = 0; row < m_source.scene.meshes.size(); ++row)
            if (const SceneMesh &mesh = m_source.scene.meshes[row];
                mesh.lod == 0 && !m_hiddenGeosets->contains(mesh.geosetId))
                options.meshes.push_back(std::int32_t(row));
    }
    if (m_allMeshes->isChecked()) {
        options.meshes.resize(m_source.scene.meshes.size());
        std::iota(options.meshes.begin(), options.meshes.end(), 0);
    }
    // Folders below the model's only.
    QString folder = m_textureFolder->text().trimmed();
    folder.replace(u'/', u'\\');
    QStringList parts = folder.split(u'\\', Qt::SkipEmptyParts);
    parts.removeAll(QStringLiteral(".."));
    parts.removeIf([](const QString &part) { return part.contains(u':'); });
    options.textureFolder = parts.isEmpty() ? std::string() : (parts.join(u'\\') + u'\\').toStdString();
    return options;
}

} // namespace sinew

#include "moc_create_fields.cpp"
