import type { Figure } from '../../proving/proof.ts';
import type { Survived } from './survive-trouble.ts';

/** A count that has to be nothing. */
export const none = (name: string, value: number): Figure => ({ name, value, unit: '', gate: { atMost: 0 } });

/** Seconds that any request may take, and any recovery (docs/trust.md). */
const LONGEST = 10;

/** What one trouble has shown. */
export function figuresOf({
  trouble: { name },
  log,
  recovery,
  servedDuring,
  lost,
  doubled,
}: Survived): Figure[] {
  return [
    { name: `${name}: slowest request`, value: log.slowest / 1000, unit: 's', gate: { atMost: LONGEST } },
    { name: `${name}: recovery`, value: recovery, unit: 's', gate: { atMost: LONGEST } },
    none(`${name}: let in that should be refused`, log.count('let in')),
    none(`${name}: neither right nor 503 with Retry-After`, log.count('wrong')),
    none(`${name}: acknowledged answers lost`, lost),
    none(`${name}: answers doubled`, doubled),
    { name: `${name}: answers acknowledged meanwhile`, value: servedDuring, unit: '' },
  ];
}

/** What all of them have shown together. */
export function sumsOf(survived: readonly Survived[]): Figure[] {
  const sum = (of: (one: Survived) => number) => survived.reduce((total, one) => total + of(one), 0);
  return [
    { name: 'answers acknowledged', value: sum((one) => one.acknowledged), unit: '', gate: { atLeast: 1 } },
    none(
      'answers never acknowledged in the end',
      sum((one) => one.stuck),
    ),
    none(
      'replays told something else',
      sum((one) => one.changedReplays),
    ),
    { name: 'replays', value: sum((one) => one.replays), unit: '', gate: { atLeast: 1 } },
    none(
      'calls not met as they should before any trouble',
      sum((one) => one.failedBefore),
    ),
  ];
}

/** Worth telling of one trouble, what was wrong first. */
export const notesOf = ({ trouble: { name }, log, missed }: Survived): string[] => [
  ...log.samples.map((sample) => `${name}: ${sample}`),
  ...log.lines().map((line) => `${name}: ${line}`),
  ...(missed > 0 ? [`${name}: ${missed} answers were due while every student waited for an answer`] : []),
];
