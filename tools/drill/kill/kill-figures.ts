import type { DatabaseKind } from '../../proving/database-kind.ts';
import type { Figure, Outcome } from '../../proving/proof.ts';
import type { Killed } from './kill-on.ts';
import { type KillPlan, killsOn } from './kill-plan.ts';
import { VICTIMS, type Victim } from './victims.ts';

/** Seconds until the first good answer (trust.md). A supervisor takes its database with it. */
const MOST_SECONDS: Readonly<Record<Victim, number>> = { server: 3, supervisor: 10, database: 10 };
/** The same for the small form, which only sees that the service comes back: beside other tests everything is slow. */
const MOST_SECONDS_SMALL = 30;
/** The load was really there: so much of the rate was asked for. */
const ENOUGH = 0.95;

const seconds = (milliseconds: number) => Math.round(milliseconds) / 1000;
const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;

/** What a run on one kind of database showed, in figures that name the kind. */
export function outcomeOf(kind: DatabaseKind, plan: KillPlan, killed: Killed): Outcome {
  const { answering, comparison, crashes, output } = killed;
  const none = (name: string, value: number): Figure => ({
    name: `${name} (${kind} database)`,
    value,
    unit: '',
    gate: { atMost: 0 },
  });
  return {
    figures: [
      ...VICTIMS.filter((victim) => killsOn(kind, plan)[victim] > 0).flatMap((victim) =>
        recoveryFigures(kind, plan, { victim, recoveries: killed.recoveries.get(victim) ?? [] }),
      ),
      {
        name: `answers asked for (${kind} database)`,
        value: answering.offered(),
        unit: 'answers/s',
        gate: { atLeast: plan.rate * ENOUGH },
      },
      { name: `answers acknowledged (${kind} database)`, value: comparison.acknowledged, unit: '' },
      none('acknowledged answers lost', comparison.lost),
      none('answers counted twice', comparison.double),
      none('answers that nobody gave', comparison.unknown),
      none('answers refused', comparison.refused),
      none('answers never acknowledged', comparison.waiting),
      none('quizzes unlike their answers', comparison.wrongQuizzes),
      none('broken invariants', comparison.brokenPromises),
      none('servers that ended by themselves', crashes),
    ],
    notes: [
      ...comparison.examples,
      `${kind}: ${[...answering.told].map(([told, times]) => `${told} ${times} times`).join(', ')}`,
      ...(output === '' || crashes === 0 ? [] : [`${kind}: ${output}`]),
    ],
  };
}

interface OfVictim {
  readonly victim: Victim;
  readonly recoveries: readonly number[];
}

function recoveryFigures(kind: DatabaseKind, plan: KillPlan, { victim, recoveries }: OfVictim): Figure[] {
  const sorted = recoveries.toSorted((a, b) => a - b);
  return [
    {
      name: `kills of the ${victim} (${kind} database)`,
      value: sorted.length,
      unit: '',
      gate: { atLeast: plan.kills[victim] },
    },
    {
      name: `first good answer after a kill of the ${victim}, longest (${kind} database)`,
      value: seconds(sorted.at(-1) ?? Number.NaN),
      unit: 's',
      gate: { atMost: plan.small ? MOST_SECONDS_SMALL : MOST_SECONDS[victim] },
      aim: { atMost: MOST_SECONDS[victim] },
    },
    {
      name: `first good answer after a kill of the ${victim}, median (${kind} database)`,
      value: seconds(middle(sorted)),
      unit: 's',
    },
  ];
}
