import { expect, it } from 'vitest';
import { copyOf, daysFault, draftFault, draftFor, emptyDraft } from './activity-draft.ts';

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
const NOBODY = { students: [], weekly: [], assessed: [] };
const PASSAGE = { versionId: 7, title: 'Mud', level: 4, minutes: 4 };

it('says what is missing', () => {
  const draft = emptyDraft(null);
  expect(draftFault(draft)).toBe('Please choose a class.');
  expect(draftFault(emptyDraft(2))).toBe('Please choose a passage.');
  const chosen = { ...draft, passage: PASSAGE };
  expect(draftFault({ ...draft, type: 'ASSESSMENT' })).toBe('Please choose a class.');
  expect(draftFault({ ...chosen, whom: { classIds: [2], studentIds: [] } })).toBe(
    'Please choose at least one student.',
  );
  expect(draftFault({ ...chosen, whom: { classIds: [2], studentIds: null } })).toBeNull();
});

it.each([
  ['2026-12-01', '2026-11-30', 'The due date is before the start.'],
  ['2026-12-01', '2026-12-01', null],
  ['2026-12-01', '', null],
  [null, null, null],
])('says of a start on %s and a due date on %s: %s', (startDate, dueDate, fault) =>
  expect(daysFault({ startDate, dueDate })).toBe(fault),
);

it('does not send a due date before the start, which only a goal has none of', () => {
  const days = { startDate: '2026-12-01', dueDate: '2026-11-30' };
  const draft = { ...emptyDraft(2), passage: PASSAGE, days };
  expect(draftFault(draft)).toBe('The due date is before the start.');
  expect(draftFault({ ...draft, type: 'FIXED_WEEKLY' })).toBeNull();
});

it('begins for some students of a class, or for all', () => {
  expect(draftFor(2, [{ studentId: 11 }]).whom).toEqual({ classIds: [2], studentIds: [11] });
  expect(draftFor(2, null)).toEqual(emptyDraft(2));
});

it('copies what and for whom, and not when', () => {
  const passage = copyOf({
    ...NOBODY,
    activity: { ...SET, type: 'PASSAGE', minutes: 4, versionId: 7, title: 'Mud', level: 4 },
  });
  expect(passage).toEqual({ ...emptyDraft(2), type: 'PASSAGE', passage: PASSAGE });
  const goal = copyOf({
    ...NOBODY,
    activity: { ...SET, type: 'FIXED_WEEKLY', neverBegan: false, quizzes: 3, rule: 'pass' },
  });
  expect(goal).toEqual({
    ...emptyDraft(2),
    type: 'FIXED_WEEKLY',
    goal: { quizzes: '3', rule: 'pass' },
  });
});

it('copies the chosen students', () => {
  const ana = { studentId: 11, username: 'ana', firstName: 'Ana', lastName: 'Ode', weeks: [] };
  const { whom } = copyOf({
    ...NOBODY,
    weekly: [ana],
    activity: {
      ...SET,
      type: 'FIXED_WEEKLY',
      neverBegan: false,
      quizzes: 3,
      rule: 'pass',
      wholeClass: false,
    },
  });
  expect(whom).toEqual({ classIds: [2], studentIds: [11] });
});
