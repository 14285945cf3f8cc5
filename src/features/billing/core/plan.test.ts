import { describe, expect, it } from 'vitest';
import { isForSmallSchools, planForStudents, seatsLeft } from './plan.ts';

describe('the plan for a number of students', () => {
  it.each([
    [0, 'small'],
    [1, 'small'],
    [50, 'small'],
    [51, 'medium'],
    [200, 'medium'],
    [201, 'large'],
    [340, 'large'],
    [1_000, 'large'],
    [1_001, 'district'],
    [40_000, 'district'],
  ])('%i: %s', (students, plan) => expect(planForStudents(students)).toBe(plan));
});

it('has the offer for schools of up to 200 students with the plans for them', () => {
  const plans = ['small', 'medium', 'large', 'district'] as const;
  expect(plans.filter((plan) => isForSmallSchools(plan))).toEqual(['small', 'medium']);
  expect([3, 4, 5].filter((times) => isForSmallSchools('small', times))).toEqual([3, 4]);
  expect(isForSmallSchools('medium', 2)).toBe(false);
});

it.each([
  [50, 0, 50],
  [50, 49, 1],
  [50, 50, 0],
  [50, 51, 0],
])('%i seats with %i used leave %i', (seats, used, left) => expect(seatsLeft({ seats, used })).toBe(left));
