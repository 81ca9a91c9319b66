// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// Files that tests read, write and generate.

#include <QFile>
#include <QTest>

#include <initializer_list>

namespace sinew::test {
inline namespace editor_test_files {

inline QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A cube map of two faces with two levels of BGRA: red, 128 of 255 opaque, and blue, 64 of 255 opaque.
inline QByteArray smallDds()
{
    QByteArray file("DDS ");
    const auto add = [&](std::initializer_list<std::uint32_t> numbers) {
        for (const std::uint32_t number : numbers)
            file.append(reinterpret_cast<const char *>(&number), sizeof number);
    };
    add({124, 0x21007, 2, 2, 0, 0, 2});
    file.append(44, '\0');
    add({32, 0x41, 0, 32, 0xff0000, 0xff00, 0xff, 0xff000000});
    add({0x1000, 0x200 | 0x400 | 0x800, 0, 0, 0});
    for (const std::uint32_t texel : {0x80ff0000u, 0x400000ffu})
        add({texel, texel, texel, texel, texel});
    return file;
}

} // namespace editor_test_files
} // namespace sinew::test
