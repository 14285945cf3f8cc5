import { tidyUsername, usernameFault, usernameKey } from './username.ts';

/** So many with two digits, and as many with three, for a name that many have. */
const DRAWN = 6;
/** Numbers that mean something which nobody wants beside a child's name, or tell an age. */
const UNWANTED = new Set([10, 11, 12, 13, 14, 18, 69, 88, 187, 311, 420, 666, 911]);
/** What follows "@", or else the last mark, stays as it is: an ending may say at which school an account is, and that its owner is under 13. */
const ENDING = /(?:@.*|[._-][^._@-]*)$/;

/**
 * Usernames that are like one which is taken: "ana47.lopez" for "ana.lopez". Which of them are free, only the database knows. They are drawn, so
 * that it says nothing of the others that two of them are offered.
 * @param randomInt draws a whole number below its argument.
 */
export function usernamesLike(typed: string, randomInt: (below: number) => number): string[] {
  const name = tidyUsername(typed);
  const at = name.search(ENDING);
  const [stem, ending] = at <= 0 ? [name, ''] : [name.slice(0, at), name.slice(at)];
  const draw = (least: number) => Array.from({ length: DRAWN }, () => least + randomInt(9 * least));
  const ideas = [...draw(10), ...draw(100)]
    .filter((number) => !UNWANTED.has(number))
    .map((number) => usernameKey(`${stem}${number}${ending}`));
  return [...new Set(ideas)].filter((idea) => usernameFault(idea) === null);
}
