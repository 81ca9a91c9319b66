// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "widgets/uv/uv_panel.h"

#include "core/format/format.h"
#include "core/image/image_codec.h"
#include "core/text/translated.h"
#include "widgets/shared/panel_colours.h"
#include "widgets/uv/uv_fields.h"
#include "widgets/uv/view/uv_painter.h"

#include <QAction>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QScopedValueRollback>
#include <QSlider>

#include <algorithm>

namespace sinew {

namespace {

QString nameOf(const ModelTexture &texture)
{
    const QString path = QString::fromStdString(texture.path);
    return path.isEmpty() ? QString() : path.mid(std::max(path.lastIndexOf(u'/'), path.lastIndexOf(u'\\')) + 1);
}

} // namespace

UvPanel::~UvPanel() = default;

void UvPanel::setDocument(Document *document)
{
    if (document && document == m_session.document())
        return;
    m_view->endGesture(true);
    m_session.setDocument(document);
}

void UvPanel::refresh()
{
    showPicture();
}

bool UvPanel::event(QEvent *event)
{
    if ((event->type() == QEvent::Show || event->type() == QEvent::Paint) && m_session.isStale())
        QMetaObject::invokeMethod(&m_session, &UvSession::refreshIfStale, Qt::QueuedConnection);
    return DockPanel::event(event);
}

void UvPanel::showChoices()
{
    const QScopedValueRollback guard(m_filling, true);
    if (!hasDocument()) {
        showEmpty(m_session.document() ? tr("This format has no texture coordinates.")
                                       : tr("Open a model to see and edit its texture coordinates here."));
        updateActions();
        return;
    }
    const std::vector<UvPart> &parts = m_session.parts();
    if (std::none_of(parts.begin(), parts.end(), [](const UvPart &part) { return part.sets > 0; })) {
        showEmpty(tr("Nothing in this model has texture coordinates."));
        updateActions();
        return;
    }
    showContent();
    m_part->clear();
    const std::vector<NodeId> &shown = m_session.shown();
    if (shown.size() > 1)
        m_part->addItem(tr("%n parts", nullptr, int(shown.size())));
    for (const UvPart &part : parts) {
        const QString group = translatedLabel(part.group), name = QString::fromStdString(part.name);
        m_part->addItem(group.isEmpty() ? name : QStringLiteral("%1 · %2").arg(group, name), part.node);
    }
    m_part->setCurrentIndex(shown.size() > 1 ? 0
                                             : std::max(0, m_part->findData(shown.empty() ? NoNode : shown.front())));
    m_set->clear();
    for (int set = 0; set < m_session.setCount(); ++set)
        m_set->addItem(tr("UV set %1").arg(set));
    m_set->setCurrentIndex(m_session.set());
    m_set->setEnabled(m_set->count() > 1);
    m_colours->setEnabled(!m_session.shape().colours().empty());
    const Message none = m_session.facet()->noColours(m_session.document()->model());
    m_colours->setToolTip(none.empty() ? tr("What the canvas shows of the vertex colours")
                                       : tr("No vertex colours: %1.").arg(translated(none)));
    updateActions();
}

void UvPanel::showPicture()
{
    const QScopedValueRollback guard(m_filling, true);
    m_texture->clear();
    m_texture->addItem(tr("No texture"), -1);
    QStringList notes;
    UvPicture picture;
    const TextureFacet *facet = hasDocument() ? m_session.document()->format()->textures() : nullptr;
    const std::vector<ModelTexture> all =
        facet ? facet->textures(m_session.document()->model()) : std::vector<ModelTexture>();
    const auto find = [&all](NodeId node) {
        return std::find_if(all.begin(), all.end(), [node](const ModelTexture &t) { return t.node == node; });
    };
    for (std::size_t row = 0; row < m_session.textures().size(); ++row) {
        const UvTexture &use = m_session.textures()[row];
        const auto texture = find(use.texture);
        QString name = texture == all.end() ? QString() : nameOf(*texture);
        if (name.isEmpty())
            name = m_session.document()->format()->names()
                       ? QString::fromStdString(
                             m_session.document()->format()->names()->name(m_session.document()->model(), use.texture))
                       : tr("Texture");
        const auto sameLayer = [&use](const UvTexture &t) { return t.layer == use.layer; };
        const bool several = std::count_if(m_session.textures().begin(), m_session.textures().end(), sameLayer) > 1;
        const QString layer = several ? translatedLabel(use.label.c_str()) : QString::fromStdString(use.layerName);
        const QString set = use.set < 0 ? tr("generated coordinates") : tr("UV set %1").arg(use.set);
        m_texture->addItem(QStringLiteral("%1 · %2 · %3").arg(name, layer, set), int(row));
    }
    m_texture->setCurrentIndex(m_session.texture() + 1);
    if (m_session.texture() >= 0) {
        const UvTexture &use = m_session.textures()[std::size_t(m_session.texture())];
        const auto texture = find(use.texture);
        if (use.isMoved)
            notes += tr("The layer moves its texture coordinates (texture animation): in the model the texture may be "
                        "placed differently.");
        if (use.set < 0)
            notes += tr("This texture is drawn with coordinates that are generated while drawing, not with these.");
        if (texture != all.end() && m_states) {
            const TextureState state = m_states(*m_session.document(), *texture);
            if (state.image)
                picture = UvPicture(state.image, use.wrapsU, use.wrapsV);
            else
                notes += state.kind == TextureState::Pending   ? tr("The texture is being read.")
                         : state.kind == TextureState::Missing ? tr("The texture was not found.")
                         : state.kind == TextureState::Made
                             ? tr("The game supplies this texture; there is no image of it.")
                             : tr("The texture can't be read.");
        }
    }
    if (m_session.shape().step() > 0)
        notes += tr("The file stores coordinates in steps of %1; values are rounded to them.")
                     .arg(QLocale().toString(m_session.shape().step(), 'g', 3));
    m_note->setText(notes.join(u'\n'));
    m_note->setVisible(!notes.isEmpty());
    m_view->setPicture(picture);
}

void UvPanel::updateActions()
{
    const bool any = hasDocument() && m_session.shape().size() > 0, some = any && !m_session.selected().empty();
    for (QAction *action : m_actions)
        action->setEnabled(any);
    for (QAction *action : m_needSelection)
        action->setEnabled(some);
}

void UvPanel::say(const QString &text, bool refused)
{
    m_readout->setText(text);
    QPalette colours = palette();
    if (refused)
        colours.setColor(QPalette::WindowText, refusedColour(colours));
    m_readout->setPalette(colours);
}

void UvPanel::apply(const std::vector<UvPoint> &values, const QString &text)
{
    m_view->endGesture(true);
    const Status done = m_session.setPoints(m_session.selected(), values, text);
    say(done ? QString() : tr("Not changed: %1.").arg(translated(done.error().message)), !done);
}

void UvPanel::flip(bool alongU)
{
    UvTransform transform;
    transform.pivot = m_view->pivotPoint();
    (alongU ? transform.scale.u : transform.scale.v) = -1;
    apply(transformed(m_session.shape().points(), m_session.selected(), transform),
          alongU ? tr("Flip texture coordinates horizontally") : tr("Flip texture coordinates vertically"));
}

void UvPanel::turn(double degrees)
{
    UvTransform transform;
    transform.pivot = m_view->pivotPoint();
    transform.angle = degrees;
    transform.aspect = m_session.aspect();
    apply(transformed(m_session.shape().points(), m_session.selected(), transform), tr("Rotate texture coordinates"));
}

void UvPanel::fit()
{
    apply(fitted(m_session.shape().points(), m_session.selected(), {{0, 0}, {1, 1}}),
          tr("Fit texture coordinates to the tile"));
}

void UvPanel::wrap()
{
    apply(wrapped(m_session.shape().points(), m_session.selected(), m_session.shape().islands()),
          tr("Bring texture coordinates into the tile"));
}

void UvPanel::toCursor()
{
    const std::optional<UvBounds> bounds = m_session.selectedBounds();
    if (!bounds)
        return;
    UvTransform transform;
    transform.move = {m_view->cursor2d().u - bounds->centre().u, m_view->cursor2d().v - bounds->centre().v};
    apply(transformed(m_session.shape().points(), m_session.selected(), transform),
          tr("Move texture coordinates to the cursor"));
}

void UvPanel::align(int u, int v)
{
    std::optional<UvBounds> target = m_session.selectedBounds();
    if (!target)
        return;
    if (u)
        target->low.u = target->high.u = u < 0 ? target->low.u : target->high.u;
    if (v)
        target->low.v = target->high.v = v < 0 ? target->low.v : target->high.v;
    apply(fitted(m_session.shape().points(), m_session.selected(), *target), tr("Align texture coordinates"));
}

QVariantMap UvPanel::options() const
{
    QVariantMap options{{QStringLiteral("opacity"), m_opacity->value()},
                        {QStringLiteral("pivot"), m_pivot->currentIndex()},
                        {QStringLiteral("snap"), m_snap->currentIndex()}};
    for (const QAction *action : m_actions)
        if (action->isCheckable())
            options[action->objectName()] = action->isChecked();
    return options;
}

void UvPanel::setOptions(const QVariantMap &options)
{
    const auto number = [&options](const char *name, int otherwise) {
        return options.value(QLatin1String(name), otherwise).toInt();
    };
    m_opacity->setValue(number("opacity", m_opacity->value()));
    m_pivot->setCurrentIndex(std::clamp(number("pivot", 0), 0, m_pivot->count() - 1));
    m_snap->setCurrentIndex(std::clamp(number("snap", 0), 0, m_snap->count() - 1));
    for (QAction *action : m_actions)
        if (action->isCheckable())
            action->setChecked(options.value(action->objectName(), action->isChecked()).toBool());
}

Status UvPanel::exportLayout(const QString &file, const QSize &size, bool withTexture) const
{
    if (size.isEmpty() || size.width() > maxImageSide || size.height() > maxImageSide)
        return Error{Message(QT_TRANSLATE_NOOP("Message", "an image has 1 to %1 pixels per side"), {maxImageSide})};
    if (!layoutPicture(m_session.shape(), m_view->picture(), size, withTexture).save(file, "PNG"))
        return Error{QT_TRANSLATE_NOOP("Message", "the file can't be written"), file.toStdString()};
    return Done{};
}

} // namespace sinew

#include "moc_uv_panel.cpp"
