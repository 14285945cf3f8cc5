import { z } from 'zod';
import { readingLevel } from '#features/progress/contract/views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

const classNamed = z.object({ id, name: z.string() });

/** A student of a teacher over all classes. */
const taughtStudent = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** The classes of the teacher who asks. */
  classes: z.array(classNamed),
  /** False where another class counts and the teacher is not approved: then the following are null. */
  figures: z.boolean(),
  readingLevel: readingLevel.nullable(),
  totalPoints: z.number().int().nullable(),
  lastSeen: moment.nullable(),
  /** The zone in which moments are meant: of the class that counts, as far as the teacher may know it. */
  timezone: z.string(),
});
export type TaughtStudent = z.output<typeof taughtStudent>;

export const TAUGHT_SORTS = ['name', 'level', 'points', 'seen'] as const;
export type TaughtSort = (typeof TAUGHT_SORTS)[number];

/** Words that a person types to find something. */
const words = z.string().trim().max(100);

export const listTaughtStudents = endpoint({
  name: 'listTaughtStudents',
  methods: ['GET'],
  path: 'teaching/students',
  summary: 'The students of all classes of the teacher who asks, each once, searched, sorted and in pages.',
  access: only(['teacher']),
  noObject: 'The class only narrows a list that has nobody but students of the teacher who asks.',
  query: z.object({
    q: words.default(''),
    /** Only of this class; a class of another teacher has nobody here. */
    classId: z.coerce.number().int().positive().optional(),
    sort: z.enum(TAUGHT_SORTS).default('name'),
    direction: z.enum(['ascending', 'descending']).default('ascending'),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  response: z.object({
    total: z.number().int(),
    size: z.number().int(),
    /** Only so many were looked at, the first by name, because there are more; null where everyone was. */
    lookedAt: z.number().int().nullable(),
    students: z.array(taughtStudent),
  }),
  // It reads all students of the teacher for each page.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});

export const searchTeaching = endpoint({
  name: 'searchTeaching',
  methods: ['GET'],
  path: 'teaching/search',
  summary: 'Students and classes of the teacher who asks, and passages of the library, by a few words.',
  access: only(['teacher']),
  query: z.object({ q: words.min(1) }),
  response: z.object({
    students: z.array(
      z.object({ studentId: id, name: z.string(), username: z.string(), classNames: z.array(z.string()) }),
    ),
    classes: z.array(z.object({ id, name: z.string(), grade: z.number().int() })),
    passages: z.array(z.object({ versionId: id, title: z.string(), level: z.number().int() })),
    /** Of which kinds more were found than are listed. */
    more: z.object({ students: z.boolean(), classes: z.boolean(), passages: z.boolean() }),
    /** Only so many students were looked at, the first by name, because there are more; null where everyone was. */
    lookedAt: z.number().int().nullable(),
  }),
  // One for each pause in typing, and no way to copy out a school.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});
export type TeachingFound = z.output<(typeof searchTeaching)['response']>;
