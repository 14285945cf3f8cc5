import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import {
  cancelAssignment,
  pauseAssignment,
  rescheduleAssignment,
  uncancelAssignment,
} from '../../contract/teaching.ts';
import { assignPassage, inDays } from './assign-passage.ts';

/** A new activity of a new class, due in a week, with what teachers do with it. */
export async function openActivity(test: TestApp, rivera: Teacher) {
  const room = await rivera.class('Room 12');
  const { activityId } = await assignPassage(test, rivera, room.id);
  const query = { activityId };
  return {
    room,
    activityId,
    pause: (pause: 'true' | 'false', teacher = rivera) =>
      teacher.call(pauseAssignment, { query: { activityId, pause } }),
    cancel: (teacher = rivera) => teacher.call(cancelAssignment, { query }),
    uncancel: (teacher = rivera) => teacher.call(uncancelAssignment, { query }),
    /** Days from today; the start stays where none is given. */
    due: (days: number, start?: number, teacher = rivera) =>
      teacher.call(rescheduleAssignment, {
        body: {
          activityId,
          dueDate: inDays(test, days),
          ...(start !== undefined && { startDate: inDays(test, start) }),
        },
      }),
  };
}

/** The acts with an activity that were written down, in their order. */
export async function actsOn(test: TestApp, activityId: number): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ act: string }>(
    "select act from audit_log where detail ->> 'activityId' = $1 order by id",
    [String(activityId)],
  );
  return rows.map(({ act }) => act);
}

/** A teacher after so many days: no session lasts that long. */
export async function daysLater(test: TestApp, teacher: Teacher, days: number): Promise<Teacher> {
  test.clock.pass(days * 86_400);
  return { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
}
