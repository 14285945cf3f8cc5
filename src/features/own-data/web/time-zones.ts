/** "America/New York" for `America/New_York`. */
const labelOf = (zone: string): string => zone.replaceAll('_', ' ');

/** The time zone that the browser found. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone to choose from; with those that the browser's list has under another name. */
export const zoneOptions = (chosen: string): { value: string; label: string }[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), zoneHere(), chosen])]
    .toSorted()
    .map((zone) => ({ value: zone, label: labelOf(zone) }));
