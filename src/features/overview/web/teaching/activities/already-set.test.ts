import { expect, it } from 'vitest';
import type { ActivityView } from '#features/activities/contract/views.ts';
import { type ActivityDraft, emptyDraft } from './activity-draft.ts';
import { alreadySet } from './already-set.ts';

const SET = {
  activityId: 1,
  classId: 2,
  className: 'Room 12',
  timezone: 'America/New_York',
  startDate: '2026-11-23',
  dueDate: '2026-11-29',
  wholeClass: true,
  status: 'active',
  tab: 1,
} as const;
const GOAL: ActivityView = { ...SET, type: 'FIXED_WEEKLY', neverBegan: false, quizzes: 3, rule: 'complete' };
const PASSAGE: ActivityView = { ...SET, type: 'PASSAGE', minutes: 4, versionId: 7, title: 'Mud', level: 4 };
const goalFor = (classIds: readonly number[], more: Partial<ActivityDraft> = {}): ActivityDraft => ({
  ...emptyDraft(null),
  type: 'FIXED_WEEKLY',
  whom: { classIds, studentIds: null },
  ...more,
});

it('finds the goal of a chosen class, paused or not', () => {
  expect(alreadySet(goalFor([3, 2]), [GOAL, PASSAGE])).toEqual([GOAL]);
  const paused = { ...GOAL, status: 'paused' } as const;
  expect(alreadySet(goalFor([2]), [paused])).toEqual([paused]);
});

it.each<[string, ActivityDraft, Partial<ActivityView>]>([
  ['of another class', goalFor([3]), {}],
  ['for some students', goalFor([2], { whom: { classIds: [2], studentIds: [] } }), {}],
  ['that is set for some students', goalFor([2]), { wholeClass: false }],
  ['that is canceled', goalFor([2]), { status: 'canceled' }],
])('does not mind a goal %s', (_, of, more) =>
  expect(alreadySet(of, [{ ...GOAL, ...more } as ActivityView])).toEqual([]),
);

const draft = (versionId: number): ActivityDraft => ({
  ...goalFor([2]),
  type: 'PASSAGE',
  passage: { versionId, title: 'Mud', level: 4, minutes: 5 },
});

it('finds the same passage and no other one', () => {
  expect(alreadySet(draft(7), [GOAL, PASSAGE])).toEqual([PASSAGE]);
  expect(alreadySet(draft(8), [GOAL, PASSAGE])).toEqual([]);
  expect(alreadySet({ ...draft(7), passage: null }, [PASSAGE])).toEqual([]);
});
