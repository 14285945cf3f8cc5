import { levelWord } from '#features/progress/web/public.tsx';

/**
 * Why none of the offered passages is of the student's own level: they are chosen by what the answers say, not by the shown level, which
 * follows later. Null where one is, and where levels are hidden.
 */
export function offersBeside(
  offers: readonly { readonly level: number | null }[],
  shown: number | null,
): string | null {
  const levels = offers.flatMap(({ level }) => level ?? []);
  if (shown === null || levels.length === 0) return null;
  if (levels.every((level) => level < shown))
    return `These are a little easier than Level ${levelWord(shown)}. They fit you best right now.`;
  if (levels.every((level) => level > shown))
    return `These are a little harder than Level ${levelWord(shown)}. You are ready for them.`;
  return null;
}
