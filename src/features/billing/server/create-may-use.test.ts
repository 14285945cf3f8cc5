import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Teacher } from '#app/server/world.ts';
import { createCompetition } from '#features/activities/contract/competition.ts';
import {
  changeRecurringActivity,
  createAssessment,
  createAssignment,
  createRecurringActivity,
  rescheduleAssignment,
} from '#features/activities/contract/teaching.ts';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import { summarizeStudents } from '#features/overview/contract/summaries.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { listPlans } from '../contract/plans.ts';
import { useBilling } from './testing/use-billing.ts';

const { test, provider, deliver, own, subscribed } = await useBilling();
const withoutPlans = useTestApp();
const days = { startDate: '2026-10-15', dueDate: '2026-10-20' };

/** Each call that is part of a plan, made as it should be. @returns those that were refused for it, each with the feature that was named. */
async function refusedOf(teacher: Teacher, room: SchoolClass): Promise<object> {
  const [ana, ben] = [await room.student('Ana'), await room.student('Ben')];
  const classId = room.id;
  const settings = { lowestLevel: 3, highestLevel: 8 };
  const answers = {
    goal: teacher.call(createRecurringActivity, { body: { type: 'FIXED_WEEKLY', classId, quizzes: 7 } }),
    passage: teacher.call(createAssignment, { body: { type: 'PASSAGE', classId, versionId: 1, ...days } }),
    assessment: teacher.call(createAssessment, { body: { classId } }),
    competition: teacher.call(createCompetition, { body: { type: 'LOCAL_COMPETITION', classId, ...days } }),
    levels: teacher.call(updateClass, { params: { id: classId }, body: { teacherId: teacher.id, settings } }),
    reports: teacher.call(summarizeStudents, { body: { studentIds: [ana.id, ben.id] } }),
    ads: teacher.call(updateClass, {
      params: { id: classId },
      body: { teacherId: teacher.id, settings: { adsDisabled: true } },
    }),
  };
  const refused: Record<string, unknown> = {};
  for (const [name, answer] of Object.entries(answers)) {
    const made = await answer;
    if (made.status >= 400 && made.problem.code === 'not-in-plan') refused[name] = made.problem['feature'];
  }
  return refused;
}
const ALL = {
  goal: 'custom-weekly-goal',
  passage: 'assigned-passage',
  assessment: 'assessment',
  competition: 'competition',
  levels: 'level-range',
  reports: 'bulk-pdf',
  ads: 'no-ads',
};

describe('what is part of a plan', () => {
  it('is refused to a teacher without one', async () => {
    const teacher = await test.world.teacher('Rivera');
    expect(await refusedOf(teacher, await teacher.class('Room 1'))).toEqual(ALL);
  });

  it('is open to one who pays, while a card fails, and is refused when it is over', async () => {
    const { teacher, subscription } = await subscribed('Cole');
    expect(await refusedOf(teacher, await teacher.class('Room 1'))).toEqual({});
    subscription.status = 'past_due';
    await deliver(provider.event('invoice.payment_failed', subscription).body);
    expect(await refusedOf(teacher, await teacher.class('Room 2'))).toEqual({});
    subscription.status = 'canceled';
    await deliver(provider.event('customer.subscription.deleted', subscription).body);
    expect(await refusedOf(teacher, await teacher.class('Room 3'))).toEqual(ALL);
  });

  it('costs nothing where it is what everybody has', async () => {
    const teacher = await test.world.teacher('Moss');
    const room = await teacher.class('Room 1');
    const ana = await room.student('Ana');
    const body = { type: 'FIXED_WEEKLY', classId: room.id } as const;
    expect((await teacher.call(createRecurringActivity, { body })).status).toBe(200);
    expect((await teacher.call(summarizeStudents, { body: { studentIds: [ana.id] } })).status).toBe(200);
    const settings = { lowestLevel: 1, highestLevel: 12, adsDisabled: false, showPoints: false };
    const changed = await teacher.call(updateClass, {
      params: { id: room.id },
      body: { teacherId: teacher.id, settings },
    });
    expect(changed.status).toBe(200);
  });

  it('that was set stays when the plan is over', async () => {
    const { teacher, subscription } = await subscribed('Kim');
    const room = await teacher.class('Room 1');
    const settings = { lowestLevel: 3, highestLevel: 8 };
    await teacher.call(updateClass, { params: { id: room.id }, body: { teacherId: teacher.id, settings } });
    subscription.status = 'canceled';
    await deliver(provider.event('customer.subscription.deleted', subscription).body);
    const renamed = await teacher.call(updateClass, {
      params: { id: room.id },
      body: { teacherId: teacher.id, name: 'Room 9' },
    });
    expect(renamed.data.settings).toMatchObject(settings);
    // A page sends all settings with each change.
    const change = (more: object) =>
      teacher.call(updateClass, {
        params: { id: room.id },
        body: { teacherId: teacher.id, settings: { ...renamed.data.settings, ...more } },
      });
    expect((await change({ showPoints: false })).status).toBe(200);
    expect((await change({ highestLevel: 9 })).status).toBe(200);
    expect((await change({ lowestLevel: 4 })).problem.code).toBe('not-in-plan');
    expect((await change({ adsDisabled: true })).problem.code).toBe('not-in-plan');
  });

  it('is not set anew by other dates, or other terms, when the plan is over', async () => {
    const { teacher, subscription } = await subscribed('Vance');
    const room = await teacher.class('Room 1');
    const classId = room.id;
    await room.student('Ana');
    const set = { type: 'PASSAGE', classId, versionId: 1, ...days } as const;
    const { activityId } = (await teacher.call(createAssignment, { body: set })).data;
    const weekly = { type: 'FIXED_WEEKLY', classId, quizzes: 7 } as const;
    const goal = (await teacher.call(createRecurringActivity, { body: weekly })).data;
    subscription.status = 'canceled';
    await deliver(provider.event('customer.subscription.deleted', subscription).body);
    const move = (dueDate: string, by = teacher) =>
      by.call(rescheduleAssignment, { body: { activityId, dueDate } });
    const changeGoal = (quizzes: number) =>
      teacher.call(changeRecurringActivity, {
        body: { activityId: goal.activityId, quizzes, rule: 'complete' },
      });
    expect((await move('2026-10-21')).status).toBe(200);
    expect((await changeGoal(7)).status).toBe(200);
    expect((await changeGoal(8)).problem.code).toBe('not-in-plan');
    expect((await changeGoal(5)).status).toBe(200);
    test.clock.pass(9 * 86_400);
    const later = { ...teacher, ...(await test.world.logIn(teacher.username, teacher.password)) };
    expect((await move('2026-10-30', later)).problem.code).toBe('not-in-plan');
  });

  it('counts the seats by students, each once', async () => {
    const { teacher } = await subscribed('Pell');
    const room = await teacher.class('Room 1');
    await room.student('Ana');
    await room.student('Ben');
    expect(await own(teacher)).toMatchObject({ seatsUsed: 2, seatsLeft: 48 });
  });
});

it('without plans everything is open, no plan is there, and no profile speaks of one', async () => {
  const teacher = await withoutPlans.world.teacher('Rivera');
  expect(await refusedOf(teacher, await teacher.class('Room 1'))).toEqual({});
  expect((await teacher.call(listPlans, {})).problem).toMatchObject({ status: 409, code: 'billing-off' });
  expect((await teacher.call(getSession, {})).data.user).not.toHaveProperty('subscription');
});
