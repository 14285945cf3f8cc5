/**
 * The settings that a person may change by themselves (product: "People"): how they like to read and to see the pages, what they want to be
 * told, which of the new screens they use. Everything else in the settings of an account (what a school pays for, flags, whether there
 * are ads) is the server's own.
 */
export const OWN_SETTINGS: ReadonlySet<string> = new Set([
  'reader',
  'display',
  'notifications',
  'new_class_ui',
  'new_report_ui',
]);

/** Characters of one setting, as JSON. */
export const LONGEST_SETTING = 1000;

/** Settings in one call. */
export const MAX_SETTINGS = 20;

/** The settings of a person that are their own. */
export const ownPart = <T>(settings: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => OWN_SETTINGS.has(name)));
