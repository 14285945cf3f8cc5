import type { CastObject } from '#app/server/testing/authorisation/cast.ts';
import type { AssignedActivity, Company, TestEnvironment } from '#app/server/testing/samples/company.ts';
import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import {
  createCompetition,
  getCompetition,
  joinCompetition,
  noteCompetitionTold,
} from '../../contract/competition.ts';
import { startAssignment } from '../../contract/student.ts';
import {
  changeRecurringActivity,
  createAssessment,
  createAssignment,
  createRecurringActivity,
  giveMoreTime,
} from '../../contract/teaching.ts';
import { inDays } from './assign-passage.ts';
import { planCompetition } from './plan-competition.ts';
import { runCompetition } from './run-competition.ts';

/** The activity of a class in which the caller teaches or learns, or of any class. */
function activityOf(
  { activities, room, worker, role }: Scene,
  kind: AssignedActivity['kind'] = 'passage',
): number | undefined {
  const ofKind = activities.filter((one) => one.kind === kind);
  const ofCaller = ofKind.find(({ room: one }) =>
    role === 'teacher' ? one === room : one.members.includes(worker),
  );
  return (ofCaller ?? ofKind[0])?.id;
}

async function endedFor(
  environment: TestEnvironment,
  { classId, studentId }: { readonly classId: number; readonly studentId: number },
): Promise<number> {
  const days = { from: -9, until: -3, hasEnded: true };
  const { competitionId } = await runCompetition(environment, { classId, studentIds: [studentId], ...days });
  return competitionId;
}

const objects = ({ activities }: Company): CastObject[] =>
  activities.map(({ id, kind, room: { label, teacher, approved, coTeachers } }) => ({
    kind: 'activity',
    label: `${kind} activity of class "${label}"`,
    id,
    standing: {
      owner: [teacher.id],
      teaches: [teacher.id, ...coTeachers.map((one) => one.teacher.id)],
      'co-teacher': coTeachers.filter((one) => one.approved || !approved).map((one) => one.teacher.id),
    },
  }));

export const samples: SliceSamples = {
  fields: (scene) => ({
    activityId: activityOf(scene),
    studentAssignmentId: activityOf(scene),
    startDate: inDays(scene.environment, 0),
    dueDate: inDays(scene.environment, 9),
  }),
  endpoints: [
    {
      endpoint: createAssignment,
      // One that is not assigned yet, to everyone in the class.
      fields: ({ environment }) => ({
        versionId: environment.app.services.library.current('practice')[1]?.versionId,
      }),
    },
    {
      endpoint: createRecurringActivity,
      // Everybody in the class has a goal: one for a single student takes its place.
      fields: ({ room, worker }) => ({ studentIds: [(room.members[0] ?? worker).student.id], quizzes: 3 }),
    },
    {
      endpoint: createAssessment,
      // Later, so that nobody finds the pretest to do meanwhile.
      fields: ({ environment, room, worker }) => ({
        studentIds: [(room.members[0] ?? worker).student.id],
        startDate: inDays(environment, 20),
        dueDate: inDays(environment, 30),
      }),
    },
    {
      endpoint: changeRecurringActivity,
      suits: ({ label }) => label.startsWith('weekly'),
      fields: (scene) => ({ activityId: activityOf(scene, 'weekly'), quizzes: 7 }),
    },
    {
      endpoint: giveMoreTime,
      fields: (scene) => ({
        studentIds: [(scene.room.members[0] ?? scene.worker).student.id],
        dueDate: inDays(scene.environment, 20),
      }),
    },
    { endpoint: startAssignment, afterQuiz: true },
    {
      endpoint: createCompetition,
      fields: ({ environment }) => ({ startDate: inDays(environment, 3), dueDate: inDays(environment, 9) }),
    },
    {
      endpoint: joinCompetition,
      // One that no class is in.
      fields: async ({ environment }) => ({ competitionId: await planCompetition(environment) }),
    },
    {
      endpoint: noteCompetitionTold,
      // One that has ended, and that the student was not told of.
      fields: async ({ environment, room, worker }) => ({
        competitionId: await endedFor(environment, { classId: room.room.id, studentId: worker.student.id }),
      }),
    },
    {
      endpoint: getCompetition,
      suits: ({ label }) => label.startsWith('competition'),
      fields: (scene) => ({ activityId: activityOf(scene, 'competition') }),
    },
  ],
  objects,
};
