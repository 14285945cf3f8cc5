import { z } from 'zod';
import { firstName, lastName, writtenName } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { fromWire } from '#platform/endpoint/contract/wire.ts';
import {
  MAX_CLASSES_OF_STUDENT,
  MAX_CLASSES_OF_TEACHER,
  MAX_STUDENTS_OF_CLASS,
} from '../core/class-limits.ts';
import {
  classSettings,
  grade,
  narrowsFurther,
  type PlanSettings,
  turnsAdsOff,
} from '../core/class-settings.ts';
import { classCode, closedCode, tooManyCodes } from './class-code.ts';

const timezone = z.string().min(1).max(64);
const name = writtenName('Please give the class a name.');

/** What a teacher sees of a class. */
export const teacherClass = z.object({
  id,
  name,
  teacherId: id,
  grade,
  belowThirteen: z.boolean(),
  includeEssays: z.boolean(),
  maySkipEssays: z.boolean(),
  /** The settings as JSON text (with the names of the wire) and as an object: the spec's read form carries both. */
  settingsText: z.string(),
  settings: classSettings,
  timezone,
  classCode: z.string().nullable(),
  classCodeExpires: moment.nullable(),
  studentCount: z.number().int(),
  createdAt: moment,
  /** Who owns the class, for a co-teacher; null for the owner. */
  ownerName: z.string().nullable(),
  /** Whether the teacher who asks may change it: not a co-teacher who waits for approval, in a class of an approved teacher. */
  mayChange: z.boolean(),
  /** Whether an admin has approved the teacher who asks, so that they may let students start over. */
  mayReset: z.boolean(),
});
export type TeacherClass = z.output<typeof teacherClass>;

/** What a student sees of a class of theirs. */
export const studentClass = z.object({
  id,
  name,
  teacherName: z.string(),
  /** Null to the student where a class of theirs hides it. */
  grade: grade.nullable(),
  belowThirteen: z.boolean(),
  showGrade: z.boolean(),
  showPoints: z.boolean(),
});
export type StudentClass = z.output<typeof studentClass>;

const classForm = z.object({
  name,
  teacherId: id,
  grade,
  belowThirteen: z.boolean(),
  includeEssays: z.boolean(),
  maySkipEssays: z.boolean(),
  settings: classSettings.partial(),
  timezone: timezone.optional(),
});

/** Sent, the settings have another name than in a reply. */
const SETTINGS_SENT = { settings: 'class_setting' } as const;

/** Only students are in classes: a teacher gives those who are new passwords (decision 77). */
export const parentAccount = {
  status: 409,
  detail: 'This is the account of a parent. Only students can be in a class.',
} as const;

/** What may keep a student out of a class whose code is right, for a time or until something changes. */
export const noRoom = {
  'parent-account': parentAccount,
  'class-full': {
    status: 409,
    detail: `This class is full: it has ${MAX_STUDENTS_OF_CLASS} students. Please tell your teacher.`,
  },
  'enough-classes': {
    status: 409,
    /** Of classes that a student cannot leave; for others the use case says how. */
    detail: `You are in ${MAX_CLASSES_OF_STUDENT} classes already. Ask a teacher to take you out of one first.`,
  },
  /** The use case says how long. */
  'class-busy': {
    status: 429,
    detail: 'Many students are joining this class right now. Try again in a few minutes.',
  },
} as const;

const unknownZone = {
  status: 422,
  detail: 'We do not know this time zone. Please choose one from the list.',
} as const;
export const levelsCrossed = {
  status: 422,
  detail: 'The lowest level cannot be above the highest.',
} as const;

export const enoughClasses = {
  status: 409,
  detail: `You have ${MAX_CLASSES_OF_TEACHER} classes already. Please archive one first.`,
} as const;

interface SentSettings {
  readonly settings?: PlanSettings | undefined;
}

/** A class as it is stored, with the names of the wire; a class that is only made has nothing yet. */
const storedClass = z
  .object({
    settings: z
      .unknown()
      .transform(fromWire().value)
      .pipe(
        z.object({ lowestLevel: z.number(), highestLevel: z.number(), adsDisabled: z.boolean() }).partial(),
      ),
  })
  .catch({ settings: {} });

