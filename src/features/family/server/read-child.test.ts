import { describe, expect, it } from 'vitest';
import { readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { assignPassage } from '#features/activities/server/testing/assign-passage.ts';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import { endParentLink } from '#features/parents/contract/student-family.ts';
import { enter, familyOf } from '#features/parents/server/testing/family-of.ts';
import { readChild } from '../contract/child.ts';
import { childOf } from './testing/child-of.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };

async function readingChild() {
  const family = await childOf(test);
  const reading = { student: family.ana, clock: test.clock, library: test.app.services.library };
  await takePretestAs(READER, reading);
  await readPassageAs(READER, reading);
  // The pretest of a reader takes longer than a session may be idle.
  const parent = await test.world.logIn(family.parent.username, family.parent.password);
  const teacher = await test.world.logIn(family.teacher.username, family.teacher.password);
  return { ...family, parent, signedInTeacher: teacher };
}

const read = async ({ parent, ana }: Awaited<ReturnType<typeof readingChild>>) =>
  (await parent.call(readChild, { params: { studentId: ana.id } })).data;

describe('a parent sees', () => {
  it('the level, what was read lately with its minutes, and no figure of the class or of another child', async () => {
    const family = await readingChild();
    const ben = await family.room.student('Ben', { lastName: 'Nadir' });
    const { data, raw } = await family.parent.call(readChild, { params: { studentId: family.ana.id } });
    expect(data).toMatchObject({ name: 'Ana', pretestDone: true, passagesRead: 1 });
    expect(data.readingLevel).not.toBeNull();
    expect(data.recent.length).toBeGreaterThan(0);
    expect(data.minutes).toBeGreaterThan(0);
    expect(raw.body).not.toContain('Nadir');
    expect(raw.body).not.toContain(ben.username);
    expect(raw.body).not.toMatch(/points|rank|classmates|average/i);
  });

  it('nothing of the level where the class hides the grade', async () => {
    const family = await readingChild();
    const { signedInTeacher: teacher, room } = family;
    const body = { teacherId: teacher.id, settings: { showGrade: false } };
    await teacher.call(updateClass, { params: { id: room.id }, body });
    const child = await read(family);
    expect(child).toMatchObject({ readingLevel: null, initialLevel: null });
    expect(child.recent.every(({ passageLevel }) => passageLevel === null)).toBe(true);
  });

  it('what is to be done, with its day', async () => {
    const family = await readingChild();
    await assignPassage(test, family.signedInTeacher, family.room.id);
    const { toDo } = await read(family);
    expect(toDo).toMatchObject([{ type: 'PASSAGE' }]);
    expect(toDo[0]?.title).not.toBeNull();
  });
});

describe('nobody else does', () => {
  it('who waits, whom the teacher has removed, another parent, and the child', async () => {
    const { ana, teacher, parent, linkId } = await childOf(test);
    const waiting = await familyOf(test);
    await enter(waiting.parent, waiting.familyCode);
    const statusOf = async (who: typeof parent, studentId: number) =>
      (await who.call(readChild, { params: { studentId } })).status;
    expect(await statusOf(waiting.parent, waiting.ana.id)).toBe(404);
    expect(await statusOf(waiting.parent, ana.id)).toBe(404);
    expect(await statusOf(ana, ana.id)).toBe(404);
    expect(await statusOf(parent, ana.id)).toBe(200);
    await teacher.call(endParentLink, { body: { studentId: ana.id, linkId } });
    expect(await statusOf(parent, ana.id)).toBe(404);
  });
});
