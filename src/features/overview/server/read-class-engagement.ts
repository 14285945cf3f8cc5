import { inOrderOfNames } from '#features/accounts/core/student-name.ts';
import { isGuessing } from '#features/progress/core/guessing.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { classEngagement as contract } from '../contract/class-engagement.ts';
import { readRoster } from './list-roster.ts';
import { toRosterLine } from './read-rosters.ts';
import { figuresOf } from './read-taught-classes.ts';

/** How a class takes part, from its roster: no figure of its own. */
export async function readClassEngagement(
  services: QuizServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const students = inOrderOfNames((await readRoster(services, call)).map(toRosterLine));
  return {
    figures: figuresOf({ ...call.object, students }, call.now),
    students: students.map((line) => ({
      ...line,
      guesses: isGuessing(line.recentAnswers, line.fastShare),
    })),
  };
}
