import { z } from 'zod';
import { keyCorrectionNote } from '#features/item-bank/contract/key-corrections.ts';
import { SKILLS } from '#features/library/core/skills.ts';
import { skillNeed, skillOrGroup } from '#features/reports/contract/skill-views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { ROW_KEY } from '../core/class-rows.ts';
import { HELP_KINDS } from '../core/who-needs-help.ts';
import { figuresOfClass } from './class-figures.ts';

const count = z.number().int();

/** Why a student needs the teacher (`core/who-needs-help.ts`). */
const helpReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pretest-open'), days: count, begun: z.boolean() }),
  z.object({ kind: z.literal('guessing'), share: z.number() }),
  z.object({ kind: z.literal('not-passing'), taken: count, passed: count }),
  z.object({ kind: z.literal('level-fell'), levels: z.number() }),
  skillNeed.omit({ parts: true }).extend({ kind: z.literal('skill') }),
  z.object({ kind: z.literal('far-below'), value: z.number(), grade: count }),
  z.object({ kind: z.literal('away'), days: count }),
]);

const row = {
  /** What the row is known by, and the state in which it can be put away. */
  rowKey: z.string(),
  state: z.string(),
};
const ofClass = { classId: id, className: z.string() };

const essaysRow = z.object({ type: z.literal('essays'), ...row, ...ofClass, waiting: count });
const requestsRow = z.object({
  type: z.literal('requests'),
  ...row,
  waiting: count,
  /** First names and initials of the newest, at most three. */
  names: z.array(z.string()),
});
/** Invitations to teach classes of others. */
const invitesRow = z.object({
  type: z.literal('invites'),
  ...row,
  waiting: count,
  /** Of the newest. */
  className: z.string(),
  ownerName: z.string(),
});
/** Parents of students who wait to be confirmed, and consent that was withdrawn. */
const familiesRow = z.object({
  type: z.literal('families'),
  ...row,
  waiting: count,
  withdrawn: count,
  /** The student of the newest. */
  studentId: id,
  studentName: z.string(),
});
const correctionRow = z.object({ type: z.literal('correction'), ...row, note: keyCorrectionNote });

const noteRow = z.discriminatedUnion('type', [
  essaysRow,
  requestsRow,
  invitesRow,
  familiesRow,
  correctionRow,
]);
/** A row of the worklist that is about no roster. */
export type NoteRow = z.output<typeof noteRow>;

const worklistRow = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('help'),
    ...row,
    ...ofClass,
    kind: z.enum(HELP_KINDS),
    /** With what to help, where that is the reason, and the skill to practice. */
    skill: skillOrGroup.nullable(),
    practice: z.enum(SKILLS).nullable(),
    everyone: z.boolean(),
    count,
    mildest: helpReason,
    named: z
      .array(
        z.object({
          studentId: id,
          firstName: z.string(),
          lastName: z.string(),
          username: z.string(),
          reason: helpReason,
        }),
      )
      .readonly(),
  }),
  z.object({ type: z.literal('pretest'), ...row, ...ofClass, done: count, known: count }),
  essaysRow,
  requestsRow,
  invitesRow,
  familiesRow,
  z.object({ type: z.literal('early'), ...row, ...ofClass, quizzes: count }),
  correctionRow,
]);
export type WorklistRow = z.output<typeof worklistRow>;

const listedRows = z.object({
  rows: z.array(worklistRow),
  /** Rows that the teacher put away and that say no more than then. */
  putAway: z.array(worklistRow),
});
export type ListedRows = z.output<typeof listedRows>;

export const listWorklist = endpoint({
  name: 'listWorklist',
  methods: ['GET'],
  path: 'teaching/worklist',
  summary:
    'What waits for the teacher who asks, in all classes: students to help first, then essays, requests and invitations, notes last. What was put away stands apart until it says more.',
  access: only(['teacher']),
  response: z.object({
    ...listedRows.shape,
    /** The classes that were looked at, in a few numbers each: the same rosters are read for both. */
    figures: z.array(figuresOfClass),
    /** Classes whose students were not looked at, because there are too many. */
    leftOut: z.array(id),
  }),
  // It reads the rosters of all classes.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});

export const listWorklistOfClass = endpoint({
  name: 'listWorklistOfClass',
  methods: ['GET'],
  path: 'class/{id}/worklist',
  summary: 'The rows of the worklist of the teacher who asks that are about one class, put away or not.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: listedRows,
  limit: READ_LIMIT,
  heavy: true,
});

export const listNotes = endpoint({
  name: 'listNotes',
  methods: ['GET'],
  path: 'teaching/worklist/notes',
  summary:
    'The rows of the worklist of the teacher who asks that are about essays, requests, invitations or corrected keys and are not put away.',
  access: only(['teacher']),
  response: z.object({ rows: z.array(noteRow) }),
  limit: READ_LIMIT,
  heavy: true,
});

const rowKey = z.string().max(60).regex(ROW_KEY);
/** As it came with the row. */
const state = z
  .string()
  .max(12_000)
  .regex(/^[0-9]{1,16}:[0-9]{1,16}(,[0-9]{1,16}:[0-9]{1,16})*$/);

export const dismissWorklistRow = endpoint({
  name: 'dismissWorklistRow',
  methods: ['POST'],
  path: 'teaching/worklist/dismiss',
  summary: 'Puts a row of the worklist away, as it is, for the teacher who calls.',
  access: only(['teacher']),
  body: z.object({ rowKey, state }),
  response: z.object({}),
  limit: WRITE_LIMIT,
  changes: true,
});

export const restoreWorklistRow = endpoint({
  name: 'restoreWorklistRow',
  methods: ['POST'],
  path: 'teaching/worklist/restore',
  summary: 'Puts a row back that the teacher who calls put away.',
  access: only(['teacher']),
  body: z.object({ rowKey }),
  response: z.object({}),
  limit: WRITE_LIMIT,
  changes: true,
});
