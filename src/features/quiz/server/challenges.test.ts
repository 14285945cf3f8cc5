import { expect, it } from 'vitest';
import { toChallengeAnswer } from './challenges.ts';

const challenge = {
  options: [2, 5, 6, 9].map((sentence) => ({ sentence, text: `Sentence ${sentence}.` })),
  right: 5,
  showing: [5, 9],
  sentences: 12,
};

it.each([
  ['the chosen sentence where it shows it', 9, true, 9],
  ['the first that shows it, to who chose another', 2, false, 5],
  ['the first that shows it, to who left the question', null, false, 5],
])('shows %s', (_, sentence, found, shownBy) =>
  expect(
    toChallengeAnswer(challenge, { sentence, is_right: found, unpaid: false }, { showPoints: true }),
  ).toMatchObject({ found, chosenSentence: sentence, shownBy }),
);
