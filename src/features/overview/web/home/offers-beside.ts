import { levelWord } from '#features/progress/web/public.tsx';

interface Offered {
  readonly level: number | null;
  readonly bestMatch: boolean;
}

/**
 * What the passages that are offered say about the level of the student: they are chosen by what the answers say, not by the shown level, which
 * follows later. Null where there is nothing to say, and where levels are hidden or still being looked for.
 */
export function offersBeside(offers: readonly Offered[], shown: number | null): string | null {
  const best = (offers.find(({ bestMatch }) => bestMatch) ?? offers[0])?.level ?? null;
  if (shown === null || best === null) return null;
  if (best > shown) return `You are ready to try Level ${levelWord(best)}.`;
  const areEasier = offers.every(({ level }) => level !== null && level < shown);
  return areEasier ? 'We chose easier passages for you today.' : null;
}
