import { randomUUID } from 'node:crypto';
import * as essays from '#features/essays/contract/endpoints.ts';
import * as overview from '#features/overview/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { readPassageAs, takePretestAs } from '../simulated-student.ts';
import type { Student, Teacher } from '../world.ts';
import type { TestApp } from './test-app.ts';

/** An essay of 24 words that occur in no passage. */
export const OWN_WORDS =
  'I think that the people in this passage were careful because they looked twice before they said anything about what had happened to them.';

const READER = { level: 4.5, guessing: 0, random: () => 0.4 };

type Essay = Partial<Sent<typeof answerShortEssay, 'body'>> & { readonly key?: string };

/** The essay that the student can write now. */
const openEssay = async (student: Student) =>
  (await student.call(quizCalls.studentQuizData, { params: { studentId: student.id } })).data.essay;

/** Hands in an essay of the student’s own words on the open question, unless the test gives other words. */
const handIn = async (student: Student, { key = randomUUID(), ...essay }: Essay = {}) =>
  student.call(answerShortEssay, {
    headers: { 'idempotency-key': key },
    body: {
      studentId: student.id,
      questionId: essay.questionId ?? (await openEssay(student))?.questionId ?? 0,
      text: OWN_WORDS,
      skipped: false,
      elapsedSeconds: 90,
      ...essay,
    },
  });

interface EssayRules {
  readonly maySkipEssays?: boolean;
  readonly settings?: { readonly readAloudEnabled: boolean };
}

/** A class that writes short essays, with what its students and its teacher do about them. */
export async function openEssayClass(test: TestApp, form: EssayRules = {}) {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', { includeEssays: true, ...form });
  const reading = (student: Student) => ({
    student,
    library: test.app.services.library,
    clock: test.clock,
  });
  const list = async (query: Sent<typeof essays.listEssays, 'query'> = {}, by: Teacher = teacher) =>
    (await by.call(essays.listEssays, { params: { id: room.id }, query })).data.essays;
  /** A new student who has read one passage, so that its essay waits. */
  const writer = async (name: string): Promise<Student> => {
    const student = await room.student(name);
    await takePretestAs(READER, reading(student));
    await readPassageAs(READER, reading(student));
    return student;
  };
  return {
    teacher,
    room,
    openEssay,
    handIn,
    list,
    /** Reads one passage, or so many of its questions; its essay waits after the last. */
    read: (student: Student, most?: number) =>
      readPassageAs(READER, { ...reading(student), ...(most !== undefined && { most }) }),
    writer,
    points: async (student: Student) =>
      (await student.call(overview.viewProfileForStudent, { body: { studentId: student.id } })).data.rank!
        .totalPoints,
  };
}
