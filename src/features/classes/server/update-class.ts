import { recordAct } from '#platform/audit/server/record-act.ts';
import { notFound, Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { updateClass as contract } from '../contract/endpoints.ts';
import { changeSetting } from '../core/class-settings.ts';
import { checkFields } from './check-fields.ts';
import { settingsOf } from './class-settings-column.ts';
import { type LockedClass, lockClassRow, updateClassRow } from './classes-queries.ts';
import { readClass } from './get-class.ts';

/**
 * Changes what is sent of a class and leaves the rest; settings hold from the next quiz on. The class is locked, so that two
 * changes of the same moment are both kept. A new name, and whether the rules for under 13 hold, are kept in the audit log.
 */
export async function updateClass(
  { db }: Pick<Services, 'db'>,
  { actor, params, body, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  // A co-teacher names the owner, as the class does, or themself.
  if (body.teacherId !== object.teacher_id && body.teacherId !== actor.userId) return notFound();
  const refused = await db.transaction().execute(async (tx) => {
    const row = await lockClassRow(tx, params.id);
    const fields = checkFields(changed(row, body));
    if (fields instanceof Refusal) return fields;
    await updateClassRow(tx, params.id, fields);
    if (fields.belowThirteen !== row.below_thirteen) {
      const act = fields.belowThirteen ? 'turn-on-under-thirteen' : 'turn-off-under-thirteen';
      await recordAct(tx, { act, by: actor.userId, detail: { classId: params.id } }, now);
    }
    // The log names the class as it is called now, and never what it was called: a name of a class may tell of a child.
    if (fields.name !== row.name)
      await recordAct(tx, { act: 'rename-class', by: actor.userId, detail: { classId: params.id } }, now);
    return null;
  });
  return refused ?? readClass(db, { classId: params.id, viewerId: actor.userId }, now);
}

const changed = (row: LockedClass, body: Call<typeof contract>['body']) => ({
  name: body.name ?? row.name,
  grade: body.grade ?? row.grade,
  belowThirteen: body.belowThirteen ?? row.below_thirteen,
  includeEssays: body.includeEssays ?? row.include_short_essay_questions,
  maySkipEssays: body.maySkipEssays ?? row.may_skip_short_essay,
  settings: changeSetting(settingsOf(row.settings, row.id), body.settings),
  timezone: body.timezone ?? row.timezone,
});
