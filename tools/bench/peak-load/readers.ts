import type { School, SchoolStudent } from '../../harness/school.ts';
import { type AttemptAnswer, chooseAnswer } from './choose-answer.ts';

/** An answer that a student could give now. */
export interface NextAnswer {
  readonly student: SchoolStudent;
  readonly answer: AttemptAnswer;
}

/** Students with an open quiz, a class of them at a time, each waiting for one answer before the next. */
export interface Readers {
  /** The next student who is not waiting; undefined when all are. */
  take(): NextAnswer | undefined;
  /** The answer was acknowledged, or must be sent again with the same key. */
  settle(next: NextAnswer, acknowledged: boolean): void;
  /** Each answer once, however often it was sent. */
  readonly sent: ReadonlySet<AttemptAnswer>;
}

/**
 * @param attempts the open quiz of each student.
 * @param concurrency so many students read at a time.
 */
export function createReaders(
  { students, passage }: Pick<School, 'students' | 'passage'>,
  {
    attempts,
    concurrency,
    random,
  }: { attempts: ReadonlyMap<number, number>; concurrency: number; random: () => number },
): Readers {
  const sent = new Set<AttemptAnswer>();
  const ready: NextAnswer[] = [];
  let arrived = 0;

  const prepare = (student: SchoolStudent, position: number): NextAnswer | undefined => {
    if (position >= passage.questions.length) return undefined;
    const attemptId = attempts.get(student.id) ?? 0;
    const answer = chooseAnswer({ studentId: student.id, attemptId, position }, passage, random);
    return { student, answer };
  };
  const arrive = () => {
    const student = students[arrived];
    const first = student && prepare(student, 0);
    arrived += 1;
    if (first) ready.push(first);
  };
  for (let reader = 0; reader < concurrency; reader++) arrive();

  return {
    sent,
    take() {
      if (ready.length === 0) arrive();
      const next = ready.shift();
      if (next) sent.add(next.answer);
      return next;
    },
    settle(next, acknowledged) {
      const { student, answer } = next;
      if (acknowledged) answer.outcome = 'acknowledged';
      const following = acknowledged ? prepare(student, answer.position + 1) : next;
      if (following) ready.push(following);
      else arrive();
    },
  };
}
