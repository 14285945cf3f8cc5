import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Report } from '../harness/report.ts';
import { readReports } from '../harness/report-files.ts';
import { outdatedPages } from '../trust-page.ts';
import { detailsPage } from './details-page.ts';
import { trustPage } from './page.ts';
import { CHAPTERS } from './promises.ts';

const LOST = 'acknowledged answers lost (embedded database)';
const lost = (value: number) => ({ name: LOST, value, unit: '', gate: { atMost: 0 } });
const report: Report = {
  kind: 'fault-test',
  name: 'kill',
  seed: 1,
  small: false,
  injectedFault: null,
  database: null,
  at: '2026-10-14T14:00:00.000Z',
  seconds: 61,
  machine: { processor: 'a processor', cores: 2, system: 'Linux x86_64', node: 'v24.0.0' },
  figures: [lost(0)],
  notes: ['a note'],
  pass: true,
};
const PROMISES = CHAPTERS.flatMap(({ promised }) => promised);
const killed = PROMISES.find(({ run }) => run?.name === 'fault-test kill');
const detailsOf = (...reports: Report[]) => (killed ? detailsPage(killed, reports) : '');

it('docs/trust.md and the pages behind it are written from the recorded runs', async () =>
  expect(await outdatedPages(), 'run `npm run docs:trust`').toEqual([]));

it('shows one line for each promise, with figure, gate, command, date and machine', () => {
  const lines = trustPage([report]).split('\n');
  const rows = lines.filter((line) => line.startsWith('| ') && !/^\| (promise|---) /.test(line));
  expect(rows).toHaveLength(PROMISES.length);
  expect(lines).toContain(
    `| [${killed?.promise}](trust/fault-test-kill.md) | ${LOST}: 0 | ≤ 0; all 1 gates hold | \`npm run fault-test -- kill\` | 2026-10-14 | 2 cores of a processor, Node v24.0.0 |`,
  );
});

it('shows for each promise a figure that its recorded run has', async () => {
  const recorded = await readReports();
  for (const { run } of PROMISES) {
    const whole = recorded.find(({ kind, name, database }) => `${kind} ${name}` === run?.name && !database);
    if (run)
      expect(
        whole?.figures.map(({ name }) => name),
        run.name,
      ).toContain(run.figure);
  }
});

it('says what is not met, and what was not run', () => {
  const page = trustPage([{ ...report, figures: [lost(2)] }]);
  expect(page).toContain(`${LOST}: 2 | ≤ 0 **no**; **1 of 1 gates are missed** |`);
  expect(page).toContain(`- fault-test kill: ${LOST} is 2, the gate ≤ 0`);
  expect(page).toContain('- fault-test retries: no whole run is recorded yet');
});

it('says what explains a gate that is missed', () => {
  const why = 'The disk was full.';
  expect(trustPage([{ ...report, figures: [{ ...lost(2), why }] }])).toContain(`the gate ≤ 0. ${why}`);
  expect(trustPage([{ ...report, figures: [{ ...lost(0), why }] }])).not.toContain(why);
});

it('counts the gates of the same run on another database', () => {
  const embedded = { ...report, database: 'embedded', figures: [lost(2)], pass: false } as const;
  const page = trustPage([report, embedded]);
  expect(page).toContain('**1 of 2 gates are missed**');
  expect(page).toContain(`- fault-test kill on the embedded database: ${LOST} is 2, the gate ≤ 0`);
});

it('shows every figure and note on the page of the run', () => {
  const page = detailsOf(report);
  expect(page).toContain('seed 1, 2026-10-14, 61 s, 2 cores of a processor, Node v24.0.0: every gate holds.');
  expect(page).toContain(`| ${LOST} | 0 | ≤ 0 | yes |  |`);
  expect(page).toContain('- a note');
  expect(page).toContain('`tools/fault-test/kill/kill.test.ts`.');
});

it('shows on the page of the run another database, and whether the injected fault was caught', () => {
  const embedded = { ...report, database: 'embedded', pass: false } as const;
  expect(detailsOf(report, embedded)).toMatch(/## On the embedded database .*\n\n.*\*\*a gate is missed\*\*/);
  const withFault = { ...report, injectedFault: 'a hole' };
  expect(detailsOf(report, withFault)).toContain('a hole — **not caught**');
  expect(detailsOf(report, { ...withFault, figures: [lost(2)] })).toContain(`a hole — caught (${LOST}: 2)`);
});

it('names only tests that exist', () => {
  const pages = [trustPage([]), ...PROMISES.map((promised) => detailsPage(promised, []))].join('\n');
  const paths = [...pages.matchAll(/(?:src|e2e|tools)\/[\w./-]+\.tsx?/g)].map(([path]) => path);
  const real = paths.filter((path) => path !== 'tools///.test.ts' && !path.includes('//'));
  expect(real.length).toBeGreaterThan(8);
  for (const path of real) expect(existsSync(join(import.meta.dirname, '../..', path)), path).toBe(true);
});
