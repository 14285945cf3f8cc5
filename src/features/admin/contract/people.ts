import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** An account as its operator sees it. */
const account = z.object({
  userId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['student', 'parent', 'teacher', 'admin']),
  /** As the person gave it: nobody has checked that it is theirs. */
  email: z.string().nullable(),
  createdAt: moment,
  lastLoginAt: moment.nullable(),
  lockedAt: moment.nullable(),
  /** Of a teacher: when an admin approved them. */
  approvedAt: moment.nullable(),
  /** The open classes that a teacher owns or teaches together with the owner (`shared`), or that a student is in. */
  classes: z.array(z.object({ id, name: z.string(), studentCount: z.number().int(), shared: z.boolean() })),
  /** Of a teacher: other teachers who gave the same email address. */
  sameEmail: z.array(z.object({ username: z.string(), approved: z.boolean() })),
});
export type AdminAccount = z.output<typeof account>;

/** Accounts on a page. */
export const ACCOUNTS_PER_PAGE = 50;

export const SHOWN = ['waiting', 'locked', 'students', 'teachers', 'admins', 'all'] as const;
/** `waiting`: teachers whom nobody has approved, and whose account is open. */
export type Shown = (typeof SHOWN)[number];

export const listAccounts = endpoint({
  name: 'listAccounts',
  methods: ['GET'],
  path: 'admin/users',
  summary:
    'Accounts of the service, the newest first, a page at a time, by parts of the username, the name or the email address.',
  access: only(['admin']),
  query: z.object({
    q: z.string().trim().max(100).default(''),
    show: z.enum(SHOWN).default('waiting'),
    /** From 0. */
    page: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    accounts: z.array(account),
    /** Accounts on all pages. */
    total: z.number().int(),
    /** Teachers who wait to be approved, whatever is shown. */
    waiting: z.number().int(),
  }),
  // It reads all accounts.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});

const ofAdmin = only(['admin'], { kind: 'person', at: 'body.userId', may: ['admin'] });

export const approveTeacher = endpoint({
  name: 'approveTeacher',
  methods: ['POST'],
  path: 'admin/users/approve',
  summary: 'Says that a teacher is one: the keys of the library open to them, and students may ask for them.',
  access: ofAdmin,
  body: z.object({
    userId: id,
    /** What the admin was shown of the teacher, who may have become somebody else since. */
    seen: z.object({ email: z.string().nullable(), firstName: z.string(), lastName: z.string() }),
    /** The admin has been told that an approved teacher has the same email address. */
    sameEmail: z.boolean().default(false),
  }),
  response: z.object({ approved: z.literal(true) }),
  errors: {
    'not-a-teacher': { status: 409, detail: 'Only a teacher’s account can be approved.' },
    'account-changed': { status: 409, detail: 'This account changed meanwhile. Look at it again.' },
    'same-email': { status: 409, detail: 'An approved teacher has the same email address.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
  freshProof: true,
});

export const lockAccount = endpoint({
  name: 'lockAccount',
  methods: ['POST'],
  path: 'admin/users/lock',
  summary: 'Locks an account: nobody logs in to it, and whoever is logged in is logged out within a second.',
  access: ofAdmin,
  body: z.object({ userId: id }),
  response: z.object({ locked: z.literal(true) }),
  errors: {
    'is-admin': {
      status: 409,
      detail: 'An admin’s account is locked on the server: npm run openleaf -- lock USERNAME.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const logOutAccount = endpoint({
  name: 'logOutAccount',
  methods: ['POST'],
  path: 'admin/users/logout',
  summary: 'Logs a person out on every device. The password stays.',
  access: ofAdmin,
  body: z.object({ userId: id }),
  response: z.object({ loggedOut: z.literal(true) }),
  errors: {
    'is-admin': {
      status: 409,
      detail: 'Admins can only be logged out on the server: npm run openleaf -- log-out USERNAME.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const unlockAccount = endpoint({
  name: 'unlockAccount',
  methods: ['POST'],
  path: 'admin/users/unlock',
  summary: 'Opens an account again, whether an admin locked it or too many wrong passwords shut it.',
  access: ofAdmin,
  body: z.object({ userId: id }),
  response: z.object({ unlocked: z.literal(true) }),
  errors: {
    'is-admin': {
      status: 409,
      detail: 'An admin’s account is unlocked on the server: npm run openleaf -- unlock USERNAME.',
    },
    'enough-for-today': {
      status: 429,
      detail: 'This account was unlocked ten times today. Please try again tomorrow.',
    },
    'joined-account': {
      status: 409,
      detail:
        'A teacher merged this account with another one. It opens again only when the teacher undoes the merge.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
  freshProof: true,
});
