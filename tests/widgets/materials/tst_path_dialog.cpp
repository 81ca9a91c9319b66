// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// The dialog that changes many paths: which of the new ones lead to files is looked up while the user goes on.

#include "tests/support/test_program.h"

#include "widgets/textures/path_dialog.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

namespace tst_path_dialog {

using namespace sinew;

namespace {

/// Answers when the test says so: paths that end with ".blp" lead to files.
class SlowLookUp final : public PathLookUp
{
public:
    explicit SlowLookUp(QList<QStringList> &requests) : m_requests(requests) {}
    std::optional<bool> leadsToFile(const QString &path) const override
    {
        return m_known.contains(path) ? std::optional(path.endsWith(QStringLiteral(".blp"))) : std::nullopt;
    }
    void lookUp(const QStringList &paths) override { m_requests.append(paths); }
    void answer()
    {
        m_known += m_requests.last();
        Q_EMIT arrived();
    }

private:
    QList<QStringList> &m_requests;
    QStringList m_known;
};

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class TestPathDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreLookedUpMeanwhile()
    {
        QList<QStringList> requests;
        auto made = std::make_unique<SlowLookUp>(requests);
        SlowLookUp &files = *made;
        PathDialog dialog({{text("a.blp"), {}}, {text("b.tga"), {}}, {text("c.blp"), {}, false}}, std::move(made));
        QCOMPARE(requests, QList<QStringList>{(QStringList{text("a.blp"), text("b.tga")})}); // those that are shown
        QCOMPARE(shown(dialog), (QStringList{text("…"), text("…")}));
        QVERIFY(summary(dialog).contains(text("being looked for")));
        files.answer();
        QCOMPARE(shown(dialog), (QStringList{text("found"), text("not found")}));
        QCOMPARE(summary(dialog), text("0 of 2 paths change; 1 do not resolve to a file."));
        QCOMPARE(requests.size(), 1);

        dialog.findEdit()->setText(text("b.tga"));
        dialog.replaceEdit()->setText(text("B.blp"));
        QCOMPARE(requests.size(), 3);
        QCOMPARE(requests[1], QStringList{QString()}); // "b.tga" is left out until there is something else
        QCOMPARE(requests[2], QStringList{text("B.blp")});
        QCOMPARE(shown(dialog), (QStringList{text("found"), text("…")}));
        QVERIFY(dialog.applyButton()->isEnabled()); // nobody has to wait
        files.answer();
        QCOMPARE(shown(dialog), (QStringList{text("found"), text("found")}));
        QCOMPARE(summary(dialog), text("1 of 2 paths change; 0 do not resolve to a file."));
    }

    /// Rows whose files are missing can be brought together, and seen alone.
    void missingRowsAreFound()
    {
        QList<QStringList> requests;
        auto made = std::make_unique<SlowLookUp>(requests);
        SlowLookUp &files = *made;
        PathDialog dialog({{text("c.blp"), {}}, {text("d.tga"), {}}, {text("a.blp"), {}}, {text("b.tga"), {}}},
                          std::move(made));
        dialog.missingBox()->setChecked(true);
        QCOMPARE(shown(dialog), QStringList()); // nobody knows yet
        files.answer();
        QCOMPARE(shown(dialog), (QStringList{text("not found"), text("not found")}));
        QCOMPARE(paths(dialog), (QStringList{text("d.tga"), text("b.tga")}));
        QVERIFY(summary(dialog).contains(text("of 4 paths"))); // they are only not shown
        dialog.missingBox()->setChecked(false);
        QCOMPARE(paths(dialog), (QStringList{text("c.blp"), text("d.tga"), text("a.blp"), text("b.tga")}));
        QHeaderView *header = dialog.preview()->horizontalHeader();
        header->setSortIndicator(0, Qt::AscendingOrder);
        QCOMPARE(paths(dialog), (QStringList{text("a.blp"), text("b.tga"), text("c.blp"), text("d.tga")}));
        header->setSortIndicator(dialog.preview()->columnCount() - 1, Qt::DescendingOrder);
        QCOMPARE(shown(dialog), (QStringList{text("not found"), text("not found"), text("found"), text("found")}));
        // The order of the rows changes no results, and stays when they change.
        dialog.findEdit()->setText(text("c.blp"));
        dialog.replaceEdit()->setText(text("c.tga"));
        files.answer();
        QCOMPARE(dialog.results(), (QStringList{text("c.tga"), text("d.tga"), text("a.blp"), text("b.tga")}));
        QCOMPARE(shown(dialog), (QStringList{text("not found"), text("not found"), text("not found"), text("found")}));
        dialog.missingBox()->setChecked(true);
        QCOMPARE(paths(dialog).size(), 3);
        QVERIFY(!paths(dialog).contains(text("a.blp")));
        header->setSortIndicator(-1, Qt::AscendingOrder);
        QCOMPARE(paths(dialog), (QStringList{text("c.blp"), text("d.tga"), text("b.tga")}));
    }

private:
    static QStringList paths(const PathDialog &dialog)
    {
        QStringList texts;
        for (int row = 0; row < dialog.preview()->rowCount(); ++row)
            if (!dialog.preview()->isRowHidden(row))
                texts += dialog.preview()->item(row, 0)->text();
        return texts;
    }
    static QStringList shown(const PathDialog &dialog)
    {
        QStringList texts;
        for (int row = 0; row < dialog.preview()->rowCount(); ++row)
            if (!dialog.preview()->isRowHidden(row))
                texts += dialog.preview()->item(row, dialog.preview()->columnCount() - 1)->text();
        return texts;
    }
    static QString summary(const PathDialog &dialog)
    {
        for (const QLabel *label : dialog.findChildren<QLabel *>())
            if (label->text().contains(text("paths change")))
                return label->text();
        return {};
    }
};

SINEW_TEST(tst_path_dialog, TestPathDialog)

} // namespace tst_path_dialog
#include "tst_path_dialog.moc"
