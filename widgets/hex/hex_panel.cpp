// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/hex/hex_panel.h"

#include "core/schema/four_cc.h"
#include "core/schema/struct_info.h"
#include "widgets/hex/hex_view.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"
#include "widgets/text/search_field.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstring>

namespace sinew {

namespace {

bool holdsBytes(const TypeInfo &type)
{
    return (type.kind == Kind::Array || type.kind == Kind::FixedArray) && type.element->kind == Kind::Integer &&
           type.element->size == 1;
}

Array<std::uint8_t> bytesOf(const FieldRef &field)
{
    if (field.type->kind == Kind::Array)
        return *static_cast<const Array<std::uint8_t> *>(field.data);
    return Array<std::uint8_t>(std::span(static_cast<const std::uint8_t *>(field.data), field.type->components));
}

template<class T>
T valueAt(QByteArrayView bytes, qsizetype offset)
{
    T value;
    std::memcpy(&value, bytes.data() + offset, sizeof value);
    return value;
}

} // namespace

HexPanel::HexPanel(QWidget *parent)
    : DockPanel(parent), m_name(new PlainLabel), m_fields(new QComboBox), m_offset(new QLineEdit),
      m_search(new SearchField), m_searchResult(new PlainLabel), m_view(new HexView), m_inspector(new PlainLabel)
{
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_fields->setAccessibleName(tr("Displayed field"));
    m_offset->setPlaceholderText(tr("Offset"));
    m_offset->setToolTip(tr("Go to an offset: 1234 or 0x4d2, with + or − from here"));
    m_offset->setAccessibleName(tr("Go to offset"));
    m_offset->setMaximumWidth(m_offset->fontMetrics().averageCharWidth() * 16);
    m_search->setPlaceholderText(tr("Search bytes or \"text\""));
    m_search->setToolTip(tr("48 69 21, 0x486921, or text; Return finds the next, Shift+Return the one before"));
    m_search->setAccessibleName(tr("Search bytes or text"));
    m_inspector->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_inspector->setAccessibleName(tr("Values at the cursor"));
    m_inspector->setWordWrap(true);

    const auto makeAction = [this](const QString &icon, const QString &text, const QKeySequence &key) {
        auto *action = new QAction(themedIcon(icon), text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    auto *copyHex = new QAction(themedIcon(QStringLiteral("edit-copy")), tr("Copy as hexadecimal"), this);
    auto *copyText = new QAction(themedIcon(QStringLiteral("edit-copy")), tr("Copy as text"), this);
    auto *selectAll = new QAction(themedIcon(QStringLiteral("edit-select-all")), tr("Select all"), this);
    auto *find = makeAction(QStringLiteral("edit-find"), tr("Search bytes"), QKeySequence::Find);
    auto *goTo = makeAction(QStringLiteral("go-jump"), tr("Go to offset"), Qt::CTRL | Qt::Key_G);
    connect(copyHex, &QAction::triggered, m_view, &HexView::copyHex);
    connect(copyText, &QAction::triggered, m_view, &HexView::copyText);
    connect(selectAll, &QAction::triggered, m_view, &HexView::selectAll);
    connect(find, &QAction::triggered, m_search, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    connect(goTo, &QAction::triggered, m_offset, [this] { m_offset->setFocus(Qt::ShortcutFocusReason); });
    m_view->addActions({copyHex, copyText, selectAll, find, goTo});
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);

    auto *previous = new QAction(this);
    previous->setShortcut(Qt::SHIFT | Qt::Key_Return);
    previous->setShortcutContext(Qt::WidgetShortcut);
    m_search->addAction(previous);
    connect(previous, &QAction::triggered, this, [this] { search(true); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { search(false); });
    connect(m_search, &QLineEdit::textChanged, m_searchResult, &QLabel::clear);
    connect(m_offset, &QLineEdit::returnPressed, this, &HexPanel::goToOffset);
    connect(m_fields, &QComboBox::activated, this, &HexPanel::showField);
    connect(m_view, &HexView::positionChanged, this, &HexPanel::showInspector);

    auto *bar = new QHBoxLayout;
    bar->addWidget(m_name);
    bar->addWidget(m_fields);
    bar->addStretch();
    bar->addWidget(m_searchResult);
    bar->addWidget(m_search);
    bar->addWidget(m_offset);
    auto *column = new QVBoxLayout(content());
    column->setContentsMargins(4, 4, 4, 4);
    column->addLayout(bar);
    column->addWidget(m_view, 1);
    column->addWidget(m_inspector);
    setDocument(nullptr);
}

std::vector<Address> HexPanel::byteFields(const Model &model, NodeId node)
{
    std::vector<Address> found;
    const ObjectRef object = model.object(node);
    for (std::size_t i = 0; object && i < object.info->fields.size(); ++i) {
        const TypeInfo &type = *object.info->fields[i].type;
        if (holdsBytes(type))
            found.push_back({node, std::uint16_t(i)});
        if (type.kind != Kind::Struct)
            continue;
        for (std::size_t leaf = 0; leaf < type.structure().fields.size(); ++leaf)
            if (holdsBytes(*type.structure().fields[leaf].type))
                found.push_back({node, std::uint16_t(i), std::uint16_t(leaf)});
    }
    return found;
}

void HexPanel::setDocument(Document *document)
{
    if (m_document) {
        m_document->disconnect(this);
        m_document->selection().disconnect(this);
    }
    m_document = document;
    m_node = NoNode;
    if (document) {
        connect(&document->selection(), &Selection::changed, this, &HexPanel::showObject);
        connect(document, &Document::committed, this, &HexPanel::showObject);
        connect(document, &QObject::destroyed, this, [this] { setDocument(nullptr); });
    }
    showObject();
}

void HexPanel::showObject()
{
    const NodeId node = m_document ? m_document->selection().current() : NoNode;
    m_addresses = m_document ? byteFields(m_document->model(), node) : std::vector<Address>();
    const QSignalBlocker quiet(m_fields);
    const int kept = node == m_node ? m_fields->currentIndex() : -1;
    m_fields->clear();
    int largest = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < m_addresses.size(); ++i) {
        const FieldRef field = m_document->model().field(m_addresses[i]);
        const std::size_t size = bytesOf(field).size();
        m_fields->addItem(tr("%1 (%2 bytes)").arg(fieldLabel(*field.field), QLocale().toString(qulonglong(size))));
        if (size > most) {
            most = size;
            largest = int(i);
        }
    }
    m_node = node;
    if (m_addresses.empty()) {
        m_view->setBytes({});
        showEmpty(m_document ? tr("Select an unknown chunk, or another object with raw bytes, to look at them here.")
                             : tr("Open a model and select an unknown chunk to look at its bytes here."));
        return;
    }
    m_fields->setCurrentIndex(kept >= 0 && kept < m_fields->count() ? kept : largest);
    m_name->setText(displayName(*m_document, node));
    showContent();
    showField();
}

void HexPanel::showField()
{
    const FieldRef field = m_document->model().field(m_addresses[std::size_t(m_fields->currentIndex())]);
    m_view->setBytes(bytesOf(field));
    showInspector();
}

void HexPanel::showInspector()
{
    const qsizetype at = m_view->position();
    const QByteArrayView bytes = m_view->bytes();
    if (at < 0) {
        m_inspector->setText(tr("No bytes"));
        return;
    }
    // The selection's first byte, else the cursor's, read in the types that files use.
    const qsizetype first = m_view->selectionStart(), left = bytes.size() - first;
    QStringList parts{tr("Offset %1 (0x%2)").arg(first).arg(first, 0, 16)};
    if (m_view->selectionLength() > 1)
        parts << tr("%n bytes selected", nullptr, int(m_view->selectionLength()));
    parts << QStringLiteral("u8 %1").arg(valueAt<quint8>(bytes, first))
          << QStringLiteral("i8 %1").arg(valueAt<qint8>(bytes, first));
    if (left >= 2)
        parts << QStringLiteral("u16 %1").arg(valueAt<quint16>(bytes, first))
              << QStringLiteral("i16 %1").arg(valueAt<qint16>(bytes, first));
    if (left >= 4) {
        parts << QStringLiteral("u32 %1").arg(valueAt<quint32>(bytes, first))
              << QStringLiteral("i32 %1").arg(valueAt<qint32>(bytes, first));
        parts << QStringLiteral("f32 %1").arg(double(valueAt<float>(bytes, first)), 0, 'g', 7);
        parts << tr("tag %1").arg(QString::fromStdString(tagText(valueAt<quint32>(bytes, first))));
    }
    m_inspector->setText(parts.join(QStringLiteral("   ")));
}

void HexPanel::goToOffset()
{
    QString text = m_offset->text().trimmed();
    const bool forward = text.startsWith(QLatin1Char('+'));
    const bool back = text.startsWith(QLatin1Char('-')) || text.startsWith(QChar(0x2212));
    if (forward || back)
        text.remove(0, 1);
    bool valid = false;
    const qlonglong number = text.toLongLong(&valid, 0);
    if (!valid) {
        m_searchResult->setText(tr("Not an offset"));
        return;
    }
    const qsizetype target = forward ? m_view->position() + number : back ? m_view->position() - number : number;
    m_searchResult->setText(target < 0 || target >= m_view->bytes().size() ? tr("Outside the data") : QString());
    if (target >= 0 && target < m_view->bytes().size()) {
        m_view->goTo(target);
        m_view->setFocus();
    }
}

void HexPanel::search(bool backwards)
{
    // Hex digits that form whole bytes are bytes; everything else is text.
    QByteArray pattern = parseBytes(m_search->text());
    if (pattern.isEmpty())
        pattern = m_search->text().toUtf8();
    m_searchResult->setText(m_view->find(pattern, backwards) ? QString() : tr("Not found"));
}

} // namespace sinew

#include "moc_hex_panel.cpp"
