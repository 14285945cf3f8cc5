import { milliseconds, none, some, timesText } from '../../harness/figures.ts';
import type { Figure } from '../../harness/report.ts';
import type { AttackLog } from './attacker.ts';
import type { Attack } from './lists-plan.ts';
import type { SchoolLife } from './school-life.ts';

/** This long nobody notices. Milliseconds. */
const UNNOTICED_MS = 100;
/** So long a call waits for its turn before it is refused. Milliseconds. */
const LONGEST_WAIT_MS = 4_000;

export interface AttackResult {
  readonly attack: Attack;
  /** Just before. */
  readonly quiet: SchoolLife;
  readonly attacked: SchoolLife;
  readonly log: AttackLog;
}

const P95 = 0.95;

/** What one attack has shown. @param slowdown times as long as without an attack, as an answer may take. */
export function figuresOf(
  { attack: { name }, quiet, attacked, log }: AttackResult,
  slowdown: number,
): Figure[] {
  const bound = (before: number) => ({ atMost: Math.max(slowdown * before, UNNOTICED_MS) });
  const [answersBefore, homesBefore] = [quiet.answers.at(P95), quiet.homes.at(P95)];
  return [
    none(`${name}: answers and homes refused`, attacked.refused),
    milliseconds(`${name}: answer p95`, attacked.answers.at(P95), { gate: bound(answersBefore) }),
    milliseconds(`${name}: answer p95 before`, answersBefore),
    milliseconds(`${name}: home p95`, attacked.homes.at(P95), { aim: bound(homesBefore) }),
    milliseconds(`${name}: home p95 before`, homesBefore),
    none(`${name}: lists of an approved teacher refused`, attacked.listsRefused),
    milliseconds(`${name}: list of an approved teacher, p95`, attacked.lists.at(P95), {
      gate: { atMost: LONGEST_WAIT_MS },
    }),
    milliseconds(`${name}: list of an approved teacher, p95 before`, quiet.lists.at(P95)),
    some(`${name}: lists that the attacker got`, log.replies.get(200) ?? 0),
    none(`${name}: put off without being told for how long`, log.untold),
  ];
}

export const noteOf = ({ attack, log }: AttackResult): string =>
  `${attack.name}: the attacker's calls were answered ${timesText(log.replies)}.`;