/** What of the settings is part of a plan; all levels, and what is left as it is, never are. */
const settingsOfPlan = [
  {
    feature: 'level-range',
    when: ({ settings }: SentSettings, stored: unknown) =>
      narrowsFurther(settings, storedClass.parse(stored).settings),
  },
  {
    feature: 'no-ads',
    when: ({ settings }: SentSettings, stored: unknown) =>
      turnsAdsOff(settings, storedClass.parse(stored).settings),
  },
] as const;

export const createClass = endpoint({
  name: 'createClass',
  methods: ['POST'],
  path: 'class',
  summary: 'Makes a class with a code for its students to join. With the same key it is made once.',
  access: only(['teacher'], { kind: 'teacher', at: 'body.teacherId', may: ['self'] }),
  /** A key of the page, for what is asked again because the reply was lost. */
  body: classForm.extend({ classKey: z.uuid().optional() }),
  wire: { body: SETTINGS_SENT },
  response: teacherClass,
  status: 201,
  errors: {
    'unknown-zone': unknownZone,
    'levels-crossed': levelsCrossed,
    'enough-classes': enoughClasses,
  },
  plan: settingsOfPlan,
  limit: WRITE_LIMIT,
  changes: true,
});

export const updateClass = endpoint({
  name: 'updateClass',
  methods: ['PUT'],
  path: 'class/{id}',
  summary: 'Changes a class: all of it, or only what is sent.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['owner', 'co-teacher'] }),
  params: z.object({ id: idInPath }),
  body: classForm.partial().required({ teacherId: true }),
  wire: { body: SETTINGS_SENT },
  response: teacherClass,
  errors: { 'unknown-zone': unknownZone, 'levels-crossed': levelsCrossed },
  plan: settingsOfPlan,
  limit: WRITE_LIMIT,
  changes: true,
});

export const getClass = endpoint({
  name: 'getClass',
  methods: ['GET'],
  path: 'class/{id}',
  summary: 'One class that the teacher owns or co-teaches.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: teacherClass,
  limit: READ_LIMIT,
});

const teacherClasses = z.object({ classes: z.array(teacherClass) });

export const listClasses = endpoint({
  name: 'listClasses',
  methods: ['GET'],
  path: 'teaching/classes',
  summary: 'The classes that the teacher who asks owns or co-teaches, in their own order; new ones first.',
  access: only(['teacher']),
  response: teacherClasses,
  limit: READ_LIMIT,
  heavy: true,
});

export const listClassesOfTeacher = endpoint({
  name: 'listClassesOfTeacher',
  methods: ['GET'],
  path: 'class/teacher/{teacherId}',
  summary: 'The same under the address of the teacher.',
  access: only(['teacher'], { kind: 'teacher', at: 'params.teacherId', may: ['self'] }),
  params: z.object({ teacherId: idInPath }),
  response: teacherClasses,
  limit: READ_LIMIT,
  heavy: true,
});

export const listClassesOfStudent = endpoint({
  name: 'listClassesOfStudent',
  methods: ['GET'],
  path: 'class/student/{id}/classes',
  summary: 'The classes that a student is in: all for the student, their own for a teacher.',
  access: only(['student', 'teacher'], { kind: 'student', at: 'params.id', may: ['self', 'teaches'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ classes: z.array(studentClass) }),
  limit: READ_LIMIT,
  notHeavy: 'A student is in few classes.',
});

export const joinClass = endpoint({
  name: 'joinClass',
  methods: ['POST'],
  path: 'reading/joinClass',
  summary: 'Joins a class by its code. Joining again changes nothing.',
  access: only(['student']),
  body: z.object({
    classCode,
    /** From a student who has not given a name yet: what the teacher calls them. A name that is there stays. */
    firstName: firstName.optional(),
    lastName: lastName.optional(),
  }),
  response: studentClass,
  errors: {
    'closed-code': closedCode,
    'too-many-requests': tooManyCodes,
    ...noRoom,
    'taken-out': {
      status: 409,
      detail:
        'You are no longer in this class. If you should be, please ask your teacher for a new class code.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});
