// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Checks that a class is found by its file's name: `class LayerStack` is in layer_stack.h, and a source is named after
// its header: layer_stack.cpp, or layer_stack_edits.cpp for a part of it. Plain structs may stay with the class or the
// functions that take or return them.

#include "tests/support/source/identifiers.h"
#include "tests/support/source/source_tree.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

namespace tst_class_files {

using namespace sinew::test;

namespace {

/// Classes in a header of another name, by header, and why. An entry that is no longer needed fails the test.
const QMap<QString, QString> classesElsewhere = [] {
    const QString base = QStringLiteral("the untyped base of the template"),
                  nothing = QStringLiteral("stands for the absence of its interface"),
                  call = QStringLiteral("one draw call of the functions beside it");
    return QMap<QString, QString>{
        {QStringLiteral("core/scene/scene_provider.h"), nothing},
        {QStringLiteral("core/schema/array.h"), base},
        {QStringLiteral("core/schema/curve.h"), base},
        {QStringLiteral("core/schema/struct_builder.h"), base},
        {QStringLiteral("viewport/draw/texture_provider.h"), nothing},
        {QStringLiteral("viewport/qt3d/entities/effect_particles.h"), call},
        {QStringLiteral("viewport/qt3d/entities/effect_ribbon.h"), call},
        {QStringLiteral("viewport/qt3d/entities/overlay_entity.h"),
         QStringLiteral("lines and labels fill their buffers in one way")},
    };
}();

/// Sources that continue no header of their folder, and why. An entry that is no longer needed fails the test.
const QMap<QString, QString> sourcesWithoutHeader{
    {QStringLiteral("editor/main.cpp"), QStringLiteral("the program starts here")},
    {QStringLiteral("editor/manual/render/main.cpp"), QStringLiteral("what renders the manual starts here")}};

/// "layer_stack" of "LayerStack", "uv_panel" of "UvPanel", "m3_model" of "M3Model".
QString fileNameOf(const QString &className)
{
    return wordsOf(className).join(u'_');
}

/// Below plugins the name of the format may be omitted: M2Reader is in reader.h.
bool isNamedAfter(const QString &header, const QString &className)
{
    static const QRegularExpression format(QStringLiteral("^(m2|m3|mdx|mdl|blp|dds|mpq|tga)_"));
    const QString stem = header.section(u'/', -1).chopped(2);
    QString name = fileNameOf(className);
    if (name == stem)
        return true;
    return header.startsWith(QLatin1String("plugins/")) && name.remove(format) == stem;
}

/// The classes that are defined, not only declared, at the outermost level of a header.
QStringList classesIn(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^(?:template<[^;{]*>\\s*)?class\\s+(\\w+)\\b[^;{(]*\\{"),
                                         QRegularExpression::MultilineOption);
    QStringList names;
    for (QRegularExpressionMatchIterator match = form.globalMatch(text); match.hasNext();)
        names.append(match.next().captured(1));
    return names;
}

QStringList misplacedIn(const QString &header, const QString &text)
{
    QStringList wrong;
    for (const QString &name : classesIn(text)) {
        if (!isNamedAfter(header, name))
            wrong.append(QStringLiteral("%1 defines %2, which belongs in %3.h").arg(header, name, fileNameOf(name)));
    }
    return wrong;
}

/// "a/reader_order" and "a/reader" for "a/reader_order.cpp": the headers whose content it may define.
QStringList headersFor(const QString &source)
{
    QStringList names{source.chopped(4)};
    while (names.last().section(u'/', -1).contains(u'_'))
        names.append(names.last().section(u'_', 0, -2));
    return names;
}

/// Sources without a header of their name or of the beginning of it beside them: reader_order.cpp is a part of
/// reader.h, child_process_posix.cpp one side of child_process.h.
QStringList lonelySources(const QStringList &files)
{
    QStringList lonely;
    for (const QString &file : files) {
        if (!file.endsWith(QLatin1String(".cpp")))
            continue;
        const QStringList names = headersFor(file);
        if (std::none_of(names.begin(), names.end(),
                         [&](const QString &name) { return files.contains(name + QStringLiteral(".h")); }))
            lonely.append(file);
    }
    return lonely;
}

/// Violations without an exception; and exceptions that nothing needs any longer.
QStringList withExceptions(const QMap<QString, QStringList> &wrong, const QMap<QString, QString> &exceptions)
{
    QStringList lines;
    for (const QString &file : wrong.keys()) {
        if (!exceptions.contains(file))
            lines.append(wrong[file]);
    }
    for (const QString &file : exceptions.keys()) {
        if (!wrong.contains(file))
            lines.append(file + QStringLiteral(" is no exception any more: take it off the list"));
    }
    return lines;
}

} // namespace

class TestClassFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classesAreInTheirFiles();
    void sourcesHaveTheirHeaders();

    void namesOfFilesFollowClasses_data();
    void namesOfFilesFollowClasses();
    void definitionsAreFound();
    void lonelySourcesAreFound();
};

void TestClassFiles::classesAreInTheirFiles()
{
    QMap<QString, QStringList> wrong;
    for (const QString &header : sourceFiles(programFolders(), {QStringLiteral("*.h")})) {
        const QStringList misplaced = misplacedIn(header, contentOf(header));
        if (!misplaced.isEmpty())
            wrong.insert(header, misplaced);
    }
    const QStringList lines = withExceptions(wrong, classesElsewhere);
    QVERIFY(isNothing(lines));
}

void TestClassFiles::sourcesHaveTheirHeaders()
{
    QMap<QString, QStringList> wrong;
    for (const QString &source : lonelySources(sourceFiles(programFolders())))
        wrong[source].append(source + QStringLiteral(" has no header of its name, and continues none of its folder"));
    const QStringList lines = withExceptions(wrong, sourcesWithoutHeader);
    QVERIFY(isNothing(lines));
}

// The rest shows that the checks above find what they should.

void TestClassFiles::namesOfFilesFollowClasses_data()
{
    QTest::addColumn<QString>("header");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *header, const char *name, bool fits) {
        QTest::addRow("%s in %s", name, header) << QString::fromLatin1(header) << QString::fromLatin1(name) << fits;
    };
    row("widgets/materials/layer_stack.h", "LayerStack", true);
    row("widgets/materials/layers.h", "LayerStack", false);
    row("widgets/uv/uv_panel.h", "UvPanel", true);
    row("widgets/uv/panel.h", "UvPanel", false);
    row("plugins/m2/file/reader.h", "M2Reader", true);
    row("plugins/m2/file/m2_reader.h", "M2Reader", true);
    row("plugins/m2/file/writer.h", "M2Reader", false);
    row("core/image/bc7_decoder.h", "Bc7Decoder", true);
}

void TestClassFiles::namesOfFilesFollowClasses()
{
    QFETCH(const QString, header);
    QFETCH(const QString, name);
    QFETCH(const bool, fits);
    QCOMPARE(isNamedAfter(header, name), fits);
}

void TestClassFiles::definitionsAreFound()
{
    const QString text =
        QStringLiteral("class QLabel;\nenum class Kind : int { A };\n/// class Comment {\n"
                       "class Plain\n{\n    class Inner\n    {\n    };\n};\n"
                       "class Derived final : public Base<int>\n{\n};\ntemplate<class T>\nclass Box\n{\n};\n"
                       "struct Values\n{\n};\n");
    QCOMPARE(classesIn(text), (QStringList{QStringLiteral("Plain"), QStringLiteral("Derived"), QStringLiteral("Box")}));
    QCOMPARE(misplacedIn(QStringLiteral("core/a/plain.h"), QStringLiteral("class Plain\n{\n};\nclass Other\n{\n};\n")),
             QStringList{QStringLiteral("core/a/plain.h defines Other, which belongs in other.h")});
}

void TestClassFiles::lonelySourcesAreFound()
{
    const QString a = QStringLiteral("core/a.cpp"), b = QStringLiteral("core/b.cpp");
    const QString part = QStringLiteral("core/a_b_posix.cpp"), other = QStringLiteral("core/ab_a.cpp");
    const QString below = QStringLiteral("core/a_b/a.cpp");
    QCOMPARE(lonelySources({a, QStringLiteral("core/a.h"), part, b, QStringLiteral("core/c.h"), other, below}),
             (QStringList{b, other, below}));
    QCOMPARE(headersFor(part),
             (QStringList{QStringLiteral("core/a_b_posix"), QStringLiteral("core/a_b"), QStringLiteral("core/a")}));
    QCOMPARE(withExceptions({{a, {QStringLiteral("wrong")}}}, {{b, QStringLiteral("known")}}),
             (QStringList{QStringLiteral("wrong"),
                          QStringLiteral("core/b.cpp is no exception any more: take it off the list")}));
}

SINEW_GUILESS_TEST(tst_class_files, TestClassFiles)

} // namespace tst_class_files
#include "tst_class_files.moc"
