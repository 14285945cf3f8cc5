import { recordActs } from '#platform/audit/server/record-act.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { removeStudentsFromClass as contract } from '../contract/class-members.ts';
import { endMemberships } from './membership-queries.ts';

/** Takes students out of a class of the teacher; doing it again changes nothing. No work is deleted. */
export async function removeStudents(
  { db }: Pick<Services, 'db'>,
  { actor, body, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classId, studentIds } = body;
  const outside = await db.transaction().execute(async (tx) => {
    const { known, ended } = await endMemberships(tx, { classId, studentIds, now, by: actor.userId });
    const act = { act: 'remove-from-class', by: actor.userId, detail: { classId } } as const;
    await recordActs(
      tx,
      ended.map((about) => ({ ...act, about })),
      now,
    );
    return known;
  });
  return {
    removals: studentIds.map((studentId, index) =>
      outside.has(studentId)
        ? {
            index,
            field: 'studentId',
            ok: true,
            code: 'removed',
            message: 'This student is no longer in the class.',
          }
        : {
            index,
            field: 'studentId',
            ok: false,
            code: 'not-found',
            message: 'There is no such student in this class.',
          },
    ),
  };
}
