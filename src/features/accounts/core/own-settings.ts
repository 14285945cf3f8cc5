/**
 * The settings that a person may change by themselves: how they like to read. Everything else in the settings of an account (what a school
 * pays for, which screens are new, whether there are ads) is the server's own.
 */
export const OWN_SETTINGS: ReadonlySet<string> = new Set(['reader']);

/** Characters of one setting, as JSON. */
export const LONGEST_SETTING = 1000;

/** Settings in one call. */
export const MAX_SETTINGS = 20;

/** The settings of a person that are their own. */
export const ownPart = <T>(settings: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => OWN_SETTINGS.has(name)));
