// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/view/key_spread_actions.h"

#include "core/curves/playhead/key_spread.h"
#include "core/format/format.h"
#include "editor/documents/document_list.h"
#include "editor/settings/action_list.h"
#include "editor/settings/settings.h"

#include <QActionGroup>
#include <QMenu>

#include <limits>

namespace sinew {

namespace {

constexpr int wholeSequence = -1, usualSpread = 300; ///< milliseconds

QString spreadName()
{
    return QStringLiteral("animation.keySpread");
}

double timeUnits(const Document &document, int milliseconds)
{
    if (milliseconds < 0)
        return std::numeric_limits<double>::infinity();
    const CurveFacet *curves = document.format() ? document.format()->curves() : nullptr;
    return milliseconds * (curves ? curves->traits().unitsPerSecond / 1000 : 1);
}

} // namespace

KeySpreadActions::KeySpreadActions(ActionList &actions, DocumentList &documents, Settings &settings, QObject *parent)
    : QObject(parent), m_documents(documents), m_settings(settings)
{
    auto *group = new QActionGroup(this);
    const auto choice = [&](const char *id, const QString &text, int milliseconds) {
        QAction *action = actions.add(
            {QString::fromLatin1(id),
             text,
             {},
             {},
             tr("What auto-key does to a track with a key on every frame, where a single key would be a spike"),
             true});
        group->addAction(action);
        action->setData(milliseconds);
        connect(action, &QAction::triggered, this, [this, milliseconds] { choose(milliseconds); });
        m_choices.append(action);
    };
    choice("animation.keySpreadNone", tr("Set a &single key"), 0);
    choice("animation.keySpreadShort", tr("Spread over ±0.15 s"), usualSpread / 2);
    choice("animation.keySpreadUsual", tr("Spread over ±0.3 s"), usualSpread);
    choice("animation.keySpreadLong", tr("Spread over ±0.6 s"), usualSpread * 2);
    choice("animation.keySpreadSequence", tr("Change the &whole sequence"), wholeSequence);
    choose(m_settings.state(spreadName(), usualSpread).toInt());
    connect(&documents, &DocumentList::currentChanged, this, &KeySpreadActions::showDocument);
    showDocument(documents.current());
}

void KeySpreadActions::choose(int milliseconds)
{
    if (m_settings.state(spreadName(), usualSpread).toInt() != milliseconds)
        m_settings.setState(spreadName(), milliseconds);
    for (QAction *action : m_choices)
        action->setChecked(action->data().toInt() == milliseconds);
    if (m_shown)
        m_shown->playback().setKeySpread(timeUnits(*m_shown, milliseconds));
}

void KeySpreadActions::showDocument(Document *document)
{
    if (m_shown) {
        m_shown->playback().disconnect(this);
        m_shown->selection().disconnect(this);
    }
    m_shown = document;
    if (!document)
        return;
    connect(&document->playback(), &Playback::autoKeyChanged, this, &KeySpreadActions::ask);
    connect(&document->selection(), &Selection::changed, this, &KeySpreadActions::ask);
    choose(m_settings.state(spreadName(), usualSpread).toInt());
    ask();
}

void KeySpreadActions::ask()
{
    const QString asked = QStringLiteral("animation.keySpreadAsked");
    if (!m_shown || !m_shown->playback().autoKey() || m_settings.state(asked, false).toBool() ||
        !hasDenseTracks(*m_shown, m_shown->selection().nodes()))
        return;
    m_settings.setState(asked, true);
    Notice question{Severity::Info,
                    tr("This node has keys close together: auto-key spreads changes over the keys around the playhead "
                       "to avoid a spike. You can change that in Animation → Auto-key on dense keys."),
                    {},
                    m_shown,
                    QStringLiteral("keySpread")};
    for (const int milliseconds : {0, wholeSequence, usualSpread})
        for (const QAction *action : m_choices)
            if (action->data().toInt() == milliseconds)
                question.steps.push_back(
                    {QString(action->text()).remove(u'&'), [this, milliseconds] { choose(milliseconds); }});
    Q_EMIT notice(question);
}

void KeySpreadActions::fillMenu(QMenu *menu)
{
    QMenu *choices = menu->addMenu(tr("Auto-key on &dense keys"));
    choices->addActions(m_choices);
}

} // namespace sinew

#include "moc_key_spread_actions.cpp"
