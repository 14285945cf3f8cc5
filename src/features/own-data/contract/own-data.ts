import { z } from 'zod';
import { refusedField } from '#features/accounts/contract/endpoints.ts';
import { tooManyTries } from '#features/accounts/contract/own-account.ts';
import { PASSWORD_MAX } from '#features/accounts/core/password.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { EXPORT_LIMIT, personExport } from '#platform/personal-data/contract/person-export.ts';

/** What is said instead of a download, before and after it was asked for. */
export const DOWNLOADS_PAUSED = 'An administrator has paused downloads for a while. Please try again later.';

/**
 * For teachers and admins. A student's file is made by a teacher or an admin: its rows say which answers of a pretest were right, and
 * whoever is about to take it again must not read that.
 */
export const exportOwnData = endpoint({
  name: 'exportOwnData',
  methods: ['POST'],
  path: 'user/export',
  summary: 'What is kept about the caller.',
  access: only(['teacher', 'admin']),
  response: personExport,
  errors: { 'downloads-paused': { status: 409, detail: DOWNLOADS_PAUSED } },
  limit: EXPORT_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

/** For grown-ups. A student's account is erased by who runs the service, when the family or the school asks for it. */
export const eraseOwnAccount = endpoint({
  name: 'eraseOwnAccount',
  methods: ['POST'],
  path: 'user/erase',
  summary:
    'Erases the own account of a teacher or a parent: everything that is theirs. It cannot be taken back.',
  access: only(['student', 'teacher']),
  noObject: 'It erases who asks.',
  body: z.object({
    oldPassword: z
      .string('Type your password.')
      .min(1, 'Type your password.')
      .max(4 * PASSWORD_MAX),
    /** Asked for where two-step login is on. */
    code: z.string().trim().max(40).default(''),
    /** Typed once more, so that nobody goes by a slip. */
    typedUsername: z.string().trim().min(1, 'Type your username.').max(400),
  }),
  response: z.object({ erased: z.literal(true) }),
  errors: {
    'refused-field': refusedField,
    'too-many-guesses': tooManyTries,
    'ask-teacher': {
      status: 409,
      detail: 'A student’s account is not erased here. Please ask your teacher or your parents.',
    },
    'has-classes': {
      status: 409,
      detail:
        'You have classes, and your students work in them. Make another teacher the owner of each, archived ones too, or ask an administrator.',
    },
  },
  limit: { calls: 20, seconds: 3600, countedIn: 'process' },
  changes: true,
  whileImpersonated: 'never',
});
