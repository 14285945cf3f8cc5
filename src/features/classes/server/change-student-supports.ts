import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { changeStudentSupports as contract } from '../contract/student-supports.ts';
import { type StudentSupports, supportsOf, toSupportColumns } from '../core/student-supports.ts';
import { lockSupports, updateSupports } from './student-supports-queries.ts';

/** Sets what a class gives one of its students. The record says what was changed, and not to what. */
export async function changeStudentSupports(
  { db }: Pick<Services, 'db'>,
  { actor, body: { classId, studentId, ...changes }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { ownLevels } = changes;
  if (ownLevels && ownLevels.lowestLevel > ownLevels.highestLevel) return refuse('levels-crossed', CROSSED);
  return db.transaction().execute(async (tx): Promise<Reply<typeof contract>> => {
    const before = await lockSupports(tx, { classId, studentId });
    if (!before) return refuse('not-in-class');
    const was = supportsOf(before);
    const supports = withChanges(was, changes);
    const changed = NAMES.filter((name) => JSON.stringify(was[name]) !== JSON.stringify(supports[name]));
    if (changed.length === 0) return { supports };
    await updateSupports(tx, { classId, studentId }, toSupportColumns(supports));
    const detail = { classId, changed: changed.join(' ') };
    await recordAct(tx, { act: 'change-student-supports', by: actor.userId, about: studentId, detail }, now);
    return { supports };
  });
}

const CROSSED = {
  errors: [
    {
      path: 'ownLevels.lowestLevel',
      code: 'crossed',
      message: 'The lowest level cannot be above the highest.',
    },
  ],
};

const NAMES = ['ownLevels', 'listening', 'largerText', 'lineFocus'] as const;

type Changes = { readonly [K in keyof StudentSupports]?: StudentSupports[K] | undefined };

const withChanges = (was: StudentSupports, changes: Changes): StudentSupports => ({
  ownLevels: changes.ownLevels === undefined ? was.ownLevels : changes.ownLevels,
  listening: changes.listening ?? was.listening,
  largerText: changes.largerText ?? was.largerText,
  lineFocus: changes.lineFocus ?? was.lineFocus,
});
