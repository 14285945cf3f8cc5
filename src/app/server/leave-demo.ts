import { usernameKey } from '#features/accounts/core/username.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Database, Tx } from '#platform/db/server/database.ts';
import { staysInUse } from './database-in-use.ts';
import { deleteDemoMark, insertProductionMark, selectDemoMark } from './demo-queries.ts';
import {
  deletePeople,
  forgetLearning,
  giveClasses,
  selectAddedClasses,
  selectDemoPeople,
  selectTeacherId,
  withdrawInstantApprovals,
} from './leave-demo-queries.ts';

export type LeaveDemo =
  | { readonly kind: 'left'; readonly people: number; readonly withdrawnApprovals: number }
  | { readonly kind: 'no-demo' }
  /** A running Openleaf would go on approving teachers and believing what it has in memory. */
  | { readonly kind: 'in-use' }
  /** Classes that were created with a demo login, and nobody was named who takes them. */
  | { readonly kind: 'classes-without-teacher'; readonly names: readonly string[] }
  | { readonly kind: 'no-such-teacher' };

/**
 * Makes a school of a demo: removes the people and the class that it was built with, and with them their work and
 * their sessions. Everyone who registered stays, with classes and work; a student in the demo's class leaves it and
 * keeps the work. Classes that were created with a demo login go to `classesTo`. Teachers wait for approval like
 * any others, and questions learn again from the answers that are left.
 */
export async function leaveDemo(
  database: Database,
  { classesTo, now }: { readonly classesTo?: string; readonly now: Date },
): Promise<LeaveDemo> {
  if ((await selectDemoMark(database.db)) === undefined) return { kind: 'no-demo' };
  if (await staysInUse(database)) return { kind: 'in-use' };
  return database.db.transaction().execute((tx) => leave(tx, classesTo, now));
}

async function leave(tx: Tx, classesTo: string | undefined, now: Date): Promise<LeaveDemo> {
  const createdAt = await selectDemoMark(tx);
  if (createdAt === undefined) return { kind: 'no-demo' };
  const people = await selectDemoPeople(tx, createdAt);
  const refusal = await handClassesOn(tx, { people: people.map(({ id }) => id), createdAt, classesTo });
  if (refusal !== undefined) return refusal;
  if (people.length > 0) await deletePeople(tx, people);
  const withdrawnApprovals = await withdrawInstantApprovals(tx);
  await forgetLearning(tx);
  await deleteDemoMark(tx);
  await insertProductionMark(tx, now);
  await recordAct(tx, { act: 'leave-demo', by: null, detail: { people: people.length } }, now);
  return { kind: 'left', people: people.length, withdrawnApprovals };
}

interface Handing {
  readonly people: readonly number[];
  readonly createdAt: Date;
  readonly classesTo: string | undefined;
}

/** @returns why the classes cannot be handed on. */
async function handClassesOn(
  tx: Tx,
  { people, createdAt, classesTo }: Handing,
): Promise<LeaveDemo | undefined> {
  const classes = people.length === 0 ? [] : await selectAddedClasses(tx, people, createdAt);
  if (classes.length === 0) return undefined;
  if (classesTo === undefined)
    return { kind: 'classes-without-teacher', names: classes.map(({ name }) => name) };
  const teacherId = await selectTeacherId(tx, usernameKey(classesTo), createdAt);
  if (teacherId === undefined) return { kind: 'no-such-teacher' };
  await giveClasses(
    tx,
    classes.map(({ id }) => id),
    teacherId,
  );
  return undefined;
}
