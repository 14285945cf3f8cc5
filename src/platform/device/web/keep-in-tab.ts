import type { Kept } from './kept.ts';

/** What is in session storage for the person who is signed in begins with this. */
export const KEPT_PREFIX = 'openleaf.kept.';

/** The same in the memory of the page: it is there for its owner after a time-out, and gone with the page. */
const memory = new Map<string, string>();
let isOpen = true;

/**
 * Keeps something in this tab only, in the clear: for a school that serves plain HTTP, where browsers lock nothing. It
 * outlives a reload while its owner is signed in; afterwards nothing of it is in a storage (`closeTab`).
 * @param name with the owner's id in it, so that no one else is given it.
 */
export const keepInTab = (name: string): Kept => ({
  read: async () => {
    try {
      return JSON.parse(memory.get(name) ?? sessionStorage.getItem(KEPT_PREFIX + name) ?? 'null');
    } catch {
      return null;
    }
  },
  write: async (value) => {
    if (value === null) memory.delete(name);
    else memory.set(name, JSON.stringify(value));
    return store(name);
  },
});

/** As it is in memory, for a reload; whether it is there. */
function store(name: string): boolean {
  const text = memory.get(name);
  try {
    if (text === undefined || !isOpen) sessionStorage.removeItem(KEPT_PREFIX + name);
    else sessionStorage.setItem(KEPT_PREFIX + name, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether anything is kept in this tab alone, beside the name of the person that is kept in every tab. */
export const waitsInTab = (): boolean =>
  Object.keys(sessionStorage).some(
    (key) => key.startsWith(KEPT_PREFIX) && !key.startsWith(`${KEPT_PREFIX}name.`),
  );

/** A person is signed in: what is kept for them outlives a reload. */
export function openTab(): void {
  isOpen = true;
}

/** The person is logged out: the storage of this tab is emptied, and stays empty whatever is written later. */
export function closeTab(): void {
  isOpen = false;
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(KEPT_PREFIX)) continue;
    // A reload brought it here; a time-out must not lose it.
    const name = key.slice(KEPT_PREFIX.length);
    memory.set(name, memory.get(name) ?? sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
  }
}
