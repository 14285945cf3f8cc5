import { expect, it } from 'vitest';
import { howNamesWereRead } from './how-names-were-read.ts';
import { readNames } from './pasted-names.ts';

it.each([
  [
    'a column of whole names',
    'Student Name\nLopez, Ana\nAmes, Jordan',
    ['The last name stands before the comma: “Lopez, Ana” is first name Ana, last name Lopez.'],
  ],
  ['headed columns, which are shown', 'Last Name,First Name\nLopez,Ana', []],
  ['columns without headings, which are shown', 'Ana\tLopez', []],
  [
    'one headed column',
    'First Name\nAna\t4\nBao\t4',
    [
      'First and last names come from the columns with these headings.',
      '2 students have no last name in your list.',
    ],
  ],
  [
    'one line in columns among many that are not',
    'Ana\nBao\nMei\tPark',
    [
      'The first column is the first name: “Mei Park” is first name Mei, last name Park.',
      'The first word is the first name: “Ana” is first name Ana.',
      '2 students have no last name in your list.',
    ],
  ],
  [
    'single names and a title',
    'Room 12: Reading\nMei\nTheo',
    [
      'The first word is the first name: “Mei” is first name Mei.',
      '2 students have no last name in your list.',
      '1 line is no student and was left out: “Room 12: Reading”.',
    ],
  ],
  [
    'many lines above the heading',
    'One\nTwo\nThree\nFour\nFive\nName\nAna Lopez',
    [
      'The first word is the first name: “Ana Lopez” is first name Ana, last name Lopez.',
      '5 lines are no student and were left out: “One”, “Two”, “Three”, 2 more.',
    ],
  ],
])('tells of %s', (_, text, sentences) => expect(howNamesWereRead(readNames(text))).toEqual(sentences));
