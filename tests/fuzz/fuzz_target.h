// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <span>
#include <stdexcept>
#include <string>

namespace sinew::test {

/// The kind of a target's inputs, for InputMutator and the dictionaries.
enum class InputKind {
    Bytes,
    Text,
    Model,       ///< a model of any format, then companions
    EditedModel, ///< followed by bytes that decide on its edits
    Archive,     ///< MPQ
};

/// One way by which a stranger's bytes reach the program, and what must hold for all of them.
struct FuzzTarget
{
    const char *name;
    void (*run)(const QByteArray &input); ///< throws FuzzFailure where a promise is broken
    InputKind kind;
    /// Of the inputs that the fuzzer makes. A MiB holds some ten thousand objects of a model: what is done for each
    /// pair of them takes longer than the five seconds that the fuzzer allows.
    int largestKib;
    /// MiB that an input may take besides 20 times its size: 64 for reading and proof, as a document's budget says.
    /// Later stages have limits of their own (of particles, of the history).
    int freeMib;
    /// Folders of tests/samples with initial inputs, separated by ':'; see fuzzSeeds().
    const char *samples = "";
    const char *suffixes = ""; ///< of those samples, separated by ':'
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
/// Null if no target has this name.
const FuzzTarget *fuzzTarget(const std::string &name);

/// Separates the files of an input that has several.
inline constexpr char partSeparator[] = "~FILE~";
/// The parts of an input, at most `most`: the last one may hold further separators. Never empty.
QList<QByteArray> partsOf(const QByteArray &input, int most);

/// A file with these bytes in a separate folder, in memory if the system has such a place; for readers that need a
/// path. The same path each time: the next call replaces it.
QString fileWith(const QByteArray &bytes, const QString &name);

void fuzzMdx(const QByteArray &input);
void fuzzMdl(const QByteArray &input);
void fuzzDialects(const QByteArray &input);
void fuzzM2(const QByteArray &input);
void fuzzM3(const QByteArray &input);
void fuzzScenes(const QByteArray &input);
void fuzzFacets(const QByteArray &input);
void fuzzConversions(const QByteArray &input);
void fuzzEdits(const QByteArray &input);
void fuzzFixes(const QByteArray &input);
void fuzzSlimming(const QByteArray &input);
void fuzzMeshTools(const QByteArray &input);
void fuzzMerges(const QByteArray &input);
void fuzzExports(const QByteArray &input);
void fuzzCreations(const QByteArray &input);
void fuzzRecovery(const QByteArray &input);
void fuzzGltf(const QByteArray &input);
void fuzzObj(const QByteArray &input);
void fuzzBlp(const QByteArray &input);
void fuzzDds(const QByteArray &input);
void fuzzTga(const QByteArray &input);
void fuzzQtImages(const QByteArray &input);
void fuzzMpq(const QByteArray &input);
void fuzzJournals(const QByteArray &input);
void fuzzListFiles(const QByteArray &input);
void fuzzWorkers(const QByteArray &input);
void fuzzClipboard(const QByteArray &input);
void fuzzPaths(const QByteArray &input);

} // namespace sinew::test
