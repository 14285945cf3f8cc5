import type { RingResult } from './ring-result.ts';

/** The results as a table, and the sum as its last line: `N passed, N failed`. */
export function drawTable(results: readonly RingResult[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const width = Math.max(...results.map(({ ring }) => ring.length), 'ring'.length);
  const row = (ring: string, passed: string, failed: string, seconds: string) =>
    `${ring.padEnd(width)}  ${passed.padStart(6)}  ${failed.padStart(6)}  ${seconds.padStart(7)}`;
  return [
    row('ring', 'passed', 'failed', 'seconds'),
    ...results.map(({ ring, passed, failed, seconds, note }) => {
      const cells = row(ring, `${passed}`, `${failed}`, seconds.toFixed(1));
      return note === undefined ? cells : `${cells}  ${note}`;
    }),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
}
