// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

// node judge_slim.mjs MODULES PROGRAM FOLDER: the tables of plugins/SLIM-JUDGED.md.
//
// Slims every MDX file below FOLDER by the two optimisers that there are for these models and by PROGRAM (sinew), and
// compares each result with the original by the same proof (sinew diff --looks). MODULES is a folder with node_modules:
//
//     npm install --prefix MODULES war3-model@4.0.1 mdx-m3-viewer@5.12.0
//
// Both packages bring the models' parsers and writers; their optimisers are parts of web pages (war3-model's
// docs/optframes, mdx-m3-viewer's clients/mdlxoptimizer, both MIT) and stand here without the page.

import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { tmpdir } from 'node:os';

const [modules, program, folder] = process.argv.slice(2).map(path => resolve(path));
const load = createRequire(join(modules, 'judge.js'));
const war3 = load('war3-model');
const MdlxModel = load('mdx-m3-viewer/dist/cjs/parsers/mdlx/model').default;
const { getValuesDiff } = load('mdx-m3-viewer/dist/cjs/utils/mdlx/sanitytest/tracks');
const scratch = mkdtempSync(join(tmpdir(), 'judge'));
const bounds = { units: 0.04, degrees: 0.1, percent: 0.5 };

function optimizeTrack(model, track) {
    const { interpolationType, globalSequenceId, frames, values, inTans, outTans } = track;
    if (globalSequenceId !== -1)
        return;
    const byTime = new Map();
    frames.forEach((frame, i) => byTime.set(frame, [frame, values[i], inTans[i], outTans[i]]));
    const entries = [...byTime.values()].sort((a, b) => a[0] - b[0]);
    const edges = new Set();
    for (const { interval: [start, end] } of model.sequences) {
        let first = Infinity, last = Infinity;
        for (const [frame] of entries) {
            if (first === Infinity && frame >= start)
                first = frame;
            if (end >= frame)
                last = frame;
        }
        edges.add(first).add(last);
    }
    const isPlayed = frame => model.sequences.some(({ interval: [start, end] }) => frame >= start && frame <= end);
    const kept = entries.filter(([frame]) => edges.has(frame) || isPlayed(frame));
    const left = kept.length < 2 ? [] : kept.filter((entry, i) => edges.has(entry[0]) ||
        (i > 0 && i < kept.length - 1 && getValuesDiff(kept[i - 1][1], entry[1], kept[i + 1][1]) > 0.0001));
    track.frames = left.map(entry => entry[0]);
    track.values = left.map(entry => entry[1]);
    track.inTans = interpolationType > 1 ? left.map(entry => entry[2]) : [];
    track.outTans = interpolationType > 1 ? left.map(entry => entry[3]) : [];
}

function byMdxM3Viewer(bytes) {
    const model = new MdlxModel();
    model.load(bytes);
    const objects = [...model.materials.flatMap(material => material.layers), ...model.textureAnimations,
        ...model.geosetAnimations, ...model.bones, ...model.lights, ...model.helpers, ...model.attachments,
        ...model.particleEmitters, ...model.particleEmitters2, ...model.particleEmittersPopcorn,
        ...model.ribbonEmitters, ...model.cameras, ...model.collisionShapes];
    objects.flatMap(object => object.animations).forEach(track => optimizeTrack(model, track));
    return model.saveMdx();
}

