import { expect, it } from 'vitest';
import { FIXTURE_PASSAGE } from './fixture-passage.ts';
import { passageFileSchema, passageSchema } from './passage-file.ts';

const [question] = FIXTURE_PASSAGE.questions;
const essay = FIXTURE_PASSAGE.essay;

it('reads what it wrote', () => {
  expect(passageSchema.parse(JSON.parse(JSON.stringify(FIXTURE_PASSAGE)))).toEqual(FIXTURE_PASSAGE);
});

it('fills in the lists that a file may leave out', () => {
  const { glossary: _, claims: __, review: ___, ...bare } = FIXTURE_PASSAGE;
  expect(passageSchema.parse(bare)).toMatchObject({
    glossary: [],
    claims: [],
    review: { readings: [], checks: [] },
  });
});

it.each([
  ['an unknown key', { colour: 'red' }, ''],
  ['an unknown key of a question', { questions: [{ ...question, answer: 1 }] }, 'questions.0'],
  ['an id with capitals', { id: 'The-Kite' }, 'id'],
  ['level 13', { level: 13 }, 'level'],
  ['a topic of its own', { topic: 'kites' }, 'topic'],
  ['an anchor outside R.1 to R.9', { questions: [{ ...question, anchor: 'R.10' }] }, 'questions.0.anchor'],
  ['a rubric of four', { essay: { ...essay, rubric: ['0', '1', '2', '3'] } }, 'essay.rubric'],
  ['an empty text', { text: ' \n' }, 'text'],
  [
    'a reading without a real date',
    { review: { readings: [{ date: 'May', reader: 'x', withPassage: true, choices: [] }] } },
    'review.readings.0.date',
  ],
])('refuses %s and names the place', (_, change, path) => {
  const result = passageSchema.safeParse({ ...FIXTURE_PASSAGE, ...change });
  expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

it.each([
  [true, 'true'],
  ['true', 'true'],
  ['invented', 'invented'],
])('takes the truth %s, as YAML reads it', (written, truth) => {
  expect(passageSchema.parse({ ...FIXTURE_PASSAGE, truth: written }).truth).toBe(truth);
});

it('has no readings in the passage’s own file', () => {
  const result = passageFileSchema.safeParse(FIXTURE_PASSAGE);
  expect(result.error?.issues[0]).toMatchObject({ code: 'unrecognized_keys', keys: ['review'] });
});
