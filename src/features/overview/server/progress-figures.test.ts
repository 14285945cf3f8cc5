import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { classProgress } from '#features/reports/contract/class-progress.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { schoolYearOf, schoolYearStart } from '#platform/time/core/school-year.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { readRawWork } from './testing/recount/raw-work.ts';
import { recountProgress, recountWeeks } from './testing/recount/recount-progress.ts';
import { liveOn, openSchool, randomFrom, type School } from './testing/recount/school-life.ts';
import { type DaySpan, seenByTeacher } from './testing/recount/seen-work.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const STEPS = 30;
const TIMEOUT_MS = 300_000;

const byId = <One extends { readonly studentId: number }>(list: readonly One[]) =>
  list.toSorted((a, b) => a.studentId - b.studentId);

const asDays = (span: DaySpan) => ({
  span,
  asked: { start: isoDay(span.fromDay), end: isoDay(span.toDay) },
});

/** The school year, all days, some days until a day, and a day. */
function windowsOf(today: number, random: () => number): { span: DaySpan; asked: object }[] {
  const toDay = today - Math.floor(random() * 12);
  const some = { fromDay: toDay - Math.floor(random() * 70), toDay };
  const ever = { fromDay: dayNumber(Date.parse('2000-01-01T12:00:00Z'), 'UTC'), toDay: today };
  return [
    { span: { fromDay: schoolYearStart(schoolYearOf(today)), toDay: today }, asked: {} },
    asDays(ever),
    asDays(some),
    asDays({ fromDay: today - 6, toDay: today }),
    asDays({ fromDay: toDay, toDay }),
  ];
}

async function checkClasses({ rooms }: School, ids: readonly number[], random: () => number) {
  const raw = await readRawWork(test, ids);
  const now = test.clock.now();
  let compared = 0;
  for (const { teacher, room } of rooms) {
    const here = await test.world.logIn(teacher.username, teacher.password);
    const seen = raw.flatMap((student) => seenByTeacher(student, teacher.id, now) ?? []);
    const inRoom = seen.filter(({ student }) => student.classes.some(({ id }) => id === room.id));
    const ofRoom = inRoom[0]?.student.classes.find(({ id }) => id === room.id);
    if (!ofRoom) continue;
    for (const { span, asked } of windowsOf(dayNumber(now.getTime(), ofRoom.timezone), random)) {
      const told = (await here.call(classProgress, { params: { classId: room.id }, query: asked })).data;
      expect(byId(told.students)).toEqual(byId(inRoom.map((one) => recountProgress(one, span))));
      expect(told.weeks).toEqual(recountWeeks(inRoom, span));
      compared += told.weeks.reduce((sum, { quizzes }) => sum + quizzes, 0);
    }
  }
  return compared;
}

it.each([4, 5])(
  'every figure of the progress report is what the single answers say, through resets, removals, corrected keys, guesses and zones (history %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const school = await openSchool(test);
    const ids = school.students.map(({ id }) => id);
    let compared = 0;
    for (let part = 0; part < 2; part++) {
      await liveOn(test, school, { steps: STEPS / 2, random });
      compared += await checkClasses(school, ids, random);
    }
    expect(compared).toBeGreaterThan(20);
  },
  TIMEOUT_MS,
);
