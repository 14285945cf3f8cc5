import { z } from 'zod';
import { assignmentView } from '#features/activities/contract/views.ts';
import { classForTeacher } from '#features/classes/contract/classes-of-student.ts';
import { SKILLS } from '#features/library/core/skills.ts';
import { rankView, readingLevel } from '#features/progress/contract/views.ts';
import { WEEKLY_RULES } from '#features/progress/core/weekly-goal.ts';
import { essayPrompt, essayScore } from '#features/quiz/contract/short-essay.ts';
import { pretestStatus } from '#features/quiz/contract/views.ts';
import { period } from '#features/reports/contract/period.ts';
import { skillNeed } from '#features/reports/contract/skill-views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, STUDENT_LIST_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { historyLine, levelChange, levelPoint, pointsDay, readingPoint, skillSummary } from './views.ts';

const seenStudent = { kind: 'student', may: ['self', 'teaches'] } as const;

export const quizHistory = endpoint({
  name: 'quizHistory',
  about: 'practice',
  methods: ['POST'],
  path: 'quiz/quiz_history/{studentId}',
  summary: 'Finished quizzes, newest first, ten on a page.',
  access: only(['student', 'teacher'], { ...seenStudent, at: 'params.studentId' }),
  params: z.object({ studentId: idInPath }),
  body: z.object({
    page: z.number().int().min(0).max(100_000).default(0),
    size: z.number().int().min(1).max(100).default(10),
    /** Only the quizzes since the last reset, as reports count them. */
    sinceReset: z.boolean().default(false),
    ...period,
  }),
  response: z.object({
    page: z.number().int(),
    size: z.number().int(),
    total: z.number().int(),
    quizzes: z.array(historyLine),
    /** The zone in which days are meant, and its day now: the latest that can be asked for. */
    timezone: z.string(),
    today: z.iso.date(),
  }),
  limit: READ_LIMIT,
  notHeavy: 'It reads one page of one student.',
});

/** The answers in the quizzes of the last 30 days. */
const recentAnswers = z.object({
  recentAnswers: z.number().int(),
  /** Share of them that were fast, 0–1; null without answers. */
  fastShare: z.number().nullable(),
});

/** The quizzes of a student since the last reset. */
const quizCounts = z.object({
  /** Those that were read: without the next but one. */
  quizzesTaken: z.number().int(),
  quizzesPassed: z.number().int(),
  /** Finished, and too fast to count: never passed. */
  quizzesTooFast: z.number().int(),
});

