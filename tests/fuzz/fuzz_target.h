// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <span>
#include <stdexcept>
#include <string>

namespace sinew::test {

/// One way by which a stranger's bytes reach the program, and what must hold for all of them.
struct FuzzTarget
{
    const char *name;
    void (*run)(const QByteArray &input); ///< throws FuzzFailure where a promise is broken
    /// Folders of tests/samples with inputs to begin with, with ':' between; see fuzzSeeds().
    const char *seeds;
};

class FuzzFailure : public std::runtime_error
{
    using std::runtime_error::runtime_error;
};

inline void check(bool holds, const char *promise)
{
    if (!holds)
        throw FuzzFailure(promise);
}

std::span<const FuzzTarget> fuzzTargets();
/// Null for no target's name.
const FuzzTarget *fuzzTarget(const std::string &name);

/// A file with these bytes in a folder of its own, in memory where the system has such a place; for readers that want a
/// path. The same path each time: the next call replaces it.
QString fileWith(const QByteArray &bytes, const QString &name);

void fuzzMdx(const QByteArray &input);
void fuzzMdl(const QByteArray &input);
void fuzzDialects(const QByteArray &input);
void fuzzM2(const QByteArray &input);
void fuzzM3(const QByteArray &input);
void fuzzImages(const QByteArray &input);
void fuzzQtImages(const QByteArray &input);
void fuzzMpq(const QByteArray &input);
void fuzzJournals(const QByteArray &input);
void fuzzListFiles(const QByteArray &input);
void fuzzThumbnails(const QByteArray &input);
void fuzzClipboard(const QByteArray &input);
void fuzzPaths(const QByteArray &input);

} // namespace sinew::test
