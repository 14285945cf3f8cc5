import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('works a text out once, and again after so many others', () => {
  const asked: string[] = [];
  const lengthOf = remembered((text) => {
    asked.push(text);
    return text.length;
  }, 2);
  expect(['a', 'bb', 'a', '', '', 'a'].map(lengthOf)).toEqual([1, 2, 1, 0, 0, 1]);
  expect(asked).toEqual(['a', 'bb', '', 'a']);
});
