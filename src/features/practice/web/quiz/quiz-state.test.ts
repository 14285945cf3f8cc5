import { expect, it } from 'vitest';
import { freshQuiz, question, response, rightFeedback } from './fixture-quiz.ts';
import { openQuiz, optionOfKey, type QuizEvent, type QuizState, quizReducer } from './quiz-state.ts';

const after = (state: QuizState, ...events: QuizEvent[]) => events.reduce(quizReducer, state);
const choose: QuizEvent = { kind: 'choose', answerId: 11 };
const send: QuizEvent = { kind: 'send' };
const accepted = (over = {}): QuizEvent => ({ kind: 'accepted', response: response(over) });
const goOn: QuizEvent = { kind: 'go-on' };

it('tells how an answer went, then asks on', () => {
  const told = after(openQuiz(freshQuiz), choose, send, accepted());
  expect(told).toMatchObject({
    answeredCount: 1,
    pointsSoFar: 2,
    step: { kind: 'told', question: { number: 1 } },
  });
  expect(after(told, goOn).step).toMatchObject({ kind: 'choosing', question: { number: 2 }, chosen: null });
});

it('sends nothing before something is chosen', () => {
  const open = openQuiz(freshQuiz);
  expect(after(open, send)).toBe(open);
});

it('counts an answer once, however often it is sent or acknowledged', () => {
  const once = after(openQuiz(freshQuiz), choose, send, accepted());
  expect(after(openQuiz(freshQuiz), choose, send, send, accepted(), accepted())).toEqual(once);
});

it('keeps the choice while the network is away, and lets nobody change it', () => {
  const held = after(openQuiz(freshQuiz), choose, send, { kind: 'held', reason: 'network' });
  expect(held.step).toMatchObject({ kind: 'sending', chosen: 11, held: 'network' });
  expect(after(held, { kind: 'choose', answerId: 12 })).toBe(held);
});

it('gives the choice back when the answer is refused', () => {
  const refused = after(openQuiz(freshQuiz), choose, send, { kind: 'refused', detail: 'Please try again.' });
  expect(refused.step).toMatchObject({
    kind: 'choosing',
    chosen: 11,
    notice: { detail: 'Please try again.' },
  });
});

it('only says "saved" in the pretest', () => {
  const pretest = after(
    openQuiz({ ...freshQuiz, isPretestQuiz: true }),
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

it('rests after three fast answers, in the pretest at once, in practice after what is told', () => {
  const told = after(openQuiz(freshQuiz), choose, send, accepted({ pause: true }));
  expect(told.step.kind).toBe('told');
  expect(after(told, goOn).step.kind).toBe('pausing');
  expect(after(told, goOn, goOn).step).toMatchObject({ kind: 'choosing', question: { number: 2 } });
  expect(after(openQuiz(freshQuiz), choose, send, accepted({ pause: true, feedback: null })).step.kind).toBe(
    'pausing',
  );
});

it('ends after the last question', () => {
  const last = accepted({ next: null, done: true });
  expect(after(openQuiz(freshQuiz), choose, send, last, goOn).step.kind).toBe('over');
  expect(after(openQuiz(freshQuiz), choose, send, accepted({ next: null, feedback: null })).step.kind).toBe(
    'over',
  );
});

it('goes on where another tab has left the quiz', () => {
  const quiz = { ...freshQuiz, answeredCount: 1, next: question(2) };
  const state = after(openQuiz(freshQuiz), choose, send, { kind: 'reloaded', quiz });
  expect(state).toMatchObject({
    answeredCount: 1,
    step: { question: { number: 2 }, notice: { kind: 'moved-on' } },
  });
});

it('sends an unfinished answer again after a reload, or tells it when it had arrived', () => {
  expect(openQuiz(freshQuiz, { questionId: 1, answerId: 12 }).step).toMatchObject({
    kind: 'sending',
    chosen: 12,
  });
  const answered = [{ ...question(1), feedback: rightFeedback(question(1)), challenge: null }];
  const arrived = { ...freshQuiz, answeredCount: 1, answered, next: question(2) };
  expect(openQuiz(arrived, { questionId: 1, answerId: 11 }).step).toMatchObject({
    kind: 'told',
    next: { number: 2 },
  });
  expect(openQuiz(arrived, { questionId: 99, answerId: 1 }).step).toMatchObject({
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
])('reads the key %s as option %s', (key, answerId) => {
  expect(optionOfKey(question(1), key)).toBe(answerId);
});
