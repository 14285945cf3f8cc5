import type { School, SchoolStudent } from '../../proving/school.ts';
import { chooseAnswer } from './answers.ts';
import type { SentAnswer } from './sent-answers.ts';

/** An answer that somebody could give now. */
export interface NextAnswer {
  readonly student: SchoolStudent;
  readonly answer: SentAnswer;
}

/** Students with an open quiz, a class of them at a time, each waiting for one answer before the next. */
export interface Readers {
  /** The next one who is not waiting; undefined when everybody is. */
  take(): NextAnswer | undefined;
  /** The answer was acknowledged, or must be sent again with the same key. */
  settle(next: NextAnswer, acknowledged: boolean): void;
  /** Each answer once, however often it was sent. */
  readonly sent: ReadonlySet<SentAnswer>;
}

/**
 * @param attempts the open quiz of each student.
 * @param atATime so many students read beside one another.
 */
export function createReaders(
  { students, passage }: Pick<School, 'students' | 'passage'>,
  {
    attempts,
    atATime,
    random,
  }: { attempts: ReadonlyMap<number, number>; atATime: number; random: () => number },
): Readers {
  const sent = new Set<SentAnswer>();
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
  for (let reader = 0; reader < atATime; reader++) arrive();

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
      answer.acknowledged ||= acknowledged;
      const following = acknowledged ? prepare(student, answer.position + 1) : next;
      if (following) ready.push(following);
      else arrive();
    },
  };
}