/** What the student's home shows, and what a teacher sees of one student. */
export const viewProfileForStudent = endpoint({
  name: 'viewProfileForStudent',
  about: 'practice',
  methods: ['POST'],
  path: 'dashboard/viewProfileForStudent',
  summary: 'Level, rank, points, the week, and (for the teacher) each level change with its reason.',
  access: only(['student', 'teacher'], { ...seenStudent, at: 'body.studentId' }),
  body: z.object({
    studentId: id,
    /** The days of the level changes; without them the newest of all. */
    dates: z.object(period).optional(),
    /** The older form asks with it; an answer is always JSON. */
    jsonFormat: z.boolean().optional(),
  }),
  response: z.object({
    studentId: id,
    /** The whole name for a teacher, the first name for the student. */
    name: z.string(),
    /** What the student logs in with; null for the student. */
    username: z.string().nullable(),
    /** A parent, whose home leads with the children. */
    isParent: z.boolean(),
    /** The zone in which days and weeks are meant: the class's. */
    timezone: z.string(),
    /** For a teacher: every class of the student, the one that counts first. Empty for the student. */
    classes: z.array(classForTeacher),
    /** False for a teacher who is not approved: then only the work of their own classes is told. */
    allWork: z.boolean(),
    /** False where, besides, another teacher's class counts: then level, points, rank and pretest are null. */
    figures: z.boolean(),
    pretestStatus: pretestStatus.nullable(),
    /** A quiz waits to be finished: its title. */
    openQuiz: z
      .object({ title: z.string(), answeredCount: z.number().int(), questionCount: z.number().int() })
      .nullable(),
    /** What the student can do now for their classes, what is due first in front; empty for a teacher. */
    assigned: z.array(assignmentView),
    /** The essay that the student can write now; null for a teacher. */
    essay: essayPrompt.nullable(),
    /** The newest essay with a score that the student has not looked at; null for a teacher. */
    scoredEssay: z
      .object({
        attemptId: id,
        versionId: id,
        title: z.string(),
        score: essayScore,
        /** The line of the passage's rubric for this score. */
        meaning: z.string(),
        /** What the teacher wrote to the student; may be empty. */
        comment: z.string(),
        /** Paid for the score; null where a class hides points. */
        points: z.number().int().nullable(),
        teacherName: z.string().nullable(),
      })
      .nullable(),
    /** A teacher has let the student start over, who has not begun; whether points started at 0, too: false where a class hides points. */
    startsOver: z.object({ pointsToo: z.boolean() }).nullable(),
    readingLevel: readingLevel.nullable(),
    initialLevel: z.number().int().nullable(),
    rank: rankView.nullable(),
    ...quizCounts.shape,
    /** The answers of the last 30 days and the share of fast ones; null for the student. */
    recent: recentAnswers.nullable(),
    week: z.object({
      /** Quizzes since Monday in the class's time zone that count for the weekly goal, and the goal. */
      quizzes: z.number().int(),
      goal: z.number().int(),
      /** What makes a quiz count: half of it is right, it was read to the end, or it was passed. */
      rule: z.enum(WEEKLY_RULES),
      /** The class that sets the goal; null for the usual one. */
      setByClass: z.string().nullable(),
      /** The class sets it for some of its students, not for everybody. */
      forSome: z.boolean(),
      /** So many quizzes of this week count as the goal asks for. */
      reached: z.boolean(),
      /** The Monday of this week, where a change of the goal has reached it and paid its points, not a quiz; null otherwise. */
      reachedByChange: z.iso.date().nullable(),
      /** Weeks in which the goal was reached, without a gap up to this week or the last one. */
      weeksInARow: z.number().int(),
      /** Quizzes of this week that do not count, the oldest first: answered too fast, with fewer than half right, or not passed. */
      notCounted: z.array(z.object({ title: z.string(), why: z.enum(['fast', 'half', 'not-passed']) })),
    }),
    /** In these days, newest first, at most 20; `quiz/level_changes/{studentId}` has all of them. Empty for the student. */
    levelChanges: z.array(levelChange),
  }),
  limit: STUDENT_LIST_LIMIT,
  notHeavy: 'It reads the work of one student.',
});
export type StudentProfile = z.output<(typeof viewProfileForStudent)['response']>;

