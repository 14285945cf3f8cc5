import { expect, it } from 'vitest';
import { freshQuiz, question, response, rightFeedback } from './fixture-quiz.ts';
import {
  earnedSoFar,
  openQuiz,
  optionOfKey,
  type QuizEvent,
  type QuizState,
  quizReducer,
} from './quiz-state.ts';

const after = (state: QuizState, ...events: QuizEvent[]) => events.reduce(quizReducer, state);
const choose: QuizEvent = { kind: 'choose', optionId: 11 };
const send: QuizEvent = { kind: 'send' };
const accepted = (over = {}, questionId = 1): QuizEvent => ({
  kind: 'accepted',
  questionId,
  response: response(over),
});
const goOn: QuizEvent = { kind: 'go-on' };

it('says how an answer went, then asks the next question', () => {
  const done = after(openQuiz(freshQuiz), choose, send, accepted());
  expect(done).toMatchObject({
    answeredCount: 1,
    pointsSoFar: 2,
    step: { kind: 'answered', question: { number: 1 } },
  });
  expect(after(done, goOn).step).toMatchObject({ kind: 'choosing', question: { number: 2 }, chosen: null });
});

it('sends nothing before something is chosen', () => {
  const open = openQuiz(freshQuiz);
  expect(after(open, send)).toBe(open);
});

it('counts an answer once, however often it is sent or acknowledged', () => {
  const once = after(openQuiz(freshQuiz), choose, send, accepted());
  expect(after(openQuiz(freshQuiz), choose, send, send, accepted(), accepted())).toEqual(once);
});

it('refuses to change an answer that is on its way', () => {
  const sending = after(openQuiz(freshQuiz), choose, send);
  expect(sending.step).toMatchObject({ kind: 'sending', chosen: 11 });
  expect(after(sending, { kind: 'choose', optionId: 12 })).toBe(sending);
});

const goAhead: QuizEvent = { kind: 'go-ahead' };
const second: QuizEvent = { kind: 'choose', optionId: 22 };

it('goes on to the next question while an answer waits, and shows its feedback once it has arrived', () => {
  const ahead = after(openQuiz(freshQuiz), choose, send, goAhead);
  expect(ahead).toMatchObject({ answeredCount: 0, step: { kind: 'choosing', question: { number: 2 } } });
  const later = after(ahead, accepted());
  expect(later).toMatchObject({ answeredCount: 1, late: [{ question: { number: 1 } }] });
  expect(later.step).toEqual(ahead.step);
  expect(after(later, accepted())).toBe(later);
  expect(after(later, second, send).late).toEqual([]);
});

it('stays with the last question until it has arrived', () => {
  const two = { ...freshQuiz, later: [question(2)] };
  const last = after(openQuiz(two), choose, send, goAhead, second, send);
  expect(after(last, goAhead)).toBe(last);
  const done = after(last, accepted(), accepted({ next: null, done: true }, 2));
  expect(done).toMatchObject({
    answeredCount: 2,
    step: { kind: 'answered', question: { number: 2 } },
    rest: [],
  });
  expect(after(done, goOn).step.kind).toBe('over');
});

it('finds the place again after a reload with several answers on the device', () => {
  const waiting = [
    { questionId: 1, optionId: 11 },
    { questionId: 2, optionId: 22 },
  ];
  const open = openQuiz(freshQuiz, { waiting, arrived: null });
  expect(open).toMatchObject({
    step: { kind: 'sending', question: { number: 2 }, chosen: 22 },
    rest: [{ number: 3 }],
  });
  expect(after(open, accepted()).late).toHaveLength(1);
});

it('gives the choice back when the answer is refused', () => {
  const refused = after(openQuiz(freshQuiz), choose, send, { kind: 'refused', detail: 'Please try again.' });
  expect(refused.step).toMatchObject({
    kind: 'choosing',
    chosen: 11,
    notice: { detail: 'Please try again.' },
  });
});

