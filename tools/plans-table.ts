import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASKERS, mayUse } from '#features/billing/core/gating.ts';
import { PLANS, type Plan } from '#features/billing/core/plan.ts';
import { FREE_FEATURES, OPENED_FEATURES, PAID_FEATURES } from '#platform/plans/core/features.ts';

/** Draws what each plan opens, from the rule that the server goes by. */
export const PLANS_PAGE = join(import.meta.dirname, '../docs/plans.md');

const FEATURES = [...FREE_FEATURES, ...OPENED_FEATURES];
const UNTOLD = PAID_FEATURES.filter((feature) => !OPENED_FEATURES.includes(feature));
const STANDINGS: readonly (Plan | null)[] = [null, ...PLANS];

const mark = (open: boolean): string => (open ? 'yes' : '–');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

const tableOf = (asker: (typeof ASKERS)[number]): string =>
  `### As ${asker}\n\n` +
  row(['feature', 'without a plan', ...PLANS]) +
  row(['---', ...STANDINGS.map(() => '---')]) +
  FEATURES.map((feature) =>
    row([feature, ...STANDINGS.map((plan) => mark(mayUse({ feature, plan, asker, billing: true })))]),
  ).join('');

const isAllOpen = ASKERS.every((asker) =>
  STANDINGS.every((plan) =>
    [...FREE_FEATURES, ...PAID_FEATURES].every((feature) => mayUse({ feature, plan, asker, billing: false })),
  ),
);

/** Said of ads while there are none: a row of the tables would say that some people see them. */
const ofUntold =
  UNTOLD.length === 0
    ? ''
    : `Not in these tables: \`${UNTOLD.join('`, `')}\`. Openleaf shows no ads to anybody, with a plan or without one. ` +
      `What a plan is asked for already is the setting \`adsDisabled\` of a class, which changes nothing on any screen.\n\n`;

export const plansPage = (): string =>
  `# What a plan opens\n\n` +
  `Drawn by \`npm run docs:plans\` from \`src/features/billing/core/gating.ts\`, which the server goes by.\n\n` +
  `## Where no payment is set up (the default)\n\n` +
  `${isAllOpen ? 'Everybody has everything, and no screen speaks of plans.' : 'Something is closed.'}\n\n` +
  `## Where payment is set up\n\n` +
  ofUntold +
  ASKERS.map(tableOf).join('\n');

if (import.meta.main) await writeFile(PLANS_PAGE, plansPage());
