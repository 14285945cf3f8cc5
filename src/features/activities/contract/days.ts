import { z } from 'zod';

const MANY_YEARS = ['2000-01-01', '2100-01-01'] as const;

/** A day; what is far off is no school day. */
export const schoolDay = z.iso
  .date()
  .refine(
    (date) => date >= MANY_YEARS[0] && date < MANY_YEARS[1],
    'Please choose a day of this school year.',
  );
