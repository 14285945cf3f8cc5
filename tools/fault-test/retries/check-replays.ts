import { replyFromWire } from '#platform/endpoint/contract/wire-call.ts';
import type { AnswerCall } from './history.ts';
import type { BesideCall, History } from './student-run.ts';

/** Of one student: replies that differed from the first, and effects that came twice. */
export interface Replays {
  /** Copies of one call with different replies. */
  readonly differed: number;
  /** Copies with the same reply as the first. */
  readonly identical: number;
  /** Keys under which two different answers were saved. */
  readonly reused: number;
  /** Keys whose second, different answer was refused. */
  readonly refused: number;
  /** Challenge questions and essays of which two different answers were kept. */
  readonly keptTwice: number;
  /** Quizzes that were begun, by their numbers: one, however often Start was pressed. */
  readonly begun: number;
}

const textsBy = <T>(calls: readonly T[], name: (call: T) => string, text: (call: T) => string | null) =>
  Map.groupBy(
    calls.flatMap((call) => {
      const said = text(call);
      return said === null ? [] : [{ name: name(call), said }];
    }),
    (reply) => reply.name,
  );

const savedText = ({ result }: AnswerCall) => (result.kind === 'saved' ? result.text : null);
const okText = ({ reply }: BesideCall) =>
  typeof reply === 'object' && reply.status === 200 ? reply.text : null;

export function checkReplays({ answers, beside }: History): Replays {
  const ofAnswers = textsBy(
    answers,
    ({ key, position, optionId, seconds }) => [key, position, optionId, seconds].join(' '),
    savedText,
  );
  // Another choice or essay under the same key is refused; offers stay on the table.
  const written = beside.filter(({ what }) => what !== 'start');
  const ofBeside = textsBy(written, ({ what, about }) => `${what} ${about}`, okText);
  const groups = [...ofAnswers.values(), ...ofBeside.values()].map((group) => ({
    copies: group.length,
    texts: new Set(group.map(({ said }) => said)).size,
  }));
  const byKey = Map.groupBy(answers, ({ key }) => key).values();
  const underKey = [...byKey].map((calls) => ({
    saved: new Set(calls.filter(({ result }) => result.kind === 'saved').map(bodyOf)).size,
    refused: calls.some(({ result }) => result.kind === 'key-reused'),
  }));
  const keptEssays = new Set(beside.filter(isKeptEssay).map(({ value }) => value));
  return {
    differed: groups.filter(({ texts }) => texts > 1).length,
    identical: groups.reduce((sum, { copies }) => sum + copies - 1, 0),
    reused: underKey.filter(({ saved }) => saved > 1).length,
    refused: underKey.filter(({ refused }) => refused).length,
    keptTwice: keptEssays.size > 1 ? 1 : 0,
    begun: begunIn(beside).size,
  };
}

const bodyOf = ({ position, optionId, seconds }: AnswerCall) => `${position} ${optionId} ${seconds}`;
const isKeptEssay = (call: BesideCall) => call.what === 'essay' && okText(call) !== null;

const begunIn = (beside: readonly BesideCall[]) =>
  new Set(
    beside
      .filter(({ what }) => what === 'start')
      .flatMap((call) => {
        const text = okText(call);
        if (text === null) return [];
        const { quiz } = replyFromWire(JSON.parse(text)) as { quiz?: { attemptId: number } };
        return [quiz?.attemptId ?? 'something else'];
      }),
  );
