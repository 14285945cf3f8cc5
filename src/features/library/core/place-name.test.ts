import { expect, it } from 'vitest';
import { placeForStudent, placeName } from './place-name.ts';

it.each([
  ['prose', 'Paragraph 3'],
  ['dialogue', 'Paragraph 3'],
  ['verse', 'Stanza 3'],
] as const)('a part of %s is called %s', (form, name) => expect(placeName(form, 3)).toBe(name));

it.each([
  ['prose', 'Paragraph 3'],
  ['verse', 'Part 3 of the poem'],
] as const)('a part of %s is called %s to a student', (form, name) =>
  expect(placeForStudent(form, 3)).toBe(name),
);
