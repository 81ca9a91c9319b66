// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// Rows of tst_render_batches.cpp, which alone includes this. Worked out by hand from the table of
// rendering-and-simulation.md §5 for T1 = (0.4, 0.2, 0.8, 0.2), T2 = (0.2, 0.6, 0.4, 0.8), T3 = (0.8, 0.4, 0.2, 0.4),
// T4's alpha 0.6, weights 0.75, 0.5, 0.25 and parameters (1, 0.5, 0.25), (0.5, 1, 1), (0.25, 0.5, 1).

void TestRenderBatches::combiners_data()
{
    QTest::addColumn<int>("combiner");
    QTest::addColumn<Rgb>("diffuse");
    QTest::addColumn<Rgb>("added");
    QTest::addColumn<double>("opacity");
    std::size_t rows = 0;
    const auto row = [&](Combiner combiner, const char *name, const Rgb &diffuse, const Rgb &added, double opacity) {
        ++rows;
        QTest::newRow(name) << int(combiner) << diffuse << added << opacity;
    };
    const Rgb none{0, 0, 0}, t1{.4, .2, .8}, t2{.2, .6, .4};
    const Rgb product{.08, .12, .32}, doubled{.16, .24, .64};
    const Rgb glow{.16, .48, .32};          // T2 · T2.a
    const Rgb glowBeside{.128, .384, .256}; // glow · (1 − T1.a)
    const Rgb halfGlow{.08, .24, .16};
    const Rgb over{.24, .52, .48};             // T2 over T1 by T2.a
    const Rgb doubledBeside{.208, .232, .672}; // doubled, T1 over it by T1.a
#define SINEW_ROW(NAME, ...) row(Combiner::NAME, #NAME, __VA_ARGS__)
    SINEW_ROW(Opaque, t1, none, 1);
    SINEW_ROW(Mod, t1, none, .2);
    SINEW_ROW(Mod_Depth, t1, none, .2);
    SINEW_ROW(Illum, none, none, .2);
    SINEW_ROW(Opaque_Opaque, product, none, 1);
    SINEW_ROW(Opaque_Mod, product, none, .8);
    SINEW_ROW(Opaque_Mod2x, doubled, none, 1.6);
    SINEW_ROW(Opaque_Mod2xNA, doubled, none, 1);
    SINEW_ROW(Opaque_Mod2xNA_Alpha, doubledBeside, none, 1);
    SINEW_ROW(Opaque_ModNA_Alpha, {.144, .136, .416}, none, 1);
    SINEW_ROW(Opaque_AddAlpha, t1, glow, 1);
    SINEW_ROW(Opaque_AddAlpha_Alpha, t1, glowBeside, 1);
    SINEW_ROW(Opaque_AddAlpha_Wgt, t1, halfGlow, 1);
    SINEW_ROW(Opaque_Mod_Add_Wgt, over, {.06, .03, .12}, 1);
    SINEW_ROW(Opaque_Alpha, over, none, 1);
    SINEW_ROW(Opaque_Alpha_Alpha, {.272, .456, .544}, none, 1);
    SINEW_ROW(Mod_Opaque, product, none, .2);
    SINEW_ROW(Mod_Mod, product, none, .16);
    SINEW_ROW(Mod_Mod2x, doubled, none, .32);
    SINEW_ROW(Mod_Mod2xNA, doubled, none, .2);
    SINEW_ROW(Mod_Add, t1, t2, 1);
    SINEW_ROW(Mod_AddNA, t1, t2, .2);
    SINEW_ROW(Mod_Add_Alpha, t1, {.16, .48, .32}, 1);
    SINEW_ROW(Mod_AddAlpha, t1, glow, .2);
    SINEW_ROW(Mod_AddAlpha_Alpha, t1, glowBeside, .5664);
    SINEW_ROW(Mod_AddAlpha_Wgt, t1, halfGlow, .2);
    SINEW_ROW(Mod_Mod_Depth, product, none, .16);
    SINEW_ROW(Guild_NoBorder, {.112, .116, .296}, none, .2);
    SINEW_ROW(Opaque_Mod2xNA_Alpha_Add, doubledBeside, {.08, .04, .02}, 1);
    SINEW_ROW(Opaque_Mod2xNA_Alpha_3s, {.416, .304, .464}, none, 1);
    SINEW_ROW(Opaque_Mod2xNA_Alpha_Alpha, {.4128, .2832, .5312}, none, 1);
    SINEW_ROW(Opaque_Mod2xNA_Alpha_UnshAlpha, {.1872, .2088, .6048}, {.08, .04, .02}, 1);
    SINEW_ROW(Mod_Dual_Crossfade, {.425, .4, .5}, none, .475);
    SINEW_ROW(Mod_Mod_Mod_Const, {.064, .024, .016}, none, .064);
    SINEW_ROW(Guild, {.1472, .1496, .2576}, none, .2);
    SINEW_ROW(Guild_Opaque, {.1472, .1496, .2576}, none, 1);
    SINEW_ROW(Mod_Masked_Dual_Crossfade, {.425, .4, .5}, none, .285);
#undef SINEW_ROW
    QCOMPARE(rows, sinew::combiners);
}

void TestRenderBatches::blendModes_data()
{
    // (0.2, 0.2, 0.6) with opacity 0.2 over (0.4, 0.6, 0.8).
    QTest::addColumn<int>("mode");
    QTest::addColumn<Rgb>("expected");
    const auto row = [](FilterMode mode, const char *name, const Rgb &expected) {
        QTest::newRow(name) << int(mode) << expected;
    };
    row(FilterMode::Opaque, "Opaque", {.2, .2, .6});
    row(FilterMode::AlphaKey, "AlphaKey", {.4, .6, .8}); // below the reference: a hole
    row(FilterMode::Alpha, "Alpha", {.36, .52, .76});
    row(FilterMode::NoAlphaAdd, "NoAlphaAdd", {.6, .8, 1});
    row(FilterMode::Add, "Add", {.44, .64, .92});
    row(FilterMode::Mod, "Mod", {.08, .12, .48});
    row(FilterMode::Mod2x, "Mod2x", {.16, .24, .96});
    row(FilterMode::BlendAdd, "BlendAdd", {.52, .68, 1});
}
