import { expect, it } from 'vitest';
import { howNamesWereRead } from './how-names-were-read.ts';
import { readNames } from './pasted-names.ts';

it.each([
  [
    'a column of whole names',
    'Student Name\nLopez, Ana\nAmes, Jordan',
    ['The last name stands before the comma: “Lopez, Ana” is first name Ana, last name Lopez.'],
  ],
  [
    'headed columns',
    'Last Name,First Name\nLopez,Ana',
    ['First and last names come from the columns with these headings.'],
  ],
  [
    'columns without headings',
    'Ana\tLopez',
    ['The first column is the first name: “Ana Lopez” is first name Ana, last name Lopez.'],
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
