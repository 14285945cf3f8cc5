import type { Page } from '@playwright/test';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import type { Secret } from '../../../e2e/steps/readable.ts';
import type { StoredAnswer } from '../../harness/answer-ledger.ts';
import { selectStoredAnswers } from '../../harness/answer-ledger-queries.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import { type Account, type Choice, giveAnswer, goOnToQuestion } from './child.ts';
import type { SentAnswer } from './device.ts';
import type { Lane } from './lane.ts';
import type { OutageEnvironment } from './outage-environment.ts';
import { nameOf, selectLastAttempt } from './outage-queries.ts';
import type { Point } from './plan.ts';
import type { Screen } from './screen.ts';

/** One student at one device, with what they have done so far. */
export interface Visit {
  readonly environment: OutageEnvironment;
  readonly lane: Lane;
  readonly point: Point;
  readonly student: SchoolStudent;
  readonly account: Account;
  /** What was chosen, in order; a question that was asked twice is in it twice. */
  readonly given: Choice[];
  /** Where the page said something that was not so. */
  readonly wrongWords: string[];
  /** Things of this student that could be read afterwards. */
  readonly readable: string[];
  /** Answers that left the device under another student's name, or while another student sat there. */
  readonly asOther: string[];
  /** Tries to send an answer that the device had made before this student came. */
  readonly sentBefore: number;
}

export function beginVisit(environment: OutageEnvironment, lane: Lane, point: Point): Visit {
  const student = environment.nextReader();
  return {
    environment,
    lane,
    point,
    student,
    account: { username: student.username, password: environment.tests.school.password },
    given: [],
    wrongWords: [],
    readable: [],
    asOther: [],
    sentBefore: lane.device().sent().length,
  };
}

export const pageOf = ({ lane }: Visit): Page => lane.device().page();

export const answersOf = ({ environment: { tests }, student }: Visit): Promise<StoredAnswer[]> =>
  selectStoredAnswers(tests.database.pool, {
    studentIds: [student.id],
    versionId: tests.school.passage.versionId,
  });

export const isThrough = ({ given, environment }: Visit): boolean =>
  given.length >= environment.tests.school.passage.questions.length;

/** Goes on to the next question and answers it. @returns false when there was none. */
export async function answerNext(visit: Visit): Promise<boolean> {
  const screen = await goOnToQuestion(pageOf(visit));
  if (screen.step !== 'choosing') return false;
  const share = visit.point.choices[visit.given.length % visit.point.choices.length] ?? 0;
  visit.given.push(await giveAnswer(pageOf(visit), visit.environment.tests.school.passage, share));
  return true;
}

/**
 * Holds what the page says against the table: an answer of which it does not say that it waits here must be there.
 * @param screen read before the table is. While an answer is on its way, nothing is said.
 */
export async function checkWords(visit: Visit, screen: Screen, when: string): Promise<void> {
  const rows = await answersOf(visit);
  const elsewhere = visit.given.length - screen.kept;
  const say = (what: string) => visit.wrongWords.push(`${when}: ${what} (${visit.point.incident})`);
  if (screen.kept > visit.given.length) say(`${screen.kept} answers wait, of ${visit.given.length} given`);
  if (screen.step !== 'sending' && rows.length < elsewhere)
    say(`${elsewhere} answers count as saved, the service has ${rows.length}`);
  if (screen.allSaved && rows.length < visit.given.length)
    say(`all is called saved, the service has ${rows.length} of ${visit.given.length}`);
}

/** Every try to send an answer since this student came. */
export const sentIn = ({ lane, sentBefore }: Visit): readonly SentAnswer[] =>
  lane.device().sent().slice(sentBefore);

/** What no other student may read once this one has gone. */
export async function secretsOf(visit: Visit): Promise<Secret[]> {
  const { questions, paragraphs } = visit.environment.tests.school.passage;
  const keys = sentIn(visit).map(({ key }) => key);
  return [
    { what: 'the name', text: nameOf(visit.student.id) },
    { what: 'the username', text: visit.student.username },
    ...[...new Set(keys)].map((text) => ({ what: 'the key of an answer', text })),
    ...questions.flatMap(({ stem }) => asStoredAndDrawn('a question', stem)),
    ...questions.map(({ id }) => ({ what: 'the number of a question', text: `"questionId":${id}` })),
    ...paragraphs.flatMap((text) => asStoredAndDrawn('the text', text.slice(0, EXCERPT_LENGTH))),
    {
      what: 'the number of the quiz',
      text: `"attemptId":${await selectLastAttempt(visit.environment.tests.database.pool, visit.student.id)}`,
    },
  ];
}

/** The page draws quotation marks and apostrophes curled; the stores keep them straight. */
const asStoredAndDrawn = (what: string, text: string): Secret[] =>
  [...new Set([text, curlQuotes(text)])].map((form) => ({ what, text: form }));

/** So many letters of a paragraph are enough to know it by. */
const EXCERPT_LENGTH = 25;
