import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { insertBackup } from '#platform/backup/server/backups-queries.ts';
import { useTestApp } from './testing/test-app.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TOKEN = 'a-token-that-is-long-enough';
const test = useTestApp({ METRICS_TOKEN: TOKEN });
const read = (...path: string[]) => readFile(join(ROOT, ...path), 'utf8');

async function readMetrics(): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  return (await test.app.server.inject({ url: '/metrics', headers })).body;
}
const valueOf = (metrics: string, name: string): number | undefined => {
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
  return found === undefined ? undefined : Number(found);
};

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string };
}
const readAlarms = async (): Promise<Rule[]> =>
  (parse(await read('deploy', 'monitoring', 'alarms.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  );

/** Names of metrics in an expression; Prometheus makes `up` itself. */
const namesIn = (expr: string): string[] => expr.match(/\b(openleaf|nodejs|process)_\w+/g) ?? [];

/** Every name under which the metrics have a value, or one could be. */
const namesOf = (metrics: string): Set<string> =>
  new Set(
    [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );

it('has what twelve alarms and the dashboard ask for, and a word on each alarm in the page of the operator', async () => {
  await test.app.server.inject({ url: '/healthz' });
  const known = namesOf(await readMetrics());
  const alarms = await readAlarms();
  expect(alarms).toHaveLength(12);
  const dashboard = JSON.parse(await read('deploy', 'monitoring', 'dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const asked = [
    ...alarms.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].flatMap(namesIn);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
  const page = await read('docs', 'operating.md');
  for (const { alert, annotations } of alarms) {
    expect(page).toContain(`**${alert}**`);
    expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
  }
});

it('tells how old the newest backup is, and what has waited longest', async () => {
  const before = await readMetrics();
  expect(valueOf(before, 'openleaf_database_up')).toBe(1);
  expect(valueOf(before, 'openleaf_newest_backup_age_seconds')).toBeUndefined();
  expect(valueOf(before, 'openleaf_longest_waiting_job_seconds')).toBe(0);
  expect(valueOf(before, 'openleaf_data_disk_free_ratio')).toBeGreaterThan(0);
  const hourAgo = new Date(test.clock.now().getTime() - 3_600_000);
  await insertBackup(test.database.db, { madeAt: hourAgo, finishedAt: hourAgo, bytes: 1 });
  await test.database.pool.query(
    `insert into jobs.job (name, data, start_after) values ('make-worksheet', '{}', $1)`,
    [hourAgo],
  );
  const after = await readMetrics();
  await test.database.pool.query("delete from jobs.job where name = 'make-worksheet'");
  expect(valueOf(after, 'openleaf_newest_backup_age_seconds')).toBeCloseTo(3_600, -1);
  expect(valueOf(after, 'openleaf_longest_waiting_job_seconds')).toBeCloseTo(3_600, -1);
});
