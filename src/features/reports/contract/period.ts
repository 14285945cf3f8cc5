import { z } from 'zod';
import { FIRST_DAY } from '../core/presets.ts';

const day = z.iso.date().refine((date) => date >= FIRST_DAY, 'Please choose a day in 2000 or later.');

/** Days in the class's zone, both included; none is later than today there. */
export const period = { start: day.optional(), end: day.optional() };
