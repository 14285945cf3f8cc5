import type { ClientReply } from '../../harness/client.ts';
import type { AnsweringStudent } from './answering-student.ts';
import type { AnsweredCall, Expectation } from './call-log.ts';
import type { Visitor } from './visitors.ts';

export interface LoadPlan {
  readonly students: readonly AnsweringStudent[];
  /** Sent whatever becomes of those before, as long as a student is free. */
  readonly answersPerSecond: number;
  readonly visitors: readonly Visitor[];
  readonly onAnswered: (call: AnsweredCall) => void;
}

export interface Load {
  /** Answers that were due and could not be sent because no student was free. */
  readonly missed: number;
  /** Sends no more and waits for what is on its way. */
  stop(): Promise<void>;
}

const TICK_MS = 10;

/** Sends everything at its rate, each call on its own. */
export function startLoad({ students, answersPerSecond, visitors, onAnswered }: LoadPlan): Load {
  const began = performance.now();
  const underWay = new Set<Promise<void>>();
  const sent = new Map<Visitor | 'answers', number>();
  let missed = 0;
  let next = 0;

  const follow = async (
    kind: string,
    expectationNow: () => Expectation | null,
    call: Promise<ClientReply>,
  ) => {
    const expectation = expectationNow();
    const reply = await call;
    // What is right may have changed meanwhile.
    if (expectation !== null && expectation === expectationNow()) onAnswered({ kind, expectation, ...reply });
  };
  const track = (...call: Parameters<typeof follow>) => {
    const done = follow(...call).finally(() => underWay.delete(done));
    underWay.add(done);
  };
  const sendAnswer = () => {
    const now = performance.now();
    for (let tried = 0; tried < students.length; tried++) {
      const student = students[next++ % students.length];
      if (student?.isFree(now)) return track('answer', () => 'serve', student.answer());
    }
    missed += 1;
  };
  const countDue = (what: Visitor | 'answers', perSecond: number): number => {
    const all = Math.floor(((performance.now() - began) / 1000) * perSecond);
    const due = all - (sent.get(what) ?? 0);
    sent.set(what, all);
    return due;
  };
  const timer = setInterval(() => {
    for (let n = countDue('answers', answersPerSecond); n > 0; n--) sendAnswer();
    for (const visitor of visitors)
      for (let n = countDue(visitor, visitor.perSecond); n > 0; n--)
        track(visitor.kind, visitor.expectation, visitor.send());
  }, TICK_MS);

  return {
    get missed() {
      return missed;
    },
    async stop() {
      clearInterval(timer);
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
