import { fastBelow } from '#features/progress/core/fast-answers.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';

/** One answer of the walk through a quiz, the same for every student. */
export interface WalkAnswer {
  readonly position: number;
  readonly questionId: number;
  readonly optionId: number;
  readonly right: boolean;
  readonly fastBelow: number;
}

/** What the clients do: each walks its own students, one after the other, through their open quizzes. */
export interface Walk {
  readonly versionId: number;
  readonly answers: readonly WalkAnswer[];
  readonly students: readonly SchoolStudent[];
}

/** What every answer claims to have taken, in seconds: time enough to read, and the quizzes were opened an hour ago. */
export const CLAIMED_SECONDS = 20.5;

/** Every third answer is a wrong one. */
const isWrong = (position: number) => position % 3 === 2;

/** The walk over the first questions. The last question of a quiz brings its points along, which is another statement. */
export function walkOver({ passage, students }: School, questions: number): Walk {
  const answers = passage.questions.slice(0, questions).map((question): WalkAnswer => {
    const { id, position, key, options } = question;
    const wrong = options.find((option) => option.id !== key.id) ?? key;
    const option = isWrong(position) ? wrong : key;
    const fast = fastBelow({ words: passage.words, first: position === 0, medianSeconds: null });
    return { position, questionId: id, optionId: option.id, right: option.id === key.id, fastBelow: fast };
  });
  return { versionId: passage.versionId, answers, students };
}

/** So many students are there for each client. */
export const studentsOfEach = ({ students }: Walk, clients: number): number =>
  Math.floor(students.length / clients);
