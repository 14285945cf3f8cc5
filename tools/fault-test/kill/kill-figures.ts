import { ledgerFigures } from '../../harness/answer-ledger.ts';
import type { DatabaseKind } from '../../harness/database-kind.ts';
import { count, none, seconds, timesText } from '../../harness/figures.ts';
import type { Figure, Outcome } from '../../harness/report.ts';
import type { KillResult } from './kill-on.ts';
import { type KillPlan, killsOn } from './kill-plan.ts';
import { VICTIMS, type Victim } from './victims.ts';

/** Until the first acknowledged answer (docs/trust.md). A supervisor takes its database with it. */
const RECOVERY_SECONDS: Readonly<Record<Victim, number>> = { server: 3, supervisor: 10, database: 10 };
/** The same for the small form, which only sees that the service comes back: beside other tests everything is slow. */
const SMALL_RECOVERY_SECONDS = 30;
/** The share of the rate that must have been offered: the load was really there. */
const OFFERED_SHARE = 0.95;

const roundedSeconds = (milliseconds: number) => Math.round(milliseconds) / 1000;

/** What a run on one kind of database showed, in figures that name the kind. */
export function outcomeOf(kind: DatabaseKind, plan: KillPlan, result: KillResult): Outcome {
  const { answering, check, crashes, output, recoveries } = result;
  const named = (name: string) => `${name} (${kind} database)`;
  return {
    figures: [
      ...VICTIMS.filter((victim) => killsOn(kind, plan)[victim] > 0)
        .flatMap((victim) => recoveryFigures(victim, plan, recoveries.get(victim) ?? []))
        .map((figure) => ({ ...figure, name: named(figure.name) })),
      {
        ...count(named('answers asked for'), answering.offered(), { atLeast: plan.rate * OFFERED_SHARE }),
        unit: 'answers/s',
      },
      ...ledgerFigures(check, { refused: 'answers refused', name: named }),
      none(named('servers that ended by themselves'), crashes),
    ],
    notes: [
      ...check.examples,
      `${kind}: ${timesText(answering.results)}`,
      ...(output === '' || crashes === 0 ? [] : [`${kind}: ${output}`]),
    ],
  };
}

function recoveryFigures(victim: Victim, plan: KillPlan, recoveries: readonly number[]): Figure[] {
  const sorted = recoveries.toSorted((a, b) => a - b);
  const first = `first good answer after a kill of the ${victim}`;
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return [
    count(`kills of the ${victim}`, sorted.length, { atLeast: plan.kills[victim] }),
    seconds(`${first}, longest`, roundedSeconds(sorted.at(-1) ?? Number.NaN), {
      gate: { atMost: plan.small ? SMALL_RECOVERY_SECONDS : RECOVERY_SECONDS[victim] },
      aim: { atMost: RECOVERY_SECONDS[victim] },
    }),
    seconds(`${first}, median`, roundedSeconds(median)),
  ];
}
