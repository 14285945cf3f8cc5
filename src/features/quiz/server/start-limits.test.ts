import { expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { presentPretest, startPretest, startQuiz } from '../contract/endpoints.ts';

const test = useTestApp();
const TEN_MINUTES = 600;
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };

async function readyForQuizzes(name: string): Promise<Student> {
  const student = await test.world.student(name);
  await takePretestAs(READER, { student, library: test.app.services.library, clock: test.clock });
  test.clock.pass(TEN_MINUTES);
  return student;
}
const CALLS = [
  ['startQuiz', (student: Student) => student.call(startQuiz, { query: {} })],
  ['startPretest', (student: Student) => student.call(startPretest, { params: { id: student.id } })],
  ['presentPretest', (student: Student) => student.call(presentPretest, {})],
] as const;

it.each(CALLS)(
  'refuses a script that calls %s a thousand times, and says when to come back',
  async (_, call) => {
    const ana = await readyForQuizzes('Ana');
    const answers = [];
    for (let calls = 0; calls < 1_000; calls += 1) answers.push(await call(ana));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(700);
    const wait = Number(refused.at(-1)?.raw.headers['retry-after']);
    expect(wait).toBeLessThanOrEqual(TEN_MINUTES);
    test.clock.pass(wait);
    expect((await call(ana)).status).not.toBe(429);
  },
);

it('lets a student begin a passage every five seconds for an hour', async () => {
  const ben = await readyForQuizzes('Ben');
  for (let second = 0; second < 3600; second += 5) {
    test.clock.pass(5);
    // The offers, and the one that is taken.
    for (let calls = 0; calls < 2; calls += 1)
      expect((await ben.call(startQuiz, { query: {} })).status).toBe(200);
  }
});
