import { nameOf } from '#features/accounts/core/student-name.ts';
import { listCoTeacherInvites, listInvitations } from '#features/classes/server/public.ts';
import { selectWaitingEssays } from '#features/essays/server/public.ts';
import { listCorrectionNotes } from '#features/item-bank/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { NoteRow } from '../contract/worklist.ts';
import { type Dismissal, stateText } from '../core/dismissal.ts';
import { RECENT_DAYS } from '../core/recent-answers.ts';
import { selectWaitingFamilies } from './families-queries.ts';

/** Who asked is named so many at a time. */
const NAMES = 3;

/** What waits for a teacher besides the students of the rosters. */
export interface NoteRows {
  readonly essays: readonly NoteRow[];
  readonly requests: readonly NoteRow[];
  readonly invites: readonly NoteRow[];
  readonly families: readonly NoteRow[];
  readonly corrections: readonly NoteRow[];
  /** Notes about corrected keys that the teacher has read lately, by the key of their row: they are kept with the notes. */
  readonly read: ReadonlyMap<string, Dismissal>;
}

/** The rows about essays, requests, invitations and corrected keys, put away or not. */
export async function readNoteRows(services: QuizServices, teacherId: number, now: Date): Promise<NoteRows> {
  const { db } = services;
  const readSince = new Date(now.getTime() - RECENT_DAYS * MS_PER_DAY);
  const [essays, requests, invites, families, notes] = await Promise.all([
    selectWaitingEssays(db, teacherId),
    requestRows(db, teacherId, now),
    inviteRows(db, teacherId, now),
    familyRows(db, teacherId),
    listCorrectionNotes(services, teacherId, readSince),
  ]);
  const corrections = notes.map(({ note, readAt }) => ({ row: correctionRow(note), readAt }));
  return {
    essays: essays.map(({ newest, ...ofClass }) => ({
      type: 'essays' as const,
      rowKey: `essays:${ofClass.classId}`,
      state: stateText(new Map([[0, newest.getTime()]])),
      ...ofClass,
    })),
    requests,
    invites,
    families,
    corrections: corrections.map(({ row }) => row),
    read: new Map(
      corrections.flatMap(({ row: { rowKey, state }, readAt }) =>
        readAt ? [[rowKey, { state, dismissedAt: readAt }]] : [],
      ),
    ),
  };
}

type Note = Extract<NoteRow, { readonly type: 'correction' }>['note'];
const correctionRow = (note: Note) => ({
  type: 'correction' as const,
  rowKey: `correction:${note.correctionId}`,
  state: stateText(new Map([[note.correctionId, 0]])),
  note,
});

/** The rows about what waits for a yes or a no. */
export const readRequestRows = async (db: Db, teacherId: number, now: Date): Promise<NoteRow[]> => [
  ...(await requestRows(db, teacherId, now)),
  ...(await inviteRows(db, teacherId, now)),
];

/** One row for all who asked to join. */
async function requestRows(db: Db, teacherId: number, now: Date): Promise<NoteRow[]> {
  const { invitations, more } = await listInvitations(db, teacherId, now);
  const [newest] = invitations;
  if (!newest) return [];
  return [
    {
      type: 'requests',
      rowKey: 'requests',
      state: stateText(new Map([[0, Date.parse(newest.askedAt)]])),
      waiting: invitations.length + more,
      names: invitations.slice(0, NAMES).map(({ studentName }) => studentName),
    },
  ];
}

/** One row for all parents who wait to be confirmed, and all withdrawn consent. */
async function familyRows(db: Db, teacherId: number): Promise<NoteRow[]> {
  const waiting = await selectWaitingFamilies(db, teacherId);
  const [newest] = waiting;
  if (!newest) return [];
  return [
    {
      type: 'families',
      rowKey: 'families',
      state: stateText(new Map([[0, newest.at.getTime()]])),
      waiting: waiting.filter(({ kind }) => kind === 'asked').length,
      withdrawn: waiting.filter(({ kind }) => kind === 'withdrawn').length,
      studentId: newest.student_id,
      studentName: nameOf({
        firstName: newest.first_name,
        lastName: newest.last_name,
        username: newest.username,
      }),
    },
  ];
}

/** One row for all invitations to teach classes of others. */
async function inviteRows(db: Db, teacherId: number, now: Date): Promise<NoteRow[]> {
  const { invites } = await listCoTeacherInvites(db, teacherId, now);
  const [newest] = invites;
  if (!newest) return [];
  return [
    {
      type: 'invites',
      rowKey: 'invites',
      state: stateText(new Map([[0, Date.parse(newest.invitedAt)]])),
      waiting: invites.length,
      className: newest.className,
      ownerName: newest.ownerName,
    },
  ];
}
