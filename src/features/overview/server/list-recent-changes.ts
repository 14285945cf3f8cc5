import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import {
  archivedLatelyBy,
  listClassesOfTeacher,
  removedFrom,
  startedYearsOf,
} from '#features/classes/server/public.ts';
import { mergesIn } from '#features/merges/server/public.ts';
import { type QuizServices, resetsIn } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listRecentChanges as contract } from '../contract/recent-changes.ts';

/** What a teacher can undo in all classes, or in one: six statements, however many classes there are. */
export async function listRecentChanges(
  { db }: Pick<QuizServices, 'db'>,
  { actor: { userId: viewerId }, query: { classId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classes } = await listClassesOfTeacher(db, viewerId, now);
  const changing = classes.filter(
    ({ id, mayChange }) => mayChange && (classId === undefined || id === classId),
  );
  const resetting = changing.filter(({ mayReset }) => mayReset);
  const looking = { classIds: changing.map(({ id }) => id), viewerId, now };
  const lookingAsApproved = { ...looking, classIds: resetting.map(({ id }) => id) };
  const removed = await removedFrom(db, looking);
  const resets = await resetsIn(db, lookingAsApproved);
  const merges = await mergesIn(db, lookingAsApproved);
  return {
    classes: changing
      .map(({ id, name, timezone, mayReset }) => ({
        id,
        name,
        timezone,
        mayReset,
        removed: [...(removed.get(id) ?? [])],
        resets: [...(resets.get(id) ?? [])],
        merges: [...(merges.get(id) ?? [])],
      }))
      .filter((one) => one.removed.length + one.resets.length + one.merges.length > 0),
    archived: await archivedLatelyBy(db, viewerId, now),
    years: await startedYearsOf(db, viewerId, now),
    more: [removed, resets, merges].some((changes) => sizeOf(changes) >= MAX_STUDENTS_OF_CLASS),
  };
}

const sizeOf = (changes: ReadonlyMap<number, readonly unknown[]>): number =>
  [...changes.values()].flat().length;
