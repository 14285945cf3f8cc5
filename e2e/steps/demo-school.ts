import type { World } from '#app/server/world.ts';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { listCatalogQuizzes } from '#features/library/contract/endpoints.ts';
import { listStudentsOfClass, quizHistory } from '#features/overview/contract/endpoints.ts';
import { type FinishedQuiz, finishedQuiz } from '#platform/screens/core/addresses.ts';
import { DEMO } from './people.ts';

/** What the demo school has to show, by its ids. */
export interface Shown {
  readonly classId: number;
  readonly studentId: number;
  /** A finished quiz of the demo student. */
  readonly finished: FinishedQuiz;
  /** A passage of the library. */
  readonly passage: number;
}

/** Finds it, as its teacher. */
export async function lookUp(world: World): Promise<Shown> {
  const teacher = await world.logIn(DEMO.teacher.username, DEMO.teacher.password);
  const classId = (await teacher.call(listClasses, {})).data.classes[0]?.id ?? 0;
  const { students } = (await teacher.call(listStudentsOfClass, { params: { id: classId } })).data;
  const studentId = students.find(({ username }) => username === DEMO.student.username)?.studentId ?? 0;
  const { quizzes } = (await teacher.call(quizHistory, { params: { studentId }, body: {} })).data;
  const [quiz] = quizzes;
  if (!quiz) throw new Error('The demo student has finished no quiz');
  const [line] = (await teacher.call(listCatalogQuizzes, { query: {} })).data.quizzes;
  return {
    classId,
    studentId,
    finished: finishedQuiz(quiz),
    passage: line?.versionId ?? 0,
  };
}
