import { longestRun } from './guessing.ts';
import { seededBy } from './seeded-random.ts';

/** A passage whose keys are to be placed. */
export interface KeyPlan {
  readonly id: string;
  readonly questions: number;
  readonly options: number;
}

const CANDIDATES = 32;
const DRAWS_MAX = 5_000;

/**
 * Whether a passage may have its keys at these positions: the first two differ and no run is over 2, so that passages
 * in any order have no run over 3; and no position has much more than its share.
 */
function isFit(positions: readonly number[], { questions, options }: KeyPlan): boolean {
  const most = Math.max(...countPositions(positions, options));
  return (
    positions[0] !== positions[1] && longestRun(positions) <= 2 && most <= Math.ceil(questions / options) + 1
  );
}

function countPositions(positions: readonly number[], options: number): number[] {
  return Array.from({ length: options }, (_, at) => positions.filter((position) => position === at).length);
}

/** Fit sequences of key positions, drawn by lot with the passage's id as the seed. */
function candidates(plan: KeyPlan): number[][] {
  const random = seededBy(plan.id);
  const found: number[][] = [];
  for (let draw = 0; draw < DRAWS_MAX && found.length < CANDIDATES; draw += 1) {
    const positions = Array.from({ length: plan.questions }, () => Math.floor(random() * plan.options));
    if (isFit(positions, plan)) found.push(positions);
  }
  return found;
}

/** How unevenly positions are used; least when all are used alike. */
function unevenness(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count * count, 0);
}

/**
 * Key positions for passages that are balanced together (one level, or the pretest), by id. `taken` counts the keys
 * that stay where they are, by position. The order of `plans` does not matter.
 */
export function balanceKeys(plans: readonly KeyPlan[], taken: readonly number[]): Map<string, number[]> {
  let counts = [...taken];
  const placed = new Map<string, number[]>();
  for (const plan of plans.toSorted((a, b) => a.id.localeCompare(b.id, 'en'))) {
    const after = (positions: readonly number[]): number[] =>
      countPositions(positions, plan.options).map((count, at) => count + (counts[at] ?? 0));
    const best = candidates(plan).reduce<number[] | undefined>(
      (a, b) => (a === undefined || unevenness(after(b)) < unevenness(after(a)) ? b : a),
      undefined,
    );
    if (best === undefined) continue;
    placed.set(plan.id, best);
    counts = after(best);
  }
  return placed;
}
