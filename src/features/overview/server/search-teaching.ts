import { hasWords, isCalled, searchWords } from '#features/accounts/core/name-search.ts';
import { nameOf } from '#features/accounts/core/student-name.ts';
import { findPassages } from '#features/library/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { searchTeaching as contract } from '../contract/teaching.ts';
import { toNames } from './list-taught-students.ts';
import { MAX_STUDENTS, selectClassNames, selectTaughtAmong, selectTaughtNames } from './taught-queries.ts';

/** Of each kind; more are found by another word. */
const MAX_FOUND = 5;
const listed = <T>(found: readonly T[]): T[] => found.slice(0, MAX_FOUND);
const isMore = (found: readonly unknown[]): boolean => found.length > MAX_FOUND;

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
    findPassages(services, q, MAX_FOUND + 1),
  ]);
  const found = names.slice(0, MAX_STUDENTS).filter((row) => isCalled(toNames(row), words));
  const named = classes.filter(({ name }) => hasWords(name, words));
  const students = await selectTaughtAmong(
    db,
    actor.userId,
    listed(found).map(({ id }) => id),
  );
  return {
    students: students.map((row) => ({
      studentId: row.id,
      name: nameOf({ firstName: row.first_name, lastName: row.last_name, username: row.username }),
      username: row.username,
      classNames: row.classes.map(({ name }) => name),
    })),
    classes: listed(named),
    passages: listed(passages).map(({ versionId, title, level }) => ({ versionId, title, level })),
    more: { students: isMore(found), classes: isMore(named), passages: isMore(passages) },
    lookedAt: names.length > MAX_STUDENTS ? MAX_STUDENTS : null,
  };
}
