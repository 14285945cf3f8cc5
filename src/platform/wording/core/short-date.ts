/** "Nov 20, 2026" on the calendar of the zone. */
export const shortDate = (moment: string, zone: string): string =>
  new Date(moment).toLocaleDateString('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
