import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';

/** A badge opens an account as a new password does: the same teachers give both. */
const ofApproved = only(['teacher'], { kind: 'class', at: 'params.id', may: ['admits'] });
const params = z.object({ id: idInPath });

/** Until when badges log in; null while they are off. */
const badgesUntil = moment.nullable();

export const readBadges = endpoint({
  name: 'readBadges',
  methods: ['GET'],
  path: 'class/{id}/badges',
  summary: 'Whether a class has badges on, and which of its students have one.',
  access: ofApproved,
  params,
  response: z.object({
    badgesUntil,
    /** The students who have a badge that works. */
    holders: z.array(z.object({ studentId: id, madeAt: moment })),
  }),
  limit: READ_LIMIT,
  notHeavy: 'It reads one small row for each student of a class.',
});

export const switchBadges = endpoint({
  name: 'switchBadges',
  methods: ['POST'],
  path: 'class/{id}/badges',
  summary:
    'Switches the badges of a class on until its school year ends, or off. Off takes all of them away and ends what was opened with them.',
  access: ofApproved,
  params,
  body: z.object({ badgesOn: z.boolean() }),
  response: z.object({ badgesUntil }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const makeBadges = endpoint({
  name: 'makeBadges',
  methods: ['POST'],
  path: 'class/{id}/badges/make',
  summary:
    'Makes a badge for students of a class, told once; the badge that a student had stops at once. Who is no student of the class is left out.',
  access: ofApproved,
  params,
  body: z.object({
    studentIds: z
      .array(id)
      .min(1, 'Choose at least one student.')
      .max(MAX_STUDENTS_OF_CLASS, `At most ${MAX_STUDENTS_OF_CLASS} students at a time.`),
  }),
  response: z.object({
    /** What the QR code of each student carries. Kept nowhere in this form. */
    badges: z.array(z.object({ studentId: id, badge: z.string() })),
  }),
  errors: {
    'badges-off': { status: 409, detail: 'Badges are off in this class. Turn them on first.' },
  },
  limit: WRITE_LIMIT,
  notHeavy: 'It is one statement for a class.',
  changes: true,
  whileImpersonated: 'never',
});
