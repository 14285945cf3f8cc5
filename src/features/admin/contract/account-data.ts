import { z } from 'zod';
import { refusedField } from '#features/accounts/contract/endpoints.ts';
import { ERASURE_REASONS } from '#features/own-data/core/erasure.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { EXPORT_LIMIT, personExport } from '#platform/personal-data/contract/person-export.ts';

const ofAdmin = only(['admin'], { kind: 'person', at: 'body.userId', may: ['admin'] });

export const exportAccount = endpoint({
  name: 'exportAccount',
  methods: ['POST'],
  path: 'admin/users/export',
  summary: 'Everything that is kept about a person; the download is recorded.',
  access: ofAdmin,
  body: z.object({ userId: id }),
  response: personExport,
  limit: EXPORT_LIMIT,
  changes: true,
  freshProof: true,
});

export const eraseAccount = endpoint({
  name: 'eraseAccount',
  methods: ['POST'],
  path: 'admin/users/erase',
  summary: 'Erases a person: the account and everything that is theirs. It cannot be taken back.',
  access: ofAdmin,
  body: z.object({
    userId: id,
    /** Typed once more, so that nobody is erased by a slip. */
    typedUsername: z.string().trim().min(1, 'Type the username.').max(100),
    why: z.enum(ERASURE_REASONS, 'Choose a reason.'),
  }),
  response: z.object({ erased: z.literal(true) }),
  errors: {
    'refused-field': refusedField,
    'is-admin': {
      status: 409,
      detail: 'An admin’s account is erased on the server: npm run openleaf -- erase USERNAME.',
    },
    'has-classes': {
      status: 409,
      detail:
        'This teacher has classes, and another teacher must take them. On the server: npm run openleaf -- erase USERNAME --classes-to OTHER.',
    },
  },
  // A stolen session of an admin empties no school before somebody notices.
  limit: { calls: 60, seconds: 3600 },
  changes: true,
  freshProof: true,
});
