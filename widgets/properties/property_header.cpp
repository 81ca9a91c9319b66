// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/properties/property_header.h"

#include "core/format/format.h"
#include "core/schema/struct_info.h"
#include "widgets/shared/object_icons.h"
#include "widgets/shared/object_names.h"
#include "widgets/text/plain_label.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QStyle>

#include <map>

namespace sinew {

namespace {

/// "Bone “Root”", "Layer 1": the type is included unless the name contains it.
QString titled(const Document &document, NodeId node)
{
    const QString type = typeLabel(*document.model().object(node).info), name = displayName(document, node);
    const bool told = (name + QLatin1Char(' ')).startsWith(type + QLatin1Char(' '), Qt::CaseInsensitive);
    return name.isEmpty() ? type : told ? name : PropertyHeader::tr("%1 “%2”").arg(type, name);
}

} // namespace

PropertyHeader::PropertyHeader(QWidget *parent)
    : QWidget(parent), m_icon(new PlainLabel(this)), m_title(new QLabel(this)), m_version(new PlainLabel(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 2);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_title, 1);
    layout->addWidget(m_version, 0, Qt::AlignTop);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::RichText);
    m_title->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_version->setForegroundRole(QPalette::PlaceholderText);
    connect(m_title, &QLabel::linkActivated, this, [this](const QString &link) {
        if (m_document && m_document->model().contains(link.toUInt()))
            m_document->selection().select(link.toUInt());
    });
}

void PropertyHeader::show(Document &document, const std::vector<NodeId> &nodes)
{
    m_document = &document;
    const Model &model = document.model();
    QString rich;
    if (nodes.size() == 1) {
        const NodeId node = nodes.front(), parent = model.parentOf(node);
        m_plain = titled(document, node);
        rich = QStringLiteral("<b>%1</b>").arg(m_plain.toHtmlEscaped());
        if (parent != NoNode && parent != RootNode) {
            const QString owner = displayName(document, parent);
            m_plain = tr("%1 of “%2”").arg(m_plain, owner);
            rich = tr("%1 of “%2”")
                       .arg(rich, QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
                                      .arg(parent)
                                      .arg(QGuiApplication::palette().color(QPalette::WindowText).name(),
                                           owner.toHtmlEscaped()));
        }
        const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
        m_icon->setPixmap(objectIcon(*model.object(node).info).pixmap(side, side));
        m_icon->setVisible(!m_icon->pixmap(Qt::ReturnByValue).isNull());
    } else {
        std::map<QString, int> kinds;
        for (const NodeId node : nodes)
            ++kinds[typeLabel(*model.object(node).info)];
        QStringList parts;
        for (const auto &[kind, count] : kinds)
            parts << QStringLiteral("%1 × %2").arg(count).arg(kind);
        m_plain = parts.join(QStringLiteral(", "));
        rich = QStringLiteral("<b>%1</b>").arg(m_plain.toHtmlEscaped());
        m_icon->hide();
    }
    m_title->setText(rich);
    m_title->setAccessibleName(m_plain);
    m_version->setText(document.format() ? document.format()->describe(model) : QString());
}

void PropertyHeader::showLists(Document &document, const std::vector<Address> &lists, std::size_t count)
{
    m_document = &document;
    const Model &model = document.model();
    const FieldRef list = model.field(lists.front());
    const QString name = lists.size() > 1 ? tr("Nodes") : fieldLabel(*list.field);
    m_plain = tr("%1 (%2)", "name of a list, number of objects").arg(name, QLocale().toString(qulonglong(count)));
    QString rich = QStringLiteral("<b>%1</b>").arg(m_plain.toHtmlEscaped());
    if (const NodeId owner = lists.front().node; owner != NoNode && owner != RootNode)
        rich = tr("%1 of “%2”").arg(rich, displayName(document, owner).toHtmlEscaped());
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_icon->setPixmap(objectIcon(list.type->element->structure()).pixmap(side, side));
    m_icon->setVisible(!m_icon->pixmap(Qt::ReturnByValue).isNull());
    m_title->setText(rich);
    m_title->setAccessibleName(m_plain);
    m_version->setText(document.format() ? document.format()->describe(model) : QString());
}

QString PropertyHeader::title() const
{
    return m_plain;
}

QString PropertyHeader::version() const
{
    return m_version->text();
}

} // namespace sinew

#include "moc_property_header.cpp"
