const MINUTE = 60;
const HOUR = 3600;

const some = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A wait as a child reads it, never shorter than it is. @param seconds at least one. */
export function waitWords(seconds: number): string {
  if (seconds <= MINUTE) return some(seconds, 'second');
  if (seconds <= HOUR) return some(Math.ceil(seconds / MINUTE), 'minute');
  return some(Math.ceil(seconds / HOUR), 'hour');
}
