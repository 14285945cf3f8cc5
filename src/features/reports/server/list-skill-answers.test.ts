import { describe, expect, it } from 'vitest';
import { readPassageAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { openReadingClass, readingEnvironment, STEADY_READER } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Student } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { SKILL_GROUPS, SKILLS } from '#features/library/core/skills.ts';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { classReport } from '../contract/class-report.ts';
import { skillAnswers } from '../contract/skill-answers.ts';
import type { SkillOrGroup } from '../core/help-tables.ts';
import { readForClass } from './testing/kept-answers.ts';

const test = useTestApp();
const GUESSER = { level: 4.5, guessing: 1, random: () => 0.4 };
const NAMES: readonly SkillOrGroup[] = [...SKILLS, ...SKILL_GROUPS];

/** Ana read three passages with care and guessed through one, on two days. */
async function setUp() {
  const { teacher, room, reader } = await openReadingClass(test);
  let ana = await reader('Ana');
  const read = (how: typeof STEADY_READER) => readPassageAs(how, readingEnvironment(test, ana));
  await read(STEADY_READER);
  await read(GUESSER);
  test.clock.set(new Date(test.clock.now().getTime() + MS_PER_DAY));
  ana = await test.world.comeBack(ana);
  await read(STEADY_READER);
  await read(STEADY_READER);
  return { teacher: await test.world.logIn(teacher.username, teacher.password), room, ana };
}

interface Asked {
  readonly start?: string;
  readonly end?: string;
  readonly size?: number;
}

const listFor = async (teacher: Person, { id }: Student, skill: SkillOrGroup, asked: Asked = {}) =>
  (await teacher.call(skillAnswers, { params: { studentId: id }, body: { skill, size: 100, ...asked } }))
    .data;

const numbersOf = async (teacher: Person, classId: number, query: Asked = {}) => {
  const { students } = (await teacher.call(classReport, { params: { classId }, query })).data;
  return [...students[0]!.skills, ...students[0]!.groups];
};

describe('the answers behind a number', () => {
  it('are as many as the report of the class says, right and expected as often, for every skill and group', async () => {
    const { teacher, room, ana } = await setUp();
    const numbers = await numbersOf(teacher, room.id);
    expect(numbers.length).toBeGreaterThan(4);
    expect(numbers.some(({ answers, counted }) => answers > counted)).toBe(true);
    for (const skill of NAMES) {
      const list = await listFor(teacher, ana, skill);
      const number = numbers.find((one) => one.skill === skill);
      expect(list.number, skill).toEqual(number ?? null);
      const counted = list.answers.filter((answer) => answer.counted);
      expect(
        {
          answers: list.answers.length,
          counted: counted.length,
          right: counted.filter(({ right }) => right).length,
        },
        skill,
      ).toEqual({
        answers: number?.answers ?? 0,
        counted: number?.counted ?? 0,
        right: number?.right ?? 0,
      });
      expect(list.total).toBe(list.answers.length);
      const expected = counted.reduce((sum, answer) => sum + (answer.expected ?? 0), 0);
      expect(expected, skill).toBeCloseTo(number?.expected ?? 0, 0.9);
    }
  });

  it('are of the days that are asked for', async () => {
    const { teacher, room, ana } = await setUp();
    const { today } = await listFor(teacher, ana, 'Key Ideas and Details');
    const [all, last] = [
      await listFor(teacher, ana, 'Key Ideas and Details'),
      await listFor(teacher, ana, 'Key Ideas and Details', { start: today }),
    ];
    expect(last.total).toBeLessThan(all.total);
    const numbers = await numbersOf(teacher, room.id, { start: today });
    expect(last.number).toEqual(numbers.find(({ skill }) => skill === 'Key Ideas and Details'));
    const later = await teacher.call(skillAnswers, {
      params: { studentId: ana.id },
      body: { skill: 'Vocab', end: '2100-01-01' },
    });
    expect(later.status).toBe(400);
  });

  it('come ten on a page, newest first', async () => {
    const { teacher, ana } = await setUp();
    const all = await listFor(teacher, ana, 'Key Ideas and Details');
    const times = all.answers.map(({ finishedAt }) => finishedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const page = await listFor(teacher, ana, 'Key Ideas and Details', { size: 2 });
    expect(page.answers).toEqual(all.answers.slice(0, 2));
    expect(page.total).toBe(all.total);
  });

  it('begin anew with a reset, as the number does', async () => {
    const { teacher, room, ana } = await setUp();
    await approve(test, teacher);
    await teacher.call(resetProgress, {
      body: { classId: room.id, studentIds: [ana.id], resetPoints: false },
    });
    expect(await numbersOf(teacher, room.id)).toEqual([]);
    expect(await listFor(teacher, ana, 'Key Ideas and Details')).toMatchObject({ total: 0, number: null });
  });
});

describe('who is told', () => {
  it('an unapproved teacher beside the class that counts: no number, and no chance, by which the level could be told', async () => {
    const { ana } = await setUp();
    const stranger = await test.world.teacher('Stone');
    const other = await stranger.class('Chess');
    await ana.call(joinClass, { body: { classCode: other.code } });
    expect(await listFor(stranger, ana, 'Key Ideas and Details')).toMatchObject({ total: 0, number: null });
    await readForClass(test, ana.id, other.id);
    const list = await listFor(stranger, ana, 'Key Ideas and Details');
    expect(list.total).toBeGreaterThan(0);
    expect(list.number).toBeNull();
    expect(list.answers.every(({ expected }) => expected === null)).toBe(true);
  });

  it('no student, and no teacher of others', async () => {
    const { ana } = await setUp();
    const stranger = await test.world.teacher('Stone');
    for (const one of [stranger, ana]) {
      const { status } = await one.call(skillAnswers, {
        params: { studentId: ana.id },
        body: { skill: 'Vocab' },
      });
      expect([403, 404]).toContain(status);
    }
  });
});
