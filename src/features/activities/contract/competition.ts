import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import {
  endpoint,
  READ_LIMIT,
  STUDENT_LIST_LIMIT,
  WRITE_LIMIT,
} from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import {
  CLASS_SIZES,
  COMPETITION_PHASES,
  COMPETITION_SCOPES,
  COMPETITION_TYPES,
  LONGEST_COMPETITION,
} from '../core/competition.ts';
import { schoolDay } from './days.ts';
import { noRoom } from './refusals.ts';
import { activityView, standing } from './views.ts';

/** At most so many classes in a competition of a teacher, and in one of a school. */
export const MOST_CLASSES = 20;
export const MOST_CLASSES_OF_SCHOOL = 200;
/** Of these are one teacher's at most, so that nobody takes all the places. */
export const MOST_CLASSES_OF_OWNER = 20;

const dayRefusals = {
  'due-before-start': { status: 422, detail: 'The last day cannot be before the first one.' },
  'starts-too-soon': {
    status: 422,
    detail: 'A competition starts tomorrow at the earliest, so that every class starts at the same time.',
  },
  'too-long': {
    status: 422,
    detail: `A competition lasts at most ${LONGEST_COMPETITION} days, and starts within a year.`,
  },
} as const;

const notConfirmed = {
  status: 409,
  detail: 'Competitions are for classes of approved teachers. Please ask your administrator to approve you.',
} as const;

const notAtSchool = {
  status: 409,
  detail:
    'A competition of a school is for classes whose owner is confirmed there, and so are you. Your school is under Settings.',
} as const;

const myClass = { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] } as const;

/** Competitions of a school that have not started and have a class of one teacher. */
export const MOST_PLANNED = 5;
export const enoughCompetitions = {
  status: 409,
  detail: `You have set ${MOST_PLANNED} competitions of your school that have not started. Take your class out of one first.`,
} as const;

export const createCompetition = endpoint({
  name: 'createCompetition',
  methods: ['POST'],
  path: 'teaching/createCompetition',
  summary:
    'Sets a competition of the classes of a teacher, or of a school, with its first class; others join it before it starts. It starts and ends at midnight of each class’s zone.',
  access: only(['teacher'], myClass),
  body: z.object({
    type: z.literal('LOCAL_COMPETITION'),
    classId: id,
    startDate: schoolDay,
    dueDate: schoolDay,
    /** For the classes of all teachers who are confirmed at the school of this one. */
    ofSchool: z.boolean().optional(),
  }),
  response: z.object({ competitionId: id, activity: activityView }),
  errors: {
    ...dayRefusals,
    ...noRoom,
    'not-confirmed': notConfirmed,
    'not-at-school': notAtSchool,
    'enough-competitions': enoughCompetitions,
  },
  plan: [{ feature: 'competition' }],
  limit: WRITE_LIMIT,
  changes: true,
});

export const joinCompetition = endpoint({
  name: 'joinCompetition',
  methods: ['POST'],
  path: 'teaching/joinCompetition',
  summary:
    'Lets a class take part in a competition that has not started: in one of all schools, in one of the school where the teacher and the owner of the class are confirmed, or in one of classes with the same owner that the teacher may change.',
  access: only(['teacher'], myClass),
  body: z.object({ competitionId: id, classId: id }),
  response: z.object({ competitionId: id, activity: activityView }),
  errors: {
    ...noRoom,
    'not-confirmed': notConfirmed,
    'not-at-school': notAtSchool,
    'already-in': {
      status: 409,
      detail: 'This class is in the competition already. If it was canceled, you can bring it back.',
    },
    'already-started': { status: 409, detail: 'This competition has started. No class can join it anymore.' },
    'called-off': { status: 409, detail: 'This competition was called off.' },
    'other-owner': {
      status: 409,
      detail:
        'This class has another owner than the classes in this competition. Only classes of one teacher can compete.',
    },
    'enough-classes': { status: 409, detail: 'This competition has as many classes as it can have.' },
    'enough-of-owner': {
      status: 409,
      detail: `${MOST_CLASSES_OF_OWNER} classes of one teacher are in this competition, and there can be no more.`,
    },
  },
  plan: [{ feature: 'competition' }],
  limit: WRITE_LIMIT,
  changes: true,
});

/** A competition that classes of several teachers can join. */
const competitionToJoin = z.object({
  competitionId: id,
  /** Of one of a school the name of the school. */
  name: z.string(),
  ofSchool: z.boolean(),
  startDate: z.iso.date(),
  dueDate: z.iso.date(),
  /** Classes of the teacher that take part. */
  classIds: z.array(id),
});

