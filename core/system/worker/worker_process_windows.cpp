// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/worker/worker_process.h"

#include <QDir>
#include <QProcessEnvironment>

#include <vector>

#include <windows.h>

namespace sinew {

namespace {

/// Closed with this object.
struct Handle
{
    explicit Handle(HANDLE opened) : value(opened == INVALID_HANDLE_VALUE ? nullptr : opened) {}
    ~Handle()
    {
        if (value)
            ::CloseHandle(value);
    }
    Q_DISABLE_COPY(Handle)

    const HANDLE value;
};

struct Worker
{
    Worker(HANDLE itsProcess, HANDLE itsJob) : process(itsProcess), job(itsJob) {}

    Handle process, job;
};

/// Variables that are about the user's session or keys, or would change how it starts.
std::wstring workerEnvironment()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"SSH_AUTH_SOCK", "GPG_AGENT_INFO", "QT_QPA_PLATFORM", "QT_QPA_PLATFORMTHEME"})
        environment.remove(QLatin1String(name));
    std::wstring block;
    for (const QString &line : environment.toStringList())
        block += line.toStdWString() + L'\0';
    return block + L'\0';
}

/// As the receiving C library takes a command line apart: backslashes are special only in front of quotes.
std::wstring quoted(const QString &word)
{
    std::wstring result = L"\"";
    std::size_t backslashes = 0;
    for (const wchar_t c : word.toStdWString()) {
        if (c == L'"')
            result.append(backslashes + 1, L'\\');
        backslashes = c == L'\\' ? backslashes + 1 : 0;
        result += c;
    }
    return result.append(backslashes, L'\\') + L"\"";
}

HANDLE inheritable(HANDLE handle)
{
    HANDLE copy = nullptr;
    ::DuplicateHandle(::GetCurrentProcess(), handle, ::GetCurrentProcess(), &copy, 0, TRUE, DUPLICATE_SAME_ACCESS);
    return copy;
}

HANDLE nothing()
{
    return inheritable(Handle(::CreateFileW(L"NUL", GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE,
                                            nullptr, OPEN_EXISTING, 0, nullptr))
                           .value);
}

/// One process, which ends with the last handle of the job and can't leave it.
HANDLE makeJob()
{
    const HANDLE job = ::CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_ACTIVE_PROCESS |
                                              JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION;
    limits.BasicLimitInformation.ActiveProcessLimit = 1;
    if (job && !::SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits)) {
        ::CloseHandle(job);
        return nullptr;
    }
    return job;
}

/// The handles that a process inherits; no others.
class Inheritance
{
public:
    explicit Inheritance(std::vector<HANDLE> handles) : m_handles(std::move(handles))
    {
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        m_memory.resize(size);
        m_isValid = ::InitializeProcThreadAttributeList(list(), 1, 0, &size) &&
                    ::UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, m_handles.data(),
                                                m_handles.size() * sizeof(HANDLE), nullptr, nullptr);
    }
    ~Inheritance() { ::DeleteProcThreadAttributeList(list()); }
    Q_DISABLE_COPY(Inheritance)

    bool isValid() const { return m_isValid; }
    LPPROC_THREAD_ATTRIBUTE_LIST list() { return reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(m_memory.data()); }

private:
    std::vector<HANDLE> m_handles;
    std::vector<char> m_memory;
    bool m_isValid = false;
};

} // namespace

std::unique_ptr<WorkerProcess> WorkerProcess::start(const QString &program, const QStringList &arguments)
{
    auto ends = MessageChannel::pair();
    if (!ends)
        return nullptr;
    const Handle input(inheritable(::LongToHandle(ends->second.m_descriptor))), output(nothing());
    const HANDLE errors = ::GetStdHandle(STD_ERROR_HANDLE);
    const Handle error(errors && errors != INVALID_HANDLE_VALUE ? inheritable(errors) : nothing());
    if (!input.value || !output.value || !error.value)
        return nullptr;
    Inheritance inherited({input.value, output.value, error.value});
    if (!inherited.isValid())
        return nullptr;
    STARTUPINFOEXW startup{};
    startup.StartupInfo.cb = sizeof startup;
    startup.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    startup.StartupInfo.hStdInput = input.value;
    startup.StartupInfo.hStdOutput = output.value;
    startup.StartupInfo.hStdError = error.value;
    startup.lpAttributeList = inherited.list();

    std::wstring line = quoted(QDir::toNativeSeparators(program)), environment = workerEnvironment();
    for (const QString &argument : arguments)
        line += L" " + quoted(argument);
    PROCESS_INFORMATION process{};
    // The window takes precedence.
    constexpr DWORD flags = CREATE_SUSPENDED | DETACHED_PROCESS | CREATE_UNICODE_ENVIRONMENT |
                            EXTENDED_STARTUPINFO_PRESENT | BELOW_NORMAL_PRIORITY_CLASS;
    if (!::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, flags, environment.data(), nullptr,
                          &startup.StartupInfo, &process))
        return nullptr;
    const Handle thread(process.hThread);
    const auto worker = std::make_shared<Worker>(process.hProcess, makeJob());
    // It has not run yet: without a job it never will.
    if (!worker->job.value || !::AssignProcessToJobObject(worker->job.value, process.hProcess) ||
        ::ResumeThread(process.hThread) == DWORD(-1)) {
        const DWORD reason = ::GetLastError();
        ::TerminateProcess(process.hProcess, EXIT_FAILURE);
        ::SetLastError(reason);
        return nullptr;
    }
    HANDLE receiver = nullptr;
    ::DuplicateHandle(::GetCurrentProcess(), process.hProcess, ::GetCurrentProcess(), &receiver, PROCESS_DUP_HANDLE,
                      FALSE, 0);
    ::CloseHandle(::LongToHandle(std::exchange(ends->first.m_receiver, int(::HandleToLong(receiver)))));
    std::unique_ptr<WorkerProcess> result(new WorkerProcess(std::move(ends->first), process.dwProcessId));
    result->m_system = worker;
    return result;
}

WorkerProcess::~WorkerProcess()
{
    kill();
    ::WaitForSingleObject(static_cast<Worker *>(m_system.get())->process.value, INFINITE);
}

void WorkerProcess::kill()
{
    ::TerminateJobObject(static_cast<Worker *>(m_system.get())->job.value, EXIT_FAILURE);
}

} // namespace sinew
