import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Report } from '../harness/report.ts';
import { isUpToDate } from '../trust-page.ts';
import { trustPage } from './page.ts';

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
  figures: [{ name: 'answers lost', value: 0, unit: '', gate: { atMost: 0 } }],
  notes: [],
  pass: true,
};

it('docs/trust.md is written from the runs that are kept', async () =>
  expect(await isUpToDate(), 'run `npm run docs:trust`').toBe(true));

it('shows a figure with its gate, its command, its date and its machine', () => {
  const page = trustPage([report]);
  expect(page).toContain(
    '`npm run fault-test -- kill`: seed 1, 2026-10-14, 61 s, 2 cores of a processor, Node v24.0.0.',
  );
  expect(page).toContain('| answers lost | 0 | ≤ 0 | yes |  |');
  expect(page).toContain('with every `npm test`: `tools/fault-test/kill/kill.test.ts`.');
});

it('says what is not met, and what was not run', () => {
  const page = trustPage([
    { ...report, figures: [{ name: 'answers lost', value: 2, unit: '', gate: { atMost: 0 } }] },
  ]);
  expect(page).toContain('| answers lost | 2 | ≤ 0 | **no** |  |');
  expect(page).toContain('- fault-test kill: answers lost is 2, the gate ≤ 0');
  expect(page).toContain('- fault-test retries: no whole run is kept here yet');
});

it('says what explains a gate that is missed', () => {
  const figure = { name: 'answers lost', value: 2, unit: '', gate: { atMost: 0 }, why: 'The disk was full.' };
  expect(trustPage([{ ...report, figures: [figure] }])).toContain('the gate ≤ 0. The disk was full.');
  expect(trustPage([{ ...report, figures: [{ ...figure, value: 0 }] }])).not.toContain('The disk was full.');
});

it('says whether the injected fault was caught', () => {
  const withFault = { ...report, injectedFault: 'a hole' };
  expect(trustPage([report, withFault])).toContain('a hole — **not caught**');
  const caught = {
    ...withFault,
    figures: [{ name: 'answers lost', value: 2, unit: '', gate: { atMost: 0 } }],
  };
  expect(trustPage([report, caught])).toContain('a hole — caught (answers lost: 2)');
});

it('shows the same run on another database beside it', () => {
  const embedded = { ...report, database: 'embedded' } as const;
  expect(trustPage([report, embedded])).toMatch(
    /The same on the embedded database \(`--database=embedded`\), .*: every gate holds\./,
  );
  const figures = [{ name: 'answers lost', value: 2, unit: '', gate: { atMost: 0 } }];
  const page = trustPage([report, { ...embedded, figures, pass: false }]);
  expect(page).toContain('**a gate is missed**');
  expect(page).toContain('- fault-test kill on the embedded database: answers lost is 2, the gate ≤ 0');
});

it('names only tests that exist', () => {
  const paths = [...trustPage([]).matchAll(/(?:src|e2e|tools)\/[\w./-]+\.tsx?/g)].map(([path]) => path);
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) expect(existsSync(join(import.meta.dirname, '../..', path)), path).toBe(true);
});
