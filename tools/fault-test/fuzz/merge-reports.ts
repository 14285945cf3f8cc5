import type { FuzzReport, Reach } from '#app/server/testing/fuzz/run-fuzz.ts';

const sum = <Key>(maps: readonly ReadonlyMap<Key, number>[]): Map<Key, number> => {
  const all = new Map<Key, number>();
  for (const [key, count] of maps.flatMap((map) => [...map])) all.set(key, (all.get(key) ?? 0) + count);
  return all;
};

/** What several rounds showed, as if they had been one. */
export const mergeReports = (reports: readonly FuzzReport[]): FuzzReport => ({
  faults: [
    ...Map.groupBy(
      reports.flatMap(({ faults }) => faults),
      ({ operation, fault }) => `${operation} ${fault}`,
    ).values(),
  ].flatMap(([first, ...rest]) =>
    first ? [{ ...first, count: rest.reduce((count, more) => count + more.count, first.count) }] : [],
  ),
  statuses: sum(reports.map(({ statuses }) => statuses)),
  reach: new Map([...(reports[0]?.reach.keys() ?? [])].map((id) => [id, reachOf(id, reports)])),
  slowest: Math.max(...reports.map(({ slowest }) => slowest)),
});

function reachOf(id: string, reports: readonly FuzzReport[]): Reach {
  const total = { sent: 0, admitted: 0, handled: 0, succeeded: 0 };
  for (const { reach } of reports)
    for (const stage of ['sent', 'admitted', 'handled', 'succeeded'] as const)
      total[stage] += reach.get(id)?.[stage] ?? 0;
  return total;
}
