/**
 * The zones that the browser knows, for a list: the device's own first, then those of its region, then the others by name.
 * `chosen` is always among them, also where the browser calls it by another name.
 */
export function zoneOptions(
  known: readonly string[],
  chosen: string,
  own: string,
): { value: string; label: string }[] {
  const names = new Set([own, chosen, ...known].filter((name) => name !== ''));
  const rank = (name: string) => (name === own ? 0 : regionOf(name) === regionOf(own) ? 1 : 2);
  return [...names]
    .toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((value) => ({ value, label: zoneLabel(value) }));
}

/** "America/New York". */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

/** "America" of "America/New_York". */
const regionOf = (zone: string): string => zone.split('/')[0] ?? zone;

export const knownZones = (): string[] => Intl.supportedValuesOf('timeZone');

/** The zone of this device, the best guess for a class that is being made. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
