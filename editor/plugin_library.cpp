// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "editor/plugin_library.h"

#include "core/format/plugin.h"

#include <QPluginLoader>

namespace sinew {

PluginLibrary::PluginLibrary(QString path, AttemptLog attempts)
    : m_path(std::move(path)), m_attempts(std::move(attempts))
{
}

Message PluginLibrary::problem() const
{
    const std::lock_guard lock(m_mutex);
    return m_problem;
}

void PluginLibrary::refuse(const QString &interface)
{
    const std::lock_guard lock(m_mutex);
    m_problem =
        Message(QT_TRANSLATE_NOOP("Message", "the plugin %1 is made for another version of Sinew: its interface "
                                             "is %2, this program's is %3"),
                {m_path.toStdString(), interface.toStdString(), SinewPlugin_iid});
    m_state = State::Foreign;
}

void PluginLibrary::setFailed(const QString &reason)
{
    const std::lock_guard lock(m_mutex);
    giveUp(reason);
}

void PluginLibrary::giveUp(const QString &reason)
{
    if (reason.isEmpty())
        m_problem = Message(QT_TRANSLATE_NOOP("Message", "the program ended while loading the plugin %1"),
                            {m_path.toStdString()});
    else
        m_problem = Message(QT_TRANSLATE_NOOP("Message", "the plugin %1 can't be loaded: %2"),
                            {m_path.toStdString(), reason.toStdString()});
    m_state = State::Failed;
}

Status PluginLibrary::tryAgain()
{
    State failed = State::Failed;
    m_state.compare_exchange_strong(failed, State::Unknown);
    return load();
}

Status PluginLibrary::load()
{
    Error error;
    {
        const std::lock_guard lock(m_mutex);
        if (m_state == State::Loaded)
            return Done{};
        if (m_state != State::Unknown)
            return Error{m_problem};
        const std::unique_ptr<Attempt> attempt = m_attempts.begin(m_path);
        const QString reason = tryToLoad();
        if (reason.isEmpty()) {
            m_state = State::Loaded;
            return Done{};
        }
        if (attempt)
            attempt->fail(reason);
        giveUp(reason);
        error.message = m_problem;
    }
    Q_EMIT failed();
    return error;
}

QString PluginLibrary::tryToLoad()
{
    QPluginLoader loader(m_path);
    // Otherwise an unresolved function would end the program when it is first called.
    loader.setLoadHints(loader.loadHints() | QLibrary::ResolveAllSymbolsHint);
    try {
        QObject *instance = loader.instance();
        const auto *plugin = qobject_cast<Plugin *>(instance);
        if (!plugin)
            return instance ? QStringLiteral("it has no such interface") : loader.errorString();
        m_formats = plugin->formats();
        m_codecs = plugin->imageCodecs();
    } catch (const std::exception &exception) {
        return QStringLiteral("exception: ") + QString::fromUtf8(exception.what());
    } catch (...) {
        return QStringLiteral("exception");
    }
    return {};
}

Result<std::shared_ptr<const Format>> PluginLibrary::format(const QString &id)
{
    if (const Status loaded = load(); !loaded)
        return loaded.error();
    for (const auto &format : m_formats) {
        if (format->info().id == id)
            return format;
    }
    return notOffered(id);
}

Result<std::shared_ptr<const ImageCodec>> PluginLibrary::imageCodec(const QString &name)
{
    if (const Status loaded = load(); !loaded)
        return loaded.error();
    for (const auto &codec : m_codecs) {
        if (codec->name() == name)
            return codec;
    }
    return notOffered(name);
}

Error PluginLibrary::notOffered(const QString &name) const
{
    return {Message(QT_TRANSLATE_NOOP("Message", "the plugin %1 does not offer “%2”, which its metadata lists"),
                    {m_path.toStdString(), name.toStdString()})};
}

} // namespace sinew

#include "moc_plugin_library.cpp"
