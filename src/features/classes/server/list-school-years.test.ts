import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { restoreClass } from '../contract/archive.ts';
import { updateClass } from '../contract/endpoints.ts';
import { DAYS_TO_UNDO_SCHOOL_YEAR } from '../core/school-year.ts';
import {
  archive,
  moveUp,
  startedYear,
  startYear,
  undoYear,
  yearsEnd,
  yearsOf,
} from './testing/school-years.ts';

const test = useTestApp();
const DAY = 86_400_000;
let end: Awaited<ReturnType<typeof yearsEnd>>;
beforeEach(async () => {
  end = await yearsEnd(test);
});

/** Makes both classes what they were, by hand. */
async function setBack() {
  const { rivera, readers, club } = end;
  const body = { teacherId: rivera.id, name: 'Grade 4 Readers', grade: 4 };
  await rivera.call(updateClass, { params: { id: readers.id }, body });
  await rivera.call(restoreClass, { body: { classId: club.id } });
}

it('tells what became of each class, and where its students went', async () => {
  const { rivera, readers, club } = end;
  expect(await yearsOf(rivera)).toEqual([]);
  const { year } = await startYear(rivera, [moveUp(readers), archive(club, readers)]);
  expect(await yearsOf(rivera)).toEqual([year]);
  expect(year).toEqual({
    yearId: expect.any(Number),
    startedAt: test.clock.now().toISOString(),
    timezone: 'America/New_York',
    classes: [
      {
        classId: readers.id,
        step: 'move-up',
        name: 'Grade 5 Readers',
        nameBefore: 'Grade 4 Readers',
        grade: 5,
        gradeBefore: 4,
        movedTo: null,
      },
      {
        classId: club.id,
        step: 'archive',
        name: 'Chess Club',
        nameBefore: 'Chess Club',
        grade: 4,
        gradeBefore: 4,
        movedTo: { id: readers.id, name: 'Grade 5 Readers', students: 1 },
      },
    ],
  });
});

it('has the last one first, and none that was undone', async () => {
  const { rivera, readers, club } = end;
  const first = await startedYear(rivera, [moveUp(readers)]);
  test.clock.pass(60);
  const second = await startedYear(rivera, [archive(club)]);
  expect((await yearsOf(rivera)).map(({ yearId }) => yearId)).toEqual([second, first]);
  await undoYear(rivera, second);
  expect((await yearsOf(rivera)).map(({ yearId }) => yearId)).toEqual([first]);
});

it('has the last ten that were begun', async () => {
  const { rivera, readers, club } = end;
  const begun: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    begun.unshift(await startedYear(rivera, [moveUp(readers), archive(club)]));
    await setBack();
    begun.unshift(await startedYear(rivera, [moveUp(readers)]));
    await setBack();
  }
  expect((await yearsOf(rivera)).map(({ yearId }) => yearId)).toEqual(begun.slice(0, 10));
});

it('has one for seven days, and for the teacher alone who started it', async () => {
  const { rivera, readers } = end;
  const yearId = await startedYear(rivera, [moveUp(readers)]);
  const began = (ago: number) =>
    test.database.pool.query('update school_year_runs set started_at = $1 where id = $2', [
      new Date(test.clock.now().getTime() - ago),
      yearId,
    ]);
  expect(await yearsOf(await test.world.teacher('Novak'))).toEqual([]);
  await began(DAYS_TO_UNDO_SCHOOL_YEAR * DAY - 1000);
  expect(await yearsOf(rivera)).toHaveLength(1);
  await began(DAYS_TO_UNDO_SCHOOL_YEAR * DAY);
  expect(await yearsOf(rivera)).toEqual([]);
});