it('lights the place only after the extra question that asks for it', () => {
  const challenge = {
    challengedQuestionId: 1,
    options: [{ sentence: 1, text: 'The river turned.' }],
    answer: null,
  };
  const withheld = { ...rightFeedback(question(1)), evidence: [] };
  const asked = after(openQuiz(freshQuiz), choose, send, accepted({ challenge, feedback: withheld }));
  expect(asked.step).toMatchObject({ kind: 'answered', feedback: { evidence: [] } });
  const done = {
    kind: 'challenge-answered',
    answer: { found: true, chosenSentence: 1, shownBy: 1, points: 2 },
    feedback: rightFeedback(question(1)),
  } as const;
  const answered = after(asked, { ...done, questionId: 1 });
  expect(answered.step).toMatchObject({ feedback: done.feedback, challenge: { answer: { found: true } } });
  const next = after(asked, { kind: 'go-on' });
  expect(after(next, { ...done, questionId: 1 }).step).toEqual(next.step);
  expect([asked, answered, after(next, { ...done, questionId: 1 })].map(earnedSoFar)).toEqual([2, 4, 4]);
});

it('only says "saved" in the pretest', () => {
  const pretest = after(
    openQuiz({ ...freshQuiz, isPretest: true }),
    choose,
    send,
    accepted({ feedback: null }),
  );
  expect(pretest.step).toMatchObject({
    kind: 'choosing',
    question: { number: 2 },
    notice: { kind: 'saved' },
  });
});

it('rests after three fast answers, in the pretest at once, in practice after what is done', () => {
  const done = after(openQuiz(freshQuiz), choose, send, accepted({ pause: true }));
  expect(done.step.kind).toBe('answered');
  expect(after(done, goOn).step.kind).toBe('pausing');
  expect(after(done, goOn, goOn).step).toMatchObject({ kind: 'choosing', question: { number: 2 } });
  expect(after(openQuiz(freshQuiz), choose, send, accepted({ pause: true, feedback: null })).step.kind).toBe(
    'pausing',
  );
});

it('ends after the last question', () => {
  const one = { ...freshQuiz, later: [] };
  expect(after(openQuiz(one), choose, send, accepted({ done: true }), goOn).step.kind).toBe('over');
  expect(after(openQuiz(one), choose, send, accepted({ done: true, feedback: null })).step.kind).toBe('over');
});

it('goes on where another tab has left the quiz', () => {
  const quiz = { ...freshQuiz, answeredCount: 1, next: question(2), later: [question(3)] };
  const state = after(openQuiz(freshQuiz), choose, send, { kind: 'reloaded', quiz });
  expect(state).toMatchObject({
    answeredCount: 1,
    step: { question: { number: 2 }, notice: { kind: 'moved-on' } },
  });
});

it('sends an unfinished answer again after a reload, or shows its feedback when it had arrived', () => {
  expect(
    openQuiz(freshQuiz, { waiting: [{ questionId: 1, optionId: 12 }], arrived: null }).step,
  ).toMatchObject({ kind: 'sending', chosen: 12 });
  const answered = [{ ...question(1), feedback: rightFeedback(question(1)), challenge: null }];
  const onward = { ...freshQuiz, answeredCount: 1, answered, next: question(2), later: [question(3)] };
  const done = openQuiz(onward, { waiting: [], arrived: 1 });
  expect(done.step).toMatchObject({ kind: 'answered', question: { number: 1 } });
  expect(after(done, goOn).step).toMatchObject({ kind: 'choosing', question: { number: 2 } });
  expect(openQuiz(onward, { waiting: [{ questionId: 99, optionId: 1 }], arrived: null }).step).toMatchObject({
    kind: 'choosing',
    chosen: null,
  });
});

it.each([
  ['1', 11],
  ['3', 13],
  ['b', 12],
  ['C', 13],
  ['4', null],
  ['d', null],
  ['0', null],
  ['Enter', null],
  [' ', null],
])('reads the key %s as option %s', (key, optionId) => {
  expect(optionOfKey(question(1), key)).toBe(optionId);
});

it('counts the extra questions that were found before the page was opened again, and shows nothing where points are hidden', () => {
  const answer = { found: true, chosenSentence: 1, shownBy: 1, points: 2 };
  const challenge = { challengedQuestionId: 1, options: [], answer };
  const answered = [{ ...question(1), feedback: rightFeedback(question(1)), challenge }];
  expect(earnedSoFar(openQuiz({ ...freshQuiz, answered, pointsSoFar: 2 }))).toBe(4);
  expect(earnedSoFar(openQuiz({ ...freshQuiz, answered, pointsSoFar: null }))).toBeNull();
});
