import { count, none, seconds, some, sumOf } from '../../harness/figures.ts';
import type { Figure } from '../../harness/report.ts';
import type { FaultResult } from './survive-fault.ts';

/** That any request may take, and any recovery (docs/trust.md). */
const MAX_WAIT_GATE = { gate: { atMost: 10 } };

/** What one fault has shown. */
export const figuresOf = ({ fault: { name }, log, ...result }: FaultResult): Figure[] => [
  seconds(`${name}: slowest request`, log.slowest / 1000, MAX_WAIT_GATE),
  seconds(`${name}: recovery`, result.recoverySeconds, MAX_WAIT_GATE),
  none(`${name}: let in that should be refused`, log.count('let in')),
  none(`${name}: neither right nor 503 with Retry-After`, log.count('wrong')),
  none(`${name}: acknowledged answers lost`, result.lost),
  none(`${name}: answers doubled`, result.duplicated + result.unknown),
  count(`${name}: answers acknowledged meanwhile`, result.servedDuring),
];

/** What all of them have shown together. */
export const sumsOf = (results: readonly FaultResult[]): Figure[] => {
  const sum = (valueOf: (result: FaultResult) => number) => sumOf(results, valueOf);
  const [acknowledged, waiting] = [sum((result) => result.acknowledged), sum((result) => result.waiting)];
  const [replays, changed] = [sum((result) => result.replays), sum((result) => result.changedReplays)];
  return [
    some('answers acknowledged', acknowledged),
    none('answers never acknowledged in the end', waiting),
    none('replays told something else', changed),
    some('replays', replays),
    none(
      'calls not met as they should before any trouble',
      sum((result) => result.failedBefore),
    ),
  ];
};

/** The notes on one fault, what was wrong first. */
export const notesOf = ({ fault: { name }, log, missed }: FaultResult): string[] => [
  ...log.samples.map((sample) => `${name}: ${sample}`),
  ...log.lines().map((line) => `${name}: ${line}`),
  ...(missed > 0 ? [`${name}: ${missed} answers were due while every student waited for an answer`] : []),
];
