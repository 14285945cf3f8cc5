import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath, moment } from '#platform/endpoint/contract/ids.ts';

const count = z.number().int();

/** What waits for a teacher's yes or no: students who asked by email address, and invitations to teach classes of others. */
const notification = z.object({
  students: count,
  classes: count,
  /** When the newest of them asked; null where nobody waits. */
  newestAt: moment.nullable(),
  /** All of it was put away and nobody has asked since. */
  isPutAway: z.boolean(),
});
export type Notification = z.output<typeof notification>;

const ofTeacher = {
  access: only(['teacher'], { kind: 'teacher', at: 'params.userId', may: ['self'] }),
  params: z.object({ userId: idInPath }),
} as const;
const answer = { methods: ['POST'], ...ofTeacher, limit: WRITE_LIMIT, changes: true } as const;

export const getNotification = endpoint({
  name: 'getNotification',
  methods: ['GET'],
  path: 'class/notification/{userId}/status',
  summary: 'How many students and invitations wait for the answer of the teacher who asks.',
  ...ofTeacher,
  response: notification,
  limit: READ_LIMIT,
});

export const updateNotification = endpoint({
  name: 'updateNotification',
  path: 'class/notification/{userId}/update',
  summary: 'Shows again what the teacher who calls has skipped.',
  ...answer,
  response: notification,
});

export const skipNotification = endpoint({
  name: 'skipNotification',
  path: 'class/notification/{userId}/skip',
  summary:
    'Puts all that waits away for the teacher who calls, until somebody else asks. Nobody is turned down.',
  ...answer,
  response: notification,
});

export const approveNotification = endpoint({
  name: 'approveNotification',
  path: 'class/notification/{userId}/approve',
  summary:
    'Takes every student who waits into the one class of the approved teacher who calls, and accepts every invitation that waits.',
  ...answer,
  // An invitation is accepted by the teacher alone.
  whileImpersonated: 'never',
  response: notification.extend({ added: count, accepted: count }),
  errors: {
    'choose-class': {
      status: 409,
      detail: 'Students are waiting, and you do not have exactly one class. Choose a class for each student.',
    },
  },
});
