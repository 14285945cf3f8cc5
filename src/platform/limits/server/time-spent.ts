/** Who has used how much of something lately. */
export interface TimeSpent {
  add(person: number, milliseconds: number): void;
  /** Of these the first one of the person who has used least. */
  least<W extends { readonly person: number }>(waiting: readonly W[]): W | undefined;
}

/** All is forgotten so often, in milliseconds: nobody pays for long. */
const FORGET_EVERY = 60_000;

/** @param now on a clock in milliseconds. */
export function createTimeSpent(now: () => number = () => performance.now()): TimeSpent {
  const used = new Map<number, number>();
  let forgottenAt = now();
  const usedBy = (person: number) => used.get(person) ?? 0;
  return {
    add(person, milliseconds) {
      if (now() >= forgottenAt + FORGET_EVERY) {
        used.clear();
        forgottenAt = now();
      }
      used.set(person, usedBy(person) + milliseconds);
    },
    least: ([first, ...others]) =>
      first && others.reduce((best, one) => (usedBy(one.person) < usedBy(best.person) ? one : best), first),
  };
}
