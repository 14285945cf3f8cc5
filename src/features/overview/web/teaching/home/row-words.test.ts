import { expect, it } from 'vitest';
import type { WorklistRow } from '../../../contract/worklist.ts';
import { rowSentence } from './row-words.ts';

const row = { rowKey: 'requests', state: '0:1', classId: 7, className: 'Readers' };

it.each<[string, WorklistRow]>([
  ['0 of 1 has done the pretest.', { ...row, type: 'pretest', done: 0, known: 1 }],
  ['0 of 27 have done the pretest.', { ...row, type: 'pretest', done: 0, known: 27 }],
  ['1 of 26 has done the pretest.', { ...row, type: 'pretest', done: 1, known: 26 }],
  ['8 of 12 have done the pretest.', { ...row, type: 'pretest', done: 8, known: 12 }],
  ['1 short essay to read.', { ...row, type: 'essays', waiting: 1 }],
  ['Ida N. wants to join.', { ...row, type: 'requests', waiting: 1, names: ['Ida N.'] }],
  ['Ida N. and Noa B. want to join.', { ...row, type: 'requests', waiting: 2, names: ['Ida N.', 'Noa B.'] }],
  [
    'Ida N., Noa B., Lea M., and 4 more want to join.',
    { ...row, type: 'requests', waiting: 7, names: ['Ida N.', 'Noa B.', 'Lea M.'] },
  ],
  [
    'Ms. Rivera invites you to teach Room 12.',
    { ...row, type: 'invites', waiting: 1, className: 'Room 12', ownerName: 'Ms. Rivera' },
  ],
  [
    '2 invitations to teach together, the newest from Ms. Rivera.',
    { ...row, type: 'invites', waiting: 2, className: 'Room 12', ownerName: 'Ms. Rivera' },
  ],
  [
    'A parent of Ana Lopez waits to be confirmed.',
    { ...row, type: 'families', waiting: 1, withdrawn: 0, studentId: 1, studentName: 'Ana Lopez' },
  ],
  [
    'A parent of Ana Lopez withdrew consent.',
    { ...row, type: 'families', waiting: 0, withdrawn: 1, studentId: 1, studentName: 'Ana Lopez' },
  ],
  [
    'Families: consent withdrawn for 1 and 2 parents wait to be confirmed, the newest of Ana Lopez.',
    { ...row, type: 'families', waiting: 2, withdrawn: 1, studentId: 1, studentName: 'Ana Lopez' },
  ],
  ['Nobody has finished 3 quizzes yet.', { ...row, type: 'early', quizzes: 3 }],
])('says "%s"', (sentence, of) => expect(rowSentence(of)).toBe(sentence));
