import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { ClientCall } from '../../harness/client.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import type { Connections, Exchange } from './connections.ts';
import type { AnswerCall, AnswerResult, IntendedAnswer } from './history.ts';
import { callsOf, type StudentCalls } from './plan.ts';
import type { Fate } from './schedules.ts';

/** What goes beside the answers: a register that is written once, whatever is sent. */
export interface BesideCall extends Exchange {
  readonly what: 'challenge' | 'essay' | 'offers' | 'start';
  /** What it is about: the number of a question, else 0. */
  readonly about: number;
  /** What was chosen or written. */
  readonly value: string;
}

/** Everything that one student sent. */
export interface History {
  readonly answers: AnswerCall[];
  readonly beside: BesideCall[];
  /** Connections that were closed in the middle of a call. */
  broken: number;
  /** Calls that were asked to come later: they may have acted, and were sent again. */
  busy: number;
  /** Replies that no contract of these calls holds, such as those of a fault. */
  readonly faults: string[];
}

export interface How {
  readonly connection: number;
  readonly fate: Fate;
}

/** One student with connections: sends, and notes what came back. Who finds the server busy sends it again. */
export interface StudentRun {
  readonly history: History;
  readonly calls: StudentCalls;
  answer(intended: IntendedAnswer, how: How): Promise<AnswerCall>;
  beside(what: Pick<BesideCall, 'what' | 'about' | 'value'>, call: ClientCall, how: How): Promise<BesideCall>;
}

/** Until a call is sent again that met a busy server. */
const RESEND_AFTER_MS = 100;
/** Refusals that belong to the promise; all others are faults. */
const REFUSALS: readonly unknown[] = ['no-challenge', 'no-essay', 'key-reused', 'offer-gone'];

export function createStudentRun(
  student: SchoolStudent,
  passage: PublishedPassage,
  connections: Connections,
): StudentRun {
  const history: History = { answers: [], beside: [], broken: 0, busy: 0, faults: [] };
  const calls = callsOf(student, passage);
  const send = async (call: ClientCall, how: How) => {
    const exchange = await connections.send(call, how);
    if (how.fate.kind !== 'kept') history.broken += 1;
    if (isBusy(exchange.reply)) history.busy += 1;
    return exchange;
  };
  return {
    history,
    calls,
    async answer(intended, how) {
      const { began, ended, reply } = await send(calls.answer(intended), how);
      const answered = { ...intended, began, ended, result: resultOf(reply, passage, history.faults) };
      history.answers.push(answered);
      if (isBusy(reply)) {
        await sleep(RESEND_AFTER_MS);
        return this.answer(intended, how);
      }
      return answered;
    },
    async beside(what, call, how) {
      const made = { ...what, ...(await send(call, how)) };
      history.beside.push(made);
      if (isBusy(made.reply)) {
        await sleep(RESEND_AFTER_MS);
        return this.beside(what, call, how);
      }
      if (isFault(made.reply)) history.faults.push(`${what.what}: ${describe(made.reply)}`);
      return made;
    },
  };
}

const describe = (reply: Exchange['reply']) =>
  typeof reply === 'string' ? reply : `${reply.status} ${reply.text.slice(0, 200)}`;

const isFault = (reply: Exchange['reply']): boolean =>
  typeof reply !== 'string' && reply.status !== 200 && !REFUSALS.includes(problemOf(reply).code);

const problemOf = ({ text }: { text: string }) =>
  JSON.parse(text) as { readonly code?: unknown; readonly expectedQuestionId?: unknown };

/** Whether the server was too busy and asks to come later. */
export const isBusy = (reply: Exchange['reply']): boolean =>
  typeof reply !== 'string' && reply.status === 503;

/** What a reply says. A fault says nothing about whether the answer was kept. */
function resultOf(reply: Exchange['reply'], passage: PublishedPassage, faults: string[]): AnswerResult {
  if (typeof reply === 'string') return { kind: reply };
  if (isBusy(reply)) return { kind: 'lost' };
  if (reply.status === 200) return { kind: 'saved', text: reply.text };
  const { code, expectedQuestionId } = problemOf(reply);
  if (reply.status === 409 && code === 'not-next' && expectedQuestionId === null) return { kind: 'gone' };
  const expected = passage.questions.findIndex(({ id }) => id === expectedQuestionId);
  if (reply.status === 409 && code === 'not-next' && expected >= 0) return { kind: 'not-next', expected };
  if (reply.status === 422 && code === 'key-reused') return { kind: 'key-reused' };
  faults.push(`answer: ${describe(reply)}`);
  return { kind: 'lost' };
}

/** A new key, as a screen makes one for each answer. */
export const newKey = (): string => randomUUID();
