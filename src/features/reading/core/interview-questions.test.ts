import { expect, it } from 'vitest';
import { interviewQuestions } from './interview-questions.ts';

it('finds the turns of the one who asks', () => {
  const paragraphs = [
    'Dele Adeyemi visited her laboratory.',
    'Dele: Does any chair survive?',
    'Park: One did: we called it Number Forty.',
    'Dele: So your machine had made a mistake.',
    'Park: The machine had done what I wanted.',
    'As she said this, I heard a creak.',
  ];
  expect([...interviewQuestions(paragraphs)]).toEqual([2, 4]);
});

it('finds none where nobody is named, or only one', () => {
  expect(interviewQuestions(['"How?" I ask.', 'The spoon stops.'])).toEqual(new Set());
  expect(interviewQuestions(['Note: bring a coat.', 'It is cold there.'])).toEqual(new Set());
});
