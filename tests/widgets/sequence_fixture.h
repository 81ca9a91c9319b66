// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

// A table of sequences in a window, and helpers that operate it.

#include "tests/plugins/mdx/mdx_bytes.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "widgets/sequences/sequence_panel.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

namespace sinew::test {
inline namespace sequence_fixture_helpers {

using Table = SequenceModel;

/// Stand 0–1000, Walk 2000–3000, Death 4000–5000, global sequences of 500 and 1500 ms. The root bone moves at 0, 500,
/// 1000, 2000, 2400, 3000; no sequence contains its key at 3500; the tail turns on the first global sequence.
inline std::unique_ptr<Document> threeSequences()
{
    MdxFile f;
    f.sequences = {sequence("Stand", 0, 1000), sequence("Walk", 2000, 3000), sequence("Death", 4000, 5000)};
    f.globals = {Out().u32({500}).bytes, Out().u32({1500}).bytes};
    f.bones = {bone("Root", 0, -1, track("KGTR", 1, -1, {0, 500, 1000, 2000, 2400, 3000, 3500}, 3)),
               bone("Tail", 1, 0, track("KGRT", 1, 0, {0, 250, 500}, 4))};
    f.pivots = {pivot(0), pivot(1)};
    return open(f.bytes());
}

inline QStringList names(const QAbstractItemModel &model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all << model.index(row, Table::NameColumn).data().toString();
    return all;
}

inline QString cell(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

inline QList<int> rootKeys(const Document &document)
{
    const auto times = mdxOf(document).data.bones[0].node.translation.times();
    return QList<int>(times.begin(), times.end());
}

/// A table in a window, with its document and its messages.
struct Shown
{
    std::unique_ptr<Document> document;
    SequencePanel table;
    QAbstractItemModelTester tester{table.model()};
    QSignalSpy notices{&table, &SequencePanel::notice};

    explicit Shown(std::unique_ptr<Document> shown = threeSequences()) : document(std::move(shown))
    {
        table.resize(1200, 320);
        table.setDocument(document.get());
        table.show();
        table.activateWindow();
        [[maybe_unused]] const bool active = QTest::qWaitForWindowActive(&table);
        table.view()->setFocus();
    }
    ~Shown() { table.setDocument(nullptr); }

    Table &model() { return *table.model(); }
    void click(int row, int column = 0, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(table.view()->viewport(), Qt::LeftButton, modifiers,
                          table.view()->visualRect(model().index(row, column)).center());
    }
    /// Double-clicks a cell and overwrites its text.
    void type(int row, int column, const QString &text)
    {
        const QPoint at = table.view()->visualRect(model().index(row, column)).center();
        QTest::mouseClick(table.view()->viewport(), Qt::LeftButton, {}, at);
        QTest::mouseDClick(table.view()->viewport(), Qt::LeftButton, {}, at);
        auto *edit = table.view()->viewport()->findChild<QLineEdit *>();
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClicks(edit, text);
        QTest::keyClick(edit, Qt::Key_Return);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(table.view(), Qt::Key(key), modifiers);
    }
    void choose(QComboBox *box, int value)
    {
        box->setCurrentIndex(box->findData(value));
        Q_EMIT box->activated(box->currentIndex());
    }
    Notice notice(qsizetype i) { return notices.at(i).at(0).value<Notice>(); }
    NodeId sequence(std::size_t row) const { return mdxOf(*document).data.sequences.ids[row]; }
};

} // namespace sequence_fixture_helpers
} // namespace sinew::test
