// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/textures/path_dialog.h"

#include "widgets/text/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace sinew {

namespace {

/// The path before, after each step and at the end, and if a file is there. The found path applies before all steps.
enum PathColumn {
    BeforeColumn,
    PlaceColumn,
    FirstStepColumn,
    AfterColumn = FirstStepColumn + PathRule::stepCount,
    FoundColumn,
    ColumnCount
};

} // namespace

PathDialog::PathDialog(std::vector<PathEntry> entries, std::unique_ptr<PathLookUp> files, QWidget *parent)
    : QDialog(parent), m_entries(std::move(entries)), m_files(std::move(files)), m_chosen(new QRadioButton(this)),
      m_all(new QRadioButton(this)), m_find(new QLineEdit), m_replace(new QLineEdit), m_oldPrefix(new QLineEdit),
      m_newPrefix(new QLineEdit), m_pattern(new QCheckBox(tr("Regular expression"))),
      m_case(new QCheckBox(tr("Match case"))),
      m_found(new QCheckBox(tr("Use the path under which the file was found"))),
      m_prefix(new QCheckBox(tr("Replace prefix"))), m_names(new QCheckBox(tr("Remove the folders"))),
      m_missing(new QCheckBox(tr("Show only those that are not found"))), m_suffix(new QComboBox),
      m_slashes(new QComboBox), m_letters(new QComboBox), m_preview(new QTableWidget(0, ColumnCount)),
      m_summary(new PlainLabel), m_apply(nullptr)
{
    setWindowTitle(tr("Change paths"));
    resize(820, 560);
    makeLayout();
    for (QLineEdit *edit : {m_find, m_replace, m_oldPrefix, m_newPrefix})
        connect(edit, &QLineEdit::textChanged, this, &PathDialog::showPreview);
    for (QCheckBox *box : {m_pattern, m_case, m_found, m_prefix, m_names, m_missing})
        connect(box, &QCheckBox::toggled, this, &PathDialog::showPreview);
    for (QComboBox *box : {m_suffix, m_slashes, m_letters})
        connect(box, &QComboBox::currentIndexChanged, this, &PathDialog::showPreview);
    connect(m_chosen, &QRadioButton::toggled, this, &PathDialog::showPreview);
    if (m_files)
        connect(m_files.get(), &PathLookUp::arrived, this, &PathDialog::showPreview);
    showPreview();
}

