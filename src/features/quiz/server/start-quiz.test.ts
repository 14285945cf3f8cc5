import { beforeAll, expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Student, Teacher } from '#app/server/world.ts';
import { updateClass } from '#features/classes/contract/endpoints.ts';
import * as quizCalls from '../contract/endpoints.ts';

const test = useTestApp();
let teacher: Teacher;
let room: SchoolClass;
let ana: Student;

beforeAll(async () => {
  teacher = await test.world.teacher('Rivera');
  room = await teacher.class('Room 12');
  ana = await room.student('Ana');
  const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
  await takePretestAs(reader, { student: ana, library: test.app.services.library, clock: test.clock });
});

const offersFor = async (student: Student) => {
  const { data } = await student.call(quizCalls.startQuiz, { query: {} });
  if (data.kind !== 'offers') throw new Error('offers were expected');
  return data.offers;
};
const set = (class_setting: object) =>
  teacher.call(updateClass, { params: { id: room.id }, body: { teacherId: teacher.id, class_setting } });

it('wants the pretest first', async () => {
  const ben = await test.world.student('Ben');
  expect((await ben.call(quizCalls.startQuiz, { query: {} })).problem.code).toBe('pretest-first');
});

it('offers three passages of different topics, the same until one is taken', async () => {
  const offers = await offersFor(ana);
  expect(offers).toHaveLength(3);
  expect(new Set(offers.map((offer) => offer.topic)).size).toBe(3);
  expect(offers.map((offer) => offer.bestMatch)).toEqual([true, false, false]);
  expect(await offersFor(ana)).toEqual(offers);
});

it('a range that the class sets holds for the next choice', async () => {
  await set({ min_level: 8, max_level: 9 });
  for (const offer of await offersFor(ana)) expect([8, 9]).toContain(offer.level);
  await set({ min_level: 1, max_level: 12 });
});

it('where students do not choose there is one passage, begun when it is taken and not by looking', async () => {
  await set({ student_chooses: false });
  const [offer, ...others] = await offersFor(ana);
  expect(others).toEqual([]);
  const { data: before } = await ana.call(quizCalls.studentQuizData, { params: { studentId: ana.id } });
  expect(before.quiz).toBeNull();
  const { data } = await ana.call(quizCalls.startQuiz, { query: { offerId: offer?.offerId } });
  expect(data.kind).toBe('quiz');
});

it('an offer of somebody else, or of an earlier choice, is gone', async () => {
  const eva = await room.student('Eva');
  const reader = { level: 4.5, guessing: 0, random: () => 0.4 };
  await takePretestAs(reader, { student: eva, library: test.app.services.library, clock: test.clock });
  const [own] = await offersFor(eva);
  const foreign = (own?.offerId ?? 0) - 1;
  expect((await eva.call(quizCalls.startQuiz, { query: { offerId: foreign } })).problem.code).toBe(
    'offer-gone',
  );
});
