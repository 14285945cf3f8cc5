import { z } from 'zod';
import { isClassCode, tidyClassCode } from '../core/class-code.ts';

export const classCode = z
  .string('Please type the class code.')
  .max(40, 'A class code has 8 letters and numbers.')
  .overwrite(tidyClassCode)
  .refine(isClassCode, 'A class code has 8 letters and numbers. Please check it once more.');

/** Unknown, renewed, closed and expired codes answer alike. */
export const closedCode = {
  status: 404,
  detail: 'This class code is not open. Please check it with your teacher.',
} as const;
