import type { Kept } from './kept.ts';

/**
 * Keeps something in this tab only, in the clear: for a school that serves plain HTTP, where browsers lock nothing. It
 * outlives a reload; closing the tab forgets it.
 */
export const keepInTab = (storage: Storage, name: string): Kept => ({
  read: async () => {
    try {
      return JSON.parse(storage.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  },
  write: async (value) => {
    try {
      if (value === null) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});
