// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/worker_process.h"

#include <QFile>
#include <QProcessEnvironment>

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sinew {

namespace {

constexpr int workerNiceness = 5; ///< the window takes precedence

/// Variables that lead to the user's screen, session or keys.
QStringList workerEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name :
         {"DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "SESSION_MANAGER", "DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR",
          "SSH_AUTH_SOCK", "GPG_AGENT_INFO", "QT_QPA_PLATFORM", "QT_QPA_PLATFORMTHEME"})
        environment.remove(QLatin1String(name));
    return environment.toStringList();
}

/// Strings in the form that exec functions take.
class Words
{
public:
    explicit Words(const QStringList &texts)
    {
        m_bytes.reserve(std::size_t(texts.size()));
        for (const QString &text : texts)
            m_bytes.push_back(QFile::encodeName(text));
        for (QByteArray &bytes : m_bytes)
            m_pointers.push_back(bytes.data());
        m_pointers.push_back(nullptr);
    }
    char *const *data() const { return m_pointers.data(); }

private:
    std::vector<QByteArray> m_bytes;
    std::vector<char *> m_pointers;
};

/// Runs in the new process before the program begins there.
class StartActions
{
public:
    explicit StartActions(int channel)
    {
        ::posix_spawn_file_actions_init(&files);
        ::posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        ::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        ::posix_spawn_file_actions_adddup2(&files, channel, WorkerProcess::channelDescriptor);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
        // Elsewhere descriptors opened as inheritable are inherited; this program opens none like that.
        ::posix_spawn_file_actions_addclosefrom_np(&files, WorkerProcess::channelDescriptor + 1);
#endif
        ::posix_spawnattr_init(&attributes);
        sigset_t none, all;
        ::sigemptyset(&none);
        ::sigfillset(&all);
        ::posix_spawnattr_setsigmask(&attributes, &none);
        ::posix_spawnattr_setsigdefault(&attributes, &all);
        ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~StartActions()
    {
        ::posix_spawn_file_actions_destroy(&files);
        ::posix_spawnattr_destroy(&attributes);
    }
    Q_DISABLE_COPY(StartActions)

    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
};

} // namespace

std::unique_ptr<WorkerProcess> WorkerProcess::start(const QString &program, const QStringList &arguments)
{
    auto ends = MessageChannel::pair();
    if (!ends)
        return nullptr;
    const StartActions actions(ends->second.m_descriptor);
    const Words words(QStringList{program} + arguments), environment(workerEnvironment());
    pid_t process = 0;
    // posix_spawn does not copy this program's memory, which may be large.
    const int problem = ::posix_spawnp(&process, words.data()[0], &actions.files, &actions.attributes, words.data(),
                                       environment.data());
    if (problem != 0) {
        errno = problem;
        return nullptr;
    }
    ::setpriority(PRIO_PROCESS, id_t(process), workerNiceness);
    return std::unique_ptr<WorkerProcess>(new WorkerProcess(std::move(ends->first), process));
}

WorkerProcess::~WorkerProcess()
{
    kill();
    while (::waitpid(pid_t(m_process), nullptr, 0) < 0 && errno == EINTR) {}
}

void WorkerProcess::kill()
{
    // It is only waited for in the destructor: until then its number can't be reused.
    ::kill(pid_t(m_process), SIGKILL);
}

} // namespace sinew
