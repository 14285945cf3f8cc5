import { describe, expect, it } from 'vitest';
import { FIXTURE_PASSAGE } from '#features/library/core/fixture-passage.ts';
import { publish } from '#features/library/core/published-passage.ts';
import { challengeOf, challengesOf, MAX_CHALLENGES } from './challenge.ts';
import { marksOf } from './marks.ts';

const passage = publish(FIXTURE_PASSAGE, {
  passageId: 1,
  versionId: 7,
  essayQuestionId: null,
  questions: FIXTURE_PASSAGE.questions.map(({ options }, at) => ({
    id: at + 1,
    options: options.map((_, option) => 10 * (at + 1) + option),
    correction: null,
  })),
});
const [first] = passage.questions;
const asked = passage.questions.filter((question) => challengeOf(passage, question) !== null);

describe('which sentence shows this', () => {
  it('has the sentence with the evidence among others, in the order of the text', () => {
    const { options, right } = challengeOf(passage, first!)!;
    expect(options).toHaveLength(4);
    const [span] = first!.key.evidence;
    const shown = passage.paragraphs[span!.paragraph - 1]!.slice(span!.start, span!.end);
    expect(options.find(({ sentence }) => sentence === right)!.text).toContain(shown);
    const numbers = options.map(({ sentence }) => sentence);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('is the same every time', () =>
    expect(challengeOf(passage, first!)).toEqual(challengeOf(structuredClone(passage), first!)));

  it.each([
    ['without evidence', { ...first!, key: { ...first!.key, evidence: [] } }],
    [
      'with evidence over several sentences',
      { ...first!, key: { ...first!.key, evidence: [{ paragraph: 2, start: 0, end: 400 }] } },
    ],
    ['with a corrected key', { ...first!, correction: { optionId: 1, at: '', reason: '' } }],
  ])('is not asked %s', (_, question) => expect(challengeOf(passage, question)).toBeNull());

  describe('with evidence in several places', () => {
    const [shown] = first!.key.evidence;
    const whole = challengeOf(passage, first!)!;
    /** Another sentence that is an option while it is no evidence. */
    const rival = whole.options.find(({ sentence }) => sentence !== whole.right)!;
    const paragraph = 1 + passage.paragraphs.findIndex((text) => text.includes(rival.text));
    const start = passage.paragraphs[paragraph - 1]!.indexOf(rival.text);
    const elsewhere = { paragraph, start: start + 1, end: start + rival.text.length - 1 };
    const evident = (...evidence: (typeof elsewhere)[]) =>
      challengeOf(passage, { ...first!, key: { ...first!.key, evidence } });

    it('has the sentences of all places, each of which is right, and shows the first', () => {
      const { options, right, showing } = evident(shown!, elsewhere)!;
      const both = [whole.right, rival.sentence].toSorted((a, b) => a - b);
      expect(right).toBe(whole.right);
      expect(showing).toEqual(both);
      expect(options).toHaveLength(2 + 3);
      expect(options.map(({ sentence }) => sentence)).toEqual(expect.arrayContaining(both));
      expect(evident(elsewhere, shown!)).toMatchObject({ right: rival.sentence, showing: both });
    });

    it('shows the sentence of the first place that is in one sentence', () => {
      const several = { paragraph: shown!.paragraph, start: 0, end: 400 };
      expect(evident(several, elsewhere)!.right).toBe(rival.sentence);
      expect(evident(several, several)).toBeNull();
    });
  });

  it('cuts no sentence at a title, but in a quiz that began with such cuts', () => {
    const begin = 'Then he saw Mr. Paz on the old bench by the road.';
    const titled = { ...passage, paragraphs: [begin, ...passage.paragraphs.slice(1)] };
    const evidence = [{ paragraph: 1, start: begin.indexOf('Paz'), end: begin.length - 1 }];
    const question = { ...first!, key: { ...first!.key, evidence } };
    const rightOf = (cut?: 'at-titles') => {
      const { options, right } = challengeOf(titled, question, cut)!;
      return options.find(({ sentence }) => sentence === right)!.text;
    };
    expect(rightOf()).toBe(begin);
    expect(rightOf('at-titles')).toBe('Paz on the old bench by the road.');
  });

  it('offers no greeting of a letter, which is no sentence', () => {
    const greeting = 'Dear Bright Seed Shop,';
    const letter = { ...passage, paragraphs: [greeting, ...passage.paragraphs] };
    const evidence = first!.key.evidence.map((span) => ({ ...span, paragraph: span.paragraph + 1 }));
    const { options } = challengeOf(letter, { ...first!, key: { ...first!.key, evidence } })!;
    expect(options.map(({ text }) => text)).not.toContain(greeting);
  });

  it('is not asked of verse', () => expect(challengeOf({ ...passage, form: 'verse' }, first!)).toBeNull());
});

describe('in a quiz', () => {
  const all = 'r'.repeat(passage.questions.length);

  it('it is asked after the first right answers, at most twice', () => {
    expect(asked.length).toBeGreaterThan(MAX_CHALLENGES);
    expect([...challengesOf(passage, marksOf(all)).keys()]).toEqual(
      asked.slice(0, MAX_CHALLENGES).map(({ position }) => position),
    );
  });

  it.each(['wrong', 'fast'])('it is not asked after a %s answer', (kind) => {
    const { position } = asked[0]!;
    const marks = `${all.slice(0, position)}${kind === 'wrong' ? 'w' : 'R'}${all.slice(position + 1)}`;
    expect([...challengesOf(passage, marksOf(marks)).keys()]).toEqual(
      asked.slice(1, 1 + MAX_CHALLENGES).map((question) => question.position),
    );
  });
});
