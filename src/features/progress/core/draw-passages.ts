import { type Eligibility, type PassageSummary, type Tier, tiersOf } from './passage-tiers.ts';
import { CANDIDATES, OFFERS } from './steady-constants.ts';

/** How often the student has had each genre and each skill. */
export type ContentRead = {
  readonly genres: ReadonlyMap<string, number>;
  readonly skills: ReadonlyMap<string, number>;
};

/** For whom passages are drawn. */
export type DrawFor = Eligibility & { readonly read: ContentRead };

/** A drawn passage; lower tiers are offered first, and reread ones in the order of the draw. */
export type Drawn<P> = { readonly passage: P; readonly tier: number; readonly reread: boolean };

/** A source of uniform random numbers, 0 <= r < 1. */
export type Random = () => number;

/** How much the student has had of what a passage brings: its genre, and its rarest skill. */
function timesHad({ genre, skills }: PassageSummary, read: ContentRead): number {
  const rarest = skills.reduce((least, skill) => Math.min(least, read.skills.get(skill) ?? 0), Infinity);
  return (read.genres.get(genre) ?? 0) + (skills.length === 0 ? 0 : rarest);
}

/** A random order, by Fisher and Yates. */
function shuffled<T>(values: readonly T[], random: Random): T[] {
  const order = [...values];
  for (let last = order.length - 1; last > 0; last--) {
    const pick = Math.floor(random() * (last + 1));
    [order[last], order[pick]] = [order[pick]!, order[last]!];
  }
  return order;
}

/** Up to 12 passages of a tier: random ones of the content had least, or the least recently read. */
function drawTier<P extends PassageSummary>(tier: Tier<P>, read: ContentRead, random: Random): readonly P[] {
  const key = (passage: P) => (tier.reread ? (passage.lastReadDay ?? 0) : timesHad(passage, read));
  return shuffled(tier.passages, random)
    .map((passage) => ({ passage, key: key(passage) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, CANDIDATES)
    .map(({ passage }) => passage);
}

/**
 * Draws the candidates for a student (Steady rule 3): up to 12 of the best tier that has any, and of further tiers
 * only until three passages are there to offer. Empty only if every passage was read in this pretest, or none exists.
 */
export function drawPassages<P extends PassageSummary>(
  passages: readonly P[],
  to: DrawFor,
  random: Random,
): readonly Drawn<P>[] {
  const drawn: Drawn<P>[] = [];
  for (const [index, tier] of tiersOf(passages, to).entries()) {
    if (drawn.length >= OFFERS) break;
    for (const passage of drawTier(tier, to.read, random)) {
      drawn.push({ passage, tier: index, reread: tier.reread });
    }
  }
  return drawn;
}
