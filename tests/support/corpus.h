// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// The corpus (../shared/corpus): real files that are not part of the project and may be absent. The files that a test
// function requests here are compared with those it saw; the test program prints both counts when it ends, and fails in
// the full tier if a file was not seen.

#include <QStringList>

namespace sinew::test {

/// Whether the corpus is available. Records that the running test function needs it.
bool hasCorpus();

/// The files that the corpus's index (INDEX.tsv) lists below a folder ("wc3-mdx", "" for all) and whose names end in
/// one of the suffixes ("mdx", in any case), as absolute paths in order; empty without a corpus. In the first tier only
/// every `step`-th of them. The running test function is expected to see each of them: sawCorpusFile().
QStringList corpusFiles(const char *folder, const QStringList &suffixes, int step = 1);

/// One file of the corpus, "wc3-mdl/a+b/c.mdl", as an absolute path; expected to be seen like those of corpusFiles().
QString corpusFile(const char *path);

/// Records that the running test function has checked a file. Files that it did not request (samples) are not counted.
void sawCorpusFile(const QString &path);

/// Prints a line "corpus <test>::<function>: N of M files" for each function that asked for files; false if the tier is
/// the full one and the corpus is absent or a file was not seen.
bool reportCorpus(const char *test);

} // namespace sinew::test

/// At the start of test and data functions that have nothing to do without the corpus.
#define SINEW_NEEDS_CORPUS()                                                                                           \
    do {                                                                                                               \
        if (!sinew::test::hasCorpus())                                                                                 \
            QSKIP("../shared/corpus is absent");                                                                       \
    } while (false)
