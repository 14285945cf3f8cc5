import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listClassFigures as contract } from '../contract/class-figures.ts';
import { figuresOf, readTaughtClasses } from './read-taught-classes.ts';

/** The classes of a teacher in a few numbers each, in the teacher's order. */
export async function listClassFigures(
  { db }: QuizServices,
  { actor, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { classes } = await readTaughtClasses(db, { teacherId: actor.userId, now });
  return { classes: classes.map((one) => figuresOf(one, now)) };
}
