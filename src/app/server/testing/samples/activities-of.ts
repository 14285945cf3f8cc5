import { assignPassage } from '#features/activities/server/testing/assign-passage.ts';
import { setGoal } from '#features/activities/server/testing/set-goal.ts';
import type { AssignedActivity, Room, TestEnvironment } from './company.ts';

/** A passage and a weekly goal for a class. */
export async function activitiesOf(environment: TestEnvironment, room: Room): Promise<AssignedActivity[]> {
  const { teacher } = room;
  const passage = await assignPassage(environment, teacher, room.room.id);
  const goal = await setGoal(teacher, room.room.id);
  return [
    { kind: 'passage', id: passage.activityId, room },
    { kind: 'weekly', id: goal.activityId, room },
  ];
}
