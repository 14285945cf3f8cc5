/**
 * The zones that the browser knows, for a select. `chosen` is always among them, also where the browser calls it by
 * another name.
 */
export function zoneOptions(known: readonly string[], chosen: string): { value: string; label: string }[] {
  const names = new Set(chosen === '' ? known : [...known, chosen]);
  return [...names].toSorted().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

export const knownZones = (): string[] => Intl.supportedValuesOf('timeZone');

/** The zone of this device, the best guess for a class that is being made. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
