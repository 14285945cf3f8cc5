import { expect } from 'vitest';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { getCompetition, getStudentCompetitions } from '../../../contract/competition.ts';
import { getPendingStudentAssignments, getStudentAssignments } from '../../../contract/student.ts';
import { getStudentAssignmentReport, listActivities } from '../../../contract/teaching.ts';
import { phaseOf, tabOf } from '../../../core/activity-days.ts';
import { type AssignmentStatus, asWhole, statusOf } from '../../../core/assignment.ts';
import { competitionPhase, isCompetition } from '../../../core/competition.ts';
import { displayStatus } from '../../../core/display-status.ts';
import type { Scene } from './scene.ts';
import { assignmentOf, type Stored, type StoredActivity, todayOf } from './stored-facts.ts';

type Listed = ResponseOf<typeof listActivities>['activities'];

/** Holds what teacher and students are told of everything against what the rules make of what is stored. */
export async function comparesWithTold(scene: Scene, stored: Stored): Promise<void> {
  const { teacher } = scene;
  const now = scene.test.clock.now();
  const { activities } = (await teacher.call(listActivities, { params: { id: teacher.id }, query: {} })).data;
  expect(new Set(activities.map(({ activityId }) => activityId))).toEqual(new Set(stored.activities.keys()));
  await Promise.all([
    ...activities.map(async (line) => {
      const activity = stored.activities.get(line.activityId)!;
      listComparesWith(line, { scene, stored, activity, now });
      await reportComparesWith(line, { scene, stored, activity, now });
    }),
    ...scene.students.map((student) => studentCompares(scene, stored, { student, now })),
  ]);
}

interface Comparing {
  readonly scene: Scene;
  readonly stored: Stored;
  readonly activity: StoredActivity;
  readonly now: Date;
}

/** What the rules say of an activity for each student who is given it. */
const statusesOf = ({ scene, stored, activity, now }: Comparing) =>
  scene.students.flatMap(({ id }) => {
    const assignment = assignmentOf(stored, activity, id);
    const status = statusOf(assignment, todayOf(activity, now));
    return status === 'deleted' ? [] : [{ studentId: id, status, ...assignment }];
  });

function listComparesWith(line: Listed[number], of: Comparing): void {
  const { activity, now } = of;
  const today = todayOf(activity, now);
  expect(line).toMatchObject({
    type: activity.kind,
    status: statusOf(asWhole(activity), today),
    tab: tabOf(activity, today),
    startDate: isoDay(activity.startDay),
    ...(activity.kind !== 'FIXED_WEEKLY' && { dueDate: isoDay(activity.dueDay) }),
  });
  if (activity.kind !== 'PASSAGE' && activity.kind !== 'ASSESSMENT') return;
  const students = statusesOf(of);
  expect(line, `how far the students are with ${activity.kind} ${activity.id}`).toMatchObject({
    students: students.length,
    begun: students.filter(({ begun }) => begun).length,
    finished: students.filter(({ finished }) => finished).length,
  });
}

async function reportComparesWith(line: Listed[number], of: Comparing): Promise<void> {
  const { scene, activity } = of;
  const query = { activityId: activity.id };
  if (isCompetition(activity.kind)) {
    const { competition } = (await scene.teacher.call(getCompetition, { query })).data;
    const told = { today: todayOf(activity, of.now), hasEnded: activity.ended };
    expect(competition.phase).toBe(competitionPhase(activity, told));
    expect(competition.standing).toEqual('standing' in line ? line.standing : null);
    return;
  }
  const report = (await scene.teacher.call(getStudentAssignmentReport, { query })).data;
  expect(report.activity.status).toBe(line.status);
  if (activity.kind === 'FIXED_WEEKLY') return;
  const lines = [...report.students, ...report.assessed];
  expect(new Map(lines.map(({ studentId, status }) => [studentId, status]))).toEqual(
    new Map(
      statusesOf(of).map(({ studentId, status, begun }) => [
        studentId,
        displayStatus({ status, begun, isNext: true }),
      ]),
    ),
  );
}

interface OfStudent {
  readonly student: Scene['students'][number];
  readonly now: Date;
}

const DONE_WITH: readonly AssignmentStatus[] = ['missed', 'completed'];

const toIds = (told: readonly { readonly studentAssignmentId: number; readonly status: string }[]) =>
  told.map(({ studentAssignmentId: id, status }) => ({ id, status }));

/** A student and their teacher are told the same, which is what the rules say. */
async function studentCompares(scene: Scene, stored: Stored, { student, now }: OfStudent): Promise<void> {
  const query = { studentId: student.id };
  const ruled = [...stored.activities.values()]
    .filter(({ kind }) => kind === 'PASSAGE' || kind === 'ASSESSMENT')
    .map((activity) => ({ activity, ...assignmentOf(stored, activity, student.id) }))
    .toSorted((a, b) => a.dueDay - b.dueDay || a.activity.id - b.activity.id)
    .map((one) => ({ ...one, status: statusOf(one, todayOf(one.activity, now)) }))
    .filter(({ status }) => status !== 'deleted');
  const next = ruled.find(({ status, begun }) => status === 'active' && !begun)?.activity.id;
  const shown = ruled.map(({ activity, status, begun, ...days }) => ({
    id: activity.id,
    status: displayStatus({ status, begun, isNext: activity.id === next }),
    rule: status,
    over: phaseOf(days, todayOf(activity, now)) === 'over',
  }));
  const asTold = (some: readonly (typeof shown)[number][]) => some.map(({ id, status }) => ({ id, status }));
  const [own, pending, home] = await Promise.all([
    student.call(getStudentAssignments, { query }),
    student.call(getPendingStudentAssignments, { params: query, query: {} }),
    student.call(viewProfileForStudent, { body: query }),
  ]);
  const held = shown.filter(({ rule }) => rule !== 'canceled');
  expect(toIds(own.data.assignments), `what ${student.username} is told`).toEqual(asTold(held));
  if (shown.length > 0) {
    const ofTeacher = await scene.teacher.call(getStudentAssignments, { query });
    expect(toIds(ofTeacher.data.assignments), `of ${student.username}`).toEqual(asTold(shown));
  }
  expect(toIds(pending.data.assignments), `what ${student.username} has to do`).toEqual(
    asTold(held.filter(({ rule, over }) => !over && !DONE_WITH.includes(rule))),
  );
  expect(toIds(home.data.assigned), `the home of ${student.username}`).toEqual(
    asTold(held.filter(({ rule }) => rule === 'active')),
  );
  await competitionsCompare(scene, { student, now });
}

/** A class stands for its students where it stands for its teacher. */
async function competitionsCompare(scene: Scene, { student }: OfStudent): Promise<void> {
  const params = { studentId: student.id };
  const { competitions } = (await student.call(getStudentCompetitions, { params })).data;
  for (const { activityId, phase, place, classCount } of competitions) {
    const told = (await scene.teacher.call(getCompetition, { query: { activityId } })).data.competition;
    expect(told).toMatchObject({ phase, standing: { place, classCount } });
  }
}
