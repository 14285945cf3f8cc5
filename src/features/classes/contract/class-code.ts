import { z } from 'zod';
import { anyone } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { isClassCode, tidyClassCode } from '../core/class-code.ts';

export const classCode = z
  .string('Please type the class code.')
  .max(40, 'A class code has 8 letters and numbers.')
  .overwrite(tidyClassCode)
  .refine(isClassCode, 'A class code has 8 letters and numbers. Please check it again.');

/** Unknown, renewed, closed and expired codes answer alike. */
export const closedCode = {
  status: 404,
  detail: 'This class code does not work. Please check it with your teacher.',
} as const;

/** When more codes are tried at a time than the wrong ones before them allow. */
export const tooManyCodes = {
  status: 429,
  detail: 'Many class codes are being tried here. Please wait a moment and try again.',
} as const;

export const findClass = endpoint({
  name: 'findClass',
  methods: ['POST'],
  path: 'welcome/findClass',
  summary: 'Says whose class a code opens, before an account is made.',
  access: anyone,
  body: z.object({ classCode }),
  response: z.object({
    name: z.string(),
    teacherName: z.string(),
  }),
  errors: {
    'closed-code': closedCode,
    'too-many-requests': {
      status: 429,
      detail:
        'Many class codes are being tried here. Wait a moment, or choose “I have no code” and join your class later.',
    },
  },
  noLimit:
    'The use case counts the wrong codes of an address, together with those of joining: a right code always opens.',
});
