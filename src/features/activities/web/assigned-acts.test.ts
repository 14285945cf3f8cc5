import { describe, expect, it } from 'vitest';
import { actOn, type ComesFirst, mainOf } from './assigned-acts.ts';

const passage = (studentAssignmentId: number, status: 'resume' | 'next-up' | 'reverse-next-up') =>
  ({ type: 'PASSAGE', status, studentAssignmentId }) as const;
const assessment = (studentAssignmentId: number, status: 'resume' | 'next-up' | 'reverse-next-up') =>
  ({ type: 'ASSESSMENT', status, studentAssignmentId }) as const;
const PRETEST: ComesFirst = { kind: 'pretest' };
const ESSAY: ComesFirst = { kind: 'essay', title: 'Bees' };

describe('what can be done with an assigned activity', () => {
  it.each([
    ['continues what was begun, whatever comes first', passage(1, 'resume'), ESSAY, 'continue'],
    ['starts what is next', passage(1, 'next-up'), null, 'start'],
    ['starts what is due later', passage(1, 'reverse-next-up'), null, 'start'],
    ['waits for an essay', passage(1, 'next-up'), ESSAY, null],
    ['waits for the pretest', passage(1, 'next-up'), PRETEST, null],
    ['is the pretest itself', assessment(1, 'next-up'), PRETEST, 'start'],
  ] as const)('%s', (_, one, first, act) => expect(actOn(one, [one], first)).toBe(act));

  it('waits for another one that was begun', () => {
    const assigned = [passage(1, 'resume'), passage(2, 'next-up')];
    expect(assigned.map((one) => actOn(one, assigned, null))).toEqual(['continue', null]);
  });
});

describe('the one that comes next', () => {
  it.each([
    ['is the one that was begun', [passage(1, 'next-up'), passage(2, 'resume')], null, 2],
    ['is one of two that were begun', [passage(1, 'resume'), assessment(2, 'resume')], null, 1],
    ['is the one that is due first', [passage(1, 'reverse-next-up'), passage(2, 'next-up')], null, 2],
    ['is none while an essay comes first', [passage(1, 'next-up')], ESSAY, undefined],
    ['is the pretest that is asked for', [passage(1, 'next-up'), assessment(2, 'next-up')], PRETEST, 2],
    ['is none of nothing', [], null, undefined],
  ] as const)('%s', (_, assigned, first, id) =>
    expect(mainOf(assigned, first)?.studentAssignmentId).toBe(id),
  );
});
