import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf } from './client.ts';
import { createLatencies } from './latencies.ts';
import { type Figure, keeps, missedOf, runAndReport } from './report.ts';
import { readReports, saveReport } from './report-files.ts';
import { boundText, numberText, reportText } from './report-text.ts';

const options = { seed: 1, small: false, injectFault: false, given: {}, onProgress: () => {} };
const reportOf = (...figures: Figure[]) =>
  runAndReport(
    { kind: 'fault-test', name: 'kill' },
    { faultDescription: 'a hole', run: async () => ({ figures }) },
    options,
  );
const lost = (value: number): Figure => ({ name: 'answers lost', value, unit: '', gate: { atMost: 0 } });

describe('a run passes', () => {
  it('when every gate holds', async () => expect(await reportOf(lost(0))).toMatchObject({ pass: true }));
  it('not when one is missed', async () =>
    expect(await reportOf(lost(0), { ...lost(1), name: 'doubled' })).toMatchObject({ pass: false }));
  it('not without a gate', async () =>
    expect(await reportOf({ name: 'answers', value: 9, unit: '' })).toMatchObject({ pass: false }));
  it('not when something could not be measured', async () =>
    expect(await reportOf(lost(Number.NaN))).toMatchObject({ pass: false }));
  it('whatever became of its aims', async () =>
    expect(await reportOf({ ...lost(0), aim: { atLeast: 1 } })).toMatchObject({ pass: true }));
});

it('lies beside the same run on another database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const report = await reportOf(lost(0));
  await saveReport(report, folder);
  await saveReport({ ...report, database: 'embedded' }, folder);
  expect((await readReports(folder)).map(({ database }) => database)).toEqual(['embedded', null]);
});

it('could not be measured stays so when the run is kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  await saveReport(await reportOf(lost(Number.NaN)), folder);
  const [kept] = await readReports(folder);
  expect(kept?.figures.map(({ value }) => value)).toEqual([Number.NaN]);
  expect(missedOf(kept?.figures ?? [])).toHaveLength(1);
});

it('keeps a bound on both sides', () => {
  const between = { atLeast: 1, atMost: 2 };
  expect([0.9, 1, 2, 2.1].map((value) => keeps({ ...lost(value) }, between))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('shows what was missed', async () => {
  const text = reportText(await reportOf(lost(3)));
  expect(text).toMatch(/^fault-test kill: a gate is missed/);
  expect(text).toContain('MISSED answers lost: 3 (gate ≤ 0)');
});

it.each([
  [0.25349, '0.253'],
  [12.349, '12.3'],
  [4812.4, '4,812'],
  [0, '0'],
])('writes %d as %s', (value, text) => expect(numberText(value)).toBe(text));

it('writes a bound with its unit', () => expect(boundText({ atMost: 250 }, 'ms')).toBe('≤ 250 ms'));

it('keeps the last run, and the one with the injected fault beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openleaf-reports-'));
  const report = await reportOf(lost(0));
  await saveReport({ ...report, seed: 7 }, folder);
  await saveReport(report, folder);
  await saveReport({ ...report, injectedFault: 'a hole' }, folder);
  expect((await readReports(folder)).map(({ seed, injectedFault }) => [seed, injectedFault])).toEqual([
    [1, 'a hole'],
    [1, null],
  ]);
});

it('gives ten thousand devices as many addresses of the loopback', () => {
  const addresses = Array.from({ length: 10_000 }, (_, number) => addressOf(number));
  expect(new Set(addresses).size).toBe(10_000);
  for (const address of addresses) expect(address).toMatch(/^127(\.(\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])){3}$/);
});

it('knows the time that one in a hundred exceeds', () => {
  const latencies = createLatencies();
  expect(latencies.at(0.99)).toBeNaN();
  for (let ms = 1; ms <= 100; ms++) latencies.add(ms);
  expect(latencies.at(0.99)).toBeCloseTo(99, 0);
  expect(latencies).toMatchObject({ count: 100 });
  expect(latencies.longest).toBeCloseTo(100, 0);
});
