import { expect, it } from 'vitest';
import { readers } from '../testing/fixture-class.ts';
import { apart, nameApart } from './name-apart.ts';

it.each([
  ['another name', { ...readers, id: 8, name: 'Club' }, 'Grade 4', 'Readers'],
  ['another grade', { ...readers, id: 8, grade: 5 }, 'Grade 4', 'Readers · Grade 4'],
  [
    'the same name and grade',
    { ...readers, id: 8, name: 'readers ' },
    'Grade 4 · code ABCD-2345',
    'Readers · Grade 4 · code ABCD-2345',
  ],
])('tells a class apart from one of %s', (_, other, words, name) => {
  expect(apart(readers, [readers, other])).toBe(words);
  expect(nameApart(readers, [readers, other])).toBe(name);
});

it('has nothing but the grade where the code of one of two equal classes is closed', () => {
  const closed = { ...readers, classCode: null };
  expect(nameApart(closed, [closed, { ...readers, id: 8 }])).toBe('Readers · Grade 4');
});
