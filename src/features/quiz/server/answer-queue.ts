import type { Db } from '#platform/db/server/database.ts';
import { DatabaseBusy } from '#platform/db/server/deadline-pool.ts';
import { currentDeadline, DeadlinePassed, within } from '#platform/deadline/server/deadline.ts';
import { type AcceptedAnswer, acceptAnswer, acceptAnswers, type JudgedAnswer } from './answer-queries.ts';

type Verdict = AcceptedAnswer | undefined;

/** How answers reach the database. */
export interface AnswerStatements {
  /** One answer, waiting for the transaction that holds its attempt; undefined when it is not accepted. */
  readonly one: (answer: JudgedAnswer) => Promise<Verdict>;
  /** Answers of different students together; those that it leaves out are tried alone. */
  readonly many: (answers: readonly JudgedAnswer[]) => Promise<ReadonlyMap<number, AcceptedAnswer>>;
}

/** Statements under way at a time. With more of them each would carry fewer answers, and all together take longer. */
const LANES = 1;
/** A database so slow that nothing came back for so long gets one more lane, in milliseconds; and the most lanes. */
const SLUGGISH = 100;
const MAX_LANES = 8;
/** Answers in one statement. */
const MAX_BATCH = 64;
/** Answers that wait: a healthy database takes in as many within a second. */
const MAX_WAITING = 2_000;
/** For an answer without a deadline of its own, in milliseconds. */
const ANSWER_TIMEOUT_MS = 8_000;

interface Waiting extends PromiseWithResolvers<Verdict> {
  readonly answer: JudgedAnswer;
  /** On the clock of `performance.now()`. */
  readonly due: number;
}

/**
 * Answers on their way into the database. While few come, each goes at once and alone. Those that come while statements
 * are under way go together in the next: one round trip and one commit for all of them.
 */
export class AnswerQueue {
  readonly #statements: AnswerStatements;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #progressAt = 0;

  constructor(statements: AnswerStatements) {
    this.#statements = statements;
  }

  /** Undefined for an answer that is not accepted. @throws whatever the database throws, DatabaseBusy, DeadlinePassed. */
  async accept(answer: JudgedAnswer): Promise<Verdict> {
    if (this.#waiting.length >= MAX_WAITING) throw new DatabaseBusy();
    const now = performance.now();
    const waiter = {
      answer,
      due: currentDeadline()?.due ?? now + ANSWER_TIMEOUT_MS,
      ...Promise.withResolvers<Verdict>(),
    };
    this.#waiting.push(waiter);
    const sluggish = now - this.#progressAt > SLUGGISH;
    if (this.#underWay < (sluggish ? MAX_LANES : LANES)) void this.#drive();
    return waiter.promise;
  }

  async #drive(): Promise<void> {
    this.#underWay += 1;
    for (let group = this.#next(); group.length > 0; group = this.#next()) {
      this.#progressAt = performance.now();
      await this.#send(group);
    }
    this.#underWay -= 1;
  }

  /** At most one answer of each student: which of them is next shows when the other is done. */
  #next(): Waiting[] {
    const group = new Map<number, Waiting>();
    const later: Waiting[] = [];
    const now = performance.now();
    for (const waiter of this.#waiting) {
      const { studentId } = waiter.answer;
      if (waiter.due <= now) waiter.reject(new DeadlinePassed());
      else if (group.size < MAX_BATCH && !group.has(studentId)) group.set(studentId, waiter);
      else later.push(waiter);
    }
    this.#waiting = later;
    return [...group.values()];
  }

  async #send(group: readonly Waiting[]): Promise<void> {
    const [first] = group;
    if (first && group.length === 1) return this.#sendAlone(first);
    try {
      const due = Math.max(...group.map((waiter) => waiter.due));
      const answers = group.map(({ answer }) => answer);
      const accepted = await by(due, () => this.#statements.many(answers));
      for (const waiter of group) {
        const verdict = accepted.get(waiter.answer.studentId);
        if (verdict) waiter.resolve(verdict);
        // One that waits holds up no other student.
        else void this.#sendAlone(waiter);
      }
    } catch (error) {
      for (const waiter of group) {
        if (isOfOneAnswer(error)) void this.#sendAlone(waiter);
        else waiter.reject(error);
      }
    }
  }

  #sendAlone({ answer, due, resolve, reject }: Waiting): Promise<void> {
    return by(due, () => this.#statements.one(answer)).then(resolve, reject);
  }
}

/** A value that the database does not take (PostgreSQL's classes 22 and 23): the others' answers are not to blame. */
const isOfOneAnswer = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));

/**
 * The lane was opened by another call, whose deadline is not meant. What is to be saved was begun: it comes before calls
 * that only begin.
 */
const by = <T>(due: number, work: () => Promise<T>): Promise<T> =>
  within(due - performance.now(), () => {
    const deadline = currentDeadline();
    if (deadline) deadline.begun = true;
    return work();
  });

/** The queue of a process: every answer but a quiz's last goes through it. */
export const createAnswerQueue = (db: Db): AnswerQueue =>
  new AnswerQueue({
    one: (answer) => acceptAnswer(db, answer),
    many: (answers) => acceptAnswers(db, answers),
  });
