import { beforeAll, describe, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { listStudentsOfClass, viewProfileForStudent } from '../contract/endpoints.ts';

const test = useTestApp();
/** Both hide level and points. The reader is above the one range and below the other. */
const HIDDEN = { showGrade: false, showPoints: false };
const RANGES = {
  low: { lowestLevel: 1, highestLevel: 3 },
  high: { lowestLevel: 7, highestLevel: 9 },
} as const;
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
let rivera: { teacher: Teacher; room: SchoolClass };
let pell: { teacher: Teacher; room: SchoolClass };
let novak: { teacher: Teacher; room: SchoolClass };
let ana: Student;

beforeAll(async () => {
  const inClass = async (name: string, range: keyof typeof RANGES) => {
    const teacher = await test.world.teacher(name);
    const settings = { ...HIDDEN, ...RANGES[range] };
    return { teacher, room: await teacher.class(`Room of ${name}`, { settings }) };
  };
  rivera = await inClass('Rivera', 'low');
  pell = await inClass('Pell', 'high');
  novak = await inClass('Novak', 'high');
  ana = await rivera.room.student('Ana');
  for (const { room } of [pell, novak]) await ana.call(joinClass, { body: { classCode: room.code } });
  for (const { teacher } of [rivera, novak])
    await approveTeacher(test.database.db, usernameKey(teacher.username), test.clock.now());
  const reading = { student: ana, library: test.app.services.library, clock: test.clock };
  await takePretestAs(READER, reading);
  await readPassageAs(READER, reading);
});

const rosterOf = async ({ teacher, room }: typeof rivera) =>
  (await teacher.call(listStudentsOfClass, { params: { id: room.id } })).data.students[0]!;
const profileOf = async (caller: Teacher | Student) =>
  (await caller.call(viewProfileForStudent, { body: { studentId: ana.id } })).data;

/** What the roster and the student's page both tell of a student, in the same words. */
async function both(school: typeof rivera) {
  const [line, page] = [await rosterOf(school), await profileOf(school.teacher)];
  const { figures, pretestStatus, readingLevel, initialLevel, quizzesTaken, quizzesPassed } = line;
  return {
    roster: {
      figures,
      pretestStatus,
      readingLevel,
      initialLevel,
      quizzesTaken,
      quizzesPassed,
      points: line.totalPoints,
      rank: line.rankId,
    },
    page: {
      figures: page.figures,
      pretestStatus: page.pretestStatus,
      readingLevel: page.readingLevel,
      initialLevel: page.initialLevel,
      quizzesTaken: page.quizzesTaken,
      quizzesPassed: page.quizzesPassed,
      points: page.rank?.totalPoints ?? null,
      rank: page.rank?.rankId ?? null,
    },
  };
}

describe('the roster and the page of one student tell the same', () => {
  it('to the teacher of the class that counts: all figures, though the class hides them from the student', async () => {
    const { roster, page } = await both(rivera);
    expect(page).toEqual(roster);
    expect(roster).toMatchObject({ figures: true, pretestStatus: 'pretest_complete', quizzesTaken: 1 });
    for (const value of Object.values(roster)) expect(value).not.toBeNull();
    const own = await profileOf(ana);
    expect(own).toMatchObject({ readingLevel: null, initialLevel: null, rank: null, quizzesTaken: 1 });
  });

  it('to another approved teacher: the level as the class that counts limits it, which is named', async () => {
    const { roster, page } = await both(novak);
    expect(page).toEqual(roster);
    expect(roster.readingLevel).toMatchObject({ level: 3 });
    expect(roster.readingLevel).toEqual((await both(rivera)).roster.readingLevel);
    expect((await rosterOf(novak)).limitsOf).toBe('Room of Rivera');
    expect((await rosterOf(rivera)).limitsOf).toBeNull();
  });

  it('to a teacher who is not approved, while another class counts: no figure, and no work of that class', async () => {
    const { roster, page } = await both(pell);
    expect(page).toEqual(roster);
    expect(roster).toEqual({
      figures: false,
      pretestStatus: null,
      readingLevel: null,
      initialLevel: null,
      points: null,
      rank: null,
      quizzesTaken: 0,
      quizzesPassed: 0,
    });
  });
});
