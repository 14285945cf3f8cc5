import { expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { newStudent } from '#features/progress/core/student-state.ts';
import { selectProgress, stateOf } from '#features/progress/server/public.ts';
import { selectEvents } from './replay-queries.ts';
import { replayStudent, sameToTheBit } from './replay-student.ts';

const test = useTestApp();

/** A student who has taken the pretest and read two passages. */
async function setUp() {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  await read(ana);
  return {
    events: await selectEvents(test.database.db, [ana.id]),
    stored: stateOf((await selectProgress(test.database.db, ana.id))!),
  };
}

it('arrives at the stored state of the student, and at those before and after each attempt', async () => {
  const { events, stored } = await setUp();
  const { attempts, state } = replayStudent(events);
  expect(sameToTheBit(stored, state)).toBe(true);
  expect(attempts.length).toBe(events.filter((event) => event.attempt_id !== null).length);
  for (const { row, before, step } of attempts) {
    expect(sameToTheBit(row.state_before, before)).toBe(true);
    expect(sameToTheBit(row.state_after, step.state)).toBe(true);
  }
});

it('makes a new student of no events', () => {
  expect(replayStudent([])).toEqual({ attempts: [], state: newStudent(null) });
});

it('refuses an event of a quiz whose attempt is missing', async () => {
  const { events } = await setUp();
  const orphan = { ...events.at(-1)!, attempt_id: null };
  expect(() => replayStudent([...events.slice(0, -1), orphan])).toThrow('without its attempt');
});

it('refuses a row that does not parse, and names it', async () => {
  const { events } = await setUp();
  const unknown = { ...events[0]!, kind: 'nothing' };
  expect(() => replayStudent([unknown])).toThrow(/progress_events\.kind of row \d+, \d+/);
});

it.each([
  ['fields in another order', { a: 1, b: [2, { c: 3, d: 4 }] }, { b: [2, { d: 4, c: 3 }], a: 1 }, true],
  ['the last bit of a number', { a: 0.1 + 0.2 }, { a: 0.3 }, false],
  ['another order of a list', [1, 2], [2, 1], false],
])('compares %s', (_, one, other, same) => {
  expect(sameToTheBit(one, other)).toBe(same);
});
