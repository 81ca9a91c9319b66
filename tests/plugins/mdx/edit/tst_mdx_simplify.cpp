// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Real curves, simplified and converted: the reported deviation is that of the rendering.

#include "core/curves/tools/fit_report.h"
#include "core/curves/tools/interpolation_change.h"
#include "core/curves/tools/simplify.h"
#include "core/model/walk.h"
#include "tests/core/curves/curve_deviation.h"
#include "tests/plugins/mdx/mdx_document.h"
#include "tests/support/test_program.h"
#include "tests/support/tier.h"

namespace tst_mdx_simplify {

using namespace sinew;
using namespace sinew::test;

namespace {

/// Simplifies and converts a curve; adds the number of removed keys, returns what was wrong.
template<class T>
QString checkCurve(const CurveEdit &before, double tolerance, std::size_t &gone)
{
    CurveEdit edit = before;
    const FitReport report = simplify(edit, tolerance, {});
    const double found = deviation<T>(before, edit);
    // The renderer's results may suffer from single precision at large numbers.
    double size = 0;
    for (std::size_t i = 0; i < before.size() * sizeof(T) / 4; ++i)
        size = std::max(size, std::abs(double(reinterpret_cast<const float *>(before.curve.rawPart(0, sizeof(T)))[i])));
    const double slack = std::is_same_v<T, Quat> ? 2e-4 : 1e-6 * (1 + size);
    if (!(found <= tolerance + slack))
        return QStringLiteral("%1 instead of %2").arg(found).arg(tolerance);
    if (std::abs(found - report.deviation) > slack + 0.02 * tolerance)
        return QStringLiteral("%1 is reported as %2").arg(found).arg(report.deviation);
    for (const Interpolation to :
         {Interpolation::None, Interpolation::Linear, Interpolation::Hermite, Interpolation::Bezier}) {
        CurveEdit changed = before;
        const FitReport change = changeInterpolation(changed, to, tolerance, 0);
        const double differs = deviation<T>(before, changed);
        if (std::abs(differs - change.deviation) > 2 * slack + 0.02 * differs)
            return QStringLiteral("to %1: %2 is reported as %3").arg(int(to)).arg(differs).arg(change.deviation);
    }
    gone += before.size() - edit.size();
    return {};
}

} // namespace

class TestMdxSimplify : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCurve()
    {
        SINEW_NEEDS_CORPUS();
        QStringList failures;
        std::size_t curves = 0, keys = 0, gone = 0;
        for (const QString &path : corpusFiles(23)) {
            const QByteArray bytes = contentOf(path);
            const auto document = open(bytes, path);
            QVERIFY2(document, qPrintable(path));
            sawCorpusFile(path);
            if (bytes.size() > 2'000'000 && !isFullTier())
                continue;
            walkFields(document->model(),
                       [&](const Address &address, const FieldInfo &f, const void *data, const void *) {
                           if (f.type->kind != Kind::Curve || static_cast<const CurveBase *>(data)->size() < 3)
                               return;
                           const CurveEdit edit = curveEdit(*document, address);
                           double length = 0;
                           for (const TimeSpan &span : edit.spans)
                               length += double(span.end) - span.start;
                           if (edit.spans.empty() || length > 300'000)
                               return;
                           QString wrong;
                           ++curves;
                           keys += edit.size();
                           if (edit.value().kind == Kind::Float)
                               wrong = checkCurve<float>(edit, 0.01, gone);
                           else if (edit.value().kind == Kind::Vec3)
                               wrong = checkCurve<Vec3>(edit, 0.1, gone);
                           else if (edit.value().kind == Kind::Quat)
                               wrong = checkCurve<Quat>(edit, 0.5, gone);
                           else if (edit.value().kind == Kind::Colour)
                               wrong = checkCurve<Colour>(edit, 0.01, gone);
                           if (!wrong.isEmpty())
                               failures.append(QStringLiteral("%1: %2 of %3: %4")
                                                   .arg(path, QString::fromUtf8(f.name))
                                                   .arg(address.node)
                                                   .arg(wrong));
                       });
        }
        qInfo("%zu curves, %zu of %zu keys removed", curves, gone, keys);
        QVERIFY(curves > 0);
        QVERIFY2(failures.isEmpty(), qPrintable(failures.mid(0, 10).join(u'\n')));
    }
};

SINEW_GUILESS_TEST(tst_mdx_simplify, TestMdxSimplify)

} // namespace tst_mdx_simplify
#include "tst_mdx_simplify.moc"
