import { z } from 'zod';
import { refusedField, tooManyAccounts } from '#features/accounts/contract/endpoints.ts';
import {
  dateOfBirth,
  email,
  firstName,
  fromDevice,
  lastName,
  password,
  ref,
  signedIn,
  timezone,
  username,
} from '#features/accounts/contract/fields.ts';
import { classCode, closedCode, tooManyCodes } from '#features/classes/contract/class-code.ts';
import { noRoom } from '#features/classes/contract/endpoints.ts';
import { anyone } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';

export const registerStudent = endpoint({
  name: 'registerStudent',
  methods: ['POST'],
  path: 'welcome/registerStudent',
  summary: 'Makes a student account, joins the class of the code if there is one, and signs in.',
  access: anyone,
  headers: fromDevice,
  body: z.object({
    username,
    password,
    classCode: classCode.optional(),
    /** Asked for when a class code is given: what the teacher calls you. */
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    timezone,
    registerAs: z.enum(['student', 'parent']).default('student'),
    birthDate: dateOfBirth.optional(),
    /** Of a parent, for a forgotten password; one of a student is not kept. */
    email: z.union([z.literal(''), email]).optional(),
    ref: ref.optional(),
  }),
  response: signedIn,
  status: 201,
  errors: {
    'refused-field': refusedField,
    'closed-code': closedCode,
    ...noRoom,
    'too-many-requests': tooManyCodes,
    'too-many-accounts': {
      ...tooManyAccounts,
      detail: 'Many accounts were created here within an hour. Please try again later, or ask your teacher.',
    },
  },
  noLimit:
    'The use case counts the accounts that an address makes, 3,000 an hour with a class code and 600 without: forms that are refused shut nobody out.',
  changes: true,
});
