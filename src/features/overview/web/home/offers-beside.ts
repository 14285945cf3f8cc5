import { levelWord } from '#features/progress/web/public.tsx';

interface Offered {
  readonly level: number | null;
  readonly bestMatch: boolean;
}

/**
 * What the passage that fits best says about the level of the student: passages are chosen by what the answers say, not by the shown
 * level, which follows later. Null where both are the same, and where levels are hidden.
 */
export function offersBeside(offers: readonly Offered[], shown: number | null): string | null {
  const best = (offers.find(({ bestMatch }) => bestMatch) ?? offers[0])?.level ?? null;
  if (shown === null || best === null || best === shown) return null;
  if (best > shown) return `You are ready to try Level ${levelWord(best)}.`;
  const easier = offers.filter(({ level }) => level !== null && level < shown).length;
  return easier === 1
    ? 'We chose an easier passage for you today.'
    : 'We chose easier passages for you today.';
}
