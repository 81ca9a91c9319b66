// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "core/format/format.h"
#include "core/image/image_codec.h"
#include "core/system/crash/attempt_log.h"

#include <QObject>

#include <atomic>
#include <memory>
#include <mutex>

namespace sinew {

class Plugin;

/// A library with a plugin (core/format/plugin.h), loaded by whichever of its formats or codecs is needed first, from
/// any thread, and never unloaded: models hold its tables. One that can't be loaded, or ends the program on loading, is
/// not used again, not even by later program runs, until it has changed or the user asks for it.
class PluginLibrary : public QObject
{
    Q_OBJECT

public:
    /// `attempts`: where it is recorded that the library is being loaded.
    PluginLibrary(QString path, AttemptLog attempts);

    const QString &path() const { return m_path; }
    /// False if it failed, or must not be tried.
    bool isUsable() const { return m_state == State::Unknown || m_state == State::Loaded; }
    /// Whether trying again may help.
    bool mayBeTried() const { return m_state != State::Foreign; }
    /// Why it is not usable, with its path.
    Message problem() const;

    /// It is made for an interface other than this program's; `interface` is its name.
    void refuse(const QString &interface);
    /// It failed before, in this run of the program or another. `reason`: empty if that run was ended by it.
    void setFailed(const QString &reason);
    /// Loads it, whatever happened before. Emits failed() if that fails again.
    Status tryAgain();

    /// These fail if the library is not usable, or has no such format or codec.
    Result<std::shared_ptr<const Format>> format(const QString &id);
    Result<std::shared_ptr<const ImageCodec>> imageCodec(const QString &name);

Q_SIGNALS:
    /// Loading was needed and failed; isUsable() is false from now on. Emitted in the thread that needed it.
    void failed();

private:
    enum class State {
        Unknown, ///< not needed yet
        Loaded,
        Failed,
        Foreign, ///< not made for this program
    };
    Status load();
    /// With the mutex locked.
    void giveUp(const QString &reason);
    /// Fills formats and codecs. Returns why that is not possible; empty if it is.
    QString tryToLoad();
    Error notOffered(const QString &name) const;

    const QString m_path;
    const AttemptLog m_attempts;
    std::atomic<State> m_state = State::Unknown;
    mutable std::mutex m_mutex; ///< guards the members below, and is held while the library is being loaded
    Message m_problem;
    std::vector<std::shared_ptr<const Format>> m_formats; ///< these no longer change once it is loaded
    std::vector<std::shared_ptr<const ImageCodec>> m_codecs;
};

} // namespace sinew