export const listCompetitionsToJoin = endpoint({
  name: 'listCompetitionsToJoin',
  methods: ['GET'],
  path: 'activity/competitions',
  summary:
    'The competitions that have not started, of the school where the teacher is confirmed and of all schools, each with the classes of the teacher that take part.',
  access: only(['teacher']),
  response: z.object({ competitions: z.array(competitionToJoin) }),
  limit: READ_LIMIT,
  notHeavy: 'Of these there are a few in a year.',
});

/** A class in its place. */
const placedClass = z.object({
  /** Null for a class that the person who asks does not know. */
  className: z.string().nullable(),
  own: z.boolean(),
  place: z.number().int(),
  /**
   * Points for each student; null where a class hides points from the student who asks, and, for everybody who does not teach the class, of one
   * of so few students that it tells of one child.
   */
  score: z.number().nullable(),
});

const competitionFacts = {
  activityId: id,
  competitionId: id,
  type: z.enum(COMPETITION_TYPES),
  scope: z.enum(COMPETITION_SCOPES),
  /** Of a competition of all schools its name, of one of a school the name of the school; null of one of a teacher. */
  name: z.string().nullable(),
  startDate: z.iso.date(),
  dueDate: z.iso.date(),
  phase: z.enum(COMPETITION_PHASES),
  /** Days that are left, today included; 0 once it is over. */
  daysLeft: z.number().int(),
};

export const getCompetition = endpoint({
  name: 'getCompetition',
  methods: ['GET'],
  path: 'activity/competition',
  summary:
    'How a class stands in its competition: all classes of a teacher’s competition; of one of several teachers the own classes and their neighbors of the same size. Of a class that the teacher does not teach only place and score are told, and of one of few students only the place.',
  access: only(['teacher'], { kind: 'activity', at: 'query.activityId', may: ['teaches'] }),
  query: z.object({ activityId: idInPath }),
  response: z.object({
    competition: z.object({
      ...competitionFacts,
      className: z.string(),
      /** The classes of the teacher that take part, this one first. */
      classNames: z.array(z.string()),
      /** Classes that take part besides, in a competition of one teacher; null in one of several, which anybody may join. */
      otherClasses: z.number().int().nullable(),
      /** The size of the class at the start, where classes compete with those of their size; null before. */
      size: z.enum(CLASS_SIZES).nullable(),
      /** Null before the start, and where nobody was in the class then. */
      standing: standing.nullable(),
      classes: z.array(
        placedClass.extend({
          /** Right answers in percent; null where nothing was answered, for a class of others, and for one of so few students that it tells of one child. */
          accuracy: z.number().int().nullable(),
          /** Students at the start, and those who have earned points; null for a class of others. */
          students: z.number().int().nullable(),
          participants: z.number().int().nullable(),
        }),
      ),
    }),
  }),
  errors: { 'not-competition': { status: 409, detail: 'This is not a competition.' } },
  limit: READ_LIMIT,
  notHeavy: 'Everybody who looks within ten seconds is told the same sums.',
});

const ownStudent = { kind: 'student', may: ['self'] } as const;

export const getStudentCompetitions = endpoint({
  name: 'getStudentCompetitions',
  about: 'practice',
  methods: ['GET'],
  path: 'activity/student/competitions/{studentId}',
  summary:
    'How the classes stand for which a student reads in competitions now, and how those ended of which the student was not told. No child is named.',
  access: only(['student'], { ...ownStudent, at: 'params.studentId' }),
  params: z.object({ studentId: idInPath }),
  response: z.object({
    competitions: z.array(
      z.object({
        ...competitionFacts,
        className: z.string(),
        place: z.number().int(),
        /** Classes that it is compared with, the own one included. */
        classCount: z.number().int(),
        classes: z.array(placedClass),
      }),
    ),
  }),
  limit: STUDENT_LIST_LIMIT,
  notHeavy: 'Everybody who looks within ten seconds is told the same sums.',
});
export type StudentCompetition = z.output<typeof getStudentCompetitions.response>['competitions'][number];

export const noteCompetitionTold = endpoint({
  name: 'noteCompetitionTold',
  about: 'practice',
  methods: ['POST'],
  path: 'activity/student/competitions/told',
  summary: 'Notes that a student has read how a competition ended, so that it is not told again.',
  access: only(['student'], { ...ownStudent, at: 'body.studentId' }),
  body: z.object({ studentId: id, competitionId: id }),
  response: z.object({ noted: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});