export const studentProfileData = endpoint({
  name: 'studentProfileData',
  methods: ['POST'],
  path: 'quiz/student_profile_data/{id}',
  summary: 'The reading level and the points over time, the skills, and the share of fast answers.',
  access: only(['student', 'teacher'], { ...seenStudent, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  body: z.object(period),
  response: z.object({
    studentId: id,
    /** The zone in which days are meant, and its day now: the latest that can be asked for. */
    timezone: z.string(),
    today: z.iso.date(),
    /**
     * Oldest first: the end of each pretest, then each quiz, since the last reset; of more than 300 quizzes as many, evenly spread. Null where a
     * class hides it from the student.
     */
    levels: z.array(levelPoint).nullable(),
    /** For a teacher who sees the student's own figures: the passages of these quizzes, oldest first. Null for others. */
    readings: z.array(readingPoint).nullable(),
    /** Quizzes in these days since the last reset, of which those above are some where they are many. */
    quizzesToDraw: z.number().int(),
    /** Oldest first: each day with points, since the last reset. Null where a class hides points from the student. */
    points: z.array(pointsDay).nullable(),
    /** Passages read week by week up to this one, oldest first, at most eight weeks: without those that were too fast to count. */
    weeks: z.array(z.object({ monday: z.iso.date(), quizzes: z.number().int() })),
    /** Passages read since the last reset, in the days that are asked for, and those that were too fast to count. */
    passagesRead: z.number().int(),
    passagesTooFast: z.number().int(),
    /** Passages read before the last reset, in the days that are asked for. */
    beforeReset: z.number().int(),
    /** The days of the skills: without a first day the school year, as in the report of a class. */
    skillDays: z.object({ start: z.iso.date(), end: z.iso.date() }),
    /** What the quizzes of these days come to, since the last reset: the same figures as in the report of a class. */
    work: z.object({
      /** Those that were read, and those that were too fast to count. */
      quizzes: z.number().int(),
      quizzesTooFast: z.number().int(),
      passed: z.number().int(),
      /** Of these quizzes; null where a class hides points from the student. */
      points: z.number().int().nullable(),
      answers: z.number().int(),
      counted: z.number().int(),
      right: z.number().int(),
      /** On the questions, with one decimal. */
      minutes: z.number(),
      /** Of the passages that were read; null without quizzes, and where a class hides levels from the student. */
      lowestLevel: z.number().int().nullable(),
      highestLevel: z.number().int().nullable(),
    }),
    /** The groups of skills since the last reset. Empty for a teacher who does not see the student's own figures. */
    skills: z.array(skillSummary),
    /** The skills that are furthest above and below what was expected; null where none is beyond chance. */
    goingWell: z.enum(SKILLS).nullable(),
    toTry: z.enum(SKILLS).nullable(),
    /** Answers in finished quizzes of these days. */
    answers: z.number().int(),
    /** Those that came faster than the text can be read. */
    fastAnswers: z.number().int(),
  }),
  limit: READ_LIMIT,
  notHeavy: 'It reads the work of one student.',
});
export type StudentProfileData = z.output<(typeof studentProfileData)['response']>;

/** What a student did lately, for the teacher. */
const recentWork = z.object({
  ...recentAnswers.shape,
  /** Of the last five quizzes, those that were read. */
  recentQuizzes: z.object({ taken: z.number().int(), passed: z.number().int() }),
  /** Quizzes that were read since Monday in the class's time zone, and those that were too fast to count. */
  weekQuizzes: z.number().int(),
  weekTooFast: z.number().int(),
  /** Minutes on the questions of all these, with one decimal. */
  weekMinutes: z.number(),
});

/** One line of a class's roster as its teacher sees it. */
export const rosterLine = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  joinedAt: moment,
  /** The account is locked: no password opens it until an administrator, or the answer to withdrawn consent, does. */
  accountLocked: z.boolean(),
  /** When a teacher last let the student start over; null where none did. */
  startedOverAt: moment.nullable(),
  /** False where another class counts and the teacher is not approved: then only the work of this class is told. */
  figures: z.boolean(),
  pretestStatus: pretestStatus.nullable(),
  readingLevel: readingLevel.nullable(),
  /** The class whose limits the level is shown in, where it is not this class. */
  limitsOf: z.string().nullable(),
  /** The levels that the class that counts has for this student alone; null where the student has those of the class. */
  ownLevels: z.object({ lowest: z.number().int(), highest: z.number().int() }).nullable(),
  /** The level that the pretest found; null, as the next, while no level is known. */
  initialLevel: z.number().int().nullable(),
  /** How far the level moved since, in levels with one decimal; null, too, while no answer counted since. */
  sinceStart: z.number().nullable(),
  /** Which way it moved beyond doubt; null where that may be chance. */
  moved: z.enum(['up', 'down']).nullable(),
  totalPoints: z.number().int().nullable(),
  rankId: z.number().int().nullable(),
  ...quizCounts.shape,
  ...recentWork.shape,
  /** With what the student could use help, by the answers of this school year; empty, too, where the figures are not shown. */
  skillNeeds: z.array(skillNeed),
  lastSeen: moment.nullable(),
});
export type RosterLine = z.output<typeof rosterLine>;

export const listStudentsOfClass = endpoint({
  name: 'listStudentsOfClass',
  methods: ['GET'],
  path: 'class/{id}/students',
  summary: 'The roster of a class: who is where.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ students: z.array(rosterLine) }),
  limit: READ_LIMIT,
  heavy: true,
});

export const pretestStatuses = endpoint({
  name: 'pretestStatuses',
  methods: ['GET'],
  path: 'class/{id}/pretestStatuses',
  summary:
    'How far each student of a class is in the pretest; students whose figures the teacher may not see are left out.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ statuses: z.array(z.object({ studentId: id, status: pretestStatus })) }),
  limit: READ_LIMIT,
  heavy: true,
});
