import { expect, it } from 'vitest';
import { isNoteOnAll, lastSeen, type ReaderMark, withMark, withNote, withoutMark } from './reader-marks.ts';

const mark = (paragraph: number, start: number, end: number, note = ''): ReaderMark => ({
  paragraph,
  start,
  end,
  note,
});

it('keeps marks in the order of the text', () => {
  const marks = withMark(withMark([], mark(2, 5, 9)), mark(1, 30, 40));
  expect(marks.map(({ paragraph }) => paragraph)).toEqual([1, 2]);
});

it('joins what touches, and loses no note', () => {
  const marks = [mark(1, 0, 10, 'why?'), mark(1, 20, 30, 'a clue'), mark(1, 60, 70)];
  expect(withMark(marks, mark(1, 8, 22))).toEqual([mark(1, 0, 30, 'why? a clue'), mark(1, 60, 70)]);
});

it('changes one note and removes one mark', () => {
  const marks = [mark(1, 0, 5), mark(3, 0, 5)];
  expect(withNote(marks, marks[1]!, 'here')).toEqual([marks[0], mark(3, 0, 5, 'here')]);
  expect(withoutMark(marks, marks[0]!)).toEqual([marks[1]]);
});

it('keeps a note that is joined from others as short as a note may be', () => {
  const marks = [mark(1, 0, 10, 'a'.repeat(400)), mark(1, 20, 30, 'b'.repeat(400))];
  expect(withMark(marks, mark(1, 5, 25))[0]?.note).toHaveLength(500);
});

it('cuts no character of a joined note in half', () => {
  const marks = [mark(1, 0, 10, 'a'.repeat(498)), mark(1, 20, 30, '🙂')];
  expect(withMark(marks, mark(1, 5, 25))[0]?.note).toBe(`${'a'.repeat(498)} `);
});

it('knows a note on a whole paragraph from words that are highlighted', () => {
  const whole = { paragraph: 2, start: 0, end: 11, note: 'Why?' };
  const paragraphs = ['One.', 'Two and all'];
  expect(isNoteOnAll(whole, paragraphs)).toBe(true);
  for (const other of [{ note: '' }, { start: 4 }, { end: 7 }, { paragraph: 3 }])
    expect(isNoteOnAll({ ...whole, ...other }, paragraphs)).toBe(false);
});

it('takes a note on the paragraph that was seen last', () => {
  expect(lastSeen([-900, -400, 100, 700], 600)).toBe(3);
  expect(lastSeen([-900, -400], 600)).toBe(2);
  expect(lastSeen([700], 600)).toBe(1);
  expect(lastSeen([], 600)).toBe(1);
});