void PathDialog::makeLayout()
{
    const auto chosen =
        std::count_if(m_entries.begin(), m_entries.end(), [](const PathEntry &entry) { return entry.isChosen; });
    const bool isPart = chosen > 0 && chosen < std::ptrdiff_t(m_entries.size());
    m_chosen->setText(tr("Only the %n selected paths", nullptr, int(chosen)));
    m_all->setText(tr("All %n paths", nullptr, int(m_entries.size())));
    (isPart ? m_chosen : m_all)->setChecked(true);
    for (QRadioButton *button : {m_chosen, m_all})
        button->setVisible(isPart);
    m_suffix->addItem(tr("as it is"), QString());
    for (const char *suffix : {"blp", "dds", "tga", "png", "tif"})
        m_suffix->addItem(QLatin1Char('.') + QLatin1String(suffix), QLatin1String(suffix));
    m_slashes->addItem(tr("as they are"), int(PathRule::Slashes::Keep));
    m_slashes->addItem(QStringLiteral("\\"), int(PathRule::Slashes::Back));
    m_slashes->addItem(QStringLiteral("/"), int(PathRule::Slashes::Forward));
    m_letters->addItem(tr("as they are"), int(PathRule::Case::Keep));
    m_letters->addItem(tr("lower case"), int(PathRule::Case::Lower));
    m_letters->addItem(tr("upper case"), int(PathRule::Case::Upper));
    m_oldPrefix->setPlaceholderText(tr("from (empty: prefix every path)"));
    m_newPrefix->setPlaceholderText(tr("to (empty: leave out)"));
    m_oldPrefix->setAccessibleName(tr("Old prefix"));
    m_newPrefix->setAccessibleName(tr("New prefix"));

    auto *options = new QHBoxLayout;
    options->addWidget(m_case);
    options->addWidget(m_pattern);
    options->addStretch();
    auto *prefix = new QHBoxLayout;
    prefix->addWidget(m_oldPrefix);
    prefix->addWidget(new PlainLabel(QStringLiteral("→")));
    prefix->addWidget(m_newPrefix);
    auto *form = new QFormLayout;
    if (isPart) {
        auto *scope = new QHBoxLayout;
        scope->addWidget(m_chosen);
        scope->addWidget(m_all);
        scope->addStretch();
        form->addRow(tr("Change:"), scope);
    }
    form->addRow(QString(), m_found);
    form->addRow(tr("Find:"), m_find);
    form->addRow(tr("Replace with:"), m_replace);
    form->addRow(QString(), options);
    form->addRow(QString(), m_names);
    form->addRow(m_prefix, prefix);
    form->addRow(tr("Suffix:"), m_suffix);
    form->addRow(tr("Slashes:"), m_slashes);
    form->addRow(tr("Case:"), m_letters);

    m_preview->setHorizontalHeaderLabels({tr("Path"), tr("As found"), tr("Find and replace"), tr("Without folders"),
                                          tr("Prefix"), tr("Suffix"), tr("Slashes"), tr("Case"), tr("Becomes"),
                                          tr("File")});
    for (int column = BeforeColumn; column <= AfterColumn; ++column)
        m_preview->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
    // The table's own sorting would take part while the rows are filled.
    m_preview->horizontalHeader()->setSectionsClickable(true);
    m_preview->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_preview->horizontalHeader()->setSortIndicatorShown(true);
    m_preview->horizontalHeader()->setSortIndicatorClearable(true);
    connect(m_preview->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &PathDialog::showPreview);
    m_preview->verticalHeader()->hide();
    m_preview->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_preview->setAccessibleName(tr("Resulting paths"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_apply = buttons->addButton(tr("&Change"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    m_missing->setVisible(m_files != nullptr);
    column->addWidget(m_missing);
    column->addWidget(m_preview, 1);
    column->addWidget(m_summary);
    column->addWidget(buttons);
}

PathRule PathDialog::rule() const
{
    PathRule rule;
    rule.find = m_find->text();
    rule.replaceWith = m_replace->text();
    rule.isPattern = m_pattern->isChecked();
    rule.matchCase = m_case->isChecked();
    rule.changePrefix = m_prefix->isChecked();
    rule.oldPrefix = m_oldPrefix->text();
    rule.newPrefix = m_newPrefix->text();
    rule.dropFolders = m_names->isChecked();
    rule.suffix = m_suffix->currentData().toString();
    rule.slashes = PathRule::Slashes(m_slashes->currentData().toInt());
    rule.letters = PathRule::Case(m_letters->currentData().toInt());
    return rule;
}

bool PathDialog::isMeant(const PathEntry &entry) const
{
    return m_all->isChecked() || entry.isChosen;
}

QString PathDialog::start(const PathEntry &entry) const
{
    return m_found->isChecked() && !entry.found.isEmpty() ? QString(entry.found).replace(u'/', u'\\') : entry.path;
}

QStringList PathDialog::results() const
{
    const PathRule how = rule();
    QStringList results;
    for (const PathEntry &entry : m_entries)
        results.append(isMeant(entry) ? how.apply(start(entry)) : entry.path);
    return results;
}

void PathDialog::showSteps()
{
    const PathRule how = rule();
    m_preview->setColumnHidden(PlaceColumn, !m_found->isChecked());
    int last = -1; // the step whose result the path becomes
    for (int step = 0; step < PathRule::stepCount; ++step)
        last = how.does(PathRule::Step(step)) ? step : last;
    for (int step = 0; step < PathRule::stepCount; ++step)
        m_preview->setColumnHidden(FirstStepColumn + step, step == last || !how.does(PathRule::Step(step)));
    if (last < 0)
        m_preview->setColumnHidden(PlaceColumn, true);
    for (int row = 0; row < int(m_entries.size()); ++row) {
        QString path = start(m_entries[std::size_t(row)]);
        m_preview->setItem(row, PlaceColumn, new QTableWidgetItem(path));
        for (int step = 0; step < PathRule::stepCount; ++step) {
            path = how.apply(PathRule::Step(step), path);
            m_preview->setItem(row, FirstStepColumn + step, new QTableWidgetItem(path));
        }
    }
}

QString PathDialog::fileText(const QString &path) const
{
    if (!m_files)
        return {};
    const std::optional<bool> found = m_files->leadsToFile(path);
    return !found ? QStringLiteral("…") : *found ? tr("found") : tr("not found");
}

void PathDialog::arrangeRows(const QStringList &after)
{
    const QHeaderView &header = *m_preview->horizontalHeader();
    if (header.sortIndicatorSection() >= 0)
        m_preview->sortItems(header.sortIndicatorSection(), header.sortIndicatorOrder());
    for (int row = 0; row < m_preview->rowCount(); ++row) {
        const int entry = m_preview->item(row, BeforeColumn)->data(Qt::UserRole).toInt();
        const bool isWanted = !m_files || !m_missing->isChecked() || m_files->leadsToFile(after[entry]) == false;
        m_preview->setRowHidden(row, !isMeant(m_entries[std::size_t(entry)]) || !isWanted);
    }
}

void PathDialog::showPreview()
{
    m_oldPrefix->setEnabled(m_prefix->isChecked());
    m_newPrefix->setEnabled(m_prefix->isChecked());
    const QStringList after = results();
    int meant = 0, changed = 0, missing = 0;
    QStringList unknown;
    m_preview->setRowCount(int(m_entries.size()));
    showSteps();
    for (int row = 0; row < int(m_entries.size()); ++row) {
        const QString &before = m_entries[std::size_t(row)].path;
        const bool isAffected = isMeant(m_entries[std::size_t(row)]), differs = after[row] != before;
        meant += isAffected;
        changed += differs;
        if (const auto found = m_files && isAffected ? m_files->leadsToFile(after[row]) : true; !found)
            unknown += after[row];
        else
            missing += !*found;
        const std::pair<int, QString> texts[] = {
            {BeforeColumn, before}, {AfterColumn, after[row]}, {FoundColumn, fileText(after[row])}};
        for (const auto &[column, text] : texts) {
            auto *item = new QTableWidgetItem(text);
            QFont font = item->font();
            font.setBold(differs && column == AfterColumn);
            item->setFont(font);
            item->setData(Qt::UserRole, row);
            m_preview->setItem(row, column, item);
        }
    }
    arrangeRows(after);
    const QString problem = rule().problem();
    m_summary->setText(
        !problem.isEmpty() ? tr("Invalid regular expression: %1").arg(problem)
        : unknown.isEmpty()
            ? tr("%1 of %2 paths change; %3 do not resolve to a file.").arg(changed).arg(meant).arg(missing)
            : tr("%1 of %2 paths change; their files are being looked for.").arg(changed).arg(meant));
    if (!unknown.isEmpty())
        m_files->lookUp(unknown);
    m_apply->setEnabled(problem.isEmpty() && changed > 0);
}

} // namespace sinew

#include "moc_path_dialog.cpp"
