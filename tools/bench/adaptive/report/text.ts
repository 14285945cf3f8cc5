import { wasBusy } from '../../../harness/machine.ts';
import type { Report } from './report.ts';
import { batchTable, comparisonTable, drawTable, limitTable } from './tables.ts';

/** What the benchmark ran on, and how long it took. */
export function runLine({ seed, machine, load, seconds, processorSeconds }: Report): string {
  const busy = wasBusy(load, machine) ? ', busy with other work' : '';
  const where = `${machine.processor}, ${machine.cores} cores, ${machine.system}, Node ${machine.node}`;
  const took = `${seconds.toFixed(0)} s (${processorSeconds.toFixed(0)} s of processor time)`;
  return `seed ${seed}; ${where}; load ${load.toFixed(1)} before the run${busy}; ${took}`;
}

/** The remark on the guessers: what the promised row leaves out. */
export function guesserLine({ beside }: Report): string {
  const [honest, safe, exact] = [
    beside.honestPointsPerMinute,
    beside.safeGuesserPointsPerMinute,
    beside.exactGuesserPointsPerMinute,
  ].map((points) => points.toFixed(2));
  return (
    `Points a minute without essays: honest ${honest}; guessing everything, ten seconds an answer, ${safe}; ` +
    `guessing as if the hidden line between fast and counted were known for every question ${exact}.`
  );
}

/** The report for a terminal. */
export function reportText(report: Report): string {
  const missed = report.rows.filter(({ pass }) => !pass).length;
  return [
    `adaptive: ${runLine(report)}`,
    '',
    drawTable(limitTable(report.rows)),
    '',
    drawTable(comparisonTable(report)),
    '',
    drawTable(batchTable(report)),
    '',
    guesserLine(report),
    '',
    `${report.rows.length - missed} limits held, ${missed} missed`,
  ].join('\n');
}
