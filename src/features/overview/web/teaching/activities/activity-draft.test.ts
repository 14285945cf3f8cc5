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
const ANA = { studentId: 11, username: 'ana', firstName: 'Ana', lastName: 'Ode' };
const PASSAGE = { versionId: 7, title: 'Mud', level: 4, minutes: 4 };

it('says what is missing', () => {
  const draft = emptyDraft(null);
  expect(draftFault(draft, [])).toBe('Please choose a class.');
  expect(draftFault(emptyDraft(2), [])).toBe('Please choose a passage.');
  const chosen = { ...draft, passage: PASSAGE };
  expect(draftFault({ ...draft, type: 'ASSESSMENT' }, [])).toBe('Please choose a class.');
  expect(draftFault({ ...chosen, whom: { classIds: [2], studentIds: [] } }, [])).toBe(
    'Please choose at least one student.',
  );
  expect(draftFault({ ...chosen, whom: { classIds: [2], studentIds: null } }, [])).toBeNull();
});

it('lets classes of one owner compete, two at least', () => {
  const classes = [
    { id: 2, teacherId: 20 },
    { id: 3, teacherId: 20 },
    { id: 4, teacherId: 21 },
  ];
  const faultOf = (...classIds: readonly number[]) =>
    draftFault(
      { ...emptyDraft(2), type: 'LOCAL_COMPETITION', whom: { classIds, studentIds: null } },
      classes,
    );
  expect(faultOf(2)).toBe('Please choose at least two classes.');
  expect(faultOf(2, 3)).toBeNull();
  expect(faultOf(2, 4)).toContain('These classes have different owners.');
});

it.each([
  ['2026-12-01', '2026-11-30', 'The due date is before the start.'],
  ['2026-12-01', '2026-12-01', null],
  ['2026-12-01', '', null],
  [null, null, null],
])('says of a start on %s and a due date on %s: %s', (startDate, dueDate, fault) =>
  expect(daysFault({ startDate, dueDate }, 'PASSAGE')).toBe(fault),
);

it('does not send a due date before the start, which only a goal has none of', () => {
  const days = { startDate: '2026-12-01', dueDate: '2026-11-30' };
  const draft = { ...emptyDraft(2), passage: PASSAGE, days };
  expect(draftFault(draft, [])).toBe('The due date is before the start.');
  expect(draftFault({ ...draft, type: 'FIXED_WEEKLY' }, [])).toBeNull();
});

it('lets one class begin a competition of its school', () => {
  const draft = { ...emptyDraft(2), type: 'LOCAL_COMPETITION' } as const;
  expect(draftFault(draft, [])).toBe('Please choose at least two classes.');
  expect(draftFault({ ...draft, ofSchool: true }, [])).toBeNull();
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

it('copies for some of those who had it, though it was for everybody', () => {
  const line = {
    ...ANA,
    moreTimeUntil: null,
    status: 'missed',
    begun: false,
    result: null,
    found: null,
  } as const;
  const report = {
    ...NOBODY,
    assessed: [11, 12].map((studentId) => ({ ...line, studentId })),
    activity: { ...SET, type: 'ASSESSMENT' } as const,
  };
  expect(copyOf(report, [12, 99]).whom).toEqual({ classIds: [2], studentIds: [12] });
  expect(copyOf(report).whom).toEqual({ classIds: [2], studentIds: null });
});

it('copies the chosen students', () => {
  const { whom } = copyOf({
    ...NOBODY,
    weekly: [{ ...ANA, weeks: [] }],
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

it('names the days of a competition as its fields do', () =>
  expect(daysFault({ startDate: '2026-12-01', dueDate: '2026-11-30' }, 'LOCAL_COMPETITION')).toBe(
    'The last day is before the first day.',
  ));
