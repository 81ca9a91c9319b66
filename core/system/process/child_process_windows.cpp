// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/process/child_process.h"

#include <QProcess>

#include <windows.h>

namespace sinew {

namespace {

/// Its processes end when its last handle is closed, which the system does when this program ends.
HANDLE jobOfProgram()
{
    static const HANDLE job = [] {
        const HANDLE made = ::CreateJobObjectW(nullptr, nullptr);
        JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        ::SetInformationJobObject(made, JobObjectExtendedLimitInformation, &limits, sizeof limits);
        return made;
    }();
    return job;
}

} // namespace

void tieToProgram(QProcess &process, const std::function<void()> &)
{
    // The job exists before the process, which can only be put into it afterwards.
    const HANDLE job = jobOfProgram();
    QObject::connect(&process, &QProcess::started, &process, [&process, job] {
        if (const HANDLE handle =
                ::OpenProcess(PROCESS_SET_QUOTA | PROCESS_TERMINATE, FALSE, DWORD(process.processId()))) {
            ::AssignProcessToJobObject(job, handle);
            ::CloseHandle(handle);
        }
    });
}

} // namespace sinew
