import { nameOf } from '#features/accounts/core/student-name.ts';
import { findPassages } from '#features/library/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { searchTeaching as contract } from '../contract/teaching.ts';
import { hasWords, searchWords } from '../core/name-search.ts';
import { fullNameOf } from './list-taught-students.ts';
import { selectClassNames, selectTaughtAmong, selectTaughtNames } from './taught-queries.ts';

/** Of each kind; more are found by another word. */
const MAX_FOUND = 5;

/** What a teacher looks for by name: only students and classes of their own, and what every teacher finds in the library. */
export async function searchTeaching(
  services: QuizServices,
  { actor, query: { q } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const words = searchWords(q);
  const [names, classes, passages] = await Promise.all([
    selectTaughtNames(db, actor.userId),
    selectClassNames(db, actor.userId),
    findPassages(services, q, MAX_FOUND),
  ]);
  const found = names.filter((row) => hasWords(fullNameOf(row), words)).slice(0, MAX_FOUND);
  const students = await selectTaughtAmong(
    db,
    actor.userId,
    found.map(({ id }) => id),
  );
  return {
    students: students.map((row) => ({
      studentId: row.id,
      name: nameOf({ firstName: row.first_name, lastName: row.last_name, username: row.username }),
      username: row.username,
      classNames: row.classes.map(({ name }) => name),
    })),
    classes: classes.filter(({ name }) => hasWords(name, words)).slice(0, MAX_FOUND),
    passages: passages.map(({ versionId, title, level }) => ({ versionId, title, level })),
  };
}
