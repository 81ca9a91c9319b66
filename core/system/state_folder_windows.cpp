// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "core/system/state_folder.h"

#include "core/system/system_path_windows.h"

#include <QDir>

#include <windows.h>

#include <sddl.h>

namespace sinew {

namespace {

/// Allows its owner and the system, nothing inherited: what a folder elsewhere than in the profile would be open to.
struct PrivateRights
{
    PrivateRights()
    {
        ::ConvertStringSecurityDescriptorToSecurityDescriptorW(L"D:P(A;OICI;FA;;;OW)(A;OICI;FA;;;SY)", SDDL_REVISION_1,
                                                               &descriptor, nullptr);
    }
    ~PrivateRights() { ::LocalFree(descriptor); }
    Q_DISABLE_COPY(PrivateRights)

    PSECURITY_DESCRIPTOR descriptor = nullptr;
};

} // namespace

QString stateFolder()
{
    QString local = qEnvironmentVariable("LOCALAPPDATA");
    if (local.isEmpty() && !qEnvironmentVariableIsEmpty("USERPROFILE"))
        local = qEnvironmentVariable("USERPROFILE") + QStringLiteral("/AppData/Local");
    const QString folder = QDir::cleanPath(QDir::fromNativeSeparators(local));
    return QDir::isAbsolutePath(folder) ? folder + QStringLiteral("/sinew") : QString();
}

bool makePrivateFolder(const QString &path)
{
    const QString clean = QDir::cleanPath(path);
    const std::wstring name = systemPath(clean);
    if (name.empty())
        return false;
    if (const DWORD there = ::GetFileAttributesW(name.c_str()); there != INVALID_FILE_ATTRIBUTES)
        return there & FILE_ATTRIBUTE_DIRECTORY;
    const qsizetype slash = clean.lastIndexOf(u'/');
    if (slash > 0 && !makePrivateFolder(clean.left(slash)))
        return false;
    const PrivateRights rights;
    SECURITY_ATTRIBUTES attributes{sizeof attributes, rights.descriptor, FALSE};
    return rights.descriptor &&
           (::CreateDirectoryW(name.c_str(), &attributes) || ::GetLastError() == ERROR_ALREADY_EXISTS);
}

} // namespace sinew
