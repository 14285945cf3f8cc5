import { expect, it } from 'vitest';
import { documentInWords, sizeInWords } from './document-words.ts';

const file = { fileName: 'a.pdf', mediaType: 'application/pdf', bytes: 84_321 };

it.each([
  ['queued', 0, null, 'Waiting for its turn…'],
  ['running', 0, null, 'Making your PDF…'],
  ['running', 0.996, null, 'Making your PDF: 99% done.'],
  ['done', 1, file, 'Your PDF is ready (84 kB).'],
  ['failed', 0.5, null, 'The PDF could not be made. Please try again.'],
] as const)('says of a document that is %s at %s: %s', (status, progress, of, words) =>
  expect(documentInWords({ status, progress, file: of })).toBe(words),
);

it.each([
  [1, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [3_260_000, '3.3 MB'],
])('says %s bytes as %s', (bytes, words) => expect(sizeInWords(bytes)).toBe(words));
