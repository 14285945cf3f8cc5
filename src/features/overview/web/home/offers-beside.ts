import { levelWord } from '#features/progress/web/public.tsx';

interface Offered {
  readonly level: number | null;
  readonly bestMatch: boolean;
}

/** The level that the student is told; null where it is hidden. While it is settling it is a first guess. */
export type ToldLevelNow = { readonly level: number; readonly settling: boolean } | null;

/**
 * What the passages that are offered say about the level of the student: they are chosen by what the answers say, not by the shown level, which
 * follows later. Null where there is nothing to say, and where levels are hidden.
 */
export function offersBeside(offers: readonly Offered[], told: ToldLevelNow): string | null {
  const best = (offers.find(({ bestMatch }) => bestMatch) ?? offers[0])?.level ?? null;
  if (told === null || best === null) return null;
  const areEasier = offers.every(({ level }) => level !== null && level < told.level);
  if (told.settling && areEasier)
    return `You are at Level ${levelWord(told.level)}. We begin with easier passages while we find out what fits you best.`;
  if (told.settling && best > told.level)
    return `We are still finding your level. You can try Level ${levelWord(best)}, too.`;
  if (told.settling) return null;
  if (best > told.level) return `You are ready to try Level ${levelWord(best)}.`;
  return areEasier ? 'We chose easier passages for you today.' : null;
}
