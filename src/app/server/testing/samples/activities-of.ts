import { assignPassage } from '#features/activities/server/testing/assign-passage.ts';
import { runCompetition } from '#features/activities/server/testing/run-competition.ts';
import { setGoal } from '#features/activities/server/testing/set-goal.ts';
import { type AssignedActivity, idOf, type Room, type TestEnvironment } from './company.ts';

/** A passage and a weekly goal for a class, and a competition that runs. */
export async function activitiesOf(environment: TestEnvironment, room: Room): Promise<AssignedActivity[]> {
  const { teacher } = room;
  const passage = await assignPassage(environment, teacher, room.room.id);
  const goal = await setGoal(teacher, room.room.id);
  const competition = await runCompetition(environment, {
    classId: room.room.id,
    studentIds: room.members.map(idOf),
  });
  return [
    { kind: 'passage', id: passage.activityId, room },
    { kind: 'weekly', id: goal.activityId, room },
    { kind: 'competition', id: competition.activityId, room },
  ];
}
