/** A day as a teacher writes it, in the zone of the class: June 30, 2027. @param moment as the server sends it. */
export const longDate = (moment: string, timeZone: string): string =>
  new Date(moment).toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
