import { expect, it } from 'vitest';
import { correctionSentence } from './correction-sentence.ts';

const note = {
  correctionId: 1,
  versionId: 70,
  title: 'The River Turns',
  level: 5,
  number: 3,
  stem: 'Why?',
  key: 'Option b',
  reason: 'Paragraph 2 says so.',
  correctedAt: '2026-11-20T12:00:00.000Z',
  scoredAt: '2026-11-20T12:02:00.000Z',
};

it.each([
  [
    4,
    1,
    0,
    'The quizzes of 4 of your students were scored again; the level of 1 student moved; nobody lost points.',
  ],
  [
    1,
    0,
    1,
    'A quiz of one of your students was scored again; no level moved; nobody lost points, and 1 point was added.',
  ],
  [
    12,
    3,
    20,
    'The quizzes of 12 of your students were scored again; the level of 3 students moved; nobody lost points, and 20 points were added.',
  ],
])('tells of %i students, %i levels, %i points', (students, levels, points, sentence) =>
  expect(correctionSentence({ ...note, students, levels, points })).toBe(sentence),
);