function byWar3Model(bytes) {
    const model = war3.parseMDX(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const equal = (a, b) => a.every((number, i) => number === b[i]);
    const same = (a, b) => equal([...a.Vector], b.Vector) &&
        (!a.InTan || (equal([...a.InTan], b.InTan) && equal([...a.OutTan], b.OutTan)));
    const shorten = (object, field) => {
        const track = object[field];
        if (!track?.Keys)
            return;
        const left = [];
        const go = (from, to) => {
            const keys = track.Keys.filter(key => key.Frame >= from && key.Frame <= to);
            keys.forEach((key, i) => {
                if (i === 0 || !(same(key, keys[i - 1]) && (i + 1 === keys.length || same(key, keys[i + 1]))))
                    left.push(key);
            });
        };
        if (track.GlobalSeqId !== null)
            go(0, model.GlobalSequences[track.GlobalSeqId]);
        else
            model.Sequences.forEach(sequence => go(sequence.Interval[0], sequence.Interval[1]));
        track.Keys = left;
    };
    const nodeFields = ['Translation', 'Rotation', 'Scaling', 'Visibility', 'EmissionRate', 'Gravity', 'Latitude',
        'LifeSpan', 'InitVelocity', 'Speed', 'Variation', 'Width', 'Length', 'AttenuationStart', 'AttenuationEnd',
        'Color', 'Intensity', 'AmbIntensity', 'AmbColor', 'HeightAbove', 'HeightBelow', 'Alpha', 'TextureSlot'];
    for (const [objects, fields] of [[model.Nodes, nodeFields],
        [model.Cameras, ['TargetTranslation', 'Translation', 'Rotation']],
        [model.TextureAnims, ['Translation', 'Rotation', 'Scaling']],
        [model.Materials.flatMap(material => material.Layers), ['TextureID', 'Alpha']]])
        objects.filter(Boolean).forEach(object => fields.forEach(field => shorten(object, field)));
    return new Uint8Array(war3.generateMDX(model));
}

function byOurs(passes) {
    return (bytes, path) => {
        const target = join(scratch, 'ours.mdx');
        const words = ['slim', path, '--out', target, '--overwrite', ...(passes ? ['--passes', passes] : [])];
        const done = spawnSync(program, words, { encoding: 'utf8' });
        if (done.status !== 0)
            throw new Error(done.stderr);
        return readFileSync(target);
    };
}

/// "alike", "otherwise" or "unpaired", and the largest error of each kind.
function lookOf(original, result) {
    const target = join(scratch, 'result.mdx');
    writeFileSync(target, result);
    const done = spawnSync(program, ['diff', original, target, '--looks'], { encoding: 'utf8' });
    if (done.status > 1)
        return { look: 'unpaired', errors: {} };
    const errors = {};
    let look = 'alike';
    for (const line of done.stdout.split('\n').filter(text => text.startsWith('error\t'))) {
        const [, kind, amount] = line.split('\t');
        const [number, unit] = amount.split(' ');
        errors[kind] = { amount: number === 'inf' ? Infinity : Number(number), unit: unit ?? '' };
        if (!(errors[kind].amount <= (bounds[unit] ?? 0)))
            look = 'otherwise';
    }
    return { look, errors };
}

function filesBelow(path) {
    return readdirSync(path, { withFileTypes: true }).flatMap(entry => {
        const each = join(path, entry.name);
        return entry.isDirectory() ? filesBelow(each) : /\.mdx$/i.test(entry.name) ? [each] : [];
    });
}

const everything = spawnSync(program, ['slim', '--list'], { encoding: 'utf8' }).stdout.trim().split('\n')
    .map(line => line.split('\t')).filter(([name, state]) => state === 'usual' || name === 'closing-keys')
    .map(([name]) => name).join(',');
const ways = { 'mdx-m3-viewer': byMdxM3Viewer, 'war3-model': byWar3Model, ours: byOurs(''),
    'ours with closing-keys': byOurs(everything) };
const sums = Object.fromEntries(Object.keys(ways).map(name => [name, {
    unread: 0, alike: 0, otherwise: 0, unpaired: 0, saved: 0, ours: 0, all: 0, bytes: 0, largest: {}, more: [],
}]));
for (const path of filesBelow(folder)) {
    if (spawnSync(program, ['verify', path]).status > 1)
        continue;
    const bytes = readFileSync(path), found = {};
    for (const [name, slim] of Object.entries(ways)) {
        try {
            const result = slim(bytes, path);
            found[name] = { saved: bytes.length - result.length, ...lookOf(path, result) };
        } catch {
            ++sums[name].unread;
        }
    }
    for (const [name, { saved, look, errors }] of Object.entries(found)) {
        const sum = sums[name];
        ++sum[look];
        for (const [kind, error] of Object.entries(errors))
            if (!(sum.largest[kind]?.amount >= error.amount))
                sum.largest[kind] = { ...error, path };
        if (look !== 'alike')
            continue;
        sum.saved += saved;
        sum.bytes += statSync(path).size;
        sum.ours += found.ours?.saved ?? 0;
        sum.all += found['ours with closing-keys']?.saved ?? 0;
        if (saved > (found.ours?.saved ?? 0))
            sum.more.push([basename(path), saved, found.ours?.saved ?? 0, found['ours with closing-keys']?.saved ?? 0]);
    }
}
rmSync(scratch, { recursive: true });
const megabytes = bytes => (bytes / 1e6).toFixed(2);
for (const [name, sum] of Object.entries(sums)) {
    console.log(`${name}: not read ${sum.unread}, alike ${sum.alike}, otherwise ${sum.otherwise}, ` +
        `unpaired ${sum.unpaired}`);
    console.log(`  where alike, of ${megabytes(sum.bytes)} MB: saved ${megabytes(sum.saved)}, ` +
        `ours ${megabytes(sum.ours)}, ours with closing-keys ${megabytes(sum.all)}`);
    for (const [kind, { amount, unit, path }] of Object.entries(sum.largest))
        console.log(`  largest ${kind}: ${amount} ${unit} (${basename(path)})`);
    if (!name.startsWith('ours'))
        for (const row of sum.more)
            console.log(`  saves more: | ${row.join(' | ')} |`);
}
